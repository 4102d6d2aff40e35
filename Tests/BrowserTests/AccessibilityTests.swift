/// Checks all pages by axe-core's rules in both themes: WCAG 2 A and AA, and its best practices.
import Foundation
import TestSupport
import Testing

/// axe-core, as its Python package installs it in `.build-checks`.
enum Axe {
  /// The script; nil if it is not installed.
  static let script: String? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let checks = package.appendingPathComponent(".build-checks/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: checks.path)) ?? []
    return versions.sorted().lazy.compactMap { version in
      let file = checks.appendingPathComponent(
        "\(version)/site-packages/axe_playwright_python/axe.min.js")
      return try? String(contentsOf: file, encoding: .utf8)
    }.first
  }()

  /// The message of a skipped test.
  static let missing =
    """
    NO AXE: axe-core is not in .build-checks, so accessibility is tested by the browser's own tree \
    only. Run tools/setup --checks.
    """

  /// The violations in a page: rule, message and elements.
  static func violations(in browser: Browser) async throws -> [String] {
    // Halfway through a change of colors, the contrast is that of neither.
    try await browser.wait(
      "document.getAnimations().every(animation => !(animation instanceof CSSTransition))")
    try await browser.command("Runtime.evaluate", ["expression": .string((script ?? "") + ";0")])
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

@Suite(
  .serialized, .enabled(if: Browser.driver != nil, Comment(rawValue: Browser.missing)),
  .enabled(if: Axe.script != nil, Comment(rawValue: Axe.missing)))
struct AccessibilityTests {
  private func expectNoViolations(in browser: Browser, _ place: String) async throws {
    let found = try await Axe.violations(in: browser)
    #expect(found == [], "\(place): \(found.joined(separator: "\n"))")
  }

  @Test(arguments: ["light", "dark"]) func reportBreaksNoRule(scheme: String) async throws {
    try await withFolder { disk in
      let address = try disk.write(disk.entries())
      try await Browser.withWindow { browser in
        try await browser.prefer("prefers-color-scheme", scheme)
        for rest in [
          "", "#Card/plain@light&mode=slider&zoom=8", "#Card/plain@dark&mode=blink", "#&show=new",
        ] {
          try await browser.open("about:blank", until: "document.title === ''")
          try await browser.open(address + rest)
          try await expectNoViolations(in: browser, "\(scheme) \(rest)")
        }
        _ = try await browser.value(
          "document.querySelectorAll('details').forEach(d => { d.open = true })")
        try await browser.press(.character("o"))
        try await expectNoViolations(in: browser, "\(scheme), all open")
        try await browser.press(.character("?"))
        try await expectNoViolations(in: browser, "\(scheme), keys")
        try await browser.press(.escape)
        try await browser.size(width: 320, height: 640)
        try await expectNoViolations(in: browser, "\(scheme), narrow")
      }
    }
  }

  @Test(.nightly, arguments: ["light", "dark"]) func reportOfARunThatPassedBreaksNoRule(
    scheme: String
  ) async throws {
    try await withFolder { disk in
      let address = try disk.write(["one", "two", "three"].map { try disk.passed("Label", $0) })
      try await Browser.withWindow { browser in
        try await browser.prefer("prefers-color-scheme", scheme)
        try await browser.open(address)
        try await expectNoViolations(in: browser, "\(scheme)")
        try await browser.screenshot("report-passed-\(scheme)")
      }
    }
  }

  @Test(arguments: ["light", "dark"]) func galleryBreaksNoRule(scheme: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "likeness-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let address = try await GalleryOnDisk.write(to: folder)
    try await Browser.withWindow { browser in
      try await browser.prefer("prefers-color-scheme", scheme)
      for page in [
        "index.html", "index.html#q=nosuchthing", "stories/button.primary.html#tab=tokens",
        "stories/card.plain.html#tab=list",
      ] {
        try await browser.open("about:blank", until: "document.title === ''")
        try await browser.open(address + page)
        try await expectNoViolations(in: browser, "\(scheme) \(page)")
      }
    }
  }
}
