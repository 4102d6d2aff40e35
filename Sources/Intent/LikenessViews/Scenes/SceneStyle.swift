/// Styles in scenes: one object with the properties of every style struct, of which each type of view takes its own.
import LikenessDisplayList
import LikenessGraphics
import LikenessJSON
import LikenessText

/// A style as a scene has it: what belongs to the box and what belongs to the content side by side.
struct SceneStyle {
  var box = ViewStyle()
  /// What labels and text views share is kept here for both.
  var label = LabelStyle()
  var font: SceneFont?
  var textView = TextViewStyle()
  var button = ButtonStyle()
  var buttonState = ButtonStateStyle()
  var imageView = ImageViewStyle()
  var toggle = SwitchStyle()
  var progressView = ProgressViewStyle()
  var stackView = StackViewStyle()
  /// The properties that were given.
  var keys: Set<String> = []

  /// This style with everything that `other` sets set so.
  func merging(_ other: SceneStyle) -> SceneStyle {
    SceneStyle(
      box: box.merging(other.box), label: label.merging(other.label), font: other.font ?? font, textView: textView.merging(other.textView),
      button: button.merging(other.button), buttonState: buttonState.merging(other.buttonState),
      imageView: imageView.merging(other.imageView), toggle: toggle.merging(other.toggle),
      progressView: progressView.merging(other.progressView), stackView: stackView.merging(other.stackView), keys: keys.union(other.keys))
  }
}

/// What a style is for. The raw value is the type of view, in the words of messages.
enum SceneStyleKind: String, CaseIterable {
  case view = "View"
  case label = "Label"
  case button = "Button"
  case buttonState = "state of a Button"
  case imageView = "ImageView"
  case toggle = "Switch"
  case textView = "TextView"
  case progressView = "ProgressView"
  case stackView = "StackView"
  /// A style that is declared by name, and may be for any of them.
  case named = "view"

  var properties: [SceneProperty<SceneStyle>] { SceneVocabulary.styles[self] ?? [] }
  var keys: Set<String> { SceneVocabulary.styleKeys[self] ?? [] }
}

extension SceneVocabulary {
  static let styles: [SceneStyleKind: [SceneProperty<SceneStyle>]] = [
    .view: box,
    .label: box + text,
    .button: box + button,
    .buttonState: box + buttonState,
    .imageView: box + imageView,
    .toggle: box + toggle,
    .textView: box + text + textView,
    .progressView: box + progressView,
    .stackView: box + stackView,
    .named: box + text + textView + button + buttonState + imageView + toggle + progressView + stackView,
  ]

  static let styleKeys = styles.mapValues { Set($0.map(\.name)) }

  private static let box: [SceneProperty<SceneStyle>] = [
    SceneProperty<ViewStyle>("backgroundColor", \.backgroundColor) { $1.color($0) },
    SceneProperty<ViewStyle>("backgroundGradient", \.backgroundGradient) { $1.gradient($0) },
    SceneProperty<ViewStyle>("borderWidth", \.borderWidth) { $1.points($0, in: SceneRange.length) },
    SceneProperty<ViewStyle>("borderColor", \.borderColor) { $1.color($0) },
    SceneProperty<ViewStyle>("cornerRadius", \.cornerRadius) { $1.cornerRadius($0) },
    SceneProperty<ViewStyle>("cornerRadii", \.cornerRadii) { $1.cornerRadii($0) },
    SceneProperty<ViewStyle>("clipsToBounds", \.clipsToBounds) { cursor, _ in cursor.asBool() },
    SceneProperty<ViewStyle>("alpha", \.alpha) { cursor, _ in cursor.asNumber(in: SceneRange.unit) },
    SceneProperty<ViewStyle>("shadow", \.shadow) { $1.shadow($0) },
    SceneProperty<ViewStyle>("tintColor", \.tintColor) { $1.color($0) },
  ].map { $0.inside(\.box) }

  private static let text: [SceneProperty<SceneStyle>] =
    [SceneProperty("font", \.font) { $1.font($0) }]
    + [
      SceneProperty<LabelStyle>("textColor", \.textColor) { $1.color($0) },
      SceneProperty<LabelStyle>("textAlignment", \.textAlignment) { cursor, _ in cursor.asEnumeration(TextAlignment.self) },
      SceneProperty<LabelStyle>("lineHeight", \.lineHeight) { $1.points($0, in: SceneRange.length) },
      SceneProperty<LabelStyle>("letterSpacing", \.letterSpacing) { $1.points($0, in: SceneRange.distance) },
      SceneProperty<LabelStyle>("textShadow", \.textShadow) { $1.shadow($0) },
    ].map { $0.inside(\.label) }

  private static let textView: [SceneProperty<SceneStyle>] = [
    SceneProperty("textContainerInset", \.textView.textContainerInset) { $1.insets($0) }
  ]

