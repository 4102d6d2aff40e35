/// Margins, safe areas and what else surrounds a view, in figures worked out by hand or from
/// Apple's documentation. Unless a comment says otherwise, the card is 320 by 400 points.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessViews

/// A view that notes what it hears.
private final class Listener: View {
  var heard: [String] = []
  override func safeAreaInsetsDidChange() { heard.append("safe area \(safeAreaInsets.top)") }
  override func layoutMarginsDidChange() { heard.append("margins \(layoutMargins.top)") }
}

@Suite struct LayoutInsetTests {
  let card = View().withName("Card")
  let box = View().withName("box")
  let one = Block(40, 20).withName("one")

  init() {
    for view in [box, one] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> EdgeInsets
  { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  /// Pins a view to a guide.
  private func fill(_ view: View, _ guide: LayoutGuide) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func lay(_ root: View? = nil, width: Double = 320) throws {
    (root ?? card).layout(in: CGSize(width: width, height: 400))
    #expect(try DisplayList(painting: root ?? card).warnings == [])
  }

  // MARK: Margins

  @Test("Margins have a left edge and a leading one") func bothMargins() throws {
    #expect(card.layoutMargins == insets(8, 8, 8, 8))
    card.layoutMargins = insets(1, 2, 3, 4)
    #expect(
      card.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    card.layoutDirection = .rightToLeft
    #expect(card.layoutMargins == insets(1, 2, 3, 4))
    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(card.layoutMargins == insets(1, 4, 3, 20))
    card.addSubview(box)
    fill(box, card.layoutMarginsGuide)
    try lay()
    #expect(box.frame == rect(4, 1, 296, 396))
  }

  @Test("A view preserves the margins of its container where they lie in the view")
  func preserved() throws {
    card.layoutMargins = insets(20, 30, 0, 10)
    card.addSubview(box)
    box.addSubview(one)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      box.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -50),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    fill(one, box.layoutMarginsGuide)
    try lay()
    #expect(box.layoutMargins == insets(8, 8, 8, 8))
    #expect(one.frame == rect(8, 8, 249, 379))
    box.preservesSuperviewLayoutMargins = true
    try lay()
    // 20 - 5 and 30 - 5; the right margin lies outside.
    #expect(box.layoutMargins == insets(15, 25, 8, 8))
    #expect(one.frame == rect(25, 15, 232, 372))
  }

  @Test("An arrangement relative to the margins begins there") func stackMargins() throws {
    let row = StackView(arrangedSubviews: [one])
    row.layoutMargins = insets(1, 2, 3, 4)
    try lay(row)
    #expect(one.frame == rect(0, 0, 320, 400))
    row.isLayoutMarginsRelativeArrangement = true
    try lay(row)
    #expect(one.frame == rect(2, 1, 314, 396))
    #expect(row.sizeThatFits(.unbounded) == CGSize(width: 46, height: 24))
    // The same by constraints.
    let least = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 4)
    least.priority = .defaultLow
    least.isActive = true
    #expect(row.isConstrained)
    try lay(row)
    #expect(one.frame == rect(2, 1, 314, 396))
  }

  // MARK: Safe areas

  @Test("A view has the part of the safe area's insets that it covers") func overlap() throws {
    // A notch of 44 at the top and an indicator of 34 at the bottom.
    card.rootSafeAreaInsets = insets(44, 0, 34, 0)
    let (inner, middle) = (View(), View())
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = rect(0, 20, 320, 380)
    inner.frame = rect(10, 10, 100, 5)
    middle.frame = rect(0, 100, 320, 100)
    card.addSubview(box)
    box.addSubview(inner)
    card.addSubview(middle)
    try lay()
    #expect(card.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(box.safeAreaInsets == insets(24, 0, 34, 0))
    // 14 of the box's 24 are below the top of `inner`, which is 5 high.
    #expect(inner.safeAreaInsets == insets(5, 0, 0, 0))
    #expect(middle.safeAreaInsets == insets(0, 0, 0, 0))
    #expect(card.safeAreaLayoutGuide.layoutFrame == rect(0, 44, 320, 322))
  }

