/// One judgement, said in one way: what a check finds, what waits, what the report and the review
/// show, and what an answer to a heading means.
import Foundation
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessRaster
import LikenessText
import LikenessViews
import TestKit
import TestSupport
import Testing

@testable import LikenessReport
@testable import LikenessReview
@testable import LikenessSnapshots

extension SeededPage {
  /// Each letter is a box of its own height, and its width is not that of the embedded font.
  fileprivate static let fonts: FontLibrary = {
    var font = HandFont("Hand", ascent: 12, descent: 3)
    font.advances = { glyph, size in Fixed(rounding: size.pixels * (glyph % 2 == 0 ? 0.75 : 0.5)) }
    font.shapes = { glyph, _ in .box(left: 1, top: Int(4 + glyph % 8), width: 4, height: 4) }
    return .ofHand(font)
  }()

  /// What may differ.
  fileprivate mutating func tolerance() -> Tolerance {
    let name = parts.first?.name ?? "box0"
    switch below(7) {
    case 0: return Tolerance(maxPixels: below(60))
    case 1: return Tolerance(ignoring: [PixelRect(x: 0, y: 0, width: 20, height: 20)])
    case 2: return Tolerance(ignoringViews: [name])
    case 3: return Tolerance(views: [TolerantView(name, Tolerance(maxPixels: 30))])
    case 4: return Tolerance(metric: .channel(threshold: 2))
    case 5: return .allowing(.style)
    default: return .exact
    }
  }

  fileprivate func list(_ fonts: FontLibrary, family: String) throws -> DisplayList {
    let page = View()
    page.name = "Page"
    page.backgroundColor = .white
    for part in parts {
      let view: View
      if let text = part.text {
        let label = Label(text: text)
        label.font = Font(family: family, size: part.size)
        view = label
      } else {
        view = View()
      }
      view.name = part.name
      view.frame = part.frame
      view.backgroundColor = Color(part.color)
      view.layer.cornerRadius = part.radius
      view.layer.borderWidth = part.border
      view.alpha = part.alpha
      page.addSubview(view)
    }
    page.fonts = fonts
    page.layout(in: CGSize(width: side, height: side), scale: 1)
    return try DisplayList(painting: page, scale: 1)
  }
}

/// As many as a push has time for, and at night as many as the promise says.
private let chunks = 0..<(isNightly ? 80 : 4)

@Suite struct CauseLawTests {
  private let folder: TestFolder
  private let store: SnapshotStore
  private let artifacts: ArtifactsFolder

  init() throws {
    folder = try TestFolder()
    store = SnapshotStore(root: folder("Snapshots"))
    artifacts = ArtifactsFolder(path: folder("out"))
  }

  /// Records pages and checks them changed. Returns the outcomes, and how to check them again.
  private func checked(_ chunk: Int) throws -> (
    outcomes: [SnapshotOutcome], again: [SnapshotIdentity: @Sendable () -> SnapshotOutcome]
  ) {
    let recorder = SnapshotChecker(
      store: store, artifacts: artifacts, mode: .all)
    let log = try OutcomeLog(startingIn: artifacts, run: "law", started: 1)
    let checker = SnapshotChecker(
      store: store, artifacts: artifacts, mode: .never)
    var outcomes: [SnapshotOutcome] = []
    var again: [SnapshotIdentity: @Sendable () -> SnapshotOutcome] = [:]
    var seed = UInt64(chunk) * 1_000_003
    // 25 failures of each chunk: 2,000 in 80.
    while outcomes.count(where: \.isFailure) < 25 {
      seed += 1
      let isByHand = seed % 3 == 0
      let fonts = isByHand ? SeededPage.fonts : .embedded
      var page = SeededPage(seed: seed)
      let identity = try SnapshotIdentity("Law/page \(seed)")
      func subject() throws -> SnapshotSubject {
        let list = try page.list(fonts, family: isByHand ? "Hand" : Font.embeddedFamily)
        return SnapshotSubject(identity, list: list, drawing: RasterEnvironment(fonts: fonts)) {
          try list.rasterized(fonts: fonts)
        }
      }
      try #require(recorder.check(subject()).done == .written)
      let tolerance = page.tolerance()
      page.change()
      let changed = try subject()
      let outcome = checker.check(changed, tolerance: tolerance)
      outcomes.append(outcome)
      again[identity] = { recorder.check(changed, mode: .never) }
      try log.append(outcome)
    }
    return (outcomes, again)
  }

  /// The causes as a failure prints them, with the pixels that none explains.
  private func said(_ outcome: SnapshotOutcome) -> [String] {
    outcome.causes.map(\.description)
      + (outcome.moreCauses > 0 ? ["\(outcome.moreCauses) more"] : [])
      + [outcome.unexplainedPixels.map { "unexplained  \($0) px" } ?? "not counted"]
  }

