/// One check of a snapshot: read, judge, perform.
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSystem

/// A check in progress. The judgement is that of
/// ``judge(_:_:_:_:strict:in:limits:provesStatements:)``; what needs the files is here.
struct SnapshotCheck {
  private let checker: SnapshotChecker
  private let subject: SnapshotSubject
  private let tolerance: Tolerance
  private let mode: RecordMode
  private(set) var outcome: SnapshotOutcome
  /// What was read of the reference; nil without one.
  private var reference: Reference?
  /// The digest of the PNG file of another tool.
  private var source: ContentDigest?

  /// A reference as it was read.
  private struct Reference {
    var evidence: Evidence
    /// The file of a picture; nil for a text, and if it can't be read.
    var picture: [UInt8]?
    /// The digest of the file of a text; nil for a picture, and if it can't be read.
    var text: ContentDigest?
    /// The seal of a picture that no other program has changed.
    var seal: PNG.Seal?
    /// The text beside a picture; nil if it is missing or unreadable.
    var record: ReferenceMetadata?
    /// The header lines that are kept.
    var notes: [ReferenceMetadata.Line] = []

    /// The digest of the file of a picture or text. Not kept, because a pass needs none.
    var file: ContentDigest? { picture.map { ContentDigest(of: $0) } ?? text }
  }

  init(checker: SnapshotChecker, subject: SnapshotSubject, tolerance: Tolerance, mode: RecordMode) {
    self.checker = checker
    self.subject = subject
    self.tolerance = tolerance
    self.mode = mode
    let record = checker.store.recordPath(subject.identity)
    outcome = SnapshotOutcome(
      identity: subject.identity, verdict: .added, mode: mode,
      paths: subject.isText
        ? .init(reference: record)
        : .init(reference: checker.store.picturePath(subject.identity), record: record))
    outcome.source = subject.source
    outcome.scale = subject.isText ? nil : subject.list?.scale
    outcome.timings.layout = subject.layoutSeconds
  }

  /// Refuses the check before anything is read. What waits stays: an earlier check of this run has
  /// the name, and has drawn it.
  mutating func refuse(_ problem: String) {
    outcome.verdict = .refused(problem: problem)
    locate()
  }

  /// Finds the place in the source of a failure.
  private mutating func locate() {
    outcome.source =
      outcome.source ?? subject.place(outcome.causes.lazy.compactMap(\.view).first)
  }

  mutating func run() {
    let start = checker.now()
    read()
    outcome.timings.read = checker.now() - start
    perform(judged())
  }

  // MARK: Read

  private mutating func read() {
    if subject.isText { readText() } else { readPicture() }
  }

  private mutating func readPicture() {
    let bytes: [UInt8]
    do throws(FileError) {
      guard let read = try checker.store.picture(subject.identity) else { return readOtherKind() }
      bytes = read
    } catch {
      reference = Reference(evidence: Evidence(.unreadable(error.description, .outOfReach)))
      return
    }
    var record: ReferenceMetadata?
    var warnings: [String] = []
    do throws(SnapshotStoreError) {
      record = try checker.store.record(subject.identity)
    } catch {
      // The picture decides; the text only explains.
      warnings.append(error.description)
    }
    let seal = PNG.seal(of: bytes)
    let (path, limits) = (outcome.paths.reference, checker.limits)
    let picture = Evidence.Picture(pixels: seal?.pixels, source: seal?.source) {
      .init(try PNG.decode(bytes, file: path, limits: limits))
    }
    let list = record.map { record -> Evidence.List in
      guard let seal else { return .stored(record, .unsealed) }
      return .stored(record, record.describes(seal.origin) ? .sealed : .other)
    }
    var evidence = Evidence(.picture(picture), list: list)
    evidence.file = outcome.paths.text
    evidence.renderer = record?.renderer ?? Renderer.version
    evidence.warnings = warnings
    reference = Reference(
      evidence: evidence, picture: bytes, seal: seal, record: record, notes: record?.others ?? [])
  }

  /// Without a picture, a text snapshot may have the name. The text beside a picture that was
  /// removed is none.
  private mutating func readOtherKind() {
    guard let text = try? checker.store.text(subject.identity)?.text else { return }
    reference = Reference(evidence: Evidence(text, file: outcome.paths.text))
  }

