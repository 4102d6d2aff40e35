/// Assertions of tests that are divided into shards.
import Foundation
import LikenessBase
import TestKit
import Testing

@testable import LikenessTesting

@Suite struct ShareTests {
  private func sharing<R>(_ environment: [String: String], _ body: () throws -> R) rethrows -> R {
    try SnapshotSettings.$environment.withValue(environment, operation: body)
  }

  private let names = (0..<24).map { "case \($0)" }

  /// What follows the name of the test.
  private func ending(_ outcome: SnapshotOutcome) -> String {
    String(outcome.identity.name.drop { $0 != "." }.dropFirst())
  }

  @Test("Shards of machines check each snapshot once, and fail for no other") func machines() throws
  {
    let box = try TestFolder()
    expectRecordings {
      box.run("0", record: .all) {
        for name in names { assertSnapshot(of: plain(.black), as: .bitmap, named: name) }
      }
    }
    var checked: [String] = []
    for index in 1...4 {
      let outcomes = try sharing(["LIKENESS_SHARD": "\(index)/4"]) {
        try box.run("\(index)") {
          try names.map {
            try verifySnapshot(of: plain(.black), as: .bitmap, named: $0, record: .never)
          }
        }
      }
      for outcome in outcomes {
        #expect(!outcome.isFailure)
        switch outcome.verdict {
        case .identical: checked.append(ending(outcome))
        case .elsewhere(let shard): #expect(shard.description == "\(index)/4")
        default: Issue.record("\(outcome.verdict)")
        }
      }
      // As a separate process does when it ends.
      try box.run("\(index)") {
        TestRun.at(try SnapshotFolders(file: #filePath, settings: .current)).end()
      }
      let files = try LoggedOutcomes(in: ArtifactsFolder(path: box("artifacts\(index)"))).files
      #expect(
        files.allSatisfy {
          $0.end?.targets == ["Tests/LikenessTestingTests"] && $0.damage == nil
        })
      #expect(files.compactMap { $0.start?.share?.shard.description } == ["\(index)/4"])
      #expect(files.flatMap(\.outcomes).allSatisfy { $0.status == .identical })
    }
    #expect(checked.sorted() == names.sorted())
    let merged = try MergedRun(
      (1...4).map { ArtifactsFolder(path: box("artifacts\($0)")) },
      into: ArtifactsFolder(path: box("merged")), store: nil,
      started: 1)
    #expect(merged.outcomes.map(ending).sorted() == names.sorted())
  }

  @Test("A snapshot of another shard is not made") func otherShard() throws {
    let box = try TestFolder()
    let made = Locked(0)
    try sharing(["LIKENESS_SHARD": "1/4"]) {
      try box.run("made") {
        for name in names {
          _ = try verifySnapshot(
            of: {
              made.withLock { $0 += 1 }
              return plain(.black)
            }(), as: .bitmap, named: name, record: .never)
        }
      }
    }
    #expect(made.withLock { $0 } < names.count)
  }

  @Test("Timings divide the names that they contain") func timings() throws {
    let box = try TestFolder()
    let identities = try names.map {
      try SnapshotIdentity(suite: "ShareTests", name: "timings.\($0)")
    }
    // One name takes as long as all others together, so it is alone.
    let times = SnapshotTimings(
      microseconds: Dictionary(
        uniqueKeysWithValues: identities.enumerated().map { ($1, $0 == 5 ? 23_000 : 1000) }))
    try times.write(to: box("timings.txt"))
    let environment = ["LIKENESS_SHARD": "1/2", "LIKENESS_TIMINGS": box("timings.txt")]
    let here = try sharing(environment) {
      try box.run("timed") {
        try names.map {
          try verifySnapshot(of: plain(.black), as: .bitmap, named: $0, record: .never)
        }
      }
    }.filter { $0.status != .elsewhere }
    #expect(here.map(ending) == ["case 5"])
  }

  @Test(
    "An invalid shard fails the test",
    arguments: [
      ["LIKENESS_SHARD": "5/4"], ["LIKENESS_SHARD": "auto"],
      ["LIKENESS_SHARD": "1/2", "LIKENESS_TIMINGS": "/nowhere"],
    ])
  func invalidShard(environment: [String: String]) throws {
    let box = try TestFolder()
    let outcome = try sharing(environment) {
      try box.run("bad") { try verifySnapshot(of: plain(.black), as: .bitmap) }
    }
    #expect(outcome.status == .refused)
    #expect(outcome.isFailure)
  }

  @Test("A job that a CI service numbers checks every snapshot") func numberedJob() throws {
    let box = try TestFolder()
    expectRecordings {
      box.run("0", record: .all) {
        for name in names { assertSnapshot(of: plain(.black), as: .bitmap, named: name) }
      }
    }
    let outcomes = try sharing(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]) {
      try box.run("1") {
        try names.map {
          try verifySnapshot(of: plain(.black), as: .bitmap, named: $0, record: .never)
        }
      }
    }
    #expect(outcomes.allSatisfy { $0.status == .identical })
  }

  @Test("A snapshot of a test names its owner") func owner() throws {
    let box = try TestFolder()
    expectRecordings {
      box.run("owner", record: .missing) {
        _ = assertSnapshot(of: plain(.black), as: .bitmap, named: "whose")
      }
    }
    let record = try #require(
      try SnapshotStore(root: box("Snapshots")).record(
        SnapshotIdentity("ShareTests/owner.whose")))
    let owner = try #require(SnapshotOwner(in: record.others))
    #expect(
      owner
        == SnapshotOwner(
          .test, file: .here("Tests/LikenessTestingTests/ShareTests.swift"),
          name: "ShareTests/owner()")
    )
  }
}
