/// The embedded typefaces, as drawing sees them.
import LikenessBase
import LikenessDisplayList

/// A typeface that needs no file.
package enum EmbeddedTypeface: CaseIterable, Sendable {
  /// Likeness Sans in its lighter weight.
  case regular
  /// Likeness Sans in its heavier weight.
  case bold
  /// The boxes for characters that no font has.
  case missingCharacters

  /// The sizes that are drawn, in pixels to the em; others are moved to the nearer end.
  ///
  /// Above 512 a glyph would take more memory than the picture it stands in; no interface asks for
  /// it.
  package static let sizes: ClosedRange<Fixed> = Fixed(1)...Fixed(512)

  /// Returns `size`, moved into ``sizes``.
  package static func drawnSize(for size: Fixed) -> Fixed {
    min(max(size, sizes.lowerBound), sizes.upperBound)
  }

  /// The digest of the typeface in display lists, in hexadecimal.
  var hexDigest: String {
    switch self {
    case .regular: SansFace.digest(isBold: false)
    case .bold: SansFace.digest(isBold: true)
    case .missingCharacters: MissingCharacterBox.digest
    }
  }

  /// The digest of the typeface in display lists; nil only if ``hexDigest`` is malformed, which a
  /// test rules out.
  package var digest: ContentDigest? { ContentDigest(hexDigest) }

  /// Draws a glyph. Its number is the Unicode scalar that it shows.
  package func shape(of glyph: UInt32, size: Fixed) -> GlyphShape {
    let size = Self.drawnSize(for: size)
    guard self != .missingCharacters else { return MissingCharacterBox(size).shape(of: glyph) }
    guard let scalar = Unicode.Scalar(glyph), SansFace.draws(scalar) else { return .empty }
    return SansFace(isBold: self == .bold, size: size.pixels).glyph(scalar).shape
  }
}

extension SansFace.Glyph {
  /// The ink as drawing takes it.
  package var shape: GlyphShape {
    bitmap.flatMap {
      GlyphMask(
        left: $0.left, top: $0.top, width: $0.width, height: $0.height, coverage: $0.coverage)
    }.map { .mask($0) }
      ?? .empty
  }
}
