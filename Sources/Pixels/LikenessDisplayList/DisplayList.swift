/// The central type of Likeness: a picture as a flat, ordered list of drawing items, each with its
/// source.
import LikenessBase

/// A picture as a list of drawing items, from back to front.
///
/// A plain value on a grid of 1/64 device pixel: equal lists give equal pixels, on every machine.
/// It holds everything that drawing needs except fonts, which it names by the hash of their
/// content. ``DisplayList/text`` is its canonical text form.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture, in device pixels.
  public var size: PixelSize
  /// The scale at which points became pixels; for people, drawing does not use it.
  public var scale: Scale
  /// The color before the first item is drawn; `.clear` gives a transparent picture.
  public var background: StraightColor
  /// The token of the theme that this color comes from; nil if it is a literal, or unknown.
  package var backgroundToken: String?
  /// The items, from back to front.
  package var items: [DisplayItem]
  /// The pictures that image items name, by the digest of their pixels.
  package var images: [ContentDigest: Bitmap]
  /// What its text doesn't say of some properties.
  package var roles = PropertyRoles.unknown

  package init(
    size: PixelSize, scale: Scale = .one, background: StraightColor = .clear,
    backgroundToken: String? = nil, items: [DisplayItem] = [],
    images: [ContentDigest: Bitmap] = [:]
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.backgroundToken = backgroundToken
    self.items = items
    self.images = images
  }

  /// Lists are equal where they have the same text, scalar by scalar.
  public static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.scale == b.scale && a.background == b.background
      && (a.backgroundToken == nil) == (b.backgroundToken == nil)
      && (a.backgroundToken ?? "").hasScalars(of: b.backgroundToken ?? "") && a.items == b.items
      && a.images == b.images && a.explains(like: b)
  }

  /// Feeds what most lists differ in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(background)
    hasher.combine(items)
  }
}

/// One drawing instruction and where it comes from.
package struct DisplayItem: Hashable, Sendable {
  /// The view that drew it, and the properties that shaped it.
  package var source: Provenance
  /// The drawing.
  package var drawing: Drawing

  package init(_ drawing: Drawing, from source: Provenance) {
    self.drawing = drawing
    self.source = source
  }
}

/// The view that drew an item, and the properties that shaped it.
public struct Provenance: Hashable, Sendable {
  /// The view that drew: `NewsView/title`.
  public var path: ViewPath
  /// The properties that shaped the item, as the author set them, always in the order of their
  /// names.
  public var properties: [Property] {
    didSet { properties = Property.ordered(properties) }
  }
  /// The values of properties that the view doesn't set. Only the item of its frame has them.
  package var defaults = DefaultValues.none

  /// Creates a source; the properties are put in the order of their names.
  public init(path: ViewPath, properties: [Property] = []) {
    self.path = path
    self.properties = Property.ordered(properties)
  }

  /// A property's name and value.
  public struct Property: Hashable, Sendable {
    /// The properties by name, and those of one name by value.
    package static func ordered(_ properties: [Self]) -> [Self] {
      let isOrdered = properties.indices.dropFirst().allSatisfy {
        properties[$0 - 1].name < properties[$0].name
      }
      guard !isOrdered else { return properties }
      let byName = properties.sorted { $0.name < $1.name }
      if zip(byName, byName.dropFirst()).allSatisfy({ $0.name != $1.name }) { return byName }
      // Each value is written once, however long it is.
      return byName.map { ($0, $0.value.description) }.sorted { a, b in
        if a.0.name != b.0.name { return a.0.name < b.0.name }
        return a.1 != b.1 ? a.1 < b.1 : a.0.precedes(b.0)
      }.map { $0.0 }
    }

    /// Orders properties that Swift calls equal by the bytes in which they are written, so that
    /// the order does not depend on where they stood before.
    private func precedes(_ other: Self) -> Bool {
      for (own, others) in zip(
        [name, value.description] + tokens, [other.name, other.value.description] + other.tokens)
      where !own.hasScalars(of: others) {
        return own.utf8.lexicographicallyPrecedes(others.utf8)
      }
      return tokens.count < other.tokens.count
    }

    /// The name of the property in Swift: `cornerRadius`.
    public var name: String
    /// Its value, in points and colors.
    public var value: PropertyValue
    /// The names of the theme's tokens that the value comes from; empty for a literal value.
    public var tokens: [String]
    /// Where an author wrote the value, if that is known. Lists read from text know no places.
    package var place: CodePlace
    /// The aspects of this item that a change of the property explains. A text has those of all
    /// items of a view together; see ``DisplayList/explanations``.
    package var explains: DrawingAspects

    package init(
      _ name: String, _ value: PropertyValue, tokens: [String] = [], place: CodePlace = .unknown,
      explains: DrawingAspects = []
    ) {
      self.name = name
      self.value = value
      self.tokens = tokens
      self.place = place
      self.explains = explains
    }

    /// Properties are equal where they are written alike, scalar by scalar, whatever they explain.
    public static func == (a: Self, b: Self) -> Bool {
      a.name.hasScalars(of: b.name) && a.value == b.value && a.tokens.haveScalars(of: b.tokens)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(value)
      hasher.combine(tokens)
    }
  }
}

