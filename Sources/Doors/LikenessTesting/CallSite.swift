/// The place of an assertion, and the name and folders that follow from it.
import Foundation
import Likeness
import LikenessSystem
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

struct SnapshotFolders: Hashable, Sendable {
  /// The folder of the package of the test, or of the test's file outside a package. Messages show
  /// paths relative to it.
  var base: String
  var snapshots: String
  var artifacts: String

  init(file: String, settings: SnapshotSettings) throws(SnapshotTestingError) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    base = Self.base(of: file, in: folder)
    if settings.folder?.hasPrefix("/") != true || settings.artifacts?.hasPrefix("/") != true {
      // On a machine other than the one that compiled the test, its path does not exist.
      guard Files.exists(base) else { throw .sourceNotHere(file) }
    }
    snapshots = Self.path(settings.folder ?? "Snapshots", in: base)
    artifacts =
      settings.artifacts.map { [base] in Self.path($0, in: base) }
      ?? ArtifactsFolder(around: base).path
  }

  /// The package of a source. If the test was built in a checkout that is gone, this is the package
  /// of the working folder, if it contains the source.
  private static func base(of file: String, in folder: String) -> String {
    if let package = ArtifactsFolder.package(around: folder) { return package }
    let here = ArtifactsFolder.package(around: Files.workingFolder)
    return here.flatMap { pathInPackage(file, base: $0) == nil ? nil : $0 } ?? folder
  }

  /// How a reader starts the command: the product of the package that the tests depend on.
  var invocation: Invocation { isInPackage ? .swiftRun("likeness") : .ofCheckout }

  var snapshotsOptions: [String] {
    options("--snapshots", snapshots, usual: Self.path("Snapshots", in: base))
  }

  var artifactsOptions: [String] {
    options("--output", artifacts, usual: ArtifactsFolder(around: base).path)
  }

  private var isInPackage: Bool { ArtifactsFolder.package(around: base) != nil }

  /// An option with a path relative to `base`, the working folder of a package. Outside a package,
  /// the path is absolute.
  private func options(_ name: String, _ path: String, usual: String) -> [String] {
    guard isInPackage else { return [name, path] }
    return path == usual ? [] : [name, relativePath(path, from: base) ?? path]
  }

  private static func path(_ path: String, in base: String) -> String {
    path.hasPrefix("/") ? path : base + "/" + path
  }
}

/// Why an assertion can't be made.
enum SnapshotTestingError: Error, Hashable, CustomStringConvertible {
  /// The folder of the test's source does not exist.
  case sourceNotHere(String)
  /// One name was checked at one place with different contents.
  case ambiguous(SnapshotIdentity, SourcePlace)
  case noArea(String)
  case margin(Double)
  case scale(Double)
  /// Two strategies of an assertion have the same name.
  case sameName(SnapshotIdentity)

  var description: String {
    switch self {
    case .sourceNotHere(let file):
      "The folder of \(file) is not on this machine, so its package and Snapshots folder can't be "
        + "found. "
        + "Pass absolute paths: .snapshots(folder: …, artifacts: …)."
    case .ambiguous(let identity, let place):
      """
      \(identity) is checked more than once at \(place), with different contents. Distinguish the \
      checks with “named:” or a variant.
      """
    case .noArea(let name):
      "\(name) has no area, so there is nothing to draw. Give it a size with pin(.size(width, "
        + "height)), "
        + "or the strategy the available space: .image(in: CGSize(width: 320, height: 60))."
    case .margin(let margin):
      "A margin of \(margin) points needs a finite number above 0 and a view without a superview."
    case .scale(let scale):
      "A display scale of \(scale) can't be drawn: it must be 0.25…16."
    case .sameName(let identity):
      """
      Two of these snapshots have the name \(identity). Give each strategy a variant, or name the \
      strategies: [\"small\": …, \"large\": …].
      """
    }
  }
}

extension Invocation {
  /// The command of the checkout that this library was built from, for tests without a package, as
  /// in an Xcode project. Only the name if the checkout is gone.
  static let ofCheckout: Invocation =
    ArtifactsFolder.package(around: #filePath).map { .swiftRun("likeness", package: $0) }
    ?? .likeness
}
