/// A request to the loopback server.

/// A request with its whole body.
package struct HTTPRequest: Sendable {
  /// Such as `GET`; case-sensitive (RFC 9110, 9.1).
  package var method: String
  /// The path and query as sent: percent-encoded, beginning with `/`.
  package var target: String
  /// Whether the client uses HTTP/1.1, which keeps connections by default.
  package var isCurrent: Bool
  /// The header fields in order, with names in lower case.
  package var fields: [(name: String, value: String)]
  package var body: [UInt8] = []

  /// Returns the value of a field, several joined by commas (RFC 9110, 5.3); nil if there is none.
  /// `name` is in lower case.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  package var path: Substring { target.prefix { $0 != "?" } }

  package var keepsConnection: Bool {
    let options = (self["connection"] ?? "").lowercased().split(separator: ",").map {
      $0.trimming(" \t")
    }
    return isCurrent ? !options.contains("close") : options.contains("keep-alive")
  }
}

/// The refusal of a malformed request. The connection is then closed, because the start of the next
/// request is unknown.
package struct HTTPRefusal: Error, Hashable, Sendable {
  package var status: Int
  package var reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

extension HTTPRequest {
  /// Parses a head, without the empty line after it. Strict (RFC 9112): refuses what two programs
  /// could read in two ways.
  package init(head: some Collection<UInt8>) throws(HTTPRefusal) {
    var lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)[...]
    let parts = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[2].hasPrefix("HTTP/") else {
      throw HTTPRefusal(400, "This is not an HTTP/1.1 request.")
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw HTTPRefusal(505, "This server supports HTTP/1.1 and HTTP/1.0.")
    }
    guard parts[1].hasPrefix("/"), parts[1].utf8.allSatisfy({ (33...126).contains($0) }) else {
      throw HTTPRefusal(400, "The target must begin with / and be percent-encoded.")
    }
    method = String(parts[0])
    target = String(parts[1])
    isCurrent = parts[2] == "HTTP/1.1"
    fields = []
    for line in lines {
      // By bytes: a mark that combines with a colon or a space would hide it from a comparison of
      // characters.
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]),
        line.unicodeScalars.allSatisfy({ $0 == "\t" || $0.value >= 32 && $0.value != 127 })
      else { throw HTTPRefusal(400, "A header field is malformed.") }
      fields.append(
        (line[..<colon].lowercased(), line[line.utf8.index(after: colon)...].trimming(" \t")))
    }
  }

  /// Returns the length of the body in bytes, at most `limit`.
  package func bodyLength(limit: Int) throws(HTTPRefusal) -> Int {
    guard self["transfer-encoding"] == nil else {
      throw HTTPRefusal(501, "Send the body with Content-Length.")
    }
    guard let text = self["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw HTTPRefusal(400, "Content-Length is invalid.")
    }
    // A number that does not fit is too large.
    guard let length = Int(text), length <= limit else {
      throw HTTPRefusal(413, "The body has more than \(limit) bytes.")
    }
    return length
  }

  /// Refuses a request to another host name than this machine's own.
  ///
  /// A web page could have its own name resolve to this server (DNS rebinding), but the browser
  /// still sends that name. Any port is accepted, because a tunnel may use another one.
  package func checkHost() throws(HTTPRefusal) {
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count == 1, let host = hosts.first?.value.lowercased() else {
      throw HTTPRefusal(400, "A request must name exactly one host.")
    }
    let isLoopback = ["localhost", "127.0.0.1", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty
        || rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
    guard isLoopback else {
      throw HTTPRefusal(421, "This server answers for localhost and 127.0.0.1 only.")
    }
  }
}

/// Whether a text is a token (RFC 9110, 5.6.2), such as a method or a field name.
private func isToken(_ text: Substring) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

extension StringProtocol {
  fileprivate func trimming(_ characters: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in characters.unicodeScalars.contains(scalar) }
    let front = unicodeScalars.drop(while: isBlank)
    return String(String.UnicodeScalarView(front.reversed().drop(while: isBlank).reversed()))
  }
}
