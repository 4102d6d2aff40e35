/// Interrupted recording runs: at random moments, by signals, and in parallel.
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(30))) struct KillTests {
  /// Kills a run at each of 60 moments; runs alternate between red over blue and blue over red, so there is always something to write.
  @Test func killedAtRandomMomentsEveryFileIsWholeAndTheNextRunCompletes() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    let start = Date()
    let blue = try box.undisturbed("blue")
    // The duration of a run on this machine; measured again for each run that was not killed in time.
    var length = Date().timeIntervalSince(start)
    var dice = Dice(2026)
    var midway = 0
    for round in 0..<60 {
      let color = round % 2 == 0 ? "red" : "blue"
      let before = box.files("Snapshots")
      let began = Date()
      let run = try CommandProcess(box.arguments("record", color))
      let moment = dice.next() * length
      while run.isRunning, Date().timeIntervalSince(began) < moment { usleep(500) }
      run.send(SIGKILL)
      if try run.end().status == 0 { length = Date().timeIntervalSince(began) }
      // On a machine that has become slower, every moment would be before the first file.
      if box.files("Snapshots") == before { length *= 1.3 }

      let files = box.files("Snapshots").filter { !$0.key.contains("/.likeness-aside-") }
      let torn = files.filter { $0.value != red[$0.key] && $0.value != blue[$0.key] }
      #expect(torn.isEmpty, "round \(round): \(torn.keys.sorted())")
      let reds = files.count { $0.value == red[$0.key] }
      if reds > 0, reds < files.count { midway += 1 }
    }
    // Otherwise the moments were outside recording, and the test shows nothing.
    #expect(midway > 6)
    for (color, whole) in [("red", red), ("blue", blue)] {
      let run = try CommandProcess.run(box.arguments("record", color))
      #expect(run.status == 0, "\(run.output)")
      // No temporary files are left, and every pair is as in an undisturbed run.
      #expect(box.files("Snapshots") == whole)
      #expect(try CommandProcess.run(box.arguments("check", color)).status == 0)
    }
  }

  @Test func terminatedAtRandomMomentsEveryFileIsWholeAndNothingIsLeftAside() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    let blue = try box.undisturbed("blue")
    var dice = Dice(7)
    for round in 0..<20 {
      let run = try CommandProcess(box.arguments("record", round % 2 == 0 ? "red" : "blue"))
      // By progress rather than time: when this many files exist or have changed.
      let wanted = Int(dice.next() * Double(ScenesSandbox.count))
      let whole = round % 2 == 0 ? red : blue
      while run.isRunning, box.files("Snapshots").count(where: { $0.value == whole[$0.key] }) < wanted { usleep(2000) }
      let signal = [SIGTERM, SIGINT, SIGHUP][round % 3]
      run.send(signal)
      let status = try run.end().status
      #expect(status == -signal || status == 0)
      let files = box.files("Snapshots")
      #expect(!files.keys.contains { $0.contains(".likeness-aside-") })
      #expect(files.allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] })
    }
    #expect(try CommandProcess.run(box.arguments("record", "red")).status == 0)
    #expect(box.files("Snapshots") == red)
  }

  /// Both record the same 300 names with different pictures. A missing reference can be created by only one process.
  @Test func ofTwoProcessesOneWinsEachNameWholeAndTheOtherIsTold() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    let blue = try box.undisturbed("blue")
    let runs = try ["red", "blue"].map { color in
      (color, try CommandProcess(box.arguments("record", color, ["--mode", "missing"], output: "out-" + color)))
    }
    let files = try runs.map { color, run in (color, try run.end()) }
    let stored = box.files("Snapshots")
    #expect(stored.count == 2 * ScenesSandbox.count)
    for (name, picture) in stored where name.hasSuffix(".png") {
      let isRed = picture == red[name]
      #expect(isRed || picture == blue[name])
      // The text belongs to the process that won the picture.
      let text = name.dropLast(3) + "txt"
      #expect(stored[String(text)] == (isRed ? red : blue)[String(text)])
      let identity = name.dropLast(4)
      for (color, ended) in files {
        let lines = ended.output.split(separator: "\n").filter { $0.contains(identity + " ") || $0.hasSuffix(identity) }
        if (color == "red") == isRed {
          #expect(lines.contains("added  \(identity)"))
        } else {
          // Reported as a difference if the other was there before, and as a refusal if it came in between.
          #expect(!lines.contains("added  \(identity)"))
          let isRefused = lines.contains {
            $0.hasPrefix("\(identity) could not be recorded") && $0.contains("another process wrote this reference")
          }
          #expect(isRefused || lines.contains("differs, not recorded  \(identity)"), "\(lines)")
        }
      }
    }
  }

  @Test func twoProcessesThatOverwriteEachOtherLeaveWholeFilesAndTheNextRunHeals() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    let blue = try box.undisturbed("blue")
    for round in 0..<3 {
      let runs = try ["red", "blue"].map { try CommandProcess(box.arguments("record", $0, output: "out-" + $0)) }
      for run in runs { #expect([0, 2].contains(try run.end().status)) }
      let files = box.files("Snapshots")
      #expect(files.allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] }, "round \(round)")
      #expect(try CommandProcess.run(box.arguments("record", "blue")).status == 0)
      #expect(box.files("Snapshots") == blue)
    }
  }

  @Test func killedRunStillReportsWhatFinishedAndWhatWasNotRun() throws {
    let box = try ScenesSandbox()
    let recorded = try CommandProcess.run(box.arguments("record", "red"))
    #expect(recorded.status == 0, "\(recorded.output)")
    var finished = 0
    // A fast machine may finish before the first look; then it runs once more.
    for _ in 0..<20 where !(1..<ScenesSandbox.count).contains(finished) {
      let run = try CommandProcess(box.arguments("check", "blue"))
      while run.isRunning, lines(box) < 20 || lines(box) > 250 { usleep(500) }
      run.send(SIGKILL)
      if try run.end().status == -SIGKILL { finished = lines(box) - 1 }
    }
    try #require((1..<ScenesSandbox.count).contains(finished))
    let report = try CommandProcess.run(["report", "--snapshots", box.path + "/Snapshots", "--output", box.path + "/out"])
    #expect(report.status == 0, "\(report.output)")
    let data = try #require(box.files("out/report")["outcomes.json"])
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let reasons = try #require(document["snapshots"] as? [[String: Any]]).compactMap { $0["reason"] as? String }
    #expect(reasons.count == ScenesSandbox.count)
    #expect(Set(reasons) == ["pixels", "notRun"])
    // The last line may be incomplete.
    let told = reasons.count { $0 == "pixels" }
    #expect(told == finished || told == finished - 1)
    #expect(
      report.output.contains("The run was interrupted before \(ScenesSandbox.count - told) snapshots. The report lists them as not run."))
  }

  /// The lines of the current log; the first contains the plan.
  private func lines(_ box: ScenesSandbox) -> Int {
    box.files("out/outcomes").values.map { data in data.count { $0 == UInt8(ascii: "\n") } }.max() ?? 0
  }
}
