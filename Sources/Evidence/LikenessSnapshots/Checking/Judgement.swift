/// The judgement of a fresh picture beside its reference, from values alone: nothing is read or
/// written. It only asks whether the file of a rival owner is there.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// What a fresh picture and its reference are to each other.
struct Judgement {
  enum Kind {
    /// Within tolerance. `pixels` is the digest of a reference with equal pixels.
    case passed(SnapshotOutcome.Proof, pixels: ContentDigest?)
    case different(Verdict, Comparison)
    /// The reference can't be decoded.
    case unreadable(PNGError)
    case refused(problem: String)
  }

  var kind: Kind
  var warnings: [String] = []
  /// Why they differ, if both have display lists.
  var explanation: (causes: [Cause], unexplainedPixels: Int?)?
  /// What moved in a picture without a tree; nil if nothing did.
  var realignment: Realignment?
  /// Seconds of decoding and comparing.
  var timings = SnapshotOutcome.Timings()
}

/// A fresh picture, its reference, and what decides about them.
struct PictureEvidence {
  let subject: SnapshotSubject
  let tolerance: Tolerance
  let picture: Bitmap
  let pixels: ContentDigest
  /// The file of the reference, and its digest.
  let reference: [UInt8]
  let file: ContentDigest
  /// The text beside the reference; nil if it is unreadable.
  let record: ReferenceMetadata?
  let paths: SnapshotOutcome.Paths
  let limits: PNG.Limits
  /// The version of the renderer that drew the picture.
  let renderer: Int
  /// Returns seconds, for timings.
  let now: @Sendable () -> Double

  /// Compares the two, and finds the causes of a difference.
  func judgement() -> Judgement {
    if let record, record.png == file, record.pixels == pixels {
      return Judgement(kind: .passed(.digest, pixels: pixels))
    }
    var timings = SnapshotOutcome.Timings()
    var result: Judgement
    do throws(PNGError) {
      let decoded = try timed(&timings.decode) { () throws(PNGError) in
        try PNG.decode(reference, file: paths.reference, limits: limits)
      }
      do throws(ToleranceError) {
        let (comparison, policy) = try timed(&timings.compare) { () throws(ToleranceError) in
          try compare(decoded)
        }
        result = judgement(comparison, policy)
      } catch {
        result = Judgement(kind: .refused(problem: error.description))
      }
    } catch {
      result = Judgement(kind: .unreadable(error))
    }
    result.timings = timings
    return result
  }

  private func timed<Result, Failure>(
    _ seconds: inout Double?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = now()
    defer { seconds = now() - start }
    return try body()
  }

  private func compare(_ decoded: Bitmap) throws(ToleranceError) -> (Comparison, TreePolicy) {
    try subject.refuseUnknownViews(in: tolerance) { storedList }
    let lists =
      tolerance.needsTree && subject.list != nil
      ? [subject.list, storedList].compactMap(\.self) : []
    let policy = try TreePolicy(tolerance, in: lists, size: decoded.size)
    return (try Comparison(decoded, picture, tolerance: policy.ofPixels), policy)
  }

