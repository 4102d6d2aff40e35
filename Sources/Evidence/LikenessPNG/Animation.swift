/// Pictures that follow each other in one PNG file, as the third edition of the PNG specification has it: `acTL`, `fcTL`, `fdAT`.

import LikenessGraphics

extension PNG {
  /// Encodes pictures as an animated PNG file that plays again and again. A reader that knows no animation shows the first picture.
  ///
  /// Every frame is a whole picture that replaces the one before. The file is RGB where all frames are opaque, else RGBA.
  ///
  /// - Parameters:
  ///   - frames: at least one picture, all of one size.
  ///   - milliseconds: how long each is shown, 1…65,535.
  package static func encode(animation frames: [Bitmap], milliseconds: UInt16) throws(PNGError) -> [UInt8] {
    guard let first = frames.first, frames.allSatisfy({ $0.size == first.size }) else {
      throw PNGError(file: nil, cause: .encoding(reason: "an animation takes frames of one size, and at least one"))
    }
    let isOpaque = frames.allSatisfy(\.isOpaque)
    var file = signature
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      if index == 0 {
        let header = bigEndian(UInt32(frame.width)) + bigEndian(UInt32(frame.height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
        file += chunkBytes(.header, header) + chunkBytes(.animationControl, bigEndian(UInt32(frames.count)) + bigEndian(0))
      }
      let size = bigEndian(UInt32(frame.width)) + bigEndian(UInt32(frame.height)) + bigEndian(0) + bigEndian(0)
      // Thousandths of a second; nothing is cleared, and each frame replaces all pixels.
      let delay = [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232, 0, 0]
      file += chunkBytes(.frameControl, bigEndian(sequence) + size + delay)
      sequence += 1
      for data in try fastImageData(of: frame, isOpaque: isOpaque) {
        guard index > 0 else {
          file += chunkBytes(.imageData, data)
          continue
        }
        file += chunkBytes(.frameData, bigEndian(sequence) + data)
        sequence += 1
      }
    }
    return file + chunkBytes(.end, [])
  }

  /// Whether a file in memory holds the bytes that ``encode(_:effort:)`` or ``encode(animation:milliseconds:)`` gives for its pixels. False for a damaged file.
  ///
  /// Only animations of two frames are recognized, as in a difference picture that blinks.
  package static func isOwn(_ bytes: [UInt8]) -> Bool {
    do {
      guard unapplied(bytes).hasLaterFrames else {
        let picture = try decode(bytes)
        return try encode(picture) == bytes || encode(picture, effort: .fast) == bytes
      }
      let animation = try blinking(bytes)
      return try encode(animation: animation.frames.map { try decode($0) }, milliseconds: animation.milliseconds) == bytes
    } catch {
      return false
    }
  }

  /// The first two frames of an animation as files, and how long the second is shown. Frames are taken as whole pictures.
  private static func blinking(_ bytes: [UInt8]) throws -> (frames: [[UInt8]], milliseconds: UInt16) {
    try bytes.withUnsafeBytes { raw in
      var chunks = ChunkReader(raw)
      let start = signature + chunkBytes(.header, Array(try chunks.next().payload))
      var frames: [[UInt8]] = []
      var milliseconds: UInt16 = 0
      while true {
        let chunk = try chunks.next()
        switch chunk.type {
        case .frameControl where chunk.payload.count == 26 && frames.count < 2:
          frames.append(start)
          milliseconds = UInt16(chunk.payload[20]) << 8 | UInt16(chunk.payload[21])
        case .imageData where frames.count == 1: frames[0] += chunkBytes(.imageData, Array(chunk.payload))
        case .frameData where frames.count == 2: frames[1] += chunkBytes(.imageData, Array(chunk.payload.dropFirst(4)))
        case .end: return (frames.map { $0 + chunkBytes(.end, []) }, milliseconds)
        default: break
        }
      }
    }
  }
}
