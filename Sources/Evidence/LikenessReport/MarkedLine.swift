/// Marking inside a changed line what changed, so that one digit in a hundred columns is found at a glance.

/// A line of the display list, cut into parts.
struct MarkedLine: Equatable {
  var kind: ReportEntry.Line.Kind
  /// What is shown before, between and inside the marks; joined, they are the line.
  var parts: [Part]

  struct Part: Equatable {
    var text: String
    var isMarked: Bool
  }
}

/// Pairs the removed lines of each run with the added ones that follow, in order, and marks the words in which the two of a pair differ.
func marked(_ lines: [ReportEntry.Line]) -> [MarkedLine] {
  var result: [MarkedLine] = lines.map { MarkedLine(kind: $0.kind, parts: [.init(text: $0.text, isMarked: false)]) }
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

private func run(of kind: ReportEntry.Line.Kind, in lines: [ReportEntry.Line], from start: Int) -> Range<Int> {
  var end = start
  while end < lines.count, lines[end].kind == kind { end += 1 }
  return start..<end
}

/// Marks the words in which two lines differ. Words that keep their place are told apart one by one; where the counts differ, all between the
/// common beginning and the common end is one mark. Lines that share no more than their indentation are left unmarked.
private func marked(_ old: String, _ new: String) -> (old: [MarkedLine.Part], new: [MarkedLine.Part]) {
  let (oldWords, newWords) = (words(old), words(new))
  let isChanged: (Int, [Substring], [Substring]) -> Bool
  if oldWords.count == newWords.count {
    isChanged = { index, mine, others in mine[index] != others[index] }
  } else {
    let head = zip(oldWords, newWords).prefix { $0 == $1 }.count
    let tail = zip(oldWords.reversed(), newWords.reversed()).prefix { $0 == $1 }.count
    isChanged = { index, mine, others in index >= head && index < mine.count - min(tail, min(mine.count, others.count) - head) }
  }
  let oldParts = parts(oldWords) { isChanged($0, oldWords, newWords) }
  let newParts = parts(newWords) { isChanged($0, newWords, oldWords) }
  let hasCommonWord = oldParts.contains { !$0.isMarked && $0.text.contains { $0 != " " } }
  return hasCommonWord ? (oldParts, newParts) : ([.init(text: old, isMarked: false)], [.init(text: new, isMarked: false)])
}

/// A line as words and the spaces between them.
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

/// Joins neighbours that are marked alike.
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
  /// What the template is filled with.
  var context: [String: Any] {
    let sign =
      switch kind {
      case .same: " "
      case .removed: "−"
      case .added: "+"
      }
    return [
      "lineKind": kind.rawValue, "sign": sign,
      "parts": parts.map { ["pieces": pieces(of: $0.text), "isMarked": $0.isMarked] as [String: Any] },
    ]
  }
}
