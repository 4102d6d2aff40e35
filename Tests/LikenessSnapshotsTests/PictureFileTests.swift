/// Checks PNG files that another tool drew.
import Foundation
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import Testing

@testable import LikenessSnapshots

/// A page of 40 × 60 with a dark band of ten rows, and with more white rows above it.
private func page(above more: Int = 0, mark: PixelRect? = nil) throws -> Bitmap {
  var picture = Bitmap(
    size: try #require(PixelSize(width: 40, height: 60 + more)), filledWith: .white)
  for y in (20 + more)..<(30 + more) {
    for x in 0..<40 { picture[x, y] = StraightColor(r: UInt8(x), g: UInt8(y - more), b: 40) }
  }
  if let mark {
    for y in mark.y..<mark.maxY { for x in mark.x..<mark.maxX { picture[x, y] = .black } }
  }
  return picture
}

@Suite struct PictureFileTests {
  private let box: Sandbox
  private let identity: SnapshotIdentity

  init() throws {
    box = try Sandbox()
    identity = try SnapshotIdentity("Login/home@2x")
  }

  private func check(
    _ bytes: [UInt8], _ mode: RecordMode = .never, _ tolerance: Tolerance = .exact
  ) throws -> SnapshotOutcome {
    let file = box.path + "/shots.png"
    try Data(bytes).write(to: URL(filePath: file))
    let owner = SnapshotOwner(
      .picture, file: .elsewhere(place: "shots", path: "Login/home@2x.png"), name: "Login/home")
    return box.checker(mode).check(
      SnapshotSubject(identity, file: file, owner: owner),
      tolerance: tolerance)
  }

  @Test("The file that a reference was made of passes, and is not decoded")
  func sameFile() throws {
    let bytes = try PNG.encode(try page(), effort: .fast)
    #expect(try check(bytes, .all).isNewlyRecorded)
    let text = try String(
      contentsOfFile: box.path + "/Snapshots/Login/home@2x.txt", encoding: .utf8)
    let owner = "owner (shots)/Login/home@2x.png picture Login/home\nvariant scale=2\n"
    #expect(text == "snapshot 2\nrenderer 1\nsize 40 60\n" + owner)
    let file = try #require(try box.store.picture(identity))
    #expect(PNG.seal(of: file)?.origin == .file(ContentDigest(of: bytes)))
    let again = try check(bytes)
    #expect(again.verdict == .identical(bySeal: true))
    #expect(again.timings.decode == nil)
    #expect(again.size == PixelSize(width: 40, height: 60))
    #expect(again.pixels == (try page()).digest)
    // A changed reference proves nothing, whatever its text says.
    let reference = box.path + "/Snapshots/Login/home@2x.png"
    try Data(try PNG.encode(try page(mark: PixelRect(x: 1, y: 1, width: 2, height: 2))))
      .write(to: URL(filePath: reference))
    #expect(try check(bytes).isFailure)
  }

  @Test("A reference of version 1 is decoded until it is recorded, without a warning")
  func version1() throws {
    let bytes = try PNG.encode(try page(), effort: .fast)
    _ = try check(bytes, .all)
    let text = try #require(box.references["Login/home@2x.txt"])
    let file = try PNG.encode(try page())
    let digest = ContentDigest(of: file)
    let lines = "pixels \(try page().digest)\npng \(digest)\nfile \(ContentDigest(of: bytes))\n"
    let old = String(decoding: text, as: UTF8.self).replacing("snapshot 2\n", with: "snapshot 1\n")
    try box.write((old + lines).utf8, to: "Snapshots/Login/home@2x.txt")
    try box.write(file, to: "Snapshots/Login/home@2x.png")
    let passed = try check(bytes)
    #expect(passed.verdict == .identical(bySeal: false) && passed.warnings.isEmpty)
    let mark = PixelRect(x: 1, y: 1, width: 2, height: 2)
    let marked = try check(try PNG.encode(try page(mark: mark)))
    #expect(marked.status == .pixels && marked.warnings.isEmpty)
    #expect(try check(bytes, .all).done == .written)
    #expect(box.references["Login/home@2x.txt"] == text)
    #expect(try check(bytes).timings.decode == nil)
  }

  @Test("Another file of the same pixels passes by its pixels")
  func samePixels() throws {
    _ = try check(try PNG.encode(try page(), effort: .fast), .all)
    let other = try PNG.encode(try page(), effort: .reference)
    #expect(try check(other).verdict == .identical(bySeal: true))
  }

  @Test("A picture is described by its rows, and by what laws prove")
  func descriptions() throws {
    _ = try check(try PNG.encode(try page()), .all)
    let grown = try check(try PNG.encode(try page(above: 7)))
    #expect(grown.causes.map(\.description) == ["7 rows inserted  at y = 0"])
    #expect(grown.unexplainedPixels == 0)
    let mark = PixelRect(x: 3, y: 41, width: 5, height: 4)
    let marked = try check(try PNG.encode(try page(mark: mark)))
    // A box of one color in place of what was there.
    let box = try #require(marked.causes.first)
    #expect(marked.causes.count == 1)
    #expect(box.effects == "20 px; at (3, 41)")
    let both = try check(try PNG.encode(try page(above: 7, mark: mark)))
    #expect(both.causes.map(\.edit) == [grown.causes[0].edit, box.edit])
    let change = try ExpectedChange("7 rows inserted")
    #expect(both.causes.map(change.covers) == [true, false])
    let encoded = try JSONEncoder().encode(both.causes)
    #expect(try JSONDecoder().decode([Cause].self, from: encoded) == both.causes)
  }

  @Test("What appeared is one change only where both pictures show the same")
  func areas() throws {
    let mark = PixelRect(x: 3, y: 41, width: 5, height: 4)
    func edits(_ color: StraightColor) throws -> [Cause.Edit] {
      var changed = try page()
      for y in mark.y..<mark.maxY { for x in mark.x..<mark.maxX { changed[x, y] = color } }
      let outcome = try check(try PNG.encode(changed))
      #expect(outcome.causes.map(\.effects) == ["20 px; at (3, 41)"])
      let encoded = try JSONEncoder().encode(outcome.causes)
      return try JSONDecoder().decode([Cause].self, from: encoded).map(\.edit)
    }
    _ = try check(try PNG.encode(try page()), .all)
    let black = try edits(.black)
    #expect(try edits(.black) == black)
    #expect(try edits(StraightColor(hex: 0x00FF00)) != black)
  }

  /// 21 dots of a pixel, 16 apart; and a page of another color.
  @Test("What no law explains is one thing, and a page of another color is recolored")
  func everywhere() throws {
    var blank = Bitmap(size: try #require(PixelSize(width: 120, height: 60)), filledWith: .white)
    _ = try check(try PNG.encode(blank), .all)
    for number in 0..<21 { blank[16 * (number % 7) + 2, 16 * (number / 7) + 3] = .black }
    let dotted = try check(try PNG.encode(blank))
    #expect(dotted.causes.map(\.name) == ["redrawn"])
    #expect(dotted.causes.map(\.after) == ["97 × 33"])
    #expect(dotted.causes.map(\.effects) == ["21 px; at (2, 3)"])
    let other = Bitmap(size: try #require(PixelSize(width: 120, height: 70)), filledWith: .black)
    let all = try check(try PNG.encode(other))
    #expect(
      all.causes.map(\.description) == [
        "size: 120 × 60 → 120 × 70", "#FFFFFF → #000000  7,200 px",
      ])
  }

  @Test("A tolerance that allows shifts passes rows, and nothing else")
  func shift() throws {
    _ = try check(try PNG.encode(try page()), .all)
    let tolerance = Tolerance(allowsShift: true)
    #expect(!(try check(try PNG.encode(try page(above: 7)), .never, tolerance)).isFailure)
    let mark = PixelRect(x: 3, y: 41, width: 5, height: 4)
    #expect(try check(try PNG.encode(try page(above: 7, mark: mark)), .never, tolerance).isFailure)
  }

  @Test("A damaged file is not checked, and its reference stays")
  func damaged() throws {
    _ = try check(try PNG.encode(try page()), .all)
    let outcome = try check(Array(try PNG.encode(try page()).dropLast(20)), .all)
    #expect(outcome.status == .refused && outcome.problem?.contains("shots.png") == true)
    #expect(FailureMessage(outcome).lines[0].hasPrefix("Login/home@2x was not checked. "))
    #expect(!(try check(try PNG.encode(try page()))).isFailure)
  }

  @Test(
    "Files are named by their paths, with the axes that are written as ours are",
    arguments: [
      ("Login/home.png", "Login/home", ""), ("Login/home@2x.png", "Login/home@2x", "2"),
      ("home@dark,2x.PNG", "shots/home@dark,2x", "2"),
      ("Login/home@2x,dark.png", "Login/home@dark,2x", "2"),
      // All after the sign is one axis without a comma, here a theme.
      ("Login/home@2x.dark.png", "Login/home@2x.dark", ""),
      // A name that Likeness would write otherwise is the name of the case.
      ("Login/home@scale=2.png", "Login/home%40scale=2", ""),
      ("__Snapshots__/LoginTests/testHome.1.png", "__Snapshots__/LoginTests/testHome.1", ""),
      (
        "tests/a.spec.ts-snapshots/home-chromium-linux.png",
        "tests/a.spec.ts-snapshots/home-chromium-linux", ""
      ),
      ("100%.png", "shots/100%25", ""),
    ])
  func names(path: String, name: String, scale: String) throws {
    let identity = try SnapshotIdentity(ofPicture: path, in: "shots")
    #expect(identity.description == name)
    #expect(identity.variant[.scale] ?? "" == scale)
  }

  @Test("Only a run of the same folder proves that a picture is gone")
  func gone() throws {
    _ = try check(try PNG.encode(try page()), .all)
    func audit(_ files: [String]) throws -> ReferenceAudit {
      try ReferenceAudit(
        of: box.store,
        stories: try files.map { file in
          ReferenceAudit.Story(
            identity: try SnapshotIdentity("Login/other"),
            owner: SnapshotOwner(
              .picture, file: .elsewhere(place: file, path: "Login/other.png"),
              name: "Login/other"))
        }, fileExists: { _ in false })
    }
    #expect(try audit(["shots"]).unused.map(\.identity) == [identity])
    #expect(try audit(["elsewhere"]).unused.isEmpty)
    #expect(try audit([]).unused.isEmpty)
  }
}
