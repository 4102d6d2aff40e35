/// Checks of references that another program changed: none passes that decoding would refuse.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessSystem
import TestKit
import TestSupport
import Testing

@testable import LikenessSnapshots

/// A red reference of the button.
private func recorded() throws -> Sandbox {
  let box = try Sandbox()
  _ = box.check(plain(.red), list: list(.red), .missing)
  return box
}

extension Sandbox {
  /// The file of the reference of the button.
  fileprivate var file: [UInt8] {
    get throws { try #require(try store.picture(button)) }
  }

  fileprivate func replace(_ file: [UInt8]) throws { try write(file, to: "Snapshots/" + png) }

  fileprivate func expectNoFalsePass(
    of file: [UInt8], _ change: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    try replace(file)
    let decoded = try? PNG.decode(file)
    for color in [StraightColor.red, .blue, .white] {
      let passes = check(plain(color), list: list(color), .never).verdict.passes
      #expect(passes == (decoded == plain(color)), "\(change), \(color)", sourceLocation: place)
    }
  }

  /// Gives the reference of the button the form of version 1, whose text claims some pixels.
  fileprivate func makeVersion1(_ picture: Bitmap, claiming claimed: Bitmap) throws {
    let file = try PNG.encode(picture)
    try replace(file)
    let text = String(decoding: try #require(references[txt]), as: UTF8.self)
    let header = """
      snapshot 1
      renderer 1
      size 4 2
      scale 2
      pixels \(claimed.digest)
      png \(ContentDigest(of: file))

      """
    try write(text.replacing("snapshot 2\nrenderer 1\n", with: header).utf8, to: "Snapshots/" + txt)
  }
}

@Suite struct SealedCheckTests {
  @Test("A seal on another picture lets nothing pass that decoding refuses") func copied() throws {
    let box = try recorded()
    let seal = try #require(PNGBytes.chunks(of: box.file).first { $0.type == "liKE" })
    for color in [StraightColor.red, .blue] {
      for effort in [PNG.Effort.reference, .fast] {
        var chunks = PNGBytes.chunks(of: try PNG.encode(plain(color), effort: effort))
        for place in 1...chunks.count {
          chunks.insert(seal, at: place)
          try box.expectNoFalsePass(of: PNGBytes.file(chunks), "\(color), at \(place)")
          chunks.remove(at: place)
        }
      }
    }
  }

  @Test("A changed byte lets nothing pass that decoding refuses") func bytes() throws {
    let box = try recorded()
    let file = try box.file
    for place in file.indices {
      var changed = file
      changed[place] ^= 0x20
      try box.expectNoFalsePass(of: changed, "byte \(place)")
    }
    for count in 0..<file.count { try box.expectNoFalsePass(of: Array(file[..<count]), "\(count)") }
  }

  @Test("A text of another picture is a warning of a pass, and no mode but `all` changes it")
  func otherText() throws {
    let box = try recorded()
    let text = String(decoding: try #require(box.references[txt]), as: UTF8.self)
    try box.write(text.replacing("padding=4", with: "padding=5").utf8, to: "Snapshots/" + txt)
    let before = box.references
    for mode in [RecordMode.missing, .failed, .never] {
      let outcome = box.check(plain(.red), list: list(.red), mode)
      #expect(outcome.verdict == .identical(bySeal: true) && outcome.warnings.count == 1)
      #expect(outcome.warnings.first?.contains("does not match the picture beside it") == true)
      let nearly = box.check(
        plain(StraightColor(hex: 0xFE0000)), list: list(.red), mode,
        tolerance: Tolerance(metric: .channel(threshold: 1)))
      #expect(nearly.status == .tolerated && nearly.warnings == outcome.warnings)
      #expect(box.references == before)
    }
    let renewed = box.check(plain(.red), list: list(.red), .all)
    #expect(renewed.warnings.isEmpty && renewed.written == [box.path + "/Snapshots/" + txt])
    #expect(box.references[txt] == Data(text.utf8) && box.references[png] == before[png])
  }

  @Test("Ends of lines as on Windows do not make the text another") func windows() throws {
    let box = try recorded()
    let text = String(decoding: try #require(box.references[txt]), as: UTF8.self)
    try box.write(text.replacing("\n", with: "\r\n").utf8, to: "Snapshots/" + txt)
    #expect(box.check(plain(.red), list: list(.red), .never).warnings.isEmpty)
  }

  /// The whole picture is the view “Button”.
  @Test("The places of views in an edited text forgive nothing", arguments: [true, false])
  func places(isSealed: Bool) throws {
    let box = try Sandbox()
    func halves(_ width: Int) -> DisplayList {
      var list = list(.red)
      let frame = FixedRect(x: .zero, y: .zero, width: Fixed(width), height: Fixed(2))
      list.items = [
        DisplayItem(.view(frame: frame), from: Provenance(path: "Button")),
        DisplayItem(
          .box(Box(RoundedRect(rect: frame), fill: .color(.red))),
          from: Provenance(path: "Button")),
      ]
      return list
    }
    var half = plain(.white)
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] { half[x, y] = .red }
    _ = box.check(half, list: halves(2), .missing)
    if !isSealed { try box.replace(PNG.encode(half)) }
    let ignoring = Tolerance(ignoringViews: ["Button"])
    var changed = half
    changed[1, 1] = .black
    #expect(box.check(changed, list: halves(2), .never, tolerance: ignoring).verdict.passes)
    changed[3, 1] = .black
    #expect(!box.check(changed, list: halves(2), .never, tolerance: ignoring).verdict.passes)
    // A text in which the view is as wide as the picture.
    let other = try Sandbox()
    _ = other.check(plain(.red), list: halves(4), .missing)
    try box.write(try #require(other.references[txt]), to: "Snapshots/" + txt)
    #expect(!box.check(changed, list: halves(2), .never, tolerance: ignoring).verdict.passes)
  }

  // MARK: Version 1

  @Test("A reference of version 1 is decoded and passes, and only `all` gives it a seal")
  func version1() throws {
    for mode in RecordMode.allCases {
      let box = try recorded()
      let sealed = box.references
      try box.makeVersion1(plain(.red), claiming: plain(.red))
      let before = box.references
      let outcome = box.check(plain(.red), list: list(.red), mode)
      #expect(outcome.verdict == .identical(bySeal: false) && outcome.warnings.isEmpty)
      #expect(box.references == (mode == .all ? sealed : before))
    }
  }

  @Test("A forged text of version 1 lets no other picture pass") func forged() throws {
    let box = try recorded()
    try box.makeVersion1(plain(.blue), claiming: plain(.red))
    #expect(box.check(plain(.red), list: list(.red), .never).status == .pixels)
    #expect(box.check(plain(.blue), list: list(.blue), .never).verdict.passes)
    let change = Tolerance.allowing(.style)
    // The list says red, and the picture beside it is blue.
    #expect(
      !box.check(plain(.white), list: list(.white), .never, tolerance: change).verdict.passes)
  }

  @Test("Causes and allowed changes of version 1 are those of its list") func causes() throws {
    let box = try recorded()
    try box.makeVersion1(plain(.red), claiming: plain(.red))
    let outcome = box.check(plain(.blue), list: list(.blue), .never)
    #expect(
      outcome.causes.map(\.description) == ["Button  backgroundColor: #FF0000 → #0000FF  8 px"])
    #expect(outcome.warnings.isEmpty)
    let change = Tolerance.allowing(.style)
    #expect(box.check(plain(.blue), list: list(.blue), .never, tolerance: change).verdict.passes)
  }

  // MARK: Other programs

  /// Each writes the picture again; some keep chunks that they don't know.
  @Test("Pillow keeps no false pass", .nightly, .requires(.pillow)) func pillow() throws {
    try rewrite { folder, color in
      let script = """
        import sys
        from PIL import Image
        picture = Image.open(sys.argv[1])
        if sys.argv[3]:
            picture = picture.convert("RGB")
            picture.putpixel((1, 1), (0, 0, 255))
        picture.save(sys.argv[2])
        """
      return [
        ("python3", ["-c", script, folder("in.png"), folder("out.png"), color ?? ""])
      ]
    }
  }

  @Test("ImageMagick keeps no false pass", .nightly, .requires(.imageMagick))
  func imageMagick() throws {
    try rewrite { folder, color in
      let change = color.map { ["-fill", $0, "-draw", "point 1,1"] } ?? []
      return [("convert", [folder("in.png")] + change + [folder("out.png")])]
    }
  }

  @Test(
    "pngcrush keeps no false pass", .nightly, .requires(.program("pngcrush"), .imageMagick))
  func crush() throws {
    try rewrite { folder, color in
      // pngcrush changes no pixel; so it crushes a picture that ImageMagick changed.
      let change = color.map { ["-fill", $0, "-draw", "point 1,1"] } ?? []
      let made =
        color == nil ? [] : [("convert", [folder("in.png")] + change + [folder("mid.png")])]
      return made + [
        (
          "pngcrush",
          ["-q", "-keep", "liKE", folder(color == nil ? "in.png" : "mid.png"), folder("out.png")]
        )
      ]
    }
  }

  /// Runs programs that write `out.png` from `in.png`, with and without a pixel changed to a color.
  private func rewrite(
    _ programs: (_ folder: TestFolder, _ color: String?) -> [(String, [String])]
  ) throws {
    for color in [nil, "blue"] {
      let box = try recorded()
      let folder = try TestFolder()
      try folder.write(Data(try box.file), to: "in.png")
      for (program, arguments) in programs(folder, color) {
        let ran = try Tool(program).run(arguments)
        try #require(ran.status == 0, "\(program): \(ran.errors)")
      }
      let file = [UInt8](try folder.read("out.png"))
      #expect((try PNG.decode(file) == plain(.red)) == (color == nil))
      try box.expectNoFalsePass(of: file, color ?? "unchanged")
    }
  }
}

extension Requirement {
  /// ImageMagick. Other packages have a program `convert`, too; `identify` is its alone.
  fileprivate static let imageMagick = Requirement.program("identify")

  /// Python's library of pictures.
  fileprivate static let pillow = installed("Pillow") {
    $0.isThere("/usr/lib/python3/dist-packages/PIL")
  }
}
