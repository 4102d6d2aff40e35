/// `likeness review --tty`: picture after picture on the terminal, and a key for each answer.
import Foundation
import LikenessGraphics
import LikenessPages
import LikenessReport
import LikenessSnapshots

/// A review in the terminal.
package struct TerminalReview: Sendable {
  private let settings: ReviewSession.Settings
  private let pictures: PictureProtocol.Choice

  /// The end of a review.
  package enum End: Sendable {
    /// Nothing was pending.
    case nothingPending
    /// Standard input or output is no terminal, and these snapshots are pending.
    case noTerminal([SnapshotIdentity])
    /// Pictures were shown.
    case answered(ReviewSummary)
  }

  /// Creates a review.
  ///
  /// - Parameter pictures: How the terminal shows pictures.
  package init(_ settings: ReviewSession.Settings, pictures: PictureProtocol.Choice) {
    self.settings = settings
    self.pictures = pictures
  }

  /// Shows each pending picture until all are answered or skipped, or the reader quits.
  ///
  /// - Parameter message: Takes problems with the folders, which end nothing.
  package func run(message: (String) -> Void) async throws -> End {
    let review = ReviewSession(settings)
    for problem in try await review.refresh() { message(printable(problem)) }
    let names = review.view.withLock { $0.waiting }
    guard !names.isEmpty else { return .nothingPending }
    guard RawTerminal.isThere(), let terminal = RawTerminal() else { return .noTerminal(names.compactMap { try? SnapshotIdentity($0) }) }
    var session = TerminalSession(review: review, terminal: terminal, names: names)
    await session.run(pictures)
    terminal.leave()
    return .answered(try await review.summary())
  }
}

/// The review while the terminal is taken over: where one is, and what the keys do.
struct TerminalSession {
  let review: ReviewSession
  let terminal: RawTerminal
  /// What waited at the beginning, in order.
  let names: [String]
  private var index = 0
  private var skipped: Set<String> = []
  private var message = TerminalScreen.Message()
  private var showsHelp = false
  private var kind = PictureProtocol.none
  private var cell = CellSize.usual
  private var unread: [UInt8] = []
  /// The session is over.
  private var hasEnded = false

  init(review: ReviewSession, terminal: RawTerminal, names: [String]) {
    self.review = review
    self.terminal = terminal
    self.names = names
  }

  mutating func run(_ choice: PictureProtocol.Choice) async {
    await findOut(choice)
    draw()
    while !hasEnded {
      var isLast = false
      if unread.isEmpty || takesMore {
        switch await terminal.next(milliseconds: unread.isEmpty ? nil : Self.pause) {
        case .bytes(let bytes): unread += bytes
        case .resized:
          cell = CellSize(terminal.size, answers: [])
          draw()
          continue
        case .ended: return
        case .silence: isLast = true
        }
      }
      takesMore = true
      while !hasEnded, let input = takeInput(&unread, isLast: isLast) {
        if case .key(let key) = input { await press(key) }
      }
    }
  }

  /// How long the rest of an answer may take, in milliseconds. A terminal sends it in one piece, a network in a few.
  private static let pause: Int32 = 500

  /// Whether what is unread is the beginning of something.
  private var takesMore = false

  /// Asks the terminal what it can, unless that is known. What is typed meanwhile is kept.
  private mutating func findOut(_ choice: PictureProtocol.Choice) async {
    let environment = ProcessInfo.processInfo.environment
    let known = PictureProtocol(choice, environment)
    var answers: [String] = []
    let needsCell = [.kitty, .iterm].contains(known)
    if known == nil || needsCell && terminal.size.width == 0 {
      terminal.write(PictureProtocol.question)
      var typed: [UInt8] = []
      // A terminal that has not answered after a second will not do so later, whatever is typed meanwhile.
      let end = ContinuousClock.now + .seconds(1)
      asking: while case .bytes(let bytes) = await terminal.next(milliseconds: Int32(max(0, (end - .now) / .milliseconds(1)))) {
        unread += bytes
        while let input = takeInput(&unread) {
          switch input {
          case .key(let key): typed += String(key).utf8
          case .answer(let answer):
            answers.append(answer)
            if answer.hasPrefix("[?"), answer.hasSuffix("c") { break asking }
          }
        }
      }
      unread = typed + unread
    }
    kind = known ?? PictureProtocol(answers: answers, environment)
    cell = CellSize(terminal.size, answers: answers)
    takesMore = unread.isEmpty
  }

