/// What is compared, decoded, drawn or refused in a check: the real command with scenes and changed
/// files.
import Foundation
import TestKit
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
    run: Tool.Ran, outcome: [String: Any]
  ) {
    let run = try work.likeness("check", "--scenes", "Scenes", more: arguments)
    return (run, try #require(try work.outcomes()[name]))
  }

  /// Whether digests alone proved that the pictures are equal; nil if they are not.
  private func isBySeal(_ outcome: [String: Any]) -> Bool? {
    let verdict = outcome["verdict"] as? [String: [String: Any]]
    return verdict?["identical"]?["bySeal"] as? Bool
  }

  private func stages(_ outcome: [String: Any]) -> Set<String> {
    Set((outcome["timings"] as? [String: Any] ?? [:]).keys)
  }

  @Test("An unchanged file passes by its digest, without being decoded") func unchanged() throws {
    let work = try recorded()
    let (run, outcome) = try check(work)
    #expect(run.status == 0)
    #expect(outcome["status"] as? String == "identical" && isBySeal(outcome) == true)
    #expect(!stages(outcome).contains("decode"))
    let chunks = PNGBytes.chunks(of: try work.folder.read("Snapshots/\(name).png"))
    // The version, the kind of the origin, and three digests.
    #expect(chunks.first { $0.type == "liKE" }?.data.count == 98)
  }

  /// A tool that optimizes PNG files keeps the pixels: here it adds a text chunk, as one of them
  /// does.
  @Test("A rewritten file with the same pixels is decoded, compared and passes") func rewritten()
    throws
  {
    let work = try recorded()
    let path = "Snapshots/\(name).png"
    var png = [UInt8](try work.folder.read(path))
    // Before the closing chunk of 12 bytes.
    png.insert(contentsOf: PNGBytes.chunk("tEXt", [0x61, 0, 0x62]), at: png.count - 12)
    try work.folder.write(Data(png), to: path)
    let (run, outcome) = try check(work)
    #expect(run.status == 0, "\(run.output)")
    #expect(outcome["status"] as? String == "identical" && isBySeal(outcome) == false)
    #expect(stages(outcome).isSuperset(of: ["layout", "draw", "decode", "compare"]))
    #expect(try work.folder.read(path) == Data(png))
  }

  @Test("References are small and the same every time") func small() throws {
    let work = try recorded()
    let png = try work.folder.read("Snapshots/\(name).png")
    // As a palette of one entry and one bit a pixel it would have 82 bytes: signature 8, IHDR 25,
    // PLTE 15, IDAT 12 and 10 of zlib, IEND 12. The seal has 110.
    #expect(png.count <= 82 + 110)
    try work.folder.remove("Snapshots")
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    #expect(try work.folder.read("Snapshots/\(name).png") == png)
  }

  @Test("A damaged reference is a failure, not a difference") func damaged() throws {
    let work = try recorded()
    try work.folder.write(
      try work.folder.read("Snapshots/\(name).png").dropLast(5), to: "Snapshots/\(name).png")
    let check = try check(work)
    #expect(check.run.status == 2)
    #expect(check.run.output.contains("The reference of \(name) cannot be read."))
    #expect(try work.likeness("record", "--scenes", "Scenes").status == 0)
    #expect(try self.check(work).run.status == 0)
  }

  /// Renames the reference, as if it were copied from a file system with both names.
  private func capitalize(_ work: Workspace) throws {
    for end in ["png", "txt"] {
      try work.folder.move("Snapshots/\(name).\(end)", to: "Snapshots/Box/moved.\(end)")
      try work.folder.move(
        "Snapshots/Box/moved.\(end)", to: "Snapshots/Box/Plain@light,1x.\(end)")
    }
  }

  @Test("Names that differ only in case are refused, with both names") func namesByCase() throws {
    let work = try recorded()
    try capitalize(work)
    let before = work.folder.files(below: "Snapshots")
    #expect(before.count == 2)
    for verb in ["check", "record"] {
      let run = try work.likeness(verb, "--scenes", "Scenes")
      #expect(run.status == 2)
      #expect(run.text.contains("Box/Plain@light,1x") && run.text.contains(name), "\(run)")
    }
    #expect(work.folder.files(below: "Snapshots") == before)
    let accept = try work.likeness("accept", "--all", "--dry-run")
    #expect(accept.status == 2 && accept.errors.contains("Box/Plain@light,1x"))
  }

  @Test("References that differ only in case are refused", .requires(.letterCase))
  func referencesByCase() throws {
    let work = try recorded()
    try capitalize(work)
    for end in ["png", "txt"] {
      try work.folder.copy(
        "Snapshots/Box/Plain@light,1x.\(end)", to: "Snapshots/\(name).\(end)")
    }
    for arguments in [["check", "--fail-on-unreferenced"], ["prune"]] {
      let run = try work.likeness(more: arguments + ["--scenes", "Scenes"])
      #expect(run.status == 2 && run.errors.contains("differ only in letter case"), "\(run)")
    }
    #expect(work.folder.files(below: "Snapshots").count == 4)
  }

  @Test(
    "Folders of scenes that differ only in case are refused, with both names",
    .requires(.letterCase))
  func foldersByCase() throws {
    let work = try recorded()
    try work.writeScene("box/other", "00FF00")
    let run = try work.likeness("check", "--scenes", "Scenes", "--list")
    #expect(run.status == 2)
    #expect(run.errors.contains("Box and the folder of box/other"))
  }

  @Test("Recording and pruning remove the temporary files of a killed process")
  func temporaryFiles() throws {
    for verb in ["record", "prune"] {
      let work = try recorded()
      let before = work.folder.files(below: "Snapshots")
      try work.folder.write("torn", to: "Snapshots/Box/.likeness-aside-2000000000-7")
      #expect(try work.likeness("check", "--scenes", "Scenes").status == 0)
      #expect(try work.likeness(verb, "--scenes", "Scenes").status == 0)
      #expect(work.folder.files(below: "Snapshots") == before)
    }
  }

  @Test("Scenes that differ only in case are refused, with both names", .requires(.letterCase))
  func scenesByCase() throws {
    let work = try recorded()
    try work.writeScene("Box/Plain", "00FF00")
    let run = try work.likeness("check", "--scenes", "Scenes")
    #expect(run.status == 2)
    #expect(run.errors.contains("Box/Plain@light,1x") && run.errors.contains(name))
  }
}

extension Requirement {
  fileprivate static let letterCase = Requirement(
    "a file system that distinguishes letter case"
  ) { _ in
    guard let folder = try? TestFolder(["a": ""]) else { return true }
    return !folder.exists("A")
  }
}
