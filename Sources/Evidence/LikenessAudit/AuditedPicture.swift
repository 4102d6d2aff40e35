/// A picture as audits see it.
import LikenessBase
import LikenessDisplayList

/// A snapshot's name, its display list and its pixels, which are drawn when first needed.
package struct AuditedPicture: Sendable {
  package let identity: String
  package let list: DisplayList
  /// The name of its theme, different for different themes.
  package let theme: String
  /// The names of all tokens of its theme.
  let tokens: Set<String>
  /// The colors of its theme by the names of their tokens; none of a theme of Likeness.
  let colors: [String: StraightColor]
  private let draw: @Sendable (DisplayList) throws -> Bitmap
  private let drawn = Locked<Bitmap?>(nil)

  /// - Parameter tokens: nil (the default) for the names of the colors.
  package init(
    identity: String, list: DisplayList, theme: String = "", colors: [String: StraightColor] = [:],
    tokens: Set<String>? = nil, draw: @escaping @Sendable (DisplayList) throws -> Bitmap
  ) {
    (self.identity, self.list, self.theme, self.colors) = (identity, list, theme, colors)
    self.tokens = tokens ?? Set(colors.keys)
    self.draw = draw
  }

  /// The name of the story, without the variant.
  package var story: String { String(identity.prefix { $0 != "@" }) }

  /// The pixels of the picture, kept after the first call.
  package func bitmap() throws -> Bitmap {
    try drawn.withLock { drawn in
      let bitmap = try drawn ?? draw(list)
      drawn = bitmap
      return bitmap
    }
  }
}
