/// Themes from files and bundles. The room of themes itself opens no file.
import Foundation
import LikenessJSON
import LikenessSystem
import LikenessTheme

extension Theme {
  /// Reads a theme file or a design-token file from the disk.
  ///
  /// - Parameters:
  ///   - path: the file, which problems name as it is given here.
  ///   - format: The file's format; nil, the default, takes the one that its name indicates, see
  ///     ``ThemeFormat/init(file:)``.
  /// - Throws: every problem; one without a place where the file can't be opened or is too large.
  public init(contentsOfFile path: String, format: ThemeFormat? = nil) throws(Problems) {
    try self.init(try Self.bytes(ofFile: path), file: path, format: format)
  }

  /// Reads several files as one theme, such as a palette and the colors of one appearance that name
  /// its tokens. A token of a later file replaces one of the same name.
  ///
  /// - Parameters:
  ///   - paths: The files, all of one format, which problems name as they are given here.
  ///   - format: The format; nil, the default, takes the one that each name tells.
  /// - Throws: Every problem.
  public init(contentsOfFiles paths: [String], format: ThemeFormat? = nil) throws(Problems) {
    try self.init(try Self.sources(paths), format: format)
  }

  /// Reads files as one theme as far as its tokens have no problem; see ``readable(_:format:)``.
  package static func readable(
    contentsOfFiles paths: [String], format: ThemeFormat? = nil
  ) throws(Problems) -> (theme: Theme, problems: Problems) {
    try readable(try sources(paths), format: format)
  }

  private static func sources(_ paths: [String]) throws(Problems) -> [ThemeSource] {
    var sources: [ThemeSource] = []
    for path in paths {
      sources.append(ThemeSource(bytes: try bytes(ofFile: path), file: path))
    }
    return sources
  }

  private static func bytes(ofFile path: String) throws(Problems) -> [UInt8] {
    let cause: String
    do throws(FileError) {
      if let bytes = try Files.read(path, longest: fileOptions.maximumBytes) { return bytes }
      cause = "does not exist; check the path"
    } catch {
      cause =
        switch error.code {
        case EFBIG: "the file has more bytes than the limit of \(fileOptions.maximumBytes)"
        case EISDIR where error.isIrregular:
          "the file can't be read: this is not a regular file; give the path of a file"
        case EISDIR: "the file can't be read: this is a folder; give the path of a file"
        default: "the file can't be read: \(error.reason)"
        }
    }
    throw Problems([Problem(file: path, location: nil, message: cause)])
  }
}

extension ThemeManager {
  /// Loads a theme file from disk and makes its theme current unless it is unreadable or has a
  /// problem.
  @discardableResult
  public func load(contentsOfFile path: String) -> Loaded {
    do throws(Problems) {
      return adopt(try Theme(contentsOfFile: path))
    } catch {
      return refuse(error)
    }
  }

  /// Loads a theme file from a bundle and makes its theme current unless it is missing or has a
  /// problem.
  ///
  /// - Parameters:
  ///   - name: The resource, such as `light.theme.json`, whose extension decides the format, see
  ///     ``ThemeFormat/init(file:)``; or a bare name
  /// such as `light`, for the first of `light.theme.json`, `light.tokens.json`, `light.tokens` and
  /// `light.json` that exists.
  ///   - bundle: The bundle, such as `.module`. Defaults to the program's main bundle.
  ///   - subdirectory: The folder in the bundle. Defaults to nil, its resource folder.
  @discardableResult
  public func load(resource name: String, in bundle: Bundle = .main, subdirectory: String? = nil)
    -> Loaded
  {
    let isWhole = [".json", ".tokens"].contains { name.hasSuffix($0) }
    let names =
      isWhole ? [name] : [".theme.json", ".tokens.json", ".tokens", ".json"].map { name + $0 }
    for name in names {
      guard let url = bundle.url(forResource: name, withExtension: nil, subdirectory: subdirectory)
      else { continue }
      return load(contentsOfFile: url.path)
    }
    let message = Self.noResource(bundle.bundlePath, subdirectory, names)
    return refuse(Problems([Problem(file: name, location: nil, message: message)]))
  }

  private static func noResource(_ bundle: String, _ folder: String?, _ names: [String]) -> String {
    let place = folder.map { "the folder \($0) of the bundle \(bundle)" } ?? "the bundle \(bundle)"
    let what = names.count == 1 ? "this resource" : "any of \(names.joined(separator: ", "))"
    return "\(place) does not contain \(what); add the file to its target's resources"
  }
}
