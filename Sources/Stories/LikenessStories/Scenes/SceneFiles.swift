/// The files that a scene names, and the code that reads them.
import LikenessBase
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import LikenessViews

/// Reads the files that scenes name. Views know neither the disk nor PNG, so the caller provides
/// this.
///
/// Each path is relative to the folder of scenes, has its `..` resolved, and never leads out of
/// that folder. An error is reported at the place in the scene that names the file. ``Problems``
/// with places of their own, such as those of a theme file, are reported unchanged.
public struct SceneFiles: Sendable {
  /// Reads a theme of one file, or of several; see ``Theme/init(contentsOfFiles:format:)``.
  public var theme: @Sendable (_ paths: [String]) throws -> Theme
  /// The themes of a scene that names none, by name and in order. Default: Likeness's own.
  public var standardThemes: [(name: String, theme: Theme)] = [
    ("light", .builtIn), ("dark", .builtInDark),
  ]
  /// Reads an image file.
  public var image: @Sendable (_ path: String) throws -> Bitmap {
    get { { [picture] in try picture($0).bitmap } }
    set { picture = { (try newValue($0), nil) } }
  }
  /// Reads an image file, and what of it is not drawn. ``image`` knows nothing of that.
  package var picture: @Sendable (_ path: String) throws -> Picture

  /// The pixels of an image file, and what of it is not drawn.
  package typealias Picture = (bitmap: Bitmap, notApplied: Image.NotApplied?)

  /// Creates a file reader.
  public init(
    theme: @escaping @Sendable ([String]) throws -> Theme,
    image: @escaping @Sendable (String) throws -> Bitmap
  ) {
    self.init(theme: theme, picture: { (try image($0), nil) })
  }

  /// Creates a file reader that knows what of an image file is not drawn.
  package init(
    theme: @escaping @Sendable ([String]) throws -> Theme,
    picture: @escaping @Sendable (String) throws -> Picture
  ) {
    self.theme = theme
    self.picture = picture
  }

  /// A reader for standalone scenes: naming a file is a problem.
  public static let none = SceneFiles(
    theme: { throw NoFile(path: $0.first ?? "") }, image: { throw NoFile(path: $0) })

  private struct NoFile: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "\(quoted(path)): this scene was read without a folder, so it can name no file"
    }
  }
}

/// The path of a file in the scenes folder.
struct ScenePath: Hashable {
  /// The parts between slashes, without `..`.
  let parts: [Substring]

  var text: String { parts.joined(separator: "/") }
  /// The last part.
  var name: Substring { parts.last ?? "" }

  enum Failure: Error {
    case malformed
    case leavesFolder
  }

  /// Resolves `reference` relative to a scene.
  ///
  /// Only the names are checked; whoever reads the file decides where symbolic links may lead.
  ///
  /// - Parameter scene: The scene's own path in the folder.
  init(_ reference: String, from scene: String) throws(Failure) {
    var parts = scene.split(separator: "/").dropLast()
    let steps = reference.split(separator: "/", omittingEmptySubsequences: false)
    guard !steps.contains(""), !reference.contains("\\"),
      reference.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
    else { throw .malformed }
    for step in steps where step != "." {
      guard step == ".." else {
        parts.append(step)
        continue
      }
      guard parts.popLast() != nil else { throw .leavesFolder }
    }
    // "." and "a/.." name folders.
    guard !parts.isEmpty, let last = steps.last, last != ".", last != ".." else { throw .malformed }
    self.parts = Array(parts)
  }

  /// Pixels per point, from an `@2x` before the extension as on Apple platforms; otherwise 1.
  var scale: Scale {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().last ?? name
    guard let at = stem.lastIndex(of: "@"), stem.hasSuffix("x") else { return .one }
    return Int(stem[stem.index(after: at)...].dropLast()).flatMap { Scale(Double($0)) } ?? .one
  }
}
