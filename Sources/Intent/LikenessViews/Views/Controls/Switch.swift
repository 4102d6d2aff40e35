/// A switch that is on or off.
import Foundation
import LikenessDisplayList
import LikenessText

/// A switch: a track with a thumb at its leading end when off, at its trailing end when on.
///
/// It is always 51 by 31 points, as in UIKit, unless its ``ViewProperties/layout`` says otherwise;
/// the drawing stands in the middle of a larger frame.
open class Switch: Control, Styled {
  public typealias Style = SwitchStyle

  // MARK: Content

  /// Whether the switch is on; false by default.
  ///
  /// Changing it sends ``Control/Event/valueChanged``. UIKit sends that only for a finger; here
  /// nobody touches anything, and what restyles itself by the event would otherwise show the look
  /// of the other state.
  open var isOn = false {
    didSet {
      if isOn != oldValue { sendActions(for: .valueChanged) }
    }
  }

  // MARK: Style

  public var ownStyle = SwitchStyle()

  open var defaultStyle: SwitchStyle { SwitchStyle() }

  /// The color of the track when the switch is on; `#34C759` by default, as in iOS.
  public var onTintColor: Color? {
    get { self[\.onTintColor] }
    set { self[\.onTintColor] = newValue }
  }

  /// The color of the track when the switch is off; a gray by default.
  public var offTintColor: Color? {
    get { self[\.offTintColor] }
    set { self[\.offTintColor] = newValue }
  }

  /// The color of the thumb; white by default.
  public var thumbTintColor: Color? {
    get { self[\.thumbTintColor] }
    set { self[\.thumbTintColor] = newValue }
  }

  /// The extent of every switch, in points.
  public static let extent = CGSize(width: 51, height: 31)

  /// Turns the switch on or off. Nothing moves in a picture, so `animated` changes nothing.
  public func setOn(_ isOn: Bool, animated: Bool = false) {
    self.isOn = isOn
  }

  open override var intrinsicContentSize: CGSize { Switch.extent }

  override var fixedSize: CGSize? { Switch.extent }

  open override func draw(in canvas: inout Canvas) {
    // Its items record the defaults, too.
    let style = SwitchStyle.defaults.merging(mergedStyle)
    let extent = Switch.extent
    let track = CGRect(
      x: canvas.scale.snapped((canvas.size.width - extent.width) / 2),
      y: canvas.scale.snapped((canvas.size.height - extent.height) / 2),
      width: extent.width, height: extent.height)
    let path: KeyPath<SwitchStyle, Color?> = isOn ? \.onTintColor : \.offTintColor
    let trackColor = style[path]
    let shownColor = isEnabled ? trackColor : Color(canvas.resolved(trackColor).halved)
    canvas.fill(track, radii: CornerRadii(all: extent.height / 2), color: shownColor) { list in
      list.add(style, path)
      list.add("isOn", isOn, explains: [.boxFill, .frame])
      if !isEnabled { list.add("isEnabled", false, explains: [.boxFill]) }
    }
    // A thumb of 27 points leaves 2 points of the track around it.
    let isAtRight = isOn == (canvas.layoutDirection == .leftToRight)
    let thumb = CGRect(
      x: isAtRight ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
    let radii = CornerRadii(all: 13.5)
    // A disabled switch casts no shadow: the paler track alone hardly shows in one that is off.
    if isEnabled {
      let shadow = ShadowStyle(color: Color(white: 0, alpha: 0.15), dy: 3, blurRadius: 8)
      canvas.clip(to: track, radii: CornerRadii(all: extent.height / 2)) {
        $0.drawShadow(of: thumb, radii: radii, style: shadow)
      }
    }
    canvas.fill(thumb, radii: radii, color: style[\.thumbTintColor]) {
      $0.add(style, \.thumbTintColor)
    }
  }
}

extension StraightColor {
  /// The color at half its opacity, for disabled controls.
  fileprivate var halved: StraightColor { withAlphaComponent(Double(alpha) / 510) }
}
