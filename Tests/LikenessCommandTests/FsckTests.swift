/// `likeness fsck` on folders that were damaged by hand, each in one way.
import Foundation
import Likeness
import LikenessPNG
import LikenessSystem
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct FsckTests {
  private let boxPicture = "Snapshots/Box/plain@light,1x.png"
  private let boxText = "Snapshots/Box/plain@light,1x.txt"

  private func recorded() async throws -> TestFolder {
    let sandbox = try TestFolder()
    #expect(await sandbox.run(RedTool.self, "record").status == .success)
    return sandbox
  }

  private func edit(_ name: String, in sandbox: TestFolder, _ change: (String) -> String) throws {
    let before = try sandbox.text(name)
    let after = change(before)
    #expect(after != before)
    try sandbox.write(after, to: name)
  }

  /// Runs the command, and expects these kinds and paths as its findings.
  private func expect(
    _ findings: [(kind: String, path: String)], in sandbox: TestFolder, repaired: Int = 0,
    _ arguments: String...,
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let spoken = await run(RedTool.self, ["fsck", "--json"] + arguments + sandbox.folders)
    let document = try spoken.json()
    let found = try #require(document["findings"] as? [[String: Any]]).map {
      "\($0["kind"] ?? "") \($0["path"] ?? "")"
    }
    #expect(found == findings.map { "\($0.kind) \(sandbox($0.path))" }, sourceLocation: place)
    #expect((document["repaired"] as? [Any])?.count == repaired, sourceLocation: place)
    #expect(spoken.status == (findings.isEmpty ? .success : .differences), sourceLocation: place)
  }

  @Test("Files that systems drop beside pictures are no verb's business")
  func droppings() async throws {
    let sandbox = try TestFolder(inPackage: true)
    _ = await sandbox.run(RedTool.self, "record")
    for name in [
      ".DS_Store", "Thumbs.db", "desktop.ini", "._Box", "Box/.DS_Store", "Box/._plain@light,1x.png",
      "__MACOSX/Box/._plain.png",
    ] {
      try sandbox.write([0, 5, 22, 7], to: "Snapshots/\(name)")
    }
    let fsck = await sandbox.run(RedTool.self, "fsck")
    #expect(fsck.status == .success, "\(fsck)")
    #expect(await sandbox.run(RedTool.self, "prune").results == ["2 in use"])
    let check = await sandbox.run(RedTool.self, "check", "--fail-on-unreferenced")
    #expect(check.status == .success && check.messages.isEmpty, "\(check)")
    try sandbox.copy("Snapshots/Box", to: "other/Box")
    for (one, two) in [("Snapshots/Box", "other/Box"), ("other/Box", "Snapshots/Box")] {
      try sandbox.write([0, 5, 22, 7], to: "other/Box/._more.png")
      let compare = await run(RedTool.self, ["compare", sandbox(one), sandbox(two)])
      #expect(
        compare.status == .success && compare.results.last == "1 picture: 1 passed", "\(compare)")
    }
  }

  @Test("Sound references have no findings") func sound() async throws {
    let sandbox = try await recorded()
    try sandbox.write([], to: "Snapshots/.gitattributes")
    let before = try sandbox.states()
    let spoken = await sandbox.run(RedTool.self, "fsck", "--repair")
    #expect(spoken.results == ["2 references: no findings"])
    #expect(spoken.status == .success)
    #expect(try sandbox.states() == before)
  }

  @Test("The text of another picture is a torn pair, and is kept") func otherText() async throws {
    let sandbox = try await recorded()
    try sandbox.copy("Snapshots/Frame/wide@light,1x.txt", to: "frame.txt")
    try sandbox.write(try sandbox.text("frame.txt"), to: boxText)
    try await expect([("tornPair", boxText)], in: sandbox)
    let before = try sandbox.states("Snapshots")
    try await expect([("tornPair", boxText)], in: sandbox, "--repair")
    #expect(try sandbox.states("Snapshots") == before)
  }

  @Test("A picture that another program wrote is a torn pair, and is kept") func otherPicture()
    async throws
  {
    let sandbox = try await recorded()
    let file = [UInt8](try sandbox.read(boxPicture))
    // Without a seal, and with the one of the old picture.
    for seal in [nil, PNG.seal(of: file)] {
      let black = try PNG.encode(picture(8, 4, .black))
      try sandbox.write(Data(seal.map { PNG.sealed(black, $0) } ?? black), to: boxPicture)
      // A seal that is whole was not copied, and then the digest in it is wrong.
      try await expect(
        [(seal == nil ? "tornPair" : "digest", boxPicture)], in: sandbox, "--repair")
    }
    // The old chunk, as an editor copies it.
    var chunks = PNGBytes.chunks(of: try PNG.encode(picture(8, 4, .black)))
    let old = try #require(PNGBytes.chunks(of: file).first { $0.type == "liKE" })
    chunks.insert(old, at: chunks.count - 1)
    try sandbox.write(Data(PNGBytes.file(chunks)), to: boxPicture)
    try await expect([("tornPair", boxText)], in: sandbox, "--repair")
  }

  @Test("A missing half of a pair is a torn pair") func missingHalf() async throws {
    let sandbox = try await recorded()
    try sandbox.remove(boxPicture)
    try sandbox.remove("Snapshots/Frame/wide@light,1x.txt")
    try await expect(
      [("tornPair", boxText), ("tornPair", "Snapshots/Frame/wide@light,1x.png")], in: sandbox)
  }

  @Test("A picture that was written again with its pixels and its seal is sealed again")
  func writtenAgain() async throws {
    let sandbox = try await recorded()
    let bytes = try encodedAgain(sandbox(boxPicture))
    try sandbox.write(bytes, to: boxPicture)
    try await expect([("tornPair", boxPicture)], in: sandbox)
    try await expect([], in: sandbox, repaired: 1, "--repair")
    let repaired = [UInt8](try sandbox.read(boxPicture))
    #expect(PNG.seal(of: repaired) == PNG.storedSeal(in: bytes)?.seal)
    #expect(PNGBytes.chunks(of: repaired).map(\.type).suffix(3) == ["tEXt", "liKE", "IEND"])
  }

  /// The same pixels in another file: with a text chunk (tEXt, 11.3.3.3 of the PNG specification)
  /// before the last one, which has 12 bytes.
  private func encodedAgain(_ path: String) throws -> [UInt8] {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let text = Array("a".utf8) + [0] + Array("b".utf8)
    bytes.insert(contentsOf: PNGBytes.chunk("tEXt", text), at: bytes.count - 12)
    return bytes
  }

  /// What version 1 of the text said, of a picture without a seal.
  private func version1(_ sandbox: TestFolder, pixels: ContentDigest, size: String = "8 4") throws {
    let bytes = try PNG.encode(PNG.read(sandbox(boxPicture)))
    try sandbox.write(Data(bytes), to: boxPicture)
    try edit(boxText, in: sandbox) {
      $0.replacing(
        "snapshot 2\nrenderer 1\n",
        with: """
          snapshot 1
          renderer 1
          size \(size)
          scale 1
          pixels \(pixels)
          png \(ContentDigest(of: bytes))

          """)
    }
  }

  @Test("A reference of version 1 is sound, if its text has the digest and size of the picture")
  func version1() async throws {
    var sandbox = try await recorded()
    let pixels = try PNG.read(sandbox(boxPicture)).digest
    try version1(sandbox, pixels: pixels)
    try await expect([], in: sandbox)
    sandbox = try await recorded()
    try version1(sandbox, pixels: picture(8, 4, .black).digest)
    try await expect([("tornPair", boxText)], in: sandbox, "--repair")
    sandbox = try await recorded()
    try version1(sandbox, pixels: pixels, size: "4 8")
    try await expect([("digest", boxText)], in: sandbox, "--repair")
    sandbox = try await recorded()
    try version1(sandbox, pixels: pixels)
    try edit(boxText, in: sandbox) {
      let lists = $0.components(separatedBy: "\n\n")
      return lists[0] + "\n\n"
        + lists[1...].joined(separator: "\n\n").replacing("size 8 4", with: "size 8 5")
    }
    try await expect([("list", boxText)], in: sandbox, "--repair")
  }

  @Test("Invalid texts and lists are found") func invalidTexts() async throws {
    let sandbox = try await recorded()
    try edit(boxText, in: sandbox) { "<<<<<<< ours\n" + $0 }
    try edit("Snapshots/Frame/wide@light,1x.txt", in: sandbox) {
      $0.replacing("\n  box ", with: "\n  bax ")
    }
    try sandbox.write(
      "snapshot 1\nkind display-list\n\ndisplay-list 2\nnonsense\n", to: "Snapshots/Tree/list.txt")
    try sandbox.write("snapshot 1\nkind lines\n\nHello\n", to: "Snapshots/Tree/lines.txt")
    try sandbox.write([0xFF], to: "Snapshots/Tree/bytes.txt")
    try await expect(
      [
        ("text", boxText), ("list", "Snapshots/Frame/wide@light,1x.txt"),
        ("text", "Snapshots/Tree/bytes.txt"),
        ("list", "Snapshots/Tree/list.txt"),
      ], in: sandbox, "--repair")
  }

  @Test("Unreadable and foreign files are found") func foreignFiles() async throws {
    let sandbox = try await recorded()
    try sandbox.write([1], to: boxPicture)
    try sandbox.write(
      "version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/Frame/wide@light,1x.png")
    try sandbox.write([], to: "Snapshots/Box/notes.md")
    try sandbox.write([], to: "Snapshots/top.png")
    try sandbox.link("Snapshots/Box/dead.png", to: "nowhere")
    #expect(mkfifo(sandbox("Snapshots/Box/pipe.png"), 0o600) == 0)
    try await expect(
      [
        ("unreadable", "Snapshots/Box/dead.png"), ("foreign", "Snapshots/Box/notes.md"),
        ("unreadable", "Snapshots/Box/pipe.png"),
        ("unreadable", boxPicture), ("unreadable", "Snapshots/Frame/wide@light,1x.png"),
        ("foreign", "Snapshots/top.png"),
      ], in: sandbox, "--repair")
  }

  @Test("Leftovers of ended processes are removed, those of running ones stay") func leftovers()
    async throws
  {
    let sandbox = try await recorded()
    // No process has this number: the largest is 2^22 (proc_sys_kernel(5)).
    try sandbox.write([1], to: "Snapshots/Box/.likeness-aside-9999999-1")
    try sandbox.write([1], to: "out/pending/Box/.likeness-aside-9999999-2")
    let held = try Files.openTemporaryFile(in: sandbox("Snapshots/Box"))
    try await expect(
      [
        ("leftover", "Snapshots/Box/.likeness-aside-9999999-1"),
        ("leftover", "out/pending/Box/.likeness-aside-9999999-2"),
      ], in: sandbox)
    try await expect([], in: sandbox, repaired: 2, "--repair")
    #expect(Files.exists(held.path))
    #expect(!sandbox.exists("out/pending/Box/.likeness-aside-9999999-2"))
    // An empty one of a running process may have been made a moment ago.
    let empty = try Files.openTemporaryFile(in: sandbox("Snapshots/Box"))
    try Files.write([1], to: held.file, held.path)
    for file in [held.file, empty.file] { Files.unlock(file) }
    try await expect([], in: sandbox, repaired: 1, "--repair")
    #expect(!Files.exists(held.path) && Files.exists(empty.path))
  }

  #if os(Linux)
    @Test("Names that some file systems take for one clash") func clashes() async throws {
      let sandbox = try await recorded()
      for ending in ["png", "txt"] {
        try sandbox.copy(
          "Snapshots/Box/plain@light,1x.\(ending)", to: "Snapshots/Box/Plain@light,1x.\(ending)")
      }
      try await expect([("clash", boxPicture), ("clash", boxText)], in: sandbox, "--repair")
    }

    @Test("A name in decomposed Unicode is a finding, and a clash beside the composed one")
    func decomposedName() async throws {
      let sandbox = try await recorded()
      let (composed, decomposed) = ("Snapshots/Box/caf\u{E9}", "Snapshots/Box/cafe\u{301}")
      for (file, ending) in [(boxPicture, ".png"), (boxText, ".txt")] {
        let bytes = [UInt8](try sandbox.read(file))
        // Without Foundation, which may choose the form itself.
        try Files.create(sandbox(decomposed + ending), bytes)
      }
      let before = try sandbox.states("Snapshots")
      try await expect(
        [("normalization", decomposed + ".png"), ("normalization", decomposed + ".txt")],
        in: sandbox, "--repair")
      #expect(try sandbox.states("Snapshots") == before)
      let spoken = await sandbox.run(RedTool.self, "fsck")
      let step = "Record the snapshot again, and remove this file."
      #expect(spoken.output.contains("Box/cafe⟨U+0301⟩.png: the name is not in composed"))
      #expect(spoken.output.contains(step))
      // As the file system of another machine would hold both.
      try Files.create(sandbox(composed + ".png"), try Files.readExisting(sandbox(boxPicture)))
      try Files.create(sandbox(composed + ".txt"), try Files.readExisting(sandbox(boxText)))
      try await expect(
        [("clash", composed + ".png"), ("clash", composed + ".txt")], in: sandbox, "--repair")
    }
  #endif

  /// A picture that no scene or view drew has no list.
  @Test("A picture without a list is sound") func noList() async throws {
    let sandbox = try TestFolder()
    let checker = SnapshotChecker(
      store: sandbox.store, artifacts: ArtifactsFolder(path: sandbox("out")), mode: .all)
    _ = checker.check(SnapshotSubject(sandbox.box, picture: picture(8, 4)))
    try sandbox.createFolder("out")
    try await expect([], in: sandbox)
    let text = "Snapshots/\(sandbox.box).txt"
    try edit(text, in: sandbox) { $0.replacing("size 8 4", with: "size 4 8") }
    try await expect([("digest", text)], in: sandbox, "--repair")
  }

  @Test("A missing folder is an error") func missingFolder() async throws {
    let sandbox = try TestFolder()
    let none = await run(RedTool.self, ["fsck", "--snapshots", sandbox("none")] + sandbox.output)
    #expect(none.status == .failure)
    #expect(
      none.errors.contains(
        "No folder of references at \(sandbox("none")). Give its path with --snapshots."))
  }

  @Test("Each finding has a next step") func nextSteps() async throws {
    let sandbox = try await recorded()
    try sandbox.write([], to: "Snapshots/Box/notes.md")
    try sandbox.write([1], to: "Snapshots/Box/.likeness-aside-9999999-1")
    let spoken = await sandbox.run(RedTool.self, "fsck")
    #expect(
      spoken.results == [
        """
        leftover  \(sandbox("Snapshots/Box/.likeness-aside-9999999-1")): an interrupted process \
        left this temporary file. --repair removes it.
        """,
        """
        foreign  \(sandbox("Snapshots/Box/notes.md")): not a reference. Move it out of the folder \
        of references.
        """,
        "2 references: 2 findings",
      ])
  }
}
