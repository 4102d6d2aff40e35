/// `likeness mcp`: the verbs of the command for a model, over the Model Context Protocol.
import ArgumentParser
import Foundation
import Likeness

/// Serves the Model Context Protocol on standard input and output.
struct MCPCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mcp",
      abstract: "Serves list, check, explain, render and expect over the Model Context Protocol.",
      discussion: """
        Reads JSON-RPC from standard input, a message a line, and answers on standard output until the input ends. Each tool runs the verb of its name \
        and returns what that prints, in at most 2 KB unless the call asks for more. No tool accepts or rejects a picture: that stays with a person.

        To add it to a client, give the client this command:

            \(Invocation.current.command("mcp"))

        Exit codes: 0 the input ended; 2 usage error.
        """)
  }

  @Option(help: ArgumentHelp("Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  @OptionGroup var fonts: FontOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var limits: LimitOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let tools = MCPTools<Command>(scenes: scenes, fonts: fonts, folders: folders, limits: limits, invocation: Invocation.current)
    let server = MCPServer(tools: MCPTools<Command>.list, send: console.result)
    for await call in server.calls(from: { readLine() }) { server.answer(call, with: await tools.call(call.name, call.arguments)) }
    return .success
  }
}
