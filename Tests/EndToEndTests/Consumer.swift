/// A real package in a temporary folder that depends on this one by path, and `swift test` in it.
import Foundation
import TestKit

/// The package. It is built once per process in its own scratch folder; the environment of each run
/// decides what its tests draw.
struct Consumer {
  /// The folder of the package.
  let folder: URL
  private let scratch: URL

  /// The package, written and built.
  static func built() async throws -> Consumer { try await shared.value }

  private static let shared = Task {
    // Beside its build, so that only the first run builds Likeness. Two runs of one checkout can't
    // meet here: SwiftPM holds a lock of `.build` while tests run.
    let place = repository.appendingPathComponent(".build/end-to-end")
    let folder = place.appendingPathComponent("package")
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    let consumer = Consumer(folder: folder, scratch: place)
    try consumer.write(manifest(repository), to: "Package.swift")
    try consumer.write(components, to: "Tests/ConsumerTests/Components.swift")
    try consumer.write(modernTests, to: "Tests/ConsumerTests/CardTests.swift")
    try consumer.write(crashTests, to: "Tests/ConsumerTests/CrashTests.swift")
    try consumer.write(placeTests, to: "Tests/ConsumerTests/PlaceTests.swift")
    try consumer.write(legacyTests, to: "Tests/ConsumerTests/LegacyCardTests.swift")
    try consumer.write(fetchTests, to: "Tests/ConsumerTests/FetchTests.swift")
    for name in ["cards", "others"] {
      try consumer.write(stories(name), to: "Sources/\(name)/Stories.swift")
    }
    // A package in the package: its tests have references of their own, beside its manifest.
    try FileManager.default.copyItem(
      at: repository.appendingPathComponent("Tests/Fixtures/Components"),
      to: folder.appendingPathComponent("Components"))
    try await consumer.build()
    return consumer
  }

  /// Builds the package and its tests.
  func build() async throws {
    let build = try await swift(["build", "--build-tests"])
    guard build.status == 0 else { throw ConsumerError(output: build.output) }
  }

  /// Runs the tests of the package.
  ///
  /// - Parameters:
  ///   - arguments: further ones for `swift test`.
  ///   - environment: Variables that add to those of this process, without the ones that would
  ///     change the tests.
  func test(_ arguments: [String] = [], _ environment: [String: String] = [:]) async throws -> Run {
    try await swift(["test", "--skip-build"] + arguments, environment)
  }

  /// The result of a command.
  struct Run {
    var status: Int32
    /// The output of both streams.
    var output: String
  }

  /// Runs `likeness` in the package.
  func likeness(_ arguments: [String]) async throws -> Run {
    try await run(builtProducts.appendingPathComponent("likeness"), arguments, [:])
  }

  /// Runs `swift package likeness` in the package.
  ///
  /// - Parameter commands: The names of commands of its own, as in `cards others`; by default none.
  func plugin(_ arguments: [String], commands: String = "") async throws -> Run {
    try await swift(
      ["package", "--allow-writing-to-package-directory", "likeness"] + arguments,
      ["CONSUMER_COMMANDS": commands])
  }

  /// The file of a module that was built for the package.
  func module(_ name: String) -> String {
    scratch.appendingPathComponent("debug/Modules/\(name).swiftmodule").path
  }

  /// The outcomes of the last run, by the names of snapshots.
  func outcomes() throws -> [String: [String: Any]] {
    let lines = files(in: ".build/likeness/outcomes").values.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    let objects = lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return Dictionary(
      objects.compactMap { object in (object["snapshot"] as? String).map { ($0, object) } },
      uniquingKeysWith: { $1 })
  }

  private func swift(_ arguments: [String], _ environment: [String: String] = [:]) async throws
    -> Run
  {
    let all =
      ["swift", arguments[0], "--package-path", folder.path, "--scratch-path", scratch.path]
      + arguments.dropFirst()
    return try await run(URL(fileURLWithPath: "/usr/bin/env"), all, environment)
  }

  private func run(_ program: URL, _ arguments: [String], _ environment: [String: String])
    async throws -> Run
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Tool.inherited(from: ProcessInfo.processInfo.environment)
      .merging(environment) { $1 }
    // A file takes any amount of output without a reader.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-log-\(UUID().uuidString)")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try output.close()
    defer { try? FileManager.default.removeItem(at: log) }
    return Run(
      status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
  }

  // MARK: Files

