/// Pictures that wait, a review that serves them, and requests as the page sends them.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSnapshots
import Synchronization
import TestKit
import TestSupport
import Testing

@testable import LikenessReview

/// A picture of one color, which the shade tells apart.
func shade(_ value: UInt8, width: Int = 6, height: Int = 4) throws -> Bitmap {
  .plain(width, height, StraightColor(r: value, g: 10, b: 200))
}

extension ReviewSession {
  /// The pixels of a picture that the page shows.
  nonisolated func bitmap(_ path: String) -> Bitmap? {
    picture(path).flatMap { try? PNG.decode($0) }
  }
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

  var pending: PendingSnapshots { PendingSnapshots(in: artifacts) }

  /// The path of a file of a pending snapshot.
  func waiting(_ name: String, _ part: PendingSnapshots.Part = .actual) throws -> String {
    pending.path(try SnapshotIdentity(name), part)
  }

  /// Answers as a command does, outside of the review.
  func answer(_ verb: PendingSnapshots.Verb, _ name: String, at time: Double = 1) async throws {
    let identity = try SnapshotIdentity(name)
    let seal = try #require(try pending.outcome(of: identity).seal)
    _ = try await artifacts.answering {
      try pending.answer(verb, identity, seen: seal, into: store, at: time)
    }
  }

  /// Replaces a reference, while what waits stays.
  func replaceReference(_ name: String, _ picture: Bitmap) throws {
    let elsewhere = ArtifactsFolder(path: folder("elsewhere"))
    let subject = SnapshotSubject(try SnapshotIdentity(name), picture: picture)
    let outcome = SnapshotChecker(store: store, artifacts: elsewhere, mode: .all).check(subject)
    try #require(outcome.done == .written)
  }

  var settings: ReviewSession.Settings {
    ReviewSession.Settings(
      store: store, artifacts: artifacts, title: "review", base: folder.path)
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
    let settings = settings
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

  /// The states of snapshots, each with the effect of its answer: `accepted replaced`.
  func states() async throws -> [String: String] {
    try #require(try await get("state").json()["items"] as? [String: [String: Any]]).mapValues {
      [$0["state"], $0["effect"]].compactMap { $0 as? String }.joined(separator: " ")
    }
  }

  /// What the page got to know of a snapshot, which an answer names.
  func seen(_ name: String) async throws -> String {
    let items = try await get("state").json()["items"] as? [String: [String: Any]]
    return try #require(items?[name]?["seen"] as? String)
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
