/// `likeness review`: a person looks at what waits, and answers, in a browser or in the terminal.
import ArgumentParser
import Foundation
import Likeness

/// Shows what differs, and takes the answers.
struct ReviewCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review",
      abstract: "Shows what differs, and accepts or rejects it, in a browser or in the terminal.",
      discussion: """
        Serves the report of the last run on 127.0.0.1, and prints its address. Each picture, each group with one cause, or all can be accepted and \
        rejected there, and every answer taken back. The page follows tests as they run again. Ctrl-C ends it.

        The address holds a secret, which every request has to bring: do not pass it on. Only pictures of the snapshot folder and of the folder of artifacts are shown \
        and written, and links in them are not followed.

        --tty asks in the terminal, picture by picture: a accepts, r rejects, s skips, A, R and S do so with all that are left, u takes the last answer back, q ends. Pictures \
        are shown where the terminal can (kitty, iTerm2, Sixel), else in blocks of colour. Without a terminal it prints the commands that answer.

        A picture is accepted as by `likeness accept`: where the sources no longer draw it, it is refused, and the reason is said.

        Exit codes: 0 nothing is left pending; 1 something is; 2 the review could not run.
        """)
  }

  @Option(help: ArgumentHelp("The folder of JSON scenes that the pictures come from, if they do.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var fonts: FontOptions

  @OptionGroup var folders: FolderOptions

  @Option(help: ArgumentHelp("The port on 127.0.0.1, 0…65535; 0 is any that is free.", valueName: "n"))
  var port: Int = 0

  @Flag(help: "Open the address in the browser of this machine.")
  var open = false

  @Flag(help: "Also accept pictures of tests of which nothing tells whether the sources still draw them.")
  var allowUnverified = false

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
    let options = fonts
    let scenes = scenes
    let reviewed = ReviewFolders(store: folders.store, artifacts: folders.artifacts)
    let gallery: @Sendable () throws -> Gallery = { options.added(to: try scenes.map { try Gallery(scenesIn: $0) } ?? Command.gallery) }
    // A gallery that can't be read now is said now, and not when somebody answers.
    _ = try tool { try gallery().snapshots() }
    let here = FileManager.default.currentDirectoryPath
    let base = ArtifactsFolder.package(around: here) ?? here
    let answerOptions = folders.acceptOptions + (scenes.map { ["--scenes", $0] } ?? []) + fonts.acceptOptions
    let settings = ReviewDesk.Settings(
      folders: reviewed, title: URL(fileURLWithPath: base).lastPathComponent, base: base, acceptOptions: answerOptions,
      rejectOptions: folders.artifactsOptions.rejectOptions,
      accepting: accepting(in: reviewed, package: folders.package, allowUnverified: allowUnverified, gallery: gallery))
    if tty { return try await TerminalReview(settings: settings, console: console, pictures: pictures).run() }
    let serving = ReviewServing(settings: settings, console: console, opens: open, json: json)
    let summary = try await serving.run(port: UInt16(exactly: port) ?? 0)
    console.result(json ? try oneLine(summary) : summary.line)
    return summary.status
  }
}
