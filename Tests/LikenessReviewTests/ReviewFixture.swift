/// Pictures that wait, a review that serves them, and requests as the page sends them.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessRaster
import LikenessReview
import LikenessSnapshots
import Synchronization
import TestKit
import TestSupport
import Testing

/// A picture of one color, which the shade tells apart.
func shade(_ value: UInt8, width: Int = 6, height: Int = 4) throws -> Bitmap {
  .plain(width, height, StraightColor(r: value, g: 10, b: 200))
}

/// References, and runs that leave pictures waiting.
final class ReviewFixture: Sendable {
  let folder: TestFolder
  let store: SnapshotStore
  let artifacts: ArtifactsFolder
  private let runs = Atomic<Int>(0)

  init() throws {
    folder = try TestFolder()
    store = SnapshotStore(root: folder("Snapshots"))
    artifacts = ArtifactsFolder(path: folder("out"))
  }

  /// Records references.
  func record(_ pictures: [String: Bitmap]) throws { try check(pictures, mode: .all) }

  /// Runs tests that draw these pictures, as a run of its own.
  func run(_ pictures: [String: Bitmap], unreadScenes: [UnreadScene]? = nil) throws {
    let number = runs.add(1, ordering: .relaxed).newValue
    let log = try OutcomeLog(
      startingIn: artifacts, run: "\(number)", started: Double(number), unreadScenes: unreadScenes)
    for outcome in try check(pictures, mode: .never) { try log.append(outcome) }
  }

  @discardableResult private func check(_ pictures: [String: Bitmap], mode: RecordMode) throws
    -> [SnapshotOutcome]
  {
    let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: mode)
    return try pictures.sorted { $0.key < $1.key }.map {
      checker.check(SnapshotSubject(try SnapshotIdentity($0.key), picture: $0.value))
    }
  }

  /// The bytes of every file below a folder of the fixture.
  func files(_ name: String) -> [String: Data] { folder.files(below: name) }

  var arguments: [String] { ["review", "--snapshots", store.root, "--output", artifacts.path] }

  /// Serves a review until `body` has ended.
  ///
  /// - Returns: All answers.
  @discardableResult func reviewing(_ body: (ReviewClient) async throws -> Void) async throws
    -> ReviewSummary
  {
    let summary = Locked<ReviewSummary?>(nil)
    let settings = ReviewSession.Settings(
      folders: ReviewFolders(store: store, artifacts: artifacts), drawing: .withoutFonts,
      title: "review", base: folder.path)
    let server = RunningServer { message, ready in
      let answers = try await ReviewServer(settings).run(port: 0, message: message) { url, _ in
        ready(url)
      }
      summary.withLock { $0 = answers }
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body(try ReviewClient(url: try await server.url()))) } catch {
      result = .failure(error)
    }
    try await server.stop()
    try result.get()
    return try #require(summary.withLock { $0 })
  }
}

/// An open page, as far as its requests go.
struct ReviewClient: Sendable {
  let port: UInt16
  let token: String

  init(url: String) throws {
    let parts = try #require(URL(string: url))
    port = try #require(parts.port.flatMap { UInt16(exactly: $0) })
    token = parts.lastPathComponent
  }

  /// An answer taken apart.
  struct Answer: Sendable {
    var status: Int
    var head: String
    var body: String
    /// The body as JSON.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }
    /// What was done, as `name effect`.
    func done() throws -> [String] {
      try #require(try json()["done"] as? [[String: String]]).map {
        "\($0["identity"] ?? "") \($0["effect"] ?? "")"
      }
    }
    /// Why something was not.
    func problems() throws -> [String] {
      try #require(try json()["refused"] as? [[String: String]]).compactMap { $0["problem"] }
    }
  }

  func get(_ name: String) async throws -> Answer {
    try await send(request("GET", "/\(token)/\(name)", host: "127.0.0.1:\(port)"))
  }

  /// What the page sends; parameters take the place of what it would say.
  func post(
    _ verb: String, _ names: [String], seen: String? = nil, token field: String? = nil,
    origin: String? = nil,
    type: String = "application/json"
  ) async throws -> Answer {
    let entries = names.map { name in
      ["name": name].merging(seen.map { ["seen": $0] } ?? [:]) { $1 }
    }
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: ["entries": entries]), as: UTF8.self)
    return try await send(
      request(
        "POST", "/\(token)/\(verb)", "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
        "Likeness-Token: \(field ?? token)",
        "Content-Type: \(type)", "Content-Length: \(body.utf8.count)", host: "127.0.0.1:\(port)",
        body: body))
  }

  /// Takes back what was answered last.
  func undo() async throws -> Answer {
    try await send(
      request(
        "POST", "/\(token)/undo", "Origin: http://127.0.0.1:\(port)", "Likeness-Token: \(token)",
        "Content-Type: application/json",
        "Content-Length: 2", host: "127.0.0.1:\(port)", body: "{}"))
  }

  func send(_ text: String) async throws -> Answer {
    let answer = try await exchange(port, text)
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Answer(
      status: try #require(status, "no answer: \(answer)"), head: parts[0],
      body: parts.count > 1 ? parts[1] : "")
  }
}
