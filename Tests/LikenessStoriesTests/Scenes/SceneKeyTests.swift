/// Every key of a view, of its style and of its layout reads the value that is written.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme
import LikenessViews
import TestKit
import Testing

@testable import LikenessStories

/// Makes views inside one scene, each with the members of its object.
///
/// Every image is `picture`. The theme has the tokens that samples name.
private func views(_ members: [String], picture: Bitmap? = nil) throws -> [View] {
  let text = ##"""
    {"theme": {"colors": {"ink": "#FF0000"}, "dimensions": {"gap": 7},
        "fonts": {"copy": {"size": 16}}, "shadows": {"low": {"dy": 1, "color": "#000000"}},
        "gradients": {"sky": [{"color": "#00F", "position": 0}, {"color": "#FFF", "position": 1}]}},
      "view": {"type": "View", "views": [{\##(members.joined(separator: "},\n{"))}]}}
    """##
  let files = SceneFiles(
    theme: { _ in .builtIn }, image: { path in try #require(picture, "\(path)") })
  let scene = try Scene(text, file: "scene.json", files: files)
  let views = try scene.makeView(theme: #require(scene.themes["theme"])).subviews
  try #require(views.count == members.count)
  return views
}

@Suite struct SceneStyleKeyTests {
  @Test(
    "Every key of a style sets the property of its name to its value, and no other",
    arguments: SceneVocabulary.viewTypes.map(\.name))
  func styles(type name: String) throws {
    let type = try #require(SceneVocabulary.typesByName[name])
    func check<Style: ViewComponentStyle>(_ style: Style.Type) throws {
      let samples = samples(of: style)
      let views = try views(samples.map { #""type": "\#(name)", "style": \#($0.json)"# })
      for (view, sample) in zip(views, samples) {
        expect(Style(of: try #require(view as? Style.Target)), sets: sample)
      }
    }
    let style = try #require(type.styleType as? any ViewComponentStyle.Type)
    try check(style)
  }

  @Test("Every key of a layout sets the rule of its name to its value, and no other")
  func layout() throws {
    let shorthands = ["edges", "horizontalEdges", "verticalEdges", "center"]
    #expect(
      SceneVocabulary.layout.map(\.name).sorted()
        == (shorthands + SceneStyleKind(LayoutRules.self).keys).sorted())
    let samples = samples(of: LayoutRules.self)
    let views = try views(samples.map { #""type": "View", "layout": \#($0.json)"# })
    for (view, sample) in zip(views, samples) { expect(view.layout, sets: sample) }
  }

  @Test("A single rule of a layout overrides the shorthands beside it")
  func shorthands() throws {
    var edges = LayoutRules()
    (edges.top, edges.leading, edges.bottom, edges.trailing) = (5, .token("gap"), 5, 5)
    var opposite = LayoutRules()
    (opposite.top, opposite.leading) = (.token("gap"), 3)
    (opposite.bottom, opposite.trailing) = (0, 3)
    var center = LayoutRules()
    (center.centerX, center.centerY) = (0, 10)
    let rules = [
      #"{"leading": "gap", "edges": 5}"#,
      #"{"bottom": 0, "verticalEdges": "gap", "horizontalEdges": 3}"#,
      #"{"centerY": 10, "center": true}"#, #"{"center": false}"#,
    ]
    #expect(
      try views(rules.map { #""type": "View", "layout": \#($0)"# }).map(\.layout)
        == [edges, opposite, center, LayoutRules()])
  }

  // MARK: Samples

  /// A style of one key, the property that it sets, and the value in Swift.
  private struct Sample {
    let json: String
    /// With the names of the parts that contain it: `titleStyle.textColor`.
    let property: String
    let value: AnyHashable
  }

  /// Styles of one key each, for every key that scenes know and every sample of its value.
  private func samples(of style: any ComponentStyle.Type) -> [Sample] {
    var remaining = SceneStyleKind(style).keys
    return style.keys.flatMap { key -> [Sample] in
      guard remaining.remove(key.name) != nil else { return [] }
      let samples = samples(of: key)
      #expect(!samples.isEmpty, "\(key.style).\(key.name) has no sample")
      return samples.map {
        Sample(json: #"{"\#(key.name)": \#($0.json)}"#, property: $0.property, value: $0.value)
      }
    }
  }

  private func samples(of key: StyleKey) -> [Sample] {
    switch key.content {
    case .value(let type, _):
      return values(of: type).map { Sample(json: $0, property: key.name, value: $1) }
    case .part(let part):
      return samples(of: part).map {
        Sample(json: $0.json, property: "\(key.name).\($0.property)", value: $0.value)
      }
    case .states(let part):
      let state: Control.State = [.highlighted, .selected]
      return samples(of: part).map {
        Sample(
          json: #"{"selected+highlighted": \#($0.json)}"#,
          property: "\(key.name).\(state.name).\($0.property)", value: $0.value)
      }
    }
  }

  /// Values of a type in JSON and in Swift; none for a type that scenes can't set.
  private func values(of type: any StyleValue.Type) -> [(String, AnyHashable)] {
    switch type {
    case let type as any (StyleValue & CaseIterable & RawRepresentable<String>).Type: words(type)
    case is Bool.Type: [("true", true), ("false", false)]
    case is Double.Type: [("0.5", 0.5)]
    case is Tokenized<Double>.Type:
      [("3", Tokenized.value(3.0)), (#""gap""#, Tokenized<Double>.token("gap"))]
    case is [Tokenized<Double>].Type:
      [(#"[4, "gap"]"#, [.value(4), .token("gap")] as [Tokenized<Double>])]
    case is Length.Type:
      [
        ("3", Length.points(3)), (#""12.5%""#, Length.fraction(0.125)),
        (#""gap""#, Length.token("gap")),
      ]
    case is Color.Type:
      [
        (##""#12F""##, Color(hex: 0x1122FF)),
        (##""#12345678""##, Color(r: 18, g: 52, b: 86, a: 120)),
        (#""ink""#, Color.token("ink")),
      ]
    case is Font.Type: Self.fonts
    case is DirectionalEdgeInsets.Type: Self.insets
    case is CornerRadii.Type:
      [
        ("[1, 2, 3, 4]", CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
        // The view keeps no name: 7 is the length of the token.
        (#"{"topLeft": 4, "bottomRight": "gap"}"#, CornerRadii(topLeft: 4, bottomRight: 7)),
        (#"{"topRight": 1, "bottomLeft": 2}"#, CornerRadii(topRight: 1, bottomLeft: 2)),
      ]
    case is ShadowStyle.Type:
      [
        (
          ##"{"dx": 1, "dy": 2, "blurRadius": "gap", "spread": -1, "color": "#00000040"}"##,
          ShadowStyle(
            color: Color(r: 0, g: 0, b: 0, a: 64), dx: 1, dy: 2, blurRadius: .token("gap"),
            spread: -1)
        ),
        (##"{"color": "ink"}"##, ShadowStyle(color: .token("ink"))),
        (#""low""#, ShadowStyle.token("low")),
      ]
    case is Gradient.Type: Self.gradients
    default: []
    }
  }

  private func words<Word: StyleValue & CaseIterable & RawRepresentable<String>>(
    _ type: Word.Type
  ) -> [(String, AnyHashable)] {
    type.allCases.map { (#""\#($0.rawValue)""#, AnyHashable($0)) }
  }

  private static var fonts: [(String, AnyHashable)] {
    [
      (#"{"size": 22, "weight": 700}"#, Font.boldSystemFont(ofSize: 22)),
      (
        #"""
        {"size": "gap", "weight": "bold", "family": "Lato", "fileName": "Lato.ttf", \#
        "postScriptName": "Lato-Bold", "otherFamilies": ["Inter", "Arimo"]}
        """#,
        Font(
          family: "Lato", size: 7, weight: .bold, fileName: "Lato.ttf",
          postScriptName: "Lato-Bold", otherFamilies: ["Inter", "Arimo"])
      ),
      (#"{"textStyle": "headline"}"#, Font.preferredFont(forTextStyle: .headline)),
      (
        #"{"textStyle": "title1", "size": 30}"#,
        TextStyleMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
      ),
      (#""copy""#, Font.token("copy")), (#"{"token": "copy"}"#, Font.token("copy")),
      (#"{"token": "copy", "textStyle": "body"}"#, Font.token("copy", textStyle: .body)),
    ]
  }

  private static var insets: [(String, AnyHashable)] {
    [
      ("4", DirectionalEdgeInsets(all: 4)), (#""gap""#, DirectionalEdgeInsets(all: .token("gap"))),
      (
        #"{"top": 12, "leading": 14, "horizontal": 10, "vertical": 3}"#,
        DirectionalEdgeInsets(top: 12, leading: 14, bottom: 3, trailing: 10)
      ),
      (
        #"{"bottom": 1, "trailing": "gap"}"#,
        DirectionalEdgeInsets(top: 0, leading: 0, bottom: 1, trailing: .token("gap"))
      ),
      (
        #"{"left": 1, "right": 2}"#,
        DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
      ),
    ]
  }

  private static var gradients: [(String, AnyHashable)] {
    [
      (
        ##"""
        {"stops": [{"place": 0.5, "color": "#F00"}], "start": {"x": 0, "y": 0}, \##
        "end": {"x": 1, "y": 0.5}}
        """##,
        Gradient(
          stops: [.init(0.5, Color(hex: 0xFF0000))], start: .zero, end: CGPoint(x: 1, y: 0.5))
      ),
      (
        ##"{"colors": ["#000", "ink", "#FFF"]}"##,
        Gradient(stops: [
          .init(0, Color(hex: 0x000000)), .init(0.5, .token("ink")), .init(1, Color(hex: 0xFFFFFF)),
        ])
      ),
      (#""sky""#, Gradient.token("sky")),
    ]
  }

  // MARK: Styles as they are

  private func expect(_ style: Any, sets sample: Sample) {
    let found = values(in: style)
    #expect(Set(found.map(\.property)) == [sample.property], "\(sample.json)")
    #expect(found.allSatisfy { $0.value == sample.value }, "\(sample.json): \(found)")
  }

  /// What a style and its parts set, by the names of stored properties rather than by the table of
  /// the style, from which keys are made.
  private func values(in style: Any, of prefix: String = "") -> [(
    property: String, value: AnyHashable
  )] {
    Mirror(reflecting: style).children.flatMap { child in
      var name = child.label ?? ""
      var value = child.value
      if name.hasSuffix("Apart") {
        // A place, which is an enumeration with the value.
        name.removeLast("Apart".count)
        value = inside(value).flatMap(present).flatMap(inside) as Any
      }
      switch present(value) {
      case let part as any ComponentStyle:
        let isBase = ["viewStyle", "labelStyle"].contains(name)
        return values(in: part, of: isBase ? prefix : "\(prefix)\(name).")
      case let states as [Control.State: ButtonStateStyle]:
        return states.flatMap { values(in: $1, of: "\(prefix)\(name).\($0.name).") }
      case let value as any Hashable: return [(prefix + name, AnyHashable(value))]
      default: return []
      }
    }
  }

  /// The only value that another one stores.
  private func inside(_ any: Any) -> Any? { Mirror(reflecting: any).children.first?.value }

  /// The value of an optional; nil for none.
  private func present(_ any: Any) -> Any? {
    guard Mirror(reflecting: any).displayStyle == .optional else { return any }
    return inside(any).flatMap(present)
  }
}

@Suite struct SceneContentKeyTests {
  /// A key of a type of view with its value, and whether a view has it.
  private struct Row {
    let type: String
    let key: String
    let members: String
    let isRead: (View) -> Bool
  }

  /// A row of the view's type.
  ///
  /// - Parameter others: Members that the key needs beside it.
  private func row<V: View>(
    _ key: String, _ json: String, with others: String = "", _ isRead: @escaping (V) -> Bool
  ) -> Row {
    let members = #""type": "\#(V.self)", "\#(key)": \#(json)"# + (others.isEmpty ? "" : ", ")
    return Row(type: "\(V.self)", key: key, members: members + others) {
      ($0 as? V).map(isRead) == true
    }
  }

  /// A row of a property.
  private func row<V: View, Value: Equatable>(
    _ key: String, _ json: String, with others: String = "", _ place: KeyPath<V, Value>,
    _ value: Value
  ) -> Row {
    row(key, json, with: others) { (view: V) in view[keyPath: place] == value }
  }

  /// Rows of every view.
  private var everyView: [Row] {
    [
      row("name", #""title""#, \View.name, "title"), row("isHidden", "true", \View.isHidden, true),
      row("layoutDirection", #""rightToLeft""#, \View.layoutDirection, .rightToLeft),
      row("contentSizeCategory", #""extraSmall""#, \View.contentSizeCategory, .extraSmall),
      row("language", #""ro""#, \View.language, "ro"),
      row("showsPseudolocalizedText", "false", \View.showsPseudolocalizedText, false),
      row(
        "frame", #"{"x": 1, "y": 2, "width": "gap", "height": 40}"#, \View.frame,
        CGRect(x: 1, y: 2, width: 7, height: 40)),
    ]
  }

  private var texts: [Row] {
    let json = ##"""
      ["was ",
        {"text": "10", "color": "#F00", "backgroundColor": "#FF0", "isStruckThrough": true,
          "strikethroughColor": "#00F"},
        {"text": " 8", "font": {"size": 22, "weight": "bold"}, "isUnderlined": true,
          "underlineColor": "ink", "letterSpacing": 2, "language": "ro"}]
      """##
    var struck = TextAttributes()
    (struck.color, struck.backgroundColor) = (Color(hex: 0xFF0000), Color(hex: 0xFFFF00))
    (struck.isStruckThrough, struck.strikethroughColor) = (true, Color(hex: 0x0000FF))
    var underlined = TextAttributes()
    (underlined.isUnderlined, underlined.underlineColor) = (true, .token("ink"))
    (underlined.font, underlined.letterSpacing) = (.boldSystemFont(ofSize: 22), 2)
    underlined.language = "ro"
    let text = AttributedText([.init("was "), .init("10", struck), .init(" 8", underlined)])
    return [
      row("text", #""Hi""#, \Label.text, "Hi"),
      row("attributedText", json) { (label: Label) in label.attributedText == text },
      row("writingDirection", #""rightToLeft""#, \Label.writingDirection, .rightToLeft),
      row("numberOfLines", "2", \Label.numberOfLines, 2),
      row("lineBreakMode", #""byClipping""#, \Label.lineBreakMode, .byClipping),
      row("text", #""Hi""#, \TextView.text, "Hi"),
      row("attributedText", json) { (view: TextView) in view.attributedText == text },
      row("writingDirection", #""rightToLeft""#, \TextView.writingDirection, .rightToLeft),
      row("state", #""disabled""#, \TextField.isEnabled, false),
      row("text", #""Hi""#, \TextField.text, "Hi"),
      row("placeholder", #""Name""#, \TextField.placeholder, "Name"),
      row("isSecureTextEntry", "true", \TextField.isSecureTextEntry, true),
      row("isEditing", "true", \TextField.isEditing, true),
      row("text", #""Hi""#, \SearchBar.searchTextField.text, "Hi"),
      row("placeholder", #""Name""#, \SearchBar.searchTextField.placeholder, "Name"),
      row("showsCancelButton", "true", \SearchBar.showsCancelButton, true),
      row("attributedTitle", json) { (button: Button) in
        button.attributedTitle(for: .normal) == text
      },
    ]
  }

  private var controls: [Row] {
    [
      row("state", #""selected+disabled""#) { (button: Button) in
        button.isSelected && !button.isEnabled && !button.isHighlighted
      },
      row("title", #""Go""#, \Button.currentTitle, "Go"),
      row("titles", #"{"selected": "Gone"}"#) { (button: Button) in
        button.title(for: .selected) == "Gone" && button.currentTitle == nil
      },
      row("state", #""highlighted""#, \Switch.isHighlighted, true),
      row("isOn", "true", \Switch.isOn, true),
      row("progress", "0.25", \ProgressView.progress, 0.25),
      row("state", #""disabled""#, \Slider.isEnabled, false),
      row("minimumValue", "-3", \Slider.minimumValue, -3),
      row("maximumValue", "9", \Slider.maximumValue, 9),
      row("value", "5", with: #""maximumValue": 9"#, \Slider.value, 5),
      row("state", #""disabled""#, \SegmentedControl.isEnabled, false),
      row("items", #"["a", "b"]"#) { (control: SegmentedControl) in
        (0..<control.numberOfSegments).map(control.titleForSegment) == ["a", "b"]
      },
      row(
        "selectedSegmentIndex", "1", with: #""items": ["a", "b"]"#,
        \SegmentedControl.selectedSegmentIndex, 1),
      row("state", #""disabled""#, \Stepper.isEnabled, false),
      row("minimumValue", "-3", \Stepper.minimumValue, -3),
      row("maximumValue", "900", \Stepper.maximumValue, 900),
      row("value", "500", with: #""maximumValue": 900"#, \Stepper.value, 500),
      row("state", #""disabled""#, \PageControl.isEnabled, false),
      row("numberOfPages", "3", \PageControl.numberOfPages, 3),
      row("currentPage", "2", with: #""numberOfPages": 3"#, \PageControl.currentPage, 2),
      row("isAnimating", "true", \ActivityIndicatorView.isAnimating, true),
    ]
  }

  private func images(_ picture: Bitmap) -> [Row] {
    [
      row(
        "image", #"{"file": "a.png", "scale": 0.5}"#, \ImageView.image,
        Image(picture, scale: 0.5)),
      row("image", #""a@2x.png""#, \Button.currentImage, Image(picture, scale: 2)),
      row("images", #"{"highlighted": {"file": "a.png", "renderingMode": "template"}}"#) {
        (button: Button) in
        button.image(for: .highlighted) == Image(picture, renderingMode: .template)
          && button.currentImage == nil
      },
      row("images", #"["a.png"]"#, with: #""titles": ["a", "b"]"#) { (bar: TabBar) in
        bar.items?.map(\.image) == [Image(picture), nil]
      },
    ]
  }

  private func containers() throws -> [Row] {
    [
      row("path", #""M4 12l5 5L20 6""#, \ShapeView.shape, try Path("M4 12L9 17L20 6")),
      row(
        "viewBox", "[0, 1, 24, 22]", \ShapeView.viewBox, CGRect(x: 0, y: 1, width: 24, height: 22)),
      row(
        "flipsForRightToLeftLayoutDirection", "true",
        \ShapeView.flipsForRightToLeftLayoutDirection, true),
      row("contentOffset", #"{"x": 1, "y": 2}"#, \ScrollView.contentOffset, CGPoint(x: 1, y: 2)),
      row(
        "contentSize", #"{"width": 3, "height": 4}"#, \ScrollView.contentSize,
        CGSize(width: 3, height: 4)),
      row("axis", #""vertical""#, \StackView.axis, .vertical),
      row("title", #""Home""#, \NavigationBar.topItem?.title, "Home"),
      row(
        "backButtonTitle", #""Back""#, with: #""title": "Home""#, \NavigationBar.backItem?.title,
        "Back"),
      row("leftItems", #"["Edit"]"#) { (bar: NavigationBar) in
        bar.topItem?.leftBarButtonItems?.map(\.title) == ["Edit"]
      },
      row("rightItems", #"["Add", "Share"]"#) { (bar: NavigationBar) in
        bar.topItem?.rightBarButtonItems?.map(\.title) == ["Add", "Share"]
      },
      row("prefersLargeTitles", "true", \NavigationBar.prefersLargeTitles, true),
      row("titles", #"["a", "b"]"#) { (bar: TabBar) in
        bar.items?.map(\.title) == ["a", "b"] && bar.selectedItem === bar.items?.first
      },
      row("selectedIndex", "1", with: #""titles": ["a", "b"]"#, \TabBar.selectedItem?.title, "b"),
    ]
  }

  @Test("Every key of a view's content sets what it names")
  func content() throws {
    let picture = Bitmap.plain(4, 2, .red)
    let rows = everyView + texts + controls + images(picture) + (try containers())
    for (view, row) in zip(try views(rows.map(\.members), picture: picture), rows) {
      #expect(row.isRead(view), "\(row.members)")
    }
    // The type is the class of the view, layouts have a test above, and spacing needs a stack.
    let keys = Set(SceneVocabulary.everyView.map(\.name))
      .subtracting(["type", "layout", "spacingAfter"])
    for type in SceneVocabulary.viewTypes {
      let read = Set(rows.filter { $0.type == type.name }.map(\.key))
      #expect(read == (type.name == "View" ? keys : Set(type.content.map(\.name))), "\(type.name)")
    }
  }

  @Test("A false key starts no editing and no animation")
  func falseKeys() throws {
    let views = try views([
      #""type": "TextField", "isEditing": false"#,
      #""type": "ActivityIndicatorView", "isAnimating": false"#,
    ])
    #expect((views[0] as? TextField)?.isEditing == false)
    #expect((views[1] as? ActivityIndicatorView)?.isAnimating == false)
  }
}