  private mutating func readText() {
    let picture = checker.store.picturePath(subject.identity)
    do throws(FileError) {
      if try Files.kind(of: picture) != nil {
        // Its pixels are not needed to refuse a text of the same name.
        var evidence = Evidence(.picture(.init { throw CheckRefusal(picture) }))
        evidence.file = picture
        reference = Reference(evidence: evidence)
        return
      }
    } catch {
      reference = Reference(evidence: Evidence(.unreadable(error.description, .outOfReach)))
      return
    }
    do throws(SnapshotStoreError) {
      guard let (text, file) = try checker.store.text(subject.identity) else { return }
      reference = Reference(
        evidence: Evidence(text, file: outcome.paths.text), text: file, notes: text.notes)
    } catch {
      let kind: Judgement.Unreadable =
        switch error {
        case .record: .damaged
        case .pointer: .pointer
        default: .outOfReach
        }
      reference = Reference(
        evidence: Evidence(.unreadable(error.description, kind)),
        text: checker.store.seal(of: subject.identity, isText: true).reference)
    }
  }

  // MARK: Judge

  /// The fresh side, drawn when the judgement needs it.
  private mutating func fresh(_ seconds: Stopwatch) -> Evidence {
    let list = subject.list.map(Evidence.List.drawn)
    var evidence: Evidence
    switch subject.content {
    case .text(let text): evidence = Evidence(text)
    case .picture(let draw):
      evidence = Evidence(
        .picture(
          .init {
            try seconds.measure {
              let picture = try draw()
              return .init(picture, digest: picture.digest)
            }
          }), list: list)
    case .file(let file):
      let limits = checker.limits
      do throws(PNGError) {
        let (bytes, digest) = try seconds.measure { () throws(PNGError) in
          let bytes = try PNG.bytes(ofFile: file, limits: limits)
          return (bytes, ContentDigest(of: bytes))
        }
        source = digest
        evidence = Evidence(
          .picture(
            .init(source: digest) {
              try seconds.measure {
                do throws(PNGError) {
                  let picture = try PNG.decode(bytes, file: file, limits: limits)
                  return .init(picture, digest: picture.digest)
                } catch { throw CheckRefusal(error.description) }
              }
            }))
      } catch {
        evidence = Evidence(.unreadable(error.description, .outOfReach))
      }
    }
    evidence.renderer = checker.renderer
    return evidence
  }

  private mutating func judged() -> Judgement {
    let (drawing, decoding) = (Stopwatch(checker.now), Stopwatch(checker.now))
    var old = reference?.evidence
    if case .picture(var picture)? = old?.content, !subject.isText {
      let decode = picture.draw
      picture.draw = { try decoding.measure(decode) }
      old?.content = .picture(picture)
    }
    let start = checker.now()
    let new = fresh(drawing)
    var judgement = judge(
      old, new, tolerance, mode, strict: checker.strictText, in: subject.drawing,
      limits: checker.limits)
    let seconds = checker.now() - start - (drawing.seconds ?? 0) - (decoding.seconds ?? 0)
    outcome.timings.draw = drawing.seconds
    outcome.timings.decode = decoding.seconds
    outcome.timings.compare = seconds
    if let problem = refusal(of: judgement) {
      judgement = Judgement(.refused(problem: problem), mode)
    }
    return judgement
  }

  /// What only the files show: another owner of the reference, or a name that differs in letter
  /// case.
  private func refusal(of judgement: Judgement) -> String? {
    if judgement.verdict.isDifferent {
      return subject.owner()?
        .rival(
          amongOwnersIn: reference?.notes ?? [], of: subject.identity,
          fileExists: subject.fileExists)?
        .description
    }
    guard judgement.verdict == .added, judgement.action == .keep else { return nil }
    do throws(SnapshotStoreError) {
      try checker.store.refuseClash(of: subject.identity)
      return nil
    } catch { return error.description }
  }

  // MARK: Perform