  private func judgement(_ comparison: Comparison, _ policy: TreePolicy) -> Judgement {
    switch comparison.verdict {
    case .identical:
      return Judgement(kind: .passed(.identical, pixels: comparison.reference.digest))
    case .similar(let difference) where tolerance.isOfPixels:
      return Judgement(kind: .passed(.tolerated(difference), pixels: nil))
    case .different, .sizeMismatch:
      if let rival = subject.owner()?
        .rival(
          amongOwnersIn: record?.others ?? [], of: subject.identity, fileExists: subject.fileExists)
      {
        return Judgement(kind: .refused(problem: rival.description))
      }
    case .similar: break
    }
    var result = Judgement(kind: .different(comparison.verdict, comparison))
    if subject.list == nil {
      result.realignment = comparison.realigned()
      result.explanation = Judgement.description(of: comparison, result.realignment)
      if tolerance.allowsShift, result.realignment?.comparison.verdict.matches == true {
        result.kind = .passed(.tolerated(comparison.difference), pixels: nil)
        return result
      }
    }
    let parts = policy.parts(of: comparison)
    let allowance = explain(comparison, parts, policy, in: &result)
    guard !tolerance.isOfPixels, var difference = comparison.verdict.difference else {
      return result
    }
    let broken = policy.broken(parts, allowance)
    difference.brokenLimits = broken.flatMap(\.limits)
    guard !broken.isEmpty else {
      result.kind = .passed(.tolerated(difference), pixels: nil)
      return result
    }
    result.kind = .different(.different(difference), comparison)
    result.warnings += broken.compactMap { part in
      part.view.map {
        "In the view '\($0)': \(part.limits.map(\.summary).joined(separator: ", "))."
      }
    }
    if let refusal = policy.refusal(allowance) { result.warnings.append(refusal) }
    return result
  }

  // MARK: Causes

  /// The display list of the reference; nil if it has none or is unreadable.
  private var storedList: DisplayList? { try? readStoredList() }

  private func readStoredList() throws(DisplayListError) -> DisplayList? {
    try record?.displayList(file: paths.text, pixelBudget: limits.maxPixels)
  }

  /// Adds what explains the difference to a judgement. Returns which changes are allowed; nil if
  /// the causes can't be found.
  private func explain(
    _ comparison: Comparison, _ parts: [ComparedPart], _ policy: TreePolicy,
    in result: inout Judgement
  ) -> CauseAnalysis.Allowance? {
    guard let record else { return nil }
    if record.png != file {
      result.warnings.append(
        "\(paths.text) does not match the picture beside it, so it may describe another one.")
    }
    guard let list = subject.list else { return nil }
    let stored: DisplayList
    do throws(DisplayListError) {
      guard let read = try readStoredList() else { return nil }
      stored = read
    } catch {
      result.warnings.append(error.description)
      return nil
    }
    var differing = PixelSet(
      size: comparison.reference.size.shared(with: comparison.actual.size))
    for part in parts {
      part.comparison?.forEachDifferentRow { y, bits in differing.insert(row: y, bits) }
    }
    let isOwnPicture = record.png == file
    do throws(RasterError) {
      let analysis = try CauseAnalysis(
        from: stored, to: list, differing: differing,
        isFaint: faintly(comparison.reference, comparison.actual),
        redrawing: isOwnPicture
          ? redrawing(comparison, from: stored, to: list, drawnBy: record.renderer) : nil,
        isAllowed: tolerance.isOfPixels ? nil : { policy.allows($0) }, in: subject.drawing,
        limits: rasterLimits)
      result.explanation = (analysis.causes, analysis.unexplainedPixels)
      // Causes from the list of another picture allow nothing of this one.
      return isOwnPicture ? analysis.allowance : nil
    } catch {
      result.explanation = (CauseAnalysis(from: stored, to: list).causes, differing.count)
      result.warnings.append(error.description)
      return nil
    }
  }

  private var rasterLimits: RasterLimits { RasterLimits(maximumPixels: limits.maxPixels) }

  /// The stored list drawn by today's renderer; nil if another program drew it, or it gives the
  /// reference.
  private func redrawing(
    _ comparison: Comparison, from stored: DisplayList, to list: DisplayList,
    drawnBy renderer: Int
  ) -> Redrawing? {
    // A stored list that draws the same as the fresh one is already drawn. Others can't be drawn if
    // their fonts are gone, and then the fonts are the cause.
    let isDrawn = stored.draws(like: list)
    guard isDrawn || self.renderer == Renderer.version,
      let redrawn = isDrawn
        ? comparison.actual : try? stored.rasterized(in: subject.drawing, limits: rasterLimits)
    else { return nil }
    return Redrawing(
      of: comparison.reference, as: redrawn, beside: comparison.actual,
      renderers: (renderer, self.renderer))
  }
}
