/// The whole command for any gallery, with one `@main` type.
import ArgumentParser
import CSystem
import Dispatch
import Foundation
import Likeness
import LikenessBase
import LikenessJSON
import LikenessSystem

/// A command that draws, checks and records a gallery.
///
/// A package gets it with its own stories:
///
/// ```swift
/// import Likeness
/// import LikenessCommand
///
/// @main struct Tool: GalleryCommand { static let gallery = Gallery(stories: [ … ]) }
/// ```
public protocol GalleryCommand: SendableMetatype {
  /// The gallery of the command; `--scenes` replaces it. Without stories, only commands that need
  /// none work. A theme file with a mistake may throw: the command prints the error.
  static var gallery: Gallery { get throws }
}

extension GalleryCommand {
  /// The gallery, or what keeps it from being made.
  static func made() throws(ToolError) -> Gallery { try tool { try gallery } }
}

extension GalleryCommand {
  /// Runs the command with the arguments of the process, and exits with its status.
  ///
  /// Not asynchronous: Swift starts Dispatch's threads before the first line of such a function,
  /// and with too few open files they end the process.
  public static func main() {
    // A reader such as `head` that closes the stream must not stop unfinished work.
    signal(SIGPIPE, SIG_IGN)
    // If it can't be written, the ordinary way reports that.
    if let answer = EarlyAnswer.to(Array(CommandLine.arguments.dropFirst())),
      write(answer, to: STDOUT_FILENO) == nil
    {
      exit(ExitStatus.success.rawValue)
    }
    OwnProgram.isCommand.withLock { $0 = true }
    memory_keep_freed()
    var limit = rlimit()
    // Below this limit, the runtime's own threads can't open what they need, and end the process.
    #if os(Linux)
      let isLimited =
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        && limit.rlim_cur < fewestFiles
    #else
      let isLimited = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < fewestFiles
    #endif
    if isLimited {
      Console.standard.message(
        """
        Error: At most \(limit.rlim_cur) files can be open, but Likeness needs \(fewestFiles). \
        Raise the limit with ulimit -n.
        """
      )
      exit(ExitStatus.failure.rawValue)
    }
    let threads = 1 + startableThreads(upTo: fewestThreads - 1)
    if threads < fewestThreads {
      Console.standard.message(
        """
        Error: At most \(threads) \(threads == 1 ? "thread" : "threads") can run, but on this \
        machine Likeness needs \(fewestThreads). Raise the limit of the user (ulimit -u) or the \
        container (pids.max).
        """
      )
      exit(ExitStatus.failure.rawValue)
    }
    Files.onWaiting.withLock {
      $0 = {
        Console.standard.message(
          "\(printable($0.path)) is locked by \($0.holder ?? "another process"). Waiting…")
      }
    }
    Task { exit(await run(commandLine: CommandLine.arguments, console: .standard).rawValue) }
    dispatchMain()
  }

  /// Runs the command; returns the exit status.
  ///
  /// - Parameters:
  ///   - commandLine: The program's name and the arguments. Nothing at all where the system hides
  ///     them.
  ///   - console: The output, also for errors.
  package static func run(commandLine: [String], console: Console) async -> ExitStatus {
    guard !commandLine.isEmpty else {
      console.message(
        "Error: The system hides the arguments of this program. Mount /proc, and run again.")
      return .failure
    }
    return await run(arguments: Array(commandLine.dropFirst()), console: console)
  }

  /// Runs the command; returns the exit status.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - console: The output, also for errors.
  package static func run(arguments: [String], console: Console) async -> ExitStatus {
    // A shell completes the arguments of a program, not of a line such as `swift run design`.
    let completes = arguments.contains { $0.hasPrefix("--generate-completion-script") }
    let invocation = completes ? Invocation([console.invocation.name]) : console.invocation
    let status = await Invocation.$current.withValue(invocation) {
      await runVerb(arguments, console)
    }
    if let problem = console.lostResults() {
      console.message("Error: Results could not be written to standard output: \(problem).")
      return .failure
    }
    return status
  }

  private static func runVerb(_ arguments: [String], _ console: Console) async -> ExitStatus {
    await Verb.$typed.withValue(arguments.first) { await parseAndRun(arguments, console) }
  }

