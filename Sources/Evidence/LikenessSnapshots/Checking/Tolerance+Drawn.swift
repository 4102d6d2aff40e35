/// Judges drawn pictures as a check would, without files.
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

extension Tolerance {
  /// Whether a check of a picture passes beside one that was just recorded.
  package func passes(
    _ picture: (pixels: Bitmap, list: DisplayList), _ identity: SnapshotIdentity,
    beside recorded: (pixels: Bitmap, list: DisplayList), drawing: RasterEnvironment,
    limits: PNG.Limits
  ) -> Bool {
    guard (try? validate()) != nil, let file = try? PNG.encode(recorded.pixels) else {
      return false
    }
    let digest = ContentDigest(of: file)
    let record = ReferenceMetadata(
      renderer: Renderer.version, size: recorded.pixels.size, scale: recorded.list.scale,
      pixels: recorded.pixels.digest, png: digest, list: recorded.list.text)
    let judgement = PictureEvidence(
      subject: SnapshotSubject(
        identity, picture: picture.pixels, list: picture.list, drawing: drawing),
      tolerance: self, picture: picture.pixels, pixels: picture.pixels.digest, reference: file,
      file: digest, record: record, paths: .none,
      limits: limits, renderer: Renderer.version, now: { 0 }
    ).judgement()
    return if case .passed = judgement.kind { true } else { false }
  }
}
