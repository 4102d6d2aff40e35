/// Views in scenes: their types, their properties, and how a tree is built.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

/// A view type in scenes.
struct SceneViewType: Sendable {
  let name: String
  let schema: SceneSchema
  let style: SceneStyleKind
  let styleType: any ComponentStyle.Type
  let make: @Sendable () -> View
  /// The content properties, beyond those of every view.
  let content: [SceneProperty<View>]
  /// All properties. Subviews come last, when the view itself is complete.
  let properties: [SceneProperty<View>]

  init<Style: ViewComponentStyle>(
    _ style: Style.Type, _ help: SceneHelp, content: [SceneProperty<View>] = [],
    rules: SceneSchema = [:]
  ) {
    let kind = SceneStyleKind(style)
    name = kind.name
    self.style = kind
    styleType = style
    make = { Style.freshTarget() }
    self.content = content
    let look = SceneProperty<View>("style", kind.reference) { cursor, reading, view in
      guard let target = view as? Style.Target, let style = reading.style(cursor, for: kind) else {
        return
      }
      Style(style).apply(to: target)
    }
    let properties = SceneVocabulary.everyView + [look] + content + [SceneVocabulary.subviews]
    self.properties = properties
    schema = .defined(
      name, help, .object([look] + content, over: SceneVocabulary.baseOfViews).with(rules))
  }
}

extension SceneSchema {
  static let view = defined(
    "view", "A view with its subviews.",
    typed { SceneVocabulary.viewTypes.map { ($0.name, $0.schema) } })

  /// A view has a text or an attributed one.
  fileprivate static func either(_ plain: String, or attributed: String) -> Self {
    ["not": ["required": [.string(plain), .string(attributed)]]]
  }
}

extension SceneVocabulary {
  static let baseOfViews = SceneSchema.defined(
    "anyView", "The keys of every view.", .object(everyView + [subviews], isBase: true))

