/// `likeness review --tty`: picture after picture on the terminal, and a key for each answer.
import Foundation
import Likeness
import LikenessPages
import LikenessReport

/// A review in the terminal.
struct TerminalReview: Sendable {
  let settings: ReviewSession.Settings
  let console: Console
  let pictures: PictureProtocol.Choice

  func run() async throws -> ExitStatus {
    let review = ReviewSession(settings)
    do { for problem in try await review.refresh() { console.message(printable(problem)) } } catch { throw ToolError(error) }
    let names = review.view.withLock { $0.waiting }
    guard !names.isEmpty else {
      console.result("No picture is pending.")
      return .success
    }
    guard RawTerminal.isThere(), let terminal = RawTerminal() else {
      for name in names { for line in commands(for: name) { console.result(line) } }
      console.message("Error: --tty needs a terminal. Answer with the commands above, or leave out --tty to review in a browser.")
      return .failure
    }
    var session = TerminalSession(review: review, terminal: terminal, names: names)
    await session.run(pictures)
    terminal.leave()
    let summary: ReviewSummary
    do { summary = try await review.summary() } catch { throw ToolError(error) }
    for name in summary.accepted { console.result("accepted  \(name)") }
    for name in summary.rejected { console.result("rejected  \(name)") }
    for name in summary.pending { console.result("pending   \(name)") }
    return summary.status
  }

  private func commands(for name: String) -> [String] {
    guard let identity = try? SnapshotIdentity(name) else { return [] }
    return [
      settings.invocation.accept(identity, options: settings.acceptOptions),
      settings.invocation.reject(identity, options: settings.rejectOptions),
    ]
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
      if unread.isEmpty || takesMore {
        switch await terminal.next() {
        case .bytes(let bytes): unread += bytes
        case .resized:
          cell = CellSize(terminal.size, answers: [])
          draw()
          continue
        case .ended: return
        case .silence: continue
        }
      }
      takesMore = true
      while !hasEnded, let input = takeInput(&unread) {
        if case .key(let key) = input { await press(key) }
      }
    }
  }

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
      // A terminal that says nothing for a second will not say it later.
      asking: while case .bytes(let bytes) = await terminal.next(milliseconds: 1000) {
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
      size: terminal.size, kind: kind, cell: cell, showsColors: Console.wantsColors(ProcessInfo.processInfo.environment))
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
