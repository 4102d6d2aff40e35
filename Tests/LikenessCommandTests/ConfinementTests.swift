/// Commands read only files of the run, whatever a log names, and overwrite only their own output.
import Foundation
import Likeness
import Testing

@testable import LikenessCommand

@Suite struct ConfinementTests {
  /// A run whose log names another picture as a reference: by its path, or through a link in the folder of references.
  private func logNaming(_ secret: String, throughLink isLink: Bool, in sandbox: Sandbox) async throws {
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let reference = sandbox.store.picturePath(sandbox.box)
    if isLink {
      try FileManager.default.removeItem(atPath: reference)
      return try FileManager.default.createSymbolicLink(atPath: reference, withDestinationPath: secret)
    }
    for (name, file) in try sandbox.files("out/outcomes") where name.hasSuffix(".jsonl") {
      let escaped = { (path: String) in path.replacing("/", with: "\\/") }
      let text = String(decoding: file.bytes, as: UTF8.self).replacing(reference, with: secret).replacing(
        escaped(reference), with: escaped(secret))
      try sandbox.write(Array(text.utf8), to: "out/outcomes/\(name)")
    }
  }

  @Test(arguments: [false, true], [[], ["--single-file"]])
  func reportReadsNoPictureOutsideItsFolders(throughLink: Bool, options: [String]) async throws {
    let sandbox = try Sandbox()
    let secret = try sandbox.write(try picture(3, 5), to: "private/secret.png")
    try await logNaming(secret, throughLink: throughLink, in: sandbox)
    let to = ["--to", sandbox(options.isEmpty ? "page" : "page.html")]
    let spoken = await run(RedTool.self, ["report"] + options + to + sandbox.folders)
    #expect(spoken.status == .failure)
    let named = throughLink ? sandbox.store.picturePath(sandbox.box) : secret
    #expect(
      spoken.errors.contains(
        "\(named): outside the folders of this run, and left unread. If it is a reference, pass the folder of references as --snapshots."),
      "\(spoken.errors)")
    let bytes = try Data(contentsOf: URL(filePath: secret))
    for (name, file) in try sandbox.files() where name.hasPrefix("page") {
      #expect(file.bytes != bytes, "\(name)")
      #expect(file.bytes.range(of: Data(bytes.base64EncodedString().utf8)) == nil, "\(name)")
    }
  }

  @Test func reportReadsReferencesOfTheFolderThatItIsGiven() async throws {
    let sandbox = try Sandbox()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    #expect(await run(RedTool.self, ["report"] + sandbox.output).status == .failure)
    #expect(await run(RedTool.self, ["report"] + sandbox.folders).status == .success)
  }

  @Test func renderLeavesAPictureOfOthers() async throws {
    let sandbox = try Sandbox()
    let scene = try sandbox.write(Array(##"{"size": {"width": 8, "height": 4}, "view": {"type": "View"}}"##.utf8), to: "one.json")
    // A time before the end: a chunk that Likeness doesn't write. The checksum is that of "tIME" and seven zeros, from Python's zlib.crc32.
    var foreign = try PNG.encode(try picture(3, 5))
    foreign.insert(
      contentsOf: [0, 0, 0, 7] + Array("tIME".utf8) + [0, 0, 0, 0, 0, 0, 0] + [0x09, 0x73, 0x94, 0x2E], at: foreign.count - 12)
    let photo = try sandbox.write(foreign, to: "photo.png")
    let spoken = await run(RedTool.self, ["render", scene, "--output", photo])
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains("which is not a picture that Likeness wrote. Give another path, or remove that file first."),
      "\(spoken.errors)")
    #expect(try Data(contentsOf: URL(filePath: photo)) == Data(foreign))
  }

  @Test(arguments: [
    ("css", "theme.css", ":root { --color: red; }"), ("swift", "T.swift", "enum T {}"),
    ("dtcg", "t.tokens.json", #"{"a": {"$type": "color"}}"#),
  ])
  func exportLeavesFilesOfOthersAndReplacesItsOwn(form: String, name: String, content: String) async throws {
    let sandbox = try Sandbox()
    let theme = try sandbox.write(Array(##"{"colors": {"primary": "#783BF9"}}"##.utf8), to: "theme.json")
    let foreign = try sandbox.write(Array(content.utf8), to: name)
    let arguments = ["theme", "export", theme, "--to", form, "--output", foreign]
    let refused = await run(RedTool.self, arguments)
    #expect(refused.status == .failure)
    #expect(
      refused.errors.contains("which is not an export of Likeness. Give another path, or remove that file first."), "\(refused.errors)")
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == content)
    try FileManager.default.removeItem(atPath: foreign)
    for _ in 0..<2 { #expect(await run(RedTool.self, arguments).status == .success) }
  }

  @Test func exportLeavesOneForeignFileAmongSeveral() async throws {
    let sandbox = try Sandbox()
    let theme = try sandbox.write(Array(##"{"colors": {"primary": "#783BF9"}, "fonts": {"body": {"size": 9}}}"##.utf8), to: "theme.json")
    let arguments = ["theme", "export", theme, "--to", "android", "--output", sandbox("res")]
    for _ in 0..<2 { #expect(await run(RedTool.self, arguments).status == .success) }
    let before = try sandbox.files("res")
    try sandbox.write(Array("<resources/>".utf8), to: "res/values/styles.xml")
    #expect(await run(RedTool.self, arguments).status == .failure)
    #expect(try sandbox.files("res")["values/colors.xml"] == before["values/colors.xml"])
  }
}