  static let viewTypes: [SceneViewType] = [
    SceneViewType(ViewStyle.self, "A box, which can contain others."),
    SceneViewType(
      LabelStyle.self, "A short text, vertically centered.",
      content: [
        property("text", \Label.text, .text, "The text."),
        property("attributedText", .attributedText, "Attributed text, in place of text.") {
          (label: Label, text, cursor) in
          if label.text != nil { cursor.report(SceneWording.textTwice("text", "attributedText")) }
          label.attributedText = text
        },
        property("writingDirection", \Label.writingDirection, .choice, writingDirection),
        property(
          "numberOfLines", \Label.numberOfLines, .integer(in: SceneRange.lines),
          "The most lines; 1 by default, 0 is no limit."),
        property(
          "lineBreakMode", \Label.lineBreakMode, .choice,
          "What happens to text that is too wide; byTruncatingTail by default."),
      ], rules: .either("text", or: "attributedText")),
    SceneViewType(
      ButtonStyle.self,
      "A control with an image and a title that may look different in each state.",
      content: [
        state,
        property("title", .text, "The title of the button.") { (button: Button, title, _) in
          button.setTitle(title, for: .normal)
        },
        property(
          "attributedTitle", .attributedText,
          "The attributed title of the button, in place of title."
        ) { (button: Button, title, cursor) in
          if button.title(for: .normal) != nil {
            cursor.report(SceneWording.textTwice("title", "attributedTitle"))
          }
          button.setAttributedTitle(title, for: .normal)
        },
        property("titles", .states(of: .text), "The title of the button in a state.") {
          (button: Button, titles, _) in
          for (state, title) in titles { button.setTitle(title, for: state) }
        },
        property("image", .image, "The image of the button.") { (button: Button, image, _) in
          button.setImage(image, for: .normal)
        },
        property("images", .states(of: .image), "The image of the button in a state.") {
          (button: Button, images, _) in
          for (state, image) in images { button.setImage(image, for: state) }
        },
      ], rules: .either("title", or: "attributedTitle")),
    SceneViewType(
      ImageViewStyle.self, "A picture.",
      content: [property("image", \ImageView.image, .image)]),
    SceneViewType(
      SwitchStyle.self, "A switch, 51 by 31 points.",
      content: [
        state,
        property("isOn", \Switch.isOn, .bool, "Whether the switch is on; false by default."),
      ]),
    SceneViewType(
      TextViewStyle.self, "A longer text with room around it.",
      content: [
        property("text", \TextView.text, .text, "The text."),
        property("attributedText", .attributedText, "Attributed text, in place of text.") {
          (view: TextView, text, cursor) in
          if !view.text.isEmpty { cursor.report(SceneWording.textTwice("text", "attributedText")) }
          view.attributedText = text
        },
        property("writingDirection", \TextView.writingDirection, .choice, writingDirection),
      ],
      rules: [
        "not": [
          "required": ["text", "attributedText"], "properties": ["text": ["minLength": 1]],
        ]
      ]),
    SceneViewType(
      TextFieldStyle.self, "A line of text that can be edited in an app.",
      content: [
        state, property("text", \TextField.text, .text, "The text."),
        property(
          "placeholder", \TextField.placeholder, .text, "The text shown where there is no other."),
        property(
          "isSecureTextEntry", \TextField.isSecureTextEntry, .bool,
          "Whether the text shows as dots; false by default."),
        property(
          "isEditing", .bool, "Whether the field takes keys; false by default."
        ) { (field: TextField, isEditing, _) in
          if isEditing { field.becomeFirstResponder() }
        },
      ]),
    SceneViewType(
      SearchBarStyle.self, "A bar with a field to search in.",
      content: [
        property("text", \SearchBar.searchTextField.text, .text, "The text."),
        property(
          "placeholder", \SearchBar.searchTextField.placeholder, .text,
          "The text shown where there is no other."),
        property(
          "showsCancelButton", \SearchBar.showsCancelButton, .bool,
          "Whether a button ends the search; false by default."),
      ]),
    SceneViewType(
      ProgressViewStyle.self, "A progress bar.",
      content: [
        property(
          "progress", \ProgressView.progress, .number(in: SceneRange.unit),
          "The progress, from 0 to 1; 0 by default.")
      ]),
    SceneViewType(
      SliderStyle.self, "A slider, 31 points high.",
      content: [
        state,
        property("minimumValue", .number(in: SceneRange.distance), "0 by default.") {
          (slider: Slider, value: Double, _) in slider.minimumValue = Float(value)
        },
        property("maximumValue", .number(in: SceneRange.distance), "1 by default.") {
          (slider: Slider, value: Double, _) in slider.maximumValue = Float(value)
        },
        property("value", .number(in: SceneRange.distance), "The value; 0 by default.") {
          (slider: Slider, value: Double, _) in slider.value = Float(value)
        },
      ]),
    SceneViewType(
      SegmentedControlStyle.self, "Titles side by side. One is selected.",
      content: [
        state,
        property("items", .list(of: .text), "The titles.") {
          (control: SegmentedControl, titles, _) in
          for title in titles {
            control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
          }
        },
        property(
          "selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex,
          .integer(in: SceneRange.lines), "The selected segment, from 0; none by default."),
      ]),
    SceneViewType(
      StepperStyle.self, "A minus and a plus sign, 94 by 32 points.",
      content: [
        state,
        property(
          "minimumValue", \Stepper.minimumValue, .number(in: SceneRange.distance), "0 by default."),
        property(
          "maximumValue", \Stepper.maximumValue, .number(in: SceneRange.distance), "100 by default."
        ),
        property(
          "value", \Stepper.value, .number(in: SceneRange.distance),
          "The value, 0 by default; a sign that has no effect is pale."),
      ]),
    SceneViewType(
      PageControlStyle.self, "A dot for each page.",
      content: [
        state,
        property(
          "numberOfPages", \PageControl.numberOfPages, .integer(in: SceneRange.lines),
          "The number of pages; 0 by default."),
        property(
          "currentPage", \PageControl.currentPage, .integer(in: SceneRange.lines),
          "The page that is shown, from 0; 0 by default."),
      ]),
    SceneViewType(
      ActivityIndicatorViewStyle.self, "Spokes that turn.",
      content: [
        property("isAnimating", .bool, "Whether they show; false by default.") {
          (view: ActivityIndicatorView, isAnimating, _) in
          if isAnimating { view.startAnimating() }
        }
      ]),
    SceneViewType(
      ShapeViewStyle.self, "A path that is filled, drawn as a line, or both.",
      content: [
        property(
          "path", \ShapeView.shape, .path,
          "The path in the syntax of SVG, such as M4 12l5 5L20 6."),
        property(
          "viewBox", \ShapeView.viewBox, .viewBox,
          """
          The part of the path's coordinates that is fitted into the view: x, y, width and height. \
          Without it, the path is in points of the view.
          """),
        property(
          "flipsForRightToLeftLayoutDirection", \ShapeView.flipsForRightToLeftLayoutDirection,
          .bool, "Whether the path is mirrored in right-to-left layouts; false by default."),
      ]),
    SceneViewType(
      ScrollViewStyle.self, "A view that shows a part of its content, from an offset on.",
      content: [
        property(
          "contentOffset", \ScrollView.contentOffset,
          .object(
            "contentOffset", "The point of the content at the top left corner, in points.", point,
            from: .zero)),
        property(
          "contentSize", \ScrollView.contentSize,
          .object(
            "contentSize", "The size of the content, for the indicators, in points.", extent,
            from: .zero)),
      ]),
    SceneViewType(
      StackViewStyle.self, "A row or a column of views.",
      content: [
        property(
          "axis", \StackView.axis, .choice,
          "The axis along which views are arranged; horizontal by default.")
      ]),
    SceneViewType(
      NavigationBarStyle.self, "The bar at the top of a screen.",
      content: [
        property("title", .text, "The title.") { (bar: NavigationBar, title, _) in
          bar.shownItem.title = title
        },
        property("backButtonTitle", .text, "The title of the button that leads back.") {
          (bar: NavigationBar, title, _) in
          let item = bar.shownItem
          bar.items = [NavigationItem(title: title), item]
        },
        property("leftItems", .list(of: .text), "The titles of the buttons at the leading edge.") {
          (bar: NavigationBar, titles, _) in bar.shownItem.leftBarButtonItems = buttons(titles)
        },
        property("rightItems", .list(of: .text), "The titles of the buttons, the last one first.") {
          (bar: NavigationBar, titles, _) in bar.shownItem.rightBarButtonItems = buttons(titles)
        },
        property(
          "prefersLargeTitles", \NavigationBar.prefersLargeTitles, .bool,
          "Whether the title stands large below the buttons; false by default."),
      ]),
    SceneViewType(
      TabBarStyle.self, "The bar with tabs at the bottom of a screen.",
      content: [
        property("titles", .list(of: .text), "The titles of the tabs.") {
          (bar: TabBar, titles, _) in
          bar.items = titles.map { TabBarItem(title: $0, image: nil, selectedImage: nil) }
          bar.selectedItem = bar.items?.first
        },
        property("images", .list(of: .image), "The images of the tabs, after titles.") {
          (bar: TabBar, images, _) in
          for (item, image) in zip(bar.items ?? [], images) { item.image = image }
        },
        property(
          "selectedIndex", .integer(in: SceneRange.lines),
          "The index of the tab that is shown; 0 by default."
        ) { (bar: TabBar, index, _) in bar.selectedItem = bar.items?.dropFirst(index).first },
      ]),
  ]

