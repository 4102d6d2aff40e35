/// A folder for one test, and tools for tests of the store.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import Synchronization
import Testing

@testable import LikenessSnapshots

/// A package in a temporary folder, removed with the object.
final class Sandbox: Sendable {
  let path: String
  let button: SnapshotIdentity
  let store: SnapshotStore
  let artifacts: ArtifactsFolder

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "likeness-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path + "/Package.swift"))
    button = try SnapshotIdentity(suite: "Button", name: "primary", variant: [.theme: "dark"])
    store = SnapshotStore(root: path + "/Snapshots")
    artifacts = ArtifactsFolder(around: path)
  }

  deinit {
    _ = try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/Snapshots/Button")
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  /// A checker whose clock advances by a second with each look.
  func checker(_ mode: RecordMode) -> SnapshotChecker {
    let ticks = Ticks()
    return SnapshotChecker(store: store, artifacts: artifacts, mode: mode) {
      Double(ticks.count.add(1, ordering: .relaxed).newValue)
    }
  }

  /// Checks a picture of the button, with its list.
  func check(
    _ picture: Bitmap, list: DisplayList? = nil, _ mode: RecordMode, tolerance: Tolerance = .exact
  ) -> SnapshotOutcome {
    checker(mode).check(SnapshotSubject(button, picture: picture, list: list), tolerance: tolerance)
  }

  /// Every reference file with its content.
  var references: [String: Data] { files(below: path + "/Snapshots") }
  /// Every pending file with its content.
  var pending: [String: Data] { files(below: path + "/.build/likeness/pending") }
  /// Every difference file with its content.
  var differences: [String: Data] { files(below: path + "/.build/likeness/differences") }

  private func files(below folder: String) -> [String: Data] {
    var files: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
    {
      if let data = FileManager.default.contents(atPath: folder + "/" + name),
        !isFolder(folder + "/" + name)
      {
        files[name] = data
      }
    }
    return files
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let url = URL(filePath: self.path + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}

private final class Ticks: Sendable {
  let count = Atomic<Int>(0)
}

let png = "Button/primary@dark.png"
let txt = "Button/primary@dark.txt"

func pixels(_ width: Int, _ height: Int) -> PixelSize {
  guard let size = PixelSize(width: width, height: height) else {
    preconditionFailure("\(width) × \(height) is no size")
  }
  return size
}

/// A picture of 4 by 2 pixels in one color.
func plain(_ color: StraightColor) -> Bitmap { Bitmap(size: pixels(4, 2), filledWith: color) }

/// A list that draws ``plain(_:)``.
func list(_ color: StraightColor, padding: Int = 4) -> DisplayList {
  let whole = FixedRect(x: .zero, y: .zero, width: Fixed(4), height: Fixed(2))
  let properties: [Provenance.Property] = [
    .init("backgroundColor", "\(color)"), .init("padding", "\(padding)"),
  ]
  return DisplayList(
    size: pixels(4, 2), scale: 2, background: .white,
    explanations: ["backgroundColor": [.boxFill]],
    items: [
      DisplayItem(
        .box(Box(RoundedRect(rect: whole), fill: .color(color))),
        from: Provenance(path: "Button", properties: properties))
    ]
  )
}

let lfsPointer = Array(
  """
  version https://git-lfs.github.com/spec/v1\noid \
  sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n
  """
  .utf8)
