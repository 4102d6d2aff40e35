/// How the snapshots of tests are named, and which test owns them.
import Foundation
import Likeness
import Testing

extension CallSite {
  /// The file name without extension: `ButtonTests`.
  private var fileName: String {
    let name = "\(fileID)".split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }

  /// Returns the name of a snapshot: `<suite>/<test>`, or `<suite>/<test>.<name>`.
  ///
  /// The suite is the type of the running test, with a folder for each outer type. For a function
  /// outside any type the file name replaces it. The test is the running one, wherever the
  /// assertion is. Without `name`, the arguments of a parameterized test follow in its place.
  func identity(
    named name: String?, variant: SnapshotVariant, test: TestName? = .current
  ) throws(SnapshotIdentityError) -> SnapshotIdentity {
    let types = test?.types ?? []
    let suite = types.isEmpty ? fileName : types.joined(separator: "/")
    let function = bareName(test?.function ?? function)
    let detail: String?
    if let name {
      guard !name.isEmpty else { throw .emptyName(suite: suite) }
      detail = name
    } else {
      switch test?.arguments ?? .none {
      case .none: detail = nil
      case .named(let words): detail = words
      case .unnamed: throw .unnamedArguments(suite: suite, test: function)
      }
    }
    return try SnapshotIdentity(
      suite: suite, name: detail.map { "\(function).\($0)" } ?? function, variant: variant)
  }

  /// The test that owns the reference.
  func owner(relativeTo base: String, test: TestName? = .current) -> SnapshotOwner {
    let name = ((test?.types ?? []) + [test?.function ?? function]).joined(separator: "/")
    return SnapshotOwner(
      .test, file: sourceFile("\(fileID)", "\(filePath)", base: base), name: name)
  }
}

/// The names of a running test.
struct TestName: Hashable, Sendable {
  /// The types around the test, from the outermost.
  var types: [String]
  /// Such as `primary()`.
  var function: String
  var arguments = ArgumentName.none

  /// The running test of either framework; nil if there is none.
  static var current: TestName? {
    guard let test = Test.current else { return RunningXCTest.name }
    let components = test.id.nameComponents
    return TestName(
      types: components.dropLast().map(bareName), function: components.last ?? test.name,
      arguments: Test.Case.current.map(ArgumentName.init) ?? .none)
  }
}

/// Returns a name without parameters and backticks: `primary` for `primary()` and for ``
/// `primary`() ``.
func bareName(_ name: String) -> String {
  if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
    return String(name[..<end].dropFirst())
  }
  return String(name.prefix { $0 != "(" })
}
