/// A picture as its reference would be, to judge others beside it without files.
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// A reference that was recorded from a picture, in memory.
package struct RecordedPicture: Sendable {
  private let identity: SnapshotIdentity
  private let drawing: RasterEnvironment
  private let limits: PNG.Limits
  private let file: [UInt8]
  private let digest: ContentDigest
  private let record: ReferenceMetadata

  /// - Throws: ``PNGError`` if the picture is larger than a file may be.
  package init(
    _ identity: SnapshotIdentity, list: DisplayList, picture: Bitmap, drawing: RasterEnvironment,
    limits: PNG.Limits
  ) throws {
    self.identity = identity
    self.drawing = drawing
    self.limits = limits
    file = try PNG.encode(picture)
    digest = ContentDigest(of: file)
    record = ReferenceMetadata(
      renderer: Renderer.version, size: picture.size, scale: list.scale, pixels: picture.digest,
      png: digest, list: list.text)
  }

  /// Whether a check of another picture beside this one passes.
  package func accepts(_ picture: Bitmap, list: DisplayList, tolerance: Tolerance) -> Bool {
    guard (try? tolerance.validate()) != nil else { return false }
    let judgement = PictureEvidence(
      subject: SnapshotSubject(identity, picture: picture, list: list, drawing: drawing),
      tolerance: tolerance, picture: picture, pixels: picture.digest, reference: file,
      file: digest, record: record, paths: SnapshotOutcome.Paths(reference: "", record: ""),
      limits: limits, renderer: Renderer.version, now: { 0 }
    ).judgement()
    if case .passed = judgement.kind { return true }
    return false
  }
}
