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
    /// Nothing was pending, as far as the outcomes of the last run could be read.
    case nothingPending(hasLostOutcomes: Bool)
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

  /// Shows the pending pictures, grouped by cause, until the reader quits.
  ///
  /// - Parameter message: Takes problems with the folders, which end nothing.
  package func run(message: (String) -> Void) async throws -> End {
    let review = ReviewSession(settings)
    for problem in try await review.refresh() { message(printable(problem)) }
    let view = review.view.withLock { $0 }
    for problem in view.report.problems { message("This scene could not be read, so it was not checked: \(printable(problem))") }
    let names = view.waiting
    guard !names.isEmpty else { return .nothingPending(hasLostOutcomes: !view.report.lostOutcomes.isEmpty) }
    guard RawTerminal.isThere(), let terminal = RawTerminal() else { return .noTerminal(names.compactMap { try? SnapshotIdentity($0) }) }
    let waiting = Set(names)
    let groups = groupedByCause(view.report.entries.filter { waiting.contains($0.identity) })
    var session = TerminalSession(review: review, terminal: terminal, groups: groups)
    await session.run(pictures)
    terminal.leave()
    return .answered(try await review.summary())
  }
}

/// The review while the terminal is taken over: where one is, and what the keys do.
struct TerminalSession {
  let review: ReviewSession
  let terminal: RawTerminal
  /// What was pending at the beginning: pictures with the same causes next to each other, the most frequent cause first.
  let names: [String]
  /// The pictures with exactly the same causes as one, for those whose causes explain them entirely.
  private var alike: [String: [String]] = [:]
  private var index = 0
  private var message = TerminalScreen.Message()
  private var showsHelp = false
  private var kind = PictureProtocol.none
  private var cell = CellSize.usual
  private var unread: [UInt8] = []
  /// The session is over.
  private var hasEnded = false

  init(review: ReviewSession, terminal: RawTerminal, groups: [CauseGroup]) {
    self.review = review
    self.terminal = terminal
    names = groups.flatMap(\.entries).map(\.identity)
    for group in groups where group.isExplained {
      let members = group.entries.map(\.identity)
      for name in members { alike[name] = members }
    }
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
        switch input {
        case .key(let key): await press(key)
        case .answer(let sequence): if let key = Self.arrows[sequence] { await press(key) }
        }
      }
    }
  }

  /// What the arrow keys send in both of their modes (ECMA-48 and VT100), and the letters that do the same.
  private static let arrows: [String: Character] = [
    "[A": "k", "[B": "j", "[C": "j", "[D": "k", "OA": "k", "OB": "j", "OC": "j", "OD": "k",
  ]

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
    case "a" where !isPastEnd: await answer(.accept, [names[index]])
    case "r" where !isPastEnd: await answer(.reject, [names[index]])
    case "A" where !isPastEnd: await answer(.accept, pending(alike[names[index]] ?? [names[index]]))
    case "R" where !isPastEnd: await answer(.reject, pending(alike[names[index]] ?? [names[index]]))
    case "j": index = min(index + 1, names.count)
    case "k": index = max(index - 1, 0)
    case "u": await undo()
    case "?": showsHelp = true
    // Ctrl-C and Ctrl-D are keys in raw mode.
    case "q", "\u{3}", "\u{4}": hasEnded = true
    case "\r", "\n": if isPastEnd { hasEnded = true }
    case "\u{1A}": await terminal.suspend()
    // Ctrl-L redraws everything, as in other programs.
    case "\u{C}": break
    default: message.text = "“\(printable(String(key)))” does nothing here; ? lists the keys."
    }
    if !hasEnded { draw() }
  }

  private func pending(_ names: some Sequence<String>) -> [String] {
    let items = review.view.withLock { $0.items }
    return names.filter { items[$0]?.state == .pending }
  }

  /// The state of the picture shown; nil past the end.
  private var state: ReviewItem.State? { isPastEnd ? nil : review.view.withLock { $0.items[names[index]]?.state } }

  /// The answer of the picture shown, if it was answered here.
  private var given: ReviewItem.State? { state.flatMap { [.accepted, .rejected].contains($0) ? $0 : nil } }

  /// Answers pictures and moves to the next one that is pending. A picture that has the other answer loses it first.
  private mutating func answer(_ verb: ReviewSession.Verb, _ chosen: [String]) async {
    if let given, chosen == [names[index]] {
      guard given != (verb == .accept ? .accepted : .rejected) else { return moveOn() }
      let reply = await review.undo(chosen)
      if let refusal = reply.refused.first { return refuse("Not undone", refusal, of: reply) }
    }
    guard !chosen.isEmpty else {
      message.text = "Every one of these is answered."
      return
    }
    let items = review.view.withLock { $0.items }
    if chosen.count > 1 { terminal.write("\u{1B}[\(terminal.size.rows - 1);1H\u{1B}[K \(verb.rawValue)ing \(chosen.count) …") }
    let reply = await review.answer(verb, chosen.map { ReviewRequest(name: $0, seen: items[$0]?.seen) })
    if let refusal = reply.refused.first {
      // Of many, one goes on with the first that was refused.
      index = names.firstIndex { name in reply.refused.contains { $0.identity == name } } ?? index
      return refuse("Refused", refusal, of: reply)
    }
    if chosen.count > 1 { message.text = "\(reply.done.count) \(verb == .accept ? "accepted" : "rejected"); u undoes that." }
    moveOn()
  }

  private mutating func refuse(_ what: String, _ refusal: ReviewReply.Refusal, of reply: ReviewReply) {
    let more = reply.refused.count > 1 ? " (and \(reply.refused.count - 1) more)" : ""
    message = .init(text: "\(what): \(refusal.identity)\(more). \(refusal.problem)", isProblem: true)
  }

  /// Moves to the next picture that is pending, or past the end.
  private mutating func moveOn() {
    let items = review.view.withLock { $0.items }
    repeat { index += 1 } while !isPastEnd && items[names[index]]?.state != .pending
  }

  private mutating func undo() async {
    let reply = await review.undo(given == nil ? nil : [names[index]])
    if let refusal = reply.refused.first {
      refuse("Not undone", refusal, of: reply)
    } else if let first = reply.done.first {
      index = names.firstIndex(of: first.identity) ?? index
      message.text = reply.done.count > 1 ? "\(reply.done.count) are pending again." : "It is pending again."
    } else {
      message.text = "There is nothing to undo."
    }
  }

  // MARK: - Drawing

  private static func words(_ state: ReviewItem.State) -> String? {
    switch state {
    case .pending: nil
    case .gone: "no longer pending"
    case .accepted, .rejected: state.rawValue
    }
  }

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
      let name = names[index]
      let entry = view.report.entries.first { $0.identity == name }
      let screen = screen.entry(
        entry, named: name, answer: state.flatMap(Self.words), alike: pending(alike[name] ?? []).count, progress, message: message
      ) { review.picture($0) }
      terminal.write(screen)
    }
  }
}
