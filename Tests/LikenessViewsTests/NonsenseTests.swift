/// Input that no sensible author writes, but some file will contain.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

/// A view with an invalid number wherever it takes one.
struct NonsenseView: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The list of the view, laid out for a picture of its own.
  let list: @Sendable (Double) throws -> DisplayList

  init(_ name: String, _ list: @escaping @Sendable (Double) throws -> DisplayList) {
    (testDescription, self.list) = (name, list)
  }

  static let all = [
    Self("shape") { bad in
      var path = Path()
      path.move(to: CGPoint(x: bad, y: 1))
      path.addLine(to: CGPoint(x: 3, y: bad))
      path.addArc(to: CGPoint(x: bad, y: bad), radii: CGSize(width: bad, height: 2), rotation: bad)
      let view = ShapeView(path: path, viewBox: CGRect(x: bad, y: 0, width: bad, height: bad))
      view.apply(
        style: ShapeViewStyle(
          lineWidth: .value(bad), miterLimit: .value(bad),
          lineDashes: [.value(bad), .value(bad)], lineDashPhase: .value(bad)))
      return try painted(view, CGSize(width: 20, height: 20))
    },
    Self("layer") { bad in
      func shape(_ path: BezierPath) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        return layer
      }
      let view = View()
      let layer = shape(
        BezierPath(
          arcCenter: CGPoint(x: bad, y: 1), radius: bad, startAngle: bad, endAngle: 1,
          clockwise: true))
      layer.frame = CGRect(x: bad, y: bad, width: bad, height: 5)
      layer.lineWidth = bad
      layer.strokeColor = .red
      layer.strokeEnd = bad
      layer.opacity = Float(bad)
      layer.zPosition = bad
      layer.shadowOpacity = Float(bad)
      layer.shadowRadius = bad
      layer.backgroundColor = .red
      layer.cornerRadius = bad
      layer.transform = CATransform3DMakeRotation(bad, 0, 0, bad)
      layer.mask = shape(BezierPath(rect: CGRect(x: bad, y: 0, width: bad, height: 3)))
      view.layer.addSublayer(layer)
      view.layer.zPosition = bad
      return try painted(view, CGSize(width: 100, height: 60))
    },
    Self("transform") { bad in
      let (page, view) = (View().withName("Page"), View())
      view.backgroundColor = .red
      view.transform = CGAffineTransform(a: bad, b: 1, c: bad, d: bad, tx: bad, ty: 1)
      view.layer.shadowOpacity = 1
      view.addSubview(Label(text: "Hi"))
      view.frame = CGRect(x: bad, y: 0, width: 10, height: bad)
      page.addSubview(view)
      return try painted(page, CGSize(width: 100, height: 60))
    },
    Self("scroll view") { bad in
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scroll.apply(style: ScrollViewStyle(indicatorColor: .red, indicatorWidth: .value(bad)))
      scroll.contentOffset = CGPoint(x: bad, y: -bad)
      scroll.contentSize = CGSize(width: bad, height: bad.magnitude)
      scroll.verticalScrollIndicatorInsets.top = bad
      scroll.contentInset.left = bad
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(inner)
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
      inner.leadingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
      return try painted(scroll, CGSize(width: 50, height: 50))
    },
    Self("collection") { bad in
      let (items, flow) = (Items(), CollectionViewFlowLayout())
      items.size = CGSize(width: bad, height: bad)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (bad, bad)
      flow.sectionInset.left = bad
      let view = CollectionView(frame: .zero, collectionViewLayout: flow)
      (view.dataSource, view.delegate) = (items, items)
      view.layout(in: CGSize(width: 50, height: 50))
      view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: true)
      return try DisplayList(painting: view)
    },
    Self("cell") { bad in
      let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText, content.imageToTextPadding) = ("A", "B", bad)
      content.directionalLayoutMargins.leading = .value(bad)
      cell.contentConfiguration = content
      (cell.indentationLevel, cell.indentationWidth) = (1, bad)
      return try painted(cell, CGSize(width: 50, height: 50))
    },
    Self("picker") { bad in
      let picker = DatePicker()
      (picker.datePickerMode, picker.countDownDuration) = (.countDownTimer, bad)
      return try painted(picker, .unbounded)
    },
  ]

  private static func painted(_ view: View, _ size: CGSize) throws -> DisplayList {
    view.layout(in: size)
    return try DisplayList(painting: view)
  }

  /// Five items of one size.
  private final class Items: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var size = CGSize.zero
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
  }
}

