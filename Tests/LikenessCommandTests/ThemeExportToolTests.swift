/// Exports in their target programs: the Swift compiler and a browser.
import Foundation
import Likeness
import LikenessCommand
import Testing

/// A program of the search path.
private func tool(_ names: String...) -> URL? {
  let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
  return names.lazy.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

private let swiftc = tool("swiftc")
private let browser = tool("chromium", "google-chrome", "chrome")

/// The folder of build products with the modules and module maps of the C targets; nil if another
/// build system keeps them elsewhere.
private let products: URL? = {
  guard let folder = try? program().deletingLastPathComponent(),
    FileManager.default.fileExists(
      atPath: folder.appending(path: "CPNG.build/module.modulemap").path)
  else { return nil }
  return folder
}()

/// Options for the modules in C, which depend on the system and the traits of the build.
private func moduleMaps(in folder: URL) -> [String] {
  let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  let built = ["CSystem", "CKernels", "CPNG", "COutlineFonts"].map {
    folder.appending(path: "\($0).build/module.modulemap").path
  }
  return (built + [package.appending(path: "Sources/Base/Cnettle/module.modulemap").path])
    .filter { FileManager.default.fileExists(atPath: $0) }.flatMap {
      ["-Xcc", "-fmodule-map-file=\($0)"]
    }
}

/// Names with a meaning in Swift, or none.
private let keywordTheme = ##"""
  {
    "colors": {
      "case": "#F00", "self": "#0F0", "init": "#00F", "Type": "#FFF", "9lives": "#000",
      "é x": "#111", "a-\u0301b": "#222", "_": "#333"
    }
  }
  """##

/// Runs a program to its end.
private func run(_ program: URL, _ arguments: [String], in sandbox: Sandbox) throws -> (
  status: Int32, output: String, errors: String
) {
  let files = ["tool.stdout", "tool.stderr"].map { sandbox($0) }
  for file in files { #expect(FileManager.default.createFile(atPath: file, contents: nil)) }
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = URL(filePath: sandbox.path)
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files[0]))
  process.standardError = try FileHandle(forWritingTo: URL(filePath: files[1]))
  try process.run()
  process.waitUntilExit()
  return (
    process.terminationStatus, try String(contentsOfFile: files[0], encoding: .utf8),
    try String(contentsOfFile: files[1], encoding: .utf8)
  )
}

@Suite struct ThemeExportToolTests {
  @Test(
    .enabled(
      if: swiftc != nil && products != nil,
      "swiftc is not on the search path, or the modules are not beside the tests"),
    arguments: [seedTheme, richTheme, keywordTheme])
  func constantsCompile(text: String) async throws {
    let sandbox = try Sandbox()
    let theme = try sandbox.write(text, to: "theme.json")
    let exported = await run(
      RedTool.self,
      ["theme", "export", theme, "--to", "swift", "--dark", theme, "-o", sandbox("swift")])
    #expect(exported.results.count == 2)
    let folder = try #require(products)
    let compiled = try run(
      try #require(swiftc),
      [
        "-typecheck", "-swift-version", "6", "-I", folder.appending(path: "Modules").path,
      ] + moduleMaps(in: folder) + exported.results, in: sandbox)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(compiled.errors == "")
  }

  @Test(.enabled(if: browser != nil, "no Chromium is on the search path"))
  func aBrowserTakesEveryPropertyOfTheSheet() async throws {
    let sandbox = try Sandbox()
    let theme = try sandbox.write(richTheme, to: "theme.json")
    let css = await run(RedTool.self, ["theme", "export", theme, "--to", "css"]).output
    let uses = [
      ("color", "var(--color-veil)", "rgba(51, 51, 153, 0.5"),
      ("color", "var(--color-link)", "rgb(51, 51, 153)"),
      ("font", "var(--font-body)", "15px / 22.5px system-ui"),
      ("letter-spacing", "var(--font-body-letter-spacing)", "0.5px"),
      ("width", "var(--dimension-gap)", "8px"),
      ("margin-left", "var(--dimension-back)", "-4px"),
      ("text-shadow", "var(--font-body-text-shadow)", "rgba(51, 51, 153, 0.5"),
      ("box-shadow", "var(--shadow-in)", "rgb(0, 0, 0) 0px 0px 0px 0px inset"),
      ("border-top", "var(--border-dots)", "2px dotted rgb(51, 51, 153)"),
      (
        "background-image", "linear-gradient(90deg, var(--gradient-dawn))",
        "linear-gradient(90deg, rgb(51, 51, 153) 0%, rgb(255, 204, 0) 100%)"
      ),
    ]
    let rows = uses.map { property, value, _ in
      "<p style='\(property): \(value)' data-property='\(property)'></p>"
    }
    let page = """
      <!doctype html><meta charset="utf-8"><title>good</title><style>\(css)</style>\(rows.joined())
      <script>
      for (const row of document.querySelectorAll("p")) row.textContent = \
      getComputedStyle(row).getPropertyValue(row.dataset.property);
      </script>
      """
    try sandbox.write(page, to: "page.html")
    let dumped = try run(
      try #require(browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(sandbox("profile"))", "--dump-dom",
        "file://\(sandbox("page.html"))",
      ],
      in: sandbox)
    #expect(dumped.output.contains("<title>good</title>"), "\(dumped.errors)")
    let found = dumped.output.matches(of: /data-property="[^"]*">([^<]*)</).map { String($0.1) }
    #expect(found.count == uses.count)
    for ((property, value, expected), text) in zip(uses, found) {
      #expect(text.contains(expected), "\(property): \(value) is \(text)")
    }
  }
}