  @Test("The safe area of a view that constraints place follows from its place")
  func guideInside() throws {
    card.rootSafeAreaInsets = insets(44, 0, 34, 0)
    card.addSubview(box)
    box.addSubview(one)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: card.safeAreaLayoutGuide.bottomAnchor),
    ])
    fill(one, box.safeAreaLayoutGuide)
    try lay()
    #expect(box.frame == rect(0, 12, 320, 354))
    #expect(one.frame == rect(0, 32, 320, 322))
  }

  @Test("Margins begin at the safe area unless the view opts out") func marginsFromSafeArea() {
    card.rootSafeAreaInsets = insets(44, 0, 34, 0)
    #expect(card.layoutMargins == insets(52, 8, 42, 8))
    card.insetsLayoutMarginsFromSafeArea = false
    #expect(card.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test("A view hears of new insets before it is laid out") func changes() throws {
    let listener = Listener()
    listener.layoutMargins.top = 10
    #expect(listener.heard == ["margins 10.0"])
    listener.layoutMargins.top = 10
    listener.frame = rect(0, 30, 320, 370)
    card.addSubview(listener)
    try lay()
    #expect(listener.heard.count == 1)
    card.rootSafeAreaInsets = insets(44, 0, 0, 0)
    try lay()
    #expect(listener.heard.dropFirst() == ["safe area 14.0", "margins 24.0"])
    try lay()
    #expect(listener.heard.count == 3)
    card.rootSafeAreaInsets = .zero
    try lay()
    #expect(listener.heard.dropFirst(3) == ["safe area 0.0", "margins 10.0"])
  }

  @Test("The view of a controller has the system's margins and additional insets")
  func controller() throws {
    final class Controller: ViewController {
      var heard: [String] = []
      override func viewSafeAreaInsetsDidChange() { heard.append("safe area") }
      override func viewWillLayoutSubviews() { heard.append("will \(view.bounds.width)") }
      override func viewDidLayoutSubviews() { heard.append("did") }
      override func updateViewConstraints() {
        heard.append("constraints")
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    try lay(controller.view)
    #expect(controller.heard == ["constraints", "will 320.0", "did"])
    #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
    try lay(controller.view, width: 430)
    #expect(controller.view.layoutMargins == insets(0, 20, 0, 20))
    controller.additionalSafeAreaInsets = insets(10, 0, 0, 0)
    controller.view.rootSafeAreaInsets = insets(44, 0, 0, 0)
    try lay(controller.view)
    #expect(controller.heard.contains("safe area"))
    #expect(controller.view.safeAreaInsets == insets(54, 0, 0, 0))
    #expect(controller.view.layoutMargins == insets(54, 16, 0, 16))
  }

  @Test("Readable content is in the middle and not too wide") func readable() throws {
    card.addSubview(box)
    fill(box, card.readableContentGuide)
    try lay()
    #expect(box.frame == rect(8, 8, 304, 384))
    // (1000 - 672) / 2
    try lay(width: 1000)
    #expect(box.frame == rect(164, 8, 672, 384))
  }

  // MARK: What stands for a view

  @Test("A container can have the baselines of a label inside it") func baselines() throws {
    final class Titled: View {
      let label = Label(measured: "a")
      override var forFirstBaselineLayout: View { label }
      override var forLastBaselineLayout: View { label }
    }
    let titled = Titled()
    for view in [titled, titled.label] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(titled)
    titled.addSubview(titled.label)
    card.addSubview(one)
    LayoutConstraint.activate([
      titled.label.topAnchor.constraint(equalTo: titled.topAnchor, constant: 7),
      titled.label.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
      titled.heightAnchor.constraint(equalToConstant: 50),
      titled.widthAnchor.constraint(equalToConstant: 100),
      titled.topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
      titled.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      one.lastBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),
      one.leadingAnchor.constraint(equalTo: titled.trailingAnchor),
    ])
    try lay()
    // The baseline is 8 below the top of the label: at 30 + 7 + 8.
    #expect(one.frame == rect(100, 25, 40, 20))
    // The same in a row, by its frame.
    let row = StackView(arrangedSubviews: [titled, Block(10, 20)])
    row.alignment = .firstBaseline
    try lay(row)
    #expect(row.arrangedSubviews[1].frame.maxY == row.arrangedSubviews[0].frame.minY + 15)
  }

  @Test("The spacing of a column can be that of baselines") func baselineSpacing() throws {
    // Lines are 10 high, and baselines 8 below their tops.
    let labels = [Label(measured: "a"), Label(measured: "b")]
    let column = StackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 30
    column.isBaselineRelativeArrangement = true
    column.layout(in: .width(100))
    #expect(labels[1].frame.minY == 30)
    #expect(column.frame.height == 40)
    column.setCustomSpacing(StackView.spacingUseSystem, after: labels[0])
    column.isBaselineRelativeArrangement = false
    column.layout(in: .width(100))
    #expect(labels[1].frame.minY == 18)
    column.setCustomSpacing(StackView.spacingUseDefault, after: labels[0])
    column.layout(in: .width(100))
    #expect(labels[1].frame.minY == 40)
  }

  @Test("A subclass decides on its hugging") func hugging() throws {
    final class Firm: View {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
      override func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        .defaultHigh
      }
    }
    let firm = Firm()
    firm.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(firm)
    card.addSubview(one)
    LayoutConstraint.activate([
      firm.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      one.leadingAnchor.constraint(equalTo: firm.trailingAnchor),
      one.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      one.topAnchor.constraint(equalTo: firm.topAnchor),
    ])
    firm.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    try lay()
    #expect(firm.frame.width == 40 && one.frame.width == 280)
  }

  // MARK: Sizes

  @Test("A cell is as high as its text in a given width") func cell() {
    // Each word is 41 wide, so two of them (92.25) do not fit in 110 - 16 = 94 with a margin more.
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let label = Label(measured: "aaaa aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    fill(label, cell.contentView.layoutMarginsGuide)
    let target = CGSize(width: 110, height: 0)
    func height(_ view: View) -> CGSize {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // Two words in the first line.
    #expect(height(cell.contentView) == CGSize(width: 110, height: 36))
    #expect(height(cell) == CGSize(width: 110, height: 36))
    // 14 characters of 10 1/4 are 143 1/2.
    #expect(
      cell.contentView.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 26))
    // Hugging (250) wins over the target (50).
    #expect(
      cell.contentView.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 160, height: 26))
  }

  @Test("Content guides like those of a scroll view: as wide as the frame, and as high as needed")
  func scrollGuides() throws {
    let content = LayoutGuide()
    box.clipsToBounds = true
    card.addSubview(box)
    fill(box, card.safeAreaLayoutGuide)
    box.addLayoutGuide(content)
    box.addSubview(one)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: -25),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      content.widthAnchor.constraint(equalTo: box.widthAnchor),
      one.heightAnchor.constraint(equalToConstant: 900),
    ])
    fill(one, content)
    try lay()
    #expect(box.frame == rect(0, 0, 320, 400))
    #expect(content.layoutFrame == rect(0, -25, 320, 900))
    #expect(one.frame == rect(0, -25, 320, 900))
  }

  @Test("Ratios follow each other along a chain") func ratios() throws {
    // 160 : 80, then 80 / 4 = 20 high and 3 * 20 = 60 wide.
    let next = View()
    next.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(box)
    card.addSubview(next)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      next.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
      next.widthAnchor.constraint(equalTo: next.heightAnchor, multiplier: 3),
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      next.topAnchor.constraint(equalTo: box.bottomAnchor),
      next.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    try lay()
    #expect(box.frame == rect(0, 0, 160, 80))
    #expect(next.frame == rect(260, 80, 60, 20))
  }

  // MARK: In layoutSubviews

  /// A bar half as wide as its view. UIKit code often sets such constants in `layoutSubviews()`.
  private final class Meter: View {
    let bar = View()
    let dot = View()
    lazy var width = bar.widthAnchor.constraint(equalToConstant: 0)
    var isLate = false
    var seen: [CGRect] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [bar, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(bar)
      bar.addSubview(dot)
      LayoutConstraint.activate([
        width, bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 4),
        dot.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        dot.topAnchor.constraint(equalTo: bar.topAnchor),
        dot.widthAnchor.constraint(equalToConstant: 4),
        dot.heightAnchor.constraint(equalToConstant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      if !isLate { width.constant = bounds.width / 2 }
      super.layoutSubviews()
      if isLate { width.constant = bounds.width / 2 }
      seen += [bounds, bar.frame, dot.frame]
    }
  }

  @Test("A constant that follows from the frame has its effect", arguments: [false, true])
  func lateConstant(isLate: Bool) throws {
    let meter = Meter()
    meter.isLate = isLate
    // By its own constraints, by its container's, and by a stack's.
    try lay(meter)
    #expect(meter.bar.frame == rect(0, 0, 160, 4))
    meter.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(meter)
    meter.width.constant = 0
    fill(meter, card.layoutMarginsGuide)
    try lay()
    #expect(meter.bar.frame == rect(0, 0, 152, 4))
    #expect(meter.dot.frame == rect(148, 0, 4, 4))
    meter.width.constant = 0
    try lay(StackView(arrangedSubviews: [meter]))
    #expect(meter.bar.frame == rect(0, 0, 160, 4))
    meter.width.constant = 0
    meter.superview?.layoutIfNeeded()
    #expect(meter.bar.frame == rect(0, 0, 160, 4))
  }

  @Test("After super.layoutSubviews() frames by constraints are final") func finalFrames() throws {
    let meter = Meter()
    try lay(meter)
    #expect(meter.seen.prefix(3) == [rect(0, 0, 320, 400), meter.bar.frame, rect(156, 0, 4, 4)])
    // Another pass would see the same.
    #expect(meter.seen.suffix(3) == meter.seen.prefix(3))
  }

  @Test("A constant that never settles does not keep layout from its end") func endless() throws {
    final class Restless: View {
      lazy var height = heightAnchor.constraint(equalToConstant: 0)
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        height.constant += 1
        height.isActive = true
      }
    }
    let view = Restless()
    view.pin(.top, .leading, .width(50))
    card.addSubview(view)
    try lay()
    #expect(view.passes == 4)
  }

  // MARK: Questions

  @Test("A view says whether the constraints that affect it are enough")
  func questions() {
    card.addSubview(one)
    let top = one.topAnchor.constraint(equalTo: card.topAnchor)
    let width = LayoutConstraint(
      item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 30)
    LayoutConstraint.activate([top, width])
    card.layout(in: CGSize(width: 320, height: 400))
    #expect(one.frame.width == 30)
    #expect(one.hasAmbiguousLayout)
    one.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
    card.layoutIfNeeded()
    #expect(!one.hasAmbiguousLayout)
  }
}
