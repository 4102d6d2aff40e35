/// The judge alone: twelve verdicts, four record modes, pictures and texts, without a file. The
/// tables are written by hand from the comment of `SnapshotChecker`.
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import Testing

@testable import LikenessSnapshots

/// The twelve verdicts, by the words of `compare` where it has one.
private enum Word: String, CaseIterable {
  case identical, tolerated, pixels, size, text, added, missing, renamed, unreadable, undrawable,
    refused, elsewhere

  init(_ verdict: Judgement.Verdict) {
    self =
      switch verdict {
      case .identical: .identical
      case .tolerated: .tolerated
      case .pixels: .pixels
      case .size: .size
      case .text: .text
      case .added: .added
      case .missing: .missing
      case .renamed: .renamed
      case .unreadable: .unreadable
      case .undrawable: .undrawable
      case .refused: .refused
      case .elsewhere: .elsewhere
      }
  }
}

/// What each mode does: all, missing, failed, never.
private typealias Row = [Judgement.Action]

private let passes: Row = [.settle, .settle, .settle, .settle]
private let recordsOver: Row = [.write(.replaced), .keep, .write(.replaced), .keep]
private let records: Row = [.write(.added), .write(.added), .write(.added), .keep]
private let stays: Row = [.keep, .keep, .keep, .keep]
private let modes: [RecordMode] = [.all, .missing, .failed, .never]

@Suite struct ActionTableTests {
  private var rows: [(verdict: Judgement.Verdict, actions: Row)] {
    get throws {
      let difference = Difference()
      let text = try #require(TextDifference(from: "a", to: "b"))
      let other = try SnapshotIdentity("Button/primary")
      return [
        (.identical(bySeal: true), [.write(.text), .settle, .settle, .settle]),
        (.identical(bySeal: false), [.write(.text), .settle, .settle, .settle]),
        (.tolerated(difference: difference), passes),
        (.pixels(difference: difference), recordsOver),
        (.size(reference: plain(.red).size, actual: plain(.red).size), recordsOver),
        (.text(difference: text), recordsOver),
        (.added, records),
        (.renamed(from: other), records),
        (.missing, passes),
        (.unreadable(problem: "", kind: .damaged), recordsOver),
        (.unreadable(problem: "", kind: .pointer), stays),
        (.unreadable(problem: "", kind: .outOfReach), stays),
        (.undrawable(problem: ""), passes),
        (.refused(problem: ""), passes),
        (.elsewhere(shard: try Shard(index: 1, total: 2)), passes),
      ]
    }
  }

  @Test("Each verdict and mode have the action of the table") func table() throws {
    for row in try rows {
      #expect(modes.map { .init(row.verdict, $0) } == row.actions, "\(row.verdict)")
    }
    #expect(Set(try rows.map { Word($0.verdict) }) == Set(Word.allCases))
    #expect(Set(modes) == Set(RecordMode.allCases))
  }

  @Test("Only equal and tolerated snapshots pass") func passing() throws {
    #expect(
      Set(try rows.filter { $0.verdict.passes }.map { Word($0.verdict) })
        == [.identical, .tolerated])
  }
}

/// Two sides, and what they are to each other.
private struct Pair: CustomTestStringConvertible {
  let testDescription: String
  let old: Evidence?
  let new: Evidence
  var tolerance = Tolerance.exact
  var strict: StrictText = []
  let word: Word
  let actions: Row

  init(
    _ description: String, _ old: Evidence?, _ new: Evidence, _ word: Word, _ actions: Row,
    tolerance: Tolerance = .exact, strict: StrictText = []
  ) {
    testDescription = description
    self.old = old
    self.new = new
    self.tolerance = tolerance
    self.strict = strict
    self.word = word
    self.actions = actions
  }
}

private struct NotDrawn: Error {}

/// A picture that must not be drawn or decoded.
private func undrawn(pixels: ContentDigest? = nil, source: ContentDigest? = nil) -> Evidence {
  Evidence(.picture(.init(pixels: pixels, source: source) { throw NotDrawn() }))
}

/// A picture with the digest of its pixels.
private func sealed(_ picture: Bitmap) -> Evidence {
  Evidence(.picture(.init { .init(picture, digest: picture.digest) }))
}

/// A reference of these bytes.
private func file(_ bytes: [UInt8]) -> Evidence {
  Evidence(.picture(.init { .init(try PNG.decode(bytes, file: "a.png")) }))
}

private func text(_ text: String) -> Evidence { Evidence(TextSnapshot(lines: text)) }

/// A list whose text a font does not cover.
private var boxed: DisplayList {
  var boxed = list(.red)
  boxed.items[0].source.properties.append(.init("warning", "no font has U+4E2D"))
  return boxed
}

private let whole = Tolerance(maxPixels: 8)
private let invalid = Tolerance(maxPixels: -1)
private let sourceDigest = ContentDigest(of: [1, 2, 3])
private let equal: Row = [.write(.text), .settle, .settle, .settle]
private let outOfReach = Evidence(.unreadable("a: permission denied", .outOfReach))
private let wide = Bitmap(size: PixelSize(width: 5, height: 2) ?? plain(.red).size)

