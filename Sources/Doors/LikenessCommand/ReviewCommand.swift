/// `likeness review`: shows pending pictures and takes the answers, in a browser or in the
/// terminal.
import ArgumentParser
import Foundation
import Likeness
import LikenessBase
import LikenessReport
import LikenessReview
import LikenessSystem

struct ReviewCommand: ParsableCommand, ToolCommand {
  static let configuration =
    CommandConfiguration(
      commandName: "review",
      abstract: "Shows what differs, and accepts or rejects it, in a browser or in the terminal.",
      discussion: """
        Serves the report of the last run on 127.0.0.1, and prints its address. On the page you \
        accept or reject one picture, a group with the same cause, or all, and undo any answer. \
        The page updates when tests run again. Press Ctrl-C to stop.

        The address contains a secret that every request needs. Do not share it. The page reads \
        and writes only the --snapshots and --output folders, and follows no links in them.

        --tty reviews in the terminal, one picture at a time, those with the same causes next to \
        each other. Keys: a accepts, r rejects; A and R do the same for every picture with exactly \
        the same causes; u undoes an answer; j and k go to the next and the previous picture; o \
        opens the report in the browser; q quits. Pictures need kitty or Ghostty; other terminals \
        show blocks of color. Without a terminal, --tty prints the commands that accept and reject.

        To review a run of another machine, unpack its artifacts and pass the folder as --output.

        An answer applies to the picture that you saw. If another run has replaced it, the answer \
        is refused.

        Exit codes: 0 no picture is pending; 1 some are still pending; 2 the review could not run, \
        or outcomes of the run are lost.
        """)

  @OptionGroup var folders: FolderOptions

  @Option(
    help: ArgumentHelp("The port on 127.0.0.1, 0 to 65535; 0 picks a free one.", valueName: "n"))
  var port: Int = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(help: "Review in the terminal.")
  var tty = false

  @Option(help: "With --tty, how to show pictures; auto uses kitty if the terminal has it.")
  var pictures: TerminalPictures = .auto

  @Flag(help: "Print two JSON documents, one per line: the address, and at the end the answers.")
  var json = false

  func validate() throws {
    guard UInt16(exactly: port) != nil else {
      throw ValidationError("--port is \(port). Give 0 to 65535; 0 is any that is free.")
    }
    if tty, open || json || port != 0 {
      throw ValidationError("--tty serves no page. Leave out --port, --open and --json.")
    }
    if !tty, pictures != .auto {
      throw ValidationError("--pictures applies only to --tty. Add --tty, or leave out --pictures.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    // A page waits for the next run, a terminal does not.
    if tty { try folders.artifactsOptions.requireArtifacts() }
    try tool { try folders.artifacts.refuseOlder() }
    // A review that was killed left the files of its answers.
    _ = try? Files.sweep(folders.artifacts.path)
    let here = Files.workingFolder
    let base = ArtifactsFolder.package(around: here) ?? here
    let settings = ReviewSession.Settings(
      store: folders.store, artifacts: folders.artifacts,
      title: URL(fileURLWithPath: base).lastPathComponent,
      base: base, invocation: .current, acceptOptions: folders.given, rejectOptions: folders.given)
    if tty { return try await reviewOnTerminal(settings, console) }
    let door = Locked<BrowserDoor?>(nil)
    defer { door.withLock { $0?.remove() } }
    let summary = try await tool {
      try await ReviewServer(settings).run(
        port: UInt16(exactly: port) ?? 0, message: console.message
      ) { url, pending in
        console.result(json ? jsonText(ServingDocument(url: url), isPretty: false) : url)
        console.message(
          pending == 0
            ? "No picture is pending. The page shows the next run. Press Ctrl-C to stop."
            : "\(pending) pending. Press Ctrl-C to stop.")
        guard open else { return }
        let browser = BrowserDoor(to: url, in: folders.artifacts)
        if let problem = browser.open() { console.message(problem) }
        door.withLock { $0 = browser }
      }
    }
    console.result(json ? jsonText(summary, isPretty: false) : summary.line)
    return status(of: summary)
  }

  /// The status of a review. Lost outcomes were reported at the start.
  private func status(of summary: ReviewSummary) -> ExitStatus {
    summary.hasLostOutcomes ? .failure : summary.pending.isEmpty ? .success : .differences
  }

  private func reviewOnTerminal(
    _ settings: ReviewSession.Settings, _ console: Console
  ) async throws -> ExitStatus {
    var door: BrowserDoor?
    defer { door?.remove() }
    let (summary, wasShown) = try await tool {
      try await reviewInTerminal(settings, pictures: pictures, message: console.message) { name in
        let result = openReport(at: name)
        door = result.door ?? door
        return result.message
      }
    }
    if wasShown {
      for name in summary.accepted { console.result("accepted  \(name)") }
      for name in summary.rejected { console.result("rejected  \(name)") }
      for name in summary.pending { console.result("pending   \(name)") }
    } else if summary.pending.isEmpty {
      console.result("No picture is pending.")
    } else {
      for name in summary.pending {
        console.result(settings.invocation.accept(name, options: settings.acceptOptions))
        console.result(settings.invocation.reject(name, options: settings.rejectOptions))
      }
      console.message(
        "Error: --tty needs a terminal. Answer with the commands above, or leave out --tty to"
          + " review in a browser.")
      return .failure
    }
    return status(of: summary)
  }

  /// Writes the report, and opens it in the browser at a snapshot; the door is to be removed.
  private func openReport(at name: SnapshotIdentity) -> (message: String, door: BrowserDoor?) {
    do {
      let artifacts = folders.artifacts
      let page = try writeReport(
        of: try LoggedOutcomes(in: artifacts).latest(), to: artifacts.report,
        options: folders.given,
        folders: readableFolders(artifacts, snapshots: folders.store.root))
      let url = URL(fileURLWithPath: page).absoluteString + "#" + anchor(name.description)
      let door = BrowserDoor(to: url, in: artifacts)
      return (door.open().map { "\($0) It is \(page)." } ?? "Opened \(page).", door)
    } catch {
      return ("\(error)", nil)
    }
  }
}

extension TerminalPictures: ExpressibleByArgument {}

/// The first JSON document.
private struct ServingDocument: Encodable {
  let schemaVersion = 1
  let url: String

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case url
  }
}
