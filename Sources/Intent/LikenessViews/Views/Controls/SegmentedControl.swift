/// A control with several segments. One is selected.
import Foundation
import LikenessDisplayList
import LikenessText

/// A segmented control: titles or images side by side, 32 points high or as much as large text
/// needs. The first is at the leading edge.
open class SegmentedControl: Control, Styled {
  public typealias Style = SegmentedControlStyle

  /// The index of no segment.
  public static let noSegment = -1

  private struct Part {
    var view: View
    var isEnabled = true
  }
  private var parts: [Part] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// The places of the segments in the last layout.
  private var places: [CGRect] = []

  /// The selected segment; ``noSegment`` by default and for an index without one. Setting it sends
  /// no event, as in UIKit.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !parts.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }
  /// Whether no segment stays selected; false by default.
  open var isMomentary = false
  /// Whether segments are as wide as their content needs; false by default: all are equal.
  open var apportionsSegmentWidthsByContent = false
  /// How many segments there are.
  open var numberOfSegments: Int { parts.count }

  public var ownStyle = SegmentedControlStyle()
  open var defaultStyle: SegmentedControlStyle { SegmentedControlStyle() }
  /// The color of the selected segment; white by default, gray in a dark interface.
  open var selectedSegmentTintColor: Color? {
    get { self[\.selectedSegmentTintColor] }
    set { self[\.selectedSegmentTintColor] = newValue }
  }

  /// Creates a control with strings and images as its segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert((item as? Image).map(picture) ?? title("\(item)"), at: parts.count)
    }
  }

  private func title(_ text: String?) -> View {
    let label = ControlTitle(text: text)
    label.textAlignment = .center
    label.styleInControl = { [weak self, weak label] in
      guard let self, let index = parts.firstIndex(where: { $0.view === label }) else {
        return LabelStyle()
      }
      return titleStyle(at: index)
    }
    return label
  }

  private func picture(_ image: Image?) -> View {
    let view = ImageView(image: image)
    view.tintColor = .label
    return view
  }

  private func insert(_ view: View, at segment: Int) {
    let index = max(0, min(segment, parts.count))
    insertSubview(view, at: index)
    parts.insert(Part(view: view), at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  private func show(_ view: View, at segment: Int) {
    guard parts.indices.contains(segment) else { return }
    parts[segment].view.removeFromSuperview()
    parts[segment].view = view
    insertSubview(view, at: segment)
  }

  /// Inserts a segment with a title; behind the last at an index that is too large.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(self.title(title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(picture(image), at: segment)
  }
  /// Removes a segment. If it was selected, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard parts.indices.contains(segment) else { return }
    parts.remove(at: segment).view.removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    for _ in parts { removeSegment(at: 0, animated: false) }
  }
  /// Shows a title in a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    show(self.title(title), at: segment)
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    (parts.element(segment)?.view as? Label)?.text
  }
  /// Shows an image in a segment.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    show(picture(image), at: segment)
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard parts.indices.contains(segment) else { return }
    parts[segment].isEnabled = enabled
    parts[segment].view.accessibilityTraits = enabled ? .none : .notEnabled
  }
  /// Sets the look of titles in a state. What it leaves open is that of the normal state.
  open func setTitleTextAttributes(_ values: [NSAttributedString.Key: Any]?, for state: State) {
    attributes[state] = values
  }
  private func state(at index: Int) -> State {
    var state: State = isEnabled && parts[index].isEnabled ? .normal : .disabled
    if index == selectedSegmentIndex, !isMomentary { state.insert(.selected) }
    return state
  }

  private func titleStyle(at index: Int) -> LabelStyle {
    var style: LabelStyle = SegmentedControlStyle.defaults.merging(mergedStyle)[\.titleStyle]
    let state = state(at: index)
    for part: State in [.normal, .selected, .disabled] where state.isSuperset(of: part) {
      let values = TextAttributes(attributes[part] ?? [:])
      style = style.merging(
        LabelStyle(
          textColor: values.color, font: values.font,
          letterSpacing: values.letterSpacing.map { .value($0) },
          isUnderlined: values.isUnderlined, isStruckThrough: values.isStruckThrough))
    }
    if state.contains(.disabled) {
      style.textColor = (style.textColor ?? .label).multiplied(by: 0.3)
    }
    return style
  }

  /// The widths that the segments need, and the height of the highest.
  private var natural: (widths: [CGFloat], height: CGFloat) {
    measuring { () -> (widths: [CGFloat], height: CGFloat) in
      let sizes = parts.map { $0.view.measuredSize(in: .unbounded) }
      var widths = sizes.map { $0.width + 24 }
      if !apportionsSegmentWidthsByContent, let widest = widths.max() {
        widths = widths.map { _ in widest }
      }
      return (widths, max(32, (sizes.map(\.height).max() ?? 0) + 14))
    }
  }

  open override var intrinsicContentSize: CGSize {
    let natural = natural
    return CGSize(width: natural.widths.reduce(0, +).rounded(.up), height: natural.height)
  }

  /// The place of each segment, in a share of the width.
  private func rects(in size: CGSize) -> [CGRect] {
    let widths = natural.widths
    let sum = widths.reduce(0, +)
    let factor = sum > 0 ? max(0, size.width) / sum : 0
    var x = 0.0
    return widths.map { width in
      let width = width * factor
      defer { x += width }
      let left = effectiveLayoutDirection == .rightToLeft ? size.width - x - width : x
      return snapped(CGRect(x: left, y: 0, width: width, height: size.height), scale: pass.scale)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    places = rects(in: frame.size)
    measuring {
      for (part, rect) in zip(parts, places) {
        let size = part.view.measuredSize(in: rect.insetBy(dx: min(4, rect.width / 2), dy: 0).size)
        part.view.placedFrame = CGRect(
          x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
          height: size.height)
      }
    }
  }

  open override func draw(in canvas: inout Canvas) {
    let style = SegmentedControlStyle.defaults.merging(mergedStyle)
    let track = CGRect(origin: .zero, size: canvas.size)
    canvas.fill(track, radii: CornerRadii(all: 9), color: shown(style[\.trackColor])) {
      $0.add(style, \.trackColor)
      if !isEnabled { $0.add("isEnabled", false, explains: [.boxFill]) }
    }
    for (index, rect) in places.prefix(parts.count).enumerated() {
      let isSelected = state(at: index).contains(.selected)
      if index > 0, !isSelected, !state(at: index - 1).contains(.selected) {
        let x = canvas.layoutDirection == .rightToLeft ? rect.maxX : rect.minX
        let line = CGRect(x: x, y: 9, width: 1, height: max(0, rect.height - 18))
        canvas.fill(line, color: shown(style[\.dividerColor])) {
          $0.add(style, \.dividerColor)
        }
      }
      guard isSelected else { continue }
      let thumb = rect.insetBy(dx: min(2, rect.width / 2), dy: min(2, rect.height / 2))
      let color: Color = style[\.selectedSegmentTintColor]
      canvas.fillThumb(thumb, radius: 7, color: shown(color), hasShadow: isEnabled) {
        $0.add("selectedSegmentIndex", index, explains: [.frame, .shadowFrame])
        $0.add(style, \.selectedSegmentTintColor)
      }
    }
  }
}
