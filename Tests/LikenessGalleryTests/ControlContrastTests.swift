import Likeness
import LikenessAudit
import LikenessGallery
import Testing

/// Controls stand out from the page, in light and dark. Measured in the gallery's pictures, where a
/// view begins 16 pixels from the left and top edges.
@Suite struct ControlContrastTests {
  private static let margin = 16

  private func picture(_ name: String) throws -> Bitmap {
    let snapshot = try #require(
      try Gallery.shipped.snapshots().first { $0.identity.description == name }, "\(name)")
    return try snapshot.displayList().rasterized(fonts: .embedded)
  }

  /// WCAG 2.2, success criterion 1.4.11: 3:1 for the edges of controls.
  @Test(
    "The edge of a button stands out", arguments: ["Badge/image-from-style", "Button/primary"],
    ["light", "dark"])
  func buttonEdge(story: String, theme: String) throws {
    let picture = try picture(
      "\(story)@\(theme),1x" + (story.hasPrefix("Button") ? ",state=normal" : ""))
    let edge = picture[Self.margin, picture.size.height / 2]
    #expect(edge.contrast(to: picture[2, 2]) >= 3)
    // The inside of a button's border: the outer 4 pixels contain no text in either story.
    #expect(edge.contrast(to: picture[Self.margin + 4, picture.size.height / 2]) >= 3)
  }

  /// Controls that are off or empty are fainter than any edge, but still visible.
  @Test(
    "A track is fainter than an edge, and visible",
    arguments: [("Switch/system", ",state=off", 61, 31), ("Progress/bars", "", 100, 18)],
    ["light", "dark"])
  func quietTrack(track: (story: String, state: String, x: Int, y: Int), theme: String) throws {
    let picture = try picture("\(track.story)@\(theme),1x\(track.state)")
    let ratio = picture[track.x, track.y].contrast(to: picture[2, 2])
    #expect(ratio > 1.3 && ratio < 3, "\(ratio)")
  }

  /// A switch is 31 points high: the row below it shows the page.
  @Test("The shadow of a thumb stays in its track", arguments: ["on", "off"])
  func thumbShadow(state: String) throws {
    let picture = try picture("Switch/system@light,1x,state=\(state)")
    let below = (0..<picture.size.width).map { picture[$0, Self.margin + 31] }
    #expect(Set(below) == [picture[2, 2]])
  }
}