  private static func parseAndRun(_ arguments: [String], _ console: Console) async -> ExitStatus {
    if arguments.first == "help", let word = unknownVerb(arguments.dropFirst()) {
      // The parser prints the help of the command above.
      console.message(
        """
        Error: Unknown command “\(printable(word))”. To list all, run: \
        \(Invocation.current.command("help"))
        """
      )
      meantVerb(Array(arguments.dropFirst())).map {
        console.message("Did you mean `\(Invocation.current.command(["help"] + $0))`?")
      }
      return .failure
    }
    do {
      var command = try RootCommand<Self>.parseAsRoot(arguments)
      // Also if the runtime finds no arguments: nothing was done, so nothing succeeded.
      if !type(of: command).configuration.subcommands.isEmpty {
        console.message(RootCommand<Self>.helpMessage(for: type(of: command)))
        return .failure
      }
      if let tool = command as? any ToolCommand {
        guard !Files.workingFolder.isEmpty else {
          throw ToolError(
            """
            The working folder was deleted or can't be read. Change to another folder, and run \
            again.
            """
          )
        }
        do { return try await tool.run(console) } catch let error as ValidationError {
          // Report usage errors that need all arguments like the parser's own.
          console.message(
            """
            Error: \(error.message)\nUsage: \(RootCommand<Self>.usageString(for: type(of: command)))
            """
          )
          return .failure
        }
      }
      // The remaining commands belong to the argument parser, such as help.
      try command.run()
      return .success
    } catch let error as ToolError {
      console.message("Error: \(error)")
      return .failure
    } catch {
      return report(error, of: arguments, console)
    }
  }

  /// Prints what the parser throws: the help that was asked for, or an error of usage.
  private static func report(
    _ error: any Error, of arguments: [String], _ console: Console
  ) -> ExitStatus {
    let text = RootCommand<Self>.fullMessage(for: error)
    if RootCommand<Self>.exitCode(for: error).isSuccess {
      console.result(text)
      return .success
    }
    // If an argument is missing, too, the parser names only that.
    if !UnknownOption.isReported(by: error),
      let stray = UnknownOption(in: arguments, of: RootCommand<Self>.self)
    {
      console.message("Error: \(stray)")
    }
    console.message(text)
    let (path, verbs) = parent(of: arguments)
    if let meant = meantVerb(arguments) {
      console.message("Did you mean `\(Invocation.current.command(meant))`?")
    } else if !path.isEmpty, !verbs.isEmpty {
      console.message(
        "Commands of `\(Invocation.current.command(path))`: \(verbs.joined(separator: ", ")).")
    }
    return .failure
  }

  /// The first word that names no command; nil if all do.
  private static func unknownVerb(_ words: ArraySlice<String>) -> String? {
    var verbs = RootCommand<Self>.configuration.subcommands
    for word in words where !word.hasPrefix("-") {
      guard let known = verbs.first(where: { $0.configuration.commandName == word }) else {
        return word
      }
      verbs = known.configuration.subcommands
    }
    return nil
  }

  /// The command that a misspelled one probably means, with its parents; nil if none is similar.
  private static func meantVerb(_ arguments: [String]) -> [String]? {
    let (path, verbs) = parent(of: arguments)
    return arguments.dropFirst(path.count).first.flatMap { nearestName(to: $0, among: verbs) }
      .map { path + [$0] }
  }

  /// The innermost command that arguments name, and its subcommands.
  private static func parent(of arguments: [String]) -> (path: [String], verbs: [String]) {
    var verbs = RootCommand<Self>.configuration.subcommands
    var path: [String] = []
    for argument in arguments {
      guard let known = verbs.first(where: { $0.configuration.commandName == argument }) else {
        break
      }
      path.append(argument)
      verbs = known.configuration.subcommands
    }
    let shown = verbs.filter { $0.configuration.shouldDisplay }
    return (path, shown.compactMap { $0.configuration.commandName })
  }
}

/// The fewest open files: the streams, those of the runtime, and a reference with its text and
/// folder for some pictures in parallel.
private let fewestFiles: rlim_t = 16

/// The main thread, one that waits for signals, two for the sockets or streams of a server, and
/// those of Swift's tasks.
private let fewestThreads = 4 + ProcessInfo.processInfo.activeProcessorCount

package enum ExitStatus: Int32, Sendable {
  /// Everything passed, or the command succeeded.
  case success = 0
  /// There are differences or findings.
  case differences = 1
  /// The command failed: bad usage, unreadable input, or an I/O error.
  case failure = 2
}