  private static let button: [SceneProperty<SceneStyle>] = [
    SceneProperty<ButtonStyle>("titleStyle", \.titleStyle) { $1.style($0, for: .label)?.labelStyle },
    SceneProperty<ButtonStyle>("contentEdgeInsets", \.contentEdgeInsets) { $1.insets($0) },
    SceneProperty<ButtonStyle>("imageTitleSpacing", \.imageTitleSpacing) { $1.points($0, in: SceneRange.distance) },
    SceneProperty<ButtonStyle>("contentHorizontalAlignment", \.contentHorizontalAlignment) { cursor, _ in
      cursor.asEnumeration(Button.ContentHorizontalAlignment.self)
    },
    SceneProperty<ButtonStyle>("states", \.states) { cursor, reading in
      reading.states(cursor) { reading.style($0, for: .buttonState)?.buttonStateStyle }
    },
  ].map { $0.inside(\.button) }

  private static let buttonState: [SceneProperty<SceneStyle>] = [
    SceneProperty("titleColor", \.buttonState.titleColor) { $1.color($0) }
  ]

  private static let imageView: [SceneProperty<SceneStyle>] = [
    SceneProperty<ImageViewStyle>("contentMode", \.contentMode) { cursor, _ in cursor.asEnumeration(ContentMode.self) },
    SceneProperty<ImageViewStyle>("interpolation", \.interpolation) { cursor, _ in
      cursor.asEnumeration(ImagePlacement.Interpolation.self)
    },
  ].map { $0.inside(\.imageView) }

  private static let toggle: [SceneProperty<SceneStyle>] = [
    SceneProperty<SwitchStyle>("onTintColor", \.onTintColor) { $1.color($0) },
    SceneProperty<SwitchStyle>("offTintColor", \.offTintColor) { $1.color($0) },
    SceneProperty<SwitchStyle>("thumbTintColor", \.thumbTintColor) { $1.color($0) },
  ].map { $0.inside(\.toggle) }

  private static let progressView: [SceneProperty<SceneStyle>] = [
    SceneProperty<ProgressViewStyle>("progressTintColor", \.progressTintColor) { $1.color($0) },
    SceneProperty<ProgressViewStyle>("trackTintColor", \.trackTintColor) { $1.color($0) },
    SceneProperty<ProgressViewStyle>("barHeight", \.barHeight) { $1.points($0, in: SceneRange.length) },
  ].map { $0.inside(\.progressView) }

  private static let stackView: [SceneProperty<SceneStyle>] = [
    SceneProperty<StackViewStyle>("spacing", \.spacing) { $1.points($0, in: SceneRange.distance) },
    SceneProperty<StackViewStyle>("alignment", \.alignment) { cursor, _ in cursor.asEnumeration(StackView.Alignment.self) },
    SceneProperty<StackViewStyle>("distribution", \.distribution) { cursor, _ in cursor.asEnumeration(StackView.Distribution.self) },
    SceneProperty<StackViewStyle>("margins", \.margins) { $1.insets($0) },
  ].map { $0.inside(\.stackView) }
}

/// The style structs that a style of a scene amounts to. What a text style of the theme says beside its font gives way to what the style itself says.
extension SceneStyle {
  private var ownBox: ViewStyle? { box == ViewStyle() ? nil : box }

  var labelStyle: LabelStyle {
    var style = label
    style.viewStyle = ownBox
    style.font = font?.font
    style.lineHeight = style.lineHeight ?? font?.lineHeight
    style.letterSpacing = style.letterSpacing ?? font?.letterSpacing
    style.textShadow = style.textShadow ?? font?.textShadow
    return style
  }

  var textViewStyle: TextViewStyle {
    TextViewStyle(
      viewStyle: ownBox, textAlignment: label.textAlignment, textColor: label.textColor, font: font?.font,
      textContainerInset: textView.textContainerInset, lineHeight: label.lineHeight ?? font?.lineHeight,
      letterSpacing: label.letterSpacing ?? font?.letterSpacing, textShadow: label.textShadow ?? font?.textShadow)
  }

  var buttonStateStyle: ButtonStateStyle { ButtonStateStyle(viewStyle: ownBox, titleColor: buttonState.titleColor) }

  /// Sets every property of a view; what the style leaves out is at its default.
  func apply(to view: View) {
    switch view {
    case let view as Label: view.apply(style: labelStyle)
    case let view as TextView: view.apply(style: textViewStyle)
    case let view as Button:
      var style = button
      style.viewStyle = ownBox
      view.apply(style: style)
    case let view as ImageView:
      var style = imageView
      style.viewStyle = ownBox
      view.apply(style: style)
    case let view as Switch:
      var style = toggle
      style.viewStyle = ownBox
      view.apply(style: style)
    case let view as ProgressView:
      var style = progressView
      style.viewStyle = ownBox
      view.apply(style: style)
    case let view as StackView:
      var style = stackView
      style.viewStyle = ownBox
      view.apply(style: style)
    default: view.apply(style: box)
    }
  }
}
