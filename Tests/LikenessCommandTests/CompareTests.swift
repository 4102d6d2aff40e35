/// `likeness compare`: two files and two folders.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import TestSupport
import Testing

/// A white picture of 40 by 40 pixels with some black pixels.
private func spotted(_ spots: (x: Int, y: Int)...) -> Bitmap {
  picture(40, 40, spots: spots)
}

private func compare(_ arguments: String...) async -> Spoken {
  await run(RedTool.self, ["compare"] + arguments)
}

@Suite struct CompareFilesTests {
  @Test func equalPicturesAreIdenticalAlsoWhereTheFilesDiffer() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(try PNG.encode(spotted((3, 4)), effort: .fast), to: "a.png")
    let b = try sandbox.write(try PNG.encode(spotted((3, 4))), to: "b.png")
    let plain = await compare(a, b)
    #expect(plain.status == .success)
    #expect(plain.results == ["identical"])
    #expect(plain.messages.isEmpty)
    let document = try await compare(a, b, "--json").json()
    #expect(document["match"] as? Bool == true)
    #expect(document["reason"] as? String == "identical")
    #expect(document["comparedPixels"] as? Int == 1600)
    #expect(document["bounds"] is NSNull)
    #expect(document["size"] as? [String: Int] == ["width": 40, "height": 40])
  }

  @Test func differentPixelsAreCountedAndPlaced() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3), (5, 3)), to: "b.png")
    let plain = await compare(a, b)
    #expect(plain.status == .differences)
    #expect(
      plain.results == [
        "2 of 1,600 pixels differ (0.13%), largest delta 255 at (2, 3), within 4 × 1 at (2, 3)"
      ])
    let document = try await compare(a, b, "--json").json()
    #expect(document["match"] as? Bool == false)
    #expect(document["reason"] as? String == "pixels")
    #expect(document["differentPixels"] as? Int == 2)
    #expect(document["ratio"] as? Double == 0.00125)
    #expect(document["maxDelta"] as? Int == 255)
    #expect(document["bounds"] as? [String: Int] == ["x": 2, "y": 3, "width": 4, "height": 1])
    #expect((document["regions"] as? [[String: Any]])?.count == 1)
    #expect(document["reference"] as? String == a)
    #expect(document["actual"] as? String == b)
    #expect(document["name"] == nil && document["difference"] == nil && document["error"] == nil)
  }

  /// Two spots of 1,600 pixels, 3 apart: what each limit allows.
  @Test(arguments: [
    (["--max-pixels", "2"], true), (["--max-pixels", "1"], false),
    (["--max-ratio", "0.00125"], true), (["--max-ratio", "0.001"], false),
    (["--max-pixels", "3"], true), (["--max-ratio", "0.002"], true), (["--max-window", "3"], true),
    (["--max-window", "2"], true), (["--max-window", "1"], false),
    (["--max-pixels", "9", "--max-window", "1"], false),
    (["--ignore", "2,3,4,1"], true), (["--ignore", "2,3,1,1"], false),
    (["--ignore", "2,3,1,1", "--ignore", "5,3,99,99"], true),
    (["--metric", "channel", "--threshold", "255"], true),
    (["--metric", "channel", "--threshold", "254"], false),
    (["--metric", "exact"], false), (["--metric", "ciede2000"], false),
    (["--metric", "ciede2000", "--threshold", "100"], true), (["--max-delta", "254"], false),
    (["--max-delta", "255"], true),
    (["--metric", "channel"], false),
    (["--metric", "yiq", "--threshold", "1"], true),
  ])
  func limitsDecide(options: [String], matches: Bool) async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3), (5, 3)), to: "b.png")
    let spoken = await run(RedTool.self, ["compare", a, b, "--json"] + options)
    #expect(spoken.status == (matches ? .success : .differences))
    #expect(try spoken.json()["reason"] as? String == (matches ? "tolerated" : "pixels"))
  }

  @Test func brokenLimitIsReportedWithBothValues() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3), (5, 3)), to: "b.png")
    #expect(
      await compare(a, b, "--max-pixels", "1").output.hasSuffix("; 2 pixels differ, 1 is allowed"))
    for (option, value, words) in [
      ("--max-ratio", "0.001", "a ratio of 0.00125 differs, 0.001 is allowed"),
      ("--max-window", "1", "2 pixels differ in one window, 1 is allowed"),
      ("--max-delta", "254", "the largest delta is 255, 254 is allowed"),
    ] {
      #expect(await compare(a, b, option, value).output.hasSuffix("; \(words)"), "\(option)")
    }
  }

  @Test func withoutAMetricNothingIsTolerated() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(picture(40, 40, StraightColor(hex: 0x808080)), to: "a.png")
    let near = try sandbox.write(picture(40, 40, StraightColor(hex: 0x868686)), to: "near.png")
    let off = try sandbox.write(picture(40, 40, StraightColor(hex: 0x878787)), to: "off.png")
    #expect(await compare(a, near).status == .differences)
    #expect(await compare(a, near, "--metric", "neighborhood").status == .success)
    #expect(await compare(a, near, "--metric", "channel", "--threshold", "6").status == .success)
    #expect(await compare(a, off, "--metric", "neighborhood").status == .differences)
  }

  @Test func paintedPixelsOfAMaskAreLeftOut() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a/x.png")
    let b = try sandbox.write(spotted((2, 3), (5, 3)), to: "b/x.png")
    let mask = try sandbox.write(
      picture(40, 40, .clear, spots: [(2, 3), (5, 3)], in: .red), to: "masks/x.png")
    let half = try sandbox.write(
      picture(40, 40, .clear, spots: [(2, 3)], in: .red), to: "half.png")
    #expect(await compare(a, b, "--ignore-mask", mask).status == .success)
    #expect(await compare(a, b, "--ignore-mask", half).status == .differences)
    #expect(
      await compare(sandbox("a"), sandbox("b"), "--ignore-mask", sandbox("masks")).status
        == .success)
    #expect(
      await compare(sandbox("a"), sandbox("b"), "--ignore-mask", mask).errors.contains(
        "'\(mask)', which is a file. For two folders give a folder of masks"))
    #expect(mkfifo(sandbox("pipe"), 0o600) == 0)
    #expect(
      await compare(sandbox("a"), sandbox("b"), "--ignore-mask", sandbox("pipe")).errors.contains(
        "which is a named pipe."))
    #expect(
      await compare(sandbox("pipe"), sandbox("b")).errors.contains(
        "are a named pipe and a folder. Give two files or two folders."))
    let small = try sandbox.write(picture(4, 4, .clear), to: "small.png")
    #expect(
      await compare(a, b, "--ignore-mask", small).errors.contains(
        "The mask has 4 × 4 pixels and the reference 40 × 40."))
    // Black on white, as for other tools' masks.
    let opaque = try sandbox.write(picture(40, 40, spots: [(2, 3), (5, 3)]), to: "opaque.png")
    #expect(
      await compare(a, b, "--ignore-mask", opaque).errors.contains(
        "\(opaque) has no transparent pixel"))
  }

  /// Equal files are not decoded, and have the same errors.
  @Test func equalFilesAreComparedByTheSameRules() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted((2, 3)), to: "a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b.png")
    let small = try sandbox.write(picture(4, 4, .clear), to: "small.png")
    #expect(
      await compare(a, b, "--ignore-mask", small).errors.contains(
        "The mask has 4 × 4 pixels and the reference 40 × 40."))
    let nothing = await compare(a, b, "--ignore", "0,0,40,40")
    #expect(
      nothing.status == .failure
        && nothing.errors.contains("so any picture would match. Ignore less"), "\(nothing.errors)")
    #expect(await compare(a, b, "--ignore", "0,0,39,40").status == .success)
  }

  @Test func aRectangleMayBeginLeftOfThePicture() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b.png")
    #expect(await compare(a, b, "--ignore", "-5,-1,8,5").status == .success)
    #expect(await compare(a, b, "--ignore", "-5,-1,7,5").status == .differences)
  }

  /// White and black with a gray column between them, which takes another gray: the edge moved by
  /// 28/255 of a pixel.
  @Test func forgivenPixelsAreReportedWithTheirLargestDelta() async throws {
    let sandbox = try TestFolder()
    func edge(_ gray: UInt8) -> Bitmap {
      let columns: [(x: Int, y: Int)] = (20..<40).flatMap { x in (0..<40).map { (x: x, y: $0) } }
      var bitmap = picture(40, 40, spots: columns)
      for y in 0..<40 { bitmap[19, y] = StraightColor(r: gray, g: gray, b: gray) }
      return bitmap
    }
    let a = try sandbox.write(edge(128), to: "a.png")
    let b = try sandbox.write(edge(100), to: "b.png")
    let spoken = await compare(a, b, "--metric", "yiq")
    #expect(
      spoken.results == [
        """
        within tolerance: none of 1,600 pixels differs, 40 more forgiven as anti-aliasing, by 28 \
        at most, at (19, 0)
        """
      ])
    let document = try await compare(a, b, "--metric", "yiq", "--json").json()
    #expect(document["antialiasedPixels"] as? Int == 40)
    #expect(document["forgivenDelta"] as? [String: Int] == ["value": 28, "x": 19, "y": 0])
    #expect(try await compare(a, b, "--metric", "exact", "--json").json()["forgivenDelta"] == nil)
  }

  @Test func contentThatIsNotComparedIsReported() async throws {
    let sandbox = try TestFolder()
    let still = try PNG.encode(spotted())
    let a = try sandbox.write(still, to: "a/x.png")
    // The gamma of sRGB changes nothing; one of 1.0 does.
    func withGamma(_ value: UInt8...) -> [UInt8] {
      still.prefix(33) + PNGBytes.chunk("gAMA", value) + still.dropFirst(33)
    }
    // TIFF 6.0: an entry of the tag 0x0112, a short number, 6 for a quarter turn.
    let exif: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let turned: [UInt8] = still.prefix(33) + PNGBytes.chunk("eXIf", exif) + still.dropFirst(33)
    let animation = try PNG.encode(
      animation: [spotted(), spotted((2, 3))], milliseconds: 500)
    for (file, words, parts) in [
      (withGamma(0, 0, 0xB1, 0x8F), "identical", nil),
      (
        withGamma(0, 1, 0x86, 0xA0), "identical; their color spaces differ, and neither is applied",
        ["colorSpaces"]
      ),
      (
        turned, "identical; their Exif orientations differ, and neither is applied", ["orientation"]
      ),
      (animation, "identical; frames after the first are not compared", ["laterFrames"]),
    ] as [([UInt8], String, [String]?)] {
      let b = try sandbox.write(file, to: "b/x.png")
      #expect(await compare(a, b).results == [words])
      #expect(try await compare(a, b, "--json").json()["notCompared"] as? [String] == parts)
    }
    #expect(
      await compare(sandbox("a"), sandbox("b")).results == [
        "1 picture: 1 passed; not compared apart from the pixels: 1 with later frames"
      ])
    // Equal properties on both sides are no difference.
    let same = try sandbox.write(withGamma(0, 1, 0x86, 0xA0), to: "c.png")
    let other = try sandbox.write(withGamma(0, 1, 0x86, 0xA0) + [0], to: "d.png")
    #expect(await compare(same, other).results == ["identical"])
  }

  @Test func aDifferenceOfAnEarlierRunDoesNotStay() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a/x.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b/x.png")
    try sandbox.write(spotted(), to: "a/y.png")
    try sandbox.write(spotted((2, 3)), to: "b/y.png")
    _ = await compare(a, b, "--difference", sandbox("d.png"))
    _ = await compare(sandbox("a"), sandbox("b"), "--difference", sandbox("d"))
    #expect(sandbox.exists("d.png") && sandbox.exists("d/x.png") && sandbox.exists("d/y.png"))
    try sandbox.write([1], to: "d/notes.txt")
    // One pair is equal now, and one is gone.
    try sandbox.write(spotted(), to: "b/x.png")
    try sandbox.remove("a/y.png")
    _ = await compare(a, b, "--difference", sandbox("d.png"))
    _ = await compare(sandbox("a"), sandbox("b"), "--difference", sandbox("d"))
    #expect(!sandbox.exists("d.png"))
    #expect(Set(sandbox.files(below: "d").keys) == ["notes.txt"])
    // A folder with the name of a picture is not one.
    try sandbox.write([1], to: "e.png/notes.txt")
    #expect(await compare(a, b, "--difference", sandbox("e.png")).status == .success)
    #expect(sandbox.exists("e.png/notes.txt"))
  }

  @Test func movedPartsAreReportedAndAllowedOnlyOnRequest() async throws {
    let sandbox = try TestFolder()
    let band = (0..<40).flatMap { x in (10..<15).map { (x: x, y: $0) } }
    let a = try sandbox.write(picture(40, 30, spots: band), to: "a.png")
    let b = try sandbox.write(
      picture(40, 33, spots: band.map { ($0.x, $0.y + 3) }), to: "b.png")
    let plain = await compare(a, b)
    #expect(plain.status == .differences)
    // Three white rows among ten are reported at the top of these.
    #expect(
      plain.results == [
        "the reference has 40 × 30 pixels, the actual picture 40 × 33; moved: 3 rows inserted at "
          + "y = 0; below them identical; "
          + "--allow-shift matches"
      ])
    let allowed = await compare(a, b, "--allow-shift")
    #expect(allowed.status == .success)
    #expect(allowed.results == ["within tolerance: 3 rows inserted at y = 0; below them identical"])
    // Other differences are not forgiven.
    let c = try sandbox.write(
      picture(40, 33, spots: band.map { ($0.x, $0.y + 3) } + [(5, 25)]), to: "c.png")
    let besides = await compare(a, c, "--allow-shift", "--difference", sandbox("d.png"))
    #expect(besides.status == .differences)
    #expect(
      besides.output.contains(
        "3 rows inserted at y = 0; apart from that, 1 of 1,320 pixels differs"))
    #expect(try PNG.read(sandbox("d.png")).size == PixelSize(width: 40, height: 33))
  }

  /// A red pixel and a gray one of 0x80, written with Python's zlib: 16 bits a channel, and a
  /// palette of two entries at 1 bit.
  @Test(arguments: [
    (
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAEElEQVR42mP4/58BCBrAAAAhdgT/uWK2"
        + "LgAAAABJRU5ErkJggg==",
      "identical; samples of 16 bits are compared as 8"
    ),
    (
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/AACAgIB2rRLoAAAACklEQVR4"
        + "2mNwAAAAQgBBhL+OYgAAAABJRU5ErkJggg==",
      "identical"
    ),
  ])
  func sourcesOfAnyKindAreComparedByTheirPixels(file: String, verdict: String) async throws {
    let sandbox = try TestFolder()
    let source = try sandbox.write(
      [UInt8](try #require(Data(base64Encoded: file))), to: "source.png")
    let equal = try sandbox.write(
      picture(2, 1, StraightColor(hex: 0x808080), spots: [(0, 0)], in: .red), to: "equal.png")
    #expect(await compare(source, equal, "--metric", "exact").results == [verdict])
    let other = try sandbox.write(
      picture(2, 1, StraightColor(hex: 0x00FF00), spots: [(0, 0)], in: .red), to: "other.png")
    #expect(await compare(source, other).status == .differences)
  }

  @Test func equalFilesAreIdenticalOnlyWhereTheyArePictures() async throws {
    let sandbox = try TestFolder()
    for name in ["a.png", "b.png"] { try sandbox.write("hello", to: name) }
    #expect(await compare(sandbox("a.png"), sandbox("b.png")).status == .failure)
    var cut = try PNG.encode(spotted())
    cut.removeLast(20)
    for name in ["c.png", "d.png"] { try sandbox.write(cut, to: name) }
    #expect(await compare(sandbox("c.png"), sandbox("d.png")).errors.contains("c.png"))
  }

  @Test func otherSizeIsItsOwnReasonAndStillDrawn() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(picture(4, 4), to: "a.png")
    let b = try sandbox.write(picture(6, 3, .black), to: "b.png")
    let spoken = await compare(
      a, b, "--max-pixels", "1000", "--difference", sandbox("d.png"), "--json")
    #expect(spoken.status == .differences)
    let document = try spoken.json()
    #expect(document["reason"] as? String == "size")
    #expect(document["size"] as? [String: Int] == ["width": 4, "height": 4])
    #expect(document["actualSize"] as? [String: Int] == ["width": 6, "height": 3])
    // Both pictures, aligned at the top left.
    #expect(try PNG.read(sandbox("d.png")).size == PixelSize(width: 6, height: 4))
    #expect(
      await compare(a, b).results == [
        "the reference has 4 × 4 pixels, the actual picture 6 × 3; in the area of both, 12 of 12 "
          + "pixels differ (100%), largest delta 255 at (0, 0), within 4 × 3 at (0, 0)"
      ])
  }

  /// The sides of a difference of 40 by 40 pixels, with the gap of 8 between pictures side by side,
  /// and a strip of 24 for captions.
  @Test(arguments: [
    ("overlay", 40, 40), ("mask", 40, 40), ("side-by-side", 136, 64), ("blink", 40, 40),
  ])
  func differenceIsDrawnInTheStyle(style: String, width: Int, height: Int)
    async throws
  {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b.png")
    let path = sandbox("deep/difference.png")
    let document = try await compare(a, b, "--difference", path, "--style", style, "--json").json()
    #expect(document["difference"] as? String == path)
    #expect(try PNG.read(path).size == PixelSize(width: width, height: height))
  }

  @Test func differenceOfIdenticalPicturesIsNotDrawn() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    #expect(await compare(a, a, "--difference", sandbox("d.png")).status == .success)
    #expect(!sandbox.exists("d.png"))
  }

  @Test func differenceNeverReplacesWhatIsCompared() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "x/a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "y/b.png")
    try sandbox.write(spotted(), to: "z/a.png")
    try sandbox.link("link", to: sandbox("x"))
    let before = try sandbox.states()
    for (arguments, words) in [
      ([a, b, "--difference", sandbox("x/../x/a.png")], "is a picture to compare"),
      (
        [sandbox("x"), sandbox("y"), "--difference", sandbox("link/new/inside")],
        "lies in a folder to compare"
      ),
      ([a, b, "--difference", sandbox("d.jpg")], "ends in .png"),
      ([sandbox("x"), sandbox("y"), "--difference", sandbox("y")], "lies in a folder to compare"),
      (
        [sandbox("x"), sandbox("y"), "--difference", sandbox("x/inside")],
        "lies in a folder to compare"
      ),
      (
        [sandbox("x"), sandbox("y"), "--difference", sandbox("z"), "--ignore-mask", sandbox("z")],
        "lies in a folder to compare"
      ),
      ([sandbox("x"), sandbox("y"), "--difference", sandbox(".")], "a folder to compare"),
      ([sandbox("x"), sandbox("y"), "--report", sandbox(".")], "a folder to compare"),
    ] {
      let spoken = await run(RedTool.self, ["compare"] + arguments)
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
    #expect(try sandbox.states() == before)
  }

  /// Also where nothing differs, which removes an old difference. The photo has pixels that
  /// Likeness stores in other bytes: with a comment.
  @Test func differenceNeverReplacesAForeignPicture() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(spotted(), to: "a/x.png")
    try sandbox.write(spotted((2, 3)), to: "b/x.png")
    try sandbox.write(spotted(), to: "a/gone.png")
    let own = try PNG.encode(spotted())
    let photo =
      Array(own.dropLast(12)) + PNGBytes.chunk("tEXt", Array("Author\0Eve".utf8))
      + Array(own.suffix(12))
    for name in ["photo.png", "photos/x.png", "photos/gone.png"] {
      try sandbox.write(photo, to: name)
    }
    let before = try sandbox.states()
    let (a, b, path) = (sandbox("a/x.png"), sandbox("b/x.png"), sandbox("photo.png"))
    for style in ["overlay", "blink", "side-by-side"] {
      for pair in [[a, b], [a, a], [sandbox("a"), sandbox("b")]] {
        let output = pair[0] == a ? path : sandbox("photos")
        let spoken = await run(
          RedTool.self, ["compare"] + pair + ["--difference", output, "--style", style])
        #expect(spoken.status == .failure)
        #expect(
          spoken.output.contains(
            "is not marked as a difference, so no difference replaces it. Give another path"))
      }
    }
    #expect(
      await compare(sandbox("a"), sandbox("b"), "--difference", sandbox("photos")).output.contains(
        "gone.png is not marked as a difference")
    )
    #expect(try sandbox.states() == before)
  }

  @Test(arguments: ["overlay", "mask", "side-by-side", "blink"])
  func differenceReplacesAnEarlierOne(style: String) async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(
      picture(9, 4, StraightColor(r: 1, g: 2, b: 3, a: 128)), to: "a.png")
    let b = try sandbox.write(picture(9, 4), to: "b.png")
    for _ in 0..<2 {
      #expect(
        await compare(a, b, "--difference", sandbox("d.png"), "--style", style).status
          == .differences)
    }
    #expect(await compare(a, a, "--difference", sandbox("d.png")).status == .success)
    #expect(!sandbox.exists("d.png"))
  }

  @Test func differenceThatCannotBeWrittenIsAFailureBesideTheVerdict() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b.png")
    let spoken = await compare(a, b, "--difference", a + "/d.png", "--json")
    #expect(spoken.status == .failure)
    #expect(try spoken.json()["reason"] as? String == "pixels")
    #expect(
      try spoken.json()["error"] as? String
        == """
        \(a)/d.png: cannot write: Not a directory. There is a file in place of a folder, or the \
        reverse. Move it away.
        """
    )
  }

  @Test func fileThatIsNoPictureIsUnreadableAndAFailure() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write("hello", to: "b.png")
    let plain = await compare(a, b)
    #expect(plain.status == .failure)
    #expect(plain.results.isEmpty)
    #expect(plain.errors.hasPrefix("Error: \(b): this is not a PNG file"))
    let document = try await compare(a, b, "--json").json()
    #expect(document["reason"] as? String == "unreadable")
    #expect(document["size"] is NSNull)
    #expect((document["error"] as? String)?.hasPrefix(b) == true)
  }

  @Test("A picture over the project's limit of pixels is not compared")
  func projectLimit() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(picture(1100, 1000), to: "a.png")
    for (limit, status) in [(1, ExitStatus.failure), (2, .success)] {
      try await inProject(#"{"maxMegapixels": \#(limit)}"#, sandbox) {
        #expect(await compare(a, a).status == status)
      }
    }
  }

  @Test(arguments: [
    (["--metric", "psnr"], "'psnr' is invalid"),
    (["--threshold", "3"], "--threshold does not apply to --metric exact"),
    (["--metric", "channel", "--threshold", "256"], "0 (strict) to 255"),
    (["--metric", "channel", "--threshold", "1.5"], "Give a whole number"),
    (["--metric", "channel", "--threshold", "nan"], "0 (strict) to 255"),
    (["--metric", "yiq", "--threshold", "1.5"], "from 0 (strict) to 1"),
    (["--metric", "neighborhood", "--threshold", "1.5"], "from 0 (strict) to 1"),
    (["--metric", "yiq", "--threshold", "nan"], "from 0 (strict) to 1"),
    (["--metric", "exact", "--threshold", "3"], "--metric exact"),
    (["--metric", "ciede2000", "--threshold", "101"], "0 (strict) to 100"),
    (["--max-delta", "256"], "--max-delta"),
    (["--ignore-mask", "/nowhere.png"], "/nowhere.png"),
    (["--max-pixels=-1"], "--max-pixels is -1"), (["--max-pixels", "-1"], "--max-pixels is -1"),
    (["--max-ratio", "2"], "--max-ratio is 2"),
    (["--max-window", "-5"], "--max-window is -5"),
    (["--ignore", "-5,0,3"], "--ignore is '-5,0,3'. Give four whole numbers"),
    (["--ignore", "--json"], "--ignore is '--json'"),
    (["--metric", "yiq", "--threshold", "-1"], "from 0 (strict) to 1"),
    (["--ignore", "1,2,3"], "four whole numbers"), (["--ignore", "1,2,-3,4"], "Invalid rectangle"),
    (["--ignore", "9223372036854775807,0,1,1"], "Invalid rectangle"),
    (["--ignore", "99999999999999999999,0,1,1"], "four whole numbers"),
    (["--ignore", "0,0,40,40"], "ignored places cover all"),
    (["--style", "fade"], "'fade' is invalid"),
    (["--quiet"], "--quiet"),
  ])
  func badValueIsAnErrorThatSaysWhatToGive(options: [String], words: String) async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3)), to: "b.png")
    let spoken = await run(RedTool.self, ["compare", a, b] + options)
    #expect(spoken.status == .failure)
    #expect(spoken.results.isEmpty)
    #expect(spoken.errors.contains(words), "\(spoken.errors)")
  }

  @Test func pathsThatAreMissingOrOfTwoKindsAreErrors() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    #expect(
      await compare(a, sandbox("none.png")).messages == [
        """
        Error: \(sandbox("none.png")) does not exist. Check the path; the order is reference, then \
        actual.
        """
      ])
    let document = await compare(a, sandbox("none.png"), "--json")
    #expect(document.status == .failure)
    #expect(try document.json()["reason"] as? String == "unreadable")
    #expect(
      (try document.json()["error"] as? String)?.hasPrefix("\(sandbox("none.png")) does not exist.")
        == true)
    let mixed = await compare(a, sandbox.path)
    #expect(mixed.status == .failure)
    #expect(mixed.errors.contains("are a file and a folder"))
  }
}

