/// Views with text draw what they measure, for any text, font, text size and room.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
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

  @Test(
    "A label in the size that it asked for shows the lines that it measured", arguments: 0..<150)
  func label(_ seed: UInt64) throws {
    var random = Seeded(seed)
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

  @Test("A text view in the height that it asked for leaves no line out", arguments: 0..<60)
  func textView(_ seed: UInt64) throws {
    var random = Seeded(seed)
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

  @Test("A button in the size that it asked for shows its whole title", arguments: 0..<60)
  func button(_ seed: UInt64) throws {
    var random = Seeded(seed)
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

  // MARK: Trees

  /// Trees in ``MeasuredFont``, whose lines end between pixels.
  private struct Generator {
    var random: Seeded

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    /// A length with so many steps in a point.
    mutating func length(_ range: ClosedRange<Double>, steps: Double = 10) -> Double {
      (Double.random(in: range, using: &random) * steps).rounded() / steps
    }

    private mutating func label(_ count: ClosedRange<Int>, of words: [String]) -> Label {
      let count = Int.random(in: count, using: &random)
      return Label(
        measured: (0..<count).map { _ in pick(words) }.joined(separator: " "), lines: 0)
    }

    // MARK: Pins, fractions, equal columns and bounds

    mutating func distance(_ most: Double) -> Double { length(0...most, steps: 1000) }

    private mutating func longLabel() -> Label {
      let label = label(
        2...12,
        of: [
          "a", "of", "brew", "potions", "affluent", "quick", "lazy", "over", "Donaudampfschiff",
          "well-known",
        ])
      label.font = Font(family: "Measured", size: Double.random(in: 8...20, using: &random))
      return label
    }

    mutating func column() -> StackView {
      var rows: [View] = []
      for _ in 0..<4 {
        let pinned = View()
        pinned.addSubview(longLabel(), pinning: .edges(inset: distance(12)))
        let share = longLabel()
        share.layout.width = .fraction((30 + distance(60)) / 100)
        let inner = View()
        inner.addSubview(longLabel(), pinning: .edges(inset: distance(9)))
        inner.layout.width = .fraction((40 + distance(50)) / 100)
        let bounded = longLabel()
        bounded.layout.maxWidth = .points(100 + distance(60))
        let row = StackView(arrangedSubviews: [longLabel(), longLabel(), longLabel()])
        row.axis = .horizontal
        row.distribution = .fillEqually
        row.spacing = distance(8)
        let button = Button()
        button.setTitle("press", for: .normal)
        button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(
          horizontal: distance(9), vertical: distance(5))
        rows += [pinned, share, inner, bounded, row, button]
      }
      let column = StackView(arrangedSubviews: rows)
      column.axis = .vertical
      column.alignment = .leading
      column.spacing = distance(6)
      column.margins = DirectionalEdgeInsets(all: distance(8))
      return column
    }

    // MARK: Stacks of texts and pictures

    private mutating func view(depth: Int) -> View {
      switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
      case 0, 1: return label(1...3, of: ["a", "of", "brew"])
      case 2:
        let view = View()
        view.pin(.aspectRatio(pick([0.5, 1, 1.5, 2, 3])))
        return view
      case 3:
        let view = View()
        view.pin(.aspectRatio(pick([0.5, 1, 2])))
        if Bool.random(using: &random) {
          view.layout.width = .points(length(5...30))
        } else {
          view.layout.height = .points(length(5...30))
        }
        return view
      case 4:
        let view = View()
        view.pin(.width(.points(length(5...30))), .height(.points(length(5...30))))
        return view
      case 5:
        let box = View()
        let inside = View()
        inside.pin(.edges(inset: length(0...4)), .aspectRatio(pick([1, 2])))
        box.addSubview(inside)
        return box
      default: return stack(depth: depth - 1)
      }
    }

    private func holdsRatio(_ root: View) -> Bool {
      root.layout.aspectRatio != nil || root.subviews.contains { holdsRatio($0) }
    }

    mutating func stack(depth: Int) -> StackView {
      let count = Int.random(in: 1...3, using: &random)
      let stack = StackView(arrangedSubviews: (0..<count).map { _ in view(depth: depth) })
      stack.axis = pick([.vertical, .horizontal])
      stack.alignment =
        stack.axis == .vertical
        ? pick([.fill, .fill, .leading, .center, .trailing])
        : pick([.fill, .fill, .top, .center, .bottom, .firstBaseline])
      // A picture that grows with a text beside it may leave no height that suits both.
      let growsWithText = holdsRatio(stack)
      if stack.axis == .horizontal, stack.alignment == .fill, growsWithText {
        stack.alignment = .top
      }
      stack.distribution = pick(StackView.Distribution.allCases + [.fill, .fill])
      stack.spacing = length(0...5)
      if Bool.random(using: &random) { stack.margins = DirectionalEdgeInsets(all: length(0...4)) }
      return stack
    }
  }

  /// Pins, fractions, equal columns and bounds with odd numbers.
  @Test("Where nothing limits the height, no text is cut off", arguments: 0..<300)
  func columns(seed: UInt64) throws {
    var generator = Generator(random: Seeded(seed))
    let column = generator.column()
    column.fonts = MeasuredFont.library
    let scale: Scale = generator.pick([1, 1.5, 2, 3])
    if Bool.random(using: &generator.random) { column.layoutDirection = .rightToLeft }
    let space = CGSize.width(301 + generator.distance(30))
    #expect(try notes("truncated", of: column, in: space, scale: scale) == [:])
  }

  /// Every stack below a view, the view itself included.
  private func stacks(in root: View) -> [StackView] {
    var found: [StackView] = []
    var remaining = [root]
    while let view = remaining.popLast() {
      if let stack = view as? StackView { found.append(stack) }
      remaining.append(contentsOf: view.subviews)
    }
    return found
  }

  @Test("Where nothing limits the height, a stack is as high as what it places", arguments: 0..<400)
  func stacks(seed: UInt64) throws {
    var generator = Generator(random: Seeded(seed))
    // A first view with an extent, as a tree without one is refused.
    let root = generator.stack(depth: 2)
    root.insertArrangedSubview(Block(10, 10), at: 0)
    root.fonts = MeasuredFont.library
    let scale: Scale = generator.pick([1, 1.5, 2, 3])
    let width = generator.pick([.infinity, generator.length(300...500)])
    if Bool.random(using: &generator.random) { root.layoutDirection = .rightToLeft }
    #expect(try notes("truncated", of: root, in: .width(width), scale: scale) == [:])
    for stack in stacks(in: root) {
      for view in stack.arrangedSubviews {
        let (start, end) = (view.frame.minY * scale.factor, view.frame.maxY * scale.factor)
        // A frame may be a pixel wider than the room it was measured in, and twice that higher.
        let isHeld = start >= -2.01 && end <= stack.frame.height * scale.factor + 2.01
        #expect(isHeld, "\(view.path) \(view.frame) in \(stack.frame.size)")
      }
    }
  }
}
