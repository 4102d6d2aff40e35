/// Layouts by constraints, each worked out by hand. Unless a row says otherwise, the container is
/// 320 points wide and 100 high.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessViews

/// A layout in a short notation, and the frames of its views.
///
/// A rule is `item.attribute = item.attribute * factor + constant @priority`, or has `<=` or `>=`.
/// The second attribute may be left out if it is the first one, and so may be all of the second
/// side but the constant. The items are the container `card`, its safe area `safe`, the contents
/// `one`, `two` and `three`, the views `a`, `b`, `c` and `box` without a size of their own, and the
/// guides `g`, `h` and `i`.
struct AnchorLayout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rules: String
  let frames: [String: CGRect]
  var width = 320.0
  var isRightToLeft = false
  /// The view in `box`.
  var boxed: String?
  /// The priorities of widths of contents.
  var (hugging, resistance): ([String: Float], [String: Float]) = ([:], [:])

  init(_ title: String, _ rules: String, _ frames: [String: CGRect]) {
    (testDescription, self.rules, self.frames) = (title, rules, frames)
  }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var layout = self
    change(&layout)
    return layout
  }
}

extension AnchorLayout {
  static let edgesAndLengths = [
    Self(
      "Four edges stretch a view",
      "box.top = card, box.leading = card, box.trailing = card, box.bottom = card",
      ["box": CGRect(0, 0, 320, 100)]),
    Self(
      "Constants inset a view, negative ones at the far edges",
      "box.top = card + 8, box.leading = card + 16, card.trailing = box + 12, "
        + "box.bottom = card - 4",
      ["box": CGRect(16, 8, 292, 88)]),
    Self(
      "A content keeps its size at two edges",
      "one.top = card + 5, one.trailing = card - 7", ["one": CGRect(273, 5, 40, 20)]),
    Self(
      "Centers place a view by its middle",
      "one.centerX = card + 10, one.centerY = card", ["one": CGRect(150, 40, 40, 20)]),
    Self(
      "Lengths can be constants",
      "box.width = 50, box.height = 25, box.left = card + 3, box.bottom = card",
      ["box": CGRect(3, 75, 50, 25)]),
    Self(
      "A constant length overrides the size of the content",
      "one.width = 24, one.top = card, one.leading = card", ["one": CGRect(0, 0, 24, 20)]),
    Self(
      "A view keeps its aspect ratio",
      "box.leading = card, box.top = card, box.height = 45, box.width = box.height * 16/9",
      ["box": CGRect(0, 0, 80, 45)]),
    Self(
      "A length can be a multiple of the container's and a constant",
      "box.width = card * 1/4 + 10, box.height = card * 1/2, box.centerX = card, box.top = card",
      ["box": CGRect(115, 0, 90, 50)]),
    // Two thirds of the way down a container that is itself 10 points below the card's top.
    Self(
      "A multiplied position counts from the container that holds both views",
      """
      box.top = card + 10, box.leading = card + 20, box.width = 200, box.height = 60, \
      one.top = box.bottom * 2/3, one.centerX = box.trailing * 1/4
      """, ["box": CGRect(20, 10, 200, 60), "one": CGRect(30, 40, 40, 20)]
    ).with { $0.boxed = "one" },
    // (320 - 2 * 10) / 3
    Self(
      "Equal widths share what the gaps leave",
      """
      a.leading = card, b.leading = a.trailing + 10, c.leading = b.trailing + 10, \
      c.trailing = card, b.width = a, c.width = a, a.top = card, a.bottom = card, \
      b.top = card, b.bottom = card, c.top = card, c.bottom = card
      """,
      [
        "a": CGRect(0, 0, 100, 100), "b": CGRect(110, 0, 100, 100),
        "c": CGRect(220, 0, 100, 100),
      ]),
  ]

  /// Two contents from edge to edge, 8 points apart.
  private static let chain = """
    one.leading = card, two.leading = one.trailing + 8, two.trailing = card, \
    one.top = card, two.top = card
    """

