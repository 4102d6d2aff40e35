/// Views in scenes: their types, their properties, and how a tree is built.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

/// A view type in scenes. An object, because every view of a scene names one.
final class SceneViewType: Sendable {
  let name: String
  let schema: SceneSchema
  let style: SceneStyleKind
  let styleType: any ComponentStyle.Type
  /// Whether it arranges its subviews.
  let isStack: Bool
  let make: @Sendable () -> View
  /// The content properties, beyond those of every view.
  let content: [SceneProperty<SceneView>]
  /// All properties. Subviews come last, when the view itself is complete.
  let properties: SceneTable<SceneView>

  init<Style: ViewComponentStyle>(
    _ style: Style.Type, _ help: SceneHelp, content: [SceneProperty<SceneView>] = [],
    rules: SceneSchema = [:]
  ) {
    let kind = SceneStyleKind(style)
    let maker = SceneStyleMaker<Style>()
    name = kind.name
    self.style = kind
    styleType = style
    isStack = style == StackViewStyle.self
    make = { Style.freshTarget() }
    self.content = content
    let look = SceneProperty<SceneView>("style", kind.reference) { cursor, reading, view in
      guard let found = reading.style(cursor, for: kind) else { return }
      let style = maker.style(found)
      view.set { (target: Style.Target) in style.apply(to: target) }
    }
    properties = SceneTable(
      SceneVocabulary.everyView + [look] + content + [SceneVocabulary.subviews])
    schema = .defined(
      name, help,
      .object(SceneTable([look] + content), over: SceneVocabulary.baseOfViews).with(rules))
  }
}

/// A view of a scene, as it was read: everything that makes it.
struct SceneView: Sendable {
  let type: SceneViewType
  /// Whether it is inside a stack.
  let isArranged: Bool
  /// Whether it has a plain text, beside which there is no attributed one.
  var hasText = false
  /// What sets its properties, in the order of their table.
  private var settings: [@Sendable (View) -> Void] = []
  var views: [SceneView] = []

  init(_ type: SceneViewType, isArranged: Bool = false) {
    self.type = type
    self.isArranged = isArranged
  }

  /// Adds what sets a property of a view of one type.
  mutating func set<V: View>(_ body: @escaping @Sendable (V) -> Void) {
    settings.append { if let view = $0 as? V { body(view) } }
  }

  /// Creates the view with its subviews.
  ///
  /// - Parameter state: The state of controls that do not set one.
  func make(_ state: Control.State, inside container: View? = nil) -> View {
    let view = type.make()
    (view as? Control)?.enter(state)
    if let stack = container as? StackView {
      stack.addArrangedSubview(view)
    } else {
      container?.addSubview(view)
    }
    for set in settings { set(view) }
    for inner in views { _ = inner.make(state, inside: view) }
    return view
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
    "anyView", "The keys of every view.",
    .object(SceneTable(everyView + [subviews]), isBase: true))

  static let typesByName = Dictionary(uniqueKeysWithValues: viewTypes.map { ($0.name, $0) })

  static let viewTypes: [SceneViewType] = [
    SceneViewType(ViewStyle.self, "A box, which can contain others."),
    SceneViewType(
      LabelStyle.self, "A short text, vertically centered.",
      content: [
        text("text", "The text.") { (label: Label, text: String) in label.text = text },
        attributed("attributedText", "Attributed text, in place of text.", or: "text") {
          (label: Label, text) in label.attributedText = text
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
        text("title", "The title of the button.") { (button: Button, title: String) in
          button.setTitle(title, for: .normal)
        },
        attributed(
          "attributedTitle", "The attributed title of the button, in place of title.", or: "title"
        ) { (button: Button, title) in button.setAttributedTitle(title, for: .normal) },
        property("titles", .states(of: .text), "The title of the button in a state.") {
          (button: Button, titles) in
          for (state, title) in titles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            button.setTitle(title, for: state)
          }
        },
        property("image", .image, "The image of the button.") { (button: Button, image) in
          button.setImage(image, for: .normal)
        },
        property("images", .states(of: .image), "The image of the button in a state.") {
          (button: Button, images) in
          for (state, image) in images.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            button.setImage(image, for: state)
          }
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
        text("text", "The text.", ifEmpty: false) { (view: TextView, text: String) in
          view.text = text
        },
        attributed("attributedText", "Attributed text, in place of text.", or: "text") {
          (view: TextView, text) in view.attributedText = text
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
        ) { (field: TextField, isEditing) in
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
          (slider: Slider, value: Double) in slider.minimumValue = Float(value)
        },
        property("maximumValue", .number(in: SceneRange.distance), "1 by default.") {
          (slider: Slider, value: Double) in slider.maximumValue = Float(value)
        },
        property("value", .number(in: SceneRange.distance), "The value; 0 by default.") {
          (slider: Slider, value: Double) in slider.value = Float(value)
        },
      ]),
    SceneViewType(
      SegmentedControlStyle.self, "Titles side by side. One is selected.",
      content: [
        state,
        property("items", .list(of: .text), "The titles.") {
          (control: SegmentedControl, titles) in
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
          (view: ActivityIndicatorView, isAnimating) in
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
        property("title", .text, "The title.") { (bar: NavigationBar, title) in
          bar.shownItem.title = title
        },
        property("backButtonTitle", .text, "The title of the button that leads back.") {
          (bar: NavigationBar, title) in
          let item = bar.shownItem
          bar.items = [NavigationItem(title: title), item]
        },
        property("leftItems", .list(of: .text), "The titles of the buttons at the leading edge.") {
          (bar: NavigationBar, titles) in bar.shownItem.leftBarButtonItems = buttons(titles)
        },
        property("rightItems", .list(of: .text), "The titles of the buttons, the last one first.") {
          (bar: NavigationBar, titles) in bar.shownItem.rightBarButtonItems = buttons(titles)
        },
        property(
          "prefersLargeTitles", \NavigationBar.prefersLargeTitles, .bool,
          "Whether the title stands large below the buttons; false by default."),
      ]),
    SceneViewType(
      TabBarStyle.self, "The bar with tabs at the bottom of a screen.",
      content: [
        property("titles", .list(of: .text), "The titles of the tabs.") {
          (bar: TabBar, titles) in
          bar.items = titles.map { TabBarItem(title: $0, image: nil, selectedImage: nil) }
          bar.selectedItem = bar.items?.first
        },
        property("images", .list(of: .image), "The images of the tabs, after titles.") {
          (bar: TabBar, images) in
          for (item, image) in zip(bar.items ?? [], images) { item.image = image }
        },
        property(
          "selectedIndex", .integer(in: SceneRange.lines),
          "The index of the tab that is shown; 0 by default."
        ) { (bar: TabBar, index) in bar.selectedItem = bar.items?.dropFirst(index).first },
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
  static let everyView: [SceneProperty<SceneView>] = [
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
      guard isAcceptableName(name) else { return cursor.report(SceneWording.badName) }
      view.set { (view: View) in view.name = name }
    },
    property(
      "isHidden", \View.isHidden, .bool,
      "Whether the view and its subviews are hidden; false by default."),
    property(
      "layoutDirection", \View.layoutDirection, .choice,
      """
      The direction of the content; by default the container's, or left to right at the root.
      """),
    property(
      "contentSizeCategory", \View.contentSizeCategory, .choice,
      """
      The text size for fonts that follow a text style; by default the container's, or large at \
      the root.
      """),
    property(
      "language", \View.language, .text,
      "The language of texts as a tag of BCP 47, such as ro; the container's by default."),
    property(
      "showsPseudolocalizedText", \View.showsPseudolocalizedText, .bool,
      """
      Whether texts are shown pseudolocalized; by default as the container's, or false at the root.
      """),
    property("frame", \View.frame, .frame),
    property(
      "layout", \View.layout,
      .object(
        "layout",
        """
        The view's position in its container, and its size. A StackView decides the position; \
        sizes and priorities still apply.
        """, layout, from: LayoutRules())),
    SceneProperty(
      "spacingAfter", .distance,
      "In a StackView: the room after this view, in place of the stack's spacing."
    ) { (view: inout SceneView, spacing: Tokenized<Double>, cursor) in
      guard view.isArranged else { return cursor.report(SceneWording.spacingOutsideStack) }
      view.set { (view: View) in
        (view.superview as? StackView)?.setCustomSpacing(spacing, after: view)
      }
    },
  ].map { $0.defined(in: "view") }

  static let subviews = SceneProperty<SceneView>(
    "views", .list(of: .view),
    "The subviews, from back to front; in a StackView, in their order."
  ) { cursor, reading, view in
    view.views = (cursor.asArray() ?? []).compactMap { reading.view($0, inside: view.type) }
  }.defined(in: "view")

  private static let state = property("state", .state) { (control: Control, state) in
    control.enter(state)
  }

  /// Declares a property of one view type. A table is read only for views of its type.
  private static func property<V: View, Found: Sendable>(
    _ name: String, _ value: SceneValue<Found>, _ help: SceneHelp? = nil,
    _ take: @escaping @Sendable (V, Found) -> Void
  ) -> SceneProperty<SceneView> {
    SceneProperty(name, value, help) { view, found, _ in view.set { (view: V) in take(view, found) }
    }
  }

  private static func property<V: View, Found: Sendable>(
    _ name: String, _ place: ReferenceWritableKeyPath<V, Found> & Sendable,
    _ value: SceneValue<Found>, _ help: SceneHelp? = nil
  ) -> SceneProperty<SceneView> {
    property(name, value, help) { (view: V, found) in view[keyPath: place] = found }
  }

  private static func property<V: View, Found: Sendable>(
    _ name: String, _ place: ReferenceWritableKeyPath<V, Found?> & Sendable,
    _ value: SceneValue<Found>, _ help: SceneHelp? = nil
  ) -> SceneProperty<SceneView> {
    property(name, value, help) { (view: V, found) in view[keyPath: place] = found }
  }

  /// Declares the plain text of a view type. `ifEmpty` is whether an empty one counts, too.
  private static func text<V: View>(
    _ name: String, _ help: SceneHelp, ifEmpty: Bool = true,
    _ take: @escaping @Sendable (V, String) -> Void
  ) -> SceneProperty<SceneView> {
    SceneProperty(name, .text, help) { (view: inout SceneView, text: String, _) in
      view.hasText = ifEmpty || !text.isEmpty
      view.set { (view: V) in take(view, text) }
    }
  }

  /// Declares the attributed text of a view type, in place of a plain one.
  private static func attributed<V: View>(
    _ name: String, _ help: SceneHelp, or plain: String,
    _ take: @escaping @Sendable (V, AttributedText) -> Void
  ) -> SceneProperty<SceneView> {
    SceneProperty(name, .attributedText, help) {
      (view: inout SceneView, text: AttributedText, cursor) in
      if view.hasText { cursor.report(SceneWording.textTwice(plain, name)) }
      view.set { (view: V) in take(view, text) }
    }
  }
}

extension SceneReading {
  /// Reads a view with its subviews. After a problem, reading continues to find further ones.
  ///
  /// Recursion is bounded by the nesting limit of the JSON reader.
  func view(_ cursor: JSONCursor, inside container: SceneViewType? = nil) -> SceneView? {
    guard case .object = cursor.node.kind else { return cursor.wrong(SceneWording.expectedView) }
    let type: SceneViewType?
    if let field = cursor.member("type") {
      if case .string(let name) = field.node.kind, let known = SceneVocabulary.typesByName[name] {
        type = known
      } else {
        type = field.asEnumeration(SceneVocabulary.viewTypes.map { ($0.name, $0) })
      }
    } else {
      cursor.report(SceneWording.noType)
      type = nil
    }
    guard let type else {
      // The type decides which other keys are allowed. The views inside can be checked all the
      // same.
      for element in cursor.member("views")?.asArray() ?? [] { _ = view(element) }
      return nil
    }

    var view = SceneView(type, isArranged: container?.isStack == true)
    readKeys(cursor, of: type, into: &view)
    return view
  }

  private func readKeys(_ cursor: JSONCursor, of type: SceneViewType, into view: inout SceneView) {
    read(cursor, type.properties, into: &view) { key in
      if type.style.keys.contains(key) { return SceneWording.styleKey }
      if SceneVocabulary.layout.contains(where: { $0.name == key }) {
        return SceneWording.layoutKey
      }
      let owners = SceneVocabulary.viewTypes.filter { $0.content.contains { $0.name == key } }
      return owners.isEmpty
        ? nearStyleOrLayout(key, of: type)
        : SceneWording.otherType(key, of: owners.map(\.name), not: type.name)
    }
  }

  /// Returns the message for an unknown key that is closest to a style or layout key.
  private func nearStyleOrLayout(_ key: String, of type: SceneViewType) -> String? {
    let own = type.properties.map(\.name)
    let style = type.style.table.map(\.name)
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
