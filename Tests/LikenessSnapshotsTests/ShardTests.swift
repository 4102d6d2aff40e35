/// Shards: the request, the division, and the timings file.
import Foundation
import Testing

@testable import LikenessSnapshots

@Suite struct ShardTests {
  private func shard(_ index: Int, _ total: Int) throws -> Shard { try Shard(index: index, total: total) }

  private func resolved(_ argument: String?, _ environment: [String: String]) throws(ShardError) -> ShardRequest? {
    try ShardRequest.resolved(argument: argument, environment: environment) { _ in nil }
  }

  @Test func argumentGoesBeforeTheVariableAndBothTakeOff() throws {
    #expect(try resolved(nil, [:]) == nil)
    #expect(try resolved("3/7", [:]) == ShardRequest(shard: try shard(3, 7), origin: "--shard"))
    #expect(try resolved(nil, ["LIKENESS_SHARD": "2/4"]) == ShardRequest(shard: try shard(2, 4), origin: "LIKENESS_SHARD"))
    #expect(try resolved("1/2", ["LIKENESS_SHARD": "2/4"])?.shard == shard(1, 2))
    #expect(try resolved("off", ["LIKENESS_SHARD": "2/4"]) == nil)
    #expect(try resolved(nil, ["LIKENESS_SHARD": ""]) == nil)
  }

