/// Opening theme files.
import Foundation
import LikenessJSON

/// The formats in which a theme can stand in a file.
public enum ThemeFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// Likeness's own: ``Theme/init(json:file:)-([UInt8],_)``.
  case likeness
  /// The W3C design-token format, 2025.10: ``Theme/init(designTokens:file:)``.
  case dtcg

  /// The format that a file's name indicates: `.tokens` and `.tokens.json`, the names that the W3C
  /// format recommends, are design tokens. Everything else is a theme file.
  public init(file: String) {
    self = file.hasSuffix(".tokens") || file.hasSuffix(".tokens.json") ? .dtcg : .likeness
  }
}

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

  /// Reads the content of a theme file or a design-token file.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The name of the file in problems. By default its ending also decides the format.
  ///   - format: The format; nil, the default, takes the one that `file` indicates.
  /// - Throws: Every problem.
  public init(
    data: Data, file: String = "theme.json", format: ThemeFormat? = nil
  ) throws(Problems) {
    try self.init(Array(data), file: file, format: format)
  }

  /// The content of a file, no more of it than it takes to see that it is too large.
  private static func bytes(ofFile path: String) throws(Problems) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problems([Problem(file: path, location: nil, message: ThemeWording.unreadable(ThemeWording.notThere))])
    }
    guard !isFolder.boolValue else {
      throw Problems([Problem(file: path, location: nil, message: ThemeWording.unreadable(ThemeWording.isFolder))])
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }  // It was only read, so nothing is lost where closing fails.
      return Array(try handle.read(upToCount: fileOptions.maximumBytes + 1) ?? Data())
    } catch {
      throw Problems([Problem(file: path, location: nil, message: ThemeWording.unreadable(error.localizedDescription))])
    }
  }
}
