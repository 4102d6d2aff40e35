/// The causes of a difference: what an author changed, not what followed from it.
import LikenessBase
import LikenessDisplayList

/// One reason why a picture differs from its reference.
public struct Cause: Hashable, Sendable {
  /// Where the cause lies.
  public var kind: Kind
  /// The path of the view, as in the fresh picture where it is in both; nil for a cause that no
  /// single view has.
  public var view: String?
  /// The name of the property, or of the font or image whose file changed; for a change of the tree
  /// `inserted`, `removed`, `reordered`, `wrapped`, `unwrapped`, `moved` or `renamed`.
  public var property: String?
  /// The token of the theme that both values come from.
  public var token: String?
  /// The value in the reference; nil where none was set.
  public var before: String?
  /// The value in the fresh picture; nil where none is set.
  public var after: String?
  /// How many of the pixels that differ it explains; nil where they were not counted.
  public var pixels: Int?
  /// How many other views it moved or resized; nil for none.
  public var moved: Int?
  /// What followed from it, a phrase each: `grew from 1 to 2 lines`, `5 views moved down by 21`.
  public var consequences: [String]

  /// Whether a view has another name and nothing else: that draws nothing.
  package var isNameAlone: Bool { kind == .tree && property == "renamed" && (pixels ?? 0) == 0 }

  /// Where a cause lies, from the machine to the author.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The program that draws.
    case renderer
    /// A font file, or a font that stands in for another.
    case font
    /// A value of the theme.
    case token
    /// How a view looks.
    case style
    /// Where a view stands, and how large it is.
    case layout
    /// What a view says or shows.
    case content
    /// Which views there are, and in what order.
    case tree
  }

  /// Creates a cause.
  public init(
    _ kind: Kind, view: String? = nil, property: String? = nil, token: String? = nil,
    before: String? = nil, after: String? = nil,
    pixels: Int? = nil, moved: Int? = nil, consequences: [String] = []
  ) {
    self.kind = kind
    self.view = view
    self.property = property
    self.token = token
    self.before = before
    self.after = after
    self.pixels = pixels
    self.moved = moved
    self.consequences = consequences
  }
}

extension Cause: CustomStringConvertible {
  /// The cause in one line: `NewsView/body  padding: 12 → 16  312 px; 5 views moved down by 21 pt`.
  public var description: String {
    [place, statement, effects].compactMap { $0 }.joined(separator: "  ")
  }

  /// The view, unless the statement says all: a token belongs to the theme, and an edit of the tree
  /// names the view itself.
  package var place: String? { kind == .token || kind == .tree ? nil : view.map(bareOrQuoted) }

  /// What the cause explains and what followed from it: `312 px; 5 views moved down by 21 pt`. nil
  /// for nothing.
  package var effects: String? {
    let effects = (pixels.map { $0 > 0 ? ["\(grouped($0)) px"] : [] } ?? []) + consequences
    return effects.isEmpty ? nil : effects.joined(separator: "; ")
  }

  /// The cause as two lines, one of the reference and one of the fresh picture: `title textColor:
  /// #767676` and `title textColor: #FF0000`.
  ///
  /// A side without a value is nil. Both are nil for a cause without values, such as the renderer.
  package var sides: (before: String?, after: String?) {
    switch (kind, property) {
    case (.tree, "inserted"): return (nil, view.map(bareOrQuoted))
    case (.tree, "removed"): return (view.map(bareOrQuoted), nil)
    case (.tree, "reordered"):
      let name = bareOrQuoted(view ?? "")
      return (before.map { "\(name): \($0)" }, after.map { "\(name): \($0)" })
    case (.tree, _): return (before.map(bareOrQuoted), after.map(bareOrQuoted))
    case (.content, _) where fileKind != nil: return (nil, nil)
    default:
      let head = [place, name].compactMap { $0 }.joined(separator: "  ")
      let values = shown
      return (values.before.map { "\(head): \($0)" }, values.after.map { "\(head): \($0)" })
    }
  }

