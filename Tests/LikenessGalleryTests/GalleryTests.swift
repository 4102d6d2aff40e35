import Foundation
import Likeness
import LikenessGallery
import Testing

/// Requirements of the gallery's content.
@Suite struct GalleryTests {
  @Test func everyStoryIsShownInBothThemesAtThreeScales() throws {
    // Stories about text sizes and locales already have many pictures, the specimen shows sizes
    // in pixels, and symbols and paragraphs are drawn alike at every scale.
    let exceptions: Set<String> = [
      "Text/specimen", "Text/dynamic type", "Text/pseudo-localized", "Screen/welcome",
      "Text/paragraph", "Image/symbols",
      "TextField/sizes",
    ]
    for (name, snapshots) in Dictionary(grouping: try Gallery.shipped.snapshots(), by: \.story.name)
    where !exceptions.contains(name) {
      #expect(Set(snapshots.map(\.context.themeName)) == ["light", "dark"], "\(name)")
      #expect(Set(snapshots.map(\.context.scale)) == [1, 2, 3], "\(name)")
    }
  }

  @Test func everyStoryLooksOtherwiseInTheDarkTheme() throws {
    for (name, snapshots) in Dictionary(grouping: try Gallery.shipped.snapshots(), by: \.story.name)
    {
      let lists = try snapshots.filter { $0.context.scale == 2 }.map {
        ($0.context.themeName, try $0.displayList())
      }
      let light = Set(lists.filter { $0.0 == "light" }.map(\.1))
      let dark = Set(lists.filter { $0.0 == "dark" }.map(\.1))
      #expect(light.isDisjoint(with: dark), "\(name)")
    }
  }

  /// The names of view classes that draw or contain drawing views. A plain control, a window and a
  /// view of a collection draw nothing of their own.
  private static let drawingViews: [String: @Sendable (View) -> Bool] = [
    "View": { _ in true }, "Label": { $0 is Label }, "TextView": { $0 is TextView },
    "ImageView": { $0 is ImageView },
    "Button": { $0 is Button }, "Switch": { $0 is Switch }, "ProgressView": { $0 is ProgressView },
    "StackView": { $0 is StackView }, "TextField": { $0 is TextField },
    "SearchBar": { $0 is SearchBar },
    "ShapeView": { $0 is ShapeView }, "TableView": { $0 is TableView },
    "TableViewCell": { $0 is TableViewCell }, "Slider": { $0 is Slider },
    "SegmentedControl": { $0 is SegmentedControl }, "Stepper": { $0 is Stepper },
    "PageControl": { $0 is PageControl }, "RefreshControl": { $0 is RefreshControl },
    "ActivityIndicatorView": { $0 is ActivityIndicatorView },
    "TableViewHeaderFooterView": { $0 is TableViewHeaderFooterView },
    "ListContentView": { $0 is ListContentView },
    "ScrollView": { type(of: $0) == ScrollView.self },
    "CollectionView": { $0 is CollectionView }, "PickerView": { $0 is PickerView },
    "DatePicker": { $0 is DatePicker },
  ]

  @Test func listOfViewsIsWhatThePackageDeclares() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Intent/LikenessViews/Views")
    var declared: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      declared.formUnion(
        text.matches(of: /(?m)^open class (\w+): (?:View|Control|ScrollView|ListView)\b/).map {
          String($0.1)
        })
    }
    let plain: Set = ["Control", "Window", "CollectionReusableView", "ListView"]
    #expect(declared.union(["View"]).subtracting(plain) == Set(Self.drawingViews.keys))
  }

  @Test func everyViewThatDrawsHasAStory() throws {
    var missing = Self.drawingViews
    for snapshot in try Gallery.shipped.snapshots()
    where snapshot.context.scale == 1 && snapshot.context.themeName == "light" {
      let root = try snapshot.story.view(snapshot.context)
      // A table creates its rows during layout.
      root.layout(in: CGSize(width: 400, height: 800))
      var remaining = [root]
      while let view = remaining.popLast() {
        for (name, isOne) in missing where isOne(view) { missing[name] = nil }
        remaining += view.subviews
      }
    }
    #expect(missing.keys.sorted() == [])
  }

  @Test func everyControlIsShownDisabled() throws {
    var enabled: [String: Set<Bool>] = [:]
    for snapshot in try Gallery.shipped.snapshots()
    where snapshot.context.scale == 1 && snapshot.context.themeName == "light" {
      var remaining = [try snapshot.story.view(snapshot.context)]
      while let view = remaining.popLast() {
        if let control = view as? Control {
          let kind =
            "\(type(of: control))" + ((control as? Switch).map { ", on: \($0.isOn)" } ?? "")
          enabled[kind, default: []].insert(control.isEnabled)
        }
        remaining += view.subviews
      }
    }
    let both: Set<Bool> = [true, false]
    let kinds = [
      "Button", "Switch, on: true", "Switch, on: false", "CustomSwitch, on: true",
      "CustomSwitch, on: false", "Slider", "SegmentedControl", "Stepper", "PageControl",
      "TextField",
    ]
    for kind in kinds { #expect(enabled[kind] == both, "\(kind)") }
  }

  @Test func settingsScreenHasMoreThanAHundredViews() throws {
    var remaining: [View] = [SettingsScreen.example()]
    var count = 0
    while let view = remaining.popLast() {
      count += 1
      remaining += view.subviews
    }
    #expect(count > 100)
  }

  @Test func themesHoldTheTokensOfTheDocumentsUnchanged() throws {
    let theme = try #require(Gallery.shipped.themes["light"])
    #expect(theme.colors["primary"] == StraightColor(r: 51, g: 51, b: 153))
    #expect(theme.colors["clear"] == .clear)
    let title = try theme.font("navigationTitle")
    #expect(title.isSystem && title.weight == .bold && title.size == 15)
    let shadowed = try theme.font("exampleShadowStyle")
    #expect(
      shadowed.fileName == "Lato-Semibold.ttf" && shadowed.postScriptName == "Lato-Semibold"
        && shadowed.size == 20)
    #expect(
      shadowed.shadow
        == ShadowToken(dx: 0, dy: 2, blurRadius: 7, color: StraightColor(r: 51, g: 51, b: 153)))
  }

  @Test func tooltipStaysHiddenUntilItsControlAppears() {
    let view = TooltipView()
    let presenter = TooltipPresenter(view: view, message: "Hello")
    #expect(view.isHidden && view.text == nil)
    presenter.controlDidAppear()
    #expect(!view.isHidden && view.text == "Hello")
  }

  @Test func styleNeverReachesWhatIsContent() {
    let swatch = SwatchView()
    swatch.color = .red
    swatch.apply(style: RingStyle.badoo)
    swatch.apply(style: ViewStyle(backgroundColor: .green))
    #expect(swatch.color == .red)
    let badge = ImagedButton()
    badge.title = "Sometimes"
    badge.apply(style: .sport)
    badge.apply(style: nil)
    #expect(badge.title == "Sometimes")
  }
}