  @Test(
    "Check, log, what waits, report, its document and review say the same of each picture",
    arguments: chunks)
  func sameWords(chunk: Int) async throws {
    let (outcomes, _) = try checked(chunk)
    let pending = PendingSnapshots(in: artifacts)
    let failures = outcomes.filter { $0.done == .kept }
    #expect(try pending.list() == failures.map(\.identity).sorted())
    let logged = try LoggedOutcomes(in: artifacts).latest()
    #expect(logged == outcomes.sorted { $0.identity < $1.identity })
    let report = Report(outcomes: logged, title: "Law")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(report.outcomesJSON().utf8)) as? [String: Any])
    let documented = try #require(document["outcomes"] as? [[String: Any]])
    let session = ReviewSession(
      .init(store: store, artifacts: artifacts, title: "Law", base: ""))
    try await session.refresh()
    let shown = session.view.withLock { $0.report.entries }
    for outcome in failures {
      let wanted = said(outcome)
      let name = outcome.identity.description
      let message = FailureMessage(outcome, causeLimit: 1000).lines
      for cause in outcome.causes { #expect(message.contains("  \(cause)"), "\(name)") }
      if let pixels = outcome.unexplainedPixels {
        #expect(message.contains("  unexplained  \(grouped(pixels)) px"), "\(name)")
      }
      let waiting = try pending.outcome(of: outcome.identity)
      #expect(waiting == outcome && said(waiting) == wanted, "\(name)")
      #expect(FailureMessage(waiting, causeLimit: 1000).lines == message, "\(name)")
      let entries = [report.entries, shown].map { entries in
        entries.first { $0.outcome?.identity == outcome.identity }
      }
      for entry in entries {
        let entry = try #require(entry, "\(name)")
        #expect(try said(#require(entry.outcome)) == wanted, "\(name)")
        #expect(entry.status == outcome.status && entry.verdict == outcome.words, "\(name)")
      }
      let json = try #require(documented.first { $0["snapshot"] as? String == name })
      let read = try JSONDecoder().decode(
        SnapshotOutcome.self, from: JSONSerialization.data(withJSONObject: json))
      #expect(said(read) == wanted && read.verdict == outcome.verdict, "\(name)")
      #expect(read.status == outcome.status && read.isPossible, "\(name)")
      #expect(json["summary"] as? String == outcome.words, "\(name)")
    }
  }

  @Test("Answers to all headings leave nothing, and what was accepted passes", arguments: chunks)
  func headings(chunk: Int) throws {
    let (outcomes, again) = try checked(chunk)
    let pending = PendingSnapshots(in: artifacts)
    let failures = outcomes.filter { $0.done == .kept }
    // As `accept --cause` takes each line that a failure prints.
    let expected = try failures.flatMap(\.causes).map { try ExpectedChange($0.description) }
    for outcome in failures {
      // Our own renderer drew both, so the lists explain every pixel.
      #expect(!outcome.causes.isEmpty && outcome.moreCauses == 0, "\(outcome.identity)")
      #expect(outcome.unexplainedPixels == 0, "\(outcome.identity): \(said(outcome))")
      let own = try outcome.causes.map { try ExpectedChange($0.description) }
      #expect(outcome.remainder(beyond: own) == [], "\(outcome.identity)")
      // Without one of its headings, exactly its causes of that heading remain, unless no pixel
      // shows them.
      for cause in outcome.causes {
        let others = own.filter { !$0.covers(cause) }
        let rest = outcome.remainder(beyond: others)
        let uncovered = outcome.causes.filter { one in
          !others.contains { $0.covers(one) } && !one.isNameAlone
            && !(outcome.status == .pixels && one.pixels == 0)
        }
        #expect(rest.count == uncovered.count, "\(outcome.identity): \(cause)")
      }
    }
    let report = Report(outcomes: outcomes, title: "Law")
    for group in groupedByCause(report.entries.filter(\.isFailure)) {
      #expect(group.isExplained, "\(group.titles.map(\.words))")
    }
    let chosen = failures.filter { $0.remainder(beyond: expected).isEmpty }
    for outcome in chosen {
      let effect = try pending.answer(
        .accept, outcome.identity, seen: #require(outcome.seal), into: store, at: 1)
      #expect(effect == .replaced, "\(outcome.identity)")
    }
    #expect(try pending.list() == [])
    for outcome in chosen {
      let check = try #require(again[outcome.identity])
      #expect(check().verdict == .identical(bySeal: true), "\(outcome.identity)")
    }
  }
}
