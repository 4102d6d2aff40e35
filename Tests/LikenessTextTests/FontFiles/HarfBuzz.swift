/// HarfBuzz's own command, for comparison with our shaping.
import Foundation
import LikenessText
import TestKit

enum HarfBuzz {
  /// The glyphs that `hb-shape` returns for each text, in font units.
  static func shaped(
    _ texts: [String], font: String, direction: LayoutDirection, script: String, language: String?
  ) throws -> [[ShapedGlyph]] {
    let folder = try TestFolder()
    let list = try folder.write(texts.joined(separator: "\n") + "\n", to: "texts")
    let shaping = try Tool("hb-shape").run(
      [
        "--output-format=json", "--no-glyph-names", "--utf8-clusters", "--bot", "--eot",
        "--shapers=ot", "--script=\(script)",
        "--direction=\(direction == .rightToLeft ? "rtl" : "ltr")", "--text-file=\(list)",
      ] + (language.map { ["--language=\($0)"] } ?? []) + [font], in: folder.path)
    return try shaping.lines.map { line in
      try JSONDecoder().decode([Glyph].self, from: Data(line.utf8)).map {
        ShapedGlyph(id: $0.g, cluster: $0.cl, advance: $0.ax, x: $0.dx, y: -$0.dy)
      }
    }
  }

  private struct Glyph: Decodable {
    var g: UInt32
    var cl: Int
    var ax: Int
    var dx: Int
    var dy: Int
  }
}
