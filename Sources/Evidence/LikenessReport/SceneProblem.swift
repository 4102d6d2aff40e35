/// Scenes that could not be read: the place in the words of a problem.

/// The parts of a problem with a scene: `cards/news.json:3:5: Unknown style.`
struct SceneProblem {
  /// The whole line.
  let text: String
  /// The file and the line, from 1; nil if the line names none.
  let place: (file: String, line: Int)?
  /// What is wrong, without the place.
  let message: String

  init(_ text: String) {
    self.text = text
    guard let match = text.wholeMatch(of: /(.+?):([0-9]{1,9}):[0-9]+: (.*)/.dotMatchesNewlines()), let line = Int(match.2), line > 0 else {
      place = nil
      message = text
      return
    }
    place = (String(match.1), line)
    message = String(match.3)
  }

  /// What reports call it.
  static let title = "Scene could not be read"
  /// Its name in formats for machines.
  static let rule = "unreadable-scene"
}
