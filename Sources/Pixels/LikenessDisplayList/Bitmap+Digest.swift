/// The digest of a picture's pixels. Digests are equal exactly if sizes and pixels are equal.
#if !hasFeature(Embedded)
  import Foundation
  import LikenessBase
  import LikenessSystem

  extension Bitmap {
    /// The SHA-256 hash of the picture's *run form*, which for the gallery is nine times shorter
    /// than the bytes.
    ///
    /// Pictures of user interfaces are mostly flat, and hashing every byte would cost more than
    /// drawing. The lossless form is hashed instead: width and height as little-endian 32-bit
    /// words; then for each row, either the word 0 (the row equals the one above), or for each run
    /// of equal pixels its length as a word and the pixel's four bytes. Lengths are at least 1 and
    /// end with the row, so different pictures never share a form.
    package var digest: ContentDigest {
      var hasher = SHA256()
      // Room for the worst row, with a run for every pixel, and for what follows the last run.
      var form = [UInt32](repeating: 0, count: width * 2 + 2)
      form[0] = UInt32(width).littleEndian
      form[1] = UInt32(height).littleEndian
      form.withUnsafeBytes { hasher.update(UnsafeRawBufferPointer(rebasing: $0[..<8])) }
      hashRows(of: bytes, using: &form, into: &hasher)
      return hasher.finish()
    }
  }

  extension Bitmap {
    private func hashRows(
      of pixels: UnsafeRawPointer, using form: UnsafeMutablePointer<UInt32>,
      into hasher: inout SHA256
    ) {
      let stride = width * 4
      var zeroRows = 0
      for y in 0..<height {
        let row = pixels + y * stride
        if y > 0, memcmp(row, row - stride, stride) == 0 {
          zeroRows += 1
          continue
        }
        zeroRows = flush(zeroRows, into: &hasher)
        let count = writeRuns(of: row, count: width, to: form)
        hasher.update(UnsafeRawBufferPointer(start: form, count: count * 4))
      }
      _ = flush(zeroRows, into: &hasher)
    }
  }

  /// Hashes `count` zero words, and returns 0 as the new count.
  private func flush(_ count: Int, into hasher: inout SHA256) -> Int {
    guard count > 0 else { return 0 }
    [UInt32](repeating: 0, count: count).withUnsafeBytes { hasher.update($0) }
    return 0
  }

  /// Writes the length and pixel of each run of a row of `count` pixels; returns the number of
  /// words. `form` has room for two a pixel and two more.
  private func writeRuns(
    of row: UnsafeRawPointer, count: Int, to form: UnsafeMutablePointer<UInt32>
  ) -> Int {
    // Copies bytes without interpreting them, so the byte order is the picture's on every machine.
    func pixel(_ x: Int) -> UInt32 { row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self) }
    // Where each run starts, in place of its length.
    form[0] = 0
    form[1] = pixel(0)
    var written = 2
    var x = 1
    while x < count {
      let end = min(count, x &+ 32)
      let equals = memcmp(row + x &* 4, row + (x &- 1) &* 4, (end &- x) &* 4) == 0
      // Without a branch for each pixel: runs in letters and at edges have one or two.
      while !equals, x < end {
        form[written] = UInt32(truncatingIfNeeded: x)
        form[written &+ 1] = pixel(x)
        written &+= pixel(x) == pixel(x &- 1) ? 0 : 2
        x &+= 1
      }
      x = end
    }
    form[written] = UInt32(count)
    for start in stride(from: 0, to: written, by: 2) {
      form[start] = (form[start &+ 2] &- form[start]).littleEndian
    }
    return written
  }
#endif
