/// A file of a set of pages: its path in the folder, and what is in it.

/// A file of a set of pages.
package struct PageFile: Equatable, Sendable {
  /// Its path inside the folder of the pages, with `/` between the parts.
  package var path: String
  /// What is in it.
  package var content: Content
  /// How the content becomes that of the file; as it is by default.
  package var encoding: Encoding

  /// What is in a file.
  package enum Content: Equatable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// The bytes of another file, copied when the pages are written.
    case copy(of: String)
  }

  /// How content becomes that of a file.
  package enum Encoding: Equatable, Sendable {
    /// As it is.
    case plain
    /// In Base64 (RFC 4648, 4), between two texts.
    case base64(before: String, after: String)
  }

  /// Creates a file.
  package init(path: String, content: Content, encoding: Encoding = .plain) {
    self.path = path
    self.content = content
    self.encoding = encoding
  }

  /// Creates a file of text, as UTF-8.
  package init(path: String, text: String) {
    self.init(path: path, content: .bytes(Array(text.utf8)))
  }

  /// The text of a file that holds bytes as they are; nil for others.
  package var text: String? {
    guard case .bytes(let bytes) = content, encoding == .plain else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
