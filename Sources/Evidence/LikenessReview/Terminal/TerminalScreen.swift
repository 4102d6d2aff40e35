/// What a terminal review shows: a heading, what changed, the pictures side by side, and the keys.
import LikenessGraphics
import LikenessPNG
import LikenessPages
import LikenessReport

/// The screens of a terminal review, as text with control sequences. Draws nothing itself.
struct TerminalScreen {
  let size: RawTerminal.Size
  let kind: PictureProtocol
  let cell: CellSize
  let showsColors: Bool

  /// How far the review has come.
  struct Progress {
    var index: Int
    var count: Int
    var accepted: Int
    var rejected: Int

    /// `1 accepted · 2 rejected · 9 pending`, without what is 0.
    var words: String {
      [(accepted, "accepted"), (rejected, "rejected"), (count - accepted - rejected, "pending")].filter { $0.0 > 0 }
        .map { "\($0) \($1)" }.joined(separator: " · ")
    }
  }

  /// How a line is shown, where colors are wanted.
  private enum Look: String {
    case plain = ""
    case strong = "1"
    case soft = "2"
    case accent = "1;35"
    case removed = "33"
    case added = "34"
    case warning = "1;31"
  }

  /// A line above the keys: what an answer did, or why it was refused.
  struct Message {
    var text = ""
    var isProblem = false
  }

  private struct Pane {
    var caption: String
    var picture: Bitmap?
    var absence: String
  }

  // MARK: - Screens

  /// A picture.
  ///
  /// - Parameters:
  ///   - answer: The answer that it has, such as `accepted`; nil while it is pending.
  ///   - alike: The number of pending pictures with exactly the same causes, if those explain them entirely.
  func entry(
    _ entry: ReportEntry?, named name: String, answer: String?, alike: Int, _ progress: Progress, message: Message,
    bytes: (String) -> [UInt8]?
  ) -> String {
    var rows: [(String, Look)] = [(heading("\(progress.index + 1) of \(progress.count)", progress), .soft), ("", .plain)]
    rows.append((printable(name) + (answer.map { "  \($0)" } ?? ""), .accent))
    var details = wrapped(entry?.verdict ?? "", lines: 2).map { ($0, Look.plain) }
    details += (entry?.warnings ?? []).flatMap { wrapped($0, lines: 2) }.map { ($0, .soft) }
    let changes = (entry?.changes ?? []).map { line in (sign(of: line.kind) + printable(line.text), look(of: line.kind)) }
    let panes = entry.map { sides(of: $0, bytes) } ?? []
    // A text has no picture: all the room is for its lines.
    let room = max(0, size.rows - 6 - details.count)
    let shown = panes.isEmpty ? room : min(changes.count, max(1, room / 4))
    details += changes.prefix(shown)
    let more = changes.count - shown + (entry?.moreChanges ?? 0)
    if more > 0, !changes.isEmpty { details.append(("  … and \(more) more", .soft)) }
    rows += details.prefix(max(0, size.rows - 5))
    var text = start + rows.enumerated().map { line($1.0, $1.1, row: $0 + 1) }.joined()
    text += pictures(panes, row: rows.count + 2)
    let keys = [("a", "accept"), ("r", "reject")] + (alike > 1 ? [("A R", "all \(alike)")] : [])
    return text + foot(message, keys: keys + [("j", "next"), ("k", "back"), ("u", "undo"), ("?", "help"), ("q", "quit")])
  }

  /// After the last picture.
  func end(_ progress: Progress, message: Message) -> String {
    let isDone = progress.accepted + progress.rejected == progress.count
    let rows: [(String, Look)] = [
      (heading("done", progress), .soft), ("", .plain),
      (isDone ? "Every picture is answered." : "That was the last picture. Some are still pending.", .accent), (progress.words, .plain),
    ]
    return start + rows.enumerated().map { line($1.0, $1.1, row: $0 + 1) }.joined()
      + foot(message, keys: [("k", "back"), ("u", "undo"), ("q", "quit")])
  }

  /// What the keys do.
  func help(_ progress: Progress) -> String {
    let keys = [
      ("a", "accept: the picture becomes the reference"), ("r", "reject: the picture is deleted, and the reference stays"),
      ("A R", "accept, reject every picture with exactly the same causes"),
      ("j k", "next, previous picture; also the arrow keys"), ("u", "undo the answer of the picture shown, else the last one"),
      ("Ctrl-L", "redraw the screen"), ("q", "quit; what has no answer stays pending"),
    ]
    var rows: [(String, Look)] = [(heading("keys", progress), .soft), ("", .plain)]
    rows += keys.map { key, words in (key + String(repeating: " ", count: 8 - key.count) + words, .plain) }
    return start + rows.enumerated().map { line($1.0, $1.1, row: $0 + 1) }.joined() + foot(Message(), keys: [("any key", "back")])
  }

  // MARK: - Pictures

