/// A fixed set of display lists, whose digests are compared between builds and machines.
import LikenessDisplayList
import LikenessText

/// Display lists with every kind of item, and the expected digests of their pictures.
///
/// The digests are recorded. The raster's tests check that pixels are right; the corpus checks that
/// they never change.
package enum PixelCorpus {
  /// The embedded fonts, one with a single mask, and one with two outlines.
  package static let fonts = FontLibrary([StampTypeface(), OutlineStamp()])

  /// A display list and its name.
  package struct Entry: Sendable {
    /// The name of the list in reports.
    package var name: String
    /// The list.
    package var list: DisplayList
  }

  /// All lists, in their order.
  package static func lists() throws -> [Entry] {
    try (1...40).map { Entry(name: "shapes-\($0)", list: try shapes($0)) }
      + texts.enumerated().map {
        Entry(name: "text-\($0 + 1)", list: try text($1.text, size: $1.size, weight: $1.weight))
      }
      + outlineSizes.enumerated().map {
        Entry(name: "outlines-\($0 + 1)", list: try outlines(size: $1.size, sigma: $1.sigma))
      }
      + paths() + ties() + hostile()
  }

  /// Draws all lists with this build, and returns the digests.
  ///
  /// - Parameter threads: The number of threads per picture.
  package static func digests(threads: Int = 1) throws -> [Digest] {
    try lists().map { Digest($0.name, try $0.list.rasterized(fonts: fonts, threads: threads)) }
  }

  /// The expected digests.
  package static var expectedDigests: [Digest] {
    String(decoding: PackageResources.corpus_txt, as: UTF8.self).split(separator: "\n").map {
      Digest(line: $0)
    }
  }

  /// The digest of a list's picture, with the name of the list.
  package struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The name of the list.
    package var name: String
    /// The digest of the picture's pixels, in hexadecimal.
    package var hex: String

    /// Creates the digest of a picture.
    package init(_ name: String, _ picture: Bitmap) {
      self.name = name
      hex = picture.digest.hex
    }

    /// Reads a line of the repository's file: the digest, a space, and the name.
    init(line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      hex = words.first.map(String.init) ?? ""
      name = words.dropFirst().first.map(String.init) ?? ""
    }

    /// The line of the repository's file.
    package var description: String { "\(hex) \(name)" }
  }
}

/// An invalid size; no list of the corpus has one.
struct BadSize: Error {}
