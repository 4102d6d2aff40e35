/// Answers to snapshots that wait, and undoing them.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

extension PendingSnapshots {
  /// What an answer says.
  package enum Verb: String, Sendable {
    /// The actual picture or text becomes the reference.
    case accept
    /// The reference stays.
    case reject
  }

  /// What an answer did.
  package enum Effect: String, Hashable, Codable, Sendable {
    /// The reference is new.
    case added
    /// The reference was replaced.
    case replaced
    /// The reference was already this picture.
    case unchanged
    /// The pending picture was removed.
    case rejected
  }

  /// Answers a snapshot, exactly as it was looked at.
  ///
  /// The caller holds the lock; see ``ArtifactsFolder/answering(isolation:patience:_:)``. Pictures
  /// are decoded first: a seal with the digest of other pixels would make a file pass as a
  /// reference forever.
  ///
  /// - Parameters:
  ///   - seen: The seal of the outcome that a person looked at, or that causes explained.
  ///   - time: When the answer was given, in seconds since 1970. Answers of one time are undone
  ///     together.
  ///   - dryRun: Whether to write nothing.
  /// - Throws: ``PendingError`` if it no longer waits, waits with another picture, is damaged, or
  ///   its reference has changed since it was judged; nothing is written then.
  package func answer(
    _ verb: Verb, _ identity: SnapshotIdentity, seen: SnapshotOutcome.Seal,
    into store: SnapshotStore, at time: Double, dryRun: Bool = false
  ) throws(PendingError) -> Effect {
    let outcome = try outcome(of: identity)
    guard outcome.seal == seen else { throw .otherPicture(identity) }
    try refuseLinks(to: identity, in: artifacts.answered)
    let state = reference(of: outcome, seen, in: store)
    let effect: Effect
    switch (verb, state) {
    // Half of an accepted reference is no reference.
    case (_, .other), (.reject, .cutOff): throw .outdated(identity)
    case (.reject, _):
      effect = .rejected
      if !dryRun { try note(Answer(effect: effect, time: time), of: identity) }
    case (.accept, _):
      effect = try accept(outcome, seen, state, into: store, at: time, dryRun: dryRun)
    }
    if dryRun { return effect }
    try Self.files { () throws(FileError) in
      let new = folder(of: identity, in: artifacts.answered)
      try Files.makeFolder(Files.folder(of: new))
      try take(new, away: artifacts.answered)
      try Files.rename(folder(of: identity, in: artifacts.pending), to: new)
    }
    return effect
  }

  /// Throws if the reference or a file that waits is not the one that was judged.
  ///
  /// - Parameter digest: Returns the digest of a file that waits; nil if it is missing. By default,
  ///   reads the file.
  package func refuseChanged(
    _ outcome: SnapshotOutcome, _ store: SnapshotStore,
    digest: ((String) throws(FileError) -> ContentDigest?)? = nil
  ) throws(PendingError) {
    guard let seal = outcome.seal else { throw .damaged(path(outcome.identity, .outcome)) }
    if reference(of: outcome, seal, in: store) == .other { throw .outdated(outcome.identity) }
    _ = try waitingText(outcome, seal) { file throws(FileError) in
      if let digest { return try digest(file) }
      return try Files.read(file, inside: readableFolders).map { ContentDigest(of: $0) }
    }
  }

  /// The text beside a picture that waits; nil for the snapshot of a text.
  ///
  /// - Throws: ``PendingError/torn(_:)`` if a file that waits is not the one that was judged.
  private func waitingText(
    _ outcome: SnapshotOutcome, _ seal: SnapshotOutcome.Seal,
    digest: (String) throws(FileError) -> ContentDigest?
  ) throws(PendingError) -> ReferenceMetadata? {
    let (identity, isText) = (outcome.identity, outcome.paths.isText)
    let (actual, difference) = try Self.files { () throws(FileError) in
      (
        try digest(path(identity, isText ? .text : .actual)),
        try digest(path(identity, .difference))
      )
    }
    let record: ReferenceMetadata?
    do throws(SnapshotStoreError) {
      record = isText ? nil : try ReferenceMetadata.ifValid(try self.record(identity))
    } catch { throw .store(error) }
    let edited = seal.edited(
      actual: actual, text: record.map { ContentDigest(of: $0) }, difference: difference,
      isText: isText)
    if let edited { throw .torn(path(identity, edited)) }
    return record
  }

  private func reference(
    of outcome: SnapshotOutcome, _ seal: SnapshotOutcome.Seal, in store: SnapshotStore
  ) -> SnapshotOutcome.Seal.State {
    let now = store.seal(of: outcome.identity, isText: outcome.paths.isText)
    return seal.state(reference: now.reference, text: now.text)
  }

