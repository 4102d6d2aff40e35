/// A font's attributes as a value of their own, in UIKit's words.
import Foundation
import LikenessDisplayList

/// The attributes of a font: UIKit's `UIFontDescriptor`.
///
/// A trait or design that the embedded typeface lacks becomes the name of another family: `SF
/// Mono`, `New York`, `SF Pro Rounded`, or the family followed by `Italic`. Where the tree lacks
/// that, the font in its place is reported.
public final class FontDescriptor: Hashable, @unchecked Sendable {
  /// The name of an attribute.
  public enum AttributeName: String, Hashable, Sendable {
    /// The family, the PostScript name, the size in points, and a dictionary by ``TraitKey``.
    case family, name, size, traits
    /// Kept, without effect; digits of the embedded typeface are of one width.
    case featureSettings
  }

  /// The name of a trait.
  public enum TraitKey: String, Hashable, Sendable {
    /// A number of ``SymbolicTraits``, and a ``FontWeight``.
    case symbolic, weight
  }

  /// The name of a part of a feature's setting. Without effect.
  public enum FeatureKey: String, Hashable, Sendable {
    /// The numbers of the feature and its setting.
    case type, selector
  }

  /// The looks of the system's font: its own, `SF Pro Rounded`, `New York` and `SF Mono`.
  public enum SystemDesign: String, Hashable, Sendable {
    /// A look.
    case `default`, rounded, serif, monospaced
  }

  /// Styles of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A style: slanted, heavy, or with letters of one width.
    public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2),
      traitMonoSpace = Self(rawValue: 1024)
  }

  package let font: Font
  /// What was added and names no font.
  private let others: [AttributeName: Any]

  init(_ font: Font, _ others: [AttributeName: Any] = [:]) {
    self.font = font
    self.others = others
  }

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let whole = FontDescriptor(Font(size: 0)).addingAttributes(fontAttributes)
    self.init(whole.font, whole.others)
  }

  /// Creates a descriptor of a face by its PostScript name.
  public convenience init(name: String, size: Double) {
    self.init(Font(family: name, size: size, postScriptName: name))
  }

  /// The descriptor of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// The PostScript name, or the family's.
  public var postscriptName: String { font.fontName }
  /// The size in points; 0 where none is set.
  public var pointSize: CGFloat { font.size }
  /// The styles.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.weight >= .semibold ? [.traitBold] : []
    if font.family.hasSuffix(Self.italic) { traits.insert(.traitItalic) }
    if font.family.hasPrefix(Self.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes that are set.
  public var fontAttributes: [AttributeName: Any] {
    var values = others
    values[.size] = pointSize
    values[.family] = font.family
    values[.name] = font.postScriptName
    values[.traits] = [
      TraitKey.weight: font.weight, .symbolic: symbolicTraits.rawValue,
    ]
    return values
  }

  /// Returns an attribute.
  public func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }
  /// Returns the descriptor with some attributes replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    var result = changing {
      if let family = attributes[.family] as? String {
        ($0.family, $0.postScriptName, $0.fileName) = (family, nil, nil)
      }
      if let name = attributes[.name] as? String { ($0.family, $0.postScriptName) = (name, name) }
      if let size = attributes[.size] as? CGFloat { $0.size = min(max(0, size), Font.maximumSize) }
      if let weight = traits?[.weight] as? Font.Weight { $0.weight = weight }
    }
    if let bits = traits?[.symbolic] as? UInt32 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    return FontDescriptor(result.font, others.merging(attributes) { $1 })
  }

  /// Returns the descriptor with other styles. Never nil: a font that the tree lacks is reported.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    let isBold = traits.contains(.traitBold)
    return changing {
      if isBold != (font.weight >= .semibold) { $0.weight = isBold ? .bold : .regular }
      if traits.contains(.traitMonoSpace), font.family == Font.embeddedFamily {
        $0.family = Self.monospaced
      }
      let isItalic = $0.family.hasSuffix(Self.italic)
      guard traits.contains(.traitItalic) != isItalic else { return }
      // The named face is the upright one.
      ($0.postScriptName, $0.fileName) = (nil, nil)
      $0.family = isItalic ? String($0.family.dropLast(Self.italic.count)) : $0.family + Self.italic
    }
  }

  /// Returns the descriptor in a look of the system's font. Never nil.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    switch design {
    case .default: withFamily(Font.embeddedFamily)
    case .rounded: withFamily("SF Pro Rounded")
    case .serif: withFamily("New York")
    case .monospaced: withFamily(Self.monospaced)
    }
  }

  /// Returns the descriptor in another size.
  public func withSize(_ size: CGFloat) -> FontDescriptor { addingAttributes([.size: size]) }
  /// Returns the descriptor of another family.
  public func withFamily(_ family: String) -> FontDescriptor { addingAttributes([.family: family]) }

  private func changing(_ change: (inout Font.Request) -> Void) -> FontDescriptor {
    FontDescriptor(font.changing(change), others)
  }

  private static let italic = " Italic"
  private static let monospaced = "SF Mono"

  /// Whether both name the same font.
  public static func == (a: FontDescriptor, b: FontDescriptor) -> Bool { a.font == b.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// The font's attributes.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }

  /// Creates the font of a descriptor in a size in points; 0 for the descriptor's own, with which
  /// the font goes on following its text style.
  public convenience init(descriptor: FontDescriptor, size: Double) {
    self.init(descriptor.font, size: size)
  }
}
