/// The marks in files that Likeness writes.
import LikenessDisplayList
import LikenessPNG
import TestKit
import Testing

@Suite struct OriginTests {
  private let frame = Bitmap.plain(3, 2, StraightColor(r: 1, g: 2, b: 3, a: 4))
  private let other = Bitmap.plain(3, 2)

  @Test("What stands before a mark is found only if the mark is whole and last") func beforeMark()
    throws
  {
    let file = try PNG.encode(frame)
    let marked = PNG.marked(file, "Likeness abc")
    #expect(PNG.bytes(marked, beforeMark: "Likeness abc") == file.dropLast(12))
    #expect(PNG.bytes(marked, beforeMark: "Likeness abd") == nil)
    #expect(PNG.bytes(Array(marked.dropLast()), beforeMark: "Likeness abc") == nil)
    #expect(
      PNG.bytes(file, beforeMark: "Likeness abc") == nil && PNG.bytes([], beforeMark: "") == nil)
  }

  /// The chunk is of the keyword “Software” of the PNG specification, 11.3.3.2, and comes last.
  @Test("A mark identifies a picture of differences and keeps its pixels") func differenceMark()
    throws
  {
    let mark = chunk("tEXt", Array("Software\0Likeness difference".utf8))
    for file in [
      try PNG.encode(frame), try PNG.encode(animation: [frame, other], milliseconds: 700),
    ] {
      let marked = PNG.markedAsDifference(file)
      #expect(marked == file.dropLast(12) + mark + file.suffix(12))
      #expect(
        PNG.isDifference(marked) && !PNG.isDifference(file)
          && !PNG.isDifference(Array(marked.dropLast())))
      #expect(try PNG.decode(marked) == PNG.decode(file))
    }
    #expect(!PNG.isDifference([]) && !PNG.isDifference(mark))
  }
}
