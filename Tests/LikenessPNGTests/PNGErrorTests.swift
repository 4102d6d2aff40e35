/// Recognizes foreign files by their first bytes, and pins the words of every error.

import LikenessDisplayList
import LikenessPNG
import Testing

@Suite struct PNGErrorTests {
  @Test("Files of other formats are named") func foreignFiles() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let texts: [(String, PNGError.Cause)] = [
      (pointer, .lfsPointer),
      ("<!DOCTYPE html>\n<html>", .html),
      ("\u{feff}\n\n  <HTML lang=en>", .html),
      ("<!-- saved -->", .html),
      ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", .otherFormat("SVG")),
      ("GIF89a", .otherFormat("GIF")),
      ("RIFF\u{10}\0\0\0WEBPVP8 ", .otherFormat("WebP")),
      ("RIFF\u{10}\0\0\0WAVEfmt ", .notPNG(firstBytes: [0x52, 0x49, 0x46, 0x46, 0x10, 0, 0, 0])),
      ("\0\0\0\u{20}ftypavif", .otherFormat("AVIF")),
      ("\0\0\0\u{20}ftypheic", .otherFormat("HEIC")),
      ("\0\0\0\u{20}ftypisom", .notPNG(firstBytes: [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70])),
      ("%PDF-1.7", .otherFormat("PDF")),
      ("hello", .notPNG(firstBytes: [0x68, 0x65, 0x6c, 0x6c, 0x6f])),
    ]
    for (text, expected) in texts { #expect(cause(Array(text.utf8)) == expected, "\(text)") }
    #expect(cause([0xff, 0xd8, 0xff, 0xe0, 0, 16]) == .otherFormat("JPEG"))
    #expect(cause([0x49, 0x49, 0x2a, 0, 8]) == .otherFormat("TIFF"))
    #expect(cause([0]) == .notPNG(firstBytes: [0]))
  }

  /// How copying as text damages the signature `89 P N G 0d 0a 1a 0a`.
  @Test("A signature damaged by copying as text is recognized") func textMode() {
    let rest = Picture.random(2, 2, type: 0, depth: 8).file().dropFirst(8)
    let damaged: [[UInt8]] = [
      [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a],  // CR LF to LF
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a],  // LF to CR LF
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a],  // single LF to CR LF
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x1a, 0x0d],  // LF to CR
      [0x09, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],  // eighth bit cleared
      [0xef, 0xbf, 0xbd, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],  // read as UTF-8
      [0xc2, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],  // Latin-1 written as UTF-8
      [0x3f, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],  // written as ASCII
    ]
    for start in damaged { #expect(cause(start + rest) == .textDamage, "\(start)") }
  }

  @Test("Every error says what is wrong and what to do") func causes() {
    let again = "Restore the file from its source, or record it again."
    let table: [(PNGError.Cause, String)] = [
      (.missing, "the file does not exist. Check the path."),
      (.notARegularFile, "this is not a regular file. Give the path of a PNG file."),
      (
        .unreadable(errno: 13),
        "cannot be read: Permission denied. Check the permissions of the file and its folders."
      ),
      (
        .fileTooLarge(limit: 10),
        "the file is larger than the limit of 10 bytes. Check that it is the right file."
      ),
      (
        .outOfMemory,
        "there is not enough memory for it. Free some memory, or use a smaller picture."
      ),
      (.empty, "the file is empty. \(again)"),
      (
        .lfsPointer,
        "this is a Git LFS pointer, not the picture itself. Fetch the picture with: git lfs pull"
      ),
      (
        .html,
        """
        this is an HTML page, not a PNG file. Look at the page in a browser: a download probably \
        needs a login or another address.
        """
      ),
      (.otherFormat("JPEG"), "this is not a PNG file: its format is JPEG. Convert it to PNG."),
      (
        .textDamage,
        "the PNG file was copied as text, which changed some of its bytes. "
          + "Restore it from its source, and add “*.png binary” to .gitattributes."
      ),
      (
        .notPNG(firstBytes: [1, 0xfe]),
        "this is not a PNG file: it starts with the bytes 01 fe. \(again)"
      ),
      (
        .appleOptimized,
        "this is a PNG file in Apple's own variant (CgBI), which Xcode writes for devices. "
          + """
          Use the original from the asset folder, or restore it with: xcrun pngcrush \
          -revert-iphone-optimizations
          """
      ),
      (
        .truncated(size: 99, inside: "chunk IDAT"),
        "the file is truncated: it ends inside chunk IDAT, after 99 bytes. \(again)"
      ),
      (
        .truncated(size: 99, inside: nil),
        "the file is truncated: it ends without the closing chunk IEND, after 99 bytes. \(again)"
      ),
      (
        .checksum(chunk: "IDAT", offset: 33),
        "chunk IDAT at byte 33 is damaged: its checksum (CRC) is wrong. \(again)"
      ),
      (.chunkName(offset: 33), "the file is damaged: no chunk starts at byte 33. \(again)"),
      (
        .chunkLength(chunk: "PLTE", offset: 33, length: 2),
        "chunk PLTE at byte 33 has a wrong length, 2 bytes. \(again)"
      ),
      (
        .chunkOutOfPlace(chunk: "PLTE", offset: 33),
        "chunk PLTE at byte 33 is in the wrong place. \(again)"
      ),
      (.missingChunk("IDAT"), "the chunk IDAT is missing. \(again)"),
      (
        .unknownCriticalChunk(chunk: "ABCD", offset: 33),
        "chunk ABCD at byte 33 is unknown, and marked as one that readers must not skip. \(again)"
      ),
      (
        .headerField(name: "bit depth", value: 3),
        "its header has an invalid bit depth: 3. \(again)"
      ),
      (
        .imageDataTooShort(compressed: 12, needed: 40_000),
        """
        its 12 bytes of image data are too few for the picture in its header (40000 bytes). \(again)
        """
      ),
      (.imageDataEndsEarly, "the image data end before the last row. \(again)"),
      (
        .imageData(reason: "incorrect data check"),
        "the image data are damaged (libpng: incorrect data check). \(again)"
      ),
      (
        .paletteIndex(7, entries: 5),
        "a pixel has the palette index 7, but the palette has 5 colors. \(again)"
      ),
      (
        .tooManyPixels(width: 20_000, height: 10_001, limit: 100_000_000),
        "the picture has 20000 × 10001 pixels (200.1 megapixels), but the limit is 100. "
          + "If you trust the file, raise the limit in likeness.json: \"maxMegapixels\": 201"
      ),
      (
        .sideTooLong(width: 2_000_000, height: 1),
        """
        the picture has 2000000 × 1 pixels, but a side can have at most 1000000. Cut the picture \
        into smaller ones.
        """
      ),
      (
        .tooMuchMetadata(chunk: "zTXt", offset: 33, limit: 1000),
        "its texts and profiles decompress to more than 1000 bytes (reached in chunk zTXt at byte "
          + "33). "
          + "Save the picture again without metadata such as texts and profiles."
      ),
      (
        .encoding(reason: "odd"),
        """
        the picture cannot be encoded (libpng: odd). Please report this as a bug, with the size of \
        the picture.
        """
      ),
    ]
    for (cause, words) in table {
      #expect(
        "\(PNGError(file: "Snapshots/Button.png", cause: cause))"
          == "Snapshots/Button.png: \(words)")
      #expect(PNGError(file: nil, cause: cause).description == "The PNG data: \(words)")
    }
  }
}
