/// Scenes and outcomes that could not be read: the place in the words of a problem.

/// The parts of a problem with a scene, `cards/news.json:3:5: Unknown style.`, or with a log of
/// outcomes.
struct ReadProblem {
  /// What could not be read; the raw value is its name in formats for machines.
  enum Kind: String, CaseIterable {
    case outcomes = "lost-outcomes"
    case scene = "unreadable-scene"

    /// What reports call it.
    var title: String { self == .scene ? "Scene could not be read" : "Outcomes are lost" }
    /// Its suite in JUnit XML.
    var suite: String { self == .scene ? "scenes" : "outcomes" }
  }

  let kind: Kind
  /// The whole line.
  let text: String
  /// The file and the line, from 1; nil if the line names none.
  let place: (file: String, line: Int)?
  /// What is wrong, without the place.
  let message: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    guard let match = text.wholeMatch(of: /(.+?):([0-9]{1,9}):[0-9]+: (.*)/.dotMatchesNewlines()),
      let line = Int(match.2), line > 0
    else {
      place = nil
      message = text
      return
    }
    place = (String(match.1), line)
    message = String(match.3)
  }
}

extension Report {
  /// Everything that could not be read.
  var readProblems: [ReadProblem] {
    lostOutcomes.map { ReadProblem(.outcomes, $0) } + problems.map { ReadProblem(.scene, $0) }
  }
}
