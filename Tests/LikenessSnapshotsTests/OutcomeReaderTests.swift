/// Logs that are read again and again.
import Foundation
import LikenessDisplayList
import LikenessRaster
import LikenessSystem
import TestKit
import Testing

@testable import LikenessSnapshots

@Suite struct OutcomeReaderTests {
  private func log(_ artifacts: ArtifactsFolder, _ name: String) throws -> OutcomeLog {
    let log = try OutcomeLog(startingIn: artifacts, run: "r", started: 1)
    try log.append(outcome(name))
    return log
  }

  private func outcome(_ name: String) throws -> SnapshotOutcome {
    SnapshotOutcome(
      identity: try SnapshotIdentity(name), verdict: .added, done: .kept, mode: .never,
      paths: .init(reference: "r.png"))
  }

  @Test("A log is read again only after it changed")
  func changedLogs() throws {
    let folder = try TestFolder()
    let artifacts = ArtifactsFolder(path: folder.path)
    let (one, two) = (try log(artifacts, "A/one"), try log(artifacts, "A/two"))
    var reader = OutcomeReader(in: artifacts)
    func names() throws -> [String] {
      try reader.read().files.flatMap { $0.outcomes.map(\.identity.description) }.sorted()
    }
    #expect(try names() == ["A/one", "A/two"])
    // Other bytes under the same number, size and time show that the file is not opened.
    var status = stat()
    try #require(stat(one.path, &status) == 0)
    let text = try String(contentsOfFile: one.path, encoding: .utf8)
    let handle = try FileHandle(forWritingTo: URL(filePath: one.path))
    try handle.write(contentsOf: Data(text.replacing("A/one", with: "B/one").utf8))
    try handle.close()
    #if canImport(Darwin)
      var times = [status.st_atimespec, status.st_mtimespec]
    #else
      var times = [status.st_atim, status.st_mtim]
    #endif
    try #require(utimensat(AT_FDCWD, one.path, &times, 0) == 0)
    try two.append(outcome("A/three"))
    #expect(try names() == ["A/one", "A/three", "A/two"])
    try one.append(outcome("A/four"))
    #expect(try names() == ["A/four", "A/three", "A/two", "B/one"])
    try FileManager.default.removeItem(atPath: two.path)
    #expect(try names() == ["A/four", "B/one"])
  }
}