  private mutating func perform(_ judgement: Judgement) {
    outcome.explain(judgement.causes, unexplainedPixels: judgement.unexplained)
    outcome.warnings = judgement.warnings
    if let drawn = judgement.drawn {
      outcome.size = drawn.picture.size
      outcome.pixels = drawn.digest
    } else if let reference, let bytes = reference.picture, let seal = reference.seal,
      case .identical = judgement.verdict
    {
      outcome.size = try? PNG.header(bytes).size
      outcome.pixels = seal.pixels
    }
    outcome.verdict = judgement.verdict
    if !judgement.verdict.passes { locate() }
    let start = checker.now()
    switch judgement.action {
    case .settle: settle()
    case .keep: keep(judgement, since: start)
    case .write(.text): renewText(judgement)
    case .write(let write): self.write(judgement, write, since: start)
    }
    if outcome.finished == 0 { end(since: start) }
  }

  /// Takes the times, which what is kept has, too.
  private mutating func end(since start: Double) {
    outcome.finished = checker.now()
    outcome.timings.write = outcome.finished - start
  }

  /// Writes the actual picture or text as the reference, or keeps it and says why not.
  private mutating func write(
    _ judgement: Judgement, _ write: Judgement.Write, since start: Double
  ) {
    let expected: SnapshotStore.Expectation =
      write == .added ? .nothing : reference?.file.map { .file($0) } ?? .anything
    do {
      if !checker.isDryRun { try save(judgement, replacing: expected) }
    } catch {
      outcome.done = .unwritten
      outcome.writeProblem = "\(error)"
      return keep(judgement, since: start)
    }
    outcome.written = outcome.paths.references
    outcome.done = .written
    settle()
  }

  /// The actual picture as a file, with its text.
  private func freshPicture(_ judgement: Judgement) throws -> (
    png: [UInt8], record: ReferenceMetadata
  )? {
    guard let drawn = judgement.drawn else { return nil }
    let record = freshRecord(size: drawn.picture.size)
    let png = PNG.sealed(
      try PNG.encode(drawn.picture), seal(drawn.digest ?? drawn.picture.digest, record))
    return (png, record)
  }

  /// Writes the actual picture with its text, or the text alone, as the reference.
  private func save(_ judgement: Judgement, replacing expected: SnapshotStore.Expectation) throws {
    if let text = freshText {
      try checker.store.write(subject.identity, text: text, replacing: expected)
    } else if let (png, record) = try freshPicture(judgement) {
      try checker.store.write(subject.identity, picture: png, record: record, replacing: expected)
    }
  }

  /// Updates the seal and the text of an equal picture, or the header of an equal text.
  private mutating func renewText(_ judgement: Judgement) {
    do throws(SnapshotStoreError) {
      let written = try renewed(judgement)
      if !written.isEmpty {
        outcome.written = written
        outcome.done = .written
      }
    } catch {
      outcome.done = .unwritten
      outcome.writeProblem = error.description
      locate()
    }
    settle()
  }

  /// Returns the paths of what was outdated.
  private func renewed(_ judgement: Judgement) throws(SnapshotStoreError) -> [String] {
    guard let reference else { return [] }
    if case .text(let stored) = reference.evidence.content {
      guard let file = reference.file, let fresh = freshText,
        !fresh.fileText.hasScalars(of: stored.fileText)
      else { return [] }
      if !checker.isDryRun {
        try checker.store.write(subject.identity, text: fresh, replacing: .file(file))
      }
      return [outcome.paths.text]
    }
    // Fully transparent pixels of equal pictures can differ.
    guard let bytes = reference.picture, let size = outcome.size,
      let pixels = judgement.comparison?.reference.digest ?? outcome.pixels
    else { return [] }
    let fresh = freshRecord(size: size)
    let seal = seal(pixels, fresh)
    let sealed = reference.seal == seal ? bytes : PNG.sealed(bytes, seal)
    let isTextEqual = reference.record?.text.hasScalars(of: fresh.text) == true
    let written =
      (sealed == bytes ? [] : [outcome.paths.reference]) + (isTextEqual ? [] : [outcome.paths.text])
    if !written.isEmpty, !checker.isDryRun {
      try checker.store.write(
        subject.identity, picture: sealed, record: fresh,
        replacing: .file(ContentDigest(of: bytes)))
    }
    return written
  }

  private func freshRecord(size: PixelSize) -> ReferenceMetadata {
    let list = subject.list?.text
    return ReferenceMetadata(
      renderer: checker.renderer, size: list == nil ? size : nil, others: notes([]), list: list)
  }

