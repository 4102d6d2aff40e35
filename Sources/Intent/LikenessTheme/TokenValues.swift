/// What tokens hold: fonts, shadows, borders and gradients as plain values.
import LikenessGraphics

/// A text style: a font and what belongs to it.
public struct FontToken: Hashable, Codable, Sendable {
  /// The font's file, relative to the folder of the theme, such as `Lato-Semibold.ttf`; nil where none is named.
  public var fileName: String?
  /// The font's PostScript name, such as `Lato-Semibold`; nil where none is named.
  public var postScriptName: String?
  /// The families to look for, the wanted one first; characters that it lacks are looked for in the others, in order. Empty where the file or the PostScript name says it.
  public var families: [String]
  /// How bold the text is.
  public var weight: FontWeight
  /// The size, in points.
  public var size: Double
  /// The distance of lines, in multiples of the size; nil for the font's own.
  public var lineHeight: Double?
  /// Extra space after each character, in points; nil for none.
  public var letterSpacing: Double?
  /// Whether strokes are thickened where the font is lighter than semibold; nil for no.
  public var syntheticBold: Bool?
  /// The shadow of the text; nil for none.
  public var shadow: ShadowToken?

  /// Creates a text style; the system typeface in regular weight where nothing else is said.
  public init(
    fileName: String? = nil, postScriptName: String? = nil, families: [String] = [], weight: FontWeight = .regular, size: Double,
    lineHeight: Double? = nil, letterSpacing: Double? = nil, syntheticBold: Bool? = nil, shadow: ShadowToken? = nil
  ) {
    self.fileName = fileName
    self.postScriptName = postScriptName
    self.families = families
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.syntheticBold = syntheticBold
    self.shadow = shadow
  }

  /// Whether the embedded system typeface is meant: no file, PostScript name or family is named.
  public var isSystem: Bool { fileName == nil && postScriptName == nil && families.isEmpty }
}

/// A shadow.
public struct ShadowToken: Hashable, Codable, Sendable {
  /// How far the shadow lies to the right, in points; negative is left.
  public var dx: Double
  /// How far the shadow lies below, in points; negative is above.
  public var dy: Double
  /// The blur as CSS means it, in points: twice the standard deviation of the Gaussian.
  public var blurRadius: Double
  /// How much the shadow is larger than what throws it, on every side, in points; negative is smaller.
  public var spread: Double
  /// The colour.
  public var color: StraightColor
  /// Whether the shadow falls inwards.
  public var isInset: Bool

  /// Creates a shadow; all lengths are in points.
  public init(dx: Double = 0, dy: Double = 0, blurRadius: Double = 0, spread: Double = 0, color: StraightColor, isInset: Bool = false) {
    self.dx = dx
    self.dy = dy
    self.blurRadius = blurRadius
    self.spread = spread
    self.color = color
    self.isInset = isInset
  }
}

/// A border.
public struct BorderToken: Hashable, Codable, Sendable {
  /// How the line is drawn, with CSS's names.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    /// One unbroken line.
    case solid
    /// Dashes.
    case dashed
    /// Dots.
    case dotted
    /// Two parallel lines.
    case double
    /// Carved in.
    case groove
    /// Standing out.
    case ridge
    /// The whole box stands out.
    case outset
    /// The whole box is sunk in.
    case inset
  }

  /// The width, in points.
  public var width: Double
  /// The colour.
  public var color: StraightColor
  /// How the line is drawn.
  public var style: Style

  /// Creates a border; the width is in points.
  public init(width: Double, color: StraightColor, style: Style = .solid) {
    self.width = width
    self.color = color
    self.style = style
  }
}

/// A gradient's colours along its axis; direction and extent belong to what uses it.
public struct GradientToken: Hashable, Codable, Sendable {
  /// A colour at a place of the axis.
  public struct Stop: Hashable, Codable, Sendable {
    /// The colour.
    public var color: StraightColor
    /// The place, 0 (start) … 1 (end).
    public var position: Double

    /// Creates a stop.
    public init(color: StraightColor, position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The stops, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) {
    self.stops = stops
  }
}
