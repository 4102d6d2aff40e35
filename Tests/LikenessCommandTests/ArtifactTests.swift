/// `likeness accept --from`: pending pictures of another machine, in folders and in ZIP files, honest and hostile.
import Foundation
import Likeness
import Testing

@testable import LikenessCommand

@Suite struct ArtifactTests {
  /// A sandbox with references of the red boxes, and beside it what a run of the blue ones left elsewhere, in `artifact`.
  private func left() async throws -> Sandbox {
    let sandbox = try Sandbox()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await run(BlueTool.self, ["check", "--snapshots", sandbox("Snapshots"), "--output", sandbox("artifact")])
    #expect(sandbox.exists("artifact/pending/Box/plain@light,1x.png"))
    return sandbox
  }

  /// The files of the artifact in a ZIP file, under a folder.
  private func zip(_ sandbox: Sandbox, under folder: String = "", change: (inout ZipFile) -> Void = { _ in }) throws -> String {
    var zip = ZipFile()
    for (name, file) in try sandbox.files("artifact").sorted(by: { $0.key < $1.key }) { zip.add(folder + name, Array(file.bytes)) }
    change(&zip)
    return try sandbox.write(zip.bytes, to: "artifact.zip")
  }

  @Test(arguments: ["artifact", "artifact/pending"]) func folderOfARunOrOfItsPicturesIsAcceptedAndStays(folder: String) async throws {
    let sandbox = try await left()
    let before = try sandbox.files("artifact")
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox(folder))
    #expect(accept.status == .success, "\(accept.errors)")
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(try sandbox.files("artifact") == before)
    #expect(await sandbox.run(BlueTool.self, "check").status == .success)
  }

  @Test(arguments: ["", "likeness/", ".build/likeness/", "artifact-of-shard-3/.build/likeness/"])
  func zipOfARunIsAcceptedWhereverItLies(folder: String) async throws {
    let sandbox = try await left()
    let path = try zip(sandbox, under: folder)
    let accept = await sandbox.run(BlueTool.self, "accept", "Box/plain", "--from", path)
    #expect(accept.status == .success, "\(accept.errors)")
    #expect(accept.results == ["replaced  Box/plain@light,1x"])
    #expect(try PNG.read(sandbox("Snapshots/Box/plain@light,1x.png")) == picture(8, 4, Color(hex: 0x0000FF)))
  }

  @Test func pictureThatTheTreeDoesNotDrawIsRefused() async throws {
    let sandbox = try await left()
    let before = try sandbox.files("Snapshots")
    let accept = await sandbox.run(RedTool.self, "accept", "--all", "--from", try zip(sandbox))
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(accept.errors.contains("is not what the working tree draws now"))
    #expect(try sandbox.files("Snapshots") == before)
  }

  @Test func pictureUnderANameThatNothingDrawsIsRefused() async throws {
    let sandbox = try await left()
    let before = try sandbox.files("Snapshots")
    for end in [".png", ".txt"] {
      try sandbox.write(
        Array(try #require(try sandbox.files("artifact")["pending/Box/plain@light,1x" + end]).bytes), to: "artifact/pending/Evil/x" + end)
    }
    // The owner and the state of sources are what the artifact says, and it need not say anything.
    let text = try String(contentsOfFile: sandbox("artifact/pending/Evil/x.txt"), encoding: .utf8)
    for keys in [["sources"], ["sources", "owner", "variant"]] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in !keys.contains { line.hasPrefix($0 + " ") }
      }
      try sandbox.write(Array(lines.joined(separator: "\n").utf8), to: "artifact/pending/Evil/x.txt")
      let accept = await sandbox.run(BlueTool.self, "accept", "Evil", "--from", try zip(sandbox))
      #expect(accept.status == .failure && accept.results.isEmpty)
      #expect(accept.errors.contains("refused  Evil/x: "), "\(accept.errors)")
      #expect(try sandbox.files("Snapshots") == before)
    }
  }

  @Test func unverifiedIsNotAllowedFromElsewhere() async throws {
    let sandbox = try await left()
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--allow-unverified", "--from", sandbox("artifact"))
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(accept.errors.contains("--allow-unverified is for pictures that were drawn here, and not for those of an artifact."))
  }

  @Test func dryRunWritesNothing() async throws {
    let sandbox = try await left()
    let path = try zip(sandbox)
    let before = try sandbox.files()
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", path, "--dry-run")
    #expect(accept.results == ["would be replaced  Box/plain@light,1x"])
    #expect(try sandbox.files() == before)
  }

  @Test func pictureThatWasExchangedInTheArtifactIsRefused() async throws {
    let sandbox = try await left()
    let before = try sandbox.files("Snapshots")
    try sandbox.write(try picture(8, 4, .white), to: "artifact/pending/Box/plain@light,1x.png")
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", try zip(sandbox))
    #expect(accept.status == .failure)
    #expect(accept.errors.contains("does not belong to the text beside it"))
    #expect(try sandbox.files("Snapshots") == before)
  }

  /// What is done to a sound archive, and what is said of it.
  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entry: ZipFile.Entry
    var message: String

    static let all: [Hostile] = [
      .init(testDescription: "leads out", entry: .init(name: "pending/../../evil.png", content: [1]), message: "stays within a folder"),
      .init(testDescription: "absolute", entry: .init(name: "/tmp/evil.png", content: [1]), message: "stays within a folder"),
      .init(testDescription: "backslash", entry: .init(name: "..\\evil.png", content: [1]), message: "stays within a folder"),
      .init(testDescription: "drive", entry: .init(name: "C:/evil.png", content: [1]), message: "stays within a folder"),
      .init(testDescription: "control", entry: .init(name: "a\u{1B}[2J.png", content: [1]), message: "stays within a folder"),
      .init(
        testDescription: "link", entry: .init(name: "pending/Box/link.png", content: Array("/etc/passwd".utf8), mode: 0o120777),
        message: "neither a file nor a folder"),
      .init(
        testDescription: "device", entry: .init(name: "pending/Box/null.png", content: [], mode: 0o020666),
        message: "neither a file nor a folder"),
      .init(
        testDescription: "encrypted", entry: .init(name: "pending/Box/secret.png", content: [1, 2, 3], flags: 1), message: "is encrypted"),
      .init(testDescription: "twice", entry: .init(name: "pending/Box/plain@light,1x.png", content: [1]), message: "two entries"),
      .init(
        testDescription: "wrong checksum", entry: .init(name: "pending/Box/wrong.png", content: [1], checksum: 7), message: "is damaged at"),
      .init(
        testDescription: "broken stream", entry: .init(name: "pending/Box/torn.png", content: [255, 255], method: 8, size: 99),
        message: "is damaged at"),
    ]
  }

  @Test(arguments: Hostile.all) func hostileArchiveIsRefusedAsAWholeAndNothingIsWritten(hostile: Hostile) async throws {
    let sandbox = try await left()
    let path = try zip(sandbox) { $0.entries.append(hostile.entry) }
    let before = try sandbox.files()
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", path)
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(accept.errors.contains(hostile.message), "\(accept.errors)")
    #expect(!accept.errors.contains("\u{1B}"))
    #expect(try sandbox.files() == before)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/evil.png"))
  }

  @Test func archiveCutOffAnywhereIsRefused() async throws {
    let sandbox = try await left()
    let whole = try Data(contentsOf: URL(filePath: try zip(sandbox)))
    for length in [0, 1, 30, whole.count / 2, whole.count - 23, whole.count - 1] {
      try sandbox.write(Array(whole.prefix(length)), to: "cut.zip")
      let before = try sandbox.files("Snapshots")
      let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("cut.zip"))
      #expect(accept.status == .failure && accept.results.isEmpty)
      #expect(accept.errors.contains("is no ZIP archive that can be read: "), "\(length): \(accept.errors)")
      #expect(try sandbox.files("Snapshots") == before)
    }
  }

  /// 1,000 runs of 258 bytes in 1,628 bytes; the archive says that they are 10.
  @Test(arguments: [258_001, 10]) func bombIsCountedByWhatComesOut(told: Int) async throws {
    let sandbox = try await left()
    let stream = deflatedZeros(runs: 1000)
    // 3 + 8 + 13,000 + 7 bits.
    #expect(stream.count == 1628)
    let checksum = crc32([UInt8](repeating: 0, count: 258_001))
    let path = try zip(sandbox) {
      $0.entries.append(.init(name: "pending/Box/bomb.png", content: stream, method: 8, size: told, checksum: checksum))
    }
    for (limits, words) in [
      (ZipArchive.Limits(entries: 100, bytes: 100_000), "100000 bytes"),
      (ZipArchive.Limits(entries: 100, fileBytes: 200_000), "200000 bytes in one file"),
    ] {
      #expect {
        try PendingArtifact(path, limits: limits)
      } throws: { error in
        // Where the length is a lie, libzip or the count finds it out.
        switch error as? ArtifactError {
        case .tooLarge(path, words): true
        case .damaged: told == 10
        default: false
        }
      }
    }
    #expect(throws: ArtifactError.tooLarge(path, limit: "3 entries")) {
      try PendingArtifact(path, limits: ZipArchive.Limits(entries: 3, bytes: 1 << 30))
    }
  }

  @Test func sizesThatAreTooLargeAreRefusedBeforeAnythingIsUnpacked() async throws {
    let sandbox = try await left()
    // The stream can't be unpacked, which is found by whoever begins to.
    func archive(_ count: Int) throws -> String {
      try zip(sandbox) { zip in
        for number in 0..<count {
          zip.entries.append(.init(name: "pending/Box/bomb\(number).png", content: [0xFF], method: 8, size: 300_000_000, checksum: 1))
        }
      }
    }
    let one = try archive(1)
    #expect(throws: ArtifactError.tooLarge(one, limit: "95 MiB in one file")) {
      try PendingArtifact(one, limits: ZipArchive.Limits(fileBytes: 100_000_000))
    }
    let many = try archive(4)
    #expect(throws: ArtifactError.tooLarge(many, limit: "1024 MiB")) { try PendingArtifact(many) }
  }

  @Test func artifactWithoutPendingPicturesSaysWhatToGive() async throws {
    let sandbox = try Sandbox()
    _ = await sandbox.run(RedTool.self, "record")
    let accept = await sandbox.run(RedTool.self, "accept", "--all", "--from", sandbox("out"))
    #expect(accept.errors.contains("holds no pending picture. Give the artifact of a run that failed"))
    let missing = await sandbox.run(RedTool.self, "accept", "--all", "--from", sandbox("nothing.zip"))
    #expect(missing.errors.contains("nothing.zip is not there. Check the path."))
    #expect(accept.status == .failure && missing.status == .failure)
  }

  @Test func severalRunsInOneArtifactAreNamed() async throws {
    let sandbox = try await left()
    let path = try zip(sandbox, under: "one/") { zip in
      zip.entries += zip.entries.map {
        var other = $0
        other.name = "two/" + other.name.dropFirst(4)
        return other
      }
    }
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", path)
    #expect(accept.errors.contains("holds pending pictures of several runs: one/pending, two/pending."))
  }

  @Test func linkAmongThePicturesOfAFolderIsRefused() async throws {
    let sandbox = try await left()
    let secret = try sandbox.write([1, 2, 3], to: "secret")
    try FileManager.default.createSymbolicLink(atPath: sandbox("artifact/pending/Box/link.png"), withDestinationPath: secret)
    let accept = await sandbox.run(BlueTool.self, "accept", "--all", "--from", sandbox("artifact"))
    #expect(accept.status == .failure && accept.results.isEmpty)
    #expect(accept.errors.contains("neither a file nor a folder"))
  }

  @Test func unpackedFilesAreGoneAfterwards() async throws {
    let sandbox = try await left()
    var artifact: PendingArtifact? = try PendingArtifact(try zip(sandbox))
    let folder = try #require(artifact?.pending.root)
    #expect(FileManager.default.fileExists(atPath: folder))
    artifact = nil
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
