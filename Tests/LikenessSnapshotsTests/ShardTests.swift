/// Shards: the request, the division, and the timings file.
import Foundation
import Testing

@testable import LikenessSnapshots

@Suite struct ShardTests {
  private func resolved(
    _ argument: String?, _ environment: [String: String] = [:]
  ) throws(ShardError) -> ShardRequest? {
    try ShardRequest.resolved(argument: argument, environment: environment)
  }

  @Test("An argument overrides the variable, and without both everything is checked")
  func precedence() throws {
    let variable = ["LIKENESS_SHARD": "2/4"]
    #expect(try resolved(nil) == nil)
    #expect(
      try resolved("3/7") == ShardRequest(shard: Shard(index: 3, total: 7), origin: "--shard"))
    #expect(
      try resolved(nil, variable)
        == ShardRequest(shard: Shard(index: 2, total: 4), origin: "LIKENESS_SHARD"))
    #expect(try resolved("1/2", variable)?.words == "shard 1/2, from --shard")
    #expect(try resolved(nil, ["LIKENESS_SHARD": ""]) == nil)
  }

  /// The second of three jobs, as each service documents it. The jobs may differ, such as one for
  /// each version of Swift.
  @Test(
    "A job that a CI service numbers checks everything",
    arguments: [
      ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
      ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"],
      ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
    ])
  func numbered(environment: [String: String]) throws {
    #expect(try resolved(nil, environment) == nil)
    #expect(try resolved("1/2", environment)?.shard == Shard("1/2"))
  }

  @Test(
    "An invalid shard is an error",
    arguments: [
      "3", "3/", "/3", "0/3", "4/3", "1/0", "-1/3", "+1/3", " 1/3", "1/3/5", "1/10001", "first",
      "99999999999999999999/99999999999999999999", "auto", "off", "/",
    ])
  func invalid(text: String) {
    #expect(throws: ShardError.notAShard(text, "--shard")) { try resolved(text) }
    #expect(throws: ShardError.notAShard(text, "LIKENESS_SHARD")) {
      try resolved(nil, ["LIKENESS_SHARD": text])
    }
  }

  @Test("An empty option is an error") func empty() {
    #expect(throws: ShardError.notAShard("", "--shard")) { try resolved("") }
  }

  @Test("Errors name the value and the next step")
  func words() {
    #expect(
      ShardError.notAShard("4/3", "--shard").description
        == "Invalid shard “4/3” in --shard: expected the machine and the number of machines,"
        + " such as 3/7.")
  }
}

@Suite struct ShardPlanTests {
  private func names(_ count: Int) throws -> [SnapshotIdentity] {
    try (0..<count).map { try SnapshotIdentity("Suite/case \($0)@dark") }
  }

  @Test(arguments: [1, 2, 3, 7, 10, 64]) func sharesAreDisjointCompleteAndEvenWithoutTimings(
    total: Int
  ) throws {
    let names = try names(100)
    let plan = ShardPlan(of: names, among: total)
    let shares = (1...total).map { index in names.filter { plan.share(of: $0) == index } }
    #expect(shares.flatMap(\.self).sorted() == names.sorted())
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func longWorkIsDividedByTime() throws {
    // 8, 7, 6, 5, 4 on two machines: 8 | 7, 6 goes to 7, 5 to 8, then both have 13 and the first
    // takes 4.
    let names = try names(5)
    let times = Dictionary(uniqueKeysWithValues: zip(names, [8, 7, 6, 5, 4].map { $0 * 1000 }))
    let plan = ShardPlan(
      of: names.shuffled(), among: 2, timings: SnapshotTimings(microseconds: times))
    #expect(names.map { plan.share(of: $0) } == [1, 2, 2, 1, 1])
  }

  @Test func aNameWithoutATimeCountsAsTheMedian() throws {
    // 9, 9, 5 and 20 are known; the new one, the first by name, counts 9: 20 | 9 9 9, and the 5
    // goes to the 20.
    let names = try names(5)
    let times = Dictionary(
      uniqueKeysWithValues: zip(names.dropFirst(), [9, 9, 5, 20].map { $0 * 1000 }))
    let plan = ShardPlan(of: names, among: 2, timings: SnapshotTimings(microseconds: times))
    #expect(names.map { plan.share(of: $0) } == [2, 2, 2, 1, 1])
  }

  @Test func theSamePlanComesFromAnyOrderAndHasOneDigest() throws {
    let names = try names(50)
    let timings = SnapshotTimings(
      microseconds: Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, ($0 * 37) % 11) }))
    let plans = (0..<5).map { _ in ShardPlan(of: names.shuffled(), among: 4, timings: timings) }
    #expect(Set(plans.map(\.digest)).count == 1)
    #expect(Set(plans.map { plan in names.map { plan.share(of: $0) } }).count == 1)
    #expect(ShardPlan(of: names, among: 4).digest != plans[0].digest)
    #expect(ShardPlan(of: names, among: 5, timings: timings).digest != plans[0].digest)
    #expect(
      ShardPlan(of: Array(names.dropLast()), among: 4, timings: timings).digest != plans[0].digest)
  }

  @Test func aNameThatThePlanDoesNotKnowHasTheShareOfItsDigest() throws {
    let plan = ShardPlan(of: [], among: 7)
    // sha256("Suite/case 0@dark") mod 7 of its first 15 digits, and so on, by Python's hashlib.
    let expected = [7, 5, 5, 5, 7, 6, 4, 2]
    #expect(
      try (0..<8).map { plan.share(of: try SnapshotIdentity("Suite/case \($0)@dark")) } == expected)
    let counts = try (0..<700).reduce(into: [Int: Int]()) {
      $0[plan.share(of: try SnapshotIdentity("Suite/case \($1)@dark")), default: 0] += 1
    }
    #expect(counts.keys.sorted() == Array(1...7))
  }
}

@Suite struct TimingsTests {
  @Test func aFileOfTimingsIsReadAsItIsWritten() throws {
    let sandbox = try Sandbox()
    let timings = SnapshotTimings(microseconds: [
      try SnapshotIdentity("B/b c@dark,2x"): 7, try SnapshotIdentity("A/a"): 1250,
    ])
    #expect(timings.text == "timings 1\n1250 A/a\n7 B/b c@dark,2x\n")
    let path = sandbox.path + "/deep/timings.txt"
    try timings.write(to: path)
    #expect(try SnapshotTimings(file: path) == timings)
    #expect(
      try SnapshotTimings(text: timings.text.replacing("\n", with: "\r\n"), file: "t") == timings)
  }

  @Test(
    arguments: [
      ("", 1, .noTimings), ("times 1\n", 1, .noTimings), ("timings 1\nfast A/a\n", 2, .badLine),
      ("timings 1\n5 nothing\n", 2, .badLine),
      ("timings 1\n5\n", 2, .badLine), ("timings 1\n-5 A/a\n", 2, .badLine),
      ("timings 1\n5 A/a\n6 A/a\n", 3, .repeated),
    ] as [(String, Int, SnapshotTimingsError.Cause)]) func invalidTimingsAreReportedWithTheirLine(
      text: String, line: Int, cause: SnapshotTimingsError.Cause
    )
  {
    #expect(throws: SnapshotTimingsError(file: "t", line: line, cause: cause)) {
      try SnapshotTimings(text: text, file: "t")
    }
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: SnapshotTimingsError(file: "/nowhere/t", line: 0, cause: .missing)) {
      try SnapshotTimings(file: "/nowhere/t")
    }
  }
}
