/// One check of a picture, step by step.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessSystem
import LikenessBase
import LikenessPNG
import LikenessRaster

/// A check in progress, by the table of ``SnapshotChecker``.
struct PictureCheck {
  let checker: SnapshotChecker
  let subject: SnapshotSubject
  let tolerance: Tolerance
  let mode: RecordMode
  var outcome: SnapshotOutcome
  /// The text beside the reference; nil if it is unreadable.
  private var record: ReferenceMetadata?

  init(checker: SnapshotChecker, subject: SnapshotSubject, tolerance: Tolerance, mode: RecordMode) {
    self.checker = checker
    self.subject = subject
    self.tolerance = tolerance
    self.mode = mode
    let paths = SnapshotOutcome.Paths(
      reference: checker.store.picturePath(subject.identity),
      record: checker.store.recordPath(subject.identity))
    outcome = SnapshotOutcome(
      identity: subject.identity, finding: .missing, mode: mode, paths: paths)
    outcome.source = subject.source
    outcome.scale = subject.list?.scale
    outcome.timings.layout = subject.layoutSeconds
    if let warnings = subject.list?.warnings {
      outcome.warnings = Array(warnings.prefix(SnapshotOutcome.maximumWarnings))
      if warnings.count > outcome.warnings.count {
        outcome.warnings.append("and \(warnings.count - outcome.warnings.count) more of this kind")
      }
    }
  }

  mutating func run() {
    do throws(ToleranceError) { try tolerance.validate() } catch {
      outcome.finding = .refused(problem: error.description)
      return
    }
    if !checker.strictText.isEmpty, let issues = subject.list?.issues(of: checker.strictText),
      !issues.isEmpty
    {
      outcome.finding = .undrawable(problem: Self.strictProblem(issues))
      outcome.warnings = []
      return
    }
    let (reference, readProblem) = readReference()
    let fileDigest = reference.map { ContentDigest(of: $0) }
    guard let (picture, digest) = draw() else { return }
    if let readProblem {
      outcome.finding = .unreadable(problem: readProblem)
      keepPending(picture, digest)
    } else if let reference, let fileDigest {
      compare(picture, digest, with: reference, fileDigest)
    } else if mode.addsReferences {
      record(picture, digest, replacing: .nothing, as: .added)
    } else {
      outcome.finding = .missing
      do throws(SnapshotStoreError) {
        try checker.store.refuseClash(of: subject.identity)
      } catch {
        // A name that differs only in letter case exists, and may be this one.
        outcome.finding = .refused(problem: error.description)
      }
      keepPending(picture, digest)
    }
    if !outcome.isFailure {
      dropPending()
      // A variant can lack a view of the others, so the name may be right. One that is wrong would
      // show on the day that something differs.
      if let unknown = unknownView { outcome.warnings.append(unknown.description) }
    }
  }

  /// The error of a tolerance that names a view which neither list has; nil without one.
  private var unknownView: ToleranceError? {
    guard let list = subject.list else { return nil }
    do throws(ToleranceError) {
      try tolerance.refuseUnknownViews(in: list) {
        storedList(try? checker.store.record(subject.identity))
      }
      return nil
    } catch {
      return error
    }
  }

  /// The problem of text that is not drawn as requested.
  private static func strictProblem(_ issues: [String]) -> String {
    let more = issues.count - SnapshotOutcome.maximumWarnings
    let told =
      issues.prefix(SnapshotOutcome.maximumWarnings)
      + (more > 0 ? ["and \(more) more of this kind"] : [])
    return "The text is not drawn as requested. " + told.joined(separator: " ")
  }

  // MARK: Stages

  private mutating func readReference() -> (bytes: [UInt8]?, problem: String?) {
    let start = checker.now()
    defer { outcome.timings.read = checker.now() - start }
    do throws(FileError) {
      guard let bytes = try checker.store.picture(subject.identity) else { return (nil, nil) }
      do throws(SnapshotStoreError) {
        record = try checker.store.record(subject.identity)
      } catch {
        // The picture decides; the text only explains.
        outcome.warnings.append(error.description)
      }
      return (bytes, nil)
    } catch {
      return (nil, error.description)
    }
  }

