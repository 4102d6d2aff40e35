/// A client that sends what it is told to, byte by byte, and a server to send it to.
import Foundation
import Likeness
import LikenessConcurrency
import Testing

@testable import LikenessCommand

/// Runs a server until `body` has ended.
@discardableResult func withServer<Value: Sendable>(
  limits: HTTPLimits = HTTPLimits(), handler: @escaping HTTPHandler, _ body: @Sendable (UInt16) async throws -> Value
) async throws -> Value {
  let server = try LoopbackServer(port: 0)
  let running = Task { try await server.run(limits: limits, handler: handler) }
  let result: Result<Value, any Error>
  do { result = .success(try await body(server.port)) } catch { result = .failure(error) }
  running.cancel()
  try await running.value
  return try result.get()
}

/// A connection of its own kind: blocking calls of the system, on threads that nobody else needs.
final class RawConnection: Sendable {
  private let descriptor: Int32

  init(port: UInt16, host: UInt32 = 0x7F00_0001) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    signal(SIGPIPE, SIG_IGN)
    // Longer than any test waits, so that a server that says nothing fails the test and does not hold it up.
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard status == 0 else {
      let code = errno
      close(descriptor)
      throw NoConnection(cause: String(cString: strerror(code)))
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async {
    await onOwnThread { [descriptor] in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        // A server may refuse before it has read all.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// What the server sends until it closes, or until `isWhole` says that this is all.
  func receive(until isWhole: @escaping @Sendable (String) -> Bool = { _ in false }) async -> String {
    await onOwnThread { [descriptor] in
      var received: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 4096)
      while !isWhole(String(decoding: received, as: UTF8.self)) {
        let count = read(descriptor, &block, block.count)
        guard count > 0 else { break }
        received += block[..<count]
      }
      return String(decoding: received, as: UTF8.self)
    }
  }
}

struct NoConnection: Error {
  var cause: String
}

/// Sends a text and returns all that comes back until the server closes.
func exchange(_ port: UInt16, _ text: String) async throws -> String {
  let connection = try RawConnection(port: port)
  await connection.send(text)
  return await connection.receive()
}

/// A request whose answer ends the connection.
func request(_ method: String, _ target: String, _ fields: String..., host: String = "localhost", body: String = "") -> String {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
  return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
}

/// Blocking calls must not take threads from tasks, those of the server among them.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Waits until something is there, for two minutes at most.
func eventually<Value>(_ what: String, _ find: () async throws -> Value?) async throws -> Value {
  let end = ContinuousClock.now + .seconds(120)
  while ContinuousClock.now < end {
    if let value = try await find() { return value }
    try await Task.sleep(for: .milliseconds(10))
  }
  throw NeverCame(what: what)
}

struct NeverCame: Error {
  var what: String
}

/// A folder for one test, removed with the object.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "likeness-serving-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file in place, or aside and renamed, as editors do either.
  @discardableResult func write(_ text: String, to name: String, aside: Bool = false) throws -> String {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: aside ? .atomic : [])
    return url.path
  }
}

/// A verb that runs until it is told to end.
final class RunningVerb: Sendable {
  private let lines = Locked<(results: [String], messages: [String])>(([], []))
  private let task = Locked<Task<LikenessCommand.ExitStatus, Never>?>(nil)

  /// - Parameter run: `run` of a command, such as `EmptyTool.run`.
  init(_ run: @escaping @Sendable ([String], Console) async -> LikenessCommand.ExitStatus, _ arguments: [String]) {
    let console = Console(
      result: { [lines] line in lines.withLock { $0.results.append(line) } },
      message: { [lines] line in lines.withLock { $0.messages.append(line) } })
    let running = Task { await run(arguments, console) }
    task.withLock { $0 = running }
  }

  var results: [String] { lines.withLock { $0.results } }
  var messages: [String] { lines.withLock { $0.messages } }

  /// The address that it prints when it serves.
  func url() async throws -> String {
    try await eventually("the address") { results.first { $0.hasPrefix("http://127.0.0.1:") } }
  }

  func port() async throws -> UInt16 {
    let url = try await url()
    return try #require(URL(string: url)?.port.flatMap { UInt16(exactly: $0) })
  }

  /// Tells it to end, and waits until it has.
  func stop() async -> LikenessCommand.ExitStatus? {
    let running = task.withLock { $0 }
    running?.cancel()
    return await running?.value
  }
}

/// A gallery without stories, for verbs that need none.
struct EmptyTool: GalleryCommand {
  static let gallery = Gallery(stories: [])
}
