/// One check of a picture, step by step.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSystem

/// A check in progress, by the table of ``SnapshotChecker``.
struct PictureCheck {
  let checker: SnapshotChecker
  let subject: SnapshotSubject
  let tolerance: Tolerance
  let mode: RecordMode
  var outcome: SnapshotOutcome
  /// The text beside the reference; nil if it is unreadable.
  private var record: ReferenceMetadata?
  /// The digest of the file that the picture is read from; nil for one that is drawn here.
  private var source: ContentDigest?

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
    guard let (picture, digest) = draw(beside: fileDigest) else {
      if !outcome.isFailure { dropPending() }
      return
    }
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
      do throws(ToleranceError) {
        try subject.refuseUnknownViews(in: tolerance) {
          storedList(try? checker.store.record(subject.identity))
        }
      } catch { outcome.warnings.append(error.description) }
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

  /// Draws or reads the picture. Returns nil if that fails, and if it is the file that the
  /// reference was made of: then the check has passed.
  private mutating func draw(beside reference: ContentDigest?) -> (Bitmap, ContentDigest)? {
    let start = checker.now()
    defer { outcome.timings.draw = checker.now() - start }
    do {
      let picture: Bitmap
      if let file = subject.file {
        let bytes = try PNG.bytes(ofFile: file, limits: checker.limits)
        let digest = ContentDigest(of: bytes)
        if let record, record.png == reference, record.source == digest {
          outcome.size = record.size
          outcome.pixels = record.pixels
          outcome.finding = .passed(.digest)
          return nil
        }
        source = digest
        picture = try PNG.decode(bytes, file: file, limits: checker.limits)
      } else {
        picture = try subject.draw()
      }
      let digest = picture.digest
      outcome.size = picture.size
      outcome.pixels = digest
      return (picture, digest)
    } catch let refusal as CheckRefusal {
      outcome.finding = .refused(problem: refusal.problem)
      return nil
    } catch {
      outcome.finding =
        subject.file == nil ? .undrawable(problem: "\(error)") : .refused(problem: "\(error)")
      return nil
    }
  }

  /// Judges the picture beside its reference, and does what the mode says.
  private mutating func compare(
    _ picture: Bitmap, _ digest: ContentDigest, with reference: [UInt8], _ fileDigest: ContentDigest
  ) {
    let judgement = PictureEvidence(
      subject: subject, tolerance: tolerance, picture: picture, pixels: digest,
      reference: reference, file: fileDigest, record: record, paths: outcome.paths,
      limits: checker.limits, renderer: checker.renderer, now: checker.now
    ).judgement()
    outcome.warnings += judgement.warnings
    outcome.timings.decode = judgement.timings.decode
    outcome.timings.compare = judgement.timings.compare
    if let explanation = judgement.explanation {
      outcome.explain(explanation.causes, unexplainedPixels: explanation.unexplainedPixels)
    }
    switch judgement.kind {
    case .passed(let proof, let pixels):
      outcome.finding = .passed(proof)
      if let pixels { renewText(pixels: pixels, fileDigest) }
    case .refused(let problem):
      outcome.finding = .refused(problem: problem)
    case .unreadable(let error) where mode.replacesReferences && error.cause != .lfsPointer:
      outcome.warnings.append("The old reference could not be read. \(error)")
      record(picture, digest, replacing: .file(fileDigest), as: .replaced(nil))
    case .unreadable(let error):
      outcome.finding = .unreadable(problem: error.description)
      outcome.isPointer = error.cause == .lfsPointer
      keepPending(picture, digest)
    case .different(let verdict, let comparison):
      if mode.replacesReferences {
        record(picture, digest, replacing: .file(fileDigest), as: .replaced(verdict))
      } else {
        outcome.finding = .different(verdict)
        keepPending(picture, digest)
      }
      if outcome.paths.pending != nil { drawDifference(comparison, judgement.realignment) }
    }
  }

  private func storedList(_ record: ReferenceMetadata?) -> DisplayList? {
    try? record?.displayList(file: outcome.paths.text, pixelBudget: checker.limits.maxPixels)
  }

  // MARK: Writing

  private func freshRecord(size: PixelSize, pixels: ContentDigest, png: ContentDigest)
    -> ReferenceMetadata
  {
    let notes =
      (subject.owner()?.notes(for: subject.identity) ?? [])
      + (source.map { [ReferenceMetadata.Line(source: $0)] } ?? [])
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
      outcome.written = outcome.paths.references
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

  /// Reports a text beside an equal reference that differs from the fresh one only in names.
  private mutating func noteRenamedViews() {
    guard let list = subject.list, let text = record?.list,
      !list.namesSameViews(as: text), !text.utf8.elementsEqual(list.text.utf8),
      let note = storedList(record).flatMap(list.renameNote(since:))
    else { return }
    outcome.warnings.append(note)
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
      if isWritten { outcome.written = [outcome.paths.text] }
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

  private mutating func drawDifference(_ comparison: Comparison, _ realignment: Realignment?) {
    do {
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