  static let priorities = [
    Self(
      "In a chain the view of the least hugging grows", chain,
      ["one": CGRect(0, 0, 40, 20), "two": CGRect(48, 0, 272, 30)]
    ).with { $0.hugging = ["one": 750] },
    Self(
      "In a chain the view of the least resistance shrinks", chain,
      ["one": CGRect(0, 0, 40, 20), "two": CGRect(48, 0, 32, 30)]
    ).with { ($0.width, $0.resistance) = (80, ["two": 250]) },
    // 400 wide if it can be, but not wider than the card.
    Self(
      "A constraint that a required one excludes is met as far as it goes",
      """
      box.width = 400 @750, box.width <= card - 20, box.centerX = card, box.top = card, \
      box.height = 10
      """, ["box": CGRect(10, 0, 300, 10)]),
    Self(
      "The order of priorities decides, not the number of constraints",
      "box.width = 100 @501, box.leading = card, box.top = card, box.height = 10"
        + String(repeating: ", box.width = 200 @500", count: 20),
      ["box": CGRect(0, 0, 100, 10)]),
    // A badge right of both titles, as near as possible.
    Self(
      "Of a chain of inequalities the tightest one holds",
      """
      one.leading = card, two.leading = card + 5, one.top = card, two.top = one.bottom, \
      three.top = card, three.leading >= one.trailing + 10, three.leading >= two.trailing + 4, \
      three.leading = card @250
      """, ["three": CGRect(69, 0, 30, 10)]),
    Self(
      "A least and a greatest length bound the content",
      """
      one.width >= 44, two.width <= 44, one.top = card, two.top = card, one.leading = card, \
      two.trailing = card
      """, ["one": CGRect(0, 0, 44, 20), "two": CGRect(276, 0, 44, 30)]),
  ]

  static let guidesAndDirections = [
    // The group is 40 + 8 + 60 wide, so it begins at 106.
    Self(
      "A guide centers a group of two views",
      """
      g.centerX = card, one.leading = g, two.leading = one.trailing + 8, two.trailing = g, \
      g.top = card + 6, g.height = 50, one.centerY = g, two.bottom = g
      """,
      [
        "one": CGRect(106, 21, 40, 20), "two": CGRect(154, 26, 60, 30),
        "g": CGRect(106, 6, 108, 50),
      ]),
    // (320 - 40 - 60) / 3 = 73 1/3
    Self(
      "Guides of equal widths space views evenly",
      """
      g.leading = card, one.leading = g.trailing, h.leading = one.trailing, \
      two.leading = h.trailing, i.leading = two.trailing, i.trailing = card, h.width = g, \
      i.width = g, one.top = card, two.top = card
      """, ["one": CGRect(73, 0, 40, 20), "two": CGRect(187, 0, 60, 30)]),
    Self(
      "Attributes of margins are those of the margins' guide",
      "one.leading = card.leadingMargin + 2, one.bottom = card.bottomMargin",
      ["one": CGRect(10, 72, 40, 20)]),
    Self(
      "The safe area is the whole view",
      "one.top = safe, one.trailing = safe", ["one": CGRect(280, 0, 40, 20)]),
    Self(
      "Leading and trailing change sides from right to left; left and centers do not",
      """
      one.leading = card + 10, two.leading = one.trailing + 8, three.left = card + 5, \
      box.centerX = card + 10, box.width = 20, box.height = 20, \
      one.top = card, two.top = card, three.top = card, box.top = card
      """,
      [
        "one": CGRect(270, 0, 40, 20), "two": CGRect(202, 0, 60, 30),
        "three": CGRect(5, 0, 30, 10), "box": CGRect(160, 0, 20, 20),
      ]
    ).with { $0.isRightToLeft = true },
  ]
}

/// The attributes by their names.
private let attributes: [String: LayoutConstraint.Attribute] = {
  let all: [LayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .leadingMargin, .bottomMargin,
  ]
  return Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })
}()