  /// The cause without its place and effects: `token primary: #783BF9 → #7A3BF9`, `text: "Benefits"
  /// → "Employee benefits"`.
  ///
  /// Causes of several pictures with the same words are the same edit.
  public var statement: String {
    if kind == .tree {
      let name = "\(bareOrQuoted(view ?? "")) \(property ?? "")"
      guard let before, let after else { return name }
      return property == "reordered"
        ? "\(name): \(before) → \(after)" : "\(name), was \(bareOrQuoted(before))"
    }
    // Of an image, digests say nothing to a person.
    if before == nil && after == nil || fileKind == "image" { return name }
    let values = shown
    return "\(name): \(values.before ?? "not set") → \(values.after ?? "not set")"
  }

  /// The view and its property, or the token or file, as an expected change names them; nil for an
  /// edit of the tree.
  package var subject: String? {
    kind == .tree ? nil : [place, name].compactMap { $0 }.joined(separator: " ")
  }

  /// The token, font, property or kind that the cause is about.
  private var name: String {
    if let token { return "token \(bareOrQuoted(token))" }
    if let file = fileKind, let property { return "\(file) \(bareOrQuoted(property))" }
    return property ?? kind.rawValue
  }

  /// `font` or `image` for a cause that is a changed file, which no single view has; nil for
  /// others.
  package var fileKind: String? {
    view == nil && (kind == .font || kind == .content) ? kind == .font ? "font" : "image" : nil
  }

  /// The values in one line each: quoted if an author wrote them or they contain invisible
  /// characters. Long values are cut to the place where they differ first, because causes of the
  /// same words are one edit.
  private var shown: (before: String?, after: String?) {
    let longest = 60
    let context = longest / 3
    var skipped = 0
    if let before, let after, max(before.count, after.count) > longest {
      let shared = zip(before, after).prefix { $0 == $1 }.count
      if shared > context {
        // From the beginning of a word, where one begins near.
        let lead = before.prefix(shared).dropFirst(shared - context)
        skipped =
          shared - (lead.firstIndex(of: " ").map { lead[$0...].dropFirst().count } ?? context)
      }
    }
    func line(_ value: String) -> String {
      let window = (skipped > 0 ? "…" : "") + value.dropFirst(skipped)
      let isNumber = property != DrawingAspect.text.rawValue && Double(value) != nil
      if kind == .content && !isNumber || value.unicodeScalars.contains(where: \.isHidden) {
        return quoted(window)
      }
      return window.count > longest ? window.prefix(longest) + "…" : window
    }
    return (before.map(line), after.map(line))
  }
}

extension Cause: Codable {
  private enum CodingKeys: CodingKey {
    case kind, view, property, token, before, after, pixels, moved, consequences
  }

  /// Writes the cause, without keys that do not apply.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(view, forKey: .view)
    try container.encodeIfPresent(property, forKey: .property)
    try container.encodeIfPresent(token, forKey: .token)
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encodeIfPresent(moved, forKey: .moved)
    if !consequences.isEmpty { try container.encode(consequences, forKey: .consequences) }
  }

  /// Reads a cause.
  ///
  /// - Throws: `DecodingError` for an unknown kind, a negative count, or a cause without the view,
  ///   property or token that its kind requires.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    view = try container.decodeIfPresent(String.self, forKey: .view)
    property = try container.decodeIfPresent(String.self, forKey: .property)
    token = try container.decodeIfPresent(String.self, forKey: .token)
    before = try container.decodeIfPresent(String.self, forKey: .before)
    after = try container.decodeIfPresent(String.self, forKey: .after)
    pixels = try container.decodeIfPresent(Int.self, forKey: .pixels)
    moved = try container.decodeIfPresent(Int.self, forKey: .moved)
    consequences = try container.decodeIfPresent([String].self, forKey: .consequences) ?? []
    func refuse(_ key: CodingKeys, _ problem: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: problem)
    }
    if let pixels, pixels < 0 {
      throw refuse(.pixels, "expected 0 or more pixels, found \(pixels)")
    }
    if let moved, moved < 1 { throw refuse(.moved, "expected 1 or more views, found \(moved)") }
    switch kind {
    case .token: if token == nil { throw refuse(.token, "a cause of the kind token names one") }
    case .style, .layout, .content, .tree:
      if property == nil {
        throw refuse(.property, "a cause of the kind \(kind.rawValue) names a property")
      }
    case .renderer, .font: break
    }
  }
}
