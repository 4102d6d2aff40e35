/// A folder of themes over HTTP.
import Foundation
import Likeness
import LikenessFetch
import LikenessPages
import LikenessServing

package struct ThemeServer: Sendable {
  private let themes: ThemeFolder

  package init(_ folder: String) { themes = ThemeFolder(folder) }

  /// Serves until a signal asks the process to stop, or the task is canceled. Port 0 picks a free port; `message` takes problems of themes, and `ready` the
  /// URL.
  package func run(port: UInt16, message: @escaping @Sendable (String) -> Void, ready: @escaping @Sendable (String) -> Void) async throws {
    let server = try LoopbackServer(port: port)
    try await untilStopped {
      ready(server.url)
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await server.run { themes.response(to: $0) } }
        group.addTask { try await report(themes, message: message) }
        try await group.next()
      }
    }
  }
}

extension ThemeFolder {
  /// Returns the response to a request. The server drops the body for HEAD.
  fileprivate func response(to request: HTTPRequest) -> HTTPResponse {
    let method = request.method == "HEAD" ? "GET" : request.method
    let answer = answer(method, request.target, ifNoneMatch: request["if-none-match"])
    return HTTPResponse(answer.status, fields: answer.headers, body: .bytes(answer.body))
  }
}

/// The interval of looking for changed files. A change is reported after at most two looks, which leaves most of half a second for drawing.
let watchInterval = Duration.milliseconds(50)

/// Reports which themes can't be served, now and on each change, until the task is canceled.
private func report(_ themes: ThemeFolder, message: @Sendable (String) -> Void) async throws {
  let isTheme: @Sendable (String) -> Bool = { path in [".json", ".tokens"].contains { path.lowercased().hasSuffix($0) } }
  var bytes: [String: [UInt8]] = [:]
  var broken: Set<String> = []
  let prefix = themes.path.hasSuffix("/") ? themes.path : themes.path + "/"
  func look(at path: String) {
    let relative = String(path.dropFirst(prefix.count))
    guard !themes.leadsOut(relative) else {
      bytes[path] = nil
      if broken.insert(path).inserted {
        message("\(printable(path)) is a link out of the folder and is not served. Replace it with a copy.")
      }
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
      if broken.remove(path) != nil { message("\(printable(path)) is served again.") }
    } catch {
      broken.insert(path)
      message("\(error)\n\(printable(path)) is not served until this is fixed.")
    }
  }
  var watch = FileWatch([themes.path], includes: isTheme)
  for path in watch.paths { look(at: path) }
  while true {
    try await Task.sleep(for: watchInterval)
    for path in watch.changes().sorted() { look(at: path) }
  }
}
