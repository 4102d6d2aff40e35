/// Views with text draw what they measure, for any text, font, text size and room.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct TextFitTests {
  /// Samples of everything that the embedded typeface draws.
  static let words = [
    "a", "of", "Hamburgefonstiv", "Überraschung", "ёлка", "Съешь", "well-known", "12:10", "…",
    "Donaudampfschifffahrtsgesellschaft", "—",
    "x\u{A0}y",
    "WWW", "iii", "\n", "tail ",
  ]

  private func text(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 1...14, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  private func font(_ random: inout Seeded) -> Font {
    let style = Font.TextStyle.allCases.randomElement(using: &random) ?? .body
    let fixed = Font.systemFont(
      ofSize: Double.random(in: 8...30, using: &random),
      weight: Bool.random(using: &random) ? .bold : .regular)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return fixed
    case 1: return .preferredFont(forTextStyle: style)
    default: return TextStyleMetrics(forTextStyle: style).scaledFont(for: fixed)
    }
  }

  private func scale(_ random: inout Seeded) -> Scale {
    [1, 1.5, 2, 3].randomElement(using: &random) ?? .one
  }

  private func setTraits(of view: View, _ random: inout Seeded) {
    view.contentSizeCategory = ContentSizeCategory.allCases.randomElement(using: &random)
    view.showsPseudolocalizedText = Bool.random(using: &random)
    view.layoutDirection = LayoutDirection.allCases.randomElement(using: &random)
  }

  /// The lowest baseline and the position of the rightmost glyph, in pixels.
  private func glyphs(_ root: View, scale: Scale) throws -> [Glyphs] {
    try DisplayList(painting: root, scale: scale).items.compactMap {
      if case .glyphs(let glyphs) = $0.drawing { glyphs } else { nil }
    }
  }

  @Test(arguments: 0..<150) func labelInTheSizeThatItAskedForShowsTheLinesThatItMeasured(
    _ seed: UInt64
  ) throws {
    var random = Seeded(state: seed)
    let label = Label(text: text(&random))
    label.font = font(&random)
    label.numberOfLines = Int.random(in: 0...3, using: &random)
    label.lineBreakMode =
      [
        LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping,
        .byCharWrapping,
      ]
      .randomElement(using: &random) ?? .byWordWrapping
    label.letterSpacing = [0, 0.5, 3].randomElement(using: &random) ?? 0
    if Bool.random(using: &random) { label.lineHeight = Double.random(in: 20...40, using: &random) }
    setTraits(of: label, &random)
    let scale = scale(&random)
    let width =
      Bool.random(using: &random) ? Double.random(in: 150...700, using: &random) : .infinity
    label.pass.scale = scale

    let fit = label.sizeThatFits(CGSize.width(width))
    let measured = label.textLayout(width: width.isFinite ? scale.wholePixels(within: width) : nil)
    #expect(fit.width <= width)
    #expect(label.sizeThatFits(CGSize(width: fit.width, height: fit.height)) == fit)
    // A text of spaces has lines, but draws nothing.
    guard fit.width > 0 else { return }
    label.layout(in: fit, scale: scale)
    #expect(label.frame.size == fit)
    let drawn = label.textLayout(width: label.frame.width, height: label.frame.height)
    #expect(drawn.lines.map(\.range) == measured.lines.map(\.range))
    #expect(drawn.isTruncated == measured.isTruncated)
    let height = scale.fixed(fit.height)
    #expect(drawn.height <= height && height < drawn.height + Fixed(1))
    let runs = try glyphs(label, scale: scale)
    #expect(Set(runs.map(\.y)).count == measured.lines.filter { !$0.runs.isEmpty }.count)
    for glyphs in runs {
      #expect(glyphs.y > .zero && glyphs.y <= height)
      #expect(glyphs.x >= .zero)
      for glyph in glyphs.run.glyphs { #expect(glyphs.x + glyph.x <= scale.fixed(fit.width)) }
    }
  }

  @Test(arguments: 0..<60) func textViewInTheHeightThatItAskedForLeavesNoLineOut(_ seed: UInt64)
    throws
  {
    var random = Seeded(state: seed)
    let view = TextView()
    view.text = text(&random)
    view.font = font(&random)
    view.ownStyle.textContainerInset = DirectionalEdgeInsets(
      top: 3, leading: 7, bottom: 2.5, trailing: 1)
    setTraits(of: view, &random)
    let scale = scale(&random)
    view.pass.scale = scale
    let width = Double.random(in: 200...600, using: &random).rounded()
    let fit = view.sizeThatFits(CGSize.width(width))
    view.layout(in: .width(width), scale: scale)
    #expect(
      view.frame.height >= fit.height - 1 / scale.factor
        && view.frame.height <= fit.height + 1 / scale.factor)
    let low = try glyphs(view, scale: scale).map(\.y).max() ?? .zero
    view.layout(in: CGSize(width: width, height: fit.height + 500), scale: scale)
    #expect(try glyphs(view, scale: scale).map(\.y).max() ?? .zero == low)
  }

  @Test(arguments: 0..<60) func buttonInTheSizeThatItAskedForShowsItsWholeTitle(_ seed: UInt64)
    throws
  {
    var random = Seeded(state: seed)
    let button = Button()
    button.setTitle(text(&random).replacing("\n", with: " "), for: .normal)
    button.font = font(&random)
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(
      horizontal: Double.random(in: 0...20, using: &random), vertical: 4)
    setTraits(of: button, &random)
    let scale = scale(&random)
    button.pass.scale = scale
    button.layout(in: button.intrinsicContentSize, scale: scale)
    let list = try DisplayList(painting: button, scale: scale)
    #expect(!list.items.contains { $0.source.properties.contains { $0.name == "truncated" } })
  }
}