  /// Writes an answer beside the pending snapshot.
  private func note(_ answer: Answer, of identity: SnapshotIdentity) throws(PendingError) {
    let line: [UInt8]
    do throws(OutcomeLogError) { line = try OutcomeLog.line(of: answer) } catch {
      throw .other(error.description)
    }
    try Self.files { () throws(FileError) in
      try Files.replace(path(identity, .answer), with: line)
    }
  }

  private func accept(
    _ outcome: SnapshotOutcome, _ seal: SnapshotOutcome.Seal, _ state: SnapshotOutcome.Seal.State,
    into store: SnapshotStore, at time: Double, dryRun: Bool
  ) throws(PendingError) -> Effect {
    let identity = outcome.identity
    if outcome.verdict.isPointer { throw .pointer(outcome.problem ?? "") }
    // An accept that was interrupted has kept the reference and noted what it does.
    let begun =
      state == .judged
      ? nil : answer(at: path(identity, .answer)).flatMap { $0.effect == .rejected ? nil : $0 }
    let effect =
      begun?.effect
      ?? (state == .accepted ? .unchanged : seal.reference == nil ? .added : .replaced)
    func begin() throws {
      let former = try begun?.former ?? keepReference(of: identity, in: store)
      try note(Answer(effect: effect, time: time, former: former), of: identity)
    }
    do {
      try store.refuseLinks(to: identity)
      let part = outcome.paths.isText ? Part.text : .actual
      var actual: [UInt8] = []
      let record = try waitingText(outcome, seal) { file throws(FileError) in
        guard let bytes = try Files.read(file, inside: readableFolders) else { return nil }
        if file == path(identity, part) { actual = bytes }
        return ContentDigest(of: bytes)
      }
      if outcome.paths.isText {
        guard let text = try self.store.text(at: path(identity, .text)),
          text.file == seal.actual
        else { throw PendingError.torn(path(identity, .text)) }
        if !dryRun {
          try begin()
          try store.write(identity, text: text.text, replacing: seal.expectation)
        }
      } else {
        guard let record, try isPair(actual, record, identity) else {
          throw PendingError.torn(path(identity, .actual))
        }
        try store.refuseUnreplaceable(identity)
        if !dryRun {
          try begin()
          try store.write(identity, picture: actual, record: record, replacing: seal.expectation)
        }
      }
    } catch let error as PendingError {
      throw error
    } catch let error as SnapshotStoreError {
      throw .store(error)
    } catch {
      throw .other("\(error)")
    }
    return effect
  }

  /// Whether a pending picture is the one that its seal and its text are of.
  private func isPair(
    _ picture: [UInt8], _ record: ReferenceMetadata, _ identity: SnapshotIdentity
  ) throws(PNGError) -> Bool {
    guard let proof = PNG.seal(of: picture), record.describes(proof.origin) else { return false }
    let decoded = try PNG.decode(picture, file: path(identity, .actual), limits: limits)
    return decoded.digest == proof.pixels
  }

  /// Copies the reference into the folder of a pending snapshot, to be restored. Returns the
  /// digests of its files.
  private func keepReference(of identity: SnapshotIdentity, in store: SnapshotStore) throws
    -> Answer.Former
  {
    func keep(_ part: Part, _ file: String) throws -> ContentDigest? {
      guard let bytes = try Files.read(file) else {
        try Files.remove(path(identity, part))
        return nil
      }
      try Files.replace(path(identity, part), with: bytes)
      return ContentDigest(of: bytes)
    }
    return Answer.Former(
      picture: try keep(.oldPicture, store.picturePath(identity)),
      text: try keep(.oldText, store.recordPath(identity)))
  }

  // MARK: Undoing

  /// An answer, as `answer.json` keeps it.
  package struct Answer: Hashable, Codable, Sendable {
    package var effect: Effect
    /// When it was given, in seconds since 1970.
    package var time: Double
    /// The reference that an accepted picture or text replaced; nil of a rejected one.
    package var former: Former?

    /// The digests of the files of a former reference, which are kept beside the answer; nil for
    /// those that it did not have.
    package struct Former: Hashable, Codable, Sendable {
      package var picture: ContentDigest?
      package var text: ContentDigest?
    }
  }

  /// The snapshots that were answered since the last run, sorted by name.
  package func answered() throws(ArtifactsError) -> [SnapshotIdentity] {
    try artifacts.refuseOlder()
    return try snapshots(in: artifacts.answered)
  }

  /// The answer to a snapshot, with the outcome that it is about; nil if there is none that can be
  /// read.
  package func answered(_ identity: SnapshotIdentity) -> (
    outcome: SnapshotOutcome, answer: Answer
  )? {
    guard (try? refuseLinks(to: identity, in: artifacts.answered)) != nil,
      let answer = answer(to: identity),
      let outcome = try? read(answeredPath(identity, .outcome), of: identity)
    else { return nil }
    return (placed(outcome, in: artifacts.answered), answer)
  }

