/// The content of a PNG file that decoding does not apply, so comparisons can report what they did
/// not compare.

extension PNG {
  /// Parts of a PNG file that ``decode(_:file:limits:)`` does not apply.
  package struct Unapplied: Hashable, Sendable {
    /// How the samples are to be understood, as the chunk that holds has it: `cICP`, else `iCCP`,
    /// else `gAMA` and `cHRM`. Empty for sRGB, and where nothing is said.
    package var colorSpace: [UInt8] = []
    /// How viewers that apply Exif turn and mirror the picture, 1…8; 1 is as stored.
    package var orientation = 1
    /// Whether there are frames of an animation after the picture that is read.
    package var hasLaterFrames = false
    /// Whether samples have 16 bits. The nearest 8 bits are read.
    package var isDeep = false

    /// Creates the parts of a file that is applied in full.
    package init() {}
  }

  /// What is not applied of a PNG file in memory. Of a damaged file it is what stands before the
  /// damage; checksums are not looked at.
  package static func unapplied(_ bytes: [UInt8]) -> Unapplied {
    var found = Unapplied()
    bytes.withUnsafeBytes { raw in
      var chunks: [ChunkType: [UInt8]] = [:]
      var isAnimated = false
      var offset = signature.count
      while raw.count - offset >= 12 {
        let length = Int(bigEndian32(raw, at: offset))
        let type = ChunkType(code: bigEndian32(raw, at: offset + 4))
        guard length <= raw.count - offset - 12, type != .end else { break }
        switch type {
        // The depth is the ninth byte.
        case .header where length == 13: found.isDeep = raw[offset + 16] == 16
        case .codePoints, .profile, .standardColors, .gamma, .primaries:
          chunks[type] = Array(raw[(offset + 8)..<(offset + 8 + length)])
        case .exif:
          found.orientation = orientation(
            UnsafeRawBufferPointer(rebasing: raw[(offset + 8)..<(offset + 8 + length)]))
        case .animationControl: isAnimated = true
        case .frameData: found.hasLaterFrames = isAnimated
        default: break
        }
        offset += 12 + length
      }
      found.colorSpace = colorSpace(chunks)
    }
    return found
  }

  /// The orientation in an `eXIf` chunk (PNG, third edition, 11.3.3.4; Exif 2.3, 4.6.4 A, tag
  /// 0x0112); 1 if it has none or is damaged.
  private static func orientation(_ exif: UnsafeRawBufferPointer) -> Int {
    guard exif.count >= 8 else { return 1 }
    let isLittle: Bool
    switch (exif[0], exif[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return 1
    }
    /// A number of `count` bytes; nil beyond the end.
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= exif.count - count else { return nil }
      return (0..<count).reduce(0) {
        $0 << 8 | Int(exif[offset + (isLittle ? count - 1 - $1 : $1)])
      }
    }
    guard number(at: 2, 2) == 42, let directory = number(at: 4, 4),
      let entries = number(at: directory, 2)
    else { return 1 }
    for entry in 0..<entries {
      let place = directory + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return 1 }
      // One number of two bytes, which stands at the front of the value.
      guard tag == 0x0112, number(at: place + 2, 2) == 3, number(at: place + 4, 4) == 1,
        let value = number(at: place + 8, 2)
      else { continue }
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }

  /// The chunks in the order in which the specification has one hold over the others.
  private static func colorSpace(_ chunks: [ChunkType: [UInt8]]) -> [UInt8] {
    // The primaries and the transfer of sRGB, in full range.
    if let points = chunks[.codePoints] { return points == [1, 13, 0, 1] ? [] : [1] + points }
    if let profile = chunks[.profile] { return [2] + profile }
    if chunks[.standardColors] != nil { return [] }
    // The values that the specification has for sRGB, which others may write in its place.
    let gamma = chunks[.gamma].flatMap { $0 == bigEndian(45_455) ? nil : $0 } ?? []
    let standard: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    let primaries =
      chunks[.primaries].flatMap { $0 == standard.flatMap(bigEndian) ? nil : $0 } ?? []
    return gamma.isEmpty && primaries.isEmpty ? [] : [3, UInt8(gamma.count)] + gamma + primaries
  }
}
