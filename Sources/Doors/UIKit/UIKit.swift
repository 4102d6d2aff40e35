/// UIKit's names for what Likeness has, so that the components of an app compile without it.

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

// MARK: Auto Layout

public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias UIBezierPath = BezierPath
public typealias UIRectCorner = RectCorner

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Write a dictionary: [\"title\": title].")
public func NSDictionaryOfVariableBindings(_ views: Any...) -> [String: Any] { [:] }

// MARK: Values

public typealias UIColor = Color
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
public typealias UIFont = Font
public typealias UIFontMetrics = TextStyleMetrics
public typealias UIImage = Image
public typealias UIBackgroundConfiguration = Button.BackgroundConfiguration
public typealias UIConfigurationTextAttributesTransformer = Button.TextAttributesTransformer
/// Changes a color of a button's configuration.
public typealias UIConfigurationColorTransformer = Button.ColorTransformer
public typealias NSDirectionalRectEdge = DirectionalRectEdge
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
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
public typealias UITrait = any TraitDefinition.Type
public typealias UITraitUserInterfaceStyle = Traits.UserInterfaceStyle
public typealias UITraitPreferredContentSizeCategory = Traits.PreferredContentSizeCategory
public typealias UITraitHorizontalSizeClass = Traits.HorizontalSizeClass
public typealias UITraitVerticalSizeClass = Traits.VerticalSizeClass
public typealias UITraitLayoutDirection = Traits.LayoutDirection
public typealias UITraitDisplayScale = Traits.DisplayScale
public typealias UITraitChangeRegistration = TraitChangeRegistration
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

// MARK: Controls

public typealias UISlider = Slider
public typealias UISegmentedControl = SegmentedControl
public typealias UIStepper = Stepper
public typealias UIPageControl = PageControl
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UIRefreshControl = RefreshControl
public typealias UIActionHandler = (UIAction) -> Void

@available(*, unavailable, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(*, unavailable, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
// MARK: Text input

public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UITextView = TextView
public typealias UITextViewDelegate = TextViewDelegate
public typealias NSTextContainer = TextContainer
public typealias UISearchBar = SearchBar
public typealias UISearchBarDelegate = SearchBarDelegate
public typealias UISearchTextField = SearchTextField
public typealias UIKeyInput = KeyInput
public typealias UITextInputTraits = TextInputTraits
public typealias UITextPosition = TextPosition
public typealias UITextRange = TextRange
public typealias UIKeyboardType = KeyboardType
public typealias UIKeyboardAppearance = KeyboardAppearance
public typealias UIReturnKeyType = ReturnKeyType
public typealias UITextContentType = TextContentType
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
public typealias UITextAutocorrectionType = TextInputChoice
public typealias UITextSpellCheckingType = TextInputChoice
public typealias UITextSmartQuotesType = TextInputChoice
public typealias UITextSmartDashesType = TextInputChoice
public typealias UITextSmartInsertDeleteType = TextInputChoice
public typealias UITextInlinePredictionType = TextInputChoice
// MARK: Bars and controllers

public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem
public typealias UITabBarItem = TabBarItem
public typealias UINavigationItem = NavigationItem
public typealias UINavigationBar = NavigationBar
public typealias UINavigationBarDelegate = NavigationBarDelegate
public typealias UITabBar = TabBar
public typealias UITabBarDelegate = TabBarDelegate
public typealias UIToolbar = Toolbar
public typealias UIBarStyle = Bar.BarStyle
/// The height of a bar.
public typealias UIBarMetrics = Bar.BarMetrics
public typealias UIBarAppearance = BarAppearance
public typealias UINavigationBarAppearance = BarAppearance
public typealias UITabBarAppearance = BarAppearance
public typealias UIToolbarAppearance = BarAppearance
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVibrancyEffect = VibrancyEffect
public typealias UIVisualEffectView = VisualEffectView
public typealias UINavigationController = NavigationController
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
public typealias UITabBarController = TabBarController
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UIStatusBarStyle = StatusBarStyle
public typealias UIMenuElement = MenuElement
public typealias UIMenu = Menu
// MARK: Scrolling and lists

public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UITableViewDelegate = TableViewDelegate
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
public typealias UICollectionView = CollectionView
public typealias UICollectionViewDataSource = CollectionViewDataSource
public typealias UICollectionViewDelegate = CollectionViewDelegate
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
public typealias UICollectionViewLayout = CollectionViewLayout
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
public typealias UINib = Nib
public typealias UIContentConfiguration = ContentConfiguration
public typealias UIContentView = ContentView
public typealias UIConfigurationState = ConfigurationState
public typealias UIViewConfigurationState = ViewConfigurationState
public typealias UICellConfigurationState = CellConfigurationState
public typealias UIListContentConfiguration = ListContentConfiguration
public typealias UIListContentView = ListContentView
public typealias UIPickerView = PickerView
public typealias UIPickerViewDataSource = PickerViewDataSource
public typealias UIPickerViewDelegate = PickerViewDelegate
public typealias UIDatePicker = DatePicker

@available(
  *, unavailable,
  message: "Use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout."
)
public typealias UICollectionViewCompositionalLayout = CollectionViewLayout
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
