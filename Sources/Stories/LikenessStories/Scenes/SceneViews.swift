/// Views in scenes: their types, their properties, and how a tree is built.
import LikenessDisplayList
import LikenessJSON
import LikenessText
import LikenessViews

/// A view type in scenes.
struct SceneViewType: Sendable {
  let name: String
  let style: SceneStyleKind
  let make: @Sendable () -> View
  /// The content properties, beyond those of every view.
  let content: [SceneProperty<View>]
  /// All properties. Subviews come last, when the view itself is complete.
  let properties: [SceneProperty<View>]

  init<Style: ViewComponentStyle>(_ style: Style.Type, content: [SceneProperty<View>]) {
    let kind = SceneStyleKind(style)
    name = kind.name
    self.style = kind
    make = { Style.freshTarget() }
    self.content = content
    let look = SceneProperty<View>("style") { cursor, reading, view in
      guard let target = view as? Style.Target, let style = reading.style(cursor, for: kind) else {
        return
      }
      Style(style).apply(to: target)
    }
    properties = SceneVocabulary.everyView + [look] + content + [SceneVocabulary.subviews]
  }
}

extension SceneVocabulary {
  static let viewTypes: [SceneViewType] = [
    SceneViewType(ViewStyle.self, content: []),
    SceneViewType(
      LabelStyle.self,
      content: [
        property("text", of: Label.self) { cursor, _, label in label.text = cursor.asString() },
        property("attributedText", of: Label.self) { cursor, reading, label in
          if label.text != nil { cursor.report(SceneWording.textTwice("text", "attributedText")) }
          label.attributedText = reading.attributedText(cursor)
        },
        property("writingDirection", of: Label.self) { cursor, _, label in
          label.writingDirection = cursor.asEnumeration(WritingDirection.self) ?? .natural
        },
        property("numberOfLines", of: Label.self) { cursor, _, label in
          label.numberOfLines = cursor.asInteger(in: SceneRange.lines) ?? 1
        },
        property("lineBreakMode", of: Label.self) { cursor, _, label in
          label.lineBreakMode = cursor.asEnumeration(LineBreakMode.self) ?? .byTruncatingTail
        },
      ]),
    SceneViewType(
      ButtonStyle.self,
      content: [state] + [
        property("title", of: Button.self) { cursor, _, button in
          button.setTitle(cursor.asString(), for: .normal)
        },
        property("attributedTitle", of: Button.self) { cursor, reading, button in
          if button.title(for: .normal) != nil {
            cursor.report(SceneWording.textTwice("title", "attributedTitle"))
          }
          button.setAttributedTitle(reading.attributedText(cursor), for: .normal)
        },
        property("titles", of: Button.self) { cursor, reading, button in
          for (state, title) in reading.states(cursor, { $0.asString() }) {
            button.setTitle(title, for: state)
          }
        },
        property("image", of: Button.self) { cursor, reading, button in
          button.setImage(reading.image(cursor), for: .normal)
        },
        property("images", of: Button.self) { cursor, reading, button in
          for (state, image) in reading.states(cursor, { reading.image($0) }) {
            button.setImage(image, for: state)
          }
        },
      ]),
    SceneViewType(
      ImageViewStyle.self,
      content: [
        property("image", of: ImageView.self) { cursor, reading, view in
          view.image = reading.image(cursor)
        }
      ]),
    SceneViewType(
      SwitchStyle.self,
      content: [
        state,
        property("isOn", of: Switch.self) { cursor, _, view in view.isOn = cursor.asBool() ?? false
        },
      ]),
    SceneViewType(
      TextViewStyle.self,
      content: [
        property("text", of: TextView.self) { cursor, _, view in view.text = cursor.asString() ?? ""
        },
        property("attributedText", of: TextView.self) { cursor, reading, view in
          if !view.text.isEmpty { cursor.report(SceneWording.textTwice("text", "attributedText")) }
          view.attributedText = reading.attributedText(cursor)
        },
        property("writingDirection", of: TextView.self) { cursor, _, view in
          view.writingDirection = cursor.asEnumeration(WritingDirection.self) ?? .natural
        },
      ]),
    SceneViewType(
      ProgressViewStyle.self,
      content: [
        property("progress", of: ProgressView.self) { cursor, _, view in
          view.progress = cursor.asNumber(in: SceneRange.unit) ?? 0
        }
      ]),
    SceneViewType(
      ShapeViewStyle.self,
      content: [
        property("path", of: ShapeView.self) { cursor, reading, view in
          view.shape = reading.path(cursor) ?? Path()
        },
        property("viewBox", of: ShapeView.self) { cursor, reading, view in
          view.viewBox = reading.viewBox(cursor)
        },
        property("flipsForRightToLeftLayoutDirection", of: ShapeView.self) { cursor, _, view in
          view.flipsForRightToLeftLayoutDirection = cursor.asBool() ?? false
        },
      ]),
    SceneViewType(
      StackViewStyle.self,
      content: [
        property("axis", of: StackView.self) { cursor, _, stack in
          stack.axis = cursor.asEnumeration(StackView.Axis.self) ?? .horizontal
        }
      ]),
  ]

  /// The properties of every view, except for its style, which depends on its type, and the views
  /// inside it.
  static let everyView: [SceneProperty<View>] = [
    // Read first, because it decides which other keys are valid.
    SceneProperty("type", isRequired: true) { _, _, _ in },
    SceneProperty("name") { cursor, _, view in
      guard let name = cursor.asString() else { return }
      if isAcceptableName(name) { view.name = name } else { cursor.report(SceneWording.badName) }
    },
    SceneProperty("isHidden", \.isHidden) { cursor, _ in cursor.asBool() },
    SceneProperty("layoutDirection", \.layoutDirection) { cursor, _ in
      cursor.asEnumeration(LayoutDirection.self)
    },
    SceneProperty("contentSizeCategory", \.contentSizeCategory) { cursor, _ in
      cursor.asEnumeration(ContentSizeCategory.self)
    },
    SceneProperty("language", \.language) { cursor, _ in cursor.asString() },
    SceneProperty("showsPseudolocalizedText", \.showsPseudolocalizedText) { cursor, _ in
      cursor.asBool()
    },
    SceneProperty("frame") { cursor, reading, view in
      if let frame = reading.value(cursor, SceneVocabulary.frame, from: .zero) {
        view.frame = frame
      }
    },
    SceneProperty("layout") { cursor, reading, view in
      reading.read(cursor, SceneVocabulary.layout, into: &view.layout)
    },
    SceneProperty("spacingAfter") { cursor, reading, view in
      let spacing = reading.distance(cursor, in: SceneRange.distance)
      guard let stack = view.superview as? StackView else {
        return cursor.report(SceneWording.spacingOutsideStack)
      }
      stack.setCustomSpacing(spacing, after: view)
    },
  ]

  static let subviews = SceneProperty<View>("views") { cursor, reading, view in
    for element in cursor.asArray() ?? [] { reading.view(element, inside: view) }
  }

  private static let state = SceneProperty<View>("state") { cursor, reading, view in
    if let state = reading.state(cursor) { (view as? Control)?.enter(state) }
  }

  /// Declares a property of one view type. A table is read only for views of its type.
  private static func property<V: View>(
    _ name: String, of type: V.Type,
    _ read: @escaping @Sendable (JSONCursor, SceneReading, V) -> Void
  ) -> SceneProperty<View> {
    SceneProperty(name) { cursor, reading, view in
      if let view = view as? V { read(cursor, reading, view) }
    }
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