  /// The first and the last of three machines, as each provider documents them.
  @Test(arguments: [
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 1, "GitLab"), (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], 3, "GitLab"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], 1, "CircleCI"),
    (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], 3, "CircleCI"),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], 1, "Buildkite"),
    (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], 3, "Buildkite"),
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], 1, "Bazel"), (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], 3, "Bazel"),
    (["JOB_COMPLETION_INDEX": "0", "LIKENESS_SHARD_TOTAL": "3"], 1, "Kubernetes"),
    (["JOB_COMPLETION_INDEX": "2", "LIKENESS_SHARD_TOTAL": "3"], 3, "Kubernetes"),
  ]) func variablesOfAnEngineNameTheShare(environment: [String: String], index: Int, engine: String) throws {
    let request = try #require(try resolved("auto", environment))
    #expect(try request.shard == shard(index, 3))
    #expect(request.origin.hasSuffix("of \(engine)"))
    #expect(try resolved(nil, environment.merging(["LIKENESS_SHARD": "auto"]) { $1 })?.shard == shard(index, 3))
    #expect(request.isAsked && !request.words.contains("checks all"))
    // Without an option, the shard is the same, and the message explains how to avoid it.
    let unasked = try #require(try resolved(nil, environment))
    #expect(unasked.shard == request.shard && unasked.origin == request.origin && !unasked.isAsked)
    #expect(unasked.words == "shard \(index)/3, from \(request.origin) (--shard off or LIKENESS_SHARD=off checks all)")
    #expect(try resolved("off", environment) == nil)
    #expect(try resolved(nil, environment.merging(["LIKENESS_SHARD": "off"]) { $1 }) == nil)
    #expect(try resolved("1/1", environment)?.shard == shard(1, 1))
    #expect(Set(environment.keys).isSubset(of: ShardRequest.variables))
  }

  @Test func halfOfWhatNamesAShareIsAnErrorButWhereTheEngineTellsNoMore() throws {
    for environment in [["CI_NODE_TOTAL": "3"], ["CIRCLE_NODE_INDEX": "0"], ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]] {
      #expect(throws: ShardError.self) { try resolved(nil, environment) }
    }
    // Kubernetes sets an index for every job, but no total.
    #expect(try resolved(nil, ["JOB_COMPLETION_INDEX": "1"]) == nil)
    #expect(throws: ShardError.variableMissing("LIKENESS_SHARD_TOTAL", beside: "JOB_COMPLETION_INDEX")) {
      try resolved("auto", ["JOB_COMPLETION_INDEX": "1"])
    }
    #expect(throws: ShardError.self) { try resolved(nil, ["LIKENESS_SHARD_TOTAL": "3"]) }
  }

  @Test(
    arguments: [
      ("", [:]), ("3", [:]), ("3/", [:]), ("/3", [:]), ("0/3", [:]), ("4/3", [:]), ("1/0", [:]), ("-1/3", [:]), ("+1/3", [:]),
      (" 1/3", [:]),
      ("1/3/5", [:]), ("1/10001", [:]), ("99999999999999999999/99999999999999999999", [:]), ("first", [:]), ("auto", [:]),
      ("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"]), ("auto", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]),
      ("auto", ["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "3"]), ("auto", ["CI_NODE_TOTAL": "3"]), ("auto", ["CIRCLE_NODE_INDEX": "0"]),
      ("auto", ["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "3"]), ("auto", ["JOB_COMPLETION_INDEX": "1"]),
      ("auto", ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "3"]),
      ("auto", ["CI_NODE_INDEX": "9223372036854775807", "CI_NODE_TOTAL": "3"]),
      ("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "9223372036854775807"]),
      ("auto", ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "1"]),
    ] as [(String, [String: String])]) func badValueIsAnErrorThatSaysWhatToDo(text: String, environment: [String: String])
  {
    do throws(ShardError) {
      _ = try resolved(text, environment)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.description.count > 40)
    }
  }

  @Test(arguments: [
    ["CI_NODE_TOTAL": "1"], ["CI_NODE_TOTAL": "1", "CI_NODE_INDEX": "1"], ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"],
  ])
  func aJobThatIsNotDividedHasTheWhole(environment: [String: String]) throws {
    #expect(try resolved("auto", environment)?.shard == Shard("1/1"))
    #expect(try resolved(nil, environment) == nil)
  }

  @Test func aNumberThatIsNoJobIsToldWithThoseThatAre() throws {
    let error = #expect(throws: ShardError.self) { try resolved("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"]) }
    #expect(error?.description == "CI_NODE_INDEX is 0: expected 1 to 4. Check the configuration of the job.")
  }

  @Test func bazelIsToldThatItsProtocolIsFollowed() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/status"
    let environment = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": path]
    _ = try ShardRequest.resolved(argument: "off", environment: environment)
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = try ShardRequest.resolved(argument: nil, environment: environment)
    _ = try ShardRequest.resolved(argument: "auto", environment: environment)
    #expect(FileManager.default.fileExists(atPath: path))
    // A sharded test that runs everything must report that, too.
    let whole = sandbox.path + "/whole"
    #expect(
      try ShardRequest.resolved(
        argument: nil, environment: ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_STATUS_FILE": whole]) == nil)
    #expect(FileManager.default.fileExists(atPath: whole))
    let bad = environment.merging(["TEST_SHARD_STATUS_FILE": sandbox.path + "/no/file"]) { $1 }
    let error = #expect(throws: ShardError.self) { try ShardRequest.resolved(argument: nil, environment: bad) }
    #expect(
      error?.description == "Cannot write the file in TEST_SHARD_STATUS_FILE, which shows Bazel that the test supports shards. "
        + "\(sandbox.path)/no/file: cannot write: No such file or directory. "
        + "Set it to a writable path, or check all pictures with --shard off or LIKENESS_SHARD=off.")
  }
}

@Suite struct ShardPlanTests {
  private func names(_ count: Int) throws -> [SnapshotIdentity] { try (0..<count).map { try SnapshotIdentity("Suite/case \($0)@dark") } }

