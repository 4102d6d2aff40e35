/// A font that is simple to compute by hand, with fractional advances and ink outside its lines.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit

@testable import LikenessViews

/// Every character is 10 1/4 pixels wide at any size, and a line is 10 high, its baseline 8 below
/// its top.
///
/// The ink of a letter is a box 8 wide and 7 high, one pixel to the right of its origin and on the
/// baseline. `j` begins 3 pixels to the left of its origin and reaches 2 below the baseline, `Å`
/// reaches 10 above it, `g` reaches 2 below, and a space has none.
enum MeasuredFont {
  static let font = Font(family: "Measured", size: 10)
  static let library = FontLibrary.ofHand(typeface)

  private static let typeface: HandFont = {
    var font = HandFont("Measured", advance: 10.25, content: "letters of boxes")
    font.letters = { (0x20...0x17F).contains($0.value) || $0 == "…" ? $0.value : nil }
    font.shapes = { glyph, _ in
      switch glyph {
      case 0x20: .empty
      case 0x6A: .box(left: -3, top: 7, width: 12, height: 9)
      case 0x67: .box(left: 1, top: 5, width: 8, height: 7)
      case 0xC5: .box(left: 1, top: 10, width: 8, height: 10)
      default: .box(left: 1, top: 7, width: 8, height: 7)
      }
    }
    return font
  }()
}

extension Label {
  /// A label in ``MeasuredFont``.
  convenience init(measured text: String, lines: Int = 1) {
    self.init(text: text)
    font = MeasuredFont.font
    numberOfLines = lines
    fonts = MeasuredFont.library
  }
}

/// The values of a recorded property in a laid-out tree, by the path of their views.
func notes(_ name: String, of root: View, in space: CGSize, scale: Scale = 1) throws -> [String:
  String]
{
  root.layout(in: space, scale: scale)
  var notes: [String: String] = [:]
  for item in try DisplayList(painting: root, scale: scale).items {
    for property in item.source.properties where property.name == name {
      notes[item.source.path.description] = property.value.description
    }
  }
  return notes
}
