/// A theme that was exported as a style sheet, as the browser reads it.
import Foundation
import LikenessCommand
import TestKit
import Testing

/// Every kind of token that a sheet has.
private let theme = """
  {
    "colors": { "primary": "#339", "link": "primary", "veil": "#33339980" },
    "fonts": {
      "body": { "size": 15, "lineHeight": 1.5, "letterSpacing": 0.5, "shadow": "card" }
    },
    "dimensions": { "gap": 8, "back": -4 },
    "shadows": {
      "card": { "dy": 2, "blurRadius": 7, "color": "veil" },
      "in": { "color": "#000", "inset": true }
    },
    "borders": { "dots": { "width": 2, "color": "link", "style": "dotted" } },
    "gradients": {
      "dawn": [{ "color": "primary", "position": 0 }, { "color": "#FC0", "position": 1 }]
    }
  }
  """

/// Properties, their values in a page, and what the browser computes from them.
private let uses = [
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

@Suite(.serialized, .requires(.browser)) struct ThemeStyleSheetTests {
  @Test("A browser takes every property of the sheet") func properties() async throws {
    let folder = try TestFolder()
    let status = await EmptyGallery.run(
      arguments: [
        "theme", "export", try folder.write(theme, to: "theme.json"), "--to", "css", "-o",
        folder.path,
      ], console: Console(result: { _ in }, message: { _ in }))
    #expect(status == .success)
    let rows = uses.map { property, value, _ in
      "<p style='\(property): \(value)' data-property='\(property)'></p>"
    }
    let page = try folder.write(
      """
      <!doctype html><meta charset="utf-8"><title>sheet</title>
      <link rel="stylesheet" href="theme.css">\(rows.joined())
      """, to: "page.html")
    try await Browser.withWindow { browser in
      try await browser.open("file://" + page, until: "document.readyState === 'complete'")
      let found = try await browser.value(
        """
        [...document.querySelectorAll('p')].map(row => \
        getComputedStyle(row).getPropertyValue(row.dataset.property))
        """
      ).strings
      #expect(found.count == uses.count)
      for ((property, value, expected), text) in zip(uses, found) {
        #expect(text.contains(expected), "\(property): \(value) is \(text)")
      }
    }
  }
}
