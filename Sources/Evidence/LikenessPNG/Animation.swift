/// Writes animated PNG files by the third edition of the PNG specification: `acTL`, `fcTL`, `fdAT`.

import LikenessDisplayList

extension PNG {
  /// Encodes pictures as an animated PNG file that plays again and again. A reader that knows no
  /// animation shows the first picture.
  ///
  /// Every frame is a whole picture that replaces the one before. The file is RGB where all frames
  /// are opaque, else RGBA.
  ///
  /// - Parameters:
  ///   - frames: at least one picture, all of one size.
  ///   - milliseconds: how long each is shown, 1…65,535.
  package static func encode(animation frames: [Bitmap], milliseconds: UInt16) throws(PNGError)
    -> [UInt8]
  {
    guard let first = frames.first, frames.allSatisfy({ $0.size == first.size }) else {
      throw PNGError(
        file: nil,
        cause: .encoding(reason: "an animation takes frames of one size, and at least one"))
    }
    let isOpaque = frames.allSatisfy(\.isOpaque)
    var file = signature
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      if index == 0 {
        let header =
          bigEndian(UInt32(frame.width)) + bigEndian(UInt32(frame.height)) + [
            8, isOpaque ? 2 : 6, 0, 0, 0,
          ]
        file +=
          chunkBytes(.header, header)
          + chunkBytes(.animationControl, bigEndian(UInt32(frames.count)) + bigEndian(0))
      }
      let size =
        bigEndian(UInt32(frame.width)) + bigEndian(UInt32(frame.height)) + bigEndian(0)
        + bigEndian(0)
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
}
