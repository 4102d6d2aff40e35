/// The law over causes in the browser: the page of a review shows what `explain` prints.
import Foundation
import Likeness
import LikenessBase
import LikenessCommand
import LikenessReport
import LikenessSnapshots
import TestKit
import TestSupport
import Testing

@Suite(.serialized, .requires(.browser)) struct CausePageTests {
  private let folder: TestFolder
  private let project: ProjectSettings
  /// Of these, twenty show their changes.
  private static let seeds: ClosedRange<UInt64> = 1...26

  /// A project with a font of its own.
  init() throws {
    folder = try TestFolder()
    try folder.write(StrikeFont.bdf, to: "fonts/Strike.bdf")
    try folder.write(#"{"fonts": ["fonts"]}"#, to: "likeness.json")
    project = try ProjectSettings(folder: folder.path)
  }

  private var folders: [String] {
    ["--snapshots", folder("Snapshots"), "--output", folder("out")]
  }

  /// Runs a command in this process. Returns what it prints.
  @discardableResult private func run(_ arguments: String...) async -> String {
    let lines = Locked<[String]>([])
    let console = Console(result: { line in lines.withLock { $0.append(line) } }, message: { _ in })
    _ = await EmptyGallery.run(arguments: arguments + folders, console: console)
    return lines.withLock { $0 }.joined(separator: "\n")
  }

  /// The lines of a picture's changes with their signs, after the page has made them.
  private func changes(of name: String, in browser: Browser) async throws -> [String] {
    let entry = "document.querySelector('.entry[data-name=\"\(name)\"]')"
    try await browser.wait(
      "(\(entry).scrollIntoView({ behavior: 'instant' }), \(entry).querySelector('.changes'))")
    return try await browser.value(
      "[...\(entry).querySelectorAll('.changes > div')].map(line => line.textContent)"
    ).strings
  }

  @Test("The page shows of twenty seeded failures what explain prints, and answers each cause")
  func causes() async throws {
    try await GivenProject.$settings.withValue(project) {
      try folder.writePages(Self.seeds, areChanged: false)
      await run("record", "--scenes", folder("scenes"))
      try folder.writePages(Self.seeds, areChanged: true)
      await run("check", "--scenes", folder("scenes"))
      let pending = PendingSnapshots(in: ArtifactsFolder(path: folder("out")))
      let names = try pending.list().map(\.description)
      #expect(names.count >= 20)
      try await whileServing(["review"] + folders) { address in
        try await Browser.withWindow { browser in
          try await browser.open(address, until: PendingPictures.isReviewing)
          for name in names {
            let explain = await run("explain", name)
            let outcome = try JSONDecoder().decode(
              SnapshotOutcome.self, from: Data(await run("explain", name, "--json").utf8))
            // The words of the terminal, which has a line for each cause.
            for cause in outcome.causes.prefix(5) {
              #expect(explain.contains("\n  \(cause)\n"), "\(explain)")
            }
            let unexplained = try #require(outcome.unexplainedPixels)
            #expect(explain.contains("\n  unexplained  \(unexplained) px\n"), "\(explain)")
            // The page has a line for each side.
            let wanted = outcome.causes.flatMap { cause -> [String] in
              let (before, after) = cause.sides
              let sides = [before.map { "−\($0.text)" }, after.map { "+\($0.text)" }]
              return sides.compactMap(\.self) + (cause.effects.map { ["   \($0)"] } ?? [])
            }
            let shown = try await changes(of: name, in: browser)
            #expect(shown == wanted + [" unexplained  \(unexplained) px"], "\(explain)")
          }
          // All headings, each by its button.
          _ = try await browser.value(
            """
            document.querySelectorAll('.group').forEach(group => \
            group.querySelector('.actions .accept-button').click())
            """)
          try await browser.wait(
            "document.querySelector('.summary .tally')?.textContent === '\(names.count) accepted'")
        }
      }
      #expect(try pending.list() == [])
      #expect(await run("check", "--scenes", folder("scenes")).hasSuffix(" passed"))
    }
  }
}
