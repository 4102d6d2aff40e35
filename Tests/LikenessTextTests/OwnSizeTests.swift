/// The law that labels rely on: they measure with one layout and draw with another.
import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

/// A text that is set again in the size that it took has the same lines.
@Suite struct OwnSizeTests {
  /// A text, and the ways in which it is set.
  private struct Sample {
    var text: AttributedText
    var font: Font
    var fonts = FontLibrary.embedded
    var scales: [Scale] = [1]
    /// From the first to the last, in points.
    var widths: StrideTo<Double>
    var numbersOfLines = 0...2
    var alignments: [TextAlignment]?
  }

  @Test(
    "Text in the embedded typeface keeps its lines in its own size",
    arguments: [
      "The quick brown fox jumps over the lazy dog", "a b  c\nlonger line here, well-known words",
      "Привет, мир! 漢字", "x",
    ])
  func embedded(text: String) {
    check(
      Sample(
        text: AttributedText(text), font: Font(size: 13), scales: [1, 1.5, 3],
        widths: stride(from: 1, to: 320, by: 13.7)))
  }

  @Test(
    "Ligatures, kerning and joined letters keep their lines in their own size",
    arguments: [
      "avav fifi avafi fi\u{AD}vavafi xxfi", "av \u{628}\u{62A}\u{627} av\u{628}\u{62A}fi av",
      "fififififififi",
    ])
  func shaped(text: String) {
    check(
      Sample(
        text: AttributedText(text), font: ShapingFont.font, fonts: ShapingFont.library,
        widths: stride(from: 1, to: 160, by: 3.7)))
  }

  @Test(
    "Text in fonts from files keeps its lines in its own size",
    .requires(.debianFont(DebianFont.lato), .debianFont(DebianFont.arabic)),
    arguments: [
      (
        DebianFont.lato,
        """
        An official AVATAR waffles: Tolstoy, WAVE-length, “fjord” and affluent co\u{AD}operation. \
        (See p. 12/34!)
        """
      ), (DebianFont.arabic, "السلام عليكم Hello 123 (مرحبا) العربية"),
    ])
  func fontFiles(path: String, text: String) throws {
    let family = FontFamily(
      name: "Tested",
      members: [.init(weight: .regular, typeface: try FontFile(path: path).typeface())])
    check(
      Sample(
        text: AttributedText(text), font: Font(family: "Tested", size: 15),
        fonts: FontLibrary(families: [family]), scales: [1.5],
        widths: stride(from: 3, to: 420, by: 17.3)))
  }

  @Test("Text in several fonts keeps its lines in its own size", .nightly) func attributed() {
    var mixed = AttributedText(
      "avav fi ", TextAttributes(font: ShapingFont.font, isUnderlined: true))
    mixed.append(
      "bold words and ", TextAttributes(font: .boldSystemFont(ofSize: 19), letterSpacing: 1.25))
    mixed.append(
      "\u{628}\u{62A}\u{627} av",
      TextAttributes(font: ShapingFont.font.withSize(12), backgroundColor: .white))
    mixed.append(" co\u{AD}op(\u{628})\n12 end")
    check(
      Sample(
        text: mixed, font: Font(size: 13), fonts: ShapingFont.library, scales: [1, 1.5],
        widths: stride(from: 1, to: 360, by: 11.3), numbersOfLines: 0...3,
        alignments: TextAlignment.allCases.filter { $0 != .justified }))
  }

  private func check(_ sample: Sample) {
    for mode in LineBreakMode.allCases {
      for alignment in sample.alignments ?? [.natural] {
        for numberOfLines in sample.numbersOfLines {
          let options = TextOptions(
            alignment: alignment, lineBreakMode: mode, numberOfLines: numberOfLines)
          for width in sample.widths {
            for scale in sample.scales {
              check(sample, options, width: width, scale: scale)
            }
          }
        }
      }
    }
  }

  private func check(_ sample: Sample, _ options: TextOptions, width: Double, scale: Scale) {
    let first = TextLayout(
      sample.text, font: sample.font, scale: scale, width: width, options: options,
      fonts: sample.fonts)
    let size = first.sizeInPoints
    // Where alignments vary, the height is given, too.
    let again = TextLayout(
      sample.text, font: sample.font, scale: scale, width: size.width,
      height: sample.alignments == nil ? nil : size.height, options: options, fonts: sample.fonts)
    let words: Comment = "\(options.lineBreakMode) \(options.numberOfLines) \(width) \(scale)"
    #expect(again.width == first.width && again.height == first.height, words)
    if sample.alignments == nil {
      #expect(again.lines == first.lines, words)
    } else {
      // In less room, lines at the right and in the center begin elsewhere.
      #expect(again.lines.map(\.range) == first.lines.map(\.range), words)
      #expect(again.lines.map(\.width) == first.lines.map(\.width), words)
    }
    // Every letter here is narrower than 40 points.
    if options.lineBreakMode != .byClipping, width > 40 {
      #expect(first.lines.allSatisfy { $0.width <= scale.fixed(width) }, words)
    }
  }
}
