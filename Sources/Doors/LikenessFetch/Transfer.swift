/// HTTP by libcurl. The only file that drives it.
import Clibcurl
import Foundation
import LikenessBase
import LikenessSystem

/// A complete response within the limits.
struct Response: Sendable {
  var status = 0
  /// The digest of the URL after all redirects, which may hold secrets.
  var address = ContentDigest(of: "")
  var tag: String?
  var body: [UInt8] = []
}

/// Sends one request. Proxies come from the environment, and certificates from the system.
func get(_ url: URL, tag: String?, _ options: FetchOptions) async throws(FetchError.Cause)
  -> Response
{
  let transfer = Transfer(url, options)
  let result = await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      // A thread of its own: those of queues and tasks may be busy for longer than any limit.
      Thread.detachNewThread { transfer.run(tag) { continuation.resume(returning: $0) } }
    }
  } onCancel: {
    transfer.cancel()
  }
  return try result.get()
}

private let hasStarted = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

private final class Transfer: Sendable {
  private let url: URL
  private let options: FetchOptions
  private let isCancelled = Locked(false)
  // Used by the thread of the transfer. Others only wake libcurl up, which it allows.
  private nonisolated(unsafe) let multi = hasStarted ? curl_multi_init() : nil
  private nonisolated(unsafe) var response = Response()
  /// Whether the last head is complete.
  private nonisolated(unsafe) var hasHead = false
  /// libcurl writes here what exactly failed.
  private nonisolated(unsafe) let detail = UnsafeMutablePointer<CChar>.allocate(
    capacity: Int(CURL_ERROR_SIZE))

  init(_ url: URL, _ options: FetchOptions) {
    (self.url, self.options) = (url, options)
    detail.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    curl_multi_cleanup(multi)
    detail.deallocate()
  }

  func cancel() {
    isCancelled.withLock { $0 = true }
    curl_multi_wakeup(multi)
  }

  /// Calls `end` before cleaning up, which may wait for a slow name server.
  func run(_ tag: String?, end: (Result<Response, FetchError.Cause>) -> Void) {
    curl_block_sigpipe()
    let easy = curl_easy_init()
    let headers = tag.flatMap { curl_slist_append(nil, "If-None-Match: \($0)") }
    let context = Unmanaged.passUnretained(self).toOpaque()
    let isSecure = url.scheme?.lowercased() == "https"
    var codes = [
      curl_set_pointer(easy, CURLOPT_URL, url.absoluteString),
      curl_set_pointer(easy, CURLOPT_HTTPHEADER, headers),
      curl_set_long(easy, CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS)),
      curl_set_long(easy, CURLOPT_FOLLOWLOCATION, 1),
      curl_set_long(easy, CURLOPT_MAXREDIRS, 5),  // As early HTTP recommended (RFC 9110, 15.4).
      curl_set_long(
        easy, CURLOPT_REDIR_PROTOCOLS, Int(CURLPROTO_HTTPS | (isSecure ? 0 : CURLPROTO_HTTP))),
      // Ends a response whose head declares too much; `takeBody` ends the others. 0 is no limit.
      curl_set_long(easy, CURLOPT_MAXFILESIZE, max(options.sizeLimit, 1)),
      curl_set_long(easy, CURLOPT_NOSIGNAL, 1),  // They would reach the whole program.
      curl_set_callback(easy, CURLOPT_HEADERFUNCTION) { Transfer.of($3).takeLine($0, $1 * $2) },
      curl_set_pointer(easy, CURLOPT_HEADERDATA, context),
      curl_set_callback(easy, CURLOPT_WRITEFUNCTION) { Transfer.of($3).takeBody($0, $1 * $2) },
      curl_set_pointer(easy, CURLOPT_WRITEDATA, context),
      curl_set_pointer(easy, CURLOPT_ERRORBUFFER, detail),
    ]
    // Nil would remove the authorities of the system.
    if let file = options.authorities {
      codes.append(curl_set_pointer(easy, CURLOPT_CAINFO, file))
    }
    let isReady =
      codes.allSatisfy { $0 == CURLE_OK } && curl_multi_add_handle(multi, easy) == CURLM_OK
    end(isReady ? perform(easy) : .failure(.noResponse("libcurl refused the request")))
    curl_multi_remove_handle(multi, easy)
    curl_easy_cleanup(easy)
    curl_slist_free_all(headers)
  }

  private func perform(_ easy: UnsafeMutableRawPointer?) -> Result<Response, FetchError.Cause> {
    let start = ContinuousClock.now
    var (running, others): (Int32, Int32) = (1, 0)
    while running > 0 {
      if isCancelled.withLock({ $0 }) { return .failure(.cancelled) }
      guard curl_multi_perform(multi, &running) == CURLM_OK, running > 0 else { break }
      let rest = min(options.timeLimit - start.duration(to: .now), .seconds(60))
      if rest <= .zero { return .failure(.timedOut(options.timeLimit)) }
      curl_multi_poll(multi, nil, 0, Int32(rest / .milliseconds(1)) + 1, nil)
    }
    switch curl_multi_info_read(multi, &others)?.pointee.data.result ?? CURLE_FAILED_INIT {
    // libcurl takes a head that breaks off for a whole one.
    case CURLE_OK where !hasHead: return .failure(.noResponse("the head broke off"))
    case CURLE_OK:
      response.status = curl_get_status(easy)
      response.address = ContentDigest(of: curl_get_url(easy).map { String(cString: $0) } ?? "")
      return .success(response)
    case CURLE_FILESIZE_EXCEEDED, CURLE_WRITE_ERROR: return .failure(.tooLarge(options.sizeLimit))
    // Names what is wrong with the certificate. Details of other failures may repeat an address.
    case CURLE_PEER_FAILED_VERIFICATION where detail[0] != 0:
      return .failure(.noResponse(String(cString: detail)))
    case let code: return .failure(.noResponse(String(cString: curl_easy_strerror(code))))
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer {
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  /// Takes a line of any head, also of redirects, or of the trailers behind a body.
  private func takeLine(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if line.hasPrefix("HTTP/") { (hasHead, response.tag) = (false, nil) }
    if line.isEmpty { hasHead = true }
    let isTag = !hasHead && line.lowercased().hasPrefix("etag:")
    if isTag { response.tag = line.dropFirst(5).trimmingCharacters(in: .whitespaces) }
    return count
  }

  /// Takes a part of the body; 0 ends the transfer.
  private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard count <= options.sizeLimit - response.body.count else { return 0 }
    response.body += UnsafeRawBufferPointer(start: bytes, count: count)
    return count
  }
}
