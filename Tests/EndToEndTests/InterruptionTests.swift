/// Runs that end at a chosen call of the system, and runs that meet. `tools/faults` kills a run at
/// every call; here the number of pictures is large, and signals let a run clean up.
#if os(Linux)
  import Foundation
  import TestKit
  import TestSupport
  import Testing

  @Suite(.serialized, .nightly) struct InterruptionTests {
    /// The variables of a run that a signal, or `KILL`, ends at the `at`-th call on a file whose
    /// path begins with `root`.
    private func ending(_ kind: String, at call: Int, below root: String, in box: ScenesSandbox)
      throws -> [String: String]
    {
      try InjectedFault.file(under: root, at: call, kind, log: box.folder("log"))
    }

    /// The number of calls of an undisturbed run on files below `root`.
    private func calls(of arguments: [String], below root: String, in box: ScenesSandbox) throws
      -> Int
    {
      let log = box.path + "/log"
      _ = try? FileManager.default.removeItem(atPath: log)
      let run = try Tool.likeness.run(
        arguments, with: try ending("EIO", at: -1, below: root, in: box))
      #expect([0, 1].contains(run.status), "\(run.text)")
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      return try #require(lines.last.flatMap { Int($0) })
    }

    private static let signals = [("TERM", SIGTERM), ("INT", SIGINT), ("HUP", SIGHUP)]

    @Test(
      "A recording that a signal ends leaves whole references and no temporary file",
      arguments: signals)
    func endedRecording(kind: String, signal: Int32) throws {
      let box = try ScenesSandbox()
      let red = try box.undisturbed("red")
      let blue = try box.undisturbed("blue")
      let references = box.path + "/Snapshots"
      #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
      let count = try calls(of: box.arguments("record", "blue"), below: references, in: box)
      for quarter in 1...3 {
        #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
        let run = try Tool.likeness.run(
          box.arguments("record", "blue"),
          with: try ending(kind, at: count * quarter / 4, below: references, in: box))
        #expect(run.status == -signal, "\(run.text)")
        let files = box.files("Snapshots")
        #expect(!files.keys.contains { $0.contains(".likeness-aside-") })
        #expect(files.allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] })
        #expect(
          files.contains { $0.value == red[$0.key] } && files.contains { $0.value == blue[$0.key] })
      }
      #expect(try Tool.likeness.run(box.arguments("record", "blue")).status == 0)
      #expect(box.files("Snapshots") == blue)
    }

    /// Ends a command while it writes pages, and runs it once more.
    private func endPages(
      _ arguments: [String], by kind: String, _ signal: Int32, in box: ScenesSandbox, page: String
    ) throws {
      let first = try Tool.likeness.run(arguments)
      #expect(first.status == 0, "\(first.text)")
      let whole = Set(box.files(page).keys)
      let parent = URL(filePath: box.path + "/" + page).deletingLastPathComponent().path
      let aside = parent + "/.likeness-aside-"
      func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: parent).filter {
          $0.hasPrefix(".likeness-aside-")
        }
      }
      let count = try calls(of: arguments, below: aside, in: box)
      let run = try Tool.likeness.run(
        arguments, with: try ending(kind, at: count / 2, below: aside, in: box))
      #expect(run.status == -signal, "\(run.text)")
      #expect(Set(box.files(page).keys) == whole)
      if signal != SIGKILL { #expect(try leftovers() == []) }
      #expect(try Tool.likeness.run(arguments).status == 0)
      #expect(try leftovers() == [])
      #expect(Set(box.files(page).keys) == whole)
    }

    @Test(
      "An interrupted report leaves the old page, and no temporary file for ever",
      arguments: signals + [("KILL", SIGKILL)])
    func endedReport(kind: String, signal: Int32) throws {
      let box = try ScenesSandbox()
      #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
      #expect(try Tool.likeness.run(box.arguments("check", "blue")).status == 1)
      let arguments = [
        "report", "--snapshots", box.path + "/Snapshots", "--output", box.path + "/out",
      ]
      try endPages(arguments, by: kind, signal, in: box, page: "out/report")
    }

    @Test(
      "An interrupted gallery leaves the old pages",
      arguments: [("TERM", SIGTERM), ("KILL", SIGKILL)])
    func endedGallery(kind: String, signal: Int32) throws {
      let box = try ScenesSandbox()
      let arguments = ["gallery", "--scenes", box.path + "/red", "--output", box.path + "/site"]
      try endPages(arguments, by: kind, signal, in: box, page: "site")
    }

    @Test("Accepting that a signal ends leaves whole references, and all else waits whole")
    func endedAccept() throws {
      let box = try ScenesSandbox()
      let blue = try box.undisturbed("blue")
      #expect(try Tool.likeness.run(box.arguments("check", "blue")).status == 1)
      let kept = box.files("out/pending")
      try FileManager.default.copyItem(atPath: box.path + "/out", toPath: box.path + "/copy")
      func accept(_ run: String, into folder: String) -> [String] {
        [
          "accept", "--all", "--snapshots", box.path + "/" + folder, "--output",
          box.path + "/" + run,
        ]
      }
      let count = try calls(of: accept("copy", into: "Whole"), below: box.path + "/Whole", in: box)
      let run = try Tool.likeness.run(
        accept("out", into: "Snapshots"),
        with: try ending("TERM", at: count / 2, below: box.path + "/Snapshots", in: box))
      #expect(run.status == -SIGTERM, "\(run.text)")
      let files = box.files("Snapshots")
      #expect(
        !files.isEmpty && files.count < blue.count && files.allSatisfy { $0.value == blue[$0.key] })
      let names =
        FileManager.default.enumerator(atPath: box.path)?.compactMap { $0 as? String } ?? []
      #expect(names.filter { $0.contains("/.likeness-") || $0.hasPrefix(".likeness-") } == [])
      let left = box.files("out/pending").filter { kept[$0.key] != nil }
      #expect(!left.isEmpty && left.allSatisfy { $0.value == kept[$0.key] })
    }

    @Test("The report of a killed run lists what finished, and the rest as not run")
    func killedCheck() throws {
      let box = try ScenesSandbox()
      #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
      let outcomes = box.path + "/out/outcomes"
      let count = try calls(of: box.arguments("check", "blue"), below: outcomes, in: box)
      let run = try Tool.likeness.run(
        box.arguments("check", "blue"),
        with: try ending("KILL", at: count / 2, below: outcomes, in: box))
      #expect(run.status == -SIGKILL)
      // The first line of a log contains the plan.
      let finished =
        try #require(
          box.files("out/outcomes").values.map { data in data.count { $0 == UInt8(ascii: "\n") } }
            .max()) - 1
      try #require((1..<ScenesSandbox.count).contains(finished))
      let report = try Tool.likeness.run([
        "report", "--snapshots", box.path + "/Snapshots", "--output", box.path + "/out",
      ])
      #expect(report.status == 0, "\(report.text)")
      let document = try document(
        String(decoding: try #require(box.files("out/report")["outcomes.json"]), as: UTF8.self))
      let statuses = try #require(document["outcomes"] as? [[String: Any]]).compactMap {
        $0["status"] as? String
      }
      #expect(statuses.count == ScenesSandbox.count)
      #expect(statuses.count { $0 == "pixels" } == finished)
      #expect(statuses.count { $0 == "notRun" } == ScenesSandbox.count - finished)
      #expect(
        report.text.contains(
          """
          The run was interrupted before \(ScenesSandbox.count - finished) snapshots. The report \
          lists them as not run.
          """
        ))
    }

    /// Both record the same 300 names with different pictures. A missing reference can be created
    /// by only one process.
    @Test("One of two processes wins each name, and the other reports it") func sameNames() throws {
      let box = try ScenesSandbox()
      let red = try box.undisturbed("red")
      let blue = try box.undisturbed("blue")
      let runs = try ["red", "blue"].map { color in
        (
          color,
          try Tool.likeness.start(
            box.arguments("record", color, ["--mode", "missing"], output: "out-" + color))
        )
      }
      let files = runs.map { color, run in (color, run.end()) }
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
          let lines = ended.text.split(separator: "\n").filter {
            $0.contains(identity + " ") || $0.hasSuffix(identity)
          }
          if (color == "red") == isRed {
            #expect(lines.contains("added  \(identity)"))
          } else {
            // Reported as a difference if the other was there before, and as a refusal if it came
            // in between.
            #expect(!lines.contains("added  \(identity)"))
            let isRefused = lines.contains {
              $0.hasPrefix("\(identity) could not be recorded")
                && $0.contains("another process wrote this reference")
            }
            #expect(isRefused || lines.contains("differs, not recorded  \(identity)"), "\(lines)")
          }
        }
      }
    }

    @Test("Two processes that overwrite each other leave whole files, and the next run heals")
    func overwriting() throws {
      let box = try ScenesSandbox()
      let red = try box.undisturbed("red")
      let blue = try box.undisturbed("blue")
      for round in 0..<3 {
        let runs = try ["red", "blue"].map {
          try Tool.likeness.start(box.arguments("record", $0, output: "out-" + $0))
        }
        for run in runs { #expect([0, 2].contains(run.end().status)) }
        let files = box.files("Snapshots")
        #expect(
          files.allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] }, "round \(round)"
        )
        #expect(try Tool.likeness.run(box.arguments("record", "blue")).status == 0)
        #expect(box.files("Snapshots") == blue)
      }
    }
  }
#endif
