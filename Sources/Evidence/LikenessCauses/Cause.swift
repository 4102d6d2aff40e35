/// The causes of a difference: what an author changed, not what followed from it.
import LikenessBase
import LikenessDisplayList

/// One reason why a picture differs from its reference.
public struct Cause: Hashable, Sendable {
  package var subject: Subject
  /// The path of the view, as in the fresh picture where it is in both; nil for a cause that no
  /// single view has.
  public var view: String?
  /// The value in the reference, or the default that applied; nil where there was none. For a
  /// reordered view, the path of the sibling in front of it; nil where it was the first.
  public var before: PropertyValue?
  /// The same in the fresh picture.
  public var after: PropertyValue?
  /// How many of the pixels that differ it explains. nil where they were not counted, and where it
  /// may have changed some that count for another cause of the same drawings; 0 means that it
  /// changed none.
  public var pixels: Int?
  /// How many other views it moved or resized; nil for none.
  public var moved: Int?
  /// What followed from it, a phrase each: `grew from 1 to 2 lines`, `5 views moved down by 21 pt`.
  public var consequences: [String]
  /// The module, file and line where the author wrote the new value; nil where it is not known.
  public var source: String?
  /// The smallest rectangle around it, in pixels of the reference for what moved or vanished, else
  /// of the fresh picture; nil where it is not about a place of a picture.
  public var bounds: PixelRect?
  /// How far it moved; nil where it did not.
  public var offset: Offset?

  /// A way in pixels.
  public struct Offset: Hashable, Sendable, Codable {
    /// Columns to the right; negative to the left.
    public var right: Int
    /// Rows down; negative up.
    public var down: Int

    package init(right: Int, down: Int) { (self.right, self.down) = (right, down) }
  }

  /// Where the cause lies.
  public var kind: Kind { subject.kind }
  /// The name of the property, of the token, or of the font or image whose file changed; `renderer`
  /// for the program that draws. For a change of the tree `inserted`, `removed`, `reordered`,
  /// `wrapped`, `unwrapped`, `moved` or `renamed`; for a picture without views `rows inserted`,
  /// `rows removed`, `columns inserted`, `columns removed`, `block moved`, `pane moved`,
  /// `recolored`, `appeared`, `vanished`, `rounding`, `redrawn` or `size`.
  public var name: String { subject.name }

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
    /// What the pixels show of a picture that another tool drew.
    case picture
  }

  /// What changed.
  package enum Subject: Hashable, Sendable {
    /// The program that draws.
    case renderer
    /// A font file whose content changed, by the name of the font.
    case fontFile(String)
    /// An image file whose content changed, by its path or URL.
    case imageFile(String)
    /// The property of a view that another font stands in for.
    case font(String)
    /// A token of the theme, which both values come from.
    case token(String)
    /// A property that says how a view looks.
    case style(String)
    /// A property that says where a view stands, or how large it is.
    case layout(String)
    /// A property that says what a view says or shows.
    case content(String)
    /// The view itself.
    case tree(TreeEdit)
    /// A picture without views.
    case picture(PictureEdit)
  }

  /// What happened to a view in the tree. Views around others are wrapped or unwrapped.
  package enum TreeEdit: String, Hashable, Sendable, Codable {
    case inserted, removed, reordered, wrapped, unwrapped, moved, renamed
  }

  /// What happened to a picture without views. ``before`` and ``after`` say by how much.
  package enum PictureEdit: String, Hashable, Sendable, Codable, CaseIterable {
    /// The number of lines is `after` where they were inserted, `before` where they were removed.
    case rowsInserted = "rows inserted"
    case rowsRemoved = "rows removed"
    case columnsInserted = "columns inserted"
    case columnsRemoved = "columns removed"
    /// `after` is the way: `12 right, 4 down`.
    case blockMoved = "block moved"
    /// `after` is the way.
    case paneMoved = "pane moved"
    /// The values are the two colors.
    case recolored
    /// `after` is the size, `before` a digest of what appeared: two that appeared are equal only if
    /// they look alike.
    case appeared
    /// `after` is the size, `before` a digest of what vanished.
    case vanished
    /// No channel differs by more than 1 of 255. Has no values.
    case rounding
    /// `after` is the size of what no law explains, `before` a digest of what both pictures show
    /// there.
    case redrawn
    case size
  }

  package init(
    _ subject: Subject, view: String? = nil, before: PropertyValue? = nil,
    after: PropertyValue? = nil, pixels: Int? = nil, moved: Int? = nil,
    consequences: [String] = [], source: String? = nil, bounds: PixelRect? = nil,
    offset: Offset? = nil
  ) {
    self.subject = subject
    self.view = view
    self.before = before
    self.after = after
    self.pixels = pixels
    self.moved = moved
    self.consequences = consequences
    self.source = source
    self.bounds = bounds
    self.offset = offset
  }
}

