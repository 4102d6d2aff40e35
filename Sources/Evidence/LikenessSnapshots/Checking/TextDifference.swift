/// The difference of two texts: the fewest lines that turn one into the other.
import LikenessBase
import LikenessCompare

/// The difference of two texts.
///
/// Lines are equal if their bytes are: é as one scalar and as e with U+0301 are two texts, as for
/// git. The lines are those of the shortest edit script (E. Myers, "An O(ND) difference algorithm
/// and its variations", 1986), within the bounds of `LineAlignment`.
public struct TextDifference: Hashable, Codable, Sendable {
  /// The first line that differs, from 1.
  public var line: Int
  /// The number of lines that only the reference has.
  public var removed: Int
  /// The number of new lines.
  public var added: Int
  /// The first 20 lines that only the reference has, control characters escaped.
  public var removedLines: [String]
  /// The first 20 new lines, likewise.
  public var addedLines: [String]
  /// The places that these lines are from, in order.
  public var hunks: [Hunk]

  /// Lines that replace others in one place.
  public struct Hunk: Hashable, Codable, Sendable {
    /// The line of the reference at which it begins, from 1.
    public var line: Int
    /// The number of lines that only the reference has.
    public var removed: Int
    /// The number of new lines.
    public var added: Int
  }

  static let maximumLines = 20

  /// Compares two texts by line; nil if they are equal.
  package init?(from old: String, to new: String) {
    guard !old.hasScalars(of: new) else { return nil }
    let (before, after) = (lines(old), lines(new))
    var numbers: [ArraySlice<UInt8>: UInt64] = [:]
    func number(_ line: ArraySlice<UInt8>) -> UInt64 {
      let known = numbers[line] ?? UInt64(numbers.count)
      numbers[line] = known
      return known
    }
    let found = LineAlignment.hunks(before.map(number), after.map(number))
    line = (found.first?.reference.lowerBound ?? 0) + 1
    removed = found.reduce(0) { $0 + $1.reference.count }
    added = found.reduce(0) { $0 + $1.actual.count }
    func text(_ line: ArraySlice<UInt8>) -> String {
      printableText(String(decoding: line, as: UTF8.self))
    }
    let gone = found.lazy.flatMap(\.reference).prefix(Self.maximumLines)
    let fresh = found.lazy.flatMap(\.actual).prefix(Self.maximumLines)
    removedLines = gone.map { text(before[$0]) }
    addedLines = fresh.map { text(after[$0]) }
    hunks = found.prefix(2 * Self.maximumLines).map {
      Hunk(line: $0.reference.lowerBound + 1, removed: $0.reference.count, added: $0.actual.count)
    }
  }

  /// A line that only one of the texts has.
  package struct Line: Hashable, Sendable {
    package var isRemoved: Bool
    package var text: String
  }

  /// The lines in order: of each place the removed ones, then the new ones.
  package var changes: [Line] {
    var (gone, fresh) = (removedLines[...], addedLines[...])
    var changes: [Line] = []
    for hunk in hunks {
      changes += gone.prefix(hunk.removed).map { Line(isRemoved: true, text: $0) }
      changes += fresh.prefix(hunk.added).map { Line(isRemoved: false, text: $0) }
      (gone, fresh) = (gone.dropFirst(hunk.removed), fresh.dropFirst(hunk.added))
    }
    return changes
  }

  /// The lines as a difference shows them.
  public var excerpt: [String] { changes.map { ($0.isRemoved ? "- " : "+ ") + $0.text } }

  /// `3 lines removed, 1 line added, from line 4`.
  public var summary: String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    let parts = [
      removed > 0 ? lines(removed) + " removed" : "", added > 0 ? lines(added) + " added" : "",
      "from line \(line)",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The lines of a text as bytes.
private func lines(_ text: String) -> [ArraySlice<UInt8>] {
  Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}
