import Foundation
import LikenessDigest
import LikenessDisplayList
import LikenessGraphics
import LikenessText
import Testing

/// The same pixels everywhere: a fixed set of lists whose digests are kept in `corpus.txt`.
///
/// The digests are recorded, not worked out: that the pixels are right is for the other tests, that they never change is for these.
@Suite struct CorpusTests {
  /// Numbers that are the same on every machine.
  private struct Numbers {
    var state: UInt32
    mutating func next(_ count: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % count
    }
    mutating func length(_ pixels: Int) -> Fixed { Fixed(raw: Int32(next(pixels * 64))) }
    mutating func color() -> Color {
      Color(r: UInt8(next(256)), g: UInt8(next(256)), b: UInt8(next(256)), a: next(3) == 0 ? 255 : UInt8(next(256)))
    }
    mutating func shape() -> RoundedRect {
      let rect = FixedRect(x: length(90) - Fixed(10), y: length(70) - Fixed(10), width: length(60), height: length(50))
      switch next(4) {
      case 0: return RoundedRect(rect: rect)
      case 1:
        let radius = length(20)
        return RoundedRect(rect: rect, radii: FixedCornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
      default:
        return RoundedRect(
          rect: rect,
          radii: FixedCornerRadii(topLeft: length(30), topRight: length(9), bottomRight: length(40), bottomLeft: length(2)))
      }
    }
  }

  private static let imageDigest = ContentDigest(of: "corpus picture")

  /// A list of every kind of item at random places.
  private static func corpusList(_ number: Int) throws -> DisplayList {
    var numbers = Numbers(state: UInt32(number))
    var image = Bitmap(size: try size(7, 5))
    for y in 0..<5 { for x in 0..<7 { image[x, y] = numbers.color() } }
    var drawings: [Drawing] = []
    var open = 0
    for _ in 0..<40 {
      switch numbers.next(9) {
      case 0, 1:
        drawings.append(
          .box(
            Box(
              numbers.shape(), fill: .color(numbers.color()),
              border: numbers.next(2) == 0 ? nil : Border(width: numbers.length(6), color: numbers.color()))))
      case 2:
        let stops = (0..<numbers.next(4)).map { _ in LinearGradient.Stop(place: Int32(numbers.next(65_537)), color: numbers.color()) }
        let gradient = LinearGradient(
          startX: numbers.length(80), startY: numbers.length(60), endX: numbers.length(80), endY: numbers.length(60), stops: stops)
        drawings.append(.box(Box(numbers.shape(), fill: .linearGradient(gradient))))
      case 3:
        drawings.append(
          .shadow(
            Shadow(
              numbers.shape(), sigma: numbers.length(12), color: numbers.color(), cutout: numbers.next(2) == 0 ? nil : numbers.shape())))
      case 4:
        let glyphs = (0..<6).map { PositionedGlyph(id: 65, x: Fixed($0 * 4), y: .zero) }
        let run = GlyphRun(font: StampTypeface().reference, size: Fixed(12), text: "", glyphs: glyphs)
        drawings.append(
          .glyphs(
            Glyphs(
              run, x: numbers.length(80), y: numbers.length(60), color: numbers.color(),
              sigma: numbers.next(2) == 0 ? .zero : numbers.length(4))))
      case 5:
        let source = FixedRect(x: numbers.length(3), y: numbers.length(3), width: numbers.length(6), height: numbers.length(4))
        let destination = numbers.shape().rect
        drawings.append(
          .image(
            ImagePlacement(
              image: imageDigest, source: source, destination: destination, interpolation: numbers.next(2) == 0 ? .nearest : .bilinear,
              tint: numbers.next(3) == 0 ? numbers.color() : nil)))
      case 6:
        drawings.append(.clip(numbers.shape()))
        open += 1
      case 7:
        drawings.append(.opacity(UInt8(numbers.next(256))))
        open += 1
      default:
        if open > 0 {
          drawings.append(.end)
          open -= 1
        }
      }
    }
    drawings += Array(repeating: .end, count: open)
    return try list(80, 60, on: number % 3 == 0 ? .clear : .white, drawings, images: [imageDigest: image])
  }

  private static let count = 40
  private let fonts = FontLibrary([StampTypeface()])

  @Test func digestsAreThoseInTheRepository() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "corpus.txt")
    let digests = try (1...Self.count).map { number in
      "\(number) \(try Self.corpusList(number).rasterized(fonts: fonts).digest.hex)"
    }
    if ProcessInfo.processInfo.environment["LIKENESS_RECORD_CORPUS"] != nil {
      try (digests.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(digests == kept, "a change of pixels raises Renderer.version; then record with LIKENESS_RECORD_CORPUS=1")
  }

  @Test func anyNumberOfThreadsGivesTheSamePixels() throws {
    for number in 1...Self.count {
      let list = try Self.corpusList(number)
      let one = try list.rasterized(fonts: fonts)
      for threads in [2, 3, 8, 1000] { #expect(try list.rasterized(fonts: fonts, threads: threads) == one) }
    }
  }

  @Test func drawingsAtTheSameTimeGiveTheSamePixels() async throws {
    let lists = try (1...Self.count).map { try Self.corpusList($0) }
    let alone = try lists.map { try $0.rasterized(fonts: fonts).digest }
    let library = fonts
    try await withThrowingTaskGroup(of: [ContentDigest].self) { group in
      for _ in 0..<8 { group.addTask { try lists.map { try $0.rasterized(fonts: library).digest } } }
      for try await digests in group { #expect(digests == alone) }
    }
  }

  @Test func deepGroupsAreDrawnInBandsWithTheSamePixels() throws {
    // Ten layers make the bands of a wide picture low.
    let inner: [Drawing] = [.box(Box(rounded(3.5, 1.5, 90_000, 30, 12), fill: .color(.red), border: Border(width: px(2), color: .blue)))]
    let groups = 10
    let deep = Array(repeating: Drawing.opacity(250), count: groups) + inner + Array(repeating: .end, count: groups)
    let wide = try draw(100_000, 40, on: .white, deep)
    let part = try draw(60, 40, on: .white, deep)
    for y in 0..<40 { for x in 0..<60 { #expect(wide[x, y] == part[x, y]) } }
  }
}
