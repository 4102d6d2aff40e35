/// Lists of text in the embedded typeface.
import LikenessDisplayList
import LikenessText

extension PixelCorpus {
  /// Sizes with a face and sizes between, three alphabets, and characters that no font has.
  static let texts: [(text: String, size: Double, weight: Font.Weight)] = [
    ("Hamburgefonstiv 0123", 11, .regular), ("Hamburgefonstiv 0123", 13, .bold),
    ("Hamburgefonstiv 0123", 19, .regular),
    ("Hamburgefonstiv 0123", 25, .bold), ("Hamburgefonstiv 0123", 44, .regular),
    ("Hamburgefonstiv 0123", 75.5, .bold),
    ("Съешь ещё этих булок", 15, .regular), ("Ångström façade № 1 ✓ €", 17, .bold),
    ("漢字 missing", 20, .regular),
  ]

  static func text(_ text: String, size: Double, weight: Font.Weight) throws -> DisplayList {
    let layout = TextLayout(text, font: .systemFont(ofSize: size, weight: weight), scale: .one)
    guard
      let picture = PixelSize(width: layout.width.ceiling + 8, height: layout.height.ceiling + 8)
    else { throw BadSize() }
    let items = layout.lines.flatMap { line in
      line.runs.map { placed in
        DisplayItem(
          .glyphs(
            Glyphs(placed.run, x: placed.x + Fixed(4), y: line.baseline + Fixed(4), color: .black)),
          from: Provenance(path: "Corpus"))
      }
    }
    return DisplayList(size: picture, background: .white, items: items)
  }
}