  /// Removes references and artifacts of earlier runs.
  func reset() throws {
    for name in ["Snapshots", ".build"] {
      let url = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  /// The files below a folder of the package, or of any folder, by relative path, with their
  /// content.
  func files(in path: String) -> [String: Data] {
    let root =
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    var found: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      let file = root.appendingPathComponent(name).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      found[name] = FileManager.default.contents(atPath: file)
    }
    return found
  }

  /// Writes a file, and creates its folders.
  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes a file, and creates its folders.
  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// The package could not be built.
struct ConsumerError: Error, CustomStringConvertible {
  var output: String
  var description: String { "The package that depends on Likeness does not build.\n\(output)" }
}

private func manifest(_ repository: URL) -> String {
  let name = repository.lastPathComponent
  return """
    // swift-tools-version: 6.3
    import PackageDescription

    let likeness = ["Likeness", "LikenessCommand"].map {
      Target.Dependency.product(name: $0, package: "\(name)")
    }
    let commands = (Context.environment["CONSUMER_COMMANDS"] ?? "").split(separator: " ")
      .map { Target.executableTarget(name: String($0), dependencies: likeness) }

    let package = Package(
      name: "Consumer",
      platforms: [.macOS(.v15)],
      dependencies: [.package(path: "\(repository.path)")],
      targets: [
        .testTarget(
          name: "ConsumerTests",
          dependencies: [.product(name: "LikenessTesting", package: "\(name)"), .product(name: \
    "LikenessFetch", package: "\(name)")]),
        .target(
          name: "Components", dependencies: [.product(name: "LikenessUIKit", package: "\(name)")],
          path: "Components/Sources/Components"),
        .testTarget(
          name: "ComponentsTests",
          dependencies: ["Components", .product(name: "LikenessTesting", package: "\(name)")],
          path: "Components/Tests/ComponentsTests"),
      ] + commands
    )
    """
}

/// The command of a target with one story.
private func stories(_ target: String) -> String {
  """
  import Likeness
  import LikenessCommand

  @main struct Stories: GalleryCommand {
    static let gallery = Gallery(stories: [
      Story("\(target)/hello") { _ in Label(text: "Hello") }
    ])
  }
  """
}

private let components = """
  import Foundation
  import LikenessTesting

  /// A card with a badge in the color of the environment.
  func makeCard() -> View {
    let card = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    card.name = "Card"
    card.backgroundColor = .white
    let badge = View(frame: CGRect(x: 4, y: 4, width: 12, height: 12))
    badge.name = "badge"
    badge.cornerRadius = 6
    badge.backgroundColor = ProcessInfo.processInfo.environment["CONSUMER_COLOR"].flatMap { \
  Color($0) } ?? Color(hex: 0x336699)
    card.addSubview(badge)
    return card
  }
  """

private let modernTests = """
  import LikenessTesting
  import Testing

  @Suite struct CardTests {
    @Test func card() {
      assertSnapshots(of: makeCard(), as: .images(in: CGSize(width: 40, height: 20), themes: \
  ["light": .builtIn], scales: [1, 2]))
    }
  }
  """

/// Two tests; the first ends its process after an assertion if the environment requests it.
private let crashTests = """
  import Foundation
  import LikenessTesting
  import Testing

  private let crash = ProcessInfo.processInfo.environment["CONSUMER_CRASH"]

  @Suite(.serialized, .enabled(if: crash != nil)) struct CrashTests {
    @Test func before() {
      assertSnapshot(of: makeCard(), as: .image(in: CGSize(width: 40, height: 20)))
      if crash == "now" { kill(getpid(), SIGKILL) }
    }

    @Test func later() { assertSnapshot(of: makeCard(), as: .image(in: CGSize(width: 40, height: \
  20))) }
  }
  """

/// Tests that show all that is handed in. They run only if the environment asks for them.
private let placeTests = """
  import Foundation
  import LikenessTesting
  import Testing

  @Suite(.enabled(if: ProcessInfo.processInfo.environment["CONSUMER_PLACE"] != nil))
  struct PlaceTests {
    @Test(arguments: try Gallery(stories: [surroundings]).snapshots())
    func story(snapshot: StorySnapshot) { assertSnapshot(of: snapshot) }

    /// The same by the environment of a test.
    @Test func environment() {
      _ = PictureEnvironment(locale: Locale(identifier: "de_DE")).withValue {
        assertSnapshot(of: Label(text: told(.current)), as: .displayList(in: CGSize(width: 2000, \
  height: 20)))
      }
    }
  }

  private let surroundings = Story(
    "Surroundings/all", variants: StoryVariants(themes: ["light"], scales: [1]), in: CGSize(width: \
  2000, height: 20)
  ) { context in Label(text: told(context.environment)) }

  private func told(_ environment: PictureEnvironment) -> String {
    var dice = environment.random
    let numbers = (0..<3).map { _ in String(Int.random(in: 0..<1000, using: &dice)) \
  }.joined(separator: " ")
    let time = Int(environment.now.timeIntervalSince1970)
    return "\\(time) \\(environment.locale.identifier) \\(environment.timeZone.secondsFromGMT()) \
  \\(numbers)"
  }
  """

private let legacyTests = """
  import LikenessTesting
  import XCTest

  final class LegacyCardTests: XCTestCase {
    func testCard() {
      assertSnapshot(of: makeCard(), as: .image(in: CGSize(width: 40, height: 20)))
    }

    func testList() {
      assertSnapshot(of: makeCard(), as: .displayList(in: CGSize(width: 40, height: 20)))
    }
  }
  """

/// Makes each type of `LikenessFetch` outside the package. Nothing is sent to a URL of this scheme.
private let fetchTests = """
  import Foundation
  import LikenessFetch
  import LikenessTesting
  import Testing

  @Suite struct FetchTests {
    @Test func fetch() async throws {
      let url = try #require(URL(string: "file:///light.theme.json"))
      let options = FetchOptions(timeLimit: .seconds(60), sizeLimit: 1000)
      let fetcher = ThemeFetcher(url: url, copy: url.appendingPathExtension("copy"), options: \
  options)
      let error = await #expect(throws: FetchError.self) { try await fetcher.fetch() }
      guard case .noResponse = error?.cause else { throw FetchError(url: fetcher.url.path, cause: \
  .cancelled) }
      let fetched = FetchedTheme(theme: .builtIn, data: Data("{}".utf8), file: "light.theme.json", \
  origin: .server)
      #expect(ThemeManager().load(fetched.data, file: fetched.file).problems == nil)
    }
  }
  """