@Suite struct CompareFoldersTests {
  /// A pair of each kind.
  private func folders() throws -> TestFolder {
    let sandbox = try TestFolder()
    for name in ["same.png", "deep/er/changed.png", "gone.png", "size.png", "torn.png"] {
      try sandbox.write(spotted(), to: "a/\(name)")
    }
    try sandbox.write(spotted(), to: "b/same.png")
    try sandbox.write(spotted((9, 9)), to: "b/deep/new.PNG")
    try sandbox.write(spotted((1, 1)), to: "b/deep/er/changed.png")
    try sandbox.write(picture(3, 3), to: "b/size.png")
    try sandbox.write([1, 2, 3], to: "b/torn.png")
    try sandbox.write([1], to: "a/notes.txt")
    // A folder with the name of a picture is not one.
    try sandbox.write([1], to: "a/folder.png/readme")
    return sandbox
  }

  @Test func everyPairHasItsReasonAndOneThatCannotBeReadStopsNone() async throws {
    let sandbox = try folders()
    let spoken = await compare(sandbox("a"), sandbox("b"), "--json")
    #expect(spoken.status == .failure)
    #expect(spoken.messages.isEmpty)
    let document = try spoken.json()
    let pairs = try #require(document["pairs"] as? [[String: Any]])
    #expect(
      pairs.map { "\($0["name"] ?? ""): \($0["reason"] ?? "")" } == [
        "deep/er/changed.png: pixels", "deep/new.PNG: added", "gone.png: missing",
        "same.png: identical", "size.png: size",
        "torn.png: unreadable",
      ])
    #expect(document["match"] as? Bool == false)
    for (key, count) in [
      "identical": 1, "tolerated": 0, "different": 2, "missing": 1, "added": 1, "unreadable": 1,
    ] {
      #expect(document[key] as? Int == count, "\(key)")
    }
    #expect(pairs[1]["reference"] == nil && pairs[2]["actual"] == nil)
  }

  @Test func onlyWhatDoesNotMatchIsListedBeforeTheCounts() async throws {
    let sandbox = try folders()
    let results = await compare(sandbox("a"), sandbox("b")).results
    #expect(results.count == 6)
    #expect(results[1] == "deep/new.PNG: has no reference")
    #expect(results[2] == "gone.png: missing among the actual pictures")
    #expect(
      results[3]
        == "size.png: the reference has 40 × 40 pixels, the actual picture 3 × 3; moved: 37 rows "
        + "removed at y = 3, 37 columns removed at x = 3; all else identical; --allow-shift matches"
    )
    #expect(results[5] == "6 pictures: 1 unreadable, 2 changed, 1 missing, 1 new, 1 passed")
  }

  @Test func differencesAreStatusOneAndMatchesStatusZero() async throws {
    let sandbox = try folders()
    try sandbox.remove("b/torn.png")
    #expect(await compare(sandbox("a"), sandbox("b")).status == .differences)
    let same = await compare(sandbox("a"), sandbox("a/"))
    #expect(same.status == .success)
    #expect(same.results == ["5 pictures: 5 passed"])
  }

  @Test func differencesAreDrawnByTheNamesOfThePictures() async throws {
    let sandbox = try folders()
    _ = await compare(sandbox("a"), sandbox("b"), "--difference", sandbox("d"))
    #expect(Set(sandbox.files(below: "d").keys) == ["deep/er/changed.png", "size.png"])
  }

  @Test func masksWithoutAPictureAreReported() async throws {
    let sandbox = try TestFolder()
    for name in ["a/x.png", "b/x.png"] { try sandbox.write(spotted(), to: name) }
    for name in ["x.png", "deep/y.png", "z.png"] {
      try sandbox.write(picture(40, 40, .clear, spots: [(1, 1)]), to: "masks/\(name)")
    }
    let spoken = await compare(sandbox("a"), sandbox("b"), "--ignore-mask", sandbox("masks"))
    #expect(spoken.status == .success)
    #expect(
      spoken.messages == [
        """
        Warning: no picture has the name of the masks deep/y.png, z.png, so nothing is ignored by \
        them.
        """
      ])
    let document = try await compare(
      sandbox("a"), sandbox("b"), "--ignore-mask", sandbox("masks"), "--json"
    ).json()
    #expect(document["unusedMasks"] as? [String] == ["deep/y.png", "z.png"])
  }

  @Test func controlCharactersInNamesDoNotReachTheTerminal() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(spotted(), to: "a/red\u{1B}[31m\nline.png")
    try sandbox.createFolder("b")
    #expect(
      await compare(sandbox("a"), sandbox("b")).results.first
        == "red⟨U+001B⟩[31m␤line.png: missing among the actual pictures")
  }

  @Test func foldersWithoutPicturesAreAnErrorAndNoMatch() async throws {
    let sandbox = try TestFolder()
    for name in ["a", "b"] { try sandbox.write([1], to: "\(name)/notes.txt") }
    for options in [[], ["--json"]] {
      let spoken = await run(RedTool.self, ["compare", sandbox("a"), sandbox("b")] + options)
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(
        spoken.messages == [
          "Error: No PNG files in \(sandbox("a")) or \(sandbox("b")). Check the paths."
        ])
    }
  }
}

