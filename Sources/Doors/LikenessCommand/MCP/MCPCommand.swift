/// `likeness mcp`: the command for a model, over the Model Context Protocol.
import ArgumentParser
import Foundation
import Likeness

struct MCPCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: "Serves list, check, explain, render and expect over the Model Context Protocol.",
      discussion: """
        Reads JSON-RPC messages from standard input, one per line, and answers on standard output \
        until the input ends. Each tool returns what a command prints: at most 2 KB, unless the \
        call requests more. No tool accepts or rejects pictures; that is left to a person.

        To add the server to a client, configure this command:

            \(Invocation.current.command("mcp"))

        Exit codes: 0 the input ended; 2 usage error.
        """)
  }

  @Option(
    help: ArgumentHelp(
      "Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var otherTool: PicturesOption

  @OptionGroup var folders: FolderOptions

  /// The options for the source of pictures.
  var source: [String] {
    (scenes.map { ["--scenes", $0] } ?? []) + otherTool.options
  }

  func run(_ console: Console) async throws -> ExitStatus {
    let tools = MCPTools<Command>(source: source, folders: folders, invocation: Invocation.current)
    let server = MCPServer(tools: MCPTools<Command>.list, send: console.result)
    for await call in server.calls(from: MCPServer.nextLine) {
      server.answer(call, with: await tools.call(call.name, call.arguments))
    }
    return .success
  }
}
