/// SHA-256 by CryptoKit on Apple systems and by nettle elsewhere.

import LikenessBase

#if canImport(CryptoKit)
  import CryptoKit
#else
  import Cnettle
#endif

/// An incremental SHA-256 hash.
package struct SHA256 {
  #if canImport(CryptoKit)
    private var hasher = CryptoKit.SHA256()

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
      hasher.update(bufferPointer: bytes)
    }
  #else
    private var context = sha256_ctx()

    package init() { nettle_sha256_init(&context) }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
      nettle_sha256_update(
        &context, bytes.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
  #endif

  package consuming func finish() -> ContentDigest {
    #if canImport(CryptoKit)
      let hash = Array(hasher.finalize())
    #else
      var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      cnettle_sha256_finish(&context, &hash)
    #endif
    guard let digest = ContentDigest(bytes: hash) else {
      preconditionFailure("A SHA-256 hash has 32 bytes by definition.")
    }
    return digest
  }
}
