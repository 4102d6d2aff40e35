/// The rules of axe-core: WCAG 2 A and AA, and its best practices.
import Foundation
import LikenessJSON
import TestKit

enum Axe {
  /// The script, as its Python package installs it in `.build-checks`; empty if it is not there.
  private static let script: String = {
    let lib = repository.appending(path: ".build-checks/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: lib.path)) ?? []
    return versions.sorted().lazy.compactMap { version in
      try? String(
        contentsOf: lib.appending(
          path: "\(version)/site-packages/axe_playwright_python/axe.min.js"), encoding: .utf8)
    }.first ?? ""
  }()

  /// The violations in a page: rule, message and elements.
  static func violations(in browser: Browser) async throws -> [String] {
    // Halfway through a change of colors, the contrast is that of neither.
    try await browser.wait(
      "document.getAnimations().every(animation => !(animation instanceof CSSTransition))")
    try await browser.command("Runtime.evaluate", ["expression": .string(script + ";0")])
    let run = """
      axe.run(document, { preload: false }).then(found => found.violations.map(rule =>
        `${rule.id}: ${rule.help}: ${rule.nodes.slice(0, 5).map(node => node.target.join(' ') + ' \
      ' + node.any.map(a => a.message)).join('; ')}`))
      """
    let answer = try await browser.command(
      "Runtime.evaluate", ["expression": .string(run), "awaitPromise": true, "returnByValue": true])
    // A page on which the rules fail to run is not clean.
    guard let found = answer["result"]?["value"], case .array = found else {
      throw Browser.Failure.refused("\(answer)")
    }
    return found.strings
  }
}
