/// Files on disk: readable ones, and other things in the place of a file.

import Foundation
import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

private func error(reading path: String, limits: PNG.Limits = .default) -> PNGError? {
  do throws(PNGError) {
    _ = try PNG.read(path, limits: limits)
    return nil
  } catch {
    return error
  }
}

@Suite struct FileTests {
  /// A file of the kernel has no size until it is read.
  @Test(
    "A file that grows while it is read stops at the limit", .requires(.file("/proc/cpuinfo")))
  func growingFile() throws {
    #expect(
      error(reading: "/proc/cpuinfo", limits: PNG.Limits(maxFileBytes: 10))?.cause
        == .fileTooLarge(limit: 10))
  }

  @Test("A file is read, and an error names it") func errors() throws {
    let folder = try TestFolder()
    let picture = Picture.random(9, 9, type: 6, depth: 8)
    let file = picture.file()
    let path = try folder.write(file, to: "a ✓.png")
    #expect(try PNG.read(path).bytes == picture.rgba)
    #expect(error(reading: path, limits: PNG.Limits(maxFileBytes: file.count)) == nil)
    #expect(
      error(reading: path, limits: PNG.Limits(maxFileBytes: file.count - 1))
        == PNGError(file: path, cause: .fileTooLarge(limit: file.count - 1)))

    try folder.write(Array(file.dropLast()), to: "a ✓.png")
    #expect(
      error(reading: path)
        == PNGError(file: path, cause: .truncated(size: file.count - 1, inside: "chunk IEND")))
    try folder.write("", to: "a ✓.png")
    #expect(error(reading: path) == PNGError(file: path, cause: .empty))
  }

  @Test("Only regular files are read") func regularFiles() throws {
    let folder = try TestFolder()
    #expect(error(reading: folder("none.png"))?.cause == .missing)
    #expect(error(reading: "")?.cause == .missing)
    #expect(error(reading: folder.path + "\0/none.png")?.cause == .missing)
    #expect(error(reading: folder.path)?.cause == .notARegularFile)
    #expect(error(reading: "/dev/null")?.cause == .notARegularFile)
    // Nobody writes to the pipe, so reading it would never end.
    try #require(mkfifo(folder("pipe.png"), 0o600) == 0)
    #expect(error(reading: folder("pipe.png"))?.cause == .notARegularFile)
    try folder.link("link.png", to: folder("link.png"))
    #expect(error(reading: folder("link.png"))?.cause == .unreadable(errno: ELOOP))
  }

  /// The pictures in a folder of real files, which the environment names. No other test reads what
  /// another program compressed.
  @Test("Files of other programs are read and written back", .requires(.samples))
  func samples() throws {
    let folder = try #require(Machine.current.environment["LIKENESS_SAMPLES"])
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }
    let pictures = names.filter { $0.hasSuffix(".png") }.sorted()
    #expect(!pictures.isEmpty)
    for name in pictures {
      let picture = try PNG.read(folder + "/" + name)
      #expect(try PNG.decode(PNG.encode(picture, effort: .fast)) == picture, "\(name)")
    }
  }
}
