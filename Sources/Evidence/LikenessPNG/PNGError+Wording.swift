/// The messages of PNG errors: the file, the cause, and what to do next. The only place that words
/// them.

import LikenessBase
import LikenessDisplayList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PNGError: CustomStringConvertible {
  /// One or two sentences: the file, what is wrong with it, and the next step.
  public var description: String {
    printable("\(file ?? "The PNG data"): \(cause.finding). \(cause.nextStep)")
  }
}

extension PNGError.Cause {
  /// What is wrong, to follow the name of the file.
  fileprivate var finding: String {
    switch self {
    case .missing: "the file does not exist"
    case .notARegularFile: "this is not a regular file"
    case .unreadable(let errno): "cannot be read: \(String(cString: strerror(errno)))"
    case .fileTooLarge(let limit): "the file is larger than the limit of \(limit) bytes"
    case .outOfMemory: "there is not enough memory for it"

    case .empty: "the file is empty"
    case .lfsPointer: "this is a Git LFS pointer, not the picture itself"
    case .html: "this is an HTML page, not a PNG file"
    case .otherFormat(let name): "this is not a PNG file: its format is \(name)"
    case .textDamage: "the PNG file was copied as text, which changed some of its bytes"
    case .notPNG(let firstBytes):
      "this is not a PNG file: it starts with the bytes \(hexadecimal(firstBytes))"
    case .appleOptimized:
      "this is a PNG file in Apple's own variant (CgBI), which Xcode writes for devices"

    case .truncated(let size, let inside?):
      "the file is truncated: it ends inside \(inside), after \(size) bytes"
    case .truncated(let size, nil):
      "the file is truncated: it ends without the closing chunk IEND, after \(size) bytes"
    case .checksum(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) is damaged: its checksum (CRC) is wrong"
    case .chunkName(let offset): "the file is damaged: no chunk starts at byte \(offset)"
    case .chunkLength(let chunk, let offset, let length):
      "chunk \(chunk) at byte \(offset) has a wrong length, \(length) bytes"
    case .chunkOutOfPlace(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) is in the wrong place"
    case .missingChunk(let chunk): "the chunk \(chunk) is missing"
    case .unknownCriticalChunk(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) is unknown, and marked as one that readers must not skip"
    case .headerField(let name, let value): "its header has an invalid \(name): \(value)"
    case .imageDataTooShort(let compressed, let needed):
      """
      its \(compressed) bytes of image data are too few for the picture in its header (\(needed) \
      bytes)
      """
    case .imageDataEndsEarly: "the image data end before the last row"
    case .imageData(let reason): "the image data are damaged (libpng: \(reason))"
    case .paletteIndex(let index, let entries):
      "a pixel has the palette index \(index), but the palette has \(entries) colors"

    case .tooManyPixels(let width, let height, let limit):
      """
      the picture has \(width) × \(height) pixels (\(megapixels(width * height)) megapixels), but \
      the limit is \(megapixels(limit))
      """
    case .sideTooLong(let width, let height):
      """
      the picture has \(width) × \(height) pixels, but a side can have at most \
      \(PixelSize.maximumSide)
      """
    case .tooMuchMetadata(let chunk, let offset, let limit):
      """
      its texts and profiles decompress to more than \(limit) bytes (reached in chunk \(chunk) \
      at byte \(offset))
      """

    case .encoding(let reason): "the picture cannot be encoded (libpng: \(reason))"
    }
  }

  /// What to do now.
  fileprivate var nextStep: String {
    switch self {
    case .missing: "Check the path."
    case .notARegularFile: "Give the path of a PNG file."
    case .unreadable: "Check the permissions of the file and its folders."
    case .fileTooLarge: "Check that it is the right file."
    case .outOfMemory: "Free some memory, or use a smaller picture."

    case .lfsPointer: "Fetch the picture with: git lfs pull"
    case .html:
      "Look at the page in a browser: a download probably needs a login or another address."
    case .otherFormat: "Convert it to PNG."
    case .textDamage: "Restore it from its source, and add “*.png binary” to .gitattributes."
    case .appleOptimized:
      """
      Use the original from the asset folder, or restore it with: xcrun pngcrush \
      -revert-iphone-optimizations
      """

    case .tooManyPixels(let width, let height, _):
      "If you trust the file, raise the limit in likeness.json: "
        + setting(allowing: width * height)
    case .sideTooLong: "Cut the picture into smaller ones."
    case .tooMuchMetadata: "Save the picture again without metadata such as texts and profiles."

    case .empty, .notPNG, .truncated, .checksum, .chunkName, .chunkLength, .chunkOutOfPlace,
      .missingChunk, .unknownCriticalChunk,
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

/// Millions with one decimal, rounded up, so that what is over a limit is never shown as the limit:
/// `100.1`.
private func megapixels(_ pixels: Int) -> String {
  let tenths = pixels / 100_000 + (pixels % 100_000 == 0 ? 0 : 1)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