  private static func buttons(_ titles: [String]) -> [BarButtonItem] {
    titles.map { BarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
  }

  private static let writingDirection: SceneHelp =
    """
    The direction of text; natural, the default, is that of each paragraph's first letter with a \
    direction.
    """

  /// The properties of every view, except for its style, which depends on its type, and the views
  /// inside it.
  static let everyView: [SceneProperty<View>] = [
    // Read first, because it decides which other keys are valid.
    SceneProperty("type", ["type": "string"], "The type of the view.", isRequired: true) {
      _, _, _ in
    },
    SceneProperty(
      "name",
      [
        "type": "string",
        "pattern": .string(
          #"^(?!.*\[[+-]?[0-9]+\]$)"#
            + #"[^\s/\x00-\x1f\x7f-\x9f]([^/\x00-\x1f\x7f-\x9f]*[^\s/\x00-\x1f\x7f-\x9f])?$"#
        ),
      ], "The name of the view in display lists and messages; its type by default."
    ) { cursor, _, view in
      guard let name = cursor.asString() else { return }
      if isAcceptableName(name) { view.name = name } else { cursor.report(SceneWording.badName) }
    },
    SceneProperty(
      "isHidden", \.isHidden, .bool,
      "Whether the view and its subviews are hidden; false by default."),
    SceneProperty(
      "layoutDirection", \.layoutDirection, .choice,
      """
      The direction of the content; by default the container's, or left to right at the root.
      """),
    SceneProperty(
      "contentSizeCategory", \.contentSizeCategory, .choice,
      """
      The text size for fonts that follow a text style; by default the container's, or large at \
      the root.
      """),
    SceneProperty(
      "language", \.language, .text,
      "The language of texts as a tag of BCP 47, such as ro; the container's by default."),
    SceneProperty(
      "showsPseudolocalizedText", \.showsPseudolocalizedText, .bool,
      """
      Whether texts are shown pseudolocalized; by default as the container's, or false at the root.
      """),
    SceneProperty("frame", \.frame, .frame),
    SceneProperty(
      "layout", \.layout,
      .object(
        "layout",
        """
        The view's position in its container, and its size. A StackView decides the position; \
        sizes and priorities still apply.
        """, layout, from: LayoutRules())),
    SceneProperty(
      "spacingAfter", .distance,
      "In a StackView: the room after this view, in place of the stack's spacing."
    ) { (view: inout View, spacing: Tokenized<Double>, cursor) in
      guard let stack = view.superview as? StackView else {
        return cursor.report(SceneWording.spacingOutsideStack)
      }
      stack.setCustomSpacing(spacing, after: view)
    },
  ].map { $0.defined(in: "view") }

  static let subviews = SceneProperty<View>(
    "views", .list(of: .view),
    "The subviews, from back to front; in a StackView, in their order."
  ) { cursor, reading, view in
    for element in cursor.asArray() ?? [] { reading.view(element, inside: view) }
  }.defined(in: "view")

  private static let state = SceneProperty<View>("state", .state) { view, state, _ in
    (view as? Control)?.enter(state)
  }

  /// Declares a property of one view type. A table is read only for views of its type.
  private static func property<V: View, Found>(
    _ name: String, _ value: SceneValue<Found>, _ help: SceneHelp? = nil,
    _ take: @escaping @Sendable (V, Found, JSONCursor) -> Void
  ) -> SceneProperty<View> {
    SceneProperty(name, value, help) { view, found, cursor in
      if let view = view as? V { take(view, found, cursor) }
    }
  }

  private static func property<V: View, Found>(
    _ name: String, _ place: ReferenceWritableKeyPath<V, Found> & Sendable,
    _ value: SceneValue<Found>, _ help: SceneHelp? = nil
  ) -> SceneProperty<View> {
    property(name, value, help) { (view: V, found, _) in view[keyPath: place] = found }
  }

  private static func property<V: View, Found>(
    _ name: String, _ place: ReferenceWritableKeyPath<V, Found?> & Sendable,
    _ value: SceneValue<Found>, _ help: SceneHelp? = nil
  ) -> SceneProperty<View> {
    property(name, value, help) { (view: V, found, _) in view[keyPath: place] = found }
  }
}

extension SceneReading {
  /// Creates a view with its subviews. After a problem, reading continues to find further ones.
  ///
  /// Recursion is bounded by the nesting limit of the JSON reader.
  @discardableResult
  func view(_ cursor: JSONCursor, inside container: View? = nil) -> View? {
    guard case .object = cursor.node.kind else { return cursor.wrong(SceneWording.expectedView) }
    let types = SceneVocabulary.viewTypes
    let type: SceneViewType?
    if let field = cursor.member("type") {
      type = field.asEnumeration(types.map { (name: $0.name, value: $0) })
    } else {
      cursor.report(SceneWording.noType)
      type = nil
    }
    guard let type else {
      // The type decides which other keys are allowed. The views inside can be checked all the
      // same.
      for element in cursor.member("views")?.asArray() ?? [] { view(element) }
      return nil
    }

    var view = type.make()
    (view as? Control)?.enter(state)
    if let stack = container as? StackView {
      stack.addArrangedSubview(view)
    } else {
      container?.addSubview(view)
    }
    readKeys(cursor, of: type, into: &view)
    return view
  }

