import TestSupport
/// Which requests are accepted, and which are refused before a handler sees them.
import Testing

@testable import LikenessReview

private func refusal(_ head: String) -> Int? {
  do throws(HTTPRefusal) {
    let request = try HTTPRequest(head: Array(head.utf8))
    try request.checkHost()
    _ = try request.bodyLength(limit: 100)
    return nil
  } catch {
    return error.status
  }
}

@Suite struct RequestTests {
  /// U+0301 combines with the letter before it, and with a colon or a space to one character that
  /// is neither.
  @Test(
    "A combining mark hides neither colon nor space",
    arguments: ["a:\u{301}b", "a: \u{301}b", "a:\t\u{301}b "])
  func combiningMarks(field: String) throws {
    let request = try HTTPRequest(head: Array("GET / HTTP/1.1\r\n\(field)".utf8))
    #expect(request.fields.map(\.name) == ["a"])
    #expect(request.fields.map { Array($0.value.unicodeScalars) } == [["\u{301}", "b"]])
  }

  @Test("A head is read into its parts")
  func head() throws {
    let head =
      """
      GET /a%20b?c=d HTTP/1.1\r\nHost: localhost\r\nIf-None-Match:\t \"x\" \r\nAccept: \
      a\r\naccept: b
      """
    let request = try HTTPRequest(head: Array(head.utf8))
    #expect(request.method == "GET")
    #expect(request.target == "/a%20b?c=d")
    #expect(request.path == "/a%20b")
    #expect(request["if-none-match"] == "\"x\"")
    #expect(request["accept"] == "a, b")
    #expect(request["cookie"] == nil)
    #expect(request.keepsConnection)
  }

  @Test(
    "The version and the client decide whether a connection is kept",
    arguments: [
      ("HTTP/1.1", nil, true), ("HTTP/1.1", "close", false),
      ("HTTP/1.1", "Keep-Alive, CLOSE", false), ("HTTP/1.0", nil, false),
      ("HTTP/1.0", "keep-alive", true),
    ] as [(String, String?, Bool)])
  func kept(
    version: String, connection: String?, kept: Bool
  ) throws {
    let field = connection.map { "\r\nConnection: \($0)" } ?? ""
    #expect(
      try HTTPRequest(head: Array("GET / \(version)\r\nHost: localhost\(field)".utf8))
        .keepsConnection == kept)
  }

  // The statuses are those of RFC 9110 and 9112.
  @Test(
    "What could be read in two ways is refused",
    arguments: [
      ("", 400), ("GET / HTTP/1.1 \r\nHost: localhost", 400),
      ("GET  / HTTP/1.1\r\nHost: localhost", 400), ("GET /\r\nHost: localhost", 400),
      ("G(T / HTTP/1.1\r\nHost: localhost", 400), ("GET / HTTP/2.0\r\nHost: localhost", 505),
      ("GET / HTTP/1.1\r\nHost : localhost", 400),
      ("GET http://localhost/ HTTP/1.1\r\nHost: localhost", 400),
      ("GET * HTTP/1.1\r\nHost: localhost", 400),
      ("GET /\u{e9} HTTP/1.1\r\nHost: localhost", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\n folded", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\nX: y", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nX: \u{0}", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nno colon", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 101", 413),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999", 413),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: +1", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length:", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 1", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked", 501),
    ]) func refused(head: String, status: Int)
  {
    #expect(refusal(head) == status)
  }

  @Test(
    "Names of this machine are answered",
    arguments: [
      "localhost", "LOCALHOST", "localhost:8000", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8000",
    ]) func ownNames(host: String)
  {
    #expect(refusal("GET / HTTP/1.1\r\nHost: \(host)") == nil)
  }

  @Test(
    "Any other name is refused",
    arguments: [
      "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example",
      "localhost:80@evil.example", "localhost.", "",
      "127.0.0.2", "0.0.0.0", "[::2]", "localhost:8000x", "notlocalhost",
    ]) func otherNames(host: String)
  {
    #expect(refusal("GET / HTTP/1.1\r\nHost: \(host)") == 421)
  }

  @Test("A request has one host", arguments: ["", "\r\nHost: localhost\r\nHost: localhost"])
  func oneHost(
    fields: String
  ) {
    #expect(refusal("GET / HTTP/1.1" + fields) == 400)
  }
}
