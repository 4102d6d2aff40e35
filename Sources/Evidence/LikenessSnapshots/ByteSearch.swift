/// Finding a text in the bytes of a file.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension [UInt8] {
  /// Whether the bytes hold a text somewhere between one of the bytes `behind` and one of the bytes `before`.
  ///
  /// By the system's search: much is searched, also in builds that are not optimised.
  func holds(_ text: String, behind: String, before: String) -> Bool {
    let (text, behind, before) = (Array(text.utf8), Array(behind.utf8), Array(before.utf8))
    guard let first = text.first else { return false }
    return withUnsafeBytes { buffer in
      // What is found has a byte on either side.
      var start = 1
      while start + text.count < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(first), buffer.count - text.count - start)
      {
        let place = base.distance(to: UnsafeRawPointer(found))
        let end = place + text.count
        if behind.contains(buffer[place - 1]), before.contains(buffer[end]), memcmp(found, text, text.count) == 0 { return true }
        start = place + 1
      }
      return false
    }
  }
}
