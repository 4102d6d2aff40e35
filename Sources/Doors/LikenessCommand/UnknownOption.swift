/// A mistyped option, which the parser does not name while an argument is missing.
import ArgumentParser
import Foundation
import Likeness
import LikenessJSON
import LikenessReport

struct UnknownOption: CustomStringConvertible {
  /// As it was typed, without a value: `--scalle`.
  let name: String
  private let known: [String]

  /// Finds the first option that a command does not have; nil if it has all.
  init?(in arguments: [String], of root: any ParsableCommand.Type) {
    guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(root._dumpHelp().utf8)) else {
      return nil
    }
    var command = dump.command
    for argument in arguments {
      guard let inner = command.subcommands?.first(where: { $0.commandName == argument }) else {
        break
      }
      command = inner
    }
    let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
      .map { "--" + $0.name }
    known = names
    let words = arguments.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    guard
      let stray = words.first(where: {
        $0.hasPrefix("--") && !(names + ["--help", "--version"]).contains($0)
      })
    else { return nil }
    name = stray
  }

  /// Whether an error of the parser is about an unknown option. Its type is not public.
  static func isReported(by error: any Error) -> Bool {
    Mirror(reflecting: error).descendant("parserError", "unknownOption") != nil
  }

  var description: String {
    let near = nearestName(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown option '\(printable(name))'.\(near)"
  }

  /// The parser's description of its commands, for programs.
  private struct Dump: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?
    }

    struct Argument: Decodable { let names: [Name]? }

    struct Name: Decodable {
      let kind: String
      let name: String
    }
  }
}