private let pictures: [Pair] = [
  Pair(
    "the same digest", undrawn(pixels: plain(.red).digest), sealed(plain(.red)), .identical, equal),
  Pair(
    "the same file", undrawn(source: sourceDigest), undrawn(source: sourceDigest), .identical, equal
  ),
  Pair("equal pixels", Evidence(plain(.red)), Evidence(plain(.red)), .identical, equal),
  Pair(
    "within tolerance", Evidence(plain(.red)), Evidence(plain(.blue)), .tolerated, passes,
    tolerance: whole),
  Pair("other pixels", Evidence(plain(.red)), Evidence(plain(.blue)), .pixels, recordsOver),
  Pair("another size", Evidence(plain(.red)), Evidence(wide), .size, recordsOver, tolerance: whole),
  Pair("no reference", nil, Evidence(plain(.red)), .added, records),
  Pair("damaged", file([1, 2, 3]), Evidence(plain(.red)), .unreadable, recordsOver),
  Pair("pointer", file(lfsPointer), Evidence(plain(.red)), .unreadable, stays),
  Pair("out of reach", outOfReach, Evidence(plain(.red)), .unreadable, stays),
  Pair("not drawn", Evidence(plain(.red)), undrawn(), .undrawable, passes),
  Pair("not drawn, no reference", nil, undrawn(), .undrawable, passes),
  Pair(
    "strict text", Evidence(plain(.red)), Evidence(plain(.red), list: boxed), .undrawable, passes,
    strict: .warnings),
  Pair(
    "text that is strict enough", Evidence(plain(.red)), Evidence(plain(.red), list: boxed),
    .identical, equal, strict: .overflow),
  Pair(
    "refused while drawing", nil, Evidence(.picture(.init { throw CheckRefusal("No.") })), .refused,
    passes),
  Pair(
    "a file that can't be read", nil, outOfReach, .refused, passes),
  Pair(
    "invalid tolerance", Evidence(plain(.red)), Evidence(plain(.red)), .refused, passes,
    tolerance: invalid),
  Pair("the name of a text", text("a"), Evidence(plain(.red)), .refused, passes),
]

private let texts: [Pair] = [
  Pair("equal", text("a"), text("a"), .identical, equal),
  Pair("other ends of lines", text("a\nb"), text("a\r\nb"), .identical, equal),
  Pair("other scalars", text("caf\u{E9}"), text("cafe\u{301}"), .text, recordsOver),
  Pair(
    "other lines, whatever the tolerance", text("a"), text("b"), .text, recordsOver,
    tolerance: whole),
  Pair("no reference", nil, text("a"), .added, records),
  Pair("damaged", Evidence(.unreadable("", .damaged)), text("a"), .unreadable, recordsOver),
  Pair("pointer", Evidence(.unreadable("", .pointer)), text("a"), .unreadable, stays),
  Pair("out of reach", outOfReach, text("a"), .unreadable, stays),
  Pair(
    "strict text", Evidence(TextSnapshot(boxed)), Evidence(TextSnapshot(boxed)), .undrawable,
    passes, strict: .warnings),
  Pair("invalid tolerance", text("a"), text("a"), .refused, passes, tolerance: invalid),
  Pair("the name of a picture", Evidence(plain(.red)), text("a"), .refused, passes),
]

@Suite struct JudgeTests {
  @Test("Each pair of pictures has the verdict and actions of the table", arguments: pictures)
  private func picture(_ pair: Pair) { expect(pair) }

  @Test("Each pair of texts has the verdict and actions of the table", arguments: texts)
  private func text(_ pair: Pair) { expect(pair) }

  private func expect(_ pair: Pair) {
    let judgements = modes.map {
      judge(pair.old, pair.new, pair.tolerance, $0, strict: pair.strict)
    }
    #expect(judgements.map { Word($0.verdict) } == Array(repeating: pair.word, count: 4))
    #expect(judgements.map(\.action) == pair.actions)
  }

  @Test("A damaged reference that is replaced is a warning, and one that stays a verdict")
  func damaged() {
    for mode in modes {
      let judgement = judge(file([1]), Evidence(plain(.red)), .exact, mode, strict: [])
      let isReplaced = mode == .all || mode == .failed
      #expect(
        judgement.warnings.map { $0.hasPrefix("The old reference could not be read. a.png: ") }
          == (isReplaced ? [true] : []))
    }
  }

  @Test("What differs has its causes, whether a picture or a text") func causes() {
    let (old, new) = (list(.red, padding: 4), list(.blue, padding: 4))
    let picture = judge(
      Evidence(plain(.red), list: old), Evidence(plain(.blue), list: new), .exact, .never,
      strict: [])
    #expect(
      picture.causes.map(\.description) == ["Button  backgroundColor: #FF0000 → #0000FF  8 px"])
    #expect(picture.unexplained == 0)
    let text = judge(
      Evidence(TextSnapshot(old)), Evidence(TextSnapshot(new)), .exact, .never, strict: [])
    #expect(text.causes.map(\.description) == ["Button  backgroundColor: #FF0000 → #0000FF"])
    #expect(text.unexplained == nil)
  }
}