/// A constraint by its rule; see ``AnchorLayout``.
private func constraint(_ rule: Substring, _ items: [String: any LayoutItem]) throws
  -> LayoutConstraint
{
  func side(_ word: Substring, _ usual: LayoutConstraint.Attribute?) throws -> (
    any LayoutItem, LayoutConstraint.Attribute
  ) {
    let parts = word.split(separator: ".").map(String.init)
    let attribute = parts.count > 1 ? attributes[parts[1]] : usual
    return (try #require(items[parts[0]]), try #require(attribute))
  }
  func number(_ word: Substring?) throws -> Double {
    let parts = try #require(word).split(separator: "/").compactMap { Double($0) }
    return parts.count > 1 ? parts[0] / parts[1] : try #require(parts.first)
  }
  let relations: [Substring: LayoutConstraint.Relation] = [
    "<=": .lessThanOrEqual, "=": .equal, ">=": .greaterThanOrEqual,
  ]
  var words = rule.split(separator: " ")[...]
  let (first, attribute) = try side(words.removeFirst(), nil)
  let relation = try #require(relations[words.removeFirst()])
  var (second, multiplier, constant, priority) = (words.removeFirst(), 1.0, 0.0, 1000.0)
  while let word = words.popFirst() {
    switch word {
    case "*": multiplier = try number(words.popFirst())
    case "+": constant = try number(words.popFirst())
    case "-": constant = -(try number(words.popFirst()))
    default: priority = try number(word.dropFirst())
    }
  }
  var target: (item: any LayoutItem, attribute: LayoutConstraint.Attribute)?
  if let length = Double(second) { constant = length } else { target = try side(second, attribute) }
  let made = LayoutConstraint(
    item: first, attribute: attribute, relatedBy: relation, toItem: target?.item,
    attribute: target?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  made.priority = LayoutPriority(Float(priority))
  return made
}

@Suite struct AutoLayoutTests {
  let card = View().withName("Card")
  let one = Block(40, 20).withName("one")
  let two = Block(60, 30).withName("two")
  let three = Block(30, 10).withName("three")
  /// Without a content that has a size.
  let box = View().withName("box")
  let space = CGSize(width: 320, height: 100)

  init() {
    for view in [one, two, three, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Lays out the card with views and active constraints, without warnings and errors.
  private func lay(
    _ views: [View], _ constraints: [LayoutConstraint], in space: CGSize? = nil,
    scale: Scale = .one, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for view in views where view.superview == nil { card.addSubview(view) }
    LayoutConstraint.activate(constraints)
    card.layout(in: space ?? self.space, scale: scale)
    #expect(problems() == [], sourceLocation: sourceLocation)
  }

  private func problems() -> [String] {
    do {
      return try DisplayList(painting: card).warnings
    } catch {
      return ["\(error)"]
    }
  }

  @Test(
    "Constraints place views",
    arguments: AnchorLayout.edgesAndLengths + AnchorLayout.priorities
      + AnchorLayout.guidesAndDirections)
  func table(layout: AnchorLayout) throws {
    var items: [String: any LayoutItem] = [
      "card": card, "safe": card.safeAreaLayoutGuide, "one": one, "two": two, "three": three,
      "box": box,
    ]
    for name in ["a", "b", "c"] { items[name] = View().withName(name) }
    for name in ["g", "h", "i"] { items[name] = LayoutGuide() }
    let rules = layout.rules.split(separator: ", ")
    for (name, item) in items.sorted(by: { $0.key < $1.key })
    where rules.contains(where: { $0.contains(name + ".") }) && item !== card {
      if let guide = item as? LayoutGuide { card.addLayoutGuide(guide) }
      guard let view = item as? View else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      (name == layout.boxed ? box : card).addSubview(view)
      if let priority = layout.hugging[name] {
        view.setContentHuggingPriority(LayoutPriority(priority), for: .horizontal)
      }
      if let priority = layout.resistance[name] {
        view.setContentCompressionResistancePriority(LayoutPriority(priority), for: .horizontal)
      }
    }
    if layout.isRightToLeft { card.layoutDirection = .rightToLeft }
    lay(
      [], try rules.map { try constraint($0, items) },
      in: CGSize(width: layout.width, height: 100))
    for (name, frame) in layout.frames {
      let item = items[name]
      #expect(
        (item as? View)?.frame ?? (item as? LayoutGuide)?.layoutFrame == frame, "\(name)")
    }
  }

  // MARK: Priorities

  @Test("Resistance wins over a width of a lower priority, and loses against a higher one")
  func resistanceAgainstWidth() {
    let width = one.widthAnchor.constraint(equalToConstant: 10)
    width.priority = LayoutPriority(749)
    let place = [
      one.topAnchor.constraint(equalTo: card.topAnchor),
      one.leadingAnchor.constraint(equalTo: card.leadingAnchor), width,
    ]
    lay([one], place)
    #expect(one.frame.width == 40)
    width.priority = LayoutPriority(751)
    lay([one], [])
    #expect(one.frame.width == 10)
  }

  @Test("Hugging wins over a width of a lower priority, and loses against a higher one")
  func huggingAgainstWidth() {
    let width = one.widthAnchor.constraint(equalToConstant: 90)
    width.priority = LayoutPriority(249)
    let place = [
      one.topAnchor.constraint(equalTo: card.topAnchor),
      one.leadingAnchor.constraint(equalTo: card.leadingAnchor), width,
    ]
    lay([one], place)
    #expect(one.frame.width == 40)
    width.priority = LayoutPriority(251)
    lay([one], [])
    #expect(one.frame.width == 90)
  }

  // MARK: Distances

  @Test("System spacing is 8 points") func systemSpacing() {
    lay(
      [one, two],
      [
        one.leadingAnchor.constraint(
          equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1),
        one.topAnchor.constraint(equalToSystemSpacingBelow: card.topAnchor, multiplier: 2),
        two.leadingAnchor.constraint(
          equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1.5),
        two.topAnchor.constraint(equalTo: one.topAnchor),
      ])
    #expect(one.frame.origin == CGPoint(x: 8, y: 16))
    #expect(two.frame.origin == CGPoint(x: 60, y: 16))
  }

  @Test("Positions keep a multiple of the system's spacing, or more or less")
  func boundedSpacing() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    let made = [
      inner.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2),
      inner.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: outer.topAnchor, multiplier: 3),
    ]
    #expect(made.map(\.constant) == [16, 24])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(made.map(\.multiplier) == [1, 1])
  }

  @Test("The margins are 8 points until they are set") func margins() {
    let guide = card.layoutMarginsGuide
    lay(
      [box],
      [
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    #expect(box.frame == CGRect(8, 8, 304, 84))
    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    lay([], [])
    #expect(box.frame == CGRect(20, 1, 296, 96))
    #expect(guide.layoutFrame == CGRect(20, 1, 296, 96))
    card.layoutDirection = .rightToLeft
    lay([], [])
    #expect(box.frame == CGRect(4, 1, 296, 96))
  }

  // MARK: Text

  @Test("Labels of two sizes stand on one baseline") func baselines() {
    // At 28 points the baseline is 26 below the top, at 11 points 11.
    let (large, small) = (Label(text: "12"), Label(text: "km"))
    for (label, size) in [(large, 28.0), (small, 11)] {
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    lay(
      [large, small],
      [
        large.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        large.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 4),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
    #expect(large.frame.minY == 10)
    #expect(small.frame.minY == 25)
  }

  @Test("The last baseline of several lines counts from the bottom") func lastBaseline() {
    // Three lines of 10, whose last baseline is 2 above the bottom. The box ends there.
    let label = Label(measured: "aaaa aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    lay(
      [label, one],
      [
        label.topAnchor.constraint(equalTo: card.topAnchor),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 50),
        one.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        one.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
    #expect(label.frame == CGRect(0, 0, 50, 30))
    #expect(one.frame.maxY == 28)
  }

  @Test("The height of a text follows from the width that constraints give it")
  func heightFromWidth() {
    // Each word is 41 wide, so two of them (92.25) do not fit in 90.
    let label = Label(measured: "aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    lay(
      [label, one],
      [
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        one.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
        one.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ], in: CGSize(width: 110, height: 100))
    #expect(label.frame == CGRect(10, 5, 90, 20))
    #expect(one.frame == CGRect(10, 30, 40, 20))
    lay([], [], in: CGSize(width: 120, height: 100))
    #expect(label.frame == CGRect(10, 5, 100, 10))
    #expect(one.frame.minY == 20)
  }

  @Test("A container is as high as the wrapped text in it") func heightOfContainer() {
    let label = Label(measured: "aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    lay(
      [label],
      [
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ], in: .width(110))
    #expect(card.frame == CGRect(0, 0, 110, 30))
    lay([], [], in: .unbounded)
    // 9 characters of 10 1/4, in whole pixels.
    #expect(card.frame == CGRect(0, 0, 113, 20))
  }

  // MARK: Right to left

  @Test("From right to left inequalities and multiples count from the right edge")
  func rightToLeftInequality() {
    card.layoutDirection = .rightToLeft
    lay(
      [one, two],
      [
        // At least a quarter of the way in.
        LayoutConstraint(
          item: one, attribute: .leading, relatedBy: .equal, toItem: card, attribute: .trailing,
          multiplier: 0.25, constant: 0),
        two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 12),
        two.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -128),
        one.topAnchor.constraint(equalTo: card.topAnchor),
        two.topAnchor.constraint(equalTo: card.topAnchor),
      ])
    #expect(one.frame == CGRect(200, 0, 40, 20))
    // Between 188 and 128 there is room for exactly 60.
    #expect(two.frame == CGRect(128, 0, 60, 30))
  }

  // MARK: Pixels

  @Test("Edges that touch in points touch in pixels, in any container") func pixels() {
    card.addSubview(box)
    box.addSubview(one)
    lay(
      [],
      [
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10.4),
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 40.2),
        box.heightAnchor.constraint(equalToConstant: 20),
        one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        one.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        one.topAnchor.constraint(equalTo: box.topAnchor),
      ])
    // From 10.4 to 50.6: pixels 10 to 51.
    #expect(box.frame == CGRect(10, 0, 41, 20))
    #expect(one.frame == CGRect(0, 0, 41, 20))
    lay([], [], scale: 2)
    #expect(box.frame == CGRect(10.5, 0, 40, 20))
  }
}
