/// The traits of a tree that colors and layouts can depend on, with UIKit's names.
import LikenessDisplayList

/// Whether an interface is light or dark.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Dark on light, light on dark, or not decided, which counts as light.
  case unspecified, light, dark
}

/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Little, as across a phone, much, as along it, or not decided.
  case unspecified, compact, regular
}

/// The kind of device.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  /// A phone, a tablet, or not decided.
  case unspecified = -1
  /// The values that are decided.
  case phone, pad
}

/// Whether content is on the base of a screen or above it.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  /// On the base, above it, as in a sheet, or not decided.
  case unspecified = -1
  /// The values that are decided.
  case base, elevated
}

/// Whether colors are to contrast more.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// As usual, more, or not decided.
  case unspecified = -1
  /// The values that are decided.
  case normal, high
}

/// The traits of a tree of views: UIKit's `UITraitCollection`, as a value.
///
/// A view takes its style from its theme, its direction and text size from the tree, and the scale
/// from its last layout. Size classes are those of a phone held upright, unless a test hands in
/// others. Traits that were not set have the values below.
public struct TraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified { didSet { set(.style) } }
  /// The size of text.
  public var preferredContentSizeCategory = ContentSizeCategory.large { didSet { set(.textSize) } }
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight { didSet { set(.direction) } }
  /// Device pixels per point.
  public var displayScale = 1.0 { didSet { set(.scale) } }
  /// The room across.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact { didSet { set(.horizontal) } }
  /// The room down.
  public var verticalSizeClass = UserInterfaceSizeClass.regular { didSet { set(.vertical) } }
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.phone { didSet { set(.idiom) } }
  /// The level of the content.
  public var userInterfaceLevel = UserInterfaceLevel.base { didSet { set(.level) } }
  /// The contrast of colors.
  public var accessibilityContrast = AccessibilityContrast.normal { didSet { set(.contrast) } }

  /// One of the traits.
  package enum Trait: Int, CaseIterable {
    case style, textSize, direction, scale, horizontal, vertical, idiom, level, contrast
  }
  /// A bit for each trait that was set.
  private var traits = 0

  /// Whether a trait was set.
  package func sets(_ trait: Trait) -> Bool { traits & 1 << trait.rawValue != 0 }
  private mutating func set(_ trait: Trait) { traits |= 1 << trait.rawValue }

  /// Creates the traits of a light interface on a phone.
  public init() {}
  /// Creates traits that a closure sets.
  public init(mutations: (_ traits: inout TraitCollection) -> Void) { mutations(&self) }

  /// Creates the traits that any of others sets; a later one overrides an earlier one.
  public init(traitsFrom others: [TraitCollection]) {
    self.init { traits in
      for other in others {
        for trait in Trait.allCases where other.sets(trait) { traits.take(trait, of: other) }
      }
    }
  }

  private mutating func take(_ trait: Trait, of other: TraitCollection) {
    switch trait {
    case .style: userInterfaceStyle = other.userInterfaceStyle
    case .textSize: preferredContentSizeCategory = other.preferredContentSizeCategory
    case .direction: layoutDirection = other.layoutDirection
    case .scale: displayScale = other.displayScale
    case .horizontal: horizontalSizeClass = other.horizontalSizeClass
    case .vertical: verticalSizeClass = other.verticalSizeClass
    case .idiom: userInterfaceIdiom = other.userInterfaceIdiom
    case .level: userInterfaceLevel = other.userInterfaceLevel
    case .contrast: accessibilityContrast = other.accessibilityContrast
    }
  }

  /// Returns these traits after a closure changed them.
  public func modifyingTraits(_ mutations: (_ traits: inout TraitCollection) -> Void)
    -> TraitCollection
  {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Creates traits with a style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates traits with a direction of the layout.
  public init(layoutDirection: LayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates traits with a scale.
  public init(displayScale: Double) { self.init { $0.displayScale = displayScale } }
  /// Creates traits with a horizontal size class.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates traits with a vertical size class.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates traits with a kind of device.
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// Creates traits with a level of the content.
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates traits with a contrast of colors.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
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