  // MARK: - Keys

  private var isPastEnd: Bool { index >= names.count }

  private mutating func press(_ key: Character) async {
    if showsHelp {
      showsHelp = false
      if key != "q", key != "\u{3}" { return draw() }
    }
    message.text = ""
    message.isProblem = false
    switch key {
    case "a", "r", "A", "R":
      guard !isPastEnd else { break }
      let isRest = key.isUppercase
      await answer(key.lowercased() == "a" ? .accept : .reject, isRest ? open(from: index) : [names[index]])
    case "s" where !isPastEnd:
      skipped.insert(names[index])
      moveOn()
    case "S" where !isPastEnd:
      skipped.formUnion(open(from: index))
      index = names.count
    case "u": await undo()
    case "?": showsHelp = true
    // Ctrl-C and Ctrl-D are keys in raw mode.
    case "q", "\u{3}", "\u{4}": hasEnded = true
    case "\r", "\n": if isPastEnd { hasEnded = true }
    case "\u{1A}": await terminal.suspend()
    // Ctrl-L draws everything anew, as in other programs.
    case "\u{C}": break
    default: message.text = "No key does “\(printable(String(key)))”; ? tells which do."
    }
    if !hasEnded { draw() }
  }

  /// What still waits from a place on.
  private func open(from start: Int) -> [String] {
    let items = review.view.withLock { $0.items }
    return names[start...].filter { items[$0]?.state == .pending && !skipped.contains($0) || $0 == names[start] }
  }

  private mutating func moveOn() {
    let items = review.view.withLock { $0.items }
    repeat { index += 1 } while !isPastEnd && items[names[index]]?.state != .pending
  }

  private mutating func answer(_ verb: ReviewSession.Verb, _ chosen: [String]) async {
    let items = review.view.withLock { $0.items }
    if chosen.count > 1 { terminal.write("\u{1B}[\(terminal.size.rows - 1);1H\u{1B}[K \(verb.rawValue)ing \(chosen.count) …") }
    let reply = await review.answer(verb, chosen.map { ReviewRequest(name: $0, seen: items[$0]?.seen) })
    if let refusal = reply.refused.first {
      let more = reply.refused.count > 1 ? " (and \(reply.refused.count - 1) more)" : ""
      message = .init(text: "Refused: \(refusal.identity)\(more). \(refusal.problem)", isProblem: true)
      // Of many, one goes on with the first that was refused.
      index = names.firstIndex { name in reply.refused.contains { $0.identity == name } } ?? index
      return
    }
    message.text = chosen.count > 1 ? "\(reply.done.count) \(verb == .accept ? "accepted" : "rejected"); u takes it back." : ""
    if chosen.count > 1 { index = names.count } else { moveOn() }
  }

  private mutating func undo() async {
    let reply = await review.undo(nil)
    if let refusal = reply.refused.first {
      message = .init(text: "Not undone: \(refusal.identity). \(refusal.problem)", isProblem: true)
    } else if let first = reply.done.first {
      index = names.firstIndex(of: first.identity) ?? index
      message.text = reply.done.count > 1 ? "\(reply.done.count) wait again." : "It waits again."
    } else {
      message.text = "There is nothing to undo."
    }
  }

  // MARK: - Drawing

  private func draw() {
    let screen = TerminalScreen(
      size: terminal.size, kind: kind, cell: cell, showsColors: wantsColors(ProcessInfo.processInfo.environment))
    let view = review.view.withLock { $0 }
    let counts = names.reduce(into: (accepted: 0, rejected: 0)) { counts, name in
      switch view.items[name]?.state {
      case .accepted: counts.accepted += 1
      case .rejected: counts.rejected += 1
      default: break
      }
    }
    let progress = TerminalScreen.Progress(index: index, count: names.count, accepted: counts.accepted, rejected: counts.rejected)
    if showsHelp {
      terminal.write(screen.help(progress))
    } else if isPastEnd {
      terminal.write(screen.end(progress, message: message))
    } else {
      let entry = view.report.entries.first { $0.identity == names[index] }
      terminal.write(screen.entry(entry, named: names[index], progress, message: message) { review.picture($0) })
    }
  }
}
