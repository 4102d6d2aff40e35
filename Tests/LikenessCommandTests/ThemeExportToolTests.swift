/// Exports in Swift, as the compiler reads them. `ThemeStyleSheetTests` open those in CSS.
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
}
