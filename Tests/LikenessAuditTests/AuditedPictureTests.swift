import LikenessAudit
import LikenessBase
import LikenessDisplayList
import Testing

struct AuditedPictureTests {
  @Test("The pixels of a picture are drawn once") func lazy() throws {
    let calls = Locked(0)
    let picture = AuditedPicture(
      identity: "A/b", list: DisplayList(size: try #require(PixelSize(width: 2, height: 1)))
    ) { list in
      calls.withLock { $0 += 1 }
      return Bitmap(size: list.size, filledWith: .white)
    }
    #expect(try picture.bitmap() == picture.bitmap())
    #expect(calls.withLock { $0 } == 1)
  }
}
