/// Draws the corpus in whatever build this is, and holds the digests against those in the
/// repository.
///
///     pixel-corpus            draws with 1 thread, with 8 threads a picture, and with a picture on
///                             each core
///     pixel-corpus --once     draws only with 8 threads a picture, for a sanitizer that watches
///                             memory and not threads
///     pixel-corpus --print    prints the digests, for Tests/TestSupport/Corpus/corpus.txt
///     pixel-corpus --lists    prints the text of each list, ended by a byte 0
///     pixel-corpus --verify   reads the pictures that another program drew of those texts, as
///                             records
import Foundation
import LikenessDisplayList
import TestSupport

@main struct PixelCorpusCheck {
  static func main() async throws {
    let expected = PixelCorpus.expectedDigests
    switch CommandLine.arguments.dropFirst().first {
    case "--print":
      print(try PixelCorpus.digests().map(\.description).joined(separator: "\n"))
    case "--lists":
      for entry in try PixelCorpus.lists() {
        try FileHandle.standardOutput.write(contentsOf: Data(entry.list.text.utf8) + [0])
      }
    case "--verify":
      let records = try FileHandle.standardInput.readToEnd() ?? Data()
      let wrong = differing(records: records, expected)
      print("\(expected.count - min(wrong, expected.count)) of \(expected.count)")
      exit(wrong == 0 ? 0 : 1)
    case "--once":
      finish(
        differing(try PixelCorpus.digests(threads: 8), expected, "8 threads a picture"),
        of: expected.count)
    default:
      var wrong = differing(try PixelCorpus.digests(), expected, "1 thread")
      wrong += differing(try PixelCorpus.digests(threads: 8), expected, "8 threads a picture")
      // Simultaneous drawings of the whole corpus share the caches. More than there are cores would
      // wait for one another.
      wrong += try await withThrowingTaskGroup(of: [PixelCorpus.Digest].self) { group in
        for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) {
          group.addTask { try PixelCorpus.digests() }
        }
        var wrong = 0
        for try await digests in group {
          wrong += differing(digests, expected, "a picture on each core")
        }
        return wrong
      }
      finish(wrong, of: expected.count)
    }
  }

  private static func finish(_ wrong: Int, of count: Int) -> Never {
    if wrong == 0 {
      print("\(count) pictures, all with the digests in the repository")
      exit(0)
    }
    print(
      """
      A change of pixels raises Renderer.version; then: swift run pixel-corpus --print > \
      Tests/TestSupport/Corpus/corpus.txt
      \(wrong) digests differ
      """)
    exit(1)
  }

  private static func differing(
    _ digests: [PixelCorpus.Digest], _ expected: [PixelCorpus.Digest], _ way: String
  ) -> Int {
    if digests.count != expected.count {
      print("\(way): \(digests.count) pictures, and \(expected.count) digests in the repository")
      return 1
    }
    let wrong = digests.indices.filter { digests[$0] != expected[$0] }
    for index in wrong {
      print(
        """
        \(way): \(digests[index].name) has the digest \(digests[index].hex), not \
        \(expected[index].hex)
        """
      )
    }
    return wrong.count
  }

  /// Counts the lists whose picture in `records` is missing or has another digest, and prints their
  /// names.
  private static func differing(records: Data, _ expected: [PixelCorpus.Digest]) -> Int {
    var rest = records[...]
    var wrong = 0
    for (index, digest) in expected.enumerated() {
      guard let record = Record(from: &rest) else {
        print("\(digest.name) and all lists after it have no picture: the program ended early")
        return wrong + expected.count - index
      }
      guard let size = PixelSize(width: record.width, height: record.height),
        let picture = Bitmap(size: size, bytes: record.bytes)
      else {
        print("\(digest.name) was refused: \(String(decoding: record.bytes, as: UTF8.self))")
        wrong += 1
        continue
      }
      let drawn = PixelCorpus.Digest(digest.name, picture)
      if drawn != digest {
        print("\(digest.name) has the digest \(drawn.hex), not \(digest.hex)")
        wrong += 1
      }
    }
    if !rest.isEmpty {
      print("\(rest.count) bytes follow the last picture")
      wrong += 1
    }
    return wrong
  }
}

/// A picture as Sources/Doors/LikenessWasm/PictureRecord.swift writes it.
private struct Record {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// Removes and returns the first record of `data`; nil if there is no complete one.
  init?(from data: inout Data.SubSequence) {
    guard data.count >= 12 else { return nil }
    let words = (0..<3).map { word in
      (0..<4).reduce(0) { $0 | Int(data[data.startIndex + word * 4 + $1]) << (8 * $1) }
    }
    guard data.count - 12 >= words[2] else { return nil }
    (width, height) = (words[0], words[1])
    bytes = Array(data.dropFirst(12).prefix(words[2]))
    data = data.dropFirst(12 + words[2])
  }
}
