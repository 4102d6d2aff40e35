/// The English of PNG errors: the file, the cause, and what to do next. The only place that words them.

import LikenessGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PNGError: CustomStringConvertible {
  /// One or two sentences: the file, what is wrong with it, and the next step.
  public var description: String { "\(file ?? "The PNG data"): \(cause.finding). \(cause.nextStep)" }
}

extension PNGError.Cause {
  /// What is wrong, to follow the name of the file.
  fileprivate var finding: String {
    switch self {
    case .missing: "there is no such file"
    case .notARegularFile(let kind): "this is \(kind.rawValue), not a file"
    case .unreadable(let errno): "cannot be read: \(String(cString: strerror(errno)))"
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes, and the limit is \(limit)"
    case .outOfMemory(let bytes): "there is not enough memory (\(bytes) bytes)"

    case .empty: "the file is empty"
    case .lfsPointer: "this is a Git LFS pointer, not the picture it stands for"
    case .html: "this is an HTML page, not a PNG file"
    case .otherFormat(let name): "this is a file of the format \(name), not a PNG file"
    case .textDamage: "this was a PNG file until it was copied as text, which changed some of its bytes"
    case .notPNG(let firstBytes): "this is not a PNG file: it starts with the bytes \(hexadecimal(firstBytes))"
    case .appleOptimized: "this is a PNG file in Apple's own variant (CgBI), which Xcode writes for devices"

    case .truncated(let size, let inside?): "the file is cut: it ends inside \(inside), after \(size) bytes"
    case .truncated(let size, nil): "the file is cut: it ends without the closing chunk IEND, after \(size) bytes"
    case .checksum(let chunk, let offset): "chunk \(chunk) at byte \(offset) is damaged: its checksum (CRC) is wrong"
    case .chunkName(let offset): "the file is damaged: no chunk starts at byte \(offset)"
    case .chunkLength(let chunk, let offset, let length): "chunk \(chunk) at byte \(offset) has a wrong length, \(length) bytes"
    case .chunkOutOfPlace(let chunk, let offset): "chunk \(chunk) at byte \(offset) must not stand there"
    case .missingChunk(let chunk): "the chunk \(chunk) is missing"
    case .unknownCriticalChunk(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) is not known, and says that a reader must know it"
    case .headerField(let name, let value): "its header gives \(value) as the \(name), which PNG does not have there"
    case .imageDataTooShort(let compressed, let needed):
      "its \(compressed) bytes of image data cannot hold the picture that its header announces (\(needed) bytes)"
    case .imageDataEndsEarly: "the image data end before the last row"
    case .imageData(let reason): "the image data are damaged (libpng: \(reason))"
    case .paletteIndex(let index, let entries): "a pixel has the colour number \(index), and the palette has \(entries) colours"

    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) × \(height) pixels (\(megapixels(width * height)) megapixels), and the limit is \(megapixels(limit))"
    case .sideTooLong(let width, let height):
      "the picture has \(width) × \(height) pixels, and the longest side is \(PixelSize.maximumSide)"
    case .tooMuchMetadata(let chunk, let offset, let limit):
      "its texts and profiles have more than \(limit) bytes once inflated (reached in chunk \(chunk) at byte \(offset))"

    case .encoding(let reason): "the picture cannot be encoded (libpng: \(reason))"
    }
  }

  /// What to do now.
  fileprivate var nextStep: String {
    switch self {
    case .missing: "Check the path."
    case .notARegularFile(.directory): "Give the path of a PNG file in it."
    case .notARegularFile: "Give the path of a regular file; copy the data into one first."
    case .unreadable: "Check the permissions of the file and its folders."
    case .fileTooLarge: "Check that it is the right file."
    case .outOfMemory: "Free some memory, or use a smaller picture."

    case .lfsPointer: "Fetch the picture with: git lfs pull"
    case .html: "Look at the page in a browser: a download probably needs a login or another address."
    case .otherFormat: "Convert it to PNG."
    case .textDamage: "Restore it from its source, and add “*.png binary” to .gitattributes."
    case .appleOptimized: "Use the original from the asset folder, or restore it with: xcrun pngcrush -revert-iphone-optimizations"

    case .tooManyPixels(let width, let height, _):
      "If you trust the file, raise the limit with: --max-megapixels \((width * height + 999_999) / 1_000_000)"
    case .sideTooLong: "Cut the picture into smaller ones."
    case .tooMuchMetadata: "Save the picture again without texts, profile and other metadata."

    case .empty, .notPNG, .truncated, .checksum, .chunkName, .chunkLength, .chunkOutOfPlace, .missingChunk, .unknownCriticalChunk,
      .headerField, .imageDataTooShort, .imageDataEndsEarly, .imageData, .paletteIndex:
      "Restore the file from its source, or record it again."
    case .encoding: "Please report this as a bug, with the size of the picture."
    }
  }
}

/// `89 50 4e`.
private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

/// Millions with one decimal, rounded up, so that what is over a limit is never shown as the limit: `100.1`.
private func megapixels(_ pixels: Int) -> String {
  let tenths = pixels / 100_000 + (pixels % 100_000 == 0 ? 0 : 1)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