@Suite struct NonsenseTests {
  @Test(
    "A view with nonsense in it draws nothing or is clamped, and its list is read back",
    arguments: NonsenseView.all, [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -1])
  func views(view: NonsenseView, number: Double) throws {
    let list = try view.list(number)
    #expect(try DisplayList(text: list.text) == list)
  }

  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, 100_001, -0.0, .leastNonzeroMagnitude,
  ]

  @Test("No length breaks layout or painting", arguments: numbers)
  func lengths(_ bad: Double) throws {
    for scale in [Scale.one, 16, 0.25] {
      let root = View()
      root.layout.minWidth = 10
      let view = everyKind(bad)
      for part in view { root.addSubview(part) }
      root.layout(in: CGSize(width: 100, height: 100), scale: scale)
      expectSense(try DisplayList(painting: root, scale: scale))
      let stack = StackView(arrangedSubviews: everyKind(bad))
      stack.spacing = bad
      stack.margins = DirectionalEdgeInsets(all: bad)
      for distribution in StackView.Distribution.allCases {
        for axis in StackView.Axis.allCases {
          stack.axis = axis
          stack.distribution = distribution
          stack.layout(in: CGSize(width: 100, height: 100), scale: scale)
          expectSense(try DisplayList(painting: stack, scale: scale))
        }
      }
    }
  }

  /// Views with an invalid number in every numeric property.
  private func everyKind(_ bad: Double) -> [View] {
    let style = ViewStyle(
      backgroundColor: .red,
      backgroundGradient: Gradient(
        stops: [.init(bad, .red), .init(0, .blue)], start: CGPoint(x: bad, y: bad)),
      borderColor: .blue, borderWidth: .value(bad), cornerRadius: .value(bad),
      cornerRadii: CornerRadii(topLeft: bad, topRight: 3), clipsToBounds: true,
      alpha: bad,
      shadow: ShadowStyle(
        color: .black, dx: .value(bad), dy: .value(bad), blurRadius: .value(bad),
        spread: .value(bad)))
    let label = Label(text: "text")
    label.font = .systemFont(ofSize: bad)
    label.letterSpacing = bad
    label.lineHeight = bad
    label.textShadow = style.shadow
    label.numberOfLines = -5
    let text = TextView()
    text.text = "text"
    text.ownStyle.textContainerInset = DirectionalEdgeInsets(all: bad)
    let bar = ProgressView()
    bar.progress = bad
    bar.barHeight = bad
    let button = Button()
    button.setTitle("title", for: .normal)
    button.imageTitleSpacing = bad
    button.ownStyle.contentEdgeInsets = DirectionalEdgeInsets(all: bad)
    let byHand = View(frame: CGRect(x: bad, y: bad, width: bad, height: bad))
    let pinned = View()
    pinned.pin(
      .edges(inset: bad), .centerX(bad), .minWidth(.points(bad)), .maxHeight(.fraction(bad)),
      .aspectRatio(bad))
    let sized = Block(bad, bad)
    let fixed = View()
    fixed.pin(.width(.points(bad)), .height(.fraction(bad)))
    fixed.layout.horizontalHugging = bad
    fixed.layout.verticalCompressionResistance = bad
    let views = [label, text, bar, button, byHand, pinned, sized, fixed, Switch()]
    for view in views { view.apply(style: style) }
    return views
  }

  /// The list contains no NaN or infinity. The numbers of drawing are integers, which can't.
  private func expectSense(_ list: DisplayList) {
    for item in list.items {
      for property in item.source.properties {
        let value = property.value.description
        #expect(!value.contains("nan") && !value.contains("inf"), "\(item.source)")
      }
    }
  }

  @Test(
    "A root without area is an error",
    arguments: [CGSize(width: Double.nan, height: 10), CGSize(width: -5, height: 10), .zero])
  func emptyRoot(_ space: CGSize) {
    let root = View()
    root.layout(in: space)
    #expect(throws: ViewError.empty(name: "View")) { try DisplayList(painting: root) }
    #expect(
      ViewError.empty(name: "View").description.hasSuffix("or call layout(in:) before painting."))
  }

  @Test("A picture beyond reason is an error") func hugePicture() {
    let root = View()
    root.layout(in: CGSize(width: 1e9, height: 10), scale: 16)
    #expect(root.frame.width == 100_000)
    #expect(throws: ViewError.self) { try DisplayList(painting: root, scale: 16) }
  }

  @Test("A view inside itself is refused and reported") func cycle() {
    let outer = View().withName("outer")
    let inner = View().withName("inner")
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(outer.superview == nil && inner.superview === outer && inner.subviews.isEmpty)
    outer.layout(in: CGSize(width: 10, height: 10))
    #expect(throws: ViewError.cycle(view: "outer", into: "inner")) {
      try DisplayList(painting: outer)
    }

    let alone = StackView()
    alone.addArrangedSubview(alone)
    #expect(alone.arrangedSubviews.isEmpty)
    alone.layout(in: CGSize(width: 10, height: 10))
    #expect(throws: ViewError.cycle(view: "StackView", into: "StackView")) {
      try DisplayList(painting: alone)
    }
  }

  @Test(
    "An impossible name is refused and reported",
    arguments: [
      "a/b", "", " a", "a\n", "\u{0}", "a\u{85}", "Row[2]", "[0]", "Row[9223372036854775808]",
    ])
  func impossibleName(_ name: String) {
    let view = View().withName("good")
    view.name = name
    #expect(view.name == "good")
    view.layout(in: CGSize(width: 10, height: 10))
    #expect(throws: ViewError.invalidName(name)) { try DisplayList(painting: view) }
  }

  @Test("Paths tell siblings apart") func siblingPaths() throws {
    let root = View()
    let views = [Label(), Label(), Label().withName("title"), Label().withName("title"), View()]
    for view in views { root.addSubview(view) }
    #expect(
      views.map(\.path) == [
        "View/Label", "View/Label[2]", "View/title", "View/title[2]", "View/View",
      ])
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(
      try DisplayList(painting: root).items.map(\.source.path.description)
        == ["View"] + views.map(\.path))
    #expect(root.descendant(named: "title") === views[2])
  }

  @Test("A tree ten thousand views deep is an error and no crash", arguments: [false, true])
  func deepTree(_ stacks: Bool) {
    func make() -> View { stacks ? StackView() : View() }
    let root = make()
    var inner = root
    for _ in 0..<10_000 {
      let next = make()
      if let stack = inner as? StackView {
        stack.addArrangedSubview(next)
      } else {
        inner.addSubview(next, pinning: .edges(inset: 1))
      }
      inner = next
    }
    _ = root.sizeThatFits(CGSize.unbounded)
    root.layout(in: CGSize(width: 100, height: 100))
    root.layout(in: .width(100))
    #expect {
      try DisplayList(painting: root)
    } throws: { error in
      guard case ViewError.tooDeep(_, 256) = error else { return false }
      return true
    }
  }

  /// macOS gives secondary threads 512 KB of stack, so the deepest allowed tree must be measured in
  /// that.
  @Test("The deepest allowed tree fits the smallest stack", arguments: [false, true])
  func deepestTree(_ stacks: Bool) async throws {
    // Baseline alignment is the deepest recursion: extents need baselines, which need extents.
    let levels = try await onSmallStack {
      var inner: View = Label(text: "text")
      for _ in 0..<256 {
        let outer: View
        if stacks {
          let stack = StackView(arrangedSubviews: [inner])
          stack.alignment = .firstBaseline
          outer = stack
        } else {
          outer = View()
          outer.addSubview(inner, pinning: .leading(0))
        }
        inner = outer
      }
      inner.layout(in: CGSize.unbounded)
      return try DisplayList(painting: inner).items.count
    }
    #expect(levels == 256 + 2)
  }

  @Test("A tree that was built from the inside out is freed without recursion") func freeing() {
    var inner = View()
    for _ in 0..<100_000 {
      let outer = View()
      outer.addSubview(inner)
      inner = outer
    }
    #expect(inner.subviews.count == 1)
  }

  @Test("A view that is held elsewhere outlives its container") func heldView() {
    let held = View()
    let child = View()
    held.addSubview(child)
    do {
      let root = View()
      root.addSubview(held)
    }
    #expect(held.superview == nil)
    #expect(held.subviews.count == 1)
    #expect(child.superview === held)
  }

  @Test("Views that add views while they are laid out come to an end") func endlessTree() {
    final class Endless: View {
      override func layoutSubviews() {
        addSubview(Endless())
        super.layoutSubviews()
      }
    }
    let root = Endless()
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(throws: ViewError.tooDeep(path: "Endless", limit: 256)) {
      try DisplayList(painting: root)
    }
  }

  @Test("A view that was too deep is no error once it is moved") func mendedTree() throws {
    let root = View()
    var inner = root
    for _ in 0..<256 {
      let next = View()
      inner.addSubview(next)
      inner = next
    }
    let deepest = View()
    inner.addSubview(deepest)
    inner.addSubview(View())
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(throws: ViewError.self) { try DisplayList(painting: root) }
    root.addSubview(deepest)
    inner.subviews.first?.removeFromSuperview()
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(try DisplayList(painting: root).items.count == 258)
  }

  @Test("Nested stacks are measured a few times each") func nestedStacks() {
    // Too wide for its room, so each row requests the natural size, then the height in the
    // remaining width.
    let block = Block(900, 10)
    var view: View = block
    for level in 0..<60 {
      let stack = StackView(arrangedSubviews: [view, Block(1, 1)])
      stack.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      view = stack
    }
    view.layout(in: CGSize(width: 500, height: 500))
    // Two requests per level without a cache would be 2 to the power of 60 requests.
    #expect(block.timesAsked < 130)
  }

  @Test("Nested baselines are measured a few times each") func nestedBaselines() {
    let block = Block(10, 10)
    var view: View = block
    for _ in 0..<40 {
      let stack = StackView(arrangedSubviews: [view, Block(1, 1)])
      stack.alignment = .lastBaseline
      view = stack
    }
    view.layout(in: CGSize(width: 500, height: 500))
    #expect(block.timesAsked < 130)
    #expect(block.timesAskedForBaseline < 130)
  }
}
