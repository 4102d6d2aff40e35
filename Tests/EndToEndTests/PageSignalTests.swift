/// Stops writing pages and answers with signals: the old page stays complete, and no temporary file stays forever.
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct PageSignalTests {
  /// Whether a folder of a sandbox contains an unfinished file or folder.
  private func hasAside(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasPrefix(".likeness-aside-") }
  }

  /// Stops a command while it writes pages, and runs it once more.
  ///
  /// - Parameters:
  ///   - parent: The folder around the pages.
  ///   - page: The folder of the pages.
  private func stop(_ arguments: [String], by signal: Int32, in box: ScenesSandbox, parent: String, page: String) throws {
    let first = try CommandProcess.run(arguments)
    #expect(first.status == 0, "\(first.output)")
    let whole = Set(box.files(page).keys)
    var stopped = 0
    // A busy machine may finish the run before the first look; then the test repeats it.
    for _ in 0..<20 where stopped == 0 {
      let run = try CommandProcess(arguments)
      while run.isRunning, !hasAside(parent) { usleep(200) }
      run.send(signal)
      guard try run.end().status == -signal else { continue }
      stopped += 1
      #expect(Set(box.files(page).keys) == whole)
      if signal != SIGKILL { #expect(!hasAside(parent)) }
    }
    #expect(stopped == 1)
    #expect(try CommandProcess.run(arguments).status == 0)
    #expect(!hasAside(parent))
    #expect(Set(box.files(page).keys) == whole)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL]) func stoppedReportLeavesTheOldPageAndNothingForEver(signal: Int32) throws {
    let box = try ScenesSandbox()
    #expect(try CommandProcess.run(box.arguments("record", "red")).status == 0)
    #expect(try CommandProcess.run(box.arguments("check", "blue")).status == 1)
    let arguments = ["report", "--snapshots", box.path + "/Snapshots", "--output", box.path + "/out"]
    try stop(arguments, by: signal, in: box, parent: box.path + "/out", page: "out/report")
  }

  @Test(arguments: [SIGTERM, SIGKILL]) func stoppedGalleryLeavesTheOldPageAndNothingForEver(signal: Int32) throws {
    let box = try ScenesSandbox()
    let arguments = ["gallery", "--scenes", box.path + "/red", "--output", box.path + "/site"]
    try stop(arguments, by: signal, in: box, parent: box.path, page: "site")
  }

  @Test func acceptFromAnArtifactThatIsStoppedLeavesNoFolderAndWholeReferences() throws {
    let box = try ScenesSandbox()
    let blue = try box.undisturbed("blue")
    #expect(try CommandProcess.run(box.arguments("check", "blue")).status == 1)
    let artifact = box.files("out/pending")
    var stopped = 0
    // As above: a run that ended first is repeated, into other references.
    for round in 0..<20 where stopped == 0 {
      let run = try CommandProcess([
        "accept", "--all", "--from", box.path + "/out", "--snapshots", box.path + "/Snapshots\(round)", "--output", box.path + "/other",
      ])
      while run.isRunning, box.files("Snapshots\(round)").count < 20 { usleep(500) }
      run.send(SIGTERM)
      if try run.end().status == -SIGTERM { stopped += 1 }
      let files = box.files("Snapshots\(round)")
      #expect(files.count >= 20 && files.allSatisfy { $0.value == blue[$0.key] })
      let names = FileManager.default.enumerator(atPath: box.path)?.compactMap { $0 as? String } ?? []
      #expect(names.filter { $0.contains("/.likeness-") || $0.hasPrefix(".likeness-") } == [])
      // The content of an artifact never changes.
      #expect(box.files("out/pending") == artifact)
    }
    #expect(stopped == 1)
  }
}