extension Cause.Subject {
  fileprivate var kind: Cause.Kind {
    switch self {
    case .renderer: .renderer
    case .fontFile, .font: .font
    case .token: .token
    case .style: .style
    case .layout: .layout
    case .imageFile, .content: .content
    case .tree: .tree
    case .picture: .picture
    }
  }

  fileprivate var name: String {
    switch self {
    case .renderer: kind.rawValue
    case .tree(let edit): edit.rawValue
    case .picture(let edit): edit.rawValue
    case .fontFile(let name), .imageFile(let name), .font(let name), .token(let name),
      .style(let name), .layout(let name), .content(let name):
      name
    }
  }

  /// The name with what it names: `token primary`, `padding`.
  fileprivate var words: String {
    switch self {
    case .token: "token \(bareOrQuoted(name))"
    case .fontFile: "font \(bareOrQuoted(name))"
    case .imageFile: "image \(bareOrQuoted(name))"
    default: name
    }
  }
}

extension Cause {
  /// What somebody edited. Causes of several views and pictures with equal edits are one.
  package struct Edit: Hashable, Sendable {
    fileprivate var subject: Subject
    /// The view of an edit of the tree; nil for other edits, which several views can show.
    fileprivate var view: String?
    fileprivate var before: PropertyValue?
    fileprivate var after: PropertyValue?

    /// Whether it is what the pixels of a picture without views show.
    package var isOfPicture: Bool { subject.kind == .picture }
  }

  /// What somebody edited.
  package var edit: Edit {
    // The contents of an image differ by theme and scale, and its file is what was edited.
    if case .imageFile = subject { return Edit(subject: subject) }
    return Edit(
      subject: subject, view: kind == .tree ? view : nil, before: before, after: after)
  }
}

/// Where a reordered view stands: behind a sibling, or first without one.
private func position(after sibling: PropertyValue?) -> String {
  sibling.map { "after \(bareOrQuoted($0.description))" } ?? "first"
}

extension Cause: CustomStringConvertible {
  /// The cause in one line: `NewsView/body  padding: 12 → 16  312 px; 5 views moved down by 21 pt`.
  public var description: String {
    [place.map(bareOrQuoted), statement, effects].compactMap { $0 }.joined(separator: "  ")
  }

  /// The cause without its place and effects: `token primary: #783BF9 → #7A3BF9`, `text: "Benefits"
  /// → "Employee benefits"`.
  public var statement: String { edit.description }

  /// The view, unless the statement says all: a token belongs to the theme, and an edit of the tree
  /// names the view itself.
  package var place: String? { kind == .token || kind == .tree ? nil : view }

  /// What the cause explains, what followed from it, and where it was written: `312 px; 5 views
  /// moved down by 21 pt; set at App/Card.swift:12`. nil for nothing.
  package var effects: String? {
    let effects =
      (pixels.map { $0 > 0 ? ["\(grouped($0)) px"] : [] } ?? []) + consequences
      + (source.map { ["set at \($0)"] } ?? [])
    return effects.isEmpty ? nil : effects.joined(separator: "; ")
  }

