/// Layouts by constraints, each worked out by hand. Unless a comment says otherwise, the container
/// is 320 points wide and 100 high.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessViews

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

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Edges, insets, centers

  @Test("Four edges stretch a view") func edges() {
    lay(
      [box],
      [
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
    #expect(box.frame == rect(0, 0, 320, 100))
  }

  @Test("Constants inset a view, negative ones at the far edges") func insets() {
    lay(
      [box],
      [
        box.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 12),
        box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      ])
    #expect(box.frame == rect(16, 8, 292, 88))
  }

  @Test("A content keeps its size at two edges") func contentAtACorner() {
    lay(
      [one],
      [
        one.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        one.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -7),
      ])
    #expect(one.frame == rect(273, 5, 40, 20))
  }

  @Test("Centers place a view by its middle") func centers() {
    lay(
      [one],
      [
        one.centerXAnchor.constraint(equalTo: card.centerXAnchor, constant: 10),
        one.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
    #expect(one.frame == rect(150, 40, 40, 20))
  }

  @Test("Lengths can be constants") func constantLengths() {
    lay(
      [box],
      [
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 25),
        box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 3),
        box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
    #expect(box.frame == rect(3, 75, 50, 25))
  }

  @Test("A constant length overrides the size of the content") func lengthAgainstContent() {
    lay(
      [one],
      [
        one.widthAnchor.constraint(equalToConstant: 24),
        one.topAnchor.constraint(equalTo: card.topAnchor),
        one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    #expect(one.frame == rect(0, 0, 24, 20))
  }

  // MARK: Ratios and multipliers

  @Test("A view keeps its aspect ratio") func aspectRatio() {
    lay(
      [box],
      [
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 45),
        box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 16.0 / 9),
      ])
    #expect(box.frame == rect(0, 0, 80, 45))
  }

  @Test("A length can be a multiple of the container's and a constant") func multiple() {
    lay(
      [box],
      [
        box.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.25, constant: 10),
        box.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5),
        box.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
      ])
    #expect(box.frame == rect(115, 0, 90, 50))
  }

  @Test("A multiplied position counts from the container that holds both views")
  func multipliedPosition() {
    // Two thirds of the way down a container that is itself 10 points below the card's top.
    card.addSubview(box)
    box.addSubview(one)
    lay(
      [],
      [
        box.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 200),
        box.heightAnchor.constraint(equalToConstant: 60),
        LayoutConstraint(
          item: one, attribute: .top, relatedBy: .equal, toItem: box, attribute: .bottom,
          multiplier: 2.0 / 3, constant: 0),
        LayoutConstraint(
          item: one, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .trailing,
          multiplier: 0.25, constant: 0),
      ])
    #expect(box.frame == rect(20, 10, 200, 60))
    #expect(one.frame == rect(30, 40, 40, 20))
  }

  @Test("Equal widths share what the gaps leave") func equalWidths() {
    // (320 - 2 * 10) / 3
    let boxes = [View(), View(), View()]
    var constraints: [LayoutConstraint] = []
    for (index, box) in boxes.enumerated() {
      box.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(box)
      constraints += [
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ]
      guard index > 0 else { continue }
      constraints += [
        box.leadingAnchor.constraint(equalTo: boxes[index - 1].trailingAnchor, constant: 10),
        box.widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      ]
    }
    constraints += [
      boxes[0].leadingAnchor.constraint(equalTo: card.leadingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ]
    lay([], constraints)
    #expect(
      boxes.map(\.frame) == [rect(0, 0, 100, 100), rect(110, 0, 100, 100), rect(220, 0, 100, 100)])
  }

  // MARK: Chains, priorities, content

  private func row(_ views: [View], gap: CGFloat = 8) -> [LayoutConstraint] {
    var constraints = [views[0].leadingAnchor.constraint(equalTo: card.leadingAnchor)]
    for (view, next) in zip(views, views.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: gap))
    }
    constraints.append(
      views[views.count - 1].trailingAnchor.constraint(equalTo: card.trailingAnchor))
    return constraints + views.map { $0.topAnchor.constraint(equalTo: card.topAnchor) }
  }

  @Test("In a chain the view of the least hugging grows") func huggingDecides() {
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    lay([one, two], row([one, two]))
    #expect(one.frame == rect(0, 0, 40, 20))
    #expect(two.frame == rect(48, 0, 272, 30))
  }

  @Test("In a chain the view of the least resistance shrinks") func resistanceDecides() {
    two.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    lay([one, two], row([one, two]), in: CGSize(width: 80, height: 100))
    #expect(one.frame == rect(0, 0, 40, 20))
    #expect(two.frame == rect(48, 0, 32, 30))
  }

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

  @Test("A constraint that a required one excludes is met as far as it goes")
  func optionalAsFarAsPossible() {
    // 400 wide if it can be, but not wider than the card.
    let wanted = box.widthAnchor.constraint(equalToConstant: 400)
    wanted.priority = .defaultHigh
    lay(
      [box],
      [
        wanted, box.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: -20),
        box.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    #expect(box.frame == rect(10, 0, 300, 10))
  }

  @Test("The order of priorities decides, not the number of constraints")
  func oneStrongAgainstManyWeak() {
    let strong = box.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = LayoutPriority(501)
    let weak = (0..<20).map { _ in box.widthAnchor.constraint(equalToConstant: 200) }
    for constraint in weak { constraint.priority = LayoutPriority(500) }
    lay(
      [box],
      [
        strong, box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        box.topAnchor.constraint(equalTo: card.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ] + weak)
    #expect(box.frame.width == 100)
  }

  @Test("Of a chain of inequalities the tightest one holds") func inequalityChain() {
    // A badge right of both titles, as near as possible.
    let near = three.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    near.priority = .defaultLow
    lay(
      [one, two, three],
      [
        one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
        one.topAnchor.constraint(equalTo: card.topAnchor),
        two.topAnchor.constraint(equalTo: one.bottomAnchor),
        three.topAnchor.constraint(equalTo: card.topAnchor),
        three.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 10),
        three.leadingAnchor.constraint(greaterThanOrEqualTo: two.trailingAnchor, constant: 4),
        near,
      ])
    #expect(three.frame == rect(69, 0, 30, 10))
  }

  @Test("A least and a greatest length bound the content") func bounds() {
    lay(
      [one, two],
      [
        one.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        two.widthAnchor.constraint(lessThanOrEqualToConstant: 44),
        one.topAnchor.constraint(equalTo: card.topAnchor),
        two.topAnchor.constraint(equalTo: card.topAnchor),
        one.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        two.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
    #expect(one.frame == rect(0, 0, 44, 20))
    #expect(two.frame == rect(276, 0, 44, 30))
  }

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

  // MARK: Guides and margins

  @Test("A guide centers a group of two views") func guide() {
    // The group is 40 + 8 + 60 wide, so it begins at 106.
    let group = LayoutGuide()
    card.addLayoutGuide(group)
    lay(
      [one, two],
      [
        group.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        one.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
        two.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        group.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
        group.heightAnchor.constraint(equalToConstant: 50),
        one.centerYAnchor.constraint(equalTo: group.centerYAnchor),
        two.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      ])
    #expect(one.frame == rect(106, 21, 40, 20))
    #expect(two.frame == rect(154, 26, 60, 30))
    #expect(group.layoutFrame == rect(106, 6, 108, 50))
  }

  @Test("Guides of equal widths space views evenly") func spacerGuides() {
    // (320 - 40 - 60) / 3 = 73 1/3
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    for guide in guides { card.addLayoutGuide(guide) }
    var constraints = guides.dropFirst().map {
      $0.widthAnchor.constraint(equalTo: guides[0].widthAnchor)
    }
    let order: [any LayoutItem] = [guides[0], one, guides[1], two, guides[2]]
    for (item, next) in zip(order, order.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: item.trailingAnchor))
    }
    constraints += [
      guides[0].leadingAnchor.constraint(equalTo: card.leadingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: card.trailingAnchor),
      one.topAnchor.constraint(equalTo: card.topAnchor),
      two.topAnchor.constraint(equalTo: card.topAnchor),
    ]
    lay([one, two], constraints)
    #expect(one.frame == rect(73, 0, 40, 20))
    #expect(two.frame == rect(187, 0, 60, 30))
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
    #expect(box.frame == rect(8, 8, 304, 84))
    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    lay([], [])
    #expect(box.frame == rect(20, 1, 296, 96))
    #expect(guide.layoutFrame == rect(20, 1, 296, 96))
    card.layoutDirection = .rightToLeft
    lay([], [])
    #expect(box.frame == rect(4, 1, 296, 96))
  }

  @Test("Attributes of margins are those of the margins' guide") func marginAttributes() {
    lay(
      [one],
      [
        LayoutConstraint(
          item: one, attribute: .leading, relatedBy: .equal, toItem: card,
          attribute: .leadingMargin, multiplier: 1, constant: 2),
        LayoutConstraint(
          item: one, attribute: .bottom, relatedBy: .equal, toItem: card,
          attribute: .bottomMargin, multiplier: 1, constant: 0),
      ])
    #expect(one.frame == rect(10, 72, 40, 20))
  }

  @Test("The safe area is the whole view") func safeArea() {
    let guide = card.safeAreaLayoutGuide
    lay(
      [one],
      [
        one.topAnchor.constraint(equalTo: guide.topAnchor),
        one.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    #expect(one.frame == rect(280, 0, 40, 20))
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
    #expect(label.frame == rect(0, 0, 50, 30))
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
    #expect(label.frame == rect(10, 5, 90, 20))
    #expect(one.frame == rect(10, 30, 40, 20))
    lay([], [], in: CGSize(width: 120, height: 100))
    #expect(label.frame == rect(10, 5, 100, 10))
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
    #expect(card.frame == rect(0, 0, 110, 30))
    lay([], [], in: .unbounded)
    // 9 characters of 10 1/4, in whole pixels.
    #expect(card.frame == rect(0, 0, 113, 20))
  }

  // MARK: Right to left

  @Test("Leading and trailing change sides from right to left; left and centers do not")
  func rightToLeft() {
    card.layoutDirection = .rightToLeft
    lay(
      [one, two, three, box],
      [
        one.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
        three.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
        box.centerXAnchor.constraint(equalTo: card.centerXAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ] + [one, two, three, box].map { $0.topAnchor.constraint(equalTo: card.topAnchor) })
    #expect(one.frame == rect(270, 0, 40, 20))
    #expect(two.frame == rect(202, 0, 60, 30))
    #expect(three.frame == rect(5, 0, 30, 10))
    #expect(box.frame == rect(160, 0, 20, 20))
  }

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
    #expect(one.frame == rect(200, 0, 40, 20))
    // Between 188 and 128 there is room for exactly 60.
    #expect(two.frame == rect(128, 0, 60, 30))
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
    #expect(box.frame == rect(10, 0, 41, 20))
    #expect(one.frame == rect(0, 0, 41, 20))
    lay([], [], scale: 2)
    #expect(box.frame == rect(10.5, 0, 40, 20))
  }
}
