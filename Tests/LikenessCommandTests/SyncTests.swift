/// `--sync` and `LIKENESS_SYNC`: the system calls before a success is reported.
import Foundation
import Likeness
import TestSupport
import Testing

@testable import LikenessCommand

#if os(Linux)
  @Suite(.nightly) struct SyncTests {
    private let scene =
      ##"{"size": {"width": 8, "height": 4}, "variants": {"theme": ["light"], "scale": [1]}, "view": {"type": "View", "style": {"backgroundColor": "#FF0000"}}}"##

    /// A folder with a scene, and the library that traces and disturbs system calls.
    private func prepared() throws -> Sandbox {
      let sandbox = try Sandbox()
      try sandbox.write(Array(scene.utf8), to: "scenes/a/one.json")
      try compileFaults(into: sandbox("faults.so"))
      return sandbox
    }

    /// Runs a command, and returns its end and the syncs, renames and removals below the folder of references, as `sync Snapshots/a`.
    private func traced(
      _ arguments: [String], in sandbox: Sandbox, at call: Int = -1, environment: [String: String] = [:]
    ) throws -> (ended: Ended, calls: [String]) {
      let folder = URL(filePath: sandbox.path).resolvingSymlinksInPath().path
      let log = folder + "/trace"
      _ = try? FileManager.default.removeItem(atPath: log)
      let faults = [
        "LD_PRELOAD": sandbox("faults.so"), "FAULTS_ROOT": folder, "FAULTS_AT": "\(call)", "FAULTS_ERROR": "EIO", "FAULTS_LOG": log,
      ]
      let ended = try likeness(arguments + ["--output", "out"], in: folder, environment: faults.merging(environment) { $1 })
      let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
      let calls = lines.map { line in
        // The process and the count in a name differ in each run.
        String(line).replacing(folder + "/", with: "").replacing(folder, with: ".").replacing(/aside-[0-9]+-[0-9]+/, with: "aside")
      }
      return (ended, calls.filter { $0.contains("Snapshots") || $0 == "sync ." })
    }

    private let record = ["record", "--scenes", "scenes"]

    /// The calls for one new reference: sync its folders, then each file before its name, and its name before the next file.
    private var synced: [String] {
      ["sync .", "sync Snapshots"]
        + ["png", "txt"].flatMap { ["sync Snapshots/a/.likeness-aside", "rename Snapshots/a/one@light,1x.\($0)", "sync Snapshots/a"] }
    }

    @Test(arguments: [(["--sync"], [:]), ([], ["LIKENESS_SYNC": "1"])])
    func fileAndFolderAreSyncedBeforeSuccess(option: [String], environment: [String: String]) throws {
      let (ended, calls) = try traced(record + option, in: try prepared(), environment: environment)
      #expect(ended.status == 0, "\(ended.errors)")
      #expect(calls == synced)
    }

    @Test func nothingIsSyncedByDefault() throws {
      let (ended, calls) = try traced(record, in: try prepared(), environment: ["LIKENESS_SYNC": "0"])
      #expect(ended.status == 0)
      #expect(calls == synced.filter { !$0.hasPrefix("sync") })
    }

    @Test func acceptSyncsTheReferenceAndPruneTheRemoval() throws {
      let sandbox = try prepared()
      // A missing file proves a reference unused only in a package.
      try sandbox.write([], to: "Package.swift")
      #expect(try traced(["check", "--scenes", "scenes"], in: sandbox).ended.status == 1)
      let accepted = try traced(["accept", "--all", "--sync"], in: sandbox)
      #expect(accepted.ended.status == 0)
      #expect(accepted.calls == synced)
      try FileManager.default.removeItem(atPath: sandbox("scenes/a/one.json"))
      // In another color; with the same one it would look renamed.
      try sandbox.write(Array(scene.replacing("#FF0000", with: "#0000FF").utf8), to: "scenes/a/two.json")
      let pruned = try traced(["prune", "--scenes", "scenes", "--sync"], in: sandbox)
      #expect(pruned.ended.status == 0, "\(pruned.ended.errors)")
      #expect(pruned.calls == ["unlink Snapshots/a/one@light,1x.txt", "unlink Snapshots/a/one@light,1x.png", "sync Snapshots"])
    }

    @Test func failedSyncIsAnErrorAndLeavesNoTemporaryFile() throws {
      let sandbox = try prepared()
      var failed = 0
      for call in 1... {
        _ = try? FileManager.default.removeItem(atPath: sandbox("Snapshots"))
        _ = try? FileManager.default.removeItem(atPath: sandbox("out"))
        let (ended, calls) = try traced(record + ["--sync"], in: sandbox, at: call)
        guard !calls.isEmpty || FileManager.default.fileExists(atPath: sandbox("trace")) else { break }
        guard try String(contentsOfFile: sandbox("trace"), encoding: .utf8) == "fsync" else { continue }
        failed += 1
        #expect(ended.status == 2)
        #expect(ended.errors.contains("cannot sync: Input/output error"), "\(ended.errors)")
        let left = FileManager.default.enumerator(atPath: sandbox.path)?.compactMap { $0 as? String } ?? []
        #expect(!left.contains { $0.contains(".likeness-aside") })
      }
      #expect(failed == synced.count { $0.hasPrefix("sync") })
    }

    @Test func wrongSettingIsAnError() throws {
      let sandbox = try prepared()
      let ended = try likeness(record, in: sandbox.path, environment: ["LIKENESS_SYNC": "yes"])
      #expect(ended.status == 2)
      #expect(ended.errors.contains("LIKENESS_SYNC is “yes”. Set it to 1 to sync references to the disk, or to 0."))
    }
  }
#endif
