/// What is compared, decoded, drawn or refused in a check: the real command with scenes and changed
/// files.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct SamePixelsTests {
  private let name = "Box/plain@light,1x"

  private func recorded() throws -> Workspace {
    let work = try Workspace()
    try work.writeScene("Box/plain", "FF0000")
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    return work
  }

  private func check(_ work: Workspace, _ arguments: String...) throws -> (
    run: Workspace.Run, outcome: [String: Any]
  ) {
    let run = try work.run(
      builtProducts.appendingPathComponent("likeness").path,
      ["check", "--scenes", "Scenes"] + arguments)
    return (run, try #require(try work.outcomes()[name]))
  }

  private func stages(_ outcome: [String: Any]) -> Set<String> {
    Set((outcome["timings"] as? [String: Any] ?? [:]).keys)
  }

  @Test func unchangedFilePassesByItsDigestWithoutBeingDecoded() throws {
    let work = try recorded()
    let (run, outcome) = try check(work)
    #expect(run.status == 0)
    #expect(outcome["status"] as? String == "identical" && outcome["verdict"] == nil)
    #expect(stages(outcome) == ["layout", "draw", "read"])
    // SHA-256 in digits.
    let lines = try work.text("Snapshots/\(name).txt").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    for key in ["pixels", "png"] {
      #expect(lines.first { $0.first.map(String.init) == key }?.last?.count == 64)
    }
  }

  /// A tool that optimizes PNG files keeps the pixels: here it adds a text chunk, as one of them
  /// does.
  @Test func rewrittenFileOfTheSamePixelsIsDecodedComparedAndPasses() throws {
    let work = try recorded()
    let path = "Snapshots/\(name).png"
    var png = [UInt8](try work.data(path))
    // Chunk “tEXt” with “a\0b”, its length and CRC-32 (as zlib computes it), before the closing
    // chunk of 12 bytes.
    png.insert(
      contentsOf: [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x61, 0x00, 0x62]
        + crc(of: [0x74, 0x45, 0x58, 0x74, 0x61, 0x00, 0x62]),
      at: png.count - 12)
    try work.write(Data(png), to: path)
    let (run, outcome) = try check(work)
    #expect(run.status == 0, "\(run.output)")
    #expect(outcome["status"] as? String == "identical" && outcome["verdict"] != nil)
    #expect(stages(outcome).isSuperset(of: ["layout", "draw", "decode", "compare"]))
    #expect(try work.data(path) == Data(png))
  }

  private func crc(of bytes: [UInt8]) -> [UInt8] {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? 0xEDB8_8320 ^ register >> 1 : register >> 1 }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: ~register >> (24 - 8 * $0)) }
  }

  @Test func referencesAreSmallAndTheSameEveryTime() throws {
    let work = try recorded()
    let png = try work.data("Snapshots/\(name).png")
    // As a palette of one entry and one bit a pixel it would have 82 bytes: signature 8, IHDR 25,
    // PLTE 15, IDAT 12 and 10 of zlib, IEND 12.
    #expect(png.count <= 82)
    try work.remove("Snapshots")
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    #expect(try work.data("Snapshots/\(name).png") == png)
  }

  @Test func damagedReferenceIsAFailureAndNoDifference() throws {
    let work = try recorded()
    try work.write(try work.data("Snapshots/\(name).png").dropLast(5), to: "Snapshots/\(name).png")
    let check = try check(work)
    #expect(check.run.status == 2)
    #expect(check.run.output.contains("The reference of \(name) cannot be read."))
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    #expect(try self.check(work).run.status == 0)
  }

  @Test func namesThatDifferByCaseAloneAreAnErrorThatNamesBoth() throws {
    let work = try recorded()
    // A file with the other name exists, as if copied from a file system with both.
    for end in ["png", "txt"] {
      try work.write(try work.data("Snapshots/\(name).\(end)"), to: "Snapshots/Box/moved.\(end)")
      try work.remove("Snapshots/\(name).\(end)")
      try FileManager.default.moveItem(
        atPath: work.path + "/Snapshots/Box/moved.\(end)",
        toPath: work.path + "/Snapshots/Box/Plain@light,1x.\(end)")
    }
    let before = work.files("Snapshots")
    for verb in ["check", "record"] {
      let run = try work.likeness(verb, "--scenes", "Scenes")
      #expect(run.status == 2)
      #expect(
        (run.output + run.errors).contains("Box/Plain@light,1x")
          && (run.output + run.errors).contains(name), "\(run)")
    }
    #expect(work.files("Snapshots") == before)
    let accept = try work.likeness("accept", "--all", "--dry-run")
    #expect(accept.status == 2 && accept.errors.contains("Box/Plain@light,1x"))
    // Two references; elsewhere, one is mistaken for the other.
    guard before.count == 2 else { return }
    for end in ["png", "txt"] {
      try work.write(
        try work.data("Snapshots/Box/Plain@light,1x.\(end)"), to: "Snapshots/\(name).\(end)")
    }
    guard work.files("Snapshots").count == 4 else { return }
    for arguments in [["check", "--fail-on-unreferenced"], ["prune"]] {
      let run = try work.run(
        builtProducts.appendingPathComponent("likeness").path, arguments + ["--scenes", "Scenes"])
      #expect(run.status == 2 && run.errors.contains("differ only in letter case"), "\(run)")
    }
    #expect(work.files("Snapshots").count == 4)
  }

  @Test func foldersOfScenesThatDifferByCaseAloneAreAnErrorThatNamesBoth() throws {
    let work = try recorded()
    try work.writeScene("box/other", "00FF00")
    guard FileManager.default.fileExists(atPath: work.path + "/Scenes/box"),
      work.files("Scenes").keys.contains("box/other.json")
    else {
      return
    }
    let run = try work.likeness("check", "--scenes", "Scenes", "--list")
    #expect(run.status == 2)
    #expect(run.errors.contains("Box and the folder of box/other"))
  }

  @Test func temporaryFilesOfAKilledProcessAreRemovedByRecordingAndPruning() throws {
    for verb in ["record", "prune"] {
      let work = try recorded()
      let before = work.files("Snapshots")
      try work.write("torn", to: "Snapshots/Box/.likeness-aside-2000000000-7")
      #expect(try work.likeness("check", "--scenes", "Scenes").status == 0)
      #expect(try work.likeness(verb, "--scenes", "Scenes").status == 0)
      #expect(work.files("Snapshots") == before)
    }
  }

  @Test func scenesThatDifferByCaseAloneAreAnErrorThatNamesBoth() throws {
    let work = try recorded()
    try work.writeScene("Box/Plain", "00FF00")
    // One file if the file system ignores case: nothing clashes there.
    guard work.files("Scenes").count == 2 else { return }
    let run = try work.likeness("check", "--scenes", "Scenes")
    #expect(run.status == 2)
    #expect(run.errors.contains("Box/Plain@light,1x") && run.errors.contains(name))
  }
}