  private mutating func draw() -> (Bitmap, ContentDigest)? {
    let start = checker.now()
    defer { outcome.timings.draw = checker.now() - start }
    do {
      let picture = try subject.draw()
      let digest = picture.digest
      outcome.size = picture.size
      outcome.pixels = digest
      return (picture, digest)
    } catch let refusal as CheckRefusal {
      outcome.finding = .refused(problem: refusal.problem)
      return nil
    } catch {
      outcome.finding = .undrawable(problem: "\(error)")
      return nil
    }
  }

  private mutating func compare(
    _ picture: Bitmap, _ digest: ContentDigest, with reference: [UInt8], _ fileDigest: ContentDigest
  ) {
    if let record, record.png == fileDigest, record.pixels == digest {
      outcome.finding = .passed(.digest)
      renewText(pixels: digest, fileDigest)
      return
    }
    let decodeStart = checker.now()
    let decoded: Bitmap
    do throws(PNGError) {
      decoded = try PNG.decode(reference, file: outcome.paths.reference, limits: checker.limits)
      outcome.timings.decode = checker.now() - decodeStart
    } catch {
      outcome.timings.decode = checker.now() - decodeStart
      if mode.replacesReferences, error.cause != .lfsPointer {
        outcome.warnings.append("The old reference could not be read. \(error)")
        record(picture, digest, replacing: .file(fileDigest), as: .replaced(nil))
      } else {
        outcome.finding = .unreadable(problem: error.description)
        outcome.isPointer = error.cause == .lfsPointer
        keepPending(picture, digest)
      }
      return
    }
    let compareStart = checker.now()
    let comparison: Comparison
    let policy: TreePolicy
    do throws(ToleranceError) {
      if let unknown = unknownView { throw unknown }
      let lists = knownLists
      policy = try TreePolicy(tolerance, in: lists)
      comparison = try Comparison(
        decoded, picture, tolerance: tolerance.resolvingViews(in: lists).ofPixels)
      outcome.timings.compare = checker.now() - compareStart
    } catch {
      outcome.finding = .refused(problem: error.description)
      return
    }
    var allowance: CauseAnalysis.Allowance?
    switch comparison.verdict {
    case .identical:
      outcome.finding = .passed(.identical)
      renewText(pixels: decoded.digest, fileDigest)
      return
    case .similar(let difference):
      if tolerance.isOfPixels {
        outcome.finding = .passed(.tolerated(difference))
        return
      }
      allowance = explain(comparison, fileDigest, policy)
    case .different, .sizeMismatch:
      if let rival = SnapshotOwner(in: subject.notes())?
        .rival(
          amongOwnersIn: record?.others ?? [], of: subject.identity, fileExists: subject.fileExists)
      {
        outcome.finding = .refused(problem: rival.description)
        return
      }
      allowance = explain(comparison, fileDigest, policy)
    }
    var verdict = comparison.verdict
    if !tolerance.isOfPixels, var difference = verdict.difference {
      let broken = policy.brokenParts(comparison, allowance)
      difference.brokenLimits = broken.flatMap(\.limits)
      if broken.isEmpty {
        outcome.finding = .passed(.tolerated(difference))
        return
      }
      verdict = .different(difference)
      outcome.warnings += broken.compactMap { part in
        part.view.map {
          "In the view '\($0)': \(part.limits.map(\.summary).joined(separator: ", "))."
        }
      }
      if let refusal = policy.refusal(allowance) { outcome.warnings.append(refusal) }
    }
    if mode.replacesReferences {
      record(picture, digest, replacing: .file(fileDigest), as: .replaced(verdict))
    } else {
      outcome.finding = .different(verdict)
      keepPending(picture, digest)
    }
    if outcome.paths.pending != nil { drawDifference(comparison) }
  }

  /// The fresh display list, and the stored one if it is readable; none for a bare bitmap.
  private var knownLists: [DisplayList] {
    guard let list = subject.list, !tolerance.ignoringViews.isEmpty || !tolerance.isOfPixels else {
      return []
    }
    return [list, storedList(record)].compactMap(\.self)
  }

