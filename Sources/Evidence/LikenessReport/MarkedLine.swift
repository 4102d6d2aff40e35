/// Marks the changed words of a line, so that one digit among a hundred columns stands out.

/// A line of the display list, split into parts.
struct MarkedLine: Equatable {
  var kind: ReportEntry.Line.Kind
  /// The parts between the marks and inside them; joined, they give the line.
  var parts: [Part]

  struct Part: Equatable {
    var text: String
    var isMarked: Bool
  }
}

/// Pairs the removed lines of each run with the added lines that follow, in order, and marks the
/// words that differ in each pair.
func marked(_ lines: [ReportEntry.Line]) -> [MarkedLine] {
  var result: [MarkedLine] = lines.map {
    MarkedLine(kind: $0.kind, parts: [.init(text: $0.text, isMarked: false)])
  }
  var index = 0
  while index < lines.count {
    let removed = run(of: .removed, in: lines, from: index)
    let added = run(of: .added, in: lines, from: removed.upperBound)
    for (old, new) in zip(removed, added) {
      let pair = marked(lines[old].text, lines[new].text)
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
private func marked(_ old: String, _ new: String) -> (
  old: [MarkedLine.Part], new: [MarkedLine.Part]
) {
  let (oldWords, newWords) = (words(old), words(new))
  let isChanged: (Int, [Substring], [Substring]) -> Bool
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
  let hasCommonWord = oldParts.contains { !$0.isMarked && $0.text.contains { $0 != " " } }
  return hasCommonWord
    ? (oldParts, newParts)
    : ([.init(text: old, isMarked: false)], [.init(text: new, isMarked: false)])
}

/// Splits a line into words and the spaces between them.
private func words(_ line: String) -> [Substring] {
  var words: [Substring] = []
  var start = line.startIndex
  while start < line.endIndex {
    let isSpace = line[start] == " "
    let end = line[start...].firstIndex { ($0 == " ") != isSpace } ?? line.endIndex
    words.append(line[start..<end])
    start = end
  }
  return words
}

/// Joins neighbors that are both marked, or both unmarked.
private func parts(_ words: [Substring], isMarked: (Int) -> Bool) -> [MarkedLine.Part] {
  var parts: [MarkedLine.Part] = []
  for (index, word) in words.enumerated() {
    let mark = isMarked(index)
    if let last = parts.indices.last, parts[last].isMarked == mark {
      parts[last].text += word
    } else {
      parts.append(.init(text: String(word), isMarked: mark))
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
        ["pieces": pieces(of: $0.text), "isMarked": $0.isMarked] as [String: Any]
      },
    ]
  }
}