/// A rounded rect with a fill, a border, or both.
///
/// The border lies inside the edge. The fill reaches under it to the outer edge, so that a
/// translucent border shows the fill beneath, as in CSS (`background-clip: border-box`). Coverage
/// of ring and interior is taken together: a pixel at the edge mixes the two by area, and nothing
/// of the fill leaks outside the border.
package struct Box: Hashable, Sendable {
  /// The outer edge.
  package var shape: RoundedRect
  /// The fill; nil for a border alone.
  package var fill: Paint?
  /// Its border, or nil for a fill alone.
  package var border: Border?

  package init(_ shape: RoundedRect, fill: Paint? = nil, border: Border? = nil) {
    self.shape = shape
    self.fill = fill
    self.border = border
  }
}

/// A line of even width along the inside of an edge.
package struct Border: Hashable, Sendable {
  /// Its width, in device pixels.
  package var width: Fixed
  /// Its color.
  package var color: StraightColor

  package init(width: Fixed, color: StraightColor) {
    self.width = width
    self.color = color
  }
}

/// The fill of a shape.
package enum Paint: Hashable, Sendable {
  /// One color.
  case color(StraightColor)
  /// Colors that run along a line.
  case linearGradient(LinearGradient)
}

/// Colors that run along a line from one point to another and stay constant beyond both.
///
/// Colors between two stops are mixed premultiplied, so that a stop that is clear leaves no dark
/// fringe.
package struct LinearGradient: Hashable, Sendable {
  /// The horizontal position of the first stop in the picture.
  package var startX: Fixed
  /// The vertical position of the first stop in the picture.
  package var startY: Fixed
  /// The horizontal position of the last stop in the picture.
  package var endX: Fixed
  /// The vertical position of the last stop in the picture.
  package var endY: Fixed
  /// Makes the colors run from the start outwards, in rings: ellipses, the last of them through the
  /// end and, a quarter turn further, through this point; nil for a line.
  package var side: PathPoint?
  /// The size of the innermost ring, which has the first color, in 65,536ths of the outermost.
  package var inner: Int32 = 0
  /// The colors, always in the order of their locations; at least one.
  package var stops: [Stop] {
    didSet { stops = Self.ordered(stops) }
  }

  /// A color and its location.
  package struct Stop: Hashable, Sendable {
    /// The location along the line, in 65,536ths: 0 at the start, 65,536 at the end.
    package let location: Int32
    /// The color there.
    package var color: StraightColor

    /// Creates a stop. A location outside 0…65,536 is moved to the nearer end.
    package init(location: Int32, color: StraightColor) {
      self.location = min(max(location, 0), 65_536)
      self.color = color
    }
  }

  /// Creates a gradient. The stops are sorted by location; stops at the same location keep their
  /// order.
  package init(startX: Fixed, startY: Fixed, endX: Fixed, endY: Fixed, stops: [Stop]) {
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    self.stops = Self.ordered(stops)
  }

  private static func ordered(_ stops: [Stop]) -> [Stop] {
    stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map { $0.element }
  }
}

/// The shadow of a rounded rect, already moved and spread.
package struct Shadow: Hashable, Sendable {
  /// The shape that is blurred: the caster's, moved by the offset and grown by the spread.
  package var shape: RoundedRect
  /// Standard deviation of the Gaussian, in device pixels: half of CSS's blur radius. 0 gives a
  /// sharp edge.
  package var sigma: Fixed
  /// Its color.
  package var color: StraightColor
  /// A shape inside which nothing of the shadow is drawn: the caster, where that lets through what
  /// is behind it. nil: drawn everywhere.
  package var cutout: RoundedRect?

  package init(_ shape: RoundedRect, sigma: Fixed, color: StraightColor, cutout: RoundedRect? = nil)
  {
    self.shape = shape
    self.sigma = sigma
    self.color = color
    self.cutout = cutout
  }
}

/// A run of glyphs in a place and a color.
package struct Glyphs: Hashable, Sendable {
  /// The glyphs.
  package var run: GlyphRun
  /// The origin of the run, on the baseline: horizontal position in the picture.
  package var x: Fixed
  /// The origin of the run, on the baseline: vertical position in the picture.
  package var y: Fixed
  /// The color.
  package var color: StraightColor
  /// Standard deviation of a Gaussian by which the glyphs are blurred, for shadows of text; 0 draws
  /// them sharp.
  package var sigma: Fixed

  package init(_ run: GlyphRun, x: Fixed, y: Fixed, color: StraightColor, sigma: Fixed = .zero) {
    self.run = run
    self.x = x
    self.y = y
    self.color = color
    self.sigma = sigma
  }
}

/// A picture, or a part of one, stretched to a rect.
public struct ImagePlacement: Hashable, Sendable {
  /// Names the picture among the list's images.
  package var image: ContentDigest
  /// The part of the picture that is shown, in its own pixels.
  package var source: FixedRect
  /// The rect that shows it.
  package var destination: FixedRect
  /// How pixels between pixels are found.
  package var interpolation: Interpolation
  /// A color that takes the place of the picture's own and keeps its opacity, for template images;
  /// nil leaves the colors.
  package var tint: StraightColor?

  /// How pixels between pixels are found.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// The one pixel that holds the point: crisp at whole multiples.
    case nearest
    /// The four around, weighted by nearness, premultiplied; where the picture shrinks, all that a
    /// pixel covers are averaged by area.
    case bilinear
  }

  package init(
    image: ContentDigest, source: FixedRect, destination: FixedRect,
    interpolation: Interpolation = .bilinear, tint: StraightColor? = nil
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.tint = tint
  }
}
