/// The pictures that show where pixels differ.
import Likeness
import Testing

@testable import LikenessCommand

@Suite struct RegionMarksTests {
  @Test func aPictureWithoutRegionsIsShownWhole() throws {
    let whole = PixelRect(x: 0, y: 0, width: 100, height: 60)
    let paper = picture(100, 60)
    #expect(RegionMarks.crop(around: [], in: paper) == whole)
    // 24 pixels of margin around a region; all of a picture that is too small to hold it.
    func crop(_ x: Int) -> PixelRect {
      RegionMarks.crop(around: [PixelRect(x: x, y: 30, width: 2, height: 1)], in: paper)
    }
    #expect(crop(50) == PixelRect(x: 26, y: 6, width: 50, height: 49))
    #expect(crop(500) == whole)
    #expect(try RegionMarks.marked(paper, crop: whole, regions: []) == paper)
  }

  /// A caption takes 24 rows; a picture can have no more than a million.
  @Test func aPictureTooHighForCaptionsHasNone() throws {
    #expect(
      try captioned(picture(60, 9), ["reference"], pitch: 60).size
        == PixelSize(width: 60, height: 33))
    let high = picture(1, PixelSize.maximumSide - 23)
    #expect(try captioned(high, ["reference"], pitch: 1) == high)
  }
}
