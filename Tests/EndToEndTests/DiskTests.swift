/// Recording when the system refuses: a full disk, an unwritable disk or folder, too few files.
import Foundation
import TestKit
import TestSupport
import Testing

@Suite(.serialized, .nightly) struct DiskTests {
  @Test(
    "A full disk leaves whole files, and the next run with room completes them", .requires(.mount))
  func fullDisk() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    let blue = try box.undisturbed("blue")
    // 600 files take at least a page each, so a third of them fits.
    let disk = try Mount(at: box.path + "/disk", "size=800k")
    let first = try Tool.likeness.run(box.arguments("record", "red", snapshots: "disk/Snapshots"))
    #expect(first.status == 2)
    #expect(
      first.text.contains("No space left on device. Free some space on the disk, and run again."))
    let partly = box.files("disk/Snapshots")
    #expect(!partly.isEmpty && partly.count < 600)
    #expect(partly.allSatisfy { $0.value == red[$0.key] }, "a file aside was left, or one is torn")
    // Over existing files: each is the old one or the new one.
    _ = try Tool.likeness.run(box.arguments("record", "blue", snapshots: "disk/Snapshots"))
    #expect(
      box.files("disk/Snapshots").allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] }
    )
    try disk.remount("size=16m")
    let second = try Tool.likeness.run(box.arguments("record", "red", snapshots: "disk/Snapshots"))
    #expect(second.status == 0, "\(second.text)")
    #expect(box.files("disk/Snapshots") == red)
  }

  @Test(
    "A full disk under the artifacts is reported, and references are written", .requires(.mount))
  func fullArtifacts() throws {
    let box = try ScenesSandbox()
    let disk = try Mount(at: box.path + "/disk", "size=64k")
    let run = try Tool.likeness.run(box.arguments("record", "red", output: "disk/out"))
    #expect(run.status == 2)
    #expect(run.text.contains("No space left on device"))
    #expect(box.files("Snapshots").count == 600)
    try disk.remount("size=16m")
    #expect(try Tool.likeness.run(box.arguments("check", "red", output: "disk/out")).status == 0)
  }

  @Test("A read-only file system is checked and not recorded", .requires(.mount))
  func readOnlyDisk() throws {
    let box = try ScenesSandbox()
    let disk = try Mount(at: box.path + "/disk", "size=16m")
    #expect(
      try Tool.likeness.run(box.arguments("record", "red", snapshots: "disk/Snapshots")).status
        == 0)
    let before = box.files("disk/Snapshots")
    try disk.remount("ro")
    let check = try Tool.likeness.run(box.arguments("check", "red", snapshots: "disk/Snapshots"))
    #expect(check.status == 0, "\(check.text)")
    // Nothing to write: nothing fails.
    #expect(
      try Tool.likeness.run(box.arguments("record", "red", snapshots: "disk/Snapshots")).status
        == 0)
    let record = try Tool.likeness.run(
      box.arguments("record", "blue", snapshots: "disk/Snapshots"))
    #expect(record.status == 2)
    #expect(
      record.text.contains(
        "Read-only file system. Check the permissions of the file and its folders"))
    #expect(box.files("disk/Snapshots") == before)
    #expect(box.files("out/pending").keys.count { $0.hasSuffix("/outcome.json") } == 300)
    #expect(
      try Tool.likeness.run(box.arguments("check", "blue", snapshots: "disk/Snapshots")).status
        == 1)
  }

  @Test(
    "Read-only artifacts are reported with the option that names another folder", .requires(.mount))
  func readOnlyArtifacts() throws {
    let box = try ScenesSandbox()
    let disk = try Mount(at: box.path + "/disk", "size=16m")
    #expect(try Tool.likeness.run(box.arguments("record", "red", output: "disk/out")).status == 0)
    try disk.remount("ro")
    let before = box.files("Snapshots")
    for verb in ["check", "record"] {
      let run = try Tool.likeness.run(box.arguments(verb, "red", output: "disk/out"))
      #expect(run.status == 2)
      #expect(
        run.text.contains(
          """
          Read-only file system. Check the permissions, or keep artifacts in another folder: \
          --output for the command
          """
        ),
        "\(run.text)")
      #expect(!run.text.contains("record mode") && !run.text.contains(".."))
    }
    #expect(box.files("Snapshots") == before)
  }

  @Test("A read-only folder is checked and not recorded", .requires(.otherUser))
  func readOnlyFolder() throws {
    let box = try ScenesSandbox()
    #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
    let before = box.files("Snapshots")
    try FileManager.default.createDirectory(
      atPath: box.path + "/open", withIntermediateDirectories: true)
    for (folder, mode) in [("open", 0o777), ("Snapshots/Box", 0o555), ("Snapshots", 0o555)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: box.path + "/" + folder)
    }
    defer {
      for folder in ["Snapshots", "Snapshots/Box"] {
        _ = try? FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: box.path + "/" + folder)
      }
    }
    let check = try Tool.likeness.run(
      box.arguments("check", "red", output: "open/out"), through: OtherUser.prefix)
    #expect(check.status == 0, "\(check.text)")
    let record = try Tool.likeness.run(
      box.arguments("record", "blue", output: "open/out"), through: OtherUser.prefix)
    #expect(record.status == 2)
    #expect(
      record.text.contains("Permission denied. Check the permissions of the file and its folders")
    )
    #expect(box.files("Snapshots") == before)
    #expect(box.files("open/out/pending").keys.count { $0.hasSuffix("/outcome.json") } == 300)
  }

  /// With few descriptors, the process may not even start; what it writes is complete nevertheless.
  @Test("Out of file descriptors, every file is whole, and the next run completes")
  func fileDescriptors() throws {
    let box = try ScenesSandbox()
    let red = try box.undisturbed("red")
    var failed = 0
    for limit in [4, 6, 8, 10, 12, 16, 20, 24] {
      let run = try Tool.likeness.run(
        box.arguments("record", "red"),
        through: ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$0\" \"$@\""])
      if run.status != 0 { failed += 1 }
      if run.status == 2, run.text.contains("Too many open files") {
        #expect(run.text.contains("raise the limit with ulimit -n"))
      }
      let files = box.files("Snapshots").filter { !$0.key.contains("/.likeness-aside-") }
      #expect(files.allSatisfy { $0.value == red[$0.key] }, "limit \(limit)")
    }
    #expect(failed > 0)
    #expect(try Tool.likeness.run(box.arguments("record", "red")).status == 0)
    #expect(box.files("Snapshots") == red)
  }
}

/// A file system in memory, unmounted with the object.
final class Mount {
  private let folder: String

  init(at folder: String, _ options: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.folder = folder
    try Self.call("mount", "-t", "tmpfs", "-o", options, "likeness", folder)
  }

  deinit { try? Self.call("umount", "-l", folder) }

  func remount(_ options: String) throws {
    try Self.call("mount", "-o", "remount," + options, folder)
  }

  /// Whether this process may mount.
  static let isPossible: Bool = {
    guard let folder = try? TestFolder() else { return false }
    return (try? Mount(at: folder("disk"), "size=64k")) != nil
  }()

  private struct Refused: Error { let errors: String }

  private static func call(_ program: String, _ arguments: String...) throws {
    let ran = try Tool(program).run(arguments)
    guard ran.status == 0 else { throw Refused(errors: ran.errors) }
  }
}

extension Requirement {
  fileprivate static let mount = Requirement("the right to mount file systems") { _ in
    Mount.isPossible
  }
}

/// A user to whom permissions apply.
enum OtherUser {
  /// The program that starts another as that user.
  static let prefix =
    geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
}
