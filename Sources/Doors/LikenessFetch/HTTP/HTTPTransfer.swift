/// HTTP requests with bounds on the size and time of the response. The only file that drives libcurl.
import CHTTP
import Foundation
import LikenessConcurrency
import LikenessGraphics

/// Sends one request and collects its response on its own thread, because the system's queues and Swift's pool may be busy for longer than any limit.
///
/// The first of these decides the result: the requested part of the response, a failure, too many bytes, the time limit, the end of the task.
final class HTTPTransfer: Sendable {
  typealias Outcome = Result<HTTPAnswer, HTTPFailure>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var heads: HTTPHeads
    var answer: HTTPAnswer?
    var body = HTTPBody.none
  }

  // Created and destroyed here. Only `chttp_stop` is called from several threads, and supports it.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let url: URL
  private let redirects: Int
  private let wanted: @Sendable (HTTPAnswer) -> HTTPBody
  private let state: Locked<State>

  /// Sends a `GET` request without cookies and caches. As for `curl`, the environment sets proxies (`http_proxy`…), and `SSL_CERT_FILE` replaces the system's
  /// certificates.
  ///
  /// - Parameters:
  ///   - url: An `http` or `https` URL.
  ///   - headers: Headers that add to or override the client's own. Only names and values of visible ASCII are sent.
  ///   - redirects: The most redirects to follow, to `http` and `https` only. With 0, a redirect is a normal response.
  ///   - wanted: Returns how much of the body to read. Called once with the head, on the thread of the transfer.
  static func get(
    _ url: URL, headers: [String: String] = [:], redirects: Int = 0, timeLimit: Duration,
    wanted: @escaping @Sendable (HTTPAnswer) -> HTTPBody
  ) async throws(HTTPFailure) -> HTTPAnswer {
    let authorities = ProcessInfo.processInfo.environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    return try await get(
      url, headers: headers, redirects: redirects, timeLimit: timeLimit, library: { CurlLibrary.system }, authorities: authorities,
      wanted: wanted)
  }

  /// Sends a request with the given library and certificates.
  static func get(
    _ url: URL, headers: [String: String] = [:], redirects: Int = 0, timeLimit: Duration, library: () -> Result<CurlLibrary, HTTPFailure>,
    authorities: String?, wanted: @escaping @Sendable (HTTPAnswer) -> HTTPBody
  ) async throws(HTTPFailure) -> HTTPAnswer {
    guard isOfTheWeb(url) else { throw .unsupportedScheme(url.scheme?.lowercased() ?? "") }
    let transfer = try HTTPTransfer(
      url, headers: headers, redirects: redirects, library: library().get(), authorities: authorities, wanted: wanted)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { transfer.start($0, timeLimit) }
    } onCancel: {
      transfer.end(.failure(.cancelled))
      chttp_stop(transfer.handle)
    }
    return try outcome.get()
  }

  private init(
    _ url: URL, headers: [String: String], redirects: Int, library: CurlLibrary, authorities: String?,
    wanted: @escaping @Sendable (HTTPAnswer) -> HTTPBody
  ) throws(HTTPFailure) {
    guard let handle = chttp_create(library.handle, url.absoluteString, Int32(clamping: max(redirects, 0)), authorities) else {
      throw .noConnection(Self.noMemory)
    }
    self.handle = handle
    self.url = url
    self.redirects = max(redirects, 0)
    self.wanted = wanted
    state = Locked(State(heads: HTTPHeads(followingRedirections: redirects > 0)))
    // Many servers refuse clients without a name.
    let own = ["User-Agent": "Likeness"].merging(headers) { $1 }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) where (name + value).utf8.allSatisfy({ (32...126).contains($0) }) {
      guard chttp_add_header(handle, "\(name): \(value)") != 0 else { throw .noConnection(Self.noMemory) }
    }
  }

  deinit { chttp_destroy(handle) }

  private static let noMemory = "there is not enough memory for a request"

  private static func isOfTheWeb(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

  private func start(_ continuation: CheckedContinuation<Outcome, Never>, _ timeLimit: Duration) {
    let ended: Outcome? = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let ended { return continuation.resume(returning: ended) }
    // The thread retains the transfer until `released` is called.
    let receiver = Unmanaged.passRetained(self)
    let failure = chttp_start(handle, timeLimit.milliseconds, Self.receiver(receiver.toOpaque()))
    guard failure != 0 else { return }
    receiver.release()
    end(.failure(.noConnection("can't start a thread for the request: \(String(cString: strerror(failure)))")))
  }

  /// Sets the outcome unless it is set.
  private func end(_ outcome: Outcome) {
    let waiting = state.withLock { state in
      guard state.outcome == nil else { return nil as CheckedContinuation<Outcome, Never>? }
      state.outcome = outcome
      defer { state.continuation = nil }
      return state.continuation
    }
    waiting?.resume(returning: outcome)
  }

  // MARK: The client's calls

  private static func receiver(_ context: UnsafeMutableRawPointer) -> chttp_receiver {
    chttp_receiver(
      context: context,
      head: { context, bytes, count in
        HTTPTransfer.of(context)?.take(UnsafeRawBufferPointer(start: bytes, count: count), HTTPTransfer.takeHead) == true ? 1 : 0
      },
      body: { context, bytes, count in
        HTTPTransfer.of(context)?.take(UnsafeRawBufferPointer(start: bytes, count: count), HTTPTransfer.takeBody) == true ? 1 : 0
      },
      ended: { context, end in
        if let end = end?.pointee { HTTPTransfer.of(context)?.conclude(end) }
      },
      released: { context in
        if let context { Unmanaged<HTTPTransfer>.fromOpaque(context).release() }
      })
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPTransfer? {
    context.map { Unmanaged<HTTPTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Handles bytes; returns whether more are needed.
  private func take(_ bytes: UnsafeRawBufferPointer, _ body: (HTTPTransfer) -> (UnsafeRawBufferPointer, inout State) -> Outcome?) -> Bool {
    let (outcome, isOver) = state.withLock { state in
      let outcome = state.outcome == nil ? body(self)(bytes, &state) : nil
      return (outcome, outcome != nil || state.outcome != nil)
    }
    if let outcome { end(outcome) }
    return !isOver
  }

  /// Handles a line of a head.
  private func takeHead(_ line: UnsafeRawBufferPointer, _ state: inout State) -> Outcome? {
    let answer = state.heads.take(line)
    guard state.heads.size <= HTTPHeads.limit else { return .failure(.tooLarge(limit: HTTPHeads.limit)) }
    guard let answer else { return nil }
    state.answer = answer
    state.body = wanted(answer)
    switch state.body {
    case .none: return .success(answer)
    case .beginning: return nil
    case .whole(let limit):
      let length = answer.headers["content-length"].flatMap { Int($0) } ?? 0
      return length > limit ? .failure(.tooLarge(limit: limit)) : nil
    }
  }

  /// Handles part of the body.
  private func takeBody(_ bytes: UnsafeRawBufferPointer, _ state: inout State) -> Outcome? {
    // libcurl skips the bodies of redirects.
    let count = state.answer?.body.count ?? 0
    switch state.body {
    case .none: return nil
    case .whole(let limit) where bytes.count > limit - count: return .failure(.tooLarge(limit: limit))
    case .beginning(let limit) where bytes.count > limit - count:
      state.answer?.body += bytes.prefix(max(0, limit - count))
      return state.answer.map { .success($0.cut) }
    case .whole, .beginning:
      state.answer?.body += bytes
      return nil
    }
  }

  private func conclude(_ end: chttp_end) {
    let (answer, body, location) = state.withLock { ($0.answer, $0.body, $0.heads.location) }
    // A server that refuses has responded, even if its message is slow or incomplete.
    if let answer, case .beginning = body { return self.end(.success(end.status == CHTTP_WHOLE ? answer : answer.cut)) }
    let cause = withUnsafeBytes(of: end.message) { text($0.bindMemory(to: CChar.self)) }
    let failure: HTTPFailure? =
      switch end.status {
      case CHTTP_WHOLE: answer == nil ? .noConnection("the response is not HTTP") : nil
      case CHTTP_UNTRUSTED: .untrusted(cause)
      case CHTTP_TRUNCATED where end.expected >= 0: .truncated(received: Int(end.received), expected: Int(end.expected))
      case CHTTP_TIMED_OUT: .timedOut
      case CHTTP_STOPPED: .cancelled
      case CHTTP_TOO_MANY_REDIRECTS: .tooManyRedirects(limit: redirects)
      case CHTTP_UNSUPPORTED: unsupported(location, cause)
      default: .noConnection(cause)
      }
    self.end(failure.map { .failure($0) } ?? answer.map { .success($0) } ?? .failure(.noConnection(cause)))
  }

  /// Distinguishes an unsupported scheme from a response in another protocol; libcurl has the same code for both.
  private func unsupported(_ location: String?, _ cause: String) -> HTTPFailure {
    guard let target = location.flatMap({ URL(string: $0, relativeTo: url) }), !Self.isOfTheWeb(target) else { return .noConnection(cause) }
    return .unsupportedScheme(target.scheme?.lowercased() ?? "")
  }
}

extension Duration {
  /// At least 1, so a transfer begins, and at most a year, so no sum overflows.
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds < 31_536_000 else { return 31_536_000_000 }
    return max(1, seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