  /// The cause as two lines, one of the reference and one of the fresh picture: `title textColor:
  /// #767676` and `title textColor: #FF0000`.
  ///
  /// A side without a value is nil. Both are nil for a cause without values, such as the renderer.
  package var sides: (before: [LinePiece]?, after: [LinePiece]?) {
    func line(_ text: String) -> [LinePiece] { [LinePiece(text)] }
    let name = bareOrQuoted(view ?? "")
    switch subject {
    case .tree(.inserted): return (nil, line(name))
    case .tree(.removed): return (line(name), nil)
    case .tree(.reordered):
      return (
        line("\(name): \(position(after: before))"), line("\(name): \(position(after: after))")
      )
    case .tree:
      let names = [before, after].map { $0.map { line(bareOrQuoted($0.description)) } }
      return (names[0], names[1])
    case .picture: return (nil, nil)
    default:
      let head = line((place.map { bareOrQuoted($0) + "  " } ?? "") + subject.words + ": ")
      let values = edit.values
      return (values.before.map { head + $0 }, values.after.map { head + $0 })
    }
  }

  /// The number of lines, the way or the size of an edit of a picture.
  package var extent: PropertyValue? { edit.extent }

  /// The longest value that is written as a whole.
  package static let longestValue = 60
}

extension Cause.Edit: CustomStringConvertible {
  package var description: String { pieces.text }

  /// The description in parts, each color by itself.
  package var pieces: [LinePiece] {
    if let words { return [LinePiece(words)] }
    let (before, after) = values
    // Two colors say all.
    let head = subject == .picture(.recolored) ? [] : [LinePiece("\(subject.words): ")]
    let notSet = [LinePiece("not set")]
    return head + (before ?? notSet) + [LinePiece(" → ")] + (after ?? notSet)
  }

  /// What happened; nil if values say it.
  private var words: String? {
    if case .tree(let edit) = subject {
      let name = "\(bareOrQuoted(view ?? "")) \(edit.rawValue)"
      if edit == .reordered {
        return "\(name): \(position(after: before)) → \(position(after: after))"
      }
      return before.map { "\(name), was \(bareOrQuoted($0.description))" } ?? name
    }
    if case .picture(let edit) = subject, let words = edit.words(extent ?? "", before) {
      return words
    }
    return before == nil && after == nil ? subject.words : nil
  }

  /// The number of lines, the way or the size of an edit of a picture.
  fileprivate var extent: PropertyValue? {
    switch subject {
    case .picture(.rowsRemoved), .picture(.columnsRemoved): before
    default: after
    }
  }

  /// The values in one line each: quoted if an author wrote them or they contain invisible
  /// characters. Long values are cut to the place where they differ first.
  fileprivate var values: (before: [LinePiece]?, after: [LinePiece]?) {
    let longest = Cause.longestValue
    let context = longest / 3
    var skipped = 0
    let (before, after) = (before?.description, after?.description)
    if let before, let after, max(before.count, after.count) > longest {
      let shared = zip(before, after).prefix { $0 == $1 }.count
      if shared > context {
        // From the beginning of a word, where one begins near.
        let lead = before.prefix(shared).dropFirst(shared - context)
        skipped =
          shared - (lead.firstIndex(of: " ").map { lead[$0...].dropFirst().count } ?? context)
      }
    }
    let mark = [LinePiece("…")]
    func line(_ value: PropertyValue) -> [LinePiece] {
      let left = value.pieces.characters(in: skipped..<Int.max)
      let window = (skipped > 0 ? mark : []) + left
      if isQuoted(value) { return [LinePiece(quoted(window.text))] }
      return window.text.count > longest ? window.characters(in: 0..<longest) + mark : window
    }
    return (self.before.map(line), self.after.map(line))
  }

