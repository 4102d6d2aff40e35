/// Bars, and the controllers that put them around screens.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct BarTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func item(_ width: CGFloat) -> BarButtonItem { BarButtonItem(customView: box(width, 20)) }

  private func fills(of view: View, in size: CGSize) throws -> [String] {
    try drawn(view, in: size).filter { $0.hasPrefix("box") }
  }

  @Test("A title stands in the middle, between buttons at both edges")
  func titleInTheMiddle() {
    let bar = NavigationBar()
    let item = NavigationItem()
    let (title, left, right) = (box(100, 20), box(30, 30), box(40, 30))
    item.titleView = title
    item.leftBarButtonItem = BarButtonItem(customView: left)
    item.rightBarButtonItem = BarButtonItem(customView: right)
    bar.items = [item]
    bar.layout(in: .width(320))
    #expect(bar.frame.size == CGSize(width: 320, height: 44))
    #expect(title.frame == CGRect(x: 110, y: 12, width: 100, height: 20))
    #expect(left.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(right.frame == CGRect(x: 264, y: 7, width: 40, height: 30))
    bar.layoutDirection = .rightToLeft
    bar.layout(in: .width(320))
    #expect(left.frame.minX == 274)
    #expect(right.frame.minX == 16)
  }

  @Test("A title that buttons leave no room for in the middle moves, then narrows")
  func titleMoves() {
    let bar = NavigationBar()
    let item = NavigationItem()
    let title = box(150, 20)
    item.titleView = title
    item.leftBarButtonItems = [self.item(100)]
    bar.items = [item]
    // From 16 + 100 + 16 to 320 - 16 there are 172 points.
    bar.layout(in: .width(320))
    #expect(title.frame == CGRect(x: 132, y: 12, width: 150, height: 20))
    title.frame.size.width = 200
    bar.layout(in: .width(320))
    #expect(title.frame == CGRect(x: 132, y: 12, width: 172, height: 20))
  }

  @Test("A large title adds 52 points") func heights() {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Title")
    bar.items = [item]
    #expect(bar.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 44))
    bar.prefersLargeTitles = true
    bar.layout(in: .width(320))
    #expect(bar.frame.height == 96)
    item.largeTitleDisplayMode = .never
    bar.layout(in: .width(320))
    #expect(bar.frame.height == 44)
  }

  @Test("A button leads back unless it is hidden or buttons take its place") func backButton() {
    let bar = NavigationBar()
    let item = NavigationItem(title: "Detail")
    bar.items = [NavigationItem(title: "Home"), item]
    #expect(bar.descendant(named: "backButton") != nil)
    #expect((bar.descendant(named: "backButton")?.descendant(named: "title")) != nil)
    item.leftBarButtonItem = self.item(20)
    bar.update()
    #expect(bar.descendant(named: "backButton") == nil)
    item.leftItemsSupplementBackButton = true
    bar.update()
    #expect(bar.descendant(named: "backButton") != nil)
    #expect(bar.popItem(animated: true) === item)
    #expect(bar.descendant(named: "backButton") == nil)
  }

  @Test("Flexible spaces share what is left, and other items are 16 points apart")
  func flexibleSpaces() {
    let bar = Toolbar()
    let boxes = [box(20, 20), box(20, 20), box(20, 20)]
    let items = boxes.map { BarButtonItem(customView: $0) }
    bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    // 200 - 2 * 16 - 3 * 20 are 108, 54 for each space.
    bar.layout(in: .width(200))
    #expect(boxes.map(\.frame.minX) == [16, 90, 164])
  }

  @Test("Tabs are equally wide, and only the chosen one has an indicator") func tabs() throws {
    let bar = TabBar()
    bar.items = (0..<4).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.selectedItem = bar.items?[1]
    bar.items?[2].badgeValue = "3"
    bar.layout(in: .width(400))
    #expect(bar.frame.size == CGSize(width: 400, height: 52))
    for (index, tab) in bar.subviews.enumerated() {
      #expect(abs(tab.frame.midX - (50 + 100 * CGFloat(index))) <= 0.5)
    }
    let icons = bar.subviews.compactMap { $0.subviews.first }
    #expect(icons.map { $0.backgroundColor != nil } == [false, true, false, false])
    #expect(icons.map { $0.descendant(named: "badge") != nil } == [false, false, true, false])
  }

  @Test("An appearance overrides the style, and a transparent one draws nothing")
  func appearance() throws {
    let size = CGSize(width: 100, height: 44)
    let bar = NavigationBar()
    bar.barTintColor = .red
    #expect(try fills(of: bar, in: size).first?.contains("fill #FF0000") == true)
    bar.standardAppearance.backgroundColor = .blue
    bar.standardAppearance.shadowColor = nil
    let blue = try fills(of: bar, in: size)
    #expect(blue.count == 1 && blue.first?.contains("fill #0000FF") == true)
    let transparent = BarAppearance()
    transparent.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = transparent
    #expect(try fills(of: bar, in: size).isEmpty)
  }

  @Test("An image takes the place of a bar's color")
  func barBackground() throws {
    let bar = NavigationBar()
    bar.setBackgroundImage(Image(Bitmap.plain(1, 1, .red)), for: .default)
    bar.shadowImage = Image()
    #expect(
      try drawn(bar, in: CGSize(width: 90, height: 44)) == [
        "image NavigationBar 0 0 1 1 to 0 0 90 44"
      ])
    bar.setBackgroundImage(nil, for: .compact)
    #expect(bar.backgroundImage(for: .default) != nil)
    #expect(bar.backgroundImage(for: .compact) == nil)
  }

  @Test("A bar that is shown twice keeps the custom views of its items in place")
  func customViewsAppearOnce() {
    let (bar, custom) = (Toolbar(), View())
    var count = 0
    custom.onAppear { count += 1 }
    bar.items = [BarButtonItem(customView: custom)]
    bar.layout(in: .width(100))
    bar.layout(in: .width(100))
    #expect(count == 1)
  }

  @Test("A material is a tint by its style, with a warning") func materials() throws {
    let view = VisualEffectView(effect: BlurEffect(style: .dark))
    #expect(try fills(of: view, in: CGSize(width: 10, height: 10)).count == 1)
    #expect(view.contentWarning != nil)
    // Apple's sample: white at 0.11, opacity 0.73.
    #expect(BlurEffect(style: .dark).tint == Color(white: 0.11, alpha: 0.73))
    let system = BlurEffect(style: .systemMaterial).tint
    #expect(
      system.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark))
        != system.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)))
    view.effect = nil
    #expect(view.contentWarning == nil)
    #expect(view.contentView.frame.size == CGSize(width: 10, height: 10))
  }
}

