/// What the bars of a screen have in common: the background, and the views of their items.
import Foundation
import LikenessDisplayList
import LikenessText

/// The base of ``NavigationBar`` and ``TabBar``.
///
/// A bar makes the views of its items before each picture. It is opaque unless its appearance or
/// its color is not: the blur of what lies behind is not drawn.
open class Bar: View {
  /// Whether a bar is light or dark.
  public enum BarStyle: Int, Hashable, Sendable {
    /// As the theme is, or dark.
    case `default`, black
  }

  /// The height of a bar: the usual one, or that of a phone on its side, which no picture shows.
  public enum BarMetrics: Int, Hashable, Sendable {
    /// A height.
    case `default`, compact
  }

  /// Whether the bar is dark whatever the theme; not by default.
  open var barStyle = BarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content shines through. Shows nothing; true by default.
  open var isTranslucent = true
  /// An image in place of the color of the bar; an empty one draws none.
  open var backgroundImage: Image?
  /// An image in place of the line at the edge; an empty one draws none.
  open var shadowImage: Image?
  /// The views of the items, from the leading edge on.
  private(set) var parts: [View] = []

  /// The look of the bar.
  open var standardAppearance = BarAppearance()
  /// The look at the end of scrolled content. It goes before ``standardAppearance``, as a picture
  /// shows content that is not scrolled.
  open var scrollEdgeAppearance: BarAppearance?
  /// The look that is shown.
  var look: BarAppearance { scrollEdgeAppearance ?? standardAppearance }

  /// The colors of the style.
  var colors: (fill: Color, line: Color) { (.clear, .clear) }

  /// Makes the views of the items.
  func makeParts() -> [View] { [] }

  override func willLayOutForPicture() { update() }

  /// Shows the views of the items. Views that are still shown stay in place and appear only once.
  func update() {
    let new = makeParts()
    for view in parts where !new.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    parts = new
    for view in new where view.superview !== self { addSubview(view) }
    for view in new { bringSubviewToFront(view) }
  }

  open override func draw(in canvas: inout Canvas) {
    let (appearance, (fill, line)) = (look, colors)
    let whole = CGRect(origin: .zero, size: canvas.size)
    let image = appearance.backgroundImage ?? backgroundImage
    if let image {
      canvas.draw(image, in: whole, "backgroundImage")
    } else if let color = appearance.backgroundColor ?? (appearance.isTransparent ? nil : fill) {
      let name = appearance.backgroundColor == nil ? "barTintColor" : "backgroundColor"
      canvas.fill(whole, color: color) { $0.add(name, color, explains: [.boxFill]) }
    }
    guard shadowImage == nil, let color = appearance.shadowColor else { return }
    let height = 1 / canvas.scale.factor
    let edge = CGRect(
      x: 0, y: self is NavigationBar ? whole.maxY - height : 0, width: whole.width, height: height)
    canvas.fill(edge, color: color == .separator ? line : color) {
      $0.add("separatorColor", color == .separator ? line : color, explains: [.boxFill])
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = parts.reduce(32) { $0 + $1.measuredSize(in: .unbounded).width + 16 }
    return CGSize(width: size.width.isFinite ? size.width : width, height: 44)
  }

  /// The height of the bar. It is as wide as its container makes it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: sizeThatFits(.unbounded).height)
  }

  /// Places a view in the middle of a row, mirrored where content runs from right to left.
  func place(_ view: View, _ x: Double, _ size: CGSize, top: Double = 0, height: Double) {
    let left = effectiveLayoutDirection == .rightToLeft ? frame.width - x - size.width : x
    view.placedFrame = CGRect(
      x: left, y: top + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Makes the view of a button.
  func view(of item: BarButtonItem, style: LabelStyle, name: String) -> View {
    if let view = item.customView { return view }
    let state: Control.State = item.isEnabled ? .normal : .disabled
    let emphasis =
      item.style == .done
      ? LabelStyle(font: .preferredFont(forTextStyle: .headline)) : LabelStyle()
    let style = style.merging(emphasis).merging(item.titleStyle(for: state))
    let color = item.tintColor ?? style.textColor ?? tintColor ?? .label
    let title = item.title ?? item.systemItem.flatMap { SystemIcon.words[$0.rawValue] }
    var contents: [View] = []
    if let image = item.image {
      contents = [ImageView(image: image)]
    } else if let icon = item.systemItem.flatMap({ SystemIcon.paths["\($0)"] }) {
      contents = [SystemIcon.view(icon, color, flips: item.systemItem == .reply)]
    } else if let title {
      contents = [Label(text: title, style.merging(LabelStyle(textColor: color)))]
    }
    return stack(contents, of: item, color, name: name)
  }

  /// Puts the contents of an item into a row or column, pale if it cannot be used.
  func stack(_ contents: [View], of item: BarItem, _ color: Color, name: String) -> StackView {
    let stack = StackView(arrangedSubviews: contents)
    stack.alignment = .center
    stack.name = name
    item.accessibilityIdentifier.map { stack.accessibilityIdentifier = $0 }
    stack.tintColor = color
    if !item.isEnabled {
      stack.alpha = 0.4
      stack.accessibilityTraits.insert(.notEnabled)
    }
    return stack
  }
}

extension Label {
  convenience init(text: String?, _ style: LabelStyle) {
    self.init(text: text)
    apply(style: style)
  }
}

/// The icons of Likeness for items of the system: lines on a square of 24 points.
enum SystemIcon {
  static let back = "M15 5l-7 7 7 7"
  /// The words of the items that show one, by raw value.
  static let words = [0: "Done", 1: "Cancel", 2: "Edit", 3: "Save", 23: "Page Curl"]
  static let paths = [
    "add": "M12 5v14M5 12h14",
    "compose": "M12 5H7a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5M9 15l1-4 8-8 3 3-8 8z",
    "reply": "M10 5l-6 6 6 6M4 11h11a5 5 0 0 1 5 5v3",
    "action": "M12 15V3M8 7l4-4 4 4M7 10H5v10h14V10h-2",
    "organize": "M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
    "bookmarks": "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
    "search": "M4 11a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM16 16l5 5",
    "refresh": "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5", "stop": "M6 6l12 12M18 6L6 18",
    "close": "M6 6l12 12M18 6L6 18",
    "camera": "M4 7h3l2-3h6l2 3h3v13H4zM8.5 13a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1-7 0z",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5", "play": "M7 5l12 7-12 7z",
    "pause": "M8 5v14M16 5v14", "rewind": "M11 6l-8 6 8 6zM21 6l-8 6 8 6z",
    "fastForward": "M13 6l8 6-8 6zM3 6l8 6-8 6z",
    "undo": "M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3",
    "redo": "M15 14l5-5-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3",
    "more": [5, 12, 19].map { "M\($0 - 1) 12a1 1 0 0 1 2 0a1 1 0 0 1-2 0z" }.joined(),
    "downloads": "M12 4v11M8 11l4 4 4-4M5 20h14",
    "contacts": "M8 8a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM4 20a8 6 0 0 1 16 0z",
    "history": "M3 12a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM12 7v5l3.5 2",
    "favorites":
      "M12 3.5l2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z",
  ]

  static func view(_ icon: String, _ color: Color, flips: Bool = false) -> View {
    let view = ShapeView(
      path: (try? Path(icon)) ?? Path(), viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.apply(
      style: ShapeViewStyle(strokeColor: color, lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    view.flipsForRightToLeftLayoutDirection = flips
    view.name = "icon"
    return view
  }
}
