/// What components of an app ask of views: hierarchy, geometry, events and traits.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import Testing

@testable import LikenessViews

@Suite struct AppViewTests {
  /// Writes down what UIKit would call.
  private final class Witness: View {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: View?) {
      calls.append("will \(newSuperview?.name ?? "nil") from \(superview?.name ?? "nil")")
    }
    override func didMoveToSuperview() { calls.append("did \(superview?.name ?? "nil")") }
    override func didAddSubview(_ subview: View) { calls.append("added \(subview.name ?? "")") }
    override func willRemoveSubview(_ subview: View) {
      calls.append("removes \(subview.name ?? "")")
    }
    override func tintColorDidChange() { calls.append("tint") }
    override func didMoveToWindow() { calls.append("window") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) { calls.append("traits") }
  }

  private func named(_ name: String) -> Witness { Witness().withName(name) }

  @Test("A view hears of its containers, and a container of its subviews") func hierarchyEvents() {
    let (a, b, view) = (named("a"), named("b"), named("view"))
    a.addSubview(view)
    b.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "will a from nil", "did a", "will b from nil", "did b", "will nil from b", "did nil",
      ])
    #expect(a.calls == ["added view", "removes view"])
    #expect(b.calls == ["added view", "removes view"])
  }

  @Test("A view appears in its first picture, and hears of its tint color") func appearing() {
    let view = named("view")
    let root = View()
    root.addSubview(view)
    view.calls = []
    root.layout(in: CGSize(width: 10, height: 10))
    root.layout(in: CGSize(width: 10, height: 10))
    root.tintColor = .red
    #expect(view.calls == ["window", "traits", "tint"])
  }

  /// Writes down its style before and after each change.
  private final class StyleWitness: View {
    var heard: [[UserInterfaceStyle?]] = []
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      heard.append([previous?.userInterfaceStyle, traitCollection.userInterfaceStyle])
    }
  }

  @Test("A view hears again of its traits when its next picture has others") func changedTraits() {
    let (root, view, alwaysDark) = (View(), StyleWitness(), StyleWitness())
    root.addSubview(view)
    root.addSubview(alwaysDark)
    alwaysDark.overrideUserInterfaceStyle = .dark
    var handled: [[UserInterfaceStyle]] = []
    view.registerForTraitChanges([Traits.UserInterfaceStyle.self]) { (view: View, before) in
      handled.append([before.userInterfaceStyle, view.traitCollection.userInterfaceStyle])
    }
    root.layout(in: CGSize(width: 10, height: 10))
    root.layout(in: CGSize(width: 10, height: 10), scale: 2)
    #expect(view.heard == [[nil, .light]])
    root.overrideUserInterfaceStyle = .dark
    root.layout(in: CGSize(width: 10, height: 10))
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(view.heard == [[nil, .light], [.light, .dark]])
    #expect(handled == [[.light, .light], [.light, .dark]])
    root.overrideUserInterfaceStyle = .unspecified
    root.contentSizeCategory = .accessibilityLarge
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(view.heard.last == [.dark, .light])
    // Its style stays, but its text grows.
    #expect(alwaysDark.heard.last == [.dark, .dark])
  }

  private func order(_ root: View) -> String { root.subviews.compactMap(\.name).joined() }

  @Test("Views are put above, below, in front and behind") func order() {
    let root = View()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    for view in [a, b, c] { root.addSubview(view) }
    root.insertSubview(d, aboveSubview: a)
    #expect(order(root) == "adbc")
    root.insertSubview(c, belowSubview: d)
    #expect(order(root) == "acdb")
    root.bringSubviewToFront(a)
    #expect(order(root) == "cdba")
    root.sendSubviewToBack(b)
    #expect(order(root) == "bcda")
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order(root) == "acdb")
    root.insertSubview(a, aboveSubview: a)
    #expect(order(root) == "acdb")
    b.tag = 7
    #expect(root.viewWithTag(7) === b && b.isDescendant(of: root) && !root.isDescendant(of: b))
    #expect(root.subviews.firstIndex(of: d) == 2)
  }

  @Test("Bounds and center are other views of the frame") func geometry() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 60)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 10, height: 60))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -5, y: -30, width: 10, height: 60))
  }

  @Test("Points are converted between views of a tree") func conversion() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = View(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let b = View(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 28))
    #expect(b.convert(CGPoint(x: 16, y: 28), from: nil) == CGPoint(x: 1, y: 2))
    #expect(
      a.convert(CGRect(x: 5, y: 6, width: 3, height: 4), to: b)
        == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(root.hitTest(CGPoint(x: 16, y: 28), with: nil) === b)
    b.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 16, y: 28), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test("An identifier names a view where a path can hold it") func identifiers() {
    let view = View()
    view.accessibilityIdentifier = "reply.button"
    #expect(view.path == "reply.button")
    view.accessibilityIdentifier = "a/b"
    #expect(view.accessibilityIdentifier == "a/b" && view.path == "reply.button")
    #expect(view.issues.isEmpty)
  }

  @Test("A view made by a coder has its parts and no frame") func coder() throws {
    let coder = try NSKeyedUnarchiver(
      forReadingFrom: NSKeyedArchiver.archivedData(
        withRootObject: NSString("x"), requiringSecureCoding: true))
    let (button, cell) = (Button(coder: coder), TableViewCell(coder: coder))
    #expect(try #require(button).titleLabel?.superview === button)
    #expect(try #require(cell).contentView.superview === cell)
    #expect(try #require(View(coder: coder)).frame == .zero)
  }

  @Test("A view lays out its subviews when told to") func layoutNow() {
    let view = View(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let inner = View()
    view.addSubview(inner, pinning: .edges(inset: 5))
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
  }

  @Test("A size to fit is that of the content") func sizeToFit() {
    // Five letters of 10 1/4 points, in whole pixels.
    let label = Label(measured: "Reply")
    label.frame.origin = CGPoint(x: 3, y: 4)
    label.sizeToFit()
    #expect(label.frame == CGRect(3, 4, 52, 10))
  }

  @Test("Traits come from tree and theme, and an override wins for all inside") func traits() {
    let root = View()
    let view = View()
    root.addSubview(view)
    root.layoutDirection = .rightToLeft
    root.contentSizeCategory = .extraLarge
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    root.apply(Theme.builtInDark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("Animations run to their end at once, in order") func animations() {
    var steps: [String] = []
    View.animate(withDuration: 1) {
      steps.append("a")
    } completion: {
      steps.append("\($0)")
    }
    View.animate(
      withDuration: 1, delay: 1, options: [.repeat, .curveEaseOut],
      animations: { steps.append("b") })
    View.transition(with: View(), duration: 1, animations: { steps.append("c") })
    View.performWithoutAnimation { steps.append("d") }
    #expect(steps == ["a", "true", "b", "c", "d"])
  }

  @Test("A window shows the view of its controller") func window() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = ViewController()
    window.rootViewController = controller
    window.layout(in: CGSize(width: 100, height: 200))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(controller.view.window === window && View().window == nil)
    window.rootViewController = nil
    #expect(controller.view.superview == nil)
  }

  @Test("Actions know who sent them, until they are removed") func actions() {
    let control = Control()
    var senders: [Control?] = []
    let action = Action { senders.append($0.sender) }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control, control] && action.sender == nil)
  }

  @Test("A change by an action reaches the others, and two that undo each other come to an end")
  func changingActions() {
    let toggle = Switch()
    var seen: [Bool] = []
    toggle.addAction(for: .valueChanged) { [unowned toggle] in seen.append(toggle.isOn) }
    toggle.addAction(for: .valueChanged) { [unowned toggle] in toggle.isOn = false }
    toggle.isOn = true
    #expect(seen == [true, false])

    let restless = Switch()
    var calls = 0
    for _ in 0..<2 {
      restless.addAction(for: .valueChanged) { [unowned restless] in
        calls += 1
        restless.isOn.toggle()
      }
    }
    restless.isOn = true
    #expect(calls < 1_000)
    calls = 0
    restless.isOn.toggle()
    #expect(calls > 0)
  }

  @Test("Events reach their actions, and an action is not called by its own change")
  func sendingActions() {
    let toggle = Switch()
    var count = 0
    toggle.addAction(for: .valueChanged) { [unowned toggle] in
      count += 1
      toggle.isOn.toggle()
    }
    toggle.addAction(for: .touchUpInside) { count += 100 }
    toggle.isOn = true
    #expect(count == 1 && !toggle.isOn)
    toggle.isOn = false
    #expect(count == 1)
    toggle.sendActions(for: [.touchUpInside, .touchDown])
    #expect(count == 101)
  }

  @Test("An object is of its class and those above, and of no other") func kinds() {
    #expect(Button().isKind(of: Control.self) && Button().isKind(of: Responder.self))
    #expect(!Control().isKind(of: Button.self) && !Label().isKind(of: Button.self))
  }

  @Test("A cell that a table cannot make is reported") func unmakeableCell() {
    final class Cell: TableViewCell {}
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let table = TableView(frame: .zero, style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let source = Source()
    table.dataSource = source
    table.layout(in: CGSize(width: 100, height: 100))
    #expect(throws: ViewError.cellWithoutInitializer("Cell")) { try DisplayList(painting: table) }
  }

  @Test("A table without separators has none") func separators() {
    let table = TableView()
    #expect(table.separatorStyle == .singleLine)
    table.separatorStyle = .none
    #expect(table.separatorHeight == 0)
    table.separatorStyle = .singleLine
    #expect(table.separatorHeight == 1)
  }
}
