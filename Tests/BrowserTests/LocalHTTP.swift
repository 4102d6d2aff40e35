/// Just enough HTTP for chromedriver on this machine.
///
/// chromedriver omits the space after the colon of a header, which is valid (RFC 9112, 5), but
/// URLSession on Linux rejects it.
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why there was no response.
struct LocalHTTPFailure: Error, CustomStringConvertible {
  let description: String
}

/// Sends one request on its own connection, and waits for the whole response on a thread outside
/// the task pool.
///
/// - Returns: The status and the body.
func localRequest(_ method: String, port: Int, path: String, body: Data?) async throws -> (
  status: Int, body: Data
) {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(
        with: Result { try blockingRequest(method, port: port, path: path, body: body ?? Data()) })
    }
  }
}

/// Sends one request, and blocks the thread until the response is whole.
func blockingRequest(
  _ method: String, port: Int, path: String, body: Data = Data()
) throws -> (status: Int, body: Data) {
  let connection = try connected(to: port)
  defer { close(connection) }
  var request = Data(
    "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      .utf8)
  request += Data("Content-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
  try write(request, to: connection)
  var answer = Data()
  while true {
    if let complete = try parsed(answer) { return complete }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &buffer, buffer.count, 0)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      throw LocalHTTPFailure(
        description: "chromedriver ended after \(answer.count) bytes of an answer")
    }
    answer += buffer[..<count]
  }
}

private func connected(to port: Int) throws -> Int32 {
  #if canImport(Darwin)
    let stream = SOCK_STREAM
  #else
    let stream = Int32(SOCK_STREAM.rawValue)
  #endif
  let connection = socket(AF_INET, stream, 0)
  guard connection >= 0, let number = UInt16(exactly: port) else {
    throw LocalHTTPFailure(description: "there is no socket for port \(port)")
  }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = number.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let status = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard status == 0 else {
    close(connection)
    throw LocalHTTPFailure(description: "nothing listens on port \(port)")
  }
  return connection
}

private func write(_ data: Data, to connection: Int32) throws {
  var rest = Array(data)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      throw LocalHTTPFailure(description: "chromedriver took only a part of a request")
    }
    rest = rest.dropFirst(count)
  }
}

/// The status and the body, once the response is complete.
private func parsed(_ answer: Data) throws -> (Int, Data)? {
  guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
  let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
  guard let status = head.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
    let match = head.firstMatch(of: /(?i)\r\ncontent-length:[ \t]*(\d+)/), let length = Int(match.1)
  else { throw LocalHTTPFailure(description: "this is no answer: \(head)") }
  let body = answer[end.upperBound...]
  return body.count >= length ? (status, Data(body.prefix(length))) : nil
}