  @Test(arguments: [1, 2, 3, 7, 10, 64]) func sharesAreDisjointCompleteAndEvenWithoutTimings(total: Int) throws {
    let names = try names(100)
    let plan = ShardPlan(of: names, among: total)
    let shares = (1...total).map { index in names.filter { plan.share(of: $0) == index } }
    #expect(shares.flatMap(\.self).sorted() == names.sorted())
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func longWorkIsDividedByTime() throws {
    // 8, 7, 6, 5, 4 on two machines: 8 | 7, 6 goes to 7, 5 to 8, then both have 13 and the first takes 4.
    let names = try names(5)
    let times = Dictionary(uniqueKeysWithValues: zip(names, [8, 7, 6, 5, 4].map { $0 * 1000 }))
    let plan = ShardPlan(of: names.shuffled(), among: 2, timings: SnapshotTimings(microseconds: times))
    #expect(names.map { plan.share(of: $0) } == [1, 2, 2, 1, 1])
  }

  @Test func aNameWithoutATimeCountsAsTheMedian() throws {
    // 9, 9, 5 and 20 are known; the new one, the first by name, counts 9: 20 | 9 9 9, and the 5 goes to the 20.
    let names = try names(5)
    let times = Dictionary(uniqueKeysWithValues: zip(names.dropFirst(), [9, 9, 5, 20].map { $0 * 1000 }))
    let plan = ShardPlan(of: names, among: 2, timings: SnapshotTimings(microseconds: times))
    #expect(names.map { plan.share(of: $0) } == [2, 2, 2, 1, 1])
  }

  @Test func theSamePlanComesFromAnyOrderAndHasOneDigest() throws {
    let names = try names(50)
    let timings = SnapshotTimings(microseconds: Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, ($0 * 37) % 11) }))
    let plans = (0..<5).map { _ in ShardPlan(of: names.shuffled(), among: 4, timings: timings) }
    #expect(Set(plans.map(\.digest)).count == 1)
    #expect(Set(plans.map { plan in names.map { plan.share(of: $0) } }).count == 1)
    #expect(ShardPlan(of: names, among: 4).digest != plans[0].digest)
    #expect(ShardPlan(of: names, among: 5, timings: timings).digest != plans[0].digest)
    #expect(ShardPlan(of: Array(names.dropLast()), among: 4, timings: timings).digest != plans[0].digest)
  }

  @Test func aNameThatThePlanDoesNotKnowHasTheShareOfItsDigest() throws {
    let plan = ShardPlan(of: [], among: 7)
    // sha256("Suite/case 0@dark") mod 7 of its first 15 digits, and so on, by Python's hashlib.
    let expected = [7, 5, 5, 5, 7, 6, 4, 2]
    #expect(try (0..<8).map { plan.share(of: try SnapshotIdentity("Suite/case \($0)@dark")) } == expected)
    let counts = try (0..<700).reduce(into: [Int: Int]()) {
      $0[plan.share(of: try SnapshotIdentity("Suite/case \($1)@dark")), default: 0] += 1
    }
    #expect(counts.keys.sorted() == Array(1...7))
  }
}

@Suite struct TimingsTests {
  @Test func aFileOfTimingsIsReadAsItIsWritten() throws {
    let sandbox = try Sandbox()
    let timings = SnapshotTimings(microseconds: [try SnapshotIdentity("B/b c@dark,2x"): 7, try SnapshotIdentity("A/a"): 1250])
    #expect(timings.text == "timings 1\n1250 A/a\n7 B/b c@dark,2x\n")
    let path = sandbox.path + "/deep/timings.txt"
    try timings.write(to: path)
    #expect(try SnapshotTimings(file: path) == timings)
    #expect(try SnapshotTimings(text: timings.text.replacing("\n", with: "\r\n"), file: "t") == timings)
  }

  @Test(
    arguments: [
      ("", 1, .noTimings), ("times 1\n", 1, .noTimings), ("timings 1\nfast A/a\n", 2, .badLine), ("timings 1\n5 nothing\n", 2, .badLine),
      ("timings 1\n5\n", 2, .badLine), ("timings 1\n-5 A/a\n", 2, .badLine), ("timings 1\n5 A/a\n6 A/a\n", 3, .repeated),
    ] as [(String, Int, SnapshotTimingsError.Cause)]) func whatIsNoFileOfTimingsIsToldWithItsLine(
      text: String, line: Int, cause: SnapshotTimingsError.Cause
    )
  {
    #expect(throws: SnapshotTimingsError(file: "t", line: line, cause: cause)) { try SnapshotTimings(text: text, file: "t") }
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: SnapshotTimingsError(file: "/nowhere/t", line: 0, cause: .missing)) { try SnapshotTimings(file: "/nowhere/t") }
  }
}
