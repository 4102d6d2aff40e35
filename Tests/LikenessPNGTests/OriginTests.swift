/// Which files count as written by Likeness.
import LikenessGraphics
import LikenessPNG
import Testing

@Suite struct OriginTests {
  private let frame: Bitmap
  private let other: Bitmap

  init() throws {
    let size = try #require(PixelSize(width: 3, height: 2))
    frame = Bitmap(size: size, filledWith: StraightColor(r: 1, g: 2, b: 3, a: 4))
    other = Bitmap(size: size, filledWith: .white)
  }

  /// The same pixels in other bytes are somebody else's: a comment, a missing end.
  @Test func onlyFilesOfTheEncoderAreItsOwn() throws {
    let comment = chunk("tEXt", Array("Author\0Eve".utf8))
    for file in [try PNG.encode(frame), try PNG.encode(frame, effort: .fast)] {
      #expect(PNG.isOwn(file))
      #expect(!PNG.isOwn(file.dropLast(12) + comment + file.suffix(12)))
      #expect(!PNG.isOwn(Array(file.dropLast())))
    }
    #expect(!PNG.isOwn(try PNG.encode(animation: [frame, other], milliseconds: 700)))
    #expect(!PNG.isOwn([]) && !PNG.isOwn(Array("GIF89a".utf8)))
  }

  /// The chunk is of the keyword “Software” of the PNG specification, 11.3.3.2, and comes last.
  @Test func aMarkTellsADifferenceFromOtherPicturesAndKeepsItsPixels() throws {
    let mark = chunk("tEXt", Array("Software\0Likeness difference".utf8))
    for file in [try PNG.encode(frame), try PNG.encode(animation: [frame, other], milliseconds: 700)] {
      let marked = PNG.markedAsDifference(file)
      #expect(marked == file.dropLast(12) + mark + file.suffix(12))
      #expect(PNG.isDifference(marked) && !PNG.isDifference(file) && !PNG.isDifference(Array(marked.dropLast())))
      #expect(try PNG.decode(marked) == PNG.decode(file))
    }
    #expect(!PNG.isDifference([]) && !PNG.isDifference(mark))
  }
}
