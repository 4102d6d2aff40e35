/// The state of reading one scene.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessTheme
import LikenessViews

/// A theme and its name in the scene.
struct SceneTheme: Sendable {
  let name: String
  let theme: Theme
}

/// Reads a scene and reports all problems.
///
/// Values come from the first theme, but a token must exist in every theme. So one reading checks a
/// scene for all its themes, and ``tokens`` says for which of them its values hold.
final class SceneReading {
  let log: ProblemLog
  /// The scene's path in the scenes folder.
  let path: String
  var themes: [SceneTheme]
  /// Whether ``themes`` are final, set by the scene or by default.
  var hasReadThemes = false
  /// Whether a theme of the scene was unreadable.
  var hasFailedThemes = false
  /// The file reader. Files that are in ``images`` are not read again.
  let files: SceneFiles

  /// The images read so far, or the reasons why they are unreadable.
  var images: [SceneImage: Result<Image, SceneImageError>] = [:]
  /// Problems in files other than the scene.
  var foreignProblems: [Problem] = []
  var namedStyles = NamedStyles()
  /// What was taken from the themes.
  var tokens: Set<SceneToken> = []

  init(log: ProblemLog, path: String, themes: [SceneTheme], files: SceneFiles) {
    self.log = log
    self.path = path
    self.themes = themes
    self.files = files
  }

  /// Returns the value of a token. Reports a token that any theme lacks, once.
  func token<Value>(
    _ name: String, _ kind: TokenKind, at cursor: JSONCursor, _ tokens: (Theme) -> Tokens<Value>
  ) -> Value? {
    let lacking = themes.filter { tokens($0.theme)[name] == nil }
    let broken = lacking.lazy.compactMap { $0.theme.broken[TokenID(kind, name)] }.first
    if let broken {
      cursor.report(ThemeWording.broken(kind, name, broken))
      return nil
    }
    if let first = lacking.first {
      let near =
        log.nearestToken(to: name, among: tokens(first.theme).names)
        ?? (kind == .color ? hexadecimal(name) : nil)
      let places = lacking.count < themes.count ? lacking.map(\.name) : []
      cursor.report(
        ThemeWording.lengthAsText(name, kind)
          ?? SceneWording.noToken(kind, name, near: near, themes: places))
      return nil
    }
    self.tokens.insert(.name(kind, name))
    return themes.first.flatMap { tokens($0.theme)[name] }
  }

  /// A color whose `#` was forgotten.
  private func hexadecimal(_ text: String) -> String? {
    StraightColor("#" + text) == nil ? nil : "#" + text
  }

  func file(_ cursor: JSONCursor) -> ScenePath? {
    guard let text = cursor.asString() else { return nil }
    do throws(ScenePath.Failure) {
      return try ScenePath(text, from: path)
    } catch {
      cursor.report(error == .malformed ? SceneWording.badPath : SceneWording.leavesFolder(text))
      return nil
    }
  }

  /// Reports why a file named at the cursor is unreadable.
  func report(_ error: any Error, at cursor: JSONCursor) {
    guard let problems = error as? Problems else {
      return cursor.report(SceneWording.unreadable("\(error)"))
    }
    for problem in problems.list {
      if problem.location == nil {
        cursor.report("\(problem.file): \(problem.message)")
      } else {
        foreignProblems.append(problem)
      }
    }
  }
}
