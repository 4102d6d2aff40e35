/// Text layers: the text, font, color and lines that they draw.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct TextLayerTests {
  private let space = CGSize(width: 200, height: 100)

  private func list(_ width: Double = 200, _ change: (CATextLayer) -> Void) throws -> DisplayList {
    let view = View()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    change(layer)
    view.layer.addSublayer(layer)
    view.layout(in: space)
    return try DisplayList(painting: view)
  }

  private func glyphs(_ list: DisplayList) -> [Glyphs] {
    list.items.compactMap { if case .glyphs(let glyphs) = $0.drawing { glyphs } else { nil } }
  }

  /// The width of a text in points.
  private func width(_ text: String, _ size: Double) -> Double {
    Canvas.elsewhere().measure(text, font: .systemFont(ofSize: size)).width
  }

  @Test("A plain string is white and 36 points high unless the layer says otherwise")
  func plain() throws {
    let drawn = glyphs(try list { $0.string = "Tag" })
    #expect(drawn.map(\.run.text) == ["Tag"])
    #expect(drawn.map(\.color) == [.white])
    #expect(drawn.map(\.run.size.pixels) == [36])
    let changed = glyphs(
      try list {
        ($0.string, $0.font, $0.fontSize) = ("Tag", Font.boldSystemFont(ofSize: 5), 20)
        $0.foregroundColor = Color(hex: 0xFF0000)
      })
    #expect(changed.map(\.color) == [StraightColor(r: 255, g: 0, b: 0)])
    #expect(changed.map(\.run.size.pixels) == [20])
  }

  @Test("An attributed string looks as its attributes say")
  func attributed() throws {
    let text = NSAttributedString(
      string: "Tag", attributes: [.foregroundColor: Color(hex: 0x0000FF)])
    let drawn = glyphs(try list { $0.string = text })
    #expect(drawn.map(\.color) == [StraightColor(r: 0, g: 0, b: 255)])
    #expect(drawn.map(\.run.size.pixels) == [12])
  }

  @Test("Lines stand where the alignment says")
  func alignment() throws {
    let wide = width("Tag", 20)
    func start(_ mode: CATextLayerAlignmentMode) throws -> Double? {
      glyphs(
        try list { ($0.string, $0.fontSize, $0.alignmentMode) = ("Tag", 20, mode) }
      ).first?.x.pixels
    }
    let left = try #require(try start(.left))
    #expect(left == 0)
    let right = try #require(try start(.right))
    #expect(abs(right - (200 - wide)) <= 1)
    let center = try #require(try start(.center))
    #expect(abs(center - (200 - wide) / 2) <= 1)
  }

  @Test("A long line is cut off, shortened, or goes on in the next")
  func longLines() throws {
    let words = "one two three four"
    let cut = try list(60) { ($0.string, $0.fontSize) = (words, 20) }
    #expect(glyphs(cut).map(\.run.text) == [words])
    let clips = cut.items.contains {
      if case .clip(let clip) = $0.drawing { clip.rect.width == Fixed(60) } else { false }
    }
    #expect(clips)
    let short = glyphs(
      try list(60) { ($0.string, $0.fontSize, $0.truncationMode) = (words, 20, .end) })
    #expect(short.count == 1)
    #expect(short.first?.run.text.hasPrefix("one") == true)
    #expect(short.first?.run.text.hasSuffix("…") == true)
    let wrapped = glyphs(
      try list(60) { ($0.string, $0.fontSize, $0.isWrapped) = (words, 20, true) })
    #expect(wrapped.count > 1)
    #expect(Set(wrapped.map(\.y)).count == wrapped.count)
  }

  @Test("A centered line that is too long is cut off at both ends")
  func centered() throws {
    let wide = width("one two three four", 20)
    let drawn = glyphs(
      try list(60) {
        ($0.string, $0.fontSize, $0.alignmentMode) = ("one two three four", 20, .center)
      })
    let start = try #require(drawn.first?.x.pixels)
    #expect(abs(start - (60 - wide) / 2) <= 1)
  }

  @Test("What is no string warns, and nothing draws nothing")
  func others() throws {
    #expect(
      try list { $0.string = 5 }.warnings == ["View: CATextLayer: only strings are drawn."])
    #expect(try list { $0.string = nil }.warnings == [])
    #expect(glyphs(try list { $0.string = "" }).isEmpty)
  }
}
