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
      let words = width
      // Room for the worst row, with a run for every pixel.
      var form = [UInt32](repeating: 0, count: max(2, words * 2))
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
        let count = writeRuns(of: UnsafeRawBufferPointer(start: row, count: stride), to: form)
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

  /// Writes the length and pixel of each run of `row`; returns the number of words, at most twice
  /// the pixels of the row.
  private func writeRuns(of row: UnsafeRawBufferPointer, to form: UnsafeMutablePointer<UInt32>)
    -> Int
  {
    let count = row.count / 4
    var written = 0
    var x = 0
    while x < count {
      // Copies bytes without interpreting them, so the byte order is the picture's on every
      // machine.
      let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      var end = x + 1
      // Runs in letters and at edges have one or two pixels, where a vector costs more than it
      // saves.
      let near = min(count, x + 8)
      while end < near, row.loadUnaligned(fromByteOffset: end * 4, as: UInt32.self) == pixel {
        end += 1
      }
      if end == near {
        let eight = SIMD8<UInt32>(repeating: pixel)
        while end + 8 <= count,
          row.loadUnaligned(fromByteOffset: end * 4, as: SIMD8<UInt32>.self) == eight
        { end += 8 }
        while end < count, row.loadUnaligned(fromByteOffset: end * 4, as: UInt32.self) == pixel {
          end += 1
        }
      }
      form[written] = UInt32(end - x).littleEndian
      form[written + 1] = pixel
      written += 2
      x = end
    }
    return written
  }
#endif
