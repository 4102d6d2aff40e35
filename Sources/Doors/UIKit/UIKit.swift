/// UIKit's names for what Likeness has, so that the components of an app compile without it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import Likeness
import _Testing_UIKit

#if os(Linux)
  import _Testing_CoreGraphics
#endif

// MARK: Views

public typealias UIView = View
public typealias UIResponder = Responder
public typealias UIWindow = Window
public typealias UIViewController = ViewController
public typealias UILabel = Label
public typealias UIControl = Control
public typealias UIButton = Button
public typealias UIImageView = ImageView
public typealias UIStackView = StackView
public typealias UISwitch = Switch
public typealias UIProgressView = ProgressView
public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewDataSource = TableViewDataSource
public typealias UICollectionViewCell = CollectionViewCell
public typealias UICollectionReusableView = CollectionReusableView

public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

// MARK: Values

public typealias UIColor = Color
public typealias UIFont = Font
public typealias UIFontMetrics = TextStyleMetrics
public typealias UIImage = Image
public typealias UIBackgroundConfiguration = Button.BackgroundConfiguration
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UIOffset = Offset
public typealias UIRectEdge = RectEdge
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSWritingDirection = WritingDirection
public typealias UISemanticContentAttribute = SemanticContentAttribute

// MARK: Traits

public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
public typealias UIUserInterfaceLevel = UserInterfaceLevel
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UIScreen = Screen
public typealias UIApplication = Application
public typealias UIDevice = Device

// MARK: What shows nothing

public typealias UIAction = Action
public typealias UITouch = Touch
public typealias UIEvent = Event
public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
public typealias UIFeedbackGenerator = FeedbackGenerator
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator

// MARK: Attributed text, fonts and images

public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSUnderlineStyle = UnderlineStyle
public typealias NSShadow = TextShadow
public typealias NSTextAttachment = TextAttachment
public typealias NSStringDrawingOptions = StringDrawingOptions
public typealias NSStringDrawingContext = StringDrawingContext
public typealias UIFontDescriptor = FontDescriptor
public typealias UIImageAsset = ImageAsset
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
public typealias UIGraphicsImageRendererFormat = GraphicsImageRendererFormat
public typealias UIGraphicsImageRendererContext = GraphicsImageRendererContext

@available(*, unavailable, message: "Text Kit is not here: measure with boundingRect(with:…).")
public typealias NSLayoutManager = NSObject
@available(*, unavailable, message: "Text Kit is not here: use NSMutableAttributedString.")
public typealias NSTextStorage = NSMutableAttributedString