  /// The seal of a picture with these pixels and this text.
  private func seal(_ pixels: ContentDigest, _ record: ReferenceMetadata) -> PNG.Seal {
    let list = record.list.map { PNG.Seal.Origin.list(ContentDigest(of: $0)) }
    return PNG.Seal(pixels: pixels, origin: list ?? source.map { .file($0) })
  }

  /// The actual text with its header; nil for a picture.
  private var freshText: TextSnapshot? {
    guard case .text(var text) = subject.content else { return nil }
    text.notes = notes(text.notes)
    return text
  }

  /// The header lines: those of today, then the kept ones of the reference.
  private func notes(_ own: [ReferenceMetadata.Line]) -> [ReferenceMetadata.Line] {
    let notes = (subject.owner()?.notes(for: subject.identity) ?? []) + own
    let keys = Set(notes.map(\.key))
    return notes + (reference?.notes ?? []).filter { !keys.contains($0.key) }
  }

  /// Keeps the actual picture or text as pending, with a picture of the difference.
  private mutating func keep(_ judgement: Judgement, since start: Double) {
    if outcome.done == .settled { outcome.done = .kept }
    if checker.isDryRun { return }
    let pending = PendingSnapshots(in: checker.artifacts)
    var files: [PendingSnapshots.Part: [UInt8]] = [:]
    do {
      var seal = SnapshotOutcome.Seal(
        reference: reference?.file, text: reference?.record.map { ContentDigest(of: $0) })
      if let text = freshText {
        files[.text] = Array(text.fileText.utf8)
        outcome.paths.pending = pending.path(subject.identity, .text)
      } else if let (png, record) = try freshPicture(judgement) {
        files[.actual] = png
        files[.text] = Array(record.text.utf8)
        seal.actualText = ContentDigest(of: record)
        outcome.paths.pending = pending.path(subject.identity, .actual)
      } else {
        return
      }
      seal.actual = files[subject.isText ? .text : .actual].map { ContentDigest(of: $0) }
      if let difference = difference(judgement) {
        files[.difference] = difference
        seal.difference = ContentDigest(of: difference)
        outcome.paths.difference = pending.path(subject.identity, .difference)
      }
      outcome.seal = seal
      checker.kept.note(checker.artifacts)
      end(since: start)
      try pending.keep(outcome, files)
    } catch {
      outcome.isUnkept = true
      outcome.paths.pending = nil
      outcome.paths.difference = nil
      outcome.seal = nil
      outcome.warnings.append(
        "The pending \(subject.isText ? "text" : "picture") could not be written. \(error)")
      // An earlier one is not what the sources draw.
      settle()
    }
  }

  /// The picture of a difference as a file; nil if there is none, or it can't be drawn.
  private mutating func difference(_ judgement: Judgement) -> [UInt8]? {
    guard judgement.verdict.isDifferent, let comparison = judgement.comparison else { return nil }
    do {
      return try differenceFile(
        of: comparison, realignment: judgement.realignment, style: .overlay,
        maximumPixels: checker.limits.maxPixels)
    } catch {
      outcome.isUnkept = true
      outcome.warnings.append("The difference could not be drawn. \(error)")
      return nil
    }
  }

  /// Removes what an earlier run left pending. What stays could be accepted later, so that is not a
  /// success.
  private mutating func settle() {
    if checker.isDryRun || !checker.kept.mayBePending(in: checker.artifacts) { return }
    do throws(PendingError) {
      try PendingSnapshots(in: checker.artifacts).settle(subject.identity)
    } catch {
      outcome.isUnkept = true
      outcome.warnings.append("What an earlier run left pending could not be removed. \(error)")
    }
  }
}

/// Adds up the seconds of a stage inside another.
private final class Stopwatch: Sendable {
  private let now: @Sendable () -> Double
  private let total = Locked<Double?>(nil)

  init(_ now: @escaping @Sendable () -> Double) { self.now = now }

  /// The seconds; nil if nothing was measured.
  var seconds: Double? { total.withLock { $0 } }

  func measure<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let start = now()
    defer {
      let end = now()
      total.withLock { $0 = ($0 ?? 0) + end - start }
    }
    return try body()
  }
}

extension PNG.Seal {
  /// The digest of the file of another tool that the picture was read from; nil for our own.
  fileprivate var source: ContentDigest? {
    if case .file(let digest) = origin { digest } else { nil }
  }
}
