/// `likeness theme serve`: a folder of themes over HTTP.
import ArgumentParser
import Foundation
import LikenessLive

/// Serves a folder of themes on this machine.
struct ThemeServeCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves a folder of themes over HTTP on this machine.",
    discussion: """
      Apps and `gallery --serve` fetch themes from it as from any server: each has an ETag, so that one that has not changed is \
      answered with 304 and a few bytes. Files are read when they are asked for: a changed theme is served at once. One with problems is \
      not served but answered with 422 and its problems, so that clients keep the last good one; the problems are printed here, too. \
      / lists the themes as JSON.

      Listens on 127.0.0.1 only. Ctrl-C ends it.

      Exit codes: 0 it was told to end; 2 it could not serve.
      """)

  @Argument(help: ArgumentHelp("The folder of theme files, design-token files and fonts.", valueName: "folder"))
  var folder: String

  @OptionGroup var server: ServerOptions

  func run(_ console: Console) async throws -> ExitStatus {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw ToolError("\(folder) is not there. Check the path.")
    }
    guard isFolder.boolValue else { throw ToolError("\(folder) is a file. Give the folder in which it lies.") }
    try await tool { try await ThemeServer(folder).run(port: server.port, message: console.message, ready: console.result) }
    return .success
  }
}

/// The options of verbs that serve.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port on 127.0.0.1; 0 is any that is free.", valueName: "n"))
  var port: UInt16 = 0
}