  private func storedList(_ record: ReferenceMetadata?) -> DisplayList? {
    try? record?.displayList(file: outcome.paths.record, pixelBudget: checker.limits.maxPixels)
  }

  /// Explains the changes between the stored and the fresh display list. Returns which of them are
  /// allowed, nil if the causes can't be found.
  private mutating func explain(
    _ comparison: Comparison, _ fileDigest: ContentDigest, _ policy: TreePolicy
  ) -> CauseAnalysis.Allowance? {
    guard let record else { return nil }
    if record.png != fileDigest {
      outcome.warnings.append(
        """
        \(outcome.paths.record) does not match the picture beside it, so it may describe another \
        one.
        """
      )
    }
    guard let list = subject.list else { return nil }
    do throws(DisplayListError) {
      guard
        let stored = try record.displayList(
          file: outcome.paths.record, pixelBudget: checker.limits.maxPixels)
      else { return nil }
      return explain(
        comparison, from: stored, to: list, isOwnPicture: record.png == fileDigest,
        drawnBy: record.renderer, policy)
    } catch {
      outcome.warnings.append(error.description)
      return nil
    }
  }

  /// Finds the causes of a difference. `isOwnPicture` says whether `stored` drew the reference,
  /// with this version of the renderer.
  private mutating func explain(
    _ comparison: Comparison, from stored: DisplayList, to list: DisplayList, isOwnPicture: Bool,
    drawnBy renderer: Int,
    _ policy: TreePolicy
  ) -> CauseAnalysis.Allowance? {
    var differing = PixelSet(
      width: min(comparison.reference.width, comparison.actual.width),
      height: min(comparison.reference.height, comparison.actual.height))
    comparison.forEachDifferentRow { y, bits in differing.insert(row: y, bits) }
    let limits = RasterLimits(maximumPixels: checker.limits.maxPixels)
    let isAllowed: ((CauseExtent) -> Bool)? = tolerance.isOfPixels ? nil : { policy.allows($0) }
    do throws(RasterError) {
      let analysis = try CauseAnalysis(
        from: stored, to: list, differing: differing,
        isFaint: faintly(comparison.reference, comparison.actual),
        redrawing: isOwnPicture
          ? redrawing(comparison, from: stored, to: list, limits, drawnBy: renderer)
          : nil,
        isAllowed: isAllowed, in: subject.drawing, limits: limits)
      outcome.explain(analysis.causes, unexplainedPixels: analysis.unexplainedPixels)
      // Causes from the list of another picture allow nothing of this one.
      return isOwnPicture ? analysis.allowance : nil
    } catch {
      outcome.explain(
        CauseAnalysis(from: stored, to: list).causes, unexplainedPixels: differing.count)
      outcome.warnings.append(error.description)
      return nil
    }
  }

  /// The stored list drawn by today's renderer; nil if another program drew it, or it gives the
  /// reference.
  private func redrawing(
    _ comparison: Comparison, from stored: DisplayList, to list: DisplayList,
    _ limits: RasterLimits, drawnBy renderer: Int
  ) -> Redrawing? {
    // A stored list that draws the same as the fresh one is already drawn. Others can't be drawn if
    // their fonts are gone, and then the fonts are the cause.
    let isDrawn = stored.draws(like: list)
    guard isDrawn || checker.renderer == Renderer.version,
      let redrawn = isDrawn
        ? comparison.actual : try? stored.rasterized(in: subject.drawing, limits: limits)
    else { return nil }
    return Redrawing(
      of: comparison.reference, as: redrawn, beside: comparison.actual,
      renderers: (renderer, checker.renderer))
  }

  // MARK: Writing

  private func freshRecord(size: PixelSize, pixels: ContentDigest, png: ContentDigest)
    -> ReferenceMetadata
  {
    let notes = subject.notes()
    let keys = Set(notes.map(\.key))
    return ReferenceMetadata(
      renderer: checker.renderer, size: size, scale: subject.list?.scale, pixels: pixels, png: png,
      others: notes + (record?.others ?? []).filter { !keys.contains($0.key) },
      list: subject.list?.text)
  }

