/// Tools for all tests of the command: a folder, small galleries, and a console that keeps its
/// output.
import Foundation
import Likeness
import LikenessCommand
import Synchronization
import TestKit
import Testing

/// Not the one of Swift Testing.
typealias ExitStatus = LikenessCommand.ExitStatus

/// A story of a view of one color, 8 by 4 pixels.
func box(_ name: String, _ color: StraightColor, tolerance: Tolerance = .exact) -> Story {
  Story(
    name, variants: StoryVariants(themes: ["light"], scales: [1]), in: CGSize(width: 8, height: 4),
    margin: 0, tolerance: tolerance
  ) {
    _ in
    let view = View()
    view.name = "Panel"
    view.backgroundColor = Color(color)
    return view
  }
}

/// Two boxes in two suites.
struct RedTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    box("Box/plain", StraightColor(hex: 0xFF0000)), box("Frame/wide", StraightColor(hex: 0x00FF00)),
  ])
}

/// A label with a character that the embedded typeface does not cover, and a red box.
struct ForeignTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      box("Box/plain", StraightColor(hex: 0xFF0000)),
      Story("Text/foreign", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in
        Label(text: "a\u{4E2D}")
      },
    ])
}

/// The same names, the first box in another color.
struct BlueTool: GalleryCommand {
  static let gallery = Gallery(stories: [
    box("Box/plain", StraightColor(hex: 0x0000FF)), box("Frame/wide", StraightColor(hex: 0x00FF00)),
  ])
}

/// The red boxes and one that can't be made.
struct BrokenTool: GalleryCommand {
  static let gallery = Gallery(
    stories: RedTool.gallery.stories + [
      Story("Box/torn", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in throw Torn()
      }
    ])

  struct Torn: Error, CustomStringConvertible {
    var description: String { "The paper is torn." }
  }
}

/// The first box in a red that differs by one, which may.
struct TolerantTool: GalleryCommand {
  static let gallery = Gallery(
    stories: [
      box(
        "Box/plain", StraightColor(hex: 0xFE0000),
        tolerance: Tolerance(metric: .channel(threshold: 1))),
      box("Frame/wide", StraightColor(hex: 0x00FF00)),
    ])
}

/// A hundred boxes, enough to report progress.
struct LargeTool: GalleryCommand {
  static let gallery = Gallery(
    stories: (0..<100).map { box("Box/\($0)", StraightColor(hex: 0xFF0000)) })
}

/// A gallery that can't be listed.
struct ClashingTool: GalleryCommand {
  static let gallery = Gallery(stories: [box("Box/plain", .white), box("Box/plain", .black)])
}

/// The output and the status of a run.
struct Spoken {
  var status: ExitStatus
  var results: [String]
  var messages: [String]

  /// The output of a pipe.
  var output: String { results.joined(separator: "\n") }
  var errors: String { messages.joined(separator: "\n") }

  /// Standard output as one JSON object.
  func json() throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any],
      "not one JSON document: \(output)")
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Runs the command in this process.
func run<Tool: GalleryCommand>(_ tool: Tool.Type, _ arguments: [String]) async -> Spoken {
  let results = Lines()
  let messages = Lines()
  let status = await tool.run(
    arguments: arguments,
    console: Console(result: { results.add($0) }, message: { messages.add($0) }))
  return Spoken(status: status, results: results.all, messages: messages.all)
}

/// Runs commands in a project with this `likeness.json`, in the folder of the sandbox.
func inProject<Result>(
  _ settings: String, _ sandbox: TestFolder, _ body: () async throws -> Result
) async throws -> Result {
  try sandbox.write(settings, to: "likeness.json")
  let project = try ProjectSettings(folder: sandbox.path)
  return try await GivenProject.$settings.withValue(project) { try await body() }
}

/// The start of a program by a shell, for ``Tool/run(_:in:with:input:through:)``, after a line of
/// the shell such as `ulimit -n 6`.
func after(_ line: String) -> [String] { ["sh", "-c", "\(line); exec \"$0\" \"$@\""] }

extension TestFolder {
  /// Creates a folder in the package of the working folder, which then owns the references in it.
  convenience init(inPackage isOwn: Bool) throws {
    try self.init(in: isOwn ? FileManager.default.currentDirectoryPath + "/.build" : nil)
  }

  /// The pictures of ``RedTool``.
  var box: SnapshotIdentity { identity("Box/plain@light,1x") }
  var frame: SnapshotIdentity { identity("Frame/wide@light,1x") }

  private func identity(_ name: String) -> SnapshotIdentity {
    do { return try SnapshotIdentity(name) } catch { preconditionFailure("\(error)") }
  }

  /// The options that keep a command inside the folder.
  var folders: [String] { ["--snapshots", self("Snapshots")] + output }
  var output: [String] { ["--output", self("out")] }
  var store: SnapshotStore { SnapshotStore(root: self("Snapshots")) }
  var pending: PendingSnapshots { PendingSnapshots(in: ArtifactsFolder(path: self("out"))) }

  /// Runs a command that has both folder options.
  func run<Tool: GalleryCommand>(_ tool: Tool.Type, _ arguments: String...) async -> Spoken {
    await LikenessCommandTests.run(tool, arguments + folders)
  }

  /// Writes bytes as a literal, such as those of an empty file.
  @discardableResult func write(_ bytes: [UInt8], to name: String) throws -> String {
    try write(Data(bytes), to: name)
  }

  /// Writes a picture as PNG.
  @discardableResult func write(_ picture: Bitmap, to name: String) throws -> String {
    try write(Data(try PNG.encode(picture)), to: name)
  }

  /// The states of all files below a folder, without links. A file that was written again has
  /// another state, even with the same bytes.
  func states(_ folder: String = "") throws -> [String: FileState] {
    var states: [String: FileState] = [:]
    for (name, bytes) in files(below: folder) {
      let path = self(folder) + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      states[name] = FileState(
        bytes: bytes, changed: attributes[.modificationDate] as? Date,
        number: attributes[.systemFileNumber] as? Int)
    }
    return states
  }

  struct FileState: Equatable {
    var bytes: Data
    var changed: Date?
    /// Changes with a rename, even within the resolution of the clock.
    var number: Int?
  }
}

/// A picture of one color, with some pixels in another.
func picture(
  _ width: Int, _ height: Int, _ color: StraightColor = .white, spots: [(x: Int, y: Int)] = [],
  in spot: StraightColor = .black
) -> Bitmap {
  var picture = Bitmap.plain(width, height, color)
  for (x, y) in spots { picture[x, y] = spot }
  return picture
}
