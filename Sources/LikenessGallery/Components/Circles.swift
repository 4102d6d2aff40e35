/// Two circles that look alike and differ in what is content: an indicator, and a colour picker's swatch.
import Likeness

/// A circle that shows a state; its fill is style.
public final class IndicatorView: View {
  /// Half of the extent that the circle asks for, unless a style says otherwise.
  public override var defaultViewStyle: ViewStyle { ViewStyle(cornerRadius: 14) }
  /// 28 by 28 points.
  public override var intrinsicContentSize: Size { Size(width: 28, height: 28) }
}

extension ViewStyle {
  /// Badoo's indicator: white with a violet ring.
  public static var badooIndicator: ViewStyle {
    ViewStyle(backgroundColor: .white, borderColor: Color(hex: 0x783BF9), borderWidth: 3)
  }
}

/// The look of a ``SwatchView``. It has no fill: that is the swatch's content, so no style can take its place.
public struct SwatchViewStyle: Codable, Hashable, Sendable {
  /// The colour of the ring; none by default.
  public var borderColor: Color?
  /// The width of the ring, in points; 0 by default.
  public var borderWidth: Double?

  /// Creates a style; what is nil takes its default.
  public init(borderColor: Color? = nil, borderWidth: Double? = nil) {
    self.borderColor = borderColor
    self.borderWidth = borderWidth
  }

  /// Badoo's swatch: a violet ring.
  public static var badoo: SwatchViewStyle { SwatchViewStyle(borderColor: Color(hex: 0x783BF9), borderWidth: 3) }
}

/// A colour to pick, as a circle; its fill is content and its ring is style.
///
/// The circle is a view inside, so that a ``ViewStyle`` meant for any view dresses the square around it and never reaches the colour.
public final class SwatchView: View {
  private let circle = View()

  /// Creates the view and its circle.
  public override init(frame: Rect) {
    super.init(frame: frame)
    circle.name = "circle"
    circle.cornerRadius = 14
    addSubview(circle)
    circle.pin(.edges)
  }

  /// 28 by 28 points.
  public override var intrinsicContentSize: Size { Size(width: 28, height: 28) }

  /// The colour to pick.
  public var color: Color? {
    get { circle.backgroundColor }
    set { circle.backgroundColor = newValue }
  }

  /// Takes on a look; nil goes back to the default one.
  public func apply(style: SwatchViewStyle?) {
    circle.borderColor = style?.borderColor
    circle.borderWidth = style?.borderWidth ?? 0
  }
}
