/// Files on disk: readable ones, and other things in the place of a file.

import Foundation
import LikenessDisplayList
import LikenessPNG
import Testing

/// Calls `body` with a temporary folder.
private func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "likeness-png-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

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
    "A file that grows while it is read stops at the limit",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/cpuinfo")))
  func growingFile() throws {
    #expect(
      error(reading: "/proc/cpuinfo", limits: PNG.Limits(maxFileBytes: 10))?.cause
        == .fileTooLarge(limit: 10))
  }

  @Test("A file is read, and an error names it") func errors() throws {
    try withFolder { folder in
      let picture = Picture.random(9, 9, type: 6, depth: 8)
      let file = picture.file()
      let path = folder + "/a ✓.png"
      try Data(file).write(to: URL(fileURLWithPath: path))
      #expect(try PNG.read(path).bytes == picture.rgba)
      #expect(error(reading: path, limits: PNG.Limits(maxFileBytes: file.count)) == nil)
      #expect(
        error(reading: path, limits: PNG.Limits(maxFileBytes: file.count - 1))
          == PNGError(file: path, cause: .fileTooLarge(limit: file.count - 1)))

      try Data(file.dropLast()).write(to: URL(fileURLWithPath: path))
      #expect(
        error(reading: path)
          == PNGError(file: path, cause: .truncated(size: file.count - 1, inside: "chunk IEND")))
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(error(reading: path) == PNGError(file: path, cause: .empty))
    }
  }

  @Test("Only regular files are read") func regularFiles() throws {
    try withFolder { folder in
      #expect(error(reading: folder + "/none.png")?.cause == .missing)
      #expect(error(reading: "")?.cause == .missing)
      #expect(error(reading: folder + "\0/none.png")?.cause == .missing)
      #expect(error(reading: folder)?.cause == .notARegularFile)
      #expect(error(reading: "/dev/null")?.cause == .notARegularFile)
      // Nobody writes to the pipe, so reading it would never end.
      let pipe = folder + "/pipe.png"
      try #require(mkfifo(pipe, 0o600) == 0)
      #expect(error(reading: pipe)?.cause == .notARegularFile)
      let link = folder + "/link.png"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
      #expect(error(reading: link)?.cause == .unreadable(errno: ELOOP))
    }
  }

  /// The pictures in a folder of real files, which the environment names.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["LIKENESS_SAMPLES"] != nil,
      "LIKENESS_SAMPLES is not set: no real PNG files were read"))
  func sampleFilesAreReadAndWrittenBack() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["LIKENESS_SAMPLES"])
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
