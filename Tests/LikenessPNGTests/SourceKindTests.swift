/// No metric depends on the kind of a file, its depth or its palette.

import LikenessDisplayList
import LikenessPNG
import Testing

@testable import LikenessCompare

/// One picture of 9 by 5 in four colors, as files of several kinds; the color at (8, 4) is `last`.
private func files(last: Int) -> [(kind: String, file: [UInt8])] {
  let colors: [[UInt8]] = [[255, 255, 255], [0, 0, 0], [0, 119, 204], [238, 34, 17]]
  var indices = (0..<45).map { $0 * $0 % 7 % 3 }
  indices[44] = last
  func direct(type: Int, depth: Int) -> Picture {
    let samples = indices.flatMap { index in
      (colors[index].map(Int.init) + (type == 6 ? [255] : [])).map { depth == 16 ? $0 * 257 : $0 }
    }
    return Picture(width: 9, height: 5, type: type, depth: depth, samples: samples)
  }
  func indexed(depth: Int) -> Picture {
    Picture(width: 9, height: 5, type: 3, depth: depth, samples: indices, palette: colors)
  }
  return [
    ("8-bit RGB", direct(type: 2, depth: 8).file()),
    ("8-bit RGBA", direct(type: 6, depth: 8).file()),
    ("16-bit RGB", direct(type: 2, depth: 16).file()),
    ("16-bit RGBA, interlaced", direct(type: 6, depth: 16).file(interlaced: true)),
    ("palette of 2 bits", indexed(depth: 2).file()),
    ("palette of 8 bits", indexed(depth: 8).file()),
  ]
}

@Suite struct SourceKindTests {
  @Test(
    "Equal pictures in any two kinds of files are identical, and a changed pixel differs",
    arguments: [
      .exact, .neighborhood(), .channel(threshold: 5), .yiq(countsAntialiasing: true), .yiq(),
      .ciede2000(),
    ] as [Metric])
  func anyTwoKinds(metric: Metric) throws {
    let tolerance = Tolerance(metric: metric)
    for (kind, file) in files(last: 0) {
      let picture = try PNG.decode(file)
      for (other, otherFile) in files(last: 0) {
        #expect(
          try compare(picture, PNG.decode(otherFile), tolerance: tolerance) == .identical,
          "\(kind), \(other)")
      }
      for (other, otherFile) in files(last: 3) {
        let found = try Comparison(picture, PNG.decode(otherFile), tolerance: tolerance).difference
        #expect(found.differentPixels + found.antialiasedPixels == 1, "\(kind), \(other)")
        // White to (238, 34, 17): blue by 238.
        #expect(
          found.largestDelta == ChannelDelta(value: 238, x: 8, y: 4) || found.antialiasedPixels == 1
        )
      }
    }
  }
}
