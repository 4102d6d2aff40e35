/// Exports in their target programs: the Swift compiler and a browser.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

extension Requirement {
  /// The modules, and the module maps of the C targets. Another build system may keep them
  /// elsewhere.
  fileprivate static let modulesBesideTests = Requirement("the modules beside the tests") {
    $0.isThere(builtProducts.appending(path: "CPNG.build/module.modulemap").path)
  }
}

/// Options for the modules in C, which depend on the system and the traits of the build.
private func moduleMaps(in folder: URL) -> [String] {
  let built = ["CSystem", "CKernels", "CPNG", "COutlineFonts"].map {
    folder.appending(path: "\($0).build/module.modulemap").path
  }
  return (built + [repository.appending(path: "Sources/Base/Cnettle/module.modulemap").path])
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

@Suite struct ThemeExportToolTests {
  @Test(
    "Constants in Swift compile without warnings",
    .requires(.program("swiftc"), .modulesBesideTests))
  func constants() async throws {
    let sandbox = try TestFolder()
    // In one run of the compiler, which takes seconds to start.
    var files: [String] = []
    for (name, text) in [("Seed", seedTheme), ("Rich", richTheme), ("Keyword", keywordTheme)] {
      let theme = try sandbox.write(text, to: "\(name).json")
      let exported = await run(
        RedTool.self,
        [
          "theme", "export", theme, "--to", "swift", "--dark", theme, "--type-name",
          "\(name)Tokens", "-o", sandbox("swift"),
        ])
      #expect(exported.results.count == 2, "\(exported)")
      files += exported.results
    }
    let compiled = try Tool("swiftc").run(
      ["-typecheck", "-swift-version", "6", "-I", builtProducts.appending(path: "Modules").path]
        + moduleMaps(in: builtProducts) + files, in: sandbox.path)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(compiled.errors == "")
  }

  @Test("A browser takes every property of the sheet", .requires(.chromium))
  func sheet() async throws {
    let sandbox = try TestFolder()
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
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let browser = try #require(names.lazy.compactMap { Machine.current.program($0) }.first)
    let dumped = try Tool(browser).run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(sandbox("profile"))", "--dump-dom",
        "file://\(sandbox("page.html"))",
      ],
      in: sandbox.path)
    #expect(dumped.output.contains("<title>good</title>"), "\(dumped.errors)")
    let found = dumped.output.matches(of: /data-property="[^"]*">([^<]*)</).map { String($0.1) }
    #expect(found.count == uses.count)
    for ((property, value, expected), text) in zip(uses, found) {
      #expect(text.contains(expected), "\(property): \(value) is \(text)")
    }
  }
}
