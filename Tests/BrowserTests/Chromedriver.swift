/// The chromedriver process of these tests, and the browser that it starts. Both end with the
/// tests.
import Foundation
import LikenessBase
import LikenessJSON
import TestKit
import TestSupport

/// One chromedriver with one browser. A session of its own keeps the browser open, and each test
/// attaches another session to it.
final class Chromedriver: Sendable {
  static let shared = Task { try await Chromedriver() }

  /// The window that keeps the browser open, which no test uses.
  let firstWindow: String
  private let port: UInt16
  /// Where other sessions find the browser.
  private let address: String

  private init() async throws {
    port = try await Self.start()
    let profile = FileManager.default.temporaryDirectory.appending(
      path: "likeness-browser-\(UUID().uuidString)"
    ).path
    endedAtExit.withLock { $0.profile = profile }
    let session = try await Self.send(
      "POST", "/session", port: port,
      Self.capabilities([
        // Root, as in a container, has no sandbox, and its /dev/shm is small.
        "args": [
          "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
          .string("--user-data-dir=" + profile),
        ]
      ]))
    guard let id = session["sessionId"]?.string,
      let address = session["capabilities"]?["goog:chromeOptions"]?["debuggerAddress"]?.string,
      let window = try await Self.send("GET", "/session/\(id)/window", port: port, nil).string
    else { throw Browser.Failure.refused("\(session)") }
    self.address = address
    firstWindow = window
    endedAtExit.withLock { ($0.port, $0.session) = (port, id) }
  }

  /// Opens a session in the running browser, and returns its name.
  func attach() async throws -> String {
    let answer = try await send(
      "POST", "/session", Self.capabilities(["debuggerAddress": .string(address)]))
    guard let session = answer["sessionId"]?.string else {
      throw Browser.Failure.refused("\(answer)")
    }
    return session
  }

  private static func capabilities(_ options: JSONValue) -> JSONValue {
    [
      "capabilities": [
        "alwaysMatch": ["goog:loggingPrefs": ["browser": "ALL"], "goog:chromeOptions": options]
      ]
    ]
  }

  func send(_ method: String, _ path: String, _ body: JSONValue?) async throws -> JSONValue {
    try await Self.send(method, path, port: port, body)
  }

  private static func send(_ method: String, _ path: String, port: UInt16, _ body: JSONValue?)
    async throws -> JSONValue
  {
    let (status, answer) = try await onOwnThread {
      Result {
        try RawConnection.response(of: port, to: method, path, body: body?.text() ?? "")
      }
    }.get()
    guard status == 200 else { throw Browser.Failure.refused(answer) }
    let document = JSONDocument(answer, file: "the answer of chromedriver", options: large)
    guard let value = document.root?.value["value"] else {
      throw Browser.Failure.refused("\(document.problems)")
    }
    return value
  }

  /// Pictures and trees of pages take many bytes.
  private static let large = JSONOptions(maximumBytes: 256 << 20)

  // MARK: - The process

  /// Starts chromedriver on a port that the system picks, and returns the port.
  private static func start() async throws -> UInt16 {
    // It takes a free port of IPv6, and then the same one of IPv4, which another process may have
    // taken.
    for _ in 1..<10 {
      do { return try await startOnce() } catch Browser.Failure.notStarted(let text)
        where text.contains("port not available")
      {}
    }
    return try await startOnce()
  }

  private static func startOnce() async throws -> UInt16 {
    let running = try Tool("chromedriver").start(["--port=0"])
    endedAtExit.withLock { $0.driver = running }
    atexit(endBrowser)
    return try await eventually("the port of chromedriver") {
      let hasEnded = !running.isRunning
      let text = running.output()
      if let match = text.firstMatch(of: /started successfully on port (\d+)/) {
        return UInt16(match.1)
      }
      if hasEnded { throw Browser.Failure.notStarted(text + running.errors()) }
      return nil
    }
  }
}

private let endedAtExit = Locked<
  (driver: RunningTool?, port: UInt16?, session: String?, profile: String?)
>((nil, nil, nil, nil))

/// Ends the browser and chromedriver, and removes the browser's profile.
private func endBrowser() {
  endedAtExit.withLock { state in
    if let port = state.port, let session = state.session {
      _ = try? RawConnection.response(of: port, to: "DELETE", "/session/" + session)
    }
    if let driver = state.driver, driver.isRunning {
      driver.signal(SIGKILL)
      waitpid(driver.number, nil, 0)
    }
    if let profile = state.profile { try? FileManager.default.removeItem(atPath: profile) }
    state = (nil, nil, nil, nil)
  }
}
