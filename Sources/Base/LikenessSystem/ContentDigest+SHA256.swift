/// Digests of bytes and of text.
import LikenessBase

extension ContentDigest {
  /// Creates the SHA-256 digest of `bytes`.
  package init(of bytes: UnsafeRawBufferPointer) {
    var hash = SHA256()
    hash.update(bytes)
    self = hash.finish()
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentDigest(of: $0) }
  }

  /// Creates the SHA-256 digest of the UTF-8 form of `text`.
  package init(of text: String) {
    var text = text
    self = text.withUTF8 { ContentDigest(of: UnsafeRawBufferPointer($0)) }
  }
}
