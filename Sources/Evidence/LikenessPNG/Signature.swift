/// Recognizes the kind of a file by its first bytes, before anything is decoded.

extension PNG {
  /// The eight bytes every PNG file starts with. They were chosen so that the usual damage of
  /// text-mode copying shows.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Throws unless the file starts like a PNG file. The error names its real kind if that is known.
  static func checkSignature(_ bytes: UnsafeRawBufferPointer) throws(PNGError.Cause) {
    if bytes.starts(with: signature) { return }
    let start = Array(bytes.prefix(1024))
    if start.isEmpty { throw .empty }
    if signature.starts(with: start) {
      throw .truncated(size: start.count, inside: "the signature")
    }
    if start.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      throw .lfsPointer
    }
    if isTextDamaged(start) { throw .textDamage }
    if isHTML(start) { throw .html }
    if let name = otherFormat(start) { throw .otherFormat(name) }
    throw .notPNG(firstBytes: Array(start.prefix(8)))
  }

  /// Whether this was a PNG file until it was copied as text: line ends changed, the eighth bit
  /// cleared, or the first byte, which is not UTF-8, replaced or encoded.
  private static func isTextDamaged(_ start: [UInt8]) -> Bool {
    let name = Array("PNG".utf8)
    let firstBytes: [[UInt8]] = [[0x89], [0x09], [0xef, 0xbf, 0xbd], [0xc2, 0x89], [0x3f]]
    return firstBytes.contains {
      start.starts(with: $0 + name)
        && start.dropFirst($0.count + name.count).first.map { $0 <= 0x0d } ?? false
    }
  }

  private static func isHTML(_ start: [UInt8]) -> Bool {
    var text = start[...]
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text = text.dropFirst(3) }
    let trimmed = text.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
    let lowercased = trimmed.prefix(16).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    return ["<!doctype html", "<html", "<head", "<body", "<!--"].contains {
      lowercased.starts(with: Array($0.utf8))
    }
  }

  private static func otherFormat(_ start: [UInt8]) -> String? {
    let isRIFF = start.starts(with: Array("RIFF".utf8))
    if isRIFF, start.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "WebP" }
    if start.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      let brand = Array(start.dropFirst(8).prefix(4))
      if brand.starts(with: Array("avi".utf8)) { return "AVIF" }
      if ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { brand == Array($0.utf8) }) {
        return "HEIC"
      }
      return nil
    }
    return formats.first { start.starts(with: $0.start) }?.name
  }

  private static let formats: [(start: [UInt8], name: String)] = [
    ([0xff, 0xd8, 0xff], "JPEG"),
    (Array("GIF8".utf8), "GIF"),
    ([0x49, 0x49, 0x2a, 0x00], "TIFF"),
    ([0x4d, 0x4d, 0x00, 0x2a], "TIFF"),
    ([0xff, 0x0a], "JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20], "JPEG XL"),
    ([0x8a, 0x4d, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "MNG"),
    ([0x8b, 0x4a, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "JNG"),
    (Array("%PDF-".utf8), "PDF"),
    (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML or SVG"),
    ([0x50, 0x4b, 0x03, 0x04], "ZIP"),
    ([0x1f, 0x8b], "gzip"),
    ([0x00, 0x00, 0x01, 0x00], "ICO"),
    (Array("BM".utf8), "BMP"),
  ]
}
