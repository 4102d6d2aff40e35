/// Files of others that can't be what a run wrote, and calls of the system that fail: each is an
/// error, and nothing changes.
import Foundation
import LikenessSystem
import Testing

@testable import LikenessSnapshots

/// A folder in the place of a file and a file in the place of a folder stop root, too.
@Suite struct FailedCallTests {
  private func code(_ body: () throws -> Void) -> Int32? {
    do { try body() } catch { return (error as? FileError)?.code }
    return nil
  }

  @Test("Calls that fail name the cause") func causes() throws {
    let sandbox = try Sandbox()
    let folder = sandbox.path + "/folder"
    try sandbox.write([1], to: "folder/file")
    #expect(
      code { try Files.remove(folder) } == EISDIR || code { try Files.remove(folder) } == EPERM)
    #expect(code { _ = try Files.makeNewFolder(sandbox.path + "/none/new") } == ENOENT)
    #expect(try !Files.makeNewFolder(folder))
    #expect(code { _ = try Files.read(folder) } == EISDIR)
    #expect(code { try Files.create(folder + "/file", [2]) } == EEXIST)
    #expect(code { try Files.replace(folder, with: [2]) } == EISDIR)
    #expect(code { try Files.replace(folder + "/file/inner", with: [2]) } == ENOTDIR)
    #expect(code { try Files.exchange(folder, with: folder + "/file") } != nil)
    #expect(code { try Files.exchange(sandbox.path + "/none", with: folder) } == ENOENT)
    #expect(code { _ = try Files.names(in: String(repeating: "a/", count: 3000)) } == ENAMETOOLONG)
    #expect(code { _ = try Files.kind(of: String(repeating: "a", count: 300)) } == ENAMETOOLONG)
    #expect(
      code { _ = try Files.targetKind(of: String(repeating: "a", count: 300)) } == ENAMETOOLONG)
    #expect(code { _ = try Files.read(String(repeating: "a", count: 300)) } == ENAMETOOLONG)
    #expect(
      code { _ = try Files.read(String(repeating: "a", count: 300), inside: [folder]) }
        == ENAMETOOLONG)
    #expect(try Files.read(folder + "/file") == [1])
    #expect(try Files.names(in: folder) == ["file"])
  }

  @Test("What can't be read as a file is called by its kind, also behind a link")
  func kinds() throws {
    let sandbox = try Sandbox()
    // A path to a socket has at most 103 bytes (unix(7) of macOS, 107 on Linux), and that of the
    // sandbox may be longer.
    let socketFolder = "/tmp/likeness-\(Files.processID)"
    try FileManager.default.createDirectory(
      atPath: socketFolder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: socketFolder) }
    let (pipe, socket) = (sandbox.path + "/pipe", socketFolder + "/socket")
    try #require(mkfifo(pipe, 0o600) == 0)
    let listener = try #require(boundSocket(at: socket))
    defer { close(listener) }
    for (path, kind) in [(pipe, "a named pipe"), (socket, "a socket"), ("/dev/null", "a device")] {
      let link = sandbox.path + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      for path in [path, link] {
        let words = "\(path) is \(kind), not a regular file. Give the path of a file."
        for folders in [nil, ["/"]] {
          let error = #expect(throws: FileError.self) { try Files.read(path, inside: folders) }
          #expect(error?.description == words)
          #expect(error?.reason == "it is \(kind), not a regular file")
        }
        #expect(Files.words(for: path) == kind)
      }
      try FileManager.default.removeItem(atPath: link)
    }
    let folder = #expect(throws: FileError.self) { try Files.read(sandbox.path) }
    #expect(folder?.isIrregular == false)
    #expect(Files.words(for: sandbox.path) == "a folder")
  }

  private func boundSocket(at path: String) -> Int32? {
    #if canImport(Darwin)
      let file = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return status == 0 ? file : nil
  }

  /// Another machine may have a process of the same number that writes to the same folder.
  @Test("Temporary names of others are left alone") func takenNames() throws {
    let sandbox = try Sandbox()
    let first = try Files.openTemporaryFolder(in: sandbox.path)
    defer { Files.closeTemporaryFolder(first) }
    let number = try #require(Int(first.path.split(separator: "-").last ?? ""))
    let start = first.path.dropLast("\(number)".count)
    // Other tests that run beside this one take numbers too.
    let taken = (number + 1...number + 100).map { "\(start)\($0)" }
    // Its process holds the lock, or the folder would be one that a killed process left.
    let locks = try taken.map { try Files.lockMaking($0) }
    defer { locks.forEach(Files.unlock) }
    let folder = try Files.openTemporaryFolder(in: sandbox.path)
    let file = try Files.openTemporaryFile(in: sandbox.path)
    #expect(!taken.contains(folder.path) && !taken.contains(file.path))
    Files.closeTemporaryFolder(folder)
    Files.unlock(file.file)
    #expect(taken.allSatisfy { Files.isFolder($0) })
  }

  /// What such a process left may still be written, so nobody removes it.
  @Test("A number that is no process counts as running") func oddNumbers() {
    for number in [0, -1, Int.max, Files.processID] {
      #expect(Files.isRunning(number), "\(number)")
    }
    // Above the largest on Linux, 4,194,304 (proc_sys_kernel(5)).
    #expect(!Files.isRunning(99_999_999))
  }

  @Test("An unknown holder of a lock is another process") func unknownHolder() {
    #expect(Files.busy("/none").holder == "another process")
  }

  @Test("A reference that can't be read is not a foreign file") func unreadableText() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/Snapshots/Button", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/Snapshots/" + txt, withDestinationPath: "primary@dark.txt")
    #expect(code { _ = try sandbox.store.contents() } == ELOOP)
  }

  @Test("A merge of nothing is an error") func emptyMerge() throws {
    let sandbox = try Sandbox()
    #expect(throws: MergeError.missing([1], total: 1)) {
      try MergedRun([], into: sandbox.artifacts, store: nil, started: 0)
    }
  }

  @Test("A loop of links is an error, and not absence") func loop() throws {
    let sandbox = try Sandbox()
    let loop = sandbox.path + "/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
    #expect(code { _ = try Files.read(loop) } == ELOOP)
    #expect(code { _ = try Files.read(loop, inside: [sandbox.path]) } == ELOOP)
    #expect(code { _ = try Files.targetKind(of: loop) } == ELOOP)
    #expect(code { _ = try Files.names(in: loop) } == ELOOP)
    #expect(try Files.kind(of: loop) == .link)
  }

  @Test("Timings of odd bytes are errors", arguments: [[0xFF], []] as [[UInt8]]) func oddTimings(
    bytes: [UInt8]
  ) throws {
    let sandbox = try Sandbox()
    let file = sandbox.path + "/timings.txt"
    try sandbox.write(bytes, to: "timings.txt")
    #expect(throws: SnapshotTimingsError(file: file, line: 1, cause: .noTimings)) {
      try SnapshotTimings(file: file)
    }
    #expect(throws: SnapshotTimingsError(file: file + "/in", line: 0, cause: .missing)) {
      try SnapshotTimings(file: file + "/in")
    }
    let error = #expect(throws: SnapshotTimingsError.self) {
      try SnapshotTimings(file: sandbox.path)
    }
    if case .unreadable = error?.cause {} else { Issue.record("\(String(describing: error))") }
  }

  @Test("A store reads nothing outside its folders") func outside() throws {
    let sandbox = try Sandbox()
    _ = sandbox.check(plain(.black), list: list(.black), .all)
    let copy = sandbox.path + "/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    var store = SnapshotStore(root: copy)
    try FileManager.default.createSymbolicLink(
      atPath: copy + "/Button", withDestinationPath: "../Snapshots/Button")
    #expect(try store.picture(sandbox.button) != nil && store.record(sandbox.button) != nil)
    store.readableFolders = [copy]
    #expect(throws: FileError.outside(store.picturePath(sandbox.button))) {
      try store.picture(sandbox.button)
    }
    #expect(throws: SnapshotStoreError.file(.outside(store.recordPath(sandbox.button)))) {
      try store.record(sandbox.button)
    }
    store.readableFolders = [copy, sandbox.store.root]
    #expect(try store.picture(sandbox.button) != nil && store.record(sandbox.button) != nil)
  }

  /// A file is in the place of the folder. The failure says so, and stays one.
  @Test("What can't be kept as pending is a warning", arguments: ["picture", "text"])
  func unkept(kind: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write([1], to: ".build/likeness/pending")
    let outcome =
      kind == "picture"
      ? sandbox.check(plain(.white), .never)
      : sandbox.checker(.never).check(sandbox.button, TextSnapshot(lines: "a"))
    #expect(outcome.status == .added && outcome.isUnkept)
    #expect(outcome.paths.pending == nil && outcome.seal == nil)
    #expect(
      outcome.warnings.contains { $0.hasPrefix("The pending \(kind) could not be written. ") },
      "\(outcome.warnings)")
  }
}
