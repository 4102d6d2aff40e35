/// UIKit's attributes of Swift's attributed strings, as the titles of configurations have them.
import Foundation
import LikenessText

extension AttributeScopes {
  /// The attributes that a title is drawn with.
  public struct TitleAttributes: AttributeScope {
    /// The font, the color of the text, that behind it, points after each character, a line below
    /// the text and a line through it.
    public let font: FontKey, foregroundColor: ForegroundColorKey,
      backgroundColor: BackgroundColorKey, kern: KernKey, underlineStyle: UnderlineKey,
      strikethroughStyle: StrikethroughKey

    /// A ``Font``.
    public enum FontKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Font
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of a stretch.
    public enum ForegroundColorKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind a stretch.
    public enum BackgroundColorKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points after each character.
    public enum KernKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// A line below a stretch.
    public enum UnderlineKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UnderlineStyle
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// A line through a stretch.
    public enum StrikethroughKey: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UnderlineStyle
      /// The name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by name: `container.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.TitleAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  #if !canImport(Darwin)
    /// Creates a container of the attributes that a title is drawn with; others are left out.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
      self.init()
      self.font = attributes[.font] as? Font
      self.foregroundColor = attributes[.foregroundColor] as? Color
      self.backgroundColor = attributes[.backgroundColor] as? Color
      self.kern = (attributes[.kern] as? any BinaryFloatingPoint).map { CGFloat($0) }
    }
  #endif

  var textAttributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.font = self.font
    attributes.color = self.foregroundColor
    attributes.backgroundColor = self.backgroundColor
    attributes.letterSpacing = self.kern.map { Double($0) }
    attributes.isUnderlined = self.underlineStyle.map { !$0.isEmpty }
    attributes.isStruckThrough = self.strikethroughStyle.map { !$0.isEmpty }
    return attributes
  }
}

extension AttributedText {
  /// The text with the attributes that are drawn, after a transformer's.
  init(_ string: AttributedString, _ transformer: Button.TextAttributesTransformer?) {
    self.init(
      string.runs.map { run in
        let attributes = transformer?.transform(run.attributes) ?? run.attributes
        return Run(String(string[run.range].characters), attributes.textAttributes)
      })
  }
}

extension Button {
  /// Changes a value of a configuration.
  public final class Transformer<Value: Sendable>: ComparedByIdentity, Sendable {
    /// The change.
    public let transform: @Sendable (Value) -> Value
    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (Value) -> Value) { self.transform = transform }
    /// Returns the changed value.
    public func callAsFunction(_ input: Value) -> Value { transform(input) }
  }

  /// Changes the attributes of a title: UIKit's `UIConfigurationTextAttributesTransformer`.
  public typealias TextAttributesTransformer = Transformer<AttributeContainer>
  /// Changes a color: UIKit's `UIConfigurationColorTransformer`.
  public typealias ColorTransformer = Transformer<Color>
}
