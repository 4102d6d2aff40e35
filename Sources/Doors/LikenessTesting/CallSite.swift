/// The place of an assertion.
import Foundation
import Likeness
import Testing

struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// As `#function` gives it: `primary()`.
  let function: String

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The folder of the test target, relative to the package: the one with the name of the module,
  /// or the folder of the file.
  func targetFolder(relativeTo base: String) -> String {
    let module = "\(fileID)".prefix { $0 != "/" }
    let folders = place(relativeTo: base).file.split(
      separator: "/", omittingEmptySubsequences: false
    ).dropLast()
    let end = folders.lastIndex { $0 == module } ?? folders.indices.last
    return end.map { folders[...$0].joined(separator: "/") } ?? ""
  }

  /// The place, with the file relative to the package.
  func place(relativeTo base: String) -> SourcePlace {
    SourcePlace(file: pathInPackage("\(filePath)", base: base) ?? "\(filePath)", line: Int(line))
  }
}