  private func readKeys(_ cursor: JSONCursor, of type: SceneViewType, into view: inout View) {
    let types = SceneVocabulary.viewTypes
    read(cursor, type.properties, into: &view) { key in
      if type.style.keys.contains(key) { return SceneWording.styleKey }
      if SceneVocabulary.layout.contains(where: { $0.name == key }) {
        return SceneWording.layoutKey
      }
      let owners = types.filter { $0.content.contains { $0.name == key } }
      return owners.isEmpty
        ? nearStyleOrLayout(key, of: type)
        : SceneWording.otherType(key, of: owners.map(\.name), not: type.name)
    }
  }

  /// Returns the message for an unknown key that is closest to a style or layout key.
  private func nearStyleOrLayout(_ key: String, of type: SceneViewType) -> String? {
    let own = type.properties.map(\.name)
    let style = type.style.properties.map(\.name)
    guard let near = nearestName(to: key, among: own + style + SceneVocabulary.layout.map(\.name)),
      !own.contains(near)
    else { return nil }
    return SceneWording.unknownKey(near: near, in: style.contains(near) ? "style" : "layout")
  }
}

extension NavigationBar {
  /// The item that is shown, which is made where there is none.
  fileprivate var shownItem: NavigationItem {
    if let topItem { return topItem }
    let item = NavigationItem()
    items = [item]
    return item
  }
}
