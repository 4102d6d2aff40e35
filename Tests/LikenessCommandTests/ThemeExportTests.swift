/// `likeness theme export`: files, round trips, and what other programs make of them.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

private func export(_ arguments: String...) async -> Spoken {
  await run(RedTool.self, ["theme", "export"] + arguments)
}

/// Names that try to break out of their context.
let hostileTheme = #"""
  { "name": "*/ \" \n }", "colors": { "</style>": "#F00", "a\"b;}": "#0F0", "case": "case2", \#
  "case2": "#00F", "\u001b[31m": "#FFF" },
    "fonts": { "evil": { "size": 9, "families": ["\"; } \#
  </style><script>document.title=1</script>", "\\(fatalError())", "@x'&<"] } } }
  """#

@Suite struct ThemeExportTests {
  @Test(
    "Design tokens are read back without loss", arguments: [seedTheme, richTheme, hostileTheme])
  func roundTrip(
    text: String
  ) async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(text, to: "theme.json")
    let exported = await export(file, "--to", "dtcg", "-o", sandbox("theme.tokens.json"))
    #expect(exported.status == .success)
    #expect(exported.results == [sandbox("theme.tokens.json")])
    let (before, after) = (
      try Theme(contentsOfFile: file), try Theme(contentsOfFile: sandbox("theme.tokens.json"))
    )
    #expect(after == before)
    // The names of tokens inside others are part of it: both are written alike.
    #expect(after.text == before.text)
    #expect(
      await run(RedTool.self, ["theme", "validate", sandbox("theme.tokens.json")]).status
        == .success)
  }

  @Test("One file is printed, and several need a folder") func outputs() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let css = await export(seed, "--to", "css")
    #expect(css.status == .success)
    #expect(css.output.contains("  --color-primary: #333399;\n") && css.output.hasSuffix("}"))
    let android = await export(seed, "--to", "android", "--dark", seed)
    #expect(android.status == .failure)
    #expect(android.errors == "Error: The export has 2 files. Give a folder to --output.")
    let folder = await export(seed, "--to", "android", "-o", sandbox("res"))
    #expect(folder.results == [sandbox("res/values/theme.xml")])
    #expect(
      await export(seed, "--to", "css", "-o", sandbox("res")).results == [sandbox("res/theme.css")])
    #expect(
      await export(seed, "--to", "swift", "-o", sandbox("src") + "/").results == [
        sandbox("src/ThemeTokens.swift")
      ])
    let pair = await export(
      seed, "--to", "swift", "--dark", seed, "--type-name", "Look", "-o", sandbox("src"))
    #expect(pair.results == [sandbox("src/Look.swift"), sandbox("src/DarkLook.swift")])
  }

  @Test("Nothing is written over a theme or other files") func otherFiles() async throws {
    let sandbox = try TestFolder()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    let before = try sandbox.states()
    for (arguments, words) in [
      ([seed, "--to", "dtcg", "-o", seed], "would replace the theme that is read"),
      ([seed, "--to", "css", "-o", sandbox("a.json")], "ends in .css"),
      ([seed, "--to", "dtcg", "-o", sandbox("a.css")], ".json or .tokens"),
      ([seed, "--to", "android", "-o", seed], "which is a file"),
      (
        [seed, "--to", "swift", "--type-name", "a b", "-o", sandbox("a.swift")],
        "invalid type name \"a b\""
      ),
      ([seed, "--to", "css", "--type-name", "A"], "--type-name applies only to --to swift"),
      ([seed, "--to", "cs"], "'dtcg', 'css', 'android' or 'swift'"), ([seed], "--to"),
      ([sandbox("none.json"), "--to", "css"], "does not exist; check the path"),
      ([seed, "--to", "css", "--dark", sandbox("none.json")], "none.json"),
    ] {
      let spoken = await run(RedTool.self, ["theme", "export"] + arguments)
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
    #expect(try sandbox.states() == before)
  }

  @Test("Names that clash are an error that names both") func clashes() async throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write(##"{"colors": {"a.b": "#F00", "a-b": "#0F0"}}"##, to: "a.json")
    let spoken = await export(file, "--to", "css")
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors
        == #"Error: color "a.b" and color "a-b" would all be color-a-b. Rename it."#)
  }

  @Test(
    "Android resources are well-formed", arguments: [seedTheme, richTheme]) func android(
      text: String
    ) async throws
  {
    let sandbox = try TestFolder()
    let file = try sandbox.write(text, to: "theme.json")
    let exported = await export(file, "--to", "android", "-o", sandbox("res"))
    #expect(exported.status == .success)
    for path in exported.results {
      let parser = XMLParser(data: try Data(contentsOf: URL(filePath: path)))
      let reader = ResourceReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(path): \(String(describing: parser.parserError))")
      #expect(reader.resources.count == Set(reader.resources).count)
      // The characters of a resource name: the letters and digits of a Java name.
      for name in reader.names {
        #expect(name.wholeMatch(of: /[a-z_][A-Za-z0-9_]*/) != nil, "\(name)")
      }
    }
  }
}

private final class ResourceReader: NSObject, XMLParserDelegate {
  /// The names alone.
  var names: [String] { resources.map { String($0.drop { $0 != " " }.dropFirst()) } }
  /// Kinds and names.
  private(set) var resources: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if let name = attributes["name"], !name.contains(":") { resources.append("\(element) \(name)") }
  }
}
