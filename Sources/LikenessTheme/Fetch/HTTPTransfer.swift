import Foundation
/// One request, and its answer bounded in size and time while it arrives. The only room that drives the system's HTTP client.
import LikenessGraphics

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends one request. Redirections are answers like others, and are not followed.
///
/// The result is there at the first of: the whole answer, a failure, too many bytes, the time limit, the end of the task. What the
/// client does after that makes no difference.
final class HTTPTransfer: NSObject, URLSessionDataDelegate, Sendable {
  typealias Outcome = Result<HTTPAnswer, FetchFailure>

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var session: URLSession?
    var answer: HTTPAnswer?
  }

  private let limit: Int
  private let timeLimit: Duration
  private let state = Locked(State())
  /// Keeps the time limit, and lets go of sessions. Not one of the system's queues: tasks run on those, on Linux, and may keep them busy
  /// for longer than any limit.
  private let queue = DispatchQueue(label: "likeness.transfer")
  /// Where sessions make their calls, for the same reason: what has arrived in time is to be counted in time. One for all, and for ever: an
  /// `OperationQueue` does not keep it.
  private static let calls = DispatchQueue(label: "likeness.transfer.calls")

  private init(limit: Int, timeLimit: Duration) {
    self.limit = limit
    self.timeLimit = timeLimit
  }

  /// Sends a request with `GET`.
  ///
  /// - Parameters:
  ///   - headers: what to send beside the client's own.
  ///   - limit: the most bytes of a body, decoded.
  ///   - timeLimit: how long all of it may take.
  static func get(_ url: URL, headers: [String: String], limit: Int, timeLimit: Duration) async throws(FetchFailure) -> HTTPAnswer {
    var request = URLRequest(url: url)
    request.cachePolicy = .reloadIgnoringLocalCacheData
    // The client's own limit counts pauses; this one is in force, and that one behind it.
    request.timeoutInterval = Double(timeLimit.components.seconds) + 5
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let transfer = HTTPTransfer(limit: limit, timeLimit: timeLimit)
    let seconds = Double(timeLimit.components.seconds) + Double(timeLimit.components.attoseconds) / 1e18
    transfer.queue.asyncAfter(deadline: .now() + seconds) { [weak transfer] in transfer?.timeOut() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { transfer.start(request, $0) }
    } onCancel: {
      transfer.end(.failure(.cancelled))
    }
    return try outcome.get()
  }

  private func start(_ request: URLRequest, _ continuation: CheckedContinuation<Outcome, Never>) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    let calls = OperationQueue()
    calls.maxConcurrentOperationCount = 1
    calls.underlyingQueue = Self.calls
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: calls)
    let ended: Outcome? = state.withLock { state in
      if state.outcome == nil {
        state.continuation = continuation
        state.session = session
      }
      return state.outcome
    }
    if let ended {
      session.invalidateAndCancel()
      continuation.resume(returning: ended)
    } else {
      session.dataTask(with: request).resume()
    }
  }

  /// A server that has refused did answer, even where its reasons take too long.
  private func timeOut() {
    let refusal = state.withLock { $0.answer.flatMap { $0.hasMessage ? $0 : nil } }
    end(refusal.map { .success($0.cut) } ?? .failure(.timedOut(timeLimit)))
  }

  /// Settles the outcome, unless it is settled.
  private func end(_ outcome: Outcome) {
    let waiting: (CheckedContinuation<Outcome, Never>?, URLSession?) = state.withLock { state in
      guard state.outcome == nil else { return (nil, nil) }
      state.outcome = outcome
      defer { (state.continuation, state.session) = (nil, nil) }
      return (state.continuation, state.session)
    }
    waiting.0?.resume(returning: outcome)
    // A session keeps its delegate until it is told to let go. On Linux that waits for the client's own queue, which a fast server can
    // keep busy for a while: on another thread, so that what still arrives is dropped here and doesn't pile up.
    if let session = waiting.1 { queue.async { session.invalidateAndCancel() } }
  }

  // MARK: The client's calls

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse else {
      completionHandler(.cancel)
      return end(.failure(.noConnection(ThemeWording.noHTTP)))
    }
    let answer = HTTPAnswer(response)
    guard answer.status == 200 || answer.hasMessage else {
      completionHandler(.cancel)
      return end(.success(answer))
    }
    guard answer.hasMessage || response.expectedContentLength <= Int64(limit) else {
      completionHandler(.cancel)
      return end(.failure(.tooLarge(limit: limit)))
    }
    state.withLock { $0.answer = answer }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let outcome: Outcome? = state.withLock { state in
      guard let answer = state.answer else { return .failure(.tooLarge(limit: limit)) }
      let room = (answer.hasMessage ? HTTPAnswer.messageLimit : limit) - answer.body.count
      guard data.count > room else {
        state.answer?.body += data
        return nil
      }
      guard answer.hasMessage else { return .failure(.tooLarge(limit: limit)) }
      state.answer?.body += data.prefix(room)
      return state.answer.map { .success($0.cut) }
    }
    if let outcome { end(outcome) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
    end(.success(HTTPAnswer(response)))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let answer = state.withLock { $0.answer }
    if let answer, answer.hasMessage { return end(.success(error == nil ? answer : answer.cut)) }
    // Some clients take a connection that ends early for the end of the answer, so the bytes are counted here. Those of an encoded
    // body are others than those that were sent.
    let encoding = answer?.headers["content-encoding"]?.lowercased() ?? "identity"
    if let answer, encoding == "identity", let expected = answer.headers["content-length"].flatMap({ Int($0) }),
      answer.body.count != expected
    {
      return end(.failure(.truncated(received: answer.body.count, expected: expected)))
    }
    if let error { return end(.failure(failure(error))) }
    // A redirection that doesn't say where to is told of by none of the other calls.
    let whole = answer ?? (task.response as? HTTPURLResponse).map { HTTPAnswer($0) }
    end(whole.map { .success($0) } ?? .failure(.noConnection(ThemeWording.noHTTP)))
  }

  private func failure(_ error: any Error) -> FetchFailure {
    let cause = error.localizedDescription
    switch (error as? URLError)?.code {
    case .timedOut?: return .timedOut(timeLimit)
    case .secureConnectionFailed?, .serverCertificateHasBadDate?, .serverCertificateUntrusted?, .serverCertificateHasUnknownRoot?,
      .serverCertificateNotYetValid?, .clientCertificateRejected?, .clientCertificateRequired?,
      .appTransportSecurityRequiresSecureConnection?:
      return .untrusted(cause)
    default: return .noConnection(cause)
    }
  }
}
