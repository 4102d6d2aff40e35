/// Hashing of bytes and of pictures; the only importer of the hashing library.
import Crypto
import LikenessGraphics

extension ContentDigest {
  /// The SHA-256 hash of `bytes`.
  public init(of bytes: UnsafeRawBufferPointer) {
    self.init(SHA256.hash(data: bytes))
  }

  /// The SHA-256 hash of `bytes`.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentDigest(of: $0) }
  }

  /// The SHA-256 hash of the UTF-8 form of `text`.
  public init(of text: String) {
    var text = text
    self = text.withUTF8 { ContentDigest(of: UnsafeRawBufferPointer($0)) }
  }

  init(_ hash: SHA256.Digest) {
    // A SHA-256 hash is 32 bytes by definition, the one count that the initializer takes.
    guard let digest = hash.withUnsafeBytes({ ContentDigest(bytes: $0) }) else { preconditionFailure("a SHA-256 hash has 32 bytes") }
    self = digest
  }
}
