/// What a terminal review shows: a heading, what changed, the pictures, and the keys.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessReport

/// The screen of one picture, as text with control sequences.
struct TerminalScreen {
  var size: RawTerminal.Size
  let way: TerminalPictures

  /// Returns the whole screen. `A` answers `alike` pictures, and `file` reads one by its path.
  func text(
    _ place: String, _ title: String, _ entry: ReportEntry?, alike: Int, _ message: String,
    file: (String) -> [UInt8]?
  ) -> String {
    let notes = wrapped(message)
    let end = size.rows - 1 - notes.count
    let isText = entry?.reference == nil && entry?.actual == nil
    var lines = [fitted("Likeness review  \(place)"), "", bold(fitted(title))]
    lines += ([entry?.verdict ?? ""] + (entry?.warnings ?? [])).flatMap(wrapped)
    // A text has no picture: all the room is for its lines.
    let room = max(1, (end - lines.count) / (isText ? 1 : 4) - 1)
    let changes = (entry?.changes ?? []).map { line in
      fitted((line.kind == .same ? "  " : line.kind == .added ? "+ " : "- ") + line.text)
    }
    lines += changes.prefix(room)
    let more = max(0, changes.count - room) + (entry?.moreChanges ?? 0)
    lines = Array((lines + (more > 0 ? ["  … and \(more) more"] : [])).prefix(max(0, end)))
    let all = alike > 1 ? "A R all \(alike)  " : ""
    let keys = "a accept  r reject  \(all)u undo  j next  k back  o open page  q quit"
    // Pictures of kitty lie above the text, and are removed by themselves.
    return (way == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : "") + "\u{1B}[0m\u{1B}[2J"
      + at(1, 2, lines)
      + (isText ? "" : entry.map { pictures(of: $0, file, from: lines.count + 2, to: end) } ?? "")
      + at(end + 1, 2, notes.map(bold)) + at(size.rows, 2, [fitted(keys)])
  }

  /// Captions with pictures below, side by side and at one scale.
  private func pictures(
    of entry: ReportEntry, _ file: (String) -> [UInt8]?, from top: Int, to end: Int
  ) -> String {
    let all = [entry.reference, entry.actual] + (entry.difference.map { [$0] } ?? [])
    let panes = zip(["reference", "actual", "difference"], all).map { title, picture in
      let file = picture.flatMap { file($0.path) } ?? []
      let bitmap = try? PNG.decode(file)
      let isNew = picture == nil && entry.unreadable.isEmpty
      let caption = isNew ? "no \(title) yet" : bitmap == nil ? "\(title): not readable" : title
      return (caption: caption, file: file, picture: bitmap)
    }
    let columns = size.columns / panes.count - 2
    let cell = way == .kitty ? size.cell : [1, 2]
    let sizes = panes.compactMap(\.picture?.size)
    let scale = min(
      Double(columns * cell[0]) / Double(sizes.map(\.width).max() ?? 1),
      Double((end - top) * cell[1]) / Double(sizes.map(\.height).max() ?? 1))
    return panes.enumerated().map { index, pane in
      var lines = [fitted(pane.caption, columns)]
      if let picture = pane.picture, scale > 0 {
        let width = max(1, Int(Double(picture.width) * scale) / cell[0])
        // Enlarged by whole numbers, so pixels stay square.
        let whole = scale < 1 ? scale : scale.rounded(.down)
        if way == .kitty { lines += [kittySequences(pane.file, columns: scale < 1 ? width : nil)] }
        if way == .blocks { lines += halfBlocks(picture, scale: whole) }
      }
      return at(top, 2 + index * (columns + 2), lines)
    }.joined()
  }

  private func at(_ row: Int, _ column: Int, _ lines: [String]) -> String {
    lines.enumerated().map { "\u{1B}[\(row + $0);\(column)H\($1)" }.joined()
  }

  private func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }

  /// A text in at most three lines, broken at spaces.
  private func wrapped(_ text: String) -> [String] {
    let lines = text.split(separator: " ").reduce(into: [String]()) { lines, word in
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      let isNew = lines.isEmpty || lines.count < 3 && terminalWidth(longer) > size.columns - 2
      if isNew { lines.append(String(word)) } else { lines[lines.count - 1] = longer }
    }
    return lines.map { fitted($0) }
  }

  /// A text that steers no terminal, cut to a number of columns; by default, those of the window.
  private func fitted(_ text: String, _ columns: Int? = nil) -> String {
    let columns = max(1, columns ?? size.columns - 2)
    var text = printable(String(text.prefix(columns + 1)))
    if terminalWidth(text) <= columns { return text }
    while terminalWidth(text) >= columns { text.removeLast() }
    return text + "…"
  }
}