  /// Whether a value is quoted in a line: where an author wrote it, or characters are invisible.
  package func isQuoted(_ value: PropertyValue) -> Bool {
    // A reference and a log write the number 5 and the text 5 alike.
    subject == .content(DisplayList.textProperty)
      || subject.kind == .content && value.spelled.number == nil
      || value.description.unicodeScalars.contains(where: \.isHidden)
  }
}

extension Cause.PictureEdit {
  /// Whether it names what pictures show by a digest.
  package var isOfContent: Bool { [.appeared, .vanished, .redrawn].contains(self) }

  /// What happened to a picture: `50 rows inserted`; nil for two values.
  ///
  /// - Parameter shown: A digest of what the pictures show; nil where nothing new is shown.
  package func words(_ extent: PropertyValue, _ shown: PropertyValue?) -> String? {
    let s = extent == .number(1) ? "" : "s"
    return switch self {
    case .rowsInserted: "\(extent) row\(s) inserted"
    case .rowsRemoved: "\(extent) row\(s) removed"
    case .columnsInserted: "\(extent) column\(s) inserted"
    case .columnsRemoved: "\(extent) column\(s) removed"
    case .blockMoved: "a block moved \(extent)"
    case .paneMoved: "a pane moved \(extent)"
    case .appeared, .vanished, .redrawn: "\(extent) \(rawValue) (\(shown ?? ""))"
    case .rounding: "one step of 255"
    case .size, .recolored: nil
    }
  }
}

extension Cause: Codable {
  private enum CodingKeys: CodingKey {
    case kind, view, property, token, before, after, pixels, moved, consequences, source, bounds,
      offset
  }

  /// Writes the cause, without keys that do not apply.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(view, forKey: .view)
    switch subject {
    case .renderer: break
    case .token(let name): try container.encode(name, forKey: .token)
    default: try container.encode(subject.name, forKey: .property)
    }
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encodeIfPresent(moved, forKey: .moved)
    if !consequences.isEmpty { try container.encode(consequences, forKey: .consequences) }
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(bounds, forKey: .bounds)
    try container.encodeIfPresent(offset, forKey: .offset)
  }

  /// Reads a cause.
  ///
  /// - Throws: `DecodingError` for an unknown kind or edit of the tree, a negative count, or a
  ///   cause without the property or token that its kind requires.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func refuse(_ key: CodingKeys, _ problem: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: problem)
    }
    func name(_ key: CodingKeys) throws -> String { try container.decode(String.self, forKey: key) }
    view = try container.decodeIfPresent(String.self, forKey: .view)
    subject =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .renderer: .renderer
      case .font: view == nil ? .fontFile(try name(.property)) : .font(try name(.property))
      case .token: .token(try name(.token))
      case .style: .style(try name(.property))
      case .layout: .layout(try name(.property))
      case .content: view == nil ? .imageFile(try name(.property)) : .content(try name(.property))
      case .tree: .tree(try container.decode(TreeEdit.self, forKey: .property))
      case .picture: .picture(try container.decode(PictureEdit.self, forKey: .property))
      }
    before = try container.decodeIfPresent(PropertyValue.self, forKey: .before)
    after = try container.decodeIfPresent(PropertyValue.self, forKey: .after)
    pixels = try container.decodeIfPresent(Int.self, forKey: .pixels)
    moved = try container.decodeIfPresent(Int.self, forKey: .moved)
    consequences = try container.decodeIfPresent([String].self, forKey: .consequences) ?? []
    source = try container.decodeIfPresent(String.self, forKey: .source)
    bounds = try container.decodeIfPresent(PixelRect.self, forKey: .bounds)
    offset = try container.decodeIfPresent(Offset.self, forKey: .offset)
    if let pixels, pixels < 0 {
      throw refuse(.pixels, "expected 0 or more pixels, found \(pixels)")
    }
    if let moved, moved < 1 { throw refuse(.moved, "expected 1 or more views, found \(moved)") }
  }
}
