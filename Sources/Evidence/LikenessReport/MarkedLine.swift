/// Marks the changed words of a line, so that one digit among a hundred columns stands out.
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

/// Marks the words that differ between two lines. If both lines have the same number of words, each
/// word is compared with its counterpart. Otherwise one mark covers all words between the common
/// beginning and the common end. Lines that share only their indentation are left unmarked.
private func marked(_ old: [LinePiece], _ new: [LinePiece]) -> (
  old: [MarkedLine.Part], new: [MarkedLine.Part]
) {
  let (oldWords, newWords) = (words(old), words(new))
  let isChanged: (Int, [LinePiece], [LinePiece]) -> Bool
  if oldWords.count == newWords.count {
    isChanged = { index, mine, others in mine[index] != others[index] }
  } else {
    let head = zip(oldWords, newWords).prefix { $0 == $1 }.count
    let tail = zip(oldWords.reversed(), newWords.reversed()).prefix { $0 == $1 }.count
    isChanged = { index, mine, others in
      index >= head && index < mine.count - min(tail, min(mine.count, others.count) - head)
    }
  }
  let oldParts = parts(oldWords) { isChanged($0, oldWords, newWords) }
  let newParts = parts(newWords) { isChanged($0, newWords, oldWords) }
  let hasCommonWord = oldParts.contains { !$0.isMarked && $0.pieces.text.contains { $0 != " " } }
  return hasCommonWord
    ? (oldParts, newParts)
    : ([.init(pieces: old, isMarked: false)], [.init(pieces: new, isMarked: false)])
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