  private func sides(of entry: ReportEntry, _ bytes: (String) -> [UInt8]?) -> [Pane] {
    func decoded(_ picture: ReportPicture?) -> Bitmap? {
      picture.flatMap { bytes($0.path) }.flatMap { try? PNG.decode($0) }
    }
    guard entry.reference != nil || entry.actual != nil else { return [] }
    let isMissing = entry.reference == nil && entry.unreadable.isEmpty
    var panes = [
      Pane(caption: "reference", picture: decoded(entry.reference), absence: isMissing ? "no reference yet" : "not readable"),
      Pane(caption: "actual", picture: decoded(entry.actual), absence: "not readable"),
    ]
    if let difference = decoded(entry.difference) { panes.append(Pane(caption: "difference", picture: difference, absence: "")) }
    return panes
  }

  /// Captions, and below them the pictures, all at one scale.
  private func pictures(_ panes: [Pane], row: Int) -> String {
    let rows = size.rows - 2 - row
    guard !panes.isEmpty, rows > 0 else { return "" }
    let sizes = panes.compactMap { $0.picture?.size }
    let largest = PixelSize(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    let grid = largest.flatMap {
      PictureGrid(panes.count, of: $0, columns: size.columns - 2, rows: rows, cell: kind.pixels(of: cell))
    }
    let columns = grid?.room.columns ?? (size.columns - 2) / panes.count - 2
    return panes.enumerated().map { index, pane in
      let column = 2 + index % (grid?.columns ?? panes.count) * (columns + 2)
      let row = row + index / (grid?.columns ?? panes.count) * ((grid?.room.rows ?? 0) + 2)
      let caption = at(row, column) + styled(fitted(pane.caption, columns), .soft)
      guard kind != .none, let grid, let shown = pane.picture?.shown(scaledBy: grid.scale) else {
        let note = pane.picture == nil ? pane.absence : index == 0 ? "pictures are not shown here" : ""
        return caption + at(row + 1, column) + styled(fitted(note, columns), .soft)
      }
      // An encoder fails only where memory runs out.
      return caption + ((try? kind.sequences(for: shown, row: row + 1, column: column)) ?? "")
    }.joined()
  }

  // MARK: - Lines

  /// An empty screen; pictures of kitty lie above the text and are removed on their own.
  private var start: String { (kind == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : "") + "\u{1B}[0m\u{1B}[2J\u{1B}[H" }

  private func heading(_ place: String, _ progress: Progress) -> String {
    let left = "Likeness review  \(place)"
    let space = size.columns - 2 - terminalWidth(left) - terminalWidth(progress.words)
    return space > 1 ? left + String(repeating: " ", count: space) + progress.words : left
  }

  private func foot(_ message: Message, keys: [(String, String)]) -> String {
    let lines = message.text.isEmpty ? [] : wrapped(message.text, lines: 3)
    let top = size.rows - lines.count
    let told = lines.enumerated().map { line($1, message.isProblem ? .warning : .strong, row: top + $0) }.joined()
    let words = keys.map { styled($0.0, .strong) + " " + styled($0.1, .soft) }.joined(separator: "  ")
    let plain = keys.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
    // Where the window is too narrow for words, the letters are enough.
    let last = terminalWidth(plain) <= size.columns - 2 ? words : fitted(keys.map(\.0).joined(separator: " "), size.columns - 2)
    return told + at(size.rows, 2) + last
  }

  private func line(_ text: String, _ look: Look, row: Int) -> String {
    at(row, 2) + "\u{1B}[K" + styled(fitted(text, size.columns - 2), look)
  }

  private func at(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row);\(column)H" }

  private func styled(_ text: String, _ look: Look) -> String {
    showsColors && look != .plain && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func sign(of kind: ReportEntry.Line.Kind) -> String {
    switch kind {
    case .same: "  "
    case .removed: "- "
    case .added: "+ "
    }
  }

  private func look(of kind: ReportEntry.Line.Kind) -> Look {
    switch kind {
    case .same: .plain
    case .removed: .removed
    case .added: .added
    }
  }

  /// A text in as many lines as it takes, broken at spaces, at most `lines` of them.
  private func wrapped(_ text: String, lines: Int) -> [String] {
    var result: [String] = []
    for word in printable(text).split(separator: " ") {
      if let last = result.last, terminalWidth(last) + 1 + terminalWidth(String(word)) <= size.columns - 2 {
        result[result.count - 1] = last + " " + word
      } else if result.count < lines {
        result.append(String(word))
      } else {
        result[result.count - 1] += " …"
        break
      }
    }
    return result
  }

  private func fitted(_ text: String, _ columns: Int) -> String {
    guard terminalWidth(text) > columns else { return text }
    var shown = ""
    var width = 0
    for character in text {
      width += terminalWidth(String(character))
      if width > columns - 1 { break }
      shown.append(character)
    }
    return shown + "…"
  }
}
