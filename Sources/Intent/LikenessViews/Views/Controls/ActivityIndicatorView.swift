/// Spokes that show that something goes on, by themselves or above a list.
import Foundation
import LikenessDisplayList
import LikenessText

/// An activity indicator, which shows the first moment of its turn. Without
/// ``startAnimating()`` it is hidden, unless ``hidesWhenStopped`` is false.
open class ActivityIndicatorView: View, Styled {
  @_implements(Styled,Style) public typealias Look = ActivityIndicatorViewStyle

  /// The sizes.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large
    /// UIKit's old name for ``large``, in white.
    case whiteLarge = 0
    /// UIKit's old name for ``medium``, in white.
    case white
    /// UIKit's old name for ``medium``.
    case gray
  }

  /// The size; ``Style/medium`` by default.
  open var style = Style.medium
  /// Whether the view is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the spokes turn; false by default.
  open private(set) var isAnimating = false {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Shows the spokes.
  open func startAnimating() { isAnimating = true }
  /// Hides the spokes, if ``hidesWhenStopped`` says so.
  open func stopAnimating() { isAnimating = false }

  // MARK: Style

  public var ownStyle = ActivityIndicatorViewStyle()
  open var defaultStyle: ActivityIndicatorViewStyle { ActivityIndicatorViewStyle() }
  /// The color of the spokes; gray by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: Color! {
    get { ownStyle.color ?? defaultStyle.color ?? classColor }
    set { ownStyle.color = newValue }
  }
  private var classColor: Color {
    style == .white || style == .whiteLarge
      ? .white : ActivityIndicatorViewStyle.defaults[\.color]
  }
  /// Creates an indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  override func viewDidInitialize() { isHidden = true }

  /// 20 or 37 points in each direction.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    return CGSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
  }

  open override func draw(in canvas: inout Canvas) {
    let size = intrinsicContentSize
    let rect = CGRect(
      x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2,
      width: size.width, height: size.height)
    let style = ActivityIndicatorViewStyle(color: color)
    canvas.drawSpinner(in: rect, color: style.color ?? classColor) {
      $0.add(style, \.color)
    }
  }
}

/// The spokes above a list that is read again, 60 points high; nothing unless ``isRefreshing``.
open class RefreshControl: Control {
  /// Whether the list is read again; false by default.
  open private(set) var isRefreshing = false { didSet { title.isHidden = !isRefreshing } }
  /// Shows the spokes. Sends no event, as in UIKit.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides the spokes.
  open func endRefreshing() { isRefreshing = false }
  /// The text below the spokes; none by default.
  open var attributedTitle: NSAttributedString? {
    didSet { title.attributedText = attributedTitle.map { AttributedText($0) } }
  }
  private let title = ControlTitle()

  override func viewDidInitialize() {
    title.name = "title"
    title.isHidden = true
    title.textAlignment = .center
    title.styleInControl = {
      LabelStyle(textColor: .secondaryLabel, font: .preferredFont(forTextStyle: .footnote))
    }
    addSubview(title)
  }

  /// 60 points high while it shows, else of no height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: isRefreshing ? 60 : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measuring {
      let room = CGSize(width: frame.width, height: max(0, frame.height - 38))
      let height = title.measuredSize(in: room).height
      title.placedFrame = CGRect(x: 0, y: 38, width: room.width, height: height)
    }
  }

  open override func draw(in canvas: inout Canvas) {
    guard isRefreshing else { return }
    let top = attributedTitle == nil ? (canvas.size.height - 28) / 2 : 6
    let rect = CGRect(x: (canvas.size.width - 28) / 2, y: top, width: 28, height: 28)
    let color = resolvedViewStyle().tintColor
    canvas.drawSpinner(in: rect, color: color ?? .systemGray) {
      $0.add("tintColor", color, explains: [.pathPaint])
      $0.add("isRefreshing", true, explains: [.layout])
    }
  }
}
