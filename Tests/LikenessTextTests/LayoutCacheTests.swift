/// A cached layout is reused if nothing about it would differ.
import LikenessDisplayList
import Testing

@testable import LikenessText

private func request(_ text: String, width: Double? = nil) -> TextRequest {
  TextRequest(
    text: AttributedText(text), font: .systemFont(ofSize: 15), scale: .one, width: width,
    height: nil, options: TextOptions())
}

@Suite struct LayoutCacheTests {
  /// How many times a cache has to lay out text in a sequence of requests.
  private func count(_ requests: [TextRequest], in cache: LayoutCache = LayoutCache()) -> Int {
    var count = 0
    for request in requests {
      _ = cache.layout(request) {
        count += 1
        return TextLayout(
          request.text, font: request.font, scale: request.scale, width: request.width,
          options: request.options)
      }
    }
    return count
  }

  @Test("The same text is laid out once") func sameText() {
    #expect(
      count([request("Accept"), request("Reject"), request("Accept"), request("Reject")]) == 2)
  }

  @Test("Another width, scale, font or option is laid out again") func otherRequest() {
    var others = [request("Accept"), request("Accept", width: 100), request("Accept", width: 90)]
    others.append(others[0])
    others[3].scale = .two
    others.append(others[0])
    others[4].font = .boldSystemFont(ofSize: 15)
    others.append(others[0])
    others[5].options.letterSpacing = 1
    #expect(count(others) == 6)
  }

  @Test("Text that is equal in other characters is laid out again") func canonicalText() {
    // Swift considers the two equal. The first has two bytes, the second three.
    let fonts = FontLibrary(families: [])
    for (text, end) in [("\u{e9}", 2), ("e\u{301}", 3), ("\u{e9}", 2)] {
      #expect(TextLayout(request(text), fonts: fonts).lines.map(\.range) == [0..<end])
    }
  }

  @Test("Entries in use are kept, and others are removed") func eviction() {
    let others = (0..<5_000).map { request("\($0)") }
    // Requested every hundred times, so it is always among the last five hundred.
    let kept = others.enumerated().flatMap {
      $0.offset % 100 == 0 ? [request("kept"), $0.element] : [$0.element]
    }
    #expect(count(kept) == 5_001)
    let cache = LayoutCache()
    #expect(count([request("gone")] + others, in: cache) == 5_001)
    #expect(count([request("gone")], in: cache) == 1)
  }

  @Test("Long text is not cached") func longText() {
    for (bytes, expected) in [(256, 1), (257, 2)] {
      let long = request(String(repeating: "a", count: bytes))
      #expect(count([long, long]) == expected)
    }
  }

  @Test("Libraries do not share their layouts") func libraries() {
    let (first, second) = (FontLibrary(families: []), FontLibrary(families: []))
    #expect(first.layouts !== second.layouts)
    let copy = first
    #expect(first.layouts === copy.layouts)
  }
}
