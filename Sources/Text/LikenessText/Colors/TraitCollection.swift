/// The traits of a tree that colors and layouts can depend on, with UIKit's names.
import LikenessDisplayList

/// Whether an interface is light or dark.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Not decided. Counts as light.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified
  /// Little, as across a phone.
  case compact
  /// Much, as along a phone.
  case regular
}

/// The kind of device.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// Whether content is on the base of a screen or above it.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  /// On the base.
  case base
  /// Above it, as in a sheet.
  case elevated
}

/// Whether colors are to contrast more.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  /// As usual.
  case normal
  /// More.
  case high
}

/// The traits of a tree of views: UIKit's `UITraitCollection`, as a value.
///
/// A view takes its style from its theme, its direction and text size from the tree, and the scale
/// from its last layout. Size classes are those of a phone held upright.
public struct TraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The size of text.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Device pixels per point.
  public var displayScale = 1.0
  /// The room across.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// The room down.
  public var verticalSizeClass = UserInterfaceSizeClass.regular
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone
  /// The level of the content.
  public var userInterfaceLevel = UserInterfaceLevel.base
  /// The contrast of colors.
  public var accessibilityContrast = AccessibilityContrast.normal

  /// Creates the traits of a light interface on a phone.
  public init() {}

  /// Creates traits with a style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits with a scale.
  public init(displayScale: Double) { self.displayScale = displayScale }

  /// Creates traits with a horizontal size class.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits with a vertical size class.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Whether a color that follows traits may look otherwise with `other`.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
  }
}

extension TraitCollection {
  /// The traits for this task, for code that reads them outside a view; those of a light interface
  /// on a phone by default.
  @TaskLocal public static var current = TraitCollection()

  /// Calls `actions` with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    TraitCollection.$current.withValue(self, operation: actions)
  }
}
