/// `likeness review`: a person looks at what waits, and answers, in a browser or in the terminal.
import ArgumentParser
import Foundation
import Likeness
import LikenessConcurrency
import LikenessPages
import LikenessReview

/// Shows what differs, and takes the answers.
struct ReviewCommand: ParsableCommand, ToolCommand {
  static let configuration =
    CommandConfiguration(
      commandName: "review",
      abstract: "Shows what differs, and accepts or rejects it, in a browser or in the terminal.",
      discussion: """
        Serves the report of the last run on 127.0.0.1, and prints its address. Each picture, each group with one cause, or all can be accepted and \
        rejected there, and every answer taken back. The page follows tests as they run again. Ctrl-C ends it.

        The address holds a secret, which every request has to bring: do not pass it on. Only pictures of the snapshot folder and of the folder of artifacts are shown \
        and written, and links in them are not followed.

        --tty asks in the terminal, picture by picture: a accepts, r rejects, s skips, A, R and S do so with all that are left, u takes the last answer back, q ends. Pictures \
        are shown where the terminal can (kitty, iTerm2), else in blocks of color. Without a terminal it prints the commands that answer.

        An answer applies to the picture that was shown. If another run has drawn a new one meanwhile, the answer is refused.

        Exit codes: 0 nothing is left pending; 1 something is; 2 the review could not run.
        """)

  @OptionGroup var folders: FolderOptions

  @Option(help: ArgumentHelp("The port on 127.0.0.1, 0…65535; 0 is any that is free.", valueName: "n"))
  var port: Int = 0

  @Flag(help: "Open the address in the browser of this machine.")
  var open = false

  @Flag(help: "Ask in the terminal.")
  var tty = false

  @Option(help: "With --tty, how pictures are shown; auto asks the terminal what it can.")
  var pictures: PictureProtocol.Choice = .auto

  @Flag(help: "Print a JSON document with the address, and at the end one with the answers, a line each.")
  var json = false

  func validate() throws {
    guard UInt16(exactly: port) != nil else { throw ValidationError("--port is \(port). Give 0 to 65535; 0 is any that is free.") }
    if tty, open || json || port != 0 { throw ValidationError("--tty asks here: leave --port, --open and --json out.") }
    if !tty, pictures != .auto { throw ValidationError("--pictures says how a terminal shows them. Give --tty, too.") }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let here = FileManager.default.currentDirectoryPath
    let base = ArtifactsFolder.package(around: here) ?? here
    let settings = ReviewSession.Settings(
      folders: ReviewFolders(store: folders.store, artifacts: folders.artifacts), title: URL(fileURLWithPath: base).lastPathComponent,
      base: base, invocation: .current, acceptOptions: folders.acceptOptions, rejectOptions: folders.artifactsOptions.rejectOptions)
    if tty { return try await reviewOnTerminal(settings, console) }
    let door = Locked<BrowserDoor?>(nil)
    defer { door.withLock { $0?.remove() } }
    let summary = try await tool {
      try await ReviewServer(settings).run(port: UInt16(exactly: port) ?? 0, message: console.message) { url, pending in
        console.result(json ? try jsonText(ServingDocument(url: url), isPretty: false) : url)
        console.message(
          pending == 0 ? "No picture is pending. The page waits for the next run; Ctrl-C ends." : "\(pending) pending. Ctrl-C ends.")
        guard open else { return }
        let browser = BrowserDoor(to: url, in: folders.artifacts)
        if let problem = browser.open() { console.message(problem) }
        door.withLock { $0 = browser }
      }
    }
    console.result(json ? try jsonText(summary, isPretty: false) : summary.line)
    return summary.pending.isEmpty ? .success : .differences
  }

  private func reviewOnTerminal(_ settings: ReviewSession.Settings, _ console: Console) async throws -> ExitStatus {
    switch try await tool({ try await TerminalReview(settings, pictures: pictures).run(message: console.message) }) {
    case .nothingPending:
      console.result("No picture is pending.")
      return .success
    case .noTerminal(let names):
      for name in names {
        console.result(settings.invocation.accept(name, options: settings.acceptOptions))
        console.result(settings.invocation.reject(name, options: settings.rejectOptions))
      }
      console.message("Error: --tty needs a terminal. Answer with the commands above, or leave out --tty to review in a browser.")
      return .failure
    case .answered(let summary):
      for name in summary.accepted { console.result("accepted  \(name)") }
      for name in summary.rejected { console.result("rejected  \(name)") }
      for name in summary.pending { console.result("pending   \(name)") }
      return summary.pending.isEmpty ? .success : .differences
    }
  }
}

extension PictureProtocol.Choice: ExpressibleByArgument {}

/// The first document of `--json`.
private struct ServingDocument: Encodable {
  let schemaVersion = 1
  let url: String

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case url
  }
}
