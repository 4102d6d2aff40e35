/// UIKit's names for what Likeness has, so that the components of an app compile without it.
@_exported import Foundation
@_exported import Likeness

// MARK: Views

/// UIKit's name for `View`.
public typealias UIView = View
/// UIKit's name for `Responder`.
public typealias UIResponder = Responder
/// UIKit's name for `Window`.
public typealias UIWindow = Window
/// UIKit's name for `ViewController`.
public typealias UIViewController = ViewController
/// UIKit's name for `Label`.
public typealias UILabel = Label
/// UIKit's name for `Control`.
public typealias UIControl = Control
/// UIKit's name for `Button`.
public typealias UIButton = Button
/// UIKit's name for `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name for `StackView`.
public typealias UIStackView = StackView
/// UIKit's name for `Switch`.
public typealias UISwitch = Switch
/// UIKit's name for `ProgressView`.
public typealias UIProgressView = ProgressView
/// UIKit's name for `TableView`.
public typealias UITableView = TableView
/// UIKit's name for `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// UIKit's name for `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// UIKit's name for `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// UIKit's name for `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView

/// UIKit's name for `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

// MARK: Values

/// UIKit's name for `Color`.
public typealias UIColor = Color
/// UIKit's name for `Color`.
public typealias CGColor = Color
/// UIKit's name for `Font`.
public typealias UIFont = Font
/// UIKit's name for `TextStyleMetrics`.
public typealias UIFontMetrics = TextStyleMetrics
/// UIKit's name for `Image`.
public typealias UIImage = Image
/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name for `Offset`.
public typealias UIOffset = Offset
/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge
/// UIKit's name for `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for `WritingDirection`.
public typealias NSWritingDirection = WritingDirection
/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute

// MARK: Traits

/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// UIKit's name for `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// UIKit's name for `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// UIKit's name for `UserInterfaceLevel`.
public typealias UIUserInterfaceLevel = UserInterfaceLevel
/// UIKit's name for `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// UIKit's name for `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// UIKit's name for `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// UIKit's name for `Screen`.
public typealias UIScreen = Screen
/// UIKit's name for `Application`.
public typealias UIApplication = Application
/// UIKit's name for `Device`.
public typealias UIDevice = Device

// MARK: What shows nothing

/// UIKit's name for `Action`.
public typealias UIAction = Action
/// UIKit's name for `Touch`.
public typealias UITouch = Touch
/// UIKit's name for `Event`.
public typealias UIEvent = Event
/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name for `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name for `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name for `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name for `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name for `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name for `FeedbackGenerator`.
public typealias UIFeedbackGenerator = FeedbackGenerator
/// UIKit's name for `ImpactFeedbackGenerator`.
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
/// UIKit's name for `SelectionFeedbackGenerator`.
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
/// UIKit's name for `NotificationFeedbackGenerator`.
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator
