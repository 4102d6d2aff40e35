import Foundation
import Likeness
import LikenessGallery
import TestKit
import Testing

/// Requirements of the gallery's content.
@Suite struct GalleryTests {
  @Test("Every story is shown in both themes at three scales")
  func variants() throws {
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

  @Test("Every story looks different in the dark theme")
  func darkTheme() throws {
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

  @Test("The list of views is what the package declares")
  func declaredViews() throws {
    let folder = repository.appending(path: "Sources/Intent/LikenessViews/Views")
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

  @Test("Every view that draws has a story")
  func everyView() throws {
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

  @Test("Every control is shown disabled")
  func disabled() throws {
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

  @Test("The settings screen has more than a hundred views")
  func settingsScreen() throws {
    var remaining: [View] = [SettingsScreen.example()]
    var count = 0
    while let view = remaining.popLast() {
      count += 1
      remaining += view.subviews
    }
    #expect(count > 100)
  }

  @Test("A tooltip stays hidden until its control appears")
  func tooltip() {
    let view = TooltipView()
    let presenter = TooltipPresenter(view: view, message: "Hello")
    #expect(view.isHidden && view.text == nil)
    presenter.controlDidAppear()
    #expect(!view.isHidden && view.text == "Hello")
  }

  @Test("A style never reaches what is content")
  func content() {
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
