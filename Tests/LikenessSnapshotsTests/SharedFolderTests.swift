/// Processes that share a run folder. One is stopped before each of its calls in the folder, and
/// another runs meanwhile; or it is killed there.
#if os(Linux)
  import Foundation
  import LikenessBase
  import LikenessDisplayList
  import LikenessPNG
  import LikenessSystem
  import TestKit
  import TestSupport
  import Testing

  @testable import LikenessSnapshots

  /// What a process does in the folder: arguments of `pending-steps`.
  private struct Step: Hashable, CustomTestStringConvertible {
    let arguments: [String]

    init(_ words: String) { arguments = words.split(separator: " ").map(String.init) }

    var testDescription: String { arguments.joined(separator: " ") }

    /// The snapshot that it is about; nil for the start of a run.
    var name: String? { arguments[0] == "start" ? nil : arguments[1] }
  }

  /// A package in which `S/a` and `S/b` have red references, and green pictures of `S/a` and `S/c`
  /// wait.
  private struct SharedFolder {
    let folder = Result { try TestFolder() }
    static let tool = Tool(product: "pending-steps")
    static let names = ["S/a", "S/b", "S/c"]

    private var root: TestFolder { get throws { try folder.get() } }
    var path: String { get throws { try root.path + "/box" } }
    var artifacts: ArtifactsFolder { get throws { ArtifactsFolder(path: try path + "/out") } }
    var store: SnapshotStore { get throws { SnapshotStore(root: try path + "/Snapshots") } }

    /// Makes the folder again.
    func begin() throws {
      if try root.exists("box") { try root.remove("box") }
      let prototype = try Self.prototype.get()
      try FileManager.default.copyItem(atPath: prototype.path, toPath: path)
    }

    private static let prototype = Result { () throws -> TestFolder in
      let folder = try TestFolder()
      let store = SnapshotStore(root: folder("Snapshots"))
      let artifacts = ArtifactsFolder(path: folder("out"))
      _ = try OutcomeLog(startingIn: artifacts, run: "first", started: 1)
      let recorder = SnapshotChecker(store: store, artifacts: artifacts, mode: .all)
      for name in ["S/a", "S/b"] {
        _ = recorder.check(SnapshotSubject(try SnapshotIdentity(name), picture: plain(.red)))
      }
      let checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
      for name in ["S/a", "S/c"] {
        let subject = SnapshotSubject(try SnapshotIdentity(name), picture: plain(.green))
        try #require(checker.check(subject).done == .kept)
      }
      return folder
    }

    /// Starts a process, which is disturbed at its call of this number in the run folder.
    func start(_ step: Step, at call: Int = 0, _ kind: String = "STOP") throws -> RunningTool {
      let root = try root
      if root.exists("log") { try root.remove("log") }
      return try Self.tool.start(
        [try path] + step.arguments,
        with: call == 0
          ? [:]
          : try InjectedFault.file(
            under: kind == "STOP" ? artifacts.path : path, at: call, kind, log: root("log")))
    }

    /// Whether the call that was to be disturbed came.
    func wasReached() throws -> Bool { try root.exists("log") }

    @discardableResult func run(_ step: Step) throws -> Tool.Ran { try start(step).end() }

    /// What waits and the references, as colors by name, after a look at each file.
    ///
    /// - Parameter isCutOff: Whether a reference may be half written, which is then left out.
    func state(isCutOff: Bool = false) throws -> [String: String] {
      var state: [String: String] = [:]
      let pending = PendingSnapshots(in: try artifacts)
      for identity in try pending.list() {
        let outcome = try pending.outcome(of: identity)
        let seal = try #require(outcome.seal)
        let bytes = try #require(try Files.read(pending.path(identity, .actual)))
        let record = try #require(try pending.record(identity))
        let proof = try #require(PNG.seal(of: bytes))
        #expect(seal.actual == ContentDigest(of: bytes) && record.describes(proof.origin))
        #expect(seal.actualText == ContentDigest(of: record))
        let difference = try Files.read(pending.path(identity, .difference))
        #expect(seal.difference == difference.map { ContentDigest(of: $0) }, "\(identity)")
        if outcome.status == .pixels {
          #expect(Files.exists(pending.path(identity, .difference)), "\(identity)")
        }
        state["\(identity) waits"] = color(proof.pixels)
      }
      for identity in try store.contents().snapshots {
        let bytes = try #require(try store.picture(identity))
        let record = try store.record(identity)
        let proof = try #require(PNG.seal(of: bytes))
        let isWhole = record?.describes(proof.origin) == true
        #expect(isWhole || isCutOff, "\(identity)")
        if isWhole { state["\(identity)"] = color(proof.pixels) }
      }
      for answer in try pending.answers() {
        state["\(answer.outcome.identity) answered"] = answer.answer.effect.rawValue
      }
      return state
    }

    private func color(_ digest: ContentDigest) -> String {
      let colors: [(String, StraightColor)] = [("red", .red), ("green", .green), ("blue", .blue)]
      return colors.first { plain($0.1).digest == digest }?.0 ?? "another"
    }

    /// Everything that a killed process may leave.
    func leftovers() throws -> [String] {
      let artifacts = try artifacts
      let odd = try root.files(below: "box").keys.filter { $0.contains("/.likeness-") }
      var halves: [String] = []
      var walk = Files.Walk(artifacts.pending)
      while let entry = try walk.next() {
        guard try entry.kind() == .folder else { continue }
        if entry.name.hasSuffix(".waiting") {
          if !Files.exists(entry.fullPath + "/outcome.json") { halves.append(entry.path) }
        } else {
          walk.enter(entry)
        }
      }
      return odd.sorted() + halves
    }

    /// Returns when a process has ended, or waits for a lock.
    func waitForEndOrLock(of process: RunningTool) async throws {
      try await eventually("the end, or a wait for a lock") {
        if !process.isRunning { return true }
        return try isWaitingForLock(process.number)
      }
    }

    func waitForStopOrEnd(of process: RunningTool) async throws {
      try await eventually("a stop or the end") {
        !process.isRunning || isStopped(process.number)
      }
    }

    /// Whether a thread of a process is in `flock`, as Linux lists it (proc_locks(5)).
    private func isWaitingForLock(_ number: Int32) throws -> Bool {
      // Foundation reads no more than a page of a file of /proc, and the tests beside this one hold
      // hundreds of locks.
      let locks = String(decoding: try Files.read("/proc/locks") ?? [], as: UTF8.self)
      return locks.split(separator: "\n").contains {
        let words = $0.split(separator: " ")
        return words.count > 5 && words[1] == "->" && words[5] == "\(number)"
      }
    }

    /// Whether a process is stopped by a signal (proc_pid_stat(5)).
    private func isStopped(_ number: Int32) -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      return status.split(separator: ")").last?.split(separator: " ").first == "T"
    }
  }

  /// Every call on a push would take minutes. At night each is tried.
  private let stride = isNightly ? 1 : 9

  private let steps = [
    "keep S/a blue", "keep S/b blue", "settle S/a", "accept S/a", "reject S/a", "accept S/c",
    "start second",
  ].map(Step.init)

  private struct Two: CustomTestStringConvertible {
    let first: Step
    let second: Step

    var testDescription: String { "\(first.testDescription), \(second.testDescription)" }

    static let all = steps.flatMap { first in steps.map { Two(first: first, second: $0) } }

    /// Whether both change files of one snapshot. A run that starts clears those of all.
    var sharesFiles: Bool {
      first.name == nil || second.name == nil || first.name == second.name
    }

    /// Two that share no file meet at the lock of the folder, and between two of its calls the
    /// other one finds the same. Each pair begins at another call, so the pairs together stop at
    /// every one. All calls of all pairs took ten minutes.
    var stride: Int { isNightly && !sharesFiles ? 3 : LikenessSnapshotsTests.stride }

    /// A check of a picture that somebody answers meanwhile has read the old reference.
    var areOfOneAnswer: Bool {
      first.name == second.name && first.name != nil
        && [first, second].contains { ["accept", "reject"].contains($0.arguments[0]) }
        && [first, second].contains { ["keep", "settle"].contains($0.arguments[0]) }
    }
  }

  @Suite struct SharedFolderTests {
    private let box = SharedFolder()

    @Test(
      "At each call of a process another one runs: nothing is lost, and nothing torn", .nightly,
      arguments: Two.all)
    private func interleaved(two: Two) async throws {
      // What the two leave one after another.
      var orders: [[String: String]] = []
      for order in [[two.first, two.second], [two.second, two.first]] {
        try box.begin()
        for step in order { try box.run(step) }
        orders.append(try box.state())
      }
      let offset = (steps.firstIndex(of: two.first) ?? 0) + (steps.firstIndex(of: two.second) ?? 0)
      let stride = two.stride
      var call = 1 + offset % stride
      while true {
        try box.begin()
        let first = try box.start(two.first, at: call)
        defer { if first.isRunning { first.signal(SIGKILL) } }
        try await box.waitForStopOrEnd(of: first)
        guard first.isRunning else { break }
        let second = try box.start(two.second)
        defer { if second.isRunning { second.signal(SIGKILL) } }
        try await box.waitForEndOrLock(of: second)
        first.signal(SIGCONT)
        let ends = [first.end(), second.end()]
        let place = "stopped before call \(call)"
        for (step, end) in zip([two.first, two.second], ends) {
          // An answer may find that there is nothing left to answer.
          let isRefused = ["accept", "reject"].contains(step.arguments[0]) && end.status == 1
          #expect(
            end.status == 0 || isRefused, "\(place): \(step.testDescription): \(end.errors)")
        }
        let state = try box.state()
        if two.areOfOneAnswer {
          // Judged beside the old reference, it can be whole, and outdated.
          #expect(state.keys.contains("S/a"), "\(place)")
        } else {
          #expect(orders.contains(state), "\(place): \(ends)")
        }
        #expect(try box.leftovers() == [], "\(place)")
        call += stride
      }
      // Undisturbed, it makes calls in the folder.
      #expect(call > 1 + offset % stride)
    }

    @Test(
      "A process that is killed at a call leaves what waited or what was to wait, whole",
      arguments: steps + [Step("undo S/a")])
    private func killed(step: Step) async throws {
      func begin() throws {
        try box.begin()
        if step.arguments[0] == "undo" { try #require(box.run(Step("accept S/a")).status == 0) }
      }
      try begin()
      let before = try box.state()
      try #require(box.run(step).status == 0)
      let after = try box.state()
      var call = 1
      while true {
        try begin()
        let ended = try box.start(step, at: call, "KILL").end()
        guard try box.wasReached() else { break }
        #expect(ended.status == -SIGKILL)
        // Each part is the old one or the new one.
        let state = try box.state(isCutOff: true)
        for (name, value) in state {
          #expect([before[name], after[name]].contains(value), "call \(call): \(name): \(value)")
        }
        // The picture waits, or was answered.
        for name in Set(before.keys).union(after.keys) where name.hasSuffix("waits") {
          if before[name] != nil, after[name] != nil {
            #expect(state[name] != nil, "call \(call): \(name)")
          }
        }
        // Again, it does the rest.
        let again = try box.run(step)
        if step.arguments[0] == "accept" || step.arguments[0] == "reject"
          || step.arguments[0] == "undo"
        {
          let isDone = state == after
          #expect(again.status == (isDone ? 1 : 0), "call \(call): \(again.errors)")
        } else {
          #expect(again.status == 0, "call \(call): \(again.errors)")
        }
        #expect(try box.state() == after, "call \(call)")
        try #require(box.run(Step("start third")).status == 0)
        #expect(try box.leftovers() == [], "call \(call)")
        call += stride
      }
      #expect(call > 1)
    }

    @Test("An accept that was killed at a call can be finished, and then undone")
    func finished() throws {
      try box.begin()
      let before = try box.state()
      var call = 1
      while true {
        try box.begin()
        _ = try box.start(Step("accept S/a"), at: call, "KILL").end()
        guard try box.wasReached() else { break }
        _ = try box.run(Step("accept S/a"))
        let undone = try box.run(Step("undo S/a"))
        #expect(undone.status == 0, "call \(call): \(undone.errors)")
        #expect(try box.state() == before, "call \(call)")
        call += stride
      }
      #expect(call > 1)
    }

    /// The orders above are forced. This one hopes to meet an order that they forget.
    @Test(
      "A picture is kept although another process settles its neighbor or starts runs",
      arguments: ["settle S/b 1000", "start many 1000", "keep S/b blue 1000"])
    func repeated(other: String) throws {
      try box.begin()
      let keeping = try box.start(Step("keep S/c blue 1000"))
      let disturbing = try box.start(Step(other))
      for end in [keeping.end(), disturbing.end()] {
        #expect(end.status == 0, "\(end.errors.prefix(1000))")
      }
      #expect(try box.state()["S/c waits"] == "blue")
      try #require(box.run(Step("start third")).status == 0)
      #expect(try box.leftovers() == [])
    }
  }
#endif
