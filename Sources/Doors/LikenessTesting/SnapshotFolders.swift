/// The folders of snapshots and of what runs leave behind.
import Foundation
import Likeness
import LikenessSystem

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

extension Invocation {
  /// The command of the checkout that this library was built from, for tests without a package, as
  /// in an Xcode project. Only the name if the checkout is gone.
  static let ofCheckout: Invocation =
    ArtifactsFolder.package(around: #filePath).map { .swiftRun("likeness", package: $0) }
    ?? .likeness
}
