import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import TestSupport
import Testing

@testable import LikenessSnapshots

private func record(_ picture: [UInt8], others: [ReferenceMetadata.Line] = [], list: String? = nil)
  -> ReferenceMetadata
{
  ReferenceMetadata(
    renderer: 1, size: list == nil ? pixels(4, picture.count) : nil, others: others, list: list)
}

@Suite struct StoreTests {
  @Test func writtenPairReadsBack() throws {
    let box = try Sandbox()
    let wanted = record(
      [1, 2], others: [.init(key: "later", value: "a b"), .init(key: "flag", value: "")],
      list: "display-list 2\nsize 1 1\n")
    #expect(try box.store.write(box.button, picture: [1, 2], record: wanted, replacing: .nothing))
    #expect(try box.store.picture(box.button) == [1, 2])
    #expect(try box.store.record(box.button) == wanted)
    #expect(
      try box.store.write(box.button, picture: [1, 2], record: wanted, replacing: .nothing) == false
    )
  }

  @Test func aFileThatMustBeThereIsAnErrorWithoutIt() throws {
    let box = try Sandbox()
    let path = box.path + "/none"
    #expect(throws: FileError(operation: .read, path: path, code: ENOENT)) {
      try Files.readExisting(path)
    }
    try Files.create(path, [1])
    #expect(try Files.readExisting(path) == [1])
  }

  @Test func fileChangedMeanwhileIsNotOverwritten() throws {
    let box = try Sandbox()
    try box.store.write(box.button, picture: [1], record: record([1]), replacing: .nothing)
    let error = SnapshotStoreError.changedMeanwhile(box.store.picturePath(box.button))
    #expect(throws: error) {
      try box.store.write(box.button, picture: [2], record: record([2]), replacing: .nothing)
    }
    #expect(throws: error) {
      try box.store.write(
        box.button, picture: [2], record: record([2]), replacing: .file(ContentDigest(of: [9])))
    }
    #expect(try box.store.picture(box.button) == [1])
    try box.store.write(
      box.button, picture: [2], record: record([2]), replacing: .file(ContentDigest(of: [1])))
    try box.store.write(box.button, picture: [3], record: record([3]), replacing: .anything)
    #expect(try box.store.picture(box.button) == [3])
  }

  @Test(arguments: [true, false])
  func nameThatDiffersByCaseIsTakenUntilItsFileIsGone(isText: Bool) throws {
    let box = try Sandbox()
    let shouted = try SnapshotIdentity(
      suite: "Button", name: "PRIMARY", variant: box.button.variant)
    func write(_ identity: SnapshotIdentity) throws {
      if isText {
        try box.store.write(identity, text: TextSnapshot(lines: "a"), replacing: .nothing)
      } else {
        try box.store.write(identity, picture: [1], record: record([1]), replacing: .nothing)
      }
    }
    // The folder was listed before the first file was written.
    try write(try SnapshotIdentity(suite: "Button", name: "other"))
    try write(box.button)
    #expect(throws: SnapshotStoreError.identity(.clashByCase(box.button, shouted))) {
      try write(shouted)
    }
    // Another program removes it.
    for path in [box.store.picturePath(box.button), box.store.recordPath(box.button)] {
      try Files.remove(path)
    }
    try write(shouted)
    #expect(
      try box.store.contents().snapshots == [
        shouted, SnapshotIdentity(suite: "Button", name: "other"),
      ])
  }

  /// Listing a folder for each of ten thousand new pictures would take longer than drawing them.
  @Test func aFolderIsListedOnceAProcessAndWhatOthersWriteIsSeenByTheNext() throws {
    let box = try Sandbox()
    try box.write([1], to: "Snapshots/Button/a.png")
    let folder = box.store.root + "/Button"
    #expect(try FolderNames.other(than: "A.png", in: folder) == "a.png")
    try box.write([1], to: "Snapshots/Button/b.png")
    #expect(try FolderNames.other(than: "B.png", in: folder) == nil)
    FolderNames.add("Button/b.png", below: box.store.root)
    #expect(try FolderNames.other(than: "B.png", in: folder) == "b.png")
  }

  @Test func folderThatWasMadeSinceTheStoreWasListedClashesByCase() throws {
    let box = try Sandbox()
    try box.store.write(
      try SnapshotIdentity(suite: "Card", name: "a"), picture: [1], record: record([1]),
      replacing: .nothing)
    try box.store.write(
      try SnapshotIdentity(suite: "Button", name: "a"), picture: [1], record: record([1]),
      replacing: .nothing)
    let other = try SnapshotIdentity(suite: "button", name: "b")
    #expect(
      throws: SnapshotStoreError.identity(.folderClashByCase(box.store.root + "/Button", other))
    ) {
      try box.store.write(other, picture: [1], record: record([1]), replacing: .nothing)
    }
  }

  @Test func filesLeftAsideAreRemovedWhateverTheNumberOfTheirProcess() throws {
    let box = try Sandbox()
    // No system uses this number: Linux ends at 2^22, macOS at 99,999. The other is that of a
    // running process, which may also be of another machine.
    try box.write([0], to: "Snapshots/Button/.likeness-aside-2147483647-1")
    try box.write([0], to: "Snapshots/Button/.likeness-aside-\(getpid())-999999")
    try box.store.write(box.button, picture: [1], record: record([1]), replacing: .nothing)
    #expect(Set(box.references.keys) == [png, txt])
  }

  @Test("The first write into a folder removes what an interrupted one left, and lists it once")
  func firstWrite() throws {
    let box = try Sandbox()
    let folder = box.path + "/files"
    for name in [".likeness-aside-2147483647-1", ".likeness-aside-2147483647-2/inner/file"] {
      try box.write([0], to: "files/" + name)
    }
    try Files.replace(folder + "/one", with: [1])
    #expect(try Files.names(in: folder) == ["one"])
    try box.write([0], to: "files/.likeness-aside-2147483647-3")
    try Files.replace(folder + "/two", with: [1])
    #expect(try Files.names(in: folder) == [".likeness-aside-2147483647-3", "one", "two"])
  }

  @Test("Each new temporary folder removes what an interrupted process left beside it")
  func temporaryFolders() throws {
    let box = try Sandbox()
    let folder = box.path + "/files"
    for number in 1...2 {
      try box.write([0], to: "files/.likeness-aside-2147483647-\(number)/file")
      let new = try Files.openTemporaryFolder(in: folder)
      #expect(try Files.names(in: folder).map { Files.join(folder, $0) } == [new.path])
      Files.closeTemporaryFolder(new)
    }
  }

  @Test("A removal takes along what an interrupted write left, and then the empty folder")
  func removal() throws {
    let box = try Sandbox()
    try box.write([1], to: "Snapshots/" + png)
    try box.write([0], to: "Snapshots/Button/.likeness-aside-2147483647-1")
    #expect(try box.store.remove(box.button) == [box.store.picturePath(box.button)])
    #expect(!Files.exists(box.path + "/Snapshots/Button"))
  }

  @Test func temporaryFileInUseStaysWhateverTheNumberOfItsProcess() throws {
    let box = try Sandbox()
    try box.write([], to: "Snapshots/Button/other")
    let (path, file) = try Files.openTemporaryFile(in: box.path + "/Snapshots/Button")
    // Named as by a process of another machine, whose number means nothing here.
    let name = "Button/.likeness-aside-2147483647-1"
    try Files.rename(path, to: box.path + "/Snapshots/" + name)
    #expect(try box.store.sweep() == 0)
    #expect(Set(box.references.keys) == [name, "Button/other"])
    Files.unlock(file)
    #expect(try box.store.sweep() == 1)
    #expect(Set(box.references.keys) == ["Button/other"])
  }

  @Test func nameAsideThatAProcessOfAnotherMachineHasIsLeftToIt() throws {
    let box = try Sandbox()
    try box.write([], to: "x")
    // The next numbers of this process are taken.
    let (first, file) = try Files.openTemporaryFile(in: box.path)
    let number = try #require(Int(first.split(separator: "-").last ?? ""))
    // The folder is searched now, and not again: these files have no process that holds them.
    Files.sweepOnce(box.path)
    for next in 1...100 { try box.write([7], to: ".likeness-aside-\(getpid())-\(number + next)") }
    try Files.replace(box.path + "/x", with: [1])
    #expect(try Files.read(box.path + "/x") == [1])
    #expect(try Files.names(in: box.path).count { $0.hasPrefix(".likeness-aside-") } == 101)
    Files.unlock(file)
  }

  /// A name never leads to an incomplete file: the old one stays until the new one is complete,
  /// whenever a process is killed.
  @Test func readerOfAReplacedFileReadsTheOldOneWhole() throws {
    let box = try Sandbox()
    let old = [UInt8](repeating: 7, count: 100_000)
    try box.store.write(box.button, picture: old, record: record(old), replacing: .nothing)
    let paths = [box.store.picturePath(box.button), box.store.recordPath(box.button)]
    let open = try paths.map {
      try (Data(contentsOf: URL(filePath: $0)), #require(FileHandle(forReadingAtPath: $0)))
    }
    try box.store.write(box.button, picture: [1, 2], record: record([1, 2]), replacing: .anything)
    for (bytes, file) in open { #expect(try file.readToEnd() == bytes) }
    #expect(try box.store.picture(box.button) == [1, 2])
    #expect(try box.store.record(box.button) == record([1, 2]))
  }

  @Test func fileThatCannotBeRenamedIsRemoved() throws {
    let box = try Sandbox()
    // No file can take the place of a folder.
    try box.write([], to: "Snapshots/Button/taken/x")
    #expect(throws: FileError.self) {
      try Files.replace(box.path + "/Snapshots/Button/taken", with: [1])
    }
    #expect(Set(box.references.keys) == ["Button/taken/x"])
  }

  /// In a separate process, because the files of all tests are meant.
  @Test func aProcessAskedToStopLeavesNoTemporaryFileAndBeginsNothing() async {
    await #expect(processExitsWith: .success) {
      let box = try Sandbox()
      try box.write([0], to: "Snapshots/Button/other")
      let (path, _) = try Files.openTemporaryFile(in: box.path + "/Snapshots/Button")
      #expect(Files.exists(path))
      let isOver = Locked(false)
      let started = Event()
      let late = OwnThread {
        started.block()
        try? Files.replace(box.path + "/Snapshots/Button/late", with: [1])
        return isOver.withLock(\.self)
      }
      stopWriting {
        #expect(Set(box.references.keys) == ["Button/other"])
        started.happen()
        // Each look gives the other thread time to write, if nothing holds it back.
        for _ in 0..<200 { #expect(Set(box.references.keys) == ["Button/other"]) }
        isOver.withLock { $0 = true }
      }
      // It was held back, and went on here, where the process would have ended.
      #expect(try late.value())
    }
  }

  @Test func pictureCutOffBeforeItsTextIsComparedInFullAndHealed() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    // As after a process that was killed after the first of its two renames.
    try box.write(PNG.encode(plain(.blue)), to: "Snapshots/" + png)
    #expect(box.check(plain(.blue), list: list(.blue), .never).verdict == .identical(bySeal: false))
    #expect(box.check(plain(.red), list: list(.red), .never).status == .pixels)
    let healed = box.check(plain(.blue), list: list(.blue), .all)
    #expect(healed.verdict == .identical(bySeal: false))
    #expect(healed.written == [png, txt].map { box.path + "/Snapshots/" + $0 })
    #expect(box.check(plain(.blue), list: list(.blue), .all).verdict == .identical(bySeal: true))
  }

  @Test func textThatIsMissingIsWrittenInAll() throws {
    let box = try Sandbox()
    _ = box.check(plain(.red), list: list(.red), .missing)
    try box.folder.remove("Snapshots/" + txt)
    #expect(box.check(plain(.red), list: list(.red), .missing).written == [])
    #expect(
      box.check(plain(.red), list: list(.red), .all).written == [box.path + "/Snapshots/" + txt])
  }

  @Test func contentsAreDistinguishedFromOtherFiles() throws {
    let box = try Sandbox()
    for name in [
      "Button/a.png", "Button/a.txt", "Button/b@dark.png", "Button/orphan.txt",
      "Button/b@theme=dark.png", "top.png", "A/B/c.png", ".x",
    ] {
      try box.write([], to: "Snapshots/" + name)
    }
    let contents = try box.store.contents()
    #expect(contents.snapshots.map(\.description) == ["A/B/c", "Button/a", "Button/b@dark"])
    #expect(contents.others == [".x", "Button/b@theme=dark.png", "Button/orphan.txt", "top.png"])
    #expect(try SnapshotStore(root: box.path + "/none").contents().snapshots.isEmpty)
  }

  @Test func removedPairTakesItsEmptyFolderAlong() throws {
    let box = try Sandbox()
    try box.store.write(box.button, picture: [1], record: record([1]), replacing: .nothing)
    #expect(
      try box.store.remove(box.button) == [
        box.store.recordPath(box.button), box.store.picturePath(box.button),
      ])
    #expect(!FileManager.default.fileExists(atPath: box.path + "/Snapshots/Button"))
    #expect(FileManager.default.fileExists(atPath: box.path + "/Snapshots"))
    #expect(try box.store.remove(box.button) == [])
  }

  /// Threads that write different pictures under one name: one wins completely, and all others get
  /// an error.
  @Test func oneOfManyWritersWinsAndTheOthersReportIt() async throws {
    let box = try Sandbox()
    for round in 0..<20 {
      let identity = try SnapshotIdentity(suite: "Race", name: "\(round)")
      let colors: [StraightColor] = [.red, .green, .blue, .black]
      let outcomes = await withTaskGroup(of: (Int, SnapshotOutcome).self) { group in
        for (i, color) in colors.enumerated() {
          group.addTask {
            (
              i,
              box.checker(.missing).check(
                SnapshotSubject(identity, picture: plain(color), list: list(color)))
            )
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let winners = outcomes.filter { $0.1.isNewlyRecorded }
      #expect(winners.count == 1)
      for (_, outcome) in outcomes where outcome.status != .recorded {
        #expect(outcome.status == .unwritable || outcome.status == .pixels, "\(outcome.verdict)")
      }
      let winner = try #require(winners.first)
      #expect(
        box.checker(.never).check(SnapshotSubject(identity, picture: plain(colors[winner.0])))
          .verdict == .identical(bySeal: true))
    }
    #expect(box.references.keys.allSatisfy { !$0.contains("aside") })
    #expect(box.references.count == 40)
  }

  @Test(arguments: [
    (
      "",
      """
      a.txt:1: this is not the text of a reference: the first line must be “snapshot 2”. Restore \
      the file, or record again.
      """
    ),
    (
      "snapshot 3\n",
      "a.txt:1: unknown version “3”, expected 1 or 2. Update Likeness, or record again."
    ),
    (
      "snapshot 1\nrenderer 1\n",
      "a.txt:2: missing or invalid header line “size”. Restore the file, or record again."
    ),
    (
      "snapshot 1\nrenderer 1\nsize 0 1\n",
      "a.txt:3: missing or invalid header line “size”. Restore the file, or record again."
    ),
    (
      "snapshot 1\nsize 1 1\nsize 1 1\n",
      """
      a.txt:3: duplicate header line “size”. A merge may have kept both: restore the file, or \
      record again.
      """
    ),
    (
      "snapshot 1\nrenderer 1\nsize 1 1\npixels 00\n",
      "a.txt:4: missing or invalid header line “pixels”. Restore the file, or record again."
    ),
    (
      "snapshot 2\nowner a\n",
      "a.txt:2: missing or invalid header line “renderer”. Restore the file, or record again."
    ),
    (
      "snapshot 2\nrenderer 1\n",
      "a.txt:2: missing or invalid header line “size”. Restore the file, or record again."
    ),
    (
      "snapshot 2\n<<<<<<< HEAD\n",
      """
      a.txt:2: unresolved git merge conflict. Choose one side for the text and the PNG, or record \
      again.
      """
    ),
  ])
  func damagedTextNamesPlaceCauseAndNextStep(text: String, message: String) {
    let error = #expect(throws: ReferenceMetadataError.self) {
      try ReferenceMetadata(text: text, file: "a.txt")
    }
    #expect(error?.description == message)
  }

  @Test(arguments: ["key\r\r\n", "key\r \n", " \n", " value\n", "key \n"])
  func oddHeaderLineIsWrittenAsItIsRead(line: String) throws {
    let metadata = try ReferenceMetadata(
      text: record([1], list: "display-list 2\n").text.replacing("\n\n", with: "\n\(line)\n"),
      file: "a.txt")
    #expect(metadata.others.count == 1 && metadata.list == "display-list 2\n")
    #expect(try ReferenceMetadata(text: metadata.text, file: "a.txt") == metadata)
  }

  @Test func placesInAListCountFromTheStartOfTheFile() throws {
    let damaged = record([1], list: "display-list 2\nsize x\n")
    let error = #expect(throws: DisplayListError.self) {
      try damaged.displayList(file: "a.txt")
    }
    // Two header lines, the blank one, and the second of the list.
    #expect(error?.line == 5)
  }

  @Test func textOfVersion1IsWrittenAsItIsReadUntilItIsRecorded() throws {
    let digest = String(repeating: "a", count: 64)
    let text = """
      snapshot 1
      renderer 1
      size 4 2
      scale 2
      pixels \(digest)
      png \(digest)
      file \(digest)
      owner A.swift story A/b

      display-list 1
      size x

      """
    let metadata = try ReferenceMetadata(text: text, file: "a.txt")
    #expect(metadata.text == text && metadata.version1?.pixels.hex == digest)
    #expect(metadata.others == [.init(key: "owner", value: "A.swift story A/b")])
    let error = #expect(throws: DisplayListError.self) { try metadata.displayList(file: "a.txt") }
    #expect(error?.line == 11)
  }
}
