import Foundation
import LikenessDisplayList
import TestKit
import TestSupport
import Testing

@testable import LikenessText

@Suite struct FontFolderTests {
  /// A folder of fonts.
  private func folder(_ files: [String: [UInt8]]) throws -> TestFolder {
    let folder = try TestFolder()
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    return folder
  }

  private func font(_ style: String, _ weight: Int) -> [UInt8] {
    TestFontFile(family: "Probe", style: style, postScriptName: "Probe-\(style)", weight: weight)
      .bytes
  }

  @Test("Fonts are found by file, by face and by family") func found() throws {
    let fonts = try folder([
      "Probe-Light.ttf": font("Light", 300), "deep/er/Probe-Bold.ttf": font("Bold", 700),
      "notes.txt": [1],
    ])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    func name(_ font: Font) -> String { library.resolve(font).typeface.name }
    #expect(name(Font(size: 9, fileName: "Probe-Bold.ttf")) == "Probe Bold")
    #expect(name(Font(size: 9, postScriptName: "Probe-Light")) == "Probe Light")
    #expect(name(Font(family: "probe", size: 9, weight: .thin)) == "Probe Light")
    #expect(name(Font(family: "Probe", size: 9, weight: .black)) == "Probe Bold")
    let resolution = library.resolve(Font(size: 9, fileName: "Probe-Bold.ttf"))
    #expect(
      resolution.fallback == nil && resolution.others.map(\.name) == ["Likeness Sans Regular"])
    // Another library finds the font of a list, too, though nobody requested it there by name.
    #expect(
      FontLibrary(folders: [path]).typeface(resolution.typeface.reference)?.name == "Probe Bold")
    #expect(FontLibrary.embedded.typeface(resolution.typeface.reference) == nil)
  }

  @Test("Missing and broken fonts are reported") func missing() throws {
    let fonts = try folder(["Broken.ttf": [0, 1, 0, 0, 0], ".Hidden.ttf": font("Light", 300)])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    func fallback(_ font: Font) -> String? { library.resolve(font).fallback?.description }
    #expect(
      fallback(Font(size: 9, fileName: "Other.ttf"))
        == """
        no font file \"Other.ttf\" is known; Likeness Sans is used. Add the font, or choose a \
        known family.
        """
    )
    #expect(
      fallback(Font(size: 9, fileName: ".Hidden.ttf")) != nil
        && fallback(Font(size: 9, postScriptName: "Probe-Light")) != nil)
    #expect(fallback(Font(family: "Probe", size: 9)) != nil)
    let broken = try #require(fallback(Font(size: 9, fileName: "Broken.ttf")))
    #expect(
      broken.hasPrefix("the font file \"Broken.ttf\" can't be used: ")
        && broken.hasSuffix("Likeness Sans is used."))
    #expect(
      library.resolve(Font(size: 9, fileName: "../Broken.ttf")).fallback
        == .unknownFile("../Broken.ttf"))
    #expect(
      FontLibrary(folders: ["/nowhere"]).resolve(Font(size: 9, fileName: "a.ttf")).fallback
        == .unknownFile("a.ttf"))
  }

  /// The typeface of a list may be in the file that can't be read, so it is not found; a font of
  /// that name is not taken for it.
  @Test("An unreadable file is not replaced by another font") func unreadable() throws {
    let fonts = try folder(["Probe.ttf": font("Light", 300)])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    let light = library.resolve(Font(family: "Probe", size: 9))
    let bold = library.resolve(Font(size: 9, fileName: "Probe.ttf"))
    #expect(light.typeface.name == "Probe Light" && bold.typeface.name == "Probe Light")
    try fonts.link("Bold.ttf", to: "nowhere.ttf")
    let torn = FontLibrary(folders: [path])
    let problem =
      "\(path)/Bold.ttf: it can't be read (no such file). Check the path and its permissions."
    for request in [
      Font(family: "Probe", size: 9), Font(size: 9, postScriptName: "Probe-Light"),
      Font(size: 9, fileName: "Bold.ttf"),
    ] {
      #expect(torn.resolve(request).fallback == .unreadable(problem))
    }
    // The other file was named, and characters that it lacks come from fonts of other folders.
    #expect(torn.resolve(Font(size: 9, fileName: "Probe.ttf")).fallback == nil)
    #expect(
      FontLibrary(sources: [FontFolder(path)], fallbacks: [Font(family: "Probe", size: 9)])
        .resolve(Font(size: 9)).fallback != nil)
    #expect(FontLibrary(folders: [path]).typeface(light.typeface.reference) == nil)
    // What failed is not kept.
    try fonts.write(font("Bold", 700), to: "nowhere.ttf")
    #expect(torn.resolve(Font(family: "Probe", size: 9)).typeface.name == "Probe Light")
  }

  private static let pointer = Array(
    """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 656544

    """.utf8)

  @Test("A cut-off font file is reported, and a broken one beside a valid one is not")
  func unusableFiles() throws {
    let whole = font("Light", 300)
    let files = [
      "Probe-Light.ttf": Self.pointer, "Half_Font.ttf": Array(whole.prefix(whole.count / 2)),
      "Sound.ttf": whole,
    ]
    let fonts = try folder(files)
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    func fallback(_ font: Font) -> String? { library.resolve(font).fallback?.description }
    let half = try #require(fallback(Font(family: "half font", size: 9)))
    #expect(
      half.hasPrefix(
        "the font file \"\(name)/Half_Font.ttf\" can't be used: the file is cut off"))
    // A sound file has the family, so the pointer is of no importance.
    #expect(fallback(Font(family: "Probe", size: 9, weight: .light)) == nil)
    #expect(fallback(Font(family: "Unknown", size: 9))?.hasPrefix("no font family") == true)
  }

  @Test("A font whose only file is a Git LFS pointer is reported with how to fetch it")
  func onlyPointer() throws {
    let fonts = try folder(["Probe-Light.ttf": Self.pointer])
    let path = fonts.path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    #expect(
      FontLibrary(folders: [path]).resolve(Font(family: "Probe", size: 9)).fallback?.description
        == """
        the font file "\(name)/Probe-Light.ttf" can't be used: this is a Git LFS pointer, not \
        the font itself. Fetch the font with: git lfs pull. Likeness Sans is used.
        """)
  }

  @Test("A font that is not known names a broken file that may hold it, whatever that is called")
  func brokenFileOfAnotherName() throws {
    let fonts = try folder(["brand-regular.otf": Self.pointer, "Sound.ttf": font("Light", 300)])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let trouble =
      "and the font file \"\(name)/brand-regular.otf\" can't be used: this is a Git LFS "
      + "pointer, not the font itself. Fetch the font with: git lfs pull. Likeness Sans is used."
    #expect(
      library.resolve(Font(family: "Acme", size: 9)).fallback?.description
        == "no font family \"Acme\" is known, " + trouble)
    #expect(
      library.resolve(Font(size: 9, postScriptName: "Acme-Bold")).fallback?.description
        == "no font face \"Acme-Bold\" is known, " + trouble)
    #expect(library.resolve(Font(family: "Probe", size: 9, weight: .light)).fallback == nil)
  }

  /// Font.swift: family names are compared without regard to the case of A…Z.
  @Test("Families are found by the case of ASCII letters alone")
  func families() throws {
    let file = TestFontFile(
      family: "Ölz", style: "Light", postScriptName: "Oelz-Light", weight: 300
    ).bytes
    let fonts = try folder(["Oelz.ttf": file])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    #expect(library.resolve(Font(family: "ÖLZ", size: 9, weight: .light)).fallback == nil)
    #expect(library.resolve(Font(family: "ölz", size: 9)).fallback == .unknownFamily("ölz"))
  }

  @Test("A confined folder reads no font behind a link that leads out")
  func confinedFolder() throws {
    let files = ["in/Probe.ttf": font("Light", 300), "out/Bold.ttf": font("Bold", 700)]
    let fonts = try folder(files)
    let path = fonts.path
    func found(_ font: Font) -> FontFallback? {
      let folder = FontFolder(path + "/in", depth: 0, inside: [path + "/in"])
      return FontLibrary(sources: [folder]).resolve(font).fallback
    }
    let probe = Font(family: "Probe", size: 9, weight: .light)
    let bold = Font(size: 9, fileName: "Bold.ttf")
    try fonts.link("in/Same.ttf", to: "Probe.ttf")
    #expect(found(probe) == nil && found(Font(size: 9, fileName: "Same.ttf")) == nil)
    try fonts.link("in/Bold.ttf", to: "../out/Bold.ttf")
    let problem =
      """
      \(path)/in/Bold.ttf: it can't be read (it is a link to \(path)/out/Bold.ttf, which is \
      outside of the scenes and their package). Check the path and its permissions.
      """
    #expect(found(bold) == .unreadable(problem) && found(probe) == .unreadable(problem))
    #expect(FontLibrary(folders: [path + "/in"]).resolve(bold).fallback == nil)
  }

  @Test("A list whose font may be in a file that can't be read is reported with that file")
  func unreadableFontOfAList() throws {
    let fonts = try folder(["Probe.ttf": font("Light", 300)])
    let path = fonts.path
    let reference = FontLibrary(folders: [path]).resolve(Font(family: "Probe", size: 9)).typeface
      .reference
    #expect(FontLibrary(folders: [path]).problem(finding: reference) == nil)
    try fonts.link("Bold.ttf", to: "nowhere.ttf")
    #expect(
      FontLibrary(folders: [path]).problem(finding: reference)
        == """
        \(path)/Bold.ttf: it can't be read (no such file). Check the path and its permissions.
        """
    )
  }

  /// CSS 2.2, 10.8: a line gap counts where `line-height` is `normal` only. Lato's is 400 of 2,000
  /// units, so 4 at 20, and its lines are 24 high (1,610 + 390 = 2,000 units, and each part rounded
  /// up).
  @Test(
    "A line height that is set is the distance of lines, whatever gap the font has",
    .requires(.debianFont(DebianFont.lato)))
  func lineHeight() throws {
    let library = FontLibrary(folders: ["/usr/share/fonts/truetype/lato"])
    let font = Font(family: "Lato", size: 20)
    func layout(_ height: LineHeight) -> TextLayout {
      var options = TextOptions()
      options.lineHeight = height
      return TextLayout("a\nb\nc", font: font, scale: 1, options: options, fonts: library)
    }
    let set = layout(.points(30))
    #expect(set.height == Fixed(90))
    #expect(
      zip(set.lines, set.lines.dropFirst()).map { ($1.baseline - $0.baseline) } == [
        Fixed(30), Fixed(30),
      ])
    #expect(layout(.points(20)).height == Fixed(60))
    let natural = layout(.natural)
    #expect(natural.lines[1].top - natural.lines[0].top == natural.lines[0].height + Fixed(4))
  }

  /// It was removed after the folder was listed, and may be the very font, so one request is
  /// refused. The next one lists the folder again.
  @Test("A removed file fails one request and is then forgotten") func removedFile() throws {
    // Only the second looks into the files.
    let first = [
      Font(size: 9, fileName: "Light.ttf"), Font(size: 9, postScriptName: "Probe-Light"),
    ]
    let requests = [
      Font(family: "Probe", size: 9, weight: .bold), Font(size: 9, fileName: "Bold.ttf"),
    ]
    for (first, request) in first.flatMap({ first in requests.map { (first, $0) } }) {
      let fonts = try folder(["Light.ttf": font("Light", 300), "Bold.ttf": font("Bold", 700)])
      let path = fonts.path
      let library = FontLibrary(folders: [path])
      #expect(library.resolve(first).fallback == nil)
      try fonts.remove("Bold.ttf")
      let problem =
        "\(path)/Bold.ttf: it can't be read (no such file). Check the path and its permissions."
      #expect(library.resolve(request).fallback == .unreadable(problem))
      #expect(library.resolve(request).fallback != .unreadable(problem))
    }
  }

  #if os(Linux)
    // The file systems of Darwin refuse such names.
    @Test("A font whose name is not UTF-8 is reported by its bytes") func undecodableName() throws {
      let fonts = try folder(["notes.txt": [1]])
      let path = fonts.path
      let file = open(
        Array(path.utf8CString.dropLast()) + [47, -1, 46, 116, 116, 102, 0], O_WRONLY | O_CREAT,
        0o600)
      #expect(file >= 0)
      close(file)
      guard
        case .unreadable(let problem) = FontLibrary(folders: [path]).resolve(
          Font(family: "Probe", size: 9)
        ).fallback
      else {
        Issue.record("the name was passed over")
        return
      }
      #expect(problem.hasPrefix("\(path)/\\xFF.ttf: cannot read the name"))
    }
  #endif

  @Test("A fallback file serves missing characters only") func fallbackFile() throws {
    let fonts = try folder(["Probe.ttf": font("Bold", 700), "Other.ttf": font("Light", 300)])
    let path = fonts.path
    let library = FontLibrary.embedded.addingFallbacks(files: ["\(path)/Probe.ttf"])
    let resolution = library.resolve(.systemFont(ofSize: 9))
    #expect(resolution.typeface.name == "Likeness Sans Regular" && resolution.fallback == nil)
    #expect(resolution.others.map(\.name) == ["Probe Bold"])
    #expect(
      library.resolve(Font(size: 9, fileName: "Probe.ttf")).fallback == .unknownFile("Probe.ttf"))
    #expect(
      FontFolder(file: "\(path)/Probe.ttf").find(Font(size: 9, fileName: "Other.ttf")) == nil)
    let reference = try #require(resolution.others.first).reference
    #expect(
      FontLibrary.embedded.addingFallbacks(files: ["\(path)/Probe.ttf"]).typeface(reference)?.name
        == "Probe Bold")
  }

  @Test("A missing weight is replaced by the nearest, and this is reported") func missingWeight()
    throws
  {
    let fonts = try folder(["Light.ttf": font("Light", 300), "Bold.ttf": font("Bold", 700)])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    let resolution = library.resolve(Font(family: "Probe", size: 9, weight: .semibold))
    #expect(resolution.typeface.name == "Probe Bold")
    #expect(resolution.fallback == .missingWeight("Probe", wanted: .semibold, used: .bold))
    #expect(library.resolve(Font(family: "Probe", size: 9, weight: .bold)).fallback == nil)
  }

  @Test("A named file needs no weight in the request, but a bold that it lacks is reported")
  func boldOfANamedFile() throws {
    let fonts = try folder(["Light.ttf": font("Light", 300), "Bold.ttf": font("Bold", 700)])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    func found(_ file: String, _ weight: Font.Weight) -> FontResolution {
      library.resolve(Font(size: 9, weight: weight, fileName: file))
    }
    #expect(found("Light.ttf", .regular).fallback == nil)
    #expect(found("Bold.ttf", .regular).fallback == nil)
    #expect(found("Bold.ttf", .black).fallback == nil)
    let lacking = found("Light.ttf", .bold)
    #expect(lacking.typeface.name == "Probe Light")
    #expect(lacking.fallback == .missingWeight("Light.ttf", wanted: .bold, used: .light))
    #expect(
      lacking.fallback?.description
        == "the font \"Light.ttf\" has no weight bold; light is used. "
        + "Add a font of that weight, or choose one that it has.")
  }

  @Test("A folder is searched down to its depth") func depth() throws {
    let fonts = try folder(["deep/Probe.ttf": font("Bold", 700)])
    let path = fonts.path
    #expect(FontFolder(path, depth: 0).find(Font(size: 9, fileName: "Probe.ttf")) == nil)
    #expect(FontFolder(path, depth: 1).find(Font(size: 9, fileName: "Probe.ttf")) != nil)
  }

  @Test("Only plain paths below the folder are found") func paths() throws {
    let fonts = try folder(["sub/deep/Probe.ttf": font("Bold", 700), "sub/note.txt": [1]])
    let path = fonts.path
    func found(_ name: String) -> Bool {
      FontFolder(path, depth: 0).find(Font(size: 9, fileName: name)) != nil
    }
    #expect(found("sub/deep/Probe.ttf"))
    try fonts.link("link", to: fonts("sub"))
    for name in [
      "deep/Probe.ttf", "sub/../sub/deep/Probe.ttf", "./sub/deep/Probe.ttf",
      "sub//deep/Probe.ttf", path + "/sub/deep/Probe.ttf",
      "sub/deep/Probe.ttf/", "sub/note.txt", "link/deep/Probe.ttf", "sub/deep",
    ] { #expect(!found(name), "\(name)") }
  }

  @Test("The weight and the name choose the variation") func variations() throws {
    let variable = TestFontFile(family: "Vary", postScriptName: "Vary-Regular", isVariable: true)
      .bytes
    let fonts = try folder([
      "Vary.ttf": variable,
      "All.ttc": TestFontFile.collection([
        TestFontFile(postScriptName: "One"), TestFontFile(style: "B", postScriptName: "Two"),
      ]),
    ])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    func found(_ font: Font) -> String { library.resolve(font).typeface.name }
    #expect(found(Font(size: 9, weight: .bold, fileName: "Vary.ttf")) == "Vary 700")
    #expect(
      found(
        Font(size: 9, weight: .bold, fileName: "Vary.ttf", postScriptName: "TestVariable-Heavy"))
        == "Vary Black")
    #expect(found(Font(size: 9, weight: .semibold, postScriptName: "Vary-Regular")) == "Vary 600")
    #expect(found(Font(family: "Vary", size: 9, weight: .heavy)) == "Vary 800")
    #expect(found(Font(size: 9, fileName: "All.ttc", postScriptName: "Two")) == "Test B")
    #expect(
      library.resolve(Font(size: 9, fileName: "All.ttc", postScriptName: "Three")).fallback
        == .unknownFace("Three"))
    for font in [
      Font(size: 9, weight: .bold, fileName: "Vary.ttf"),
      Font(size: 9, postScriptName: "TestVariable-Heavy"),
    ] {
      let reference = library.resolve(font).typeface.reference
      #expect(FontLibrary(folders: [path]).typeface(reference)?.reference == reference)
    }
  }

  @Test("A weight beyond the axis is moved onto it, and this is reported") func beyondAxis() throws
  {
    // The axis runs from 400 to 900.
    let fonts = try folder([
      "Vary.ttf": TestFontFile(family: "Vary", postScriptName: "Vary-Regular", isVariable: true)
        .bytes
    ])
    let path = fonts.path
    let library = FontLibrary(folders: [path])
    let beyond = library.resolve(Font(size: 9, weight: Font.Weight(1000), fileName: "Vary.ttf"))
    #expect(beyond.typeface.name == "Vary 900")
    #expect(
      beyond.fallback
        == .missingWeight("Vary.ttf", wanted: Font.Weight(1000), used: Font.Weight(900)))
    #expect(
      library.resolve(Font(size: 9, weight: Font.Weight(900), fileName: "Vary.ttf")).fallback
        == nil)
    // An instance's weight is fixed.
    #expect(
      library.resolve(
        Font(size: 9, weight: .thin, fileName: "Vary.ttf", postScriptName: "TestVariable-Heavy")
      ).fallback == nil)
  }

  @Test("Fallback fonts are searched before the embedded typeface") func fallbacks() throws {
    let fonts = try folder(["A.ttf": font("Light", 300), "Strike.bdf": StrikeFont.bdf])
    let path = fonts.path
    let library = FontLibrary(
      folders: [path],
      fallbacks: [Font(size: 1, fileName: "Strike.bdf"), Font(size: 1, fileName: "none.ttf")])
    let names = library.resolve(Font(size: 9, fileName: "A.ttf")).others.map(\.name)
    #expect(
      names.count == 2 && names[0].hasPrefix("Strike") && names[1] == "Likeness Sans Regular")
  }
}