  /// Makes the picture the reference, or reports why not.
  private mutating func record(
    _ picture: Bitmap, _ digest: ContentDigest, replacing expected: SnapshotStore.Expectation,
    as recording: SnapshotOutcome.Recording
  ) {
    let start = checker.now()
    let problem: String
    do {
      let png = try PNG.encode(picture)
      let record = freshRecord(size: picture.size, pixels: digest, png: ContentDigest(of: png))
      if !checker.isDryRun {
        try checker.store.write(subject.identity, picture: png, record: record, replacing: expected)
      }
      outcome.written = [outcome.paths.reference, outcome.paths.record]
      outcome.finding = .recorded(recording)
      outcome.timings.write = checker.now() - start
      dropPending()
      return
    } catch {
      problem = "\(error)"
    }
    let verdict: Verdict? = if case .replaced(let verdict) = recording { verdict } else { nil }
    outcome.finding = .unwritable(problem: problem, verdict: verdict)
    keepPending(picture, digest)
  }

  /// Reports a text beside an equal reference that differs from the fresh one only in names of
  /// views, such as those of a class that was renamed.
  private mutating func noteRenamedViews() {
    guard let list = subject.list, let text = record?.list,
      !text.utf8.elementsEqual(list.text.utf8),
      let stored = storedList(record)
    else { return }
    let causes = CauseAnalysis(from: stored, to: list).causes
    guard let first = causes.first,
      causes.allSatisfy({ $0.kind == .tree && $0.property == "renamed" })
    else { return }
    let more = causes.count > 1 ? ", and \(causes.count - 1) more" : ""
    outcome.warnings.append(
      "The text of the reference has other names of views: \(first.statement)\(more). "
        + "The picture is the same. Record it again to update the text.")
  }

  /// In mode `all`, updates the text beside an equal reference.
  private mutating func renewText(pixels: ContentDigest, _ fileDigest: ContentDigest) {
    guard mode == .all else { return noteRenamedViews() }
    guard let size = outcome.size else { return }
    let fresh = freshRecord(size: size, pixels: pixels, png: fileDigest)
    guard fresh != record else { return }
    do throws(SnapshotStoreError) {
      let isWritten =
        checker.isDryRun ? true : try checker.store.write(subject.identity, record: fresh)
      if isWritten { outcome.written = [outcome.paths.record] }
    } catch {
      outcome.finding = .unwritable(problem: error.description, verdict: .identical)
    }
  }

  private mutating func keepPending(_ picture: Bitmap, _ digest: ContentDigest) {
    if checker.isDryRun { return }
    let start = checker.now()
    defer { outcome.timings.write = checker.now() - start }
    do {
      let png = try PNG.encode(picture)
      let record = freshRecord(size: picture.size, pixels: digest, png: ContentDigest(of: png))
      checker.kept.note(checker.artifacts.pending, of: checker.artifacts)
      try checker.artifacts.pending.write(
        subject.identity, picture: png, record: record, replacing: .anything)
      outcome.paths.pending = checker.artifacts.pending.picturePath(subject.identity)
    } catch {
      outcome.isUnkept = true
      outcome.warnings.append("The pending picture could not be written. \(error)")
    }
  }

  private mutating func drawDifference(_ comparison: Comparison) {
    do {
      // Display lists show what moved.
      let realignment = subject.list == nil ? comparison.realigned() : nil
      if let realignment { outcome.warnings.append("Moved: \(realignment.summary).") }
      let file = try differenceFile(
        of: comparison, realignment: realignment, style: checker.differenceStyle,
        maximumPixels: checker.limits.maxPixels)
      checker.kept.note(checker.artifacts.differences, of: checker.artifacts)
      try checker.artifacts.differences.write(subject.identity, picture: file)
      outcome.paths.difference = checker.artifacts.differences.picturePath(subject.identity)
    } catch {
      outcome.isUnkept = true
      outcome.warnings.append("The difference could not be drawn. \(error)")
    }
  }

  /// Removes the pending files of an earlier run.
  private mutating func dropPending() {
    if checker.isDryRun { return }
    for store in checker.kept.stores(of: checker.artifacts) { outcome.drop(from: store) }
  }
}
