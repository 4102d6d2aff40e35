/// Which file changes are noticed, and when.
import Foundation
import TestKit
import TestSupport
import Testing

@testable import LikenessReview

/// Looks until something has changed.
private func next(_ watch: inout FileWatch) async throws -> Set<String> {
  // A file is named when two looks find it the same.
  try await eventually("a change") {
    let changes = watch.changes()
    return changes.isEmpty ? nil : changes
  }
}

@Suite struct FileWatchTests {
  @Test("Written, added, renamed and removed files are seen")
  func changes() async throws {
    let folder = try TestFolder()
    try folder.write("a", to: "a.json")
    try folder.write("b", to: "inner/deep/b.json")
    var watch = FileWatch([folder.path])
    #expect(watch.paths == [folder("a.json"), folder("inner/deep/b.json")])
    #expect(watch.changes() == [])
    try folder.write("aa", to: "a.json")
    #expect(try await next(&watch) == [folder("a.json")])
    try folder.write("bb", to: "inner/deep/b.json", aside: true)
    #expect(try await next(&watch) == [folder("inner/deep/b.json")])
    try folder.write("c", to: "other/c.json")
    #expect(try await next(&watch) == [folder("other/c.json")])
    try FileManager.default.moveItem(atPath: folder("a.json"), toPath: folder("z.json"))
    #expect(try await next(&watch) == [folder("a.json"), folder("z.json")])
    try FileManager.default.removeItem(atPath: folder("inner"))
    #expect(try await next(&watch) == [folder("inner/deep/b.json")])
    #expect(watch.paths == [folder("other/c.json"), folder("z.json")])
    #expect(watch.changes() == [])
  }

  @Test("A file is reported only when it has settled")
  func settled() throws {
    let folder = try TestFolder()
    try folder.write("", to: "a.json")
    var watch = FileWatch([folder.path])
    for length in 1...5 {
      try folder.write(String(repeating: "a", count: length), to: "a.json")
      #expect(watch.changes() == [], "still being written")
    }
    #expect(watch.changes() == [folder("a.json")])
    // An editor that removes the file and writes it again.
    try FileManager.default.removeItem(atPath: folder("a.json"))
    #expect(watch.changes() == [])
    try folder.write("new", to: "a.json")
    #expect(watch.changes() == [])
    #expect(watch.changes() == [folder("a.json")])
    #expect(watch.changes() == [])
  }

  @Test("Hidden files do not count")
  func hidden() throws {
    let folder = try TestFolder()
    var watch = FileWatch([folder.path])
    try folder.write("", to: ".a.json.swp")
    try folder.write("", to: ".git/b.json")
    _ = watch.changes()
    #expect(watch.changes() == [])
    #expect(watch.paths == [])
  }

  @Test("A missing file is watched for")
  func missing() throws {
    let folder = try TestFolder()
    var watch = FileWatch([folder("theme.json")])
    #expect(watch.paths == [])
    try folder.write("{}", to: "theme.json")
    _ = watch.changes()
    #expect(watch.changes() == [folder("theme.json")])
  }

  @Test("A link to a file counts, and a circle of folders ends")
  func links() throws {
    let folder = try TestFolder()
    let other = try TestFolder()
    try other.write("{}", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.json"), withDestinationPath: other("real.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("circle"), withDestinationPath: folder.path)
    var watch = FileWatch([folder.path])
    #expect(watch.paths == [folder("link.json")])
    try other.write("{ }", to: "real.json")
    _ = watch.changes()
    #expect(watch.changes() == [folder("link.json")])
  }
}

extension FileWatch {
  /// The files of the last look, sorted.
  fileprivate var paths: [String] { files.keys.sorted() }
}
