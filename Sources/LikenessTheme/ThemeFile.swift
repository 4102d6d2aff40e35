/// Opening theme files.
import Foundation
import LikenessJSON

extension Theme {
  /// Reads a theme file or a design-token file from the disk; its name tells which, see ``init(_:file:)``.
  ///
  /// - Parameter path: the file, which problems name as it is given here.
  /// - Throws: every problem; one without a place where the file can't be opened or is too large.
  public init(contentsOfFile path: String) throws(Problems) {
    try self.init(try Self.bytes(ofFile: path), file: path)
  }

  /// The content of a file, no more of it than it takes to see that it is too large.
  private static func bytes(ofFile path: String) throws(Problems) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }  // It was only read, so nothing is lost where closing fails.
      return Array(try handle.read(upToCount: fileOptions.maximumBytes + 1) ?? Data())
    } catch {
      throw Problems([Problem(file: path, location: nil, message: ThemeWording.unreadable(error.localizedDescription))])
    }
  }
}
