/// `likeness review --tty`: one picture after another on the terminal, and a key for each answer.
import Foundation
import LikenessBase
import LikenessReport
import LikenessSnapshots

/// Shows the pending pictures, grouped by cause, until the reader quits; none without a terminal.
///
/// `message` receives problems with the folders, which end nothing. `open` opens the page of a
/// snapshot in the browser, and returns what happened.
package func reviewInTerminal(
  _ settings: ReviewSession.Settings, pictures: TerminalPictures, message: (String) -> Void,
  open: @escaping (SnapshotIdentity) -> String
) async throws -> (summary: ReviewSummary, wasShown: Bool) {
  let review = ReviewSession(settings)
  let damage = try await review.refresh()
  let (report, waiting) = review.view.withLock { ($0.report, $0.waiting) }
  for problem in damage.map(\.description) + report.problems.map(\.description) {
    message(printable(problem))
  }
  let groups = groupedByCause(
    report.entries.filter { $0.subject.snapshot.map(waiting.contains) ?? false })
  let way = pictures.resolved(in: ProcessInfo.processInfo.environment)
  let screen = TerminalScreen(size: RawTerminal.size, way: way)
  var loop = KeyLoop(review: review, groups: groups, open: open, screen: screen)
  let wasShown = groups.isEmpty ? false : await loop.run()
  return (try await review.summary(), wasShown)
}

/// Where the reader is, and what the keys do.
private struct KeyLoop {
  let review: ReviewSession
  let groups: [CauseGroup]
  let open: (SnapshotIdentity) -> String
  var screen: TerminalScreen
  var index = 0
  var message = ""

  /// What was pending at the beginning, by cause.
  var names: [SnapshotIdentity] { groups.flatMap(\.names) }
  var name: SnapshotIdentity { names[index] }
  var items: ReviewItems { review.view.withLock { $0.items } }

  func pending(_ names: [SnapshotIdentity]) -> [SnapshotIdentity] {
    let items = items
    return names.filter { items[$0]?.state == .pending }
  }

  /// What `A` and `R` answer: the pictures of a group whose causes explain every pixel, and
  /// otherwise the one that is shown.
  var alike: [SnapshotIdentity] {
    let group = groups.first { $0.isExplained && $0.names.contains(name) }
    return pending(group?.names ?? [name])
  }

  /// Reads keys until one quits, the input ends or a signal comes; false without a terminal.
  mutating func run() async -> Bool {
    let isStopped = Locked(false)
    let signals = SignalHandler([SIGINT, SIGTERM, SIGHUP], handlesIgnored: true) { _ in
      isStopped.withLock { $0 = true }
    }
    defer { signals?.cancel() }
    guard let terminal = RawTerminal() else { return false }
    defer { terminal.leave() }
    var keys = KeyReader()
    terminal.write(shown())
    while !isStopped.withLock(\.self), let bytes = terminal.next() {
      for key in bytes.compactMap({ keys.key($0) }) {
        // Ctrl-C and Ctrl-D are keys here.
        if "q\u{3}\u{4}".contains(key) { return true }
        await press(key)
      }
      guard !bytes.isEmpty || RawTerminal.size != screen.size else { continue }
      screen.size = RawTerminal.size
      terminal.write(shown())
    }
    return true
  }

  mutating func press(_ key: Character) async {
    message = ""
    switch key {
    case "a": await answer(.accept, [name])
    case "r": await answer(.reject, [name])
    case "A": await answer(.accept, alike)
    case "R": await answer(.reject, alike)
    case "u": await undo()
    case "j": index = min(index + 1, names.count - 1)
    case "k": index = max(index - 1, 0)
    case "o": message = open(name)
    default: break
    }
  }

  /// Answers pictures, and moves to the next one that is pending.
  mutating func answer(_ verb: PendingSnapshots.Verb, _ chosen: [SnapshotIdentity]) async {
    let requests = chosen.map { ReviewRequest(identity: $0, seen: items[$0]?.seal?.digest) }
    let reply = await review.answer(verb, requests)
    let next = pending(Array(names[index...] + names[..<index])).first
    index = names.firstIndex { $0 == next } ?? index
    let done = chosen.count > 1 ? "\(chosen.count) answered. u undoes that." : ""
    show(reply, next == nil ? end : done)
  }

  /// What to do when nothing is left to answer.
  private var end: String {
    let outdated = items.states.values.count { $0.state == .outdated }
    return outdated == 0
      ? "Every picture is answered. q quits."
      : "\(outdated) outdated: run the checks again. q quits."
  }

  /// Undoes the answer of the picture shown, or if it has none, the last answer.
  mutating func undo() async {
    let reply = await review.undo(items[name]?.effect == nil ? nil : [name])
    index = names.firstIndex { $0 == reply.done.first?.identity } ?? index
    show(reply, reply.done.isEmpty ? "There is nothing to undo." : "\(reply.done.count) undone.")
  }

  /// Shows what happened: why a picture was refused, else `done`.
  mutating func show(_ reply: ReviewReply, _ done: String) {
    let refusal = reply.refused.first
    message = refusal.map { "\(reply.refused.count) refused. \($0.problem)" } ?? done
    index = names.firstIndex { $0 == refusal?.identity } ?? index
  }

  func shown() -> String {
    let states = names.map { [items] in items[$0]?.state ?? .gone }
    let shown: [ReviewItem.State] =
      [.accepted, .rejected, .pending] + (states.contains(.outdated) ? [.outdated] : [])
    let counts = shown.map { state in "\(states.count { $0 == state }) \(state.rawValue)" }
    let place = "\(index + 1) of \(names.count)   \(counts.joined(separator: " · "))"
    let title = states[index] == .pending ? "\(name)" : "\(name)  \(states[index].rawValue)"
    let entry = groups.lazy.flatMap(\.entries).first { $0.subject.snapshot == name }
    return screen.text(place, title, entry, alike: alike.count, message) { review.picture($0) }
  }
}

extension CauseGroup {
  fileprivate var names: [SnapshotIdentity] { entries.compactMap(\.subject.snapshot) }
}
