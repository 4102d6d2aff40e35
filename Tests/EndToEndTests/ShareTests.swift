/// A run that is divided into shards by each provider's variables, and merged.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct ShareTests {
  /// Seven red scenes with references.
  private func recorded() throws -> Workspace {
    let work = try Workspace()
    for number in 0..<7 { try work.writeScene("Box/b\(number)", "FF0000") }
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    return work
  }

  /// As jobs that were written without shards in mind.
  @Test func shareThatNobodyAskedForIsToldWithHowToCheckAllAndIsJoined() throws {
    let work = try recorded()
    for job in 1...2 {
      let gitlab = ["CI_NODE_INDEX": "\(job)", "CI_NODE_TOTAL": "2", "CI_PIPELINE_ID": "77"]
      let check = try work.likeness("check", "--scenes", "Scenes", "--output", "job-\(job)", environment: gitlab)
      #expect(check.status == 0)
      #expect(
        check.errors.contains(
          "shard \(job)/2, from CI_NODE_INDEX and CI_NODE_TOTAL of GitLab (--shard off or LIKENESS_SHARD=off checks all): "
            + "\(job == 1 ? 4 : 3) of 7 pictures\n"), "\(check.errors)")
    }
    #expect(try work.likeness("merge", "job-1", "-o", "joined").errors.contains("Shard 2 of 2 is missing."))
    #expect(try work.likeness("merge", "job-1", "job-2", "-o", "joined").lines == ["2 shards merged. 7 pictures: 7 passed"])
    // A shard proves nothing about what it did not check.
    let prune = try work.likeness("prune", "--scenes", "Scenes", "--complete-run", "--output", "job-1")
    let told = prune.errors.components(separatedBy: "which does not cover all tests. Merge the shards first. To see how, run: ")
    #expect(prune.status == 2 && told.count == 2, "\(prune)")
    #expect(try work.run("/bin/sh", ["-c", try #require(told.last)]).output.contains("merge <folder> ... --output <folder>"))
    #expect(work.files("Snapshots").count == 14)
    let bad = try work.likeness("check", "--scenes", "Scenes", environment: ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"])
    #expect(bad.status == 2)
    #expect(bad.errors.contains("CI_NODE_INDEX and CI_NODE_TOTAL of GitLab is machine 5 of 4: expected 1 to 4."))
  }

  @Test func joinedSharesAreOneRunAndASetWithOneMissingIsRefused() throws {
    let work = try recorded()
    try work.writeScene("Box/b3", "0000FF")
    for share in 1...3 {
      let check = try work.likeness("check", "--scenes", "Scenes", "--shard", "\(share)/3", "--output", "share-\(share)")
      #expect(check.status == 0 || check.status == 1)
    }
    let partial = try work.likeness("merge", "share-1", "share-3", "-o", "joined")
    #expect(partial.status == 2)
    #expect(partial.errors.contains("Shard 2 of 3 is missing. Pass the folders of all machines."))
    #expect(work.files("joined").isEmpty)
    let merged = try work.likeness("merge", "share-1", "share-2", "share-3", "-o", "joined", "--report", "report")
    #expect(merged.status == 1)
    #expect(merged.lines == ["3 shards merged. 7 pictures: 1 changed, 6 passed"])
    let report = try document(try work.text("report/outcomes.json"))
    #expect((report["snapshots"] as? [Any])?.count == 7)
    #expect(try work.likeness("accept", "--all", "--output", "joined").lines == ["replaced  Box/b3@light,1x"])
    #expect(try work.likeness("check", "--scenes", "Scenes").status == 0)
  }

  @Test func shareWithOtherNamesThanItPlannedIsRefused() throws {
    let work = try recorded()
    for share in 1...2 { _ = try work.likeness("check", "--scenes", "Scenes", "--shard", "\(share)/2", "--output", "share-\(share)") }
    let log = try #require(work.files("share-1/outcomes").keys.first)
    let lines = try work.text("share-1/outcomes/" + log).split(separator: "\n")
    let forged = lines.dropLast() + [Substring(lines[lines.count - 1].replacing(#/Box\/b\d@/#, with: "Box/foreign@"))]
    try work.write(forged.joined(separator: "\n") + "\n", to: "share-1/outcomes/" + log)
    let merged = try work.likeness("merge", "share-1", "share-2", "-o", "joined")
    #expect(merged.status == 2 && merged.errors.contains("is missing from the plan or from the outcomes of"), "\(merged)")
    #expect(work.files("joined").isEmpty)
  }
}
