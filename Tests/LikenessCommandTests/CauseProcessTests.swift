/// The law over causes for the command as a program: each verb says what the check said, and
/// answers to all causes leave nothing.
import Foundation
import Likeness
import TestKit
import TestSupport
import Testing

@Suite struct CauseProcessTests {
  private let folder: TestFolder
  private static let seeds: ClosedRange<UInt64> = 1...10

  /// A project with a font of its own, in which the pages of some seeds have changed.
  init() throws {
    folder = try TestFolder()
    try folder.write(StrikeFont.bdf, to: "fonts/Strike.bdf")
    try folder.write(#"{"fonts": ["fonts"]}"#, to: "likeness.json")
    try folder.writePages(Self.seeds, areChanged: false)
    let record = try run("record", "--scenes", "scenes")
    try #require(record.status == 0, "\(record)")
    try folder.writePages(Self.seeds, areChanged: true)
  }

  private func run(_ arguments: String..., more: [String] = []) throws -> Tool.Ran {
    try Tool.likeness.run(arguments + more, in: folder.path)
  }

  /// The outcomes of a document; `explain` prints one by itself.
  private func outcomes(in text: String) throws -> [SnapshotOutcome] {
    struct Document: Decodable {
      let outcomes: [SnapshotOutcome]
    }
    let data = Data(text.utf8)
    if let document = try? JSONDecoder().decode(Document.self, from: data) {
      return document.outcomes
    }
    return [try JSONDecoder().decode(SnapshotOutcome.self, from: data)]
  }

  /// The lines of causes that a failure has, and of warnings: the font has one size.
  private func said(_ outcome: SnapshotOutcome) throws -> [String] {
    let rest = outcome.causes.count + outcome.moreCauses - 5
    let pixels = try #require(outcome.unexplainedPixels)
    return outcome.causes.prefix(5).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
      + ["  unexplained  \(pixels) px"] + outcome.warnings.map { "  \($0)" }
  }

  @Test("Check, explain and report say the same causes, and each picture is answered by its own")
  func sameCauses() throws {
    let words = try run("check", "--scenes", "scenes", "--verbose")
    #expect(words.status == 1, "\(words)")
    let check = try run("check", "--scenes", "scenes", "--json")
    #expect(check.status == 1, "\(check.errors)")
    let failures = try outcomes(in: check.output).filter(\.isFailure)
    // A seed may change nothing that is seen.
    #expect(failures.count >= 8 && failures.allSatisfy { $0.done == .kept })
    #expect(failures.contains { $0.causes.count > 1 })
    try #require(run("report", "--to", "page").status == 0)
    let reported = try outcomes(in: folder.text("page/outcomes.json"))
    for outcome in failures {
      let name = outcome.identity.description
      let explain = try run("explain", name)
      #expect(explain.status == 0 && explain.errors.isEmpty, "\(explain)")
      #expect(explain.lines.filter { $0.hasPrefix("  ") } == (try said(outcome)), "\(explain)")
      #expect(words.output.contains(explain.output), "\(explain)")
      let explained = try outcomes(in: run("explain", name, "--json").output)
      for other in explained + reported.filter({ $0.identity == outcome.identity }) {
        #expect(other.causes == outcome.causes && other.verdict == outcome.verdict, "\(name)")
        #expect(other.moreCauses == outcome.moreCauses && other.status == outcome.status)
        #expect(other.unexplainedPixels == outcome.unexplainedPixels, "\(name)")
      }
      #expect(explained.count == 1)
    }
    let identities = failures.map(\.identity).sorted()
    #expect(reported.filter(\.isFailure).map(\.identity).sorted() == identities)

    let causes = Set(failures.flatMap(\.causes).map(\.description)).sorted()
    let expected = try run(
      "check", "--scenes", "scenes", more: causes.flatMap { ["--expect", $0] })
    #expect(expected.status == 0, "\(expected)")
    #expect(
      !expected.output.contains("did not happen") && !expected.output.contains("also changed"))
    // Its own causes answer a picture; without the first, it waits.
    let first = try #require(failures.first { $0.causes.count > 1 })
    let own = first.causes.map(\.description)
    let part = try run(
      "accept", first.identity.description, more: own.dropFirst().flatMap { ["--cause", $0] })
    #expect(part.output.isEmpty && part.errors.contains("kept pending  \(first.identity)"))
    let accept = try run("accept", more: causes.flatMap { ["--cause", $0] })
    #expect(accept.status == 0, "\(accept)")
    #expect(accept.lines == identities.map { "replaced  \($0)" })
    #expect(try run("accept", "--all").lines == ["No picture is pending."])
    #expect(try run("check", "--scenes", "scenes").status == 0)
  }
}
