/// `likeness review`: a person looks at what waits, and answers, in a browser or in the terminal.
import ArgumentParser
import Foundation
import Likeness

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
    if tty { return try await TerminalReview(settings: settings, console: console, pictures: pictures).run() }
    let serving = ReviewServing(settings: settings, console: console, opens: open, json: json)
    let summary = try await serving.run(port: UInt16(exactly: port) ?? 0)
    console.result(json ? try oneLine(summary) : summary.line)
    return summary.status
  }
}