  /// The answer to a snapshot; nil if there is none that can be read.
  package func answer(to identity: SnapshotIdentity) -> Answer? {
    answer(at: answeredPath(identity, .answer))
  }

  private func answer(at path: String) -> Answer? {
    (try? Files.read(path, inside: readableFolders, longest: SnapshotStore.longestText))
      .flatMap { bytes in
        bytes.flatMap { try? JSONDecoder().decode(Answer.self, from: Data($0)) }
      }
  }

  /// Undoes an answer: makes the snapshot wait again, and if it was accepted, restores the former
  /// reference or removes a new one. What a later run kept stays, and so does a reference that
  /// somebody has written since. The caller holds the lock.
  ///
  /// - Throws: ``PendingError``, and changes nothing, if there is no answer, or the reference or
  ///   the kept former one is another than the answer left.
  package func undo(_ identity: SnapshotIdentity, in store: SnapshotStore) throws(PendingError) {
    try refuseLinks(to: identity, in: artifacts.answered)
    guard let answer = answer(to: identity) else { throw .notAnswered(identity) }
    let outcome = try read(answeredPath(identity, .outcome), of: identity)
    let state = reference(of: outcome, outcome.seal ?? SnapshotOutcome.Seal(), in: store)
    let wasAccepted = answer.effect != .rejected
    guard wasAccepted ? state != .other : state == .judged else {
      throw .referenceChanged(
        outcome.paths.isText ? store.recordPath(identity) : store.picturePath(identity))
    }
    if wasAccepted, state != .judged {
      try restore(answer.former ?? Answer.Former(), of: identity, in: store)
    }
    try Self.files { () throws(FileError) in
      let old = folder(of: identity, in: artifacts.answered)
      let new = folder(of: identity, in: artifacts.pending)
      try Files.makeFolder(Files.folder(of: new))
      guard try Files.kind(of: new) == nil else {
        return try take(old, away: artifacts.answered)
      }
      try Files.rename(old, to: new)
      // Where it waits, they say nothing, so this may be interrupted.
      for part in [Part.oldPicture, .oldText, .answer] {
        try Files.remove(Files.join(new, part.rawValue))
      }
    }
  }

  /// Puts the reference back that an answer replaced, or removes a new one.
  ///
  /// - Throws: ``PendingError/notFormer(_:)`` if a kept file is not the one that was replaced.
  private func restore(
    _ former: Answer.Former, of identity: SnapshotIdentity, in store: SnapshotStore
  ) throws(PendingError) {
    func kept(_ part: Part, _ digest: ContentDigest?) throws(PendingError) -> [UInt8]? {
      let file = answeredPath(identity, part)
      let bytes = try Self.files { () throws(FileError) in try Files.read(file) }
      guard bytes.map({ ContentDigest(of: $0) }) == digest else { throw .notFormer(file) }
      return bytes
    }
    let (picture, text) = (try kept(.oldPicture, former.picture), try kept(.oldText, former.text))
    do throws(SnapshotStoreError) {
      try store.restore(identity, picture: picture, text: text)
    } catch { throw .store(error) }
  }
}

extension SnapshotOutcome.Seal {
  /// What a reference is beside the files that were judged.
  fileprivate enum State {
    /// The one that was judged.
    case judged
    /// The actual picture or text.
    case accepted
    /// Picture and text are one of each: an answer or an undo was interrupted between the two.
    case cutOff
    case other
  }

  fileprivate func state(reference now: ContentDigest?, text nowText: ContentDigest?) -> State {
    let isJudged = (now == reference, nowText == text)
    let isActual = (now == actual, nowText == actualText)
    if isJudged == (true, true) { return .judged }
    if isActual == (true, true) { return .accepted }
    return (isJudged.0 || isActual.0) && (isJudged.1 || isActual.1) ? .cutOff : .other
  }

  /// Whether the reference with these digests is another one than was judged.
  package func isOutdated(reference now: ContentDigest?, text nowText: ContentDigest?) -> Bool {
    state(reference: now, text: nowText) == .other
  }

  /// The file that waits and is not the one that was judged; nil if each is.
  package func edited(
    actual: ContentDigest?, text: ContentDigest?, difference: ContentDigest?, isText: Bool
  ) -> PendingSnapshots.Part? {
    if actual != self.actual { return isText ? .text : .actual }
    if text != actualText { return .text }
    return difference == self.difference ? nil : .difference
  }

  /// What must be in place of the reference when it is replaced.
  fileprivate var expectation: SnapshotStore.Expectation {
    reference.map { .file($0) } ?? .nothing
  }
}