protocol ToolCommand: ParsableCommand {
  func run(_ console: Console) async throws -> ExitStatus
}

/// An error that ends a command, with its message.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Uses the description of another error.
  init(_ error: any Error) {
    description = String(describing: error)
  }
}

/// Runs `body`, and ends the command with the message of its error.
func tool<Result>(_ body: () throws -> Result) throws(ToolError) -> Result {
  do { return try body() } catch { throw error as? ToolError ?? ToolError(error) }
}

/// Runs asynchronous work in the same way.
func tool<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> sending Result
) async throws(ToolError)
  -> sending Result
{
  do { return try await body() } catch { throw error as? ToolError ?? ToolError(error) }
}

/// Draws something, and ends the command with a message that begins with its name if it can't.
func drawing<Result>(_ name: String, _ body: () throws -> Result) throws(ToolError) -> Result {
  do { return try body() } catch { throw ToolError("\(name) could not be drawn. \(error)") }
}

/// The first argument, which mostly names the verb.
private enum Verb {
  @TaskLocal static var typed: String?
}

struct RootCommand<Command: GalleryCommand>: ParsableCommand {
  private static var verbs: [any ParsableCommand.Type] {
    [
      CheckCommand<Command>.self, RecordCommand<Command>.self, RenderCommand.self,
      CompareCommand.self, AcceptCommand.self, RejectCommand.self, ExplainCommand.self,
      ReviewCommand.self, ReportCommand.self, MergeCommand.self, PruneCommand<Command>.self,
      FsckCommand.self, SiteCommand<Command>.self, ThemeCommand<Command>.self,
      AuditCommand<Command>.self, MCPCommand<Command>.self,
    ]
  }

  static var configuration: CommandConfiguration {
    // The parser reads the options of all verbs that it has, which takes longer than most commands.
    let typed = verbs.filter { $0.configuration.commandName == Verb.typed }
    return CommandConfiguration(
      commandName: Invocation.current.command(),
      abstract:
        """
        Visual regression tests for styled components: draws them, compares them with references, \
        and explains what changed.
        """,
      discussion: """
        Record references once and commit them. After each change, check the pictures, and accept \
        the changes that you meant:

            \(Invocation.current.command("record"))
            \(Invocation.current.command("check"))
            \(Invocation.current.command("explain", "Button/primary@dark,2x"))
            \(Invocation.current.command("accept", "Button/primary"))

        To review the run of another machine, unpack its artifacts, the folder .build/likeness, \
        and run `review --output` with that folder.

        If git reports a conflict in references, take either side, merge the sources, and record \
        the references again.

        Exit codes: 0 success, 1 differences or findings, 2 error.
        """,
      version: Version.text,
      subcommands: typed.isEmpty ? verbs : typed)
  }
}

/// Refuses a gallery without stories, and explains where they are or how to add some.
///
/// - Parameters:
///   - command: The words of the command that needs them: `check`, `--expect`.
///   - instead: The way that tests have, in a sentence; nil if they have none.
///   - takesPictures: Whether the command has `--pictures`.
func requireStories(
  _ gallery: Gallery, for command: [String], instead: String? = nil, takesPictures: Bool = false
) throws(ToolError) {
  guard gallery.stories.isEmpty else { return }
  let scenes =
    """
    To draw JSON scenes, pass their folder as --scenes.\(instead.map { " " + $0 } ?? "")\
    \(takesPictures ? " For PNG files of another tool: --pictures." : "")
    """
  let line = Invocation.current.command(command)
  if let place = placeOfStories(command) {
    throw ToolError("`\(line)` has no stories to draw. \(place)\n\(scenes)")
  }
  throw ToolError(
    """
    `\(line)` needs stories or scenes, and there are no stories here. \(scenes)
    To draw stories of your own, add a target to Package.swift:

        .executableTarget(
          name: "stories",
          dependencies: [
            .product(name: "Likeness", package: "likeness"),
            .product(name: "LikenessCommand", package: "likeness"),
          ]),

    Write them to Sources/stories/Stories.swift:

        import Likeness
        import LikenessCommand

        @main struct Stories: GalleryCommand {
          static let gallery = Gallery(stories: [
            Story("Label/hello") { _ in Label(text: "Hello") }
          ])
        }

    Then run: swift run stories check
    """)
}

enum Version {
  static let package = "0.1.0"

  /// The answer to `--version`.
  static var text: String { "likeness \(package), renderer \(Renderer.version)" }
}
