/// A request to the loopback server, and what of its head is taken.

/// A request, its body whole.
package struct HTTPRequest: Sendable {
  /// Such as `GET`; capitals count (RFC 9110, 9.1).
  package var method: String
  /// The path and query as they were sent: percent-encoded, beginning with `/`.
  package var target: String
  /// Whether the client speaks HTTP/1.1, and so keeps its connection unless it says otherwise.
  package var isCurrent: Bool
  /// The fields in their order, names in lower case.
  package var fields: [(name: String, value: String)]
  /// The body; empty where there is none.
  package var body: [UInt8] = []

  /// The value of a field, several joined by commas as RFC 9110, 5.3, has it; nil where the request has none of that name.
  ///
  /// - Parameter name: in lower case.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The path alone, percent-encoded.
  package var path: Substring { target.prefix { $0 != "?" } }

  /// Whether the client wants the connection for further requests.
  package var keepsConnection: Bool {
    let options = (self["connection"] ?? "").lowercased().split(separator: ",").map { $0.trimming(" \t") }
    return isCurrent ? !options.contains("close") : options.contains("keep-alive")
  }
}

/// Why a request is refused before anybody looks at what it asks for. The connection is closed after it: where the next request begins is not known.
package struct HTTPRefusal: Error, Hashable, Sendable {
  package var status: Int
  package var reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

extension HTTPRequest {
  /// Reads a head, strictly (RFC 9112): what two programs could take in two ways is refused.
  ///
  /// - Parameter head: everything before the empty line, without it.
  package init(head: some Collection<UInt8>) throws(HTTPRefusal) {
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let parts = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[2].hasPrefix("HTTP/") else {
      throw HTTPRefusal(400, "This is no request of HTTP/1.1.")
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else { throw HTTPRefusal(505, "This server speaks HTTP/1.1.") }
    guard parts[1].hasPrefix("/"), parts[1].utf8.allSatisfy({ (33...126).contains($0) }) else {
      throw HTTPRefusal(400, "A target begins with / and is percent-encoded.")
    }
    method = String(parts[0])
    target = String(parts[1])
    isCurrent = parts[2] == "HTTP/1.1"
    fields = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]),
        line.unicodeScalars.allSatisfy({ $0 == "\t" || $0.value >= 32 && $0.value != 127 })
      else { throw HTTPRefusal(400, "A field of the head is malformed.") }
      fields.append((line[..<colon].lowercased(), String(line[line.index(after: colon)...]).trimming(" \t")))
    }
  }

  /// How many bytes of a body follow the head.
  ///
  /// - Parameter limit: the most that are taken.
  package func bodyLength(limit: Int) throws(HTTPRefusal) -> Int {
    guard self["transfer-encoding"] == nil else { throw HTTPRefusal(501, "Send the body with Content-Length.") }
    guard let text = self["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { throw HTTPRefusal(400, "Content-Length is no length.") }
    // A number that does not fit is too large, too.
    guard let length = Int(text), length <= limit else { throw HTTPRefusal(413, "A body may have \(limit) bytes.") }
    return length
  }

  /// Refuses a request that was sent to another name than this machine's own.
  ///
  /// A page of the web can have its own name lead here (DNS rebinding), and would then be taken for one of this server's. The browser still tells the
  /// name. The port is left free, as a tunnel may have another one.
  package func checkHost() throws(HTTPRefusal) {
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count == 1, let host = hosts.first?.value.lowercased() else {
      throw HTTPRefusal(400, "A request names one host.")
    }
    let isLoopback = ["localhost", "127.0.0.1", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty || rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
    guard isLoopback else { throw HTTPRefusal(421, "This server answers for localhost and 127.0.0.1 only.") }
  }
}

/// Whether a text is a token (RFC 9110, 5.6.2), as methods and the names of fields are.
private func isToken(_ text: Substring) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

extension StringProtocol {
  /// The text without these characters at its ends.
  fileprivate func trimming(_ characters: String) -> String {
    let front = drop { characters.contains($0) }
    return String(front.reversed().drop { characters.contains($0) }.reversed())
  }
}
