/// Stories of bars, of screens with bars, of materials.
import Foundation
import Likeness

extension Gallery {
  static var barStories: [Story] {
    let pairs = StoryVariants.standard.directions().pairwise()
    let wide = CGSize.width(390)
    return [
      Story("NavigationBar/kinds", variants: pairs, in: wide) { _ in
        let brand = bar(title: "Brand", back: "Home")
        brand.standardAppearance.backgroundColor = .token("primary")
        brand.standardAppearance.shadowColor = nil
        brand.apply(style: NavigationBarStyle(titleStyle: LabelStyle(textColor: .token("surface"))))
        brand.tintColor = .token("surface")
        let column = StackView(arrangedSubviews: [
          bar(title: "Settings"), bar(title: "Photos", isLarge: true),
          bar(title: "Profile", back: "Settings"), bar(title: "Notes", isLarge: true, back: "Home"),
          brand,
        ])
        column.axis = .vertical
        column.spacing = 12
        return column
      },
      Story(
        "NavigationBar/large text",
        variants: .standard.textSizes([.extraSmall, .accessibilityMedium]).pairwise(), in: wide
      ) { _ in bar(title: "Reading list", isLarge: true, back: "Home") },
      Story("TabBar/tabs", variants: pairs, in: wide) { _ in tabBar() },
      Story("VisualEffect/materials", in: wide) { _ in materials() },
      Story("Screen/bars", in: CGSize(width: 390, height: 560), margin: 0) { _ in
        let screen = ViewController()
        screen.title = "Library"
        screen.view.backgroundColor = .token("background")
        screen.toolbarItems = toolbarItems()
        let stack = NavigationController(rootViewController: screen)
        stack.isToolbarHidden = false
        stack.navigationBar.prefersLargeTitles = true
        stack.tabBarItem = TabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        let recent = ViewController()
        recent.tabBarItem = TabBarItem(tabBarSystemItem: .recents, tag: 1)
        let tabs = TabBarController()
        tabs.viewControllers = [stack, recent]
        tabs.view.tintColor = .token("primary")
        return tabs.view
      },
    ]
  }

  private static func bar(title: String, isLarge: Bool = false, back: String? = nil)
    -> NavigationBar
  {
    let bar = NavigationBar()
    bar.tintColor = .token("primary")
    bar.prefersLargeTitles = isLarge
    let item = NavigationItem(title: title)
    item.rightBarButtonItems =
      isLarge
      ? [BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .search)]
      : [BarButtonItem(systemItem: .done)]
    if back == nil { item.leftBarButtonItem = BarButtonItem(systemItem: .edit) }
    bar.items = (back.map { [NavigationItem(title: $0)] } ?? []) + [item]
    return bar
  }

  private static func tabBar() -> TabBar {
    let bar = TabBar()
    let kinds: [TabBarItem.SystemItem] = [.favorites, .search, .recents, .contacts, .more]
    bar.items = kinds.enumerated().map { TabBarItem(tabBarSystemItem: $1, tag: $0) }
    bar.items?[2].badgeValue = "12"
    bar.items?[3].isEnabled = false
    bar.selectedItem = bar.items?.first
    bar.apply(
      style: TabBarStyle(
        viewStyle: ViewStyle(tintColor: .token("primary")), badgeColor: .token("accent"),
        badgeTextStyle: LabelStyle(textColor: .token("surface"))))
    return bar
  }

  private static func toolbarItems() -> [BarButtonItem] {
    let trash = BarButtonItem(systemItem: .trash)
    trash.isEnabled = false
    let kinds: [BarButtonItem.SystemItem] = [.action, .bookmarks, .refresh, .compose]
    return [trash, .flexibleSpace()]
      + kinds.flatMap { [BarButtonItem(systemItem: $0), .flexibleSpace()] }
      + [BarButtonItem(systemItem: .save)]
  }

  private static func materials() -> View {
    let colors: [Color] = [.token("primary"), .token("accent"), .systemTeal, .systemOrange]
    let stripes = StackView(
      arrangedSubviews: colors.map {
        let stripe = View()
        stripe.backgroundColor = $0
        return stripe
      })
    stripes.distribution = .fillEqually
    let styles: [BlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .light,
      .dark,
    ]
    let column = StackView(
      arrangedSubviews: styles.map {
        let view = VisualEffectView(effect: BlurEffect(style: $0))
        view.cornerRadius = 10
        view.clipsToBounds = true
        let label = Label(text: "\($0)")
        label.textColor = $0 == .dark ? .white : $0 == .light ? .black : .label
        view.contentView.addSubview(label, pinning: .center)
        return view.pin(.height(.points(44)))
      })
    column.axis = .vertical
    column.spacing = 10
    let whole = View()
    whole.addSubview(stripes, pinning: .edges)
    whole.addSubview(
      column, pinning: .edges(insets: DirectionalEdgeInsets(horizontal: 24, vertical: 20)))
    return whole
  }
}
