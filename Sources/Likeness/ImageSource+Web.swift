import Foundation
/// The web as a source of pictures: PNG files over HTTP and HTTPS.
import LikenessGraphics
import LikenessPNG
import LikenessViews

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ImageSource {
  /// PNG files from the web. Other schemes than `http` and `https` are refused, also where a server leads there. Nothing is cached.
  ///
  /// - Parameters:
  ///   - scale: pixels of the pictures to a point; 1 by default.
  ///   - timeout: seconds that one picture may take, from asking to the last byte; 10 by default.
  ///   - maxBytes: the most bytes of an answer; 10 MiB by default, a photograph of some ten million pixels. What is longer is broken off, not read to its end.
  ///   - maxPixels: the most pixels of a picture; 25 million by default, which take 100 MB once decoded.
  public static func web(
    scale: Scale = .one, timeout: Double = 10, maxBytes: Int = 10 << 20, maxPixels: Int = 25_000_000
  ) -> ImageSource {
    // NaN and nonsense give the least time there is.
    let seconds = timeout >= 0.001 ? min(timeout, 86_400) : 0.001
    return ImageSource { url in
      let bytes = try await Download.bytes(of: url, timeout: seconds, maxBytes: max(0, maxBytes))
      do throws(PNGError) {
        let bitmap = try PNG.decode(bytes, file: url.absoluteString, limits: PNG.Limits(maxPixels: maxPixels, maxFileBytes: maxBytes))
        return Image(bitmap, scale: scale)
      } catch {
        throw ImageFailure.undecodable("\(error)")
      }
    }
  }
}

/// One answer of a server, gathered as it comes so that the limit holds while it does.
///
/// Unchecked, as `NSObject` is not known to be safe to send: everything that changes is behind the lock.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var failure: ImageFailure?
    var waiting: CheckedContinuation<[UInt8], any Error>?
  }

  private let state = Locked(State())
  private let timeout: Double
  private let maxBytes: Int
  /// Keeps the time limit, and cancels. Not one of the system's queues: tasks run on those, on Linux, and may keep them busy for longer than any limit.
  private let queue = DispatchQueue(label: "likeness.download")
  /// Where the session calls its delegate. Held here, since the session's queue of operations does not hold it.
  private let calls = DispatchQueue(label: "likeness.download.calls")

  private init(timeout: Double, maxBytes: Int) {
    self.timeout = timeout
    self.maxBytes = maxBytes
  }

  static func bytes(of url: URL, timeout: Double, maxBytes: Int) async throws -> [UInt8] {
    try check(url)
    let download = Download(timeout: timeout, maxBytes: maxBytes)
    let configuration = URLSessionConfiguration.ephemeral
    // The clock below decides. That of the session counts whole seconds on Linux, and from the last byte on, which a slow server could stretch without end.
    configuration.timeoutIntervalForRequest = timeout.rounded(.up) + 1
    configuration.timeoutIntervalForResource = timeout.rounded(.up) + 1
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    // A queue of its own, as above: what has arrived in time is to be counted in time.
    let calls = OperationQueue()
    calls.maxConcurrentOperationCount = 1
    calls.underlyingQueue = download.calls
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: calls)
    // The session holds its delegate until it is told to end.
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    let clock = DispatchWorkItem { download.end(task, .tooSlow(limit: timeout)) }
    download.queue.asyncAfter(deadline: .now() + timeout, execute: clock)
    defer { clock.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let failure = download.state.withLock { state in
          if state.failure == nil { state.waiting = continuation }
          return state.failure
        }
        if let failure { return continuation.resume(throwing: failure) }
        task.resume()
      }
    } onCancel: {
      download.end(task, .cancelled)
    }
  }

  private static func check(_ url: URL) throws(ImageFailure) {
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
  }

  /// Breaks off, for the first reason that there is. Answers by itself: a task that is cancelled before it starts may never say so.
  private func end(_ task: URLSessionTask, _ failure: ImageFailure) {
    let (waiting, first) = state.withLock { state in
      defer { state.waiting = nil }
      state.failure = state.failure ?? failure
      return (state.waiting, state.failure ?? failure)
    }
    waiting?.resume(throwing: first)
    // On Linux that waits for the client's own queue, which a fast server can keep busy for a while: on another thread, so that what still arrives is
    // dropped here and doesn't pile up.
    queue.async { task.cancel() }
  }

  // Of the questions that a session may ask its delegate, none is taken up that waits for an answer: the session of Linux ends the program when a task is
  // cancelled before the answer has reached it (`didCompleteRedirectCallback`). There curl itself goes to no other scheme than HTTP and HTTPS.
  #if canImport(Darwin)
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      do throws(ImageFailure) {
        guard let url = request.url else { throw .unsupportedScheme("") }
        try Download.check(url)
        completionHandler(request)
      } catch {
        completionHandler(nil)
        end(task, error)
      }
    }
  #endif

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let failure = failure(of: dataTask.response) { return end(dataTask, failure) }
    let isTooLarge = state.withLock { state in
      guard state.failure == nil, data.count <= maxBytes - state.bytes.count else { return true }
      state.bytes.append(contentsOf: data)
      return false
    }
    if isTooLarge { end(dataTask, .tooLarge(limit: maxBytes)) }
  }

  /// What the head of an answer says against its body.
  private func failure(of response: URLResponse?) -> ImageFailure? {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return status == 404 ? .notFound : .status(status)
    }
    return (response?.expectedContentLength ?? 0) > Int64(maxBytes) ? .tooLarge(limit: maxBytes) : nil
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (waiting, result): (CheckedContinuation<[UInt8], any Error>?, Result<[UInt8], any Error>) = state.withLock { state in
      defer { state.waiting = nil }
      if let failure = state.failure ?? failure(of: task.response) { return (state.waiting, .failure(failure)) }
      if let error {
        let isTimeout = (error as? URLError)?.code == .timedOut
        return (state.waiting, .failure(isTimeout ? ImageFailure.tooSlow(limit: timeout) : .unreachable(error.localizedDescription)))
      }
      return (state.waiting, .success(state.bytes))
    }
    waiting?.resume(with: result)
  }
}
