/// Typefaces of one name, and the choice among them for a weight.

/// Typefaces that belong together under one name.
public struct FontFamily: Sendable {
  /// The family's name, `Lato`.
  public var name: String
  /// The typefaces; at least one, or the family is as good as unknown.
  public var members: [Member]

  /// One typeface of a family, and what may name it.
  public struct Member: Sendable {
    /// The weight that it is drawn for.
    public var weight: Font.Weight
    /// The typeface.
    package var typeface: any Typeface
    /// The file that it came from, if any, without folders.
    public var fileName: String?
    /// Its PostScript name, if any.
    public var postScriptName: String?

    package init(
      weight: Font.Weight, typeface: any Typeface, fileName: String? = nil,
      postScriptName: String? = nil
    ) {
      self.weight = weight
      self.typeface = typeface
      self.fileName = fileName
      self.postScriptName = postScriptName
    }
  }

  /// Creates a family.
  public init(name: String, members: [Member]) {
    self.name = name
    self.members = members
  }

  /// The member for a weight, chosen as CSS does; see ``Font/Weight/nearest(to:among:)``.
  func member(for weight: Font.Weight) -> Member? {
    Font.Weight.nearest(to: weight, among: members.map(\.weight)).map { members[$0] }
  }
}

extension Font.Weight {
  /// Returns the place of the best weight for a requested one, as CSS chooses (CSS Fonts 4, 5.2,
  /// font-weight): of several the nearest, where 400…500 looks within that range first, lighter
  /// weights look for lighter ones first, and heavier weights for heavier ones. Nil where there is
  /// none.
  package static func nearest(to weight: Font.Weight, among weights: [Font.Weight]) -> Int? {
    let wanted = weight.value
    func distance(_ value: Int) -> Int {
      if value == wanted { return 0 }
      // The three groups of the rule are kept apart by more than any two weights differ.
      if (400...500).contains(wanted) {
        if value > wanted, value <= 500 { return value - wanted }
        return value < wanted ? 2000 + wanted - value : 4000 + value - wanted
      }
      let isPreferred = wanted < 400 ? value < wanted : value > wanted
      return (isPreferred ? 2000 : 4000) + abs(value - wanted)
    }
    return weights.indices.min {
      (distance(weights[$0].value), $0) < (distance(weights[$1].value), $1)
    }
  }
}
