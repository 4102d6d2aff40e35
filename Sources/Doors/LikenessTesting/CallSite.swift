/// Where an assertion stands, and the name and folders that follow from it.
import Foundation
import Likeness
import Testing

/// Where an assertion stands in the source.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// As `#function` gives it: `primary()`.
  let function: String

  /// The place for Swift Testing.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The file's name without its extension: `ButtonTests`.
  private var fileName: String {
    let name = "\(fileID)".split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }

  /// What a snapshot here is called.
  ///
  /// The suite is the type that holds the test, for a type in a type a folder in a folder. Only Swift Testing tells that type; under XCTest, and
  /// for a test function outside any type, the name of the file stands for it. The case is `name`, else the name of the test function
  /// without its parameters: under Swift Testing that of the running test, wherever the assertion stands.
  func identity(named name: String?, variant: SnapshotVariant, test: TestName? = .current) throws(SnapshotIdentityError) -> SnapshotIdentity
  {
    let suite = test.map(\.types).flatMap { $0.isEmpty ? nil : $0.joined(separator: "/") } ?? fileName
    return try SnapshotIdentity(suite: suite, name: name ?? bareName(test?.function ?? function), variant: variant)
  }

  /// The test that the reference of an assertion here belongs to.
  func owner(relativeTo base: String, test: TestName? = .current) -> SnapshotOwner {
    let name = ((test?.types ?? []) + [test?.function ?? function]).joined(separator: "/")
    return SnapshotOwner(.test, file: sourceFile("\(fileID)", "\(filePath)", base: base), name: name)
  }

  /// The folder of the test target, relative to the package. It has the name of the module; otherwise it is the folder of the file.
  func targetFolder(relativeTo base: String) -> String {
    let module = "\(fileID)".prefix { $0 != "/" }
    let folders = place(relativeTo: base).file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let end = folders.lastIndex { $0 == module } ?? folders.indices.last
    return end.map { folders[...$0].joined(separator: "/") } ?? ""
  }

  /// The place, the file told from the folder of the package.
  func place(relativeTo base: String) -> SourcePlace {
    SourcePlace(file: pathInPackage("\(filePath)", base: base) ?? "\(filePath)", line: Int(line))
  }
}

/// The names of a running Swift Testing test.
struct TestName: Sendable {
  /// The types around the test, from the outermost.
  var types: [String]
  /// The function: `primary()`.
  var function: String

  /// Those of the test that runs, or nil where none does.
  static var current: TestName? {
    guard let test = Test.current else { return nil }
    let components = test.id.nameComponents
    return TestName(types: components.dropLast().map(bareName), function: components.last ?? test.name)
  }
}

/// A name without parameters and without the backticks of a raw identifier: `primary` for `primary()` and for `` `primary`() ``.
func bareName(_ name: String) -> String {
  if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
    return String(name[..<end].dropFirst())
  }
  return String(name.prefix { $0 != "(" })
}

/// The folders that an assertion reads and writes.
struct SnapshotFolders: Hashable, Sendable {
  /// The folder of the package that holds the test, or that of the test's file outside a package; messages tell paths from here.
  var base: String
  /// The references.
  var snapshots: String
  /// What is not for git.
  var artifacts: String

  /// Finds the folders for a test in `file`.
  init(file: String, settings: SnapshotSettings) throws(SnapshotTestingError) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    base = Self.base(of: file, in: folder)
    if settings.folder?.hasPrefix("/") != true || settings.artifacts?.hasPrefix("/") != true {
      // On another machine than the one that compiled the test, its path leads nowhere.
      guard FileManager.default.fileExists(atPath: base) else { throw .sourceNotHere(file) }
    }
    snapshots = Self.path(settings.folder ?? "Snapshots", in: base)
    artifacts = settings.artifacts.map { [base] in Self.path($0, in: base) } ?? ArtifactsFolder(around: base).path
  }

  /// The package of a source. If the test was built in a checkout that is gone, this is the package of the working folder, where it has the source too.
  private static func base(of file: String, in folder: String) -> String {
    if let package = ArtifactsFolder.package(around: folder) { return package }
    let here = ArtifactsFolder.package(around: FileManager.default.currentDirectoryPath)
    return here.flatMap { pathInPackage(file, base: $0) == nil ? nil : $0 } ?? folder
  }

  /// How the reader of a test's message starts the command: the product of the package that the tests depend on.
  var invocation: Invocation { isInPackage ? .swiftRun("likeness") : .ofCheckout }

  /// The options that lead the command to the references.
  var snapshotsOptions: [String] { options("--snapshots", snapshots, usual: Self.path("Snapshots", in: base)) }

  /// The options that lead the command to what is not for git.
  var artifactsOptions: [String] { options("--output", artifacts, usual: ArtifactsFolder(around: base).path) }

  private var isInPackage: Bool { ArtifactsFolder.package(around: base) != nil }

  /// An option with a path from `base`, where the reader of a package works. Outside a package nobody knows that folder, so the path is whole.
  private func options(_ name: String, _ path: String, usual: String) -> [String] {
    guard isInPackage else { return [name, path] }
    return path == usual ? [] : [name, relativePath(path, from: base) ?? path]
  }

  private static func path(_ path: String, in base: String) -> String { path.hasPrefix("/") ? path : base + "/" + path }
}

/// Why an assertion can't be made.
enum SnapshotTestingError: Error, Hashable, CustomStringConvertible {
  /// The folder of the test's source does not exist.
  case sourceNotHere(String)
  /// One name, checked in one place with unequal contents.
  case ambiguous(SnapshotIdentity, SourcePlace)
  /// A view without an area.
  case noArea(String)
  /// Two strategies of one assertion give one name.
  case sameName(SnapshotIdentity)

  var description: String {
    switch self {
    case .sourceNotHere(let file):
      "The folder of \(file) is not on this machine, so its package and Snapshots folder can't be found. "
        + "Pass absolute paths: .snapshots(folder: …, artifacts: …)."
    case .ambiguous(let identity, let place):
      "\(identity) is checked more than once at \(place), with different contents. Distinguish the checks with “named:” or a variant."
    case .noArea(let name):
      "\(name) has no area, so there is nothing to draw. Give it a size with pin(.size(width, height)), "
        + "or the strategy the available space: .image(in: Size(width: 320, height: 60))."
    case .sameName(let identity):
      "Two of these snapshots have the name \(identity). Give each strategy a variant, or name the strategies: [\"small\": …, \"large\": …]."
    }
  }
}

extension Invocation {
  /// The command of the checkout that this library was built from, for tests without a package of their own, as in a project of Xcode. By its name alone if
  /// the checkout is gone.
  static let ofCheckout: Invocation = ArtifactsFolder.package(around: #filePath).map { .swiftRun("likeness", package: $0) } ?? .likeness
}
