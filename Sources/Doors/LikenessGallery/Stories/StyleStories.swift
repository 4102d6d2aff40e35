/// Stories of the properties of styles that no component of the gallery needs.
import Foundation
import Likeness

extension Gallery {
  static var styleStories: [Story] {
    [
      Story("Style/controls", in: .width(300)) { _ in column(controls()) },
      Story("Style/bars", in: .width(390)) { _ in column(bars()) },
      Story("Style/content", in: .width(300)) { _ in column(try content()) },
    ]
  }

  private static func column(_ views: [View]) -> StackView {
    let column = StackView(arrangedSubviews: views)
    (column.axis, column.spacing, column.alignment) = (.vertical, 12, .leading)
    return column
  }

  private static func controls() -> [View] {
    let slider = Slider().looking(
      SliderStyle(
        minimumTrackTintColor: .token("brandPink"), maximumTrackTintColor: .token("brandYellow"),
        thumbTintColor: .token("brandIndigo"), trackHeight: 8))
    slider.value = 0.4
    let focused = Slider()
    focused.isFocused = true
    for slider in [slider, focused] { slider.pin(.width(.points(268))) }
    let segments = SegmentedControl(items: ["Day", "Week", "Month"])
    segments.apply(
      style: SegmentedControlStyle(
        titleStyle: LabelStyle(textColor: .token("brandIndigo"), font: .token("bodyStrong")),
        trackColor: .token("brandYellow"), selectedSegmentTintColor: .token("brandPink"),
        dividerColor: .token("brandIndigo")))
    segments.selectedSegmentIndex = 0
    let stepper = Stepper().looking(
      StepperStyle(
        trackColor: .token("brandYellow"), signColor: .token("brandIndigo"),
        dividerColor: .token("brandPink")))
    let pages = PageControl().looking(
      PageControlStyle(
        pageIndicatorTintColor: .token("brandYellow"),
        currentPageIndicatorTintColor: .token("brandPink")))
    (pages.numberOfPages, pages.currentPage) = (4, 1)
    let switches = [true, false].map { isOn in
      let view = Switch().looking(
        SwitchStyle(
          onTintColor: .token("brandIndigo"), offTintColor: .token("brandPink"),
          thumbTintColor: .token("brandYellow")))
      view.isOn = isOn
      return view
    }
    let spinner = ActivityIndicatorView().looking(
      ActivityIndicatorViewStyle(color: .token("brandPink")))
    spinner.startAnimating()
    let button = Button().looking(
      ButtonStyle(
        viewStyle: ViewStyle(
          backgroundColor: .token("clear"), borderColor: .token("brandPink"), borderWidth: 2),
        titleStyle: LabelStyle(textColor: .token("brandPink"), font: .token("button")),
        contentEdgeInsets: DirectionalEdgeInsets(all: 8), contentHorizontalAlignment: .trailing))
    button.setTitle("To the end", for: .normal)
    button.pin(.minWidth(.points(200)), .minHeight(.points(44)))
    return [slider, focused, segments, stepper, pages] + switches + [spinner, button]
  }

  private static func bars() -> [View] {
    let navigation = NavigationBar().looking(
      NavigationBarStyle(
        barTintColor: .token("brandYellow"), separatorColor: .token("brandPink"),
        largeTitleStyle: LabelStyle(textColor: .token("brandIndigo"), font: .token("largeTitle")),
        itemTitleStyle: LabelStyle(textColor: .token("brandPink"))))
    navigation.prefersLargeTitles = true
    let item = NavigationItem(title: "Reading list")
    item.rightBarButtonItem = BarButtonItem(systemItem: .done)
    navigation.items = [item]
    let tabs = TabBar().looking(
      TabBarStyle(
        barTintColor: .token("brandYellow"), separatorColor: .token("brandPink"),
        unselectedItemTintColor: .token("brandPink"), selectionIndicatorColor: .token("inverse"),
        itemTitleStyle: LabelStyle(font: .token("caption"))))
    tabs.items = [.favorites, .search].enumerated().map {
      TabBarItem(tabBarSystemItem: $1, tag: $0)
    }
    tabs.selectedItem = tabs.items?.first
    let search = SearchBar().looking(SearchBarStyle(barTintColor: .token("brandYellow")))
    search.text = "lamps"
    let field = TextField().looking(
      TextFieldStyle(borderStyle: .roundedRect, clearButtonColor: .token("brandPink")))
    (field.text, field.clearButtonMode) = ("lamps", .always)
    for view in [navigation, tabs, search, field] { view.pin(.width(.points(358))) }
    return [navigation, tabs, search, field]
  }

  private static func content() throws -> [View] {
    let label = Label(text: "Three lines, far apart, with a shadow")
    label.numberOfLines = 0
    label.apply(
      style: LabelStyle(
        viewStyle: ViewStyle(backgroundColor: .token("brandYellow")),
        textColor: .token("brandIndigo"), font: .token("title"), lineHeight: 28, letterSpacing: 1.5,
        textShadow: ShadowStyle(color: .token("brandPink"), dy: 2, blurRadius: 3)))
    label.pin(.maxWidth(.points(180)), .maxHeight(.points(90)))
    let image = ImageView(image: Icon.lock.image).looking(ImageViewStyle(interpolation: .nearest))
    image.pin(.width(.points(60)))
    image.layout.aspectRatio = 1.5
    image.layout.verticalCompressionResistance = 900
    let corner = ShapeView(
      path: try Path("M4 20L12 4L20 20"), viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
    corner.apply(
      style: ShapeViewStyle(
        contentMode: .scaleAspectFit, strokeColor: .token("brandPink"), lineWidth: 3,
        lineJoin: .miter, miterLimit: 1, lineDashes: [6, 3], lineDashPhase: 4))
    corner.pin(.width(.points(80)), .height(.points(48)))
    let scroll = ScrollView()
    scroll.apply(
      style: ScrollViewStyle(
        indicatorColor: .token("brandPink"), indicatorWidth: 6, indicatorInset: 8))
    let long = View()
    long.backgroundColor = .token("brandYellow")
    long.pin(.width(.points(120)), .height(.points(300)))
    scroll.addSubview(long)
    scroll.contentSize = CGSize(width: 120, height: 300)
    scroll.pin(.width(.points(120)), .height(.points(80)))
    let table = RowTable().looking(
      TableViewStyle(
        viewStyle: ViewStyle(backgroundColor: .token("surface")),
        scrollViewStyle: ScrollViewStyle(indicatorColor: .token("brandPink"))))
    table.contents = ["Monday", "Tuesday", "Wednesday"].map { Label(text: $0) }
    table.pin(.width(.points(268)), .height(.points(66)))
    return [label, image, corner, scroll, table]
  }
}

extension Styled where Style: BoxedStyle {
  /// The view in a style.
  fileprivate func looking(_ style: Style) -> Self {
    apply(style: style)
    return self
  }
}