@Suite struct ScreenControllerTests {
  private final class Screen: ViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
  }

  @Test("A picture calls the methods of a screen once, in order") func lifeCycle() {
    let screen = Screen()
    screen.view.layout(in: CGSize(width: 10, height: 10))
    #expect(screen.calls == ["load", "willAppear", "didAppear", "willLayout", "didLayout"])
    screen.view.layout(in: CGSize(width: 10, height: 10))
    #expect(screen.calls.suffix(3) == ["didLayout", "willLayout", "didLayout"])
  }

  @Test("A stack of screens shows the last one below its bar") func navigation() {
    let (first, second) = (Screen(), Screen())
    first.title = "First"
    let stack = NavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    #expect(stack.navigationBar.backItem?.title == "First")
    #expect(second.navigationController === stack && second.parent === stack)
    stack.view.layout(in: CGSize(width: 100, height: 200))
    #expect(second.view.frame.size == CGSize(width: 100, height: 156))
    #expect(first.calls.isEmpty && second.calls.count == 5)
    stack.isToolbarHidden = false
    stack.view.layout(in: CGSize(width: 100, height: 200))
    #expect(second.view.frame.size == CGSize(width: 100, height: 112))
    #expect(stack.popViewController(animated: true) === second)
    #expect(second.parent == nil && first.view.superview != nil)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(first.view.next === first)
  }

  @Test("Tabs show the chosen screen above their bar") func tabs() {
    let (first, second) = (Screen(), Screen())
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.view.layout(in: CGSize(width: 100, height: 200))
    #expect(second.view.frame.size == CGSize(width: 100, height: 148))
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(first.calls.isEmpty && second.tabBarController === tabs)
    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil)
  }

  @Test("A presented screen is kept until it is dismissed") func presenting() {
    let (screen, sheet) = (Screen(), Screen())
    var count = 0
    screen.present(sheet, animated: true) { count += 1 }
    #expect(screen.presentedViewController === sheet)
    #expect(sheet.presentingViewController === screen)
    sheet.dismiss(animated: true) { count += 1 }
    #expect(screen.presentedViewController == nil && count == 2)
  }
}
