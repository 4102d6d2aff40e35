/// Reads what version 1 of the text beside a reference has in addition.
import LikenessBase
import LikenessDisplayList

extension ReferenceMetadata {
  /// The lines of version 1 that are derived from the picture and its list:
  ///
  /// ```
  /// snapshot 1
  /// renderer 1
  /// size 686 240
  /// scale 2
  /// pixels 9f86…   the digest of the decoded pixels
  /// png 2c26…      the digest of the PNG file
  /// file 1f0c…     the digest of the file of another tool that the picture was read from
  /// ```
  ///
  /// No check believes them: a picture without a seal is decoded. They go when the reference is
  /// recorded.
  package struct Version1: Hashable, Sendable {
    /// The digest of the pixels, which only `fsck` compares.
    package let pixels: ContentDigest
    /// The lines after the size.
    let lines: [Line]

    static let keys = ["scale", "pixels", "png", "file"]

    init(_ header: SnapshotHeader) throws(ReferenceMetadataError) {
      var lines: [Line] = []
      if header.has("scale") {
        let scale = try header.value("scale") { Double($0).flatMap { Scale($0) } }
        lines.append(Line(key: "scale", value: "\(scale)"))
      }
      pixels = try header.value("pixels") { ContentDigest($0) }
      let png = try header.value("png") { ContentDigest($0) }
      lines.append(Line(key: "pixels", value: "\(pixels)"))
      lines.append(Line(key: "png", value: "\(png)"))
      if header.has("file") {
        lines.append(Line(key: "file", value: try header.value("file") { $0 }))
      }
      self.lines = lines
    }
  }
}
