/// Marks the changed words of a line, so that one digit among a hundred columns stands out.
import LikenessCompare
import LikenessDisplayList

/// A line of what changed, split into parts.
struct MarkedLine: Equatable {
  var kind: ReportEntry.Line.Kind
  /// The parts between the marks and inside them; joined, they give the line.
  var parts: [Part]

  struct Part: Equatable {
    var pieces: [LinePiece]
    var isMarked: Bool
  }
}

/// Pairs the removed lines of each run with the added lines that follow, in order, and marks the
/// words that differ in each pair.
func marked(_ lines: [ReportEntry.Line]) -> [MarkedLine] {
  var result: [MarkedLine] = lines.map {
    MarkedLine(kind: $0.kind, parts: [.init(pieces: $0.pieces, isMarked: false)])
  }
  var index = 0
  while index < lines.count {
    let removed = run(of: .removed, in: lines, from: index)
    let added = run(of: .added, in: lines, from: removed.upperBound)
    for (old, new) in zip(removed, added) {
      let pair = marked(lines[old].pieces, lines[new].pieces)
      result[old].parts = pair.old
      result[new].parts = pair.new
    }
    index = max(added.upperBound, index + 1)
  }
  return result
}

private func run(of kind: ReportEntry.Line.Kind, in lines: [ReportEntry.Line], from start: Int)
  -> Range<Int>
{
  var end = start
  while end < lines.count, lines[end].kind == kind { end += 1 }
  return start..<end
}

/// Marks the words that differ between two lines: the fewest that turn one into the other. Lines
/// that share only their indentation are left unmarked.
private func marked(_ old: [LinePiece], _ new: [LinePiece]) -> (
  old: [MarkedLine.Part], new: [MarkedLine.Part]
) {
  let (oldWords, newWords) = (words(old), words(new))
  var numbers: [Word: UInt64] = [:]
  func number(_ word: LinePiece) -> UInt64 {
    let word = Word(bytes: Array(word.text.utf8), color: word.color)
    let known = numbers[word] ?? UInt64(numbers.count)
    numbers[word] = known
    return known
  }
  let hunks = LineAlignment.hunks(oldWords.map(number), newWords.map(number))
  let (gone, fresh) = (Set(hunks.flatMap(\.reference)), Set(hunks.flatMap(\.actual)))
  let oldParts = parts(oldWords, isMarked: gone.contains)
  let newParts = parts(newWords, isMarked: fresh.contains)
  let hasCommonWord = oldParts.contains { !$0.isMarked && $0.pieces.text.contains { $0 != " " } }
  return hasCommonWord
    ? (oldParts, newParts)
    : ([.init(pieces: old, isMarked: false)], [.init(pieces: new, isMarked: false)])
}

/// A word as it is stored: canonically equivalent texts are two words.
private struct Word: Hashable {
  var bytes: [UInt8]
  var color: StraightColor?
}

/// Splits a line into words, the spaces between them, and colors.
private func words(_ line: [LinePiece]) -> [LinePiece] {
  line.flatMap { piece in
    if piece.color != nil { return [piece] }
    var words: [LinePiece] = []
    var rest = piece.text[...]
    while let first = rest.first {
      let word = rest.prefix { ($0 == " ") == (first == " ") }
      words.append(LinePiece(String(word)))
      rest = rest[word.endIndex...]
    }
    return words
  }
}

/// Joins neighbors that are both marked, or both unmarked.
private func parts(_ words: [LinePiece], isMarked: (Int) -> Bool) -> [MarkedLine.Part] {
  var parts: [MarkedLine.Part] = []
  for (index, word) in words.enumerated() {
    let mark = isMarked(index)
    if let last = parts.indices.last, parts[last].isMarked == mark {
      parts[last].pieces.append(word)
    } else {
      parts.append(.init(pieces: [word], isMarked: mark))
    }
  }
  return parts
}

extension MarkedLine {
  /// The values of the template.
  var context: [String: Any] {
    let sign =
      switch kind {
      case .same: " "
      case .removed: "−"
      case .added: "+"
      }
    return [
      "lineKind": kind.rawValue, "sign": sign,
      "parts": parts.map {
        ["pieces": $0.pieces.map(\.context), "isMarked": $0.isMarked] as [String: Any]
      },
    ]
  }
}
