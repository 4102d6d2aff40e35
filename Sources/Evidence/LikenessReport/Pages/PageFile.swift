/// A file of a set of pages: its path and its content.

/// A file of a set of pages.
package struct PageFile: Equatable, Sendable {
  /// The path in the folder of the pages, with `/` as the separator.
  package var path: String
  /// The content.
  package var content: Content
  /// The encoding of the content. Unchanged by default.
  package var encoding: Encoding

  /// The content of a file.
  package enum Content: Equatable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// The bytes of another file, copied when the pages are written; only if it is inside these
    /// folders, or wherever it is for nil.
    case copy(of: String, inside: [String]?)
  }

  /// The encoding of the content in the file.
  package enum Encoding: Equatable, Sendable {
    /// Unchanged.
    case plain
    /// Base64 (RFC 4648, 4), between two texts.
    case base64(before: String, after: String)
  }

  package init(path: String, content: Content, encoding: Encoding = .plain) {
    self.path = path
    self.content = content
    self.encoding = encoding
  }

  /// Creates a text file in UTF-8.
  package init(path: String, text: String) {
    self.init(path: path, content: .bytes(Array(text.utf8)))
  }

  /// The text of a file with unchanged bytes; nil for other files.
  package var text: String? {
    guard case .bytes(let bytes) = content, encoding == .plain else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
