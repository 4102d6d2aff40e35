/// Draws the corpus in whatever build this is, and holds the digests against those in the repository.
import Foundation
import PixelCorpus

@main struct PixelCorpusCheck {
  static func main() async throws {
    let expected = PixelCorpus.expectedDigests
    if CommandLine.arguments.dropFirst().first == "--print" {
      print(try PixelCorpus.digests().joined(separator: "\n"))
      return
    }
    var wrong = differing(try PixelCorpus.digests(), expected, "1 thread")
    wrong += differing(try PixelCorpus.digests(threads: 8), expected, "8 threads a picture")
    // Eight drawings of the whole corpus at a time share the caches.
    wrong += try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try PixelCorpus.digests() } }
      var wrong = 0
      for try await digests in group { wrong += differing(digests, expected, "8 pictures at a time") }
      return wrong
    }
    print(wrong == 0 ? "\(expected.count) pictures, all with the digests in the repository" : "\(wrong) digests differ")
    exit(wrong == 0 ? 0 : 1)
  }

  private static func differing(_ digests: [String], _ expected: [String], _ way: String) -> Int {
    if digests.count != expected.count {
      print("\(way): \(digests.count) pictures, and \(expected.count) digests in the repository")
      return 1
    }
    let wrong = digests.indices.filter { digests[$0] != expected[$0] }
    for index in wrong { print("\(way): picture \(index + 1) has the digest \(digests[index]), not \(expected[index])") }
    return wrong.count
  }
}