@Suite struct CompareReportTests {
  /// The snapshots in the report's `outcomes.json`, by name.
  private func snapshots(_ sandbox: TestFolder) throws -> [String: [String: Any]] {
    let document = try JSONSerialization.jsonObject(
      with: sandbox.read("report/outcomes.json"))
    let list = try #require((document as? [String: Any])?["outcomes"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: list.map { ($0["snapshot"] as? String ?? "", $0) })
  }

  /// The kinds of picture that a snapshot has; every one must be in the report.
  private func pictures(_ snapshot: [String: Any]?, _ sandbox: TestFolder) throws -> Set<String> {
    let pictures = try #require(snapshot?["pictures"] as? [String: [String: Any]])
    for picture in pictures.values { #expect(sandbox.exists("report/\(picture["path"] ?? "")")) }
    return Set(pictures.keys)
  }

  @Test func foldersBecomeEntriesWithTheirPicturesAndTheDifference() async throws {
    let sandbox = try TestFolder()
    for name in ["same.png", "deep/er/changed.png", "gone.png", "torn.png"] {
      try sandbox.write(spotted(), to: "a/\(name)")
    }
    try sandbox.write(spotted(), to: "b/same.png")
    try sandbox.write(spotted((9, 9)), to: "b/new.png")
    try sandbox.write(spotted((1, 1)), to: "b/deep/er/changed.png")
    try sandbox.write([1, 2, 3], to: "b/torn.png")
    let spoken = await compare(sandbox("a"), sandbox("b"), "--report", sandbox("report"), "--json")
    #expect(spoken.status == .failure)
    #expect(spoken.messages == ["report: \(sandbox("report"))/index.html"])
    let told = try #require(try spoken.json()["pairs"] as? [[String: Any]])
    #expect(told.allSatisfy { $0["difference"] == nil })

    let snapshots = try snapshots(sandbox)
    #expect(
      snapshots.mapValues { $0["status"] as? String } == [
        "same.png": "identical", "deep/er/changed.png": "pixels", "gone.png": "missing",
        "new.png": "added", "torn.png": "unreadable",
      ])
    #expect(snapshots.filter { $0.value["failed"] as? Bool == false }.map(\.key) == ["same.png"])
    let changed = snapshots["deep/er/changed.png"]
    #expect(
      changed?["summary"] as? String
        == "1 of 1,600 pixels differs (0.06%), largest delta 255 at (1, 1), within 1 × 1 at (1, 1)")
    let verdict = (changed?["verdict"] as? [String: Any])?["pixels"] as? [String: Any]
    #expect((verdict?["difference"] as? [String: Any])?["differentPixels"] as? Int == 1)
    #expect((changed?["regions"] as? [Any])?.count == 1)
    #expect(try pictures(changed, sandbox) == ["reference", "actual", "difference"])
    #expect(try pictures(snapshots["gone.png"], sandbox) == ["reference"])
    #expect(try pictures(snapshots["new.png"], sandbox) == ["actual"])
    #expect(try pictures(snapshots["torn.png"], sandbox) == ["reference"])
    #expect(
      try sandbox.text("report/index.html").contains("a and b"))
  }

  @Test func renamedPictureIsReportedWithItsOldNameAndItsPictures() async throws {
    let sandbox = try TestFolder()
    for name in ["a/old.png", "b/deep/new.png"] { try sandbox.write(spotted((4, 4)), to: name) }
    let spoken = await compare(sandbox("a"), sandbox("b"), "--report", sandbox("report"))
    #expect(spoken.status == .differences)
    let snapshots = try snapshots(sandbox)
    #expect(snapshots.mapValues { $0["status"] as? String } == ["deep/new.png": "renamed"])
    let entry = snapshots["deep/new.png"]
    #expect(entry?["failed"] as? Bool == true)
    #expect(entry?["summary"] as? String == "renamed from old.png, with equal pixels")
    #expect(try pictures(entry, sandbox) == ["reference", "actual"])
    for file in ["index.html", "junit.xml"] {
      #expect(
        try sandbox.text("report/\(file)").contains(
          "renamed from old.png"), "\(file)")
    }
  }

  @Test func filesBecomeOneEntryAndAnAskedDifferenceIsKept() async throws {
    let sandbox = try TestFolder()
    let a = try sandbox.write(spotted(), to: "a.png")
    let b = try sandbox.write(spotted((2, 3), (5, 3)), to: "b.png")
    let spoken = await compare(
      a, b, "--max-pixels", "1", "--report", sandbox("report"), "--difference", sandbox("d.png"),
      "--json")
    #expect(spoken.status == .differences)
    #expect(try spoken.json()["difference"] as? String == sandbox("d.png"))
    #expect(sandbox.exists("d.png"))
    let snapshots = try snapshots(sandbox)
    #expect(Array(snapshots.keys) == ["a.png"])
    #expect(snapshots["a.png"]?["warnings"] as? [String] == ["2 pixels differ, 1 is allowed"])
    #expect(try pictures(snapshots["a.png"], sandbox) == ["reference", "actual", "difference"])
  }

  @Test func reportNeverGoesIntoWhatIsComparedNorOverAStrangersFiles() async throws {
    let sandbox = try TestFolder()
    for name in ["a", "b"] { try sandbox.write(spotted(), to: "\(name)/one.png") }
    try sandbox.write("mine", to: "precious/notes.txt")
    let before = try sandbox.states()
    for (folder, words) in [
      ("a/report", "lies in a folder to compare"), ("b", "lies in a folder to compare"),
      ("precious", "notes.txt"),
    ] {
      let spoken = await compare(sandbox("a"), sandbox("b"), "--report", sandbox(folder))
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
    #expect(try sandbox.states() == before)
  }
}
