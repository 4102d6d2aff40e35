/// Labels and buttons whose classes override what they measure and draw.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

/// A label that adds to its intrinsic size alone, as badges do.
private final class Chip: Label {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 6)
  }
}

/// A label that adds to both sizes.
private final class TwiceChip: Label {
  override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 16, height: 16)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width + 16, height: 16)
  }
}

/// A label with insets around its text.
private final class InsetLabel: Label {
  let insets = EdgeInsets(top: 2, left: 7, bottom: 4, right: 9)
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + 16,
      height: rect.height + 6)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class Wide: Button {
  override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 40, height: 50)
  }
}

@Suite struct OverriddenSizeTests {
  /// Three characters of 10 1/4 points, rounded up, and a line of 10.
  private let text = CGSize(width: 31, height: 10)
  private let padded = CGSize(width: 47, height: 16)

  private func measured(_ label: Label, _ text: String = "abc", lines: Int = 1) -> Label {
    label.text = text
    label.font = MeasuredFont.font
    label.fonts = MeasuredFont.library
    label.numberOfLines = lines
    return label
  }

  @Test("A root is as large as its label's intrinsic size") func root() {
    for label in [Chip(), TwiceChip(), InsetLabel()] {
      let label = measured(label)
      label.layout(in: .unbounded)
      #expect(label.frame.size == padded)
      #expect(label.intrinsicContentSize == padded)
    }
  }

  @Test("A stack gives a padded label the same room") func stack() {
    for label in [Chip(), TwiceChip(), InsetLabel()] {
      let stack = StackView(arrangedSubviews: [measured(label)])
      stack.alignment = .center
      stack.layout(in: .unbounded)
      #expect(label.frame.size == padded)
    }
  }

  @Test("A constraint gives a padded label the same room") func constraints() {
    for label in [Chip(), TwiceChip(), InsetLabel()] {
      let root = View()
      root.addSubview(measured(label))
      label.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layout(in: CGSize(width: 200, height: 100))
      #expect(label.frame.size == padded)
    }
  }

  @Test("Padding narrows the room in which a label wraps") func wraps() {
    // "abc def" needs 72 points; in 80 it fits only without the 16 at its sides.
    let label = measured(Chip(), "abc def", lines: 0)
    label.layout(in: CGSize.width(80))
    #expect(label.frame.height == 2 * text.height + 6)
  }

  @Test("A button's own intrinsic size holds in stacks") func button() {
    let button = Wide()
    button.setTitle("OK", for: .normal)
    let plain = Button()
    plain.setTitle("OK", for: .normal)
    button.layout(in: .unbounded)
    #expect(button.frame.size == CGSize(width: plain.intrinsicContentSize.width + 40, height: 50))
  }

  @Test("Text is drawn in the rect that drawText(in:) passes on") func drawText() throws {
    let label = measured(InsetLabel())
    label.layout(in: .unbounded)
    let glyphs = try DisplayList(painting: label).items.compactMap { item -> Glyphs? in
      if case .glyphs(let glyphs) = item.drawing { glyphs } else { nil }
    }
    let first = try #require(glyphs.first)
    // The baseline is 8 below the top of the line, which is 2 below that of the label.
    #expect(first.x == Fixed(7) && first.y == Fixed(10))
  }

  @Test("A line that is too wide shrinks, and no further than its least share") func shrinks()
    throws
  {
    let label = Label(text: "Hamburgefonstiv")
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontSizeToFitWidth = true
    let whole = label.intrinsicContentSize.width
    func size(in width: CGFloat) throws -> Double {
      label.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      let items = try DisplayList(painting: label).items
      return try #require(
        items.compactMap { item -> Double? in
          if case .glyphs(let glyphs) = item.drawing { glyphs.run.size.pixels } else { nil }
        }.first)
    }
    #expect(try size(in: whole + 1) == 20)
    // Half of 20, except for the 15 advances, each rounded by up to half a pixel: a tenth in all.
    #expect(try (9...11).contains(size(in: whole / 2)))
    label.minimumScaleFactor = 0.75
    #expect(try size(in: whole / 2) == 15)
  }
}
