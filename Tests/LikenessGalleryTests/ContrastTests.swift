import Foundation
import Likeness
import LikenessGallery
import Testing

/// Controls stand out from the page, in light and dark. Measured in the gallery's pictures, where a
/// view begins 16 pixels from the left and top edges.
@Suite struct ContrastTests {
  private static let margin = 16

  private func picture(_ name: String) throws -> Bitmap {
    let snapshot = try #require(
      try Gallery.shipped.snapshots().first { $0.identity.description == name }, "\(name)")
    return try snapshot.displayList().rasterized(fonts: .embedded)
  }

  /// The contrast ratio of WCAG 2.2.
  private func contrast(_ a: StraightColor, _ b: StraightColor) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: StraightColor) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let pair = [luminance(a), luminance(b)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  /// WCAG 2.2, success criterion 1.4.11: 3:1 for the edges of controls.
  @Test(arguments: ["Badge/image-from-style", "Button/primary"], ["light", "dark"])
  func edgeOfAButtonStandsOut(story: String, theme: String) throws {
    let picture = try picture(
      "\(story)@\(theme),1x" + (story.hasPrefix("Button") ? ",state=normal" : ""))
    let edge = picture[Self.margin, picture.size.height / 2]
    #expect(contrast(edge, picture[2, 2]) >= 3)
    // The inside of a button's border: the outer 4 pixels contain no text in either story.
    #expect(contrast(edge, picture[Self.margin + 4, picture.size.height / 2]) >= 3)
  }

  /// Controls that are off or empty are fainter than any edge, but still visible.
  @Test(
    arguments: [("Switch/system", ",state=off", 61, 31), ("Progress/bars", "", 100, 18)],
    ["light", "dark"])
  func trackIsQuiet(track: (story: String, state: String, x: Int, y: Int), theme: String) throws {
    let picture = try picture("\(track.story)@\(theme),1x\(track.state)")
    let ratio = contrast(picture[track.x, track.y], picture[2, 2])
    #expect(ratio > 1.3 && ratio < 3, "\(ratio)")
  }

  /// A switch is 31 points high: the row below it shows the page.
  @Test(arguments: ["on", "off"]) func shadowOfAThumbStaysInItsTrack(state: String) throws {
    let picture = try picture("Switch/system@light,1x,state=\(state)")
    let below = (0..<picture.size.width).map { picture[$0, Self.margin + 31] }
    #expect(Set(below) == [picture[2, 2]])
  }
}
