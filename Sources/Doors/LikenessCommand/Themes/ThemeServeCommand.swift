/// `likeness theme serve`: a folder of themes over HTTP.
import ArgumentParser
import Foundation
import Likeness
import LikenessFetch
import LikenessPages

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
    let themes = ThemeFolder(folder)
    let server = try LoopbackServer(port: server.port)
    try await untilStopped {
      console.result(server.url)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run { themes.response(to: $0) } }
        group.addTask { try await report(themes, console) }
        try await group.waitForAll()
      }
    }
    return .success
  }
}

/// The options of verbs that serve.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port on 127.0.0.1; 0 is any that is free.", valueName: "n"))
  var port: UInt16 = 0
}

extension ThemeFolder {
  /// The answer to a request, in the server's terms; the server leaves out the body where only the head was asked for.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let method = request.method == "HEAD" ? "GET" : request.method
    let answer = answer(method, request.target, ifNoneMatch: request["if-none-match"])
    return HTTPResponse(answer.status, fields: answer.headers, body: .bytes(answer.body))
  }
}

/// How often changed files are looked for: a change is known after two looks at most, which leaves most of half a second for drawing.
let watchInterval = Duration.milliseconds(50)

/// Says which themes of a folder can't be served, now and whenever that changes, until the task is cancelled.
private func report(_ themes: ThemeFolder, _ console: Console) async throws {
  let isTheme: @Sendable (String) -> Bool = { path in [".json", ".tokens"].contains { path.lowercased().hasSuffix($0) } }
  var bytes: [String: [UInt8]] = [:]
  var broken: Set<String> = []
  let prefix = themes.path.hasSuffix("/") ? themes.path : themes.path + "/"
  func look(at path: String) {
    let relative = String(path.dropFirst(prefix.count))
    guard !themes.leadsOut(relative) else {
      bytes[path] = nil
      if broken.insert(path).inserted { console.message("\(printable(path)) leads out of the folder and is not served. Put a copy there.") }
      return
    }
    guard let data = themes.content(of: relative) else {
      bytes[path] = nil
      broken.remove(path)
      return
    }
    guard bytes.updateValue(data, forKey: path) != data else { return }
    do {
      _ = try Theme(data, file: path)
      if broken.remove(path) != nil { console.message("\(printable(path)) is served again.") }
    } catch {
      broken.insert(path)
      console.message("\(error)\n\(printable(path)) is not served until this is mended.")
    }
  }
  var watch = FileWatch([themes.path], includes: isTheme)
  for path in watch.paths { look(at: path) }
  while true {
    try await Task.sleep(for: watchInterval)
    for path in watch.changes().sorted() { look(at: path) }
  }
}
