/// Layers: a view's own, which stands for its style, and others that are put into it.
import Foundation
import LikenessDisplayList
import LikenessText

/// Corners of a layer, named by the ends of its axes; right-to-left layouts don't exchange them.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left, top right, bottom left and bottom right corners.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1),
    layerMaxXMinYCorner = CACornerMask(rawValue: 2),
    layerMinXMaxYCorner = CACornerMask(rawValue: 4), layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of round corners. Both are drawn as parts of circles.
public enum CALayerCornerCurve: String, Hashable, Sendable {
  /// Parts of circles, or smoother ones in UIKit.
  case circular, continuous
}

/// A box with contents: UIKit's `CALayer`.
///
/// ``View/layer`` stands for the style of its view: each property reads and sets the view's. Other
/// layers are drawn inside the view that they were added to, in the order of adding: below the
/// subviews that come later, above those that were there.
open class CALayer {
  /// The view whose own layer this is.
  weak var view: View?
  /// The style of a layer that does not belong to a view.
  private var ownStyle = ViewStyle()
  private var ownFrame = CGRect.zero
  private var isOwnHidden = false
  private var ownBoundsOrigin = CGPoint.zero

  /// The name in causes of changes; the class name where it is nil (the default).
  open var name: String?
  /// The order among sibling layers, or, for a view's own, among sibling views; 0 by default. Equal
  /// ones keep their order.
  open var zPosition: CGFloat = 0
  /// What ``position`` is in the layer, in shares of its size; the middle by default. Setting it
  /// moves the layer, so that the position stays.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard oldValue != anchorPoint, place.size != .zero else { return }
      place.origin.x += (oldValue.x - anchorPoint.x) * place.width
      place.origin.y += (oldValue.y - anchorPoint.y) * place.height
    }
  }
  /// The corners that ``cornerRadius`` applies to; all by default.
  open var maskedCorners = CACornerMask.all
  /// The curve of corners; without effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer that holds this one.
  public private(set) weak var superlayer: CALayer?
  /// The layers inside, from back to front; nil if there are none. A view's own has only those that
  /// were added to it, not those of subviews.
  public var sublayers: [CALayer]? {
    get { ownSublayers }
    set {
      for layer in ownSublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var ownSublayers: [CALayer]?
  /// Where this layer stands among subviews: above this one, or below all.
  private(set) weak var viewBelow: View?
  /// What shows of the layer and all in it: the inside or the line of a shape layer, or a box as
  /// far as its background or gradient is opaque. Other layers warn.
  open var mask: CALayer?
  /// An image that is stretched to the layer; anything else warns.
  open var contents: Any?
  /// How a device keeps the layer. Without effect.
  open var contentsScale: CGFloat = 1, rasterizationScale: CGFloat = 1, shouldRasterize = false,
    drawsAsynchronously = false, allowsEdgeAntialiasing = false,
    needsDisplayOnBoundsChange = false, isOpaque = false
  /// The outline that casts the shadow; nil (the default) for the box. A warning if it is no
  /// rectangle with round corners.
  open var shadowPath: CGPath?
  /// Moves, turns or scales the layer and all in it about its anchor. A view's own is that of the
  /// view. What it does in space warns.
  open var transform = CATransform3DIdentity

  private weak var ownDelegate: (any CALayerDelegate)?
  /// The object that also draws and lays out the layer; the view, if the layer belongs to one.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  private var shadowParts = ShadowParts()
  private var writtenShadow: ShadowStyle?
  /// The animations in the order in which they were added.
  var animations: [AddedAnimation] = []
  /// What an animation asked for and cannot be shown.
  var animationWarning: String?

  /// Creates a layer.
  public init() {}

  /// Creates a layer with the style of another.
  public init(layer: Any) {
    guard let other = layer as? CALayer else { return }
    (ownStyle, ownFrame, maskedCorners) = (other.style, other.frame, other.maskedCorners)
    (shadowParts, writtenShadow) = (other.shadowParts, other.writtenShadow)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Style

  /// The style that is painted.
  var style: ViewStyle { view?.resolvedViewStyle() ?? ownStyle }

  func update(_ body: (inout ViewStyle) -> Void) {
    if let view { body(&view.ownViewStyle) } else { body(&ownStyle) }
  }

  private func points(_ length: Tokenized<Double>?) -> CGFloat {
    guard let length else { return 0 }
    if let view { return view.points(length) }
    return if case .value(let points) = length { points } else { 0 }
  }

  /// The radius of the corners, in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { style.cornerRadii?.uniform ?? points(style.cornerRadius) }
    set {
      update {
        $0.cornerRadius = .value(newValue)
        $0.cornerRadii = nil
      }
    }
  }

  /// The width of the border inside the edge, in points; 0 by default.
  open var borderWidth: CGFloat {
    get { points(style.borderWidth) }
    set { update { $0.borderWidth = .value(newValue) } }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? {
    get { style[\.borderColor] }
    set { update { $0.borderColor = newValue ?? .clear } }
  }

  /// The color behind everything; none by default.
  open var backgroundColor: CGColor? {
    get { style.backgroundColor }
    set { update { $0.backgroundColor = newValue } }
  }

  /// Whether what is inside is cut off at the rounded edge; false by default. As in UIKit, such a
  /// layer shows no shadow that was set here.
  open var masksToBounds: Bool {
    get { style[\.clipsToBounds] }
    set { update { $0.clipsToBounds = newValue } }
  }

  /// The opacity, 0…1; 1 by default.
  open var opacity: Float {
    get { Float(style[\.alpha]) }
    set { update { $0.alpha = Double(newValue) } }
  }

  /// Whether the layer does not show; false by default.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  // MARK: Shadow

  private struct ShadowParts {
    var color: Color? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
  }

  /// The parts that were set here, unless the style has another shadow since. The style has none
  /// while the opacity is 0; the parts remember what was set before it.
  private var shadow: ShadowParts {
    get {
      guard style.shadow != writtenShadow else { return shadowParts }
      guard let shadow = style.shadow else {
        var parts = shadowParts
        parts.opacity = 0
        return parts
      }
      return ShadowParts(
        color: shadow.color, opacity: 1,
        offset: CGSize(width: points(shadow.dx), height: points(shadow.dy)),
        radius: points(shadow.blurRadius) / 2)
    }
    set {
      shadowParts = newValue
      var style: ShadowStyle?
      if let color = newValue.color, newValue.opacity > 0 {
        style = ShadowStyle(
          color: color.multiplied(by: Double(newValue.opacity)), dx: .value(newValue.offset.width),
          dy: .value(newValue.offset.height), blurRadius: .value(2 * newValue.radius))
      }
      writtenShadow = style
      update { $0.shadow = style }
    }
  }

  /// The color of the shadow; black by default. A token that is drawn at a part of its opacity
  /// counts as opaque in the theme.
  open var shadowColor: CGColor? {
    get { shadow.color }
    set { shadow.color = newValue }
  }

  /// The opacity of the shadow, 0…1; 0 by default, which shows none.
  open var shadowOpacity: Float {
    get { shadow.opacity }
    set { shadow.opacity = newValue }
  }

  /// How far the shadow lies to the right and down; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { shadow.offset = newValue }
  }

  /// The standard deviation of the Gaussian that blurs the shadow, in points; 3 by default. It is
  /// half of ``ShadowStyle/blurRadius``, which is CSS's.
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { shadow.radius = newValue }
  }

  /// Whether the shadow that is painted was set here: then it is UIKit's.
  var castsUIKitShadow: Bool { writtenShadow != nil && style.shadow == writtenShadow }

  /// Why the shadow may differ from UIKit's, if it may.
  func shadowWarning(_ look: BoxLook) -> String? {
    guard castsUIKitShadow, look.shadow != nil else { return nil }
    if let shadowPath, shadowPath.path.roundedShape == nil {
      return "shadowPath is no rectangle with round corners; the box casts the shadow."
    }
    guard shadowPath == nil, !look.hidesWhatIsBehind else { return nil }
    return "the shadow is that of the box; without an opaque background, UIKit's follows what is "
      + "drawn. Set shadowPath or a background color."
  }

  // MARK: Geometry

  /// The place in the layer or view that holds it, in points: the smallest rect around it where a
  /// ``transform`` turns it. Setting it then sets the ``position`` and a size that the transform
  /// turns into this one.
  open var frame: CGRect {
    get { isTransformed ? place.applying(affineTransform().about(position)) : place }
    set {
      let plane = affineTransform()
      guard isTransformed, !plane.isFlat else {
        place = newValue
        return
      }
      let size = CGRect(origin: .zero, size: newValue.size).applying(plane.inverted()).size
      place = CGRect(
        x: newValue.minX + anchorPoint.x * (newValue.width - size.width),
        y: newValue.minY + anchorPoint.y * (newValue.height - size.height), width: size.width,
        height: size.height)
    }
  }

  private var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

  /// The frame without the transform.
  var place: CGRect {
    get { view?.placedFrame ?? ownFrame }
    set { if let view { view.setPlace(newValue) } else { ownFrame = newValue.standardized } }
  }

  /// The transform in pixels of a picture in which the layer's box starts at a point; nil for none.
  func pixelTransform(at origin: CGPoint, _ scale: Scale) -> CGAffineTransform? {
    guard isTransformed else { return nil }
    return affineTransform().about(
      CGPoint(
        x: origin.x + anchorPoint.x * place.width, y: origin.y + anchorPoint.y * place.height),
      scale: scale.factor)
  }

  /// The layer in its own coordinates. Setting its size keeps ``position``.
  open var bounds: CGRect {
    get { CGRect(origin: view == nil ? ownBoundsOrigin : .zero, size: place.size) }
    set {
      let kept = position
      if view == nil { ownBoundsOrigin = newValue.origin }
      place.size = newValue.size
      position = kept
    }
  }

  /// The place of ``anchorPoint``, by default the middle.
  open var position: CGPoint {
    get {
      CGPoint(
        x: place.minX + anchorPoint.x * place.width, y: place.minY + anchorPoint.y * place.height)
    }
    set {
      place.origin = CGPoint(
        x: newValue.x - anchorPoint.x * place.width, y: newValue.y - anchorPoint.y * place.height)
    }
  }

  /// Sets a plane transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The plane part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  // MARK: Tree

  /// Puts a layer in front of all in this one; on a view's own layer, above all subviews that it
  /// has by then.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Puts a layer at a place in the order, 0 being the back. In a view's own layer, subviews count.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer above another or above a subview's own, in front if that is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? .max)
  }

  /// Puts a layer below another or below a subview's own, behind all if that is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling) ?? 0)
  }

  private enum Child {
    case view(View)
    case layer(CALayer)
  }

  /// Subviews and layers from back to front.
  private var children: [Child] {
    let subviews = view?.subviews ?? []
    return ([nil] + subviews).flatMap { (subview: View?) -> [Child] in
      let layers = group(above: subview, among: subviews).map { Child.layer($0) }
      return subview.map { [.view($0)] + layers } ?? layers
    }
  }

  private func place(of sibling: CALayer?) -> Int? {
    children.firstIndex {
      switch $0 {
      case .view(let view): sibling != nil && view === sibling?.view
      case .layer(let layer): layer === sibling
      }
    }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !layer.holds(self), layer.view == nil else { return }
    layer.removeFromSuperlayer()
    let before = children.prefix(max(0, index)).last
    var layers = sublayers ?? []
    var place = 0
    switch before {
    case nil: layer.viewBelow = nil
    case .view(let view):
      layer.viewBelow = view
      place = layers.firstIndex { $0.viewBelow === view } ?? layers.count
    case .layer(let below):
      layer.viewBelow = below.viewBelow
      place = (layers.firstIndex { $0 === below } ?? -1) + 1
    }
    layers.insert(layer, at: place)
    layer.superlayer = self
    ownSublayers = layers
  }

  private func holds(_ layer: CALayer) -> Bool {
    layer === self || (layer.superlayer.map(holds) ?? false)
  }

  /// Takes the layer out of the one that holds it. A view's own layer takes out the view.
  open func removeFromSuperlayer() {
    view?.removeFromSuperview()
    superlayer?.ownSublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.ownSublayers = nil }
    superlayer = nil
  }

  /// The layers inside that stand above a subview, or below all, from back to front.
  func sublayers(above subview: View?, among subviews: [View]) -> [CALayer] {
    group(above: subview, among: subviews).inOrder(of: \.zPosition)
  }

  private func group(above subview: View?, among subviews: [View]) -> [CALayer] {
    (sublayers ?? []).filter { layer in
      // One whose view has left is below all.
      let below = layer.viewBelow.flatMap { view in subviews.first { $0 === view } }
      return below === subview
    }
  }

  /// Without effect: a picture is always drawn from the start.
  open func setNeedsDisplay() {}
  /// Without effect: a picture is always drawn from the start.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Without effect: a picture is always laid out from the start.
  open func setNeedsLayout() {}
  /// Calls ``layoutSublayers()``.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Animations by key. Without effect.
  open var actions: [String: any CAAction]?
  /// Whether a change of a property draws the layer again; false by default. Without effect.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The animation of a property, from ``actions``. Without effect.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Places the layers inside; called when the picture is drawn. Does nothing by default.
  open func layoutSublayers() {}
  /// Draws the content, above the background and below the layers inside; nothing by default.
  open func draw(in context: CGContext) {}

  /// Draws what the class of layer shows, on a canvas whose origin is that of ``bounds``.
  func drawContent(on canvas: inout Canvas, named name: String) {}

  /// The layer as it shows: itself.
  open func presentation() -> Self? { self }
}

extension Array {
  /// The elements ordered by a number; equal ones keep their order.
  func inOrder(of number: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { number($0) != 0 }) else { return self }
    return enumerated().sorted {
      (number($0.element), $0.offset) < (number($1.element), $1.offset)
    }.map(\.element)
  }
}

extension CornerRadii {
  /// The radii of some corners; the others are square.
  func limited(to corners: CACornerMask) -> CornerRadii {
    CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? topLeft : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? topRight : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? bottomRight : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? bottomLeft : 0)
  }
}

extension CACornerMask: StyleValue {
  /// The corners clockwise from the top left.
  public func recorded(_ tokens: inout StyleTokens) -> PropertyValue {
    let names: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"),
      (.layerMaxXMaxYCorner, "bottomRight"), (.layerMinXMaxYCorner, "bottomLeft"),
    ]
    let set = names.filter { contains($0.0) }.map(\.1)
    return .list((set.isEmpty ? ["none"] : set).map { PropertyValue.Part(.text($0)) })
  }
}
