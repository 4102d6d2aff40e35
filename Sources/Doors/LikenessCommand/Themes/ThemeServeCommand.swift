/// `likeness theme serve`: serves a folder of themes over HTTP.
import ArgumentParser
import Foundation
import LikenessGraphics
import LikenessLive

struct ThemeServeCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves a folder of themes over HTTP on this machine.",
    discussion: """
      Apps and `gallery --serve` fetch themes from it by file name; the path / lists all themes as JSON. Files are read on each request, so a changed theme \
      is served immediately, and an unchanged one is answered with 304 by its ETag. A theme with problems is answered with 422 and the problems, so clients \
      keep their last good theme; the problems are also printed.

      Listens on 127.0.0.1 only. Press Ctrl-C to stop.

      Exit codes: 0 served until you stopped it; 2 the server could not start.
      """)

  @Argument(help: ArgumentHelp("The folder of theme files, design-token files and fonts.", valueName: "folder"))
  var folder: String

  @OptionGroup var server: ServerOptions

  func run(_ console: Console) async throws -> ExitStatus {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw ToolError("\(printable(folder)) does not exist. Check the path.")
    }
    guard isFolder.boolValue else { throw ToolError("\(printable(folder)) is a file. Give the folder in which it lies.") }
    try await tool { try await ThemeServer(folder).run(port: server.port, message: console.message, ready: console.result) }
    return .success
  }
}

struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port on 127.0.0.1, 0 to 65535; 0 picks a free one.", valueName: "n"))
  var port: UInt16 = 0
}
