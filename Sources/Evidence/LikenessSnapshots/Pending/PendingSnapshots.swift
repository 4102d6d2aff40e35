/// Pictures and texts that wait to be accepted as references or rejected.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// The pictures and texts that wait in a folder of artifacts.
///
/// Each has a folder, `pending/<name>.waiting/`, with the actual picture, its text, a picture of
/// the difference, and the outcome of the check. A check makes the folder whole and puts it in
/// place by one rename, so a snapshot waits exactly if its outcome is there. An answer moves the
/// folder to `answered/`, with the reference that it replaced, until the next run. Folders are put
/// in place and taken away under the lock of `pending/`, and only the start of a run removes those
/// around them.
package struct PendingSnapshots: Sendable {
  package let artifacts: ArtifactsFolder
  /// The limits for reading pictures.
  package var limits: PNG.Limits = .default
  /// The only folders that pending files are read from, links followed; nil, the default, reads
  /// any.
  package var readableFolders: [String]?

  package init(in artifacts: ArtifactsFolder) { self.artifacts = artifacts }

  /// The ending of the folder of a pending snapshot, which no name has.
  static let ending = ".waiting"

  /// A file in the folder of a snapshot.
  package enum Part: String, CaseIterable, Sendable {
    case actual = "actual.png"
    case text = "actual.txt"
    case difference = "difference.png"
    case outcome = "outcome.json"
    // Of an answered snapshot.
    case oldPicture = "reference.png"
    case oldText = "reference.txt"
    case answer = "answer.json"
  }

  /// The path of a file of a pending snapshot, whether it is there or not.
  package func path(_ identity: SnapshotIdentity, _ part: Part) -> String {
    Files.join(folder(of: identity, in: artifacts.pending), part.rawValue)
  }

  /// The path of a file of an answered snapshot, whether it is there or not.
  package func answeredPath(_ identity: SnapshotIdentity, _ part: Part) -> String {
    Files.join(folder(of: identity, in: artifacts.answered), part.rawValue)
  }

  private func folder(of identity: SnapshotIdentity, in root: String) -> String {
    let path = Files.join(root, identity.description)
    let parent = Files.folder(of: path)
    let name = String(path.dropFirst(parent.count + 1))
    // The longest names leave no room for the ending. Those folders are named by a digest, after a
    // sign that begins no name.
    return name.utf8.count + Self.ending.utf8.count > 255
      ? Files.join(parent, "-\(ContentDigest(of: Array(name.utf8)).short)" + Self.ending)
      : path + Self.ending
  }

  // MARK: Reading

  /// The snapshots that wait, sorted by name.
  package func list() throws(ArtifactsError) -> [SnapshotIdentity] {
    try artifacts.refuseOlder()
    return try snapshots(in: artifacts.pending)
  }

  private func snapshots(in root: String) throws(ArtifactsError) -> [SnapshotIdentity] {
    var found: [SnapshotIdentity] = []
    do throws(FileError) {
      var walk = Files.Walk(root)
      while let entry = try walk.next() {
        guard entry.odd == nil, !Files.isTemporary(entry.name), try entry.kind() == .folder else {
          continue
        }
        guard entry.name.hasSuffix(Self.ending) else {
          walk.enter(entry)
          continue
        }
        let file = Files.join(entry.fullPath, Part.outcome.rawValue)
        guard try Files.kind(of: file) != nil else { continue }
        // A folder of another name is not where answers look.
        let name =
          entry.name.hasPrefix("-")
          ? try? read(file, of: nil).identity
          : try? SnapshotIdentity(String(entry.path.dropLast(Self.ending.count)))
        if let name, folder(of: name, in: root) == entry.fullPath { found.append(name) }
      }
    } catch { throw .file(error) }
    return found.sorted()
  }

  /// The outcome of a snapshot that waits.
  ///
  /// - Throws: ``PendingError`` if it does not wait, or its outcome can't be read.
  package func outcome(of identity: SnapshotIdentity) throws(PendingError) -> SnapshotOutcome {
    try refuseLinks(to: identity, in: artifacts.pending)
    return try placed(read(path(identity, .outcome), of: identity))
  }

  private func read(_ file: String, of identity: SnapshotIdentity?) throws(PendingError)
    -> SnapshotOutcome
  {
    guard
      let bytes = try Self.files({ () throws(FileError) in
        try Files.read(file, inside: readableFolders, longest: SnapshotStore.longestText)
      })
    else { throw .gone(identity?.description ?? file) }
    guard let outcome = try? JSONDecoder().decode(SnapshotOutcome.self, from: Data(bytes)),
      outcome.isPossible, identity == nil || outcome.identity == identity, outcome.seal != nil
    else { throw .damaged(file) }
    return outcome
  }

  /// The outcome with the paths of this folder: the run may have been on another machine.
  private func placed(_ outcome: SnapshotOutcome) -> SnapshotOutcome {
    var outcome = outcome
    let identity = outcome.identity
    outcome.paths.pending = path(identity, outcome.paths.isText ? .text : .actual)
    if outcome.paths.difference != nil { outcome.paths.difference = path(identity, .difference) }
    return outcome
  }

  /// The text beside a pending picture; nil if it does not wait or has none.
  package func record(_ identity: SnapshotIdentity) throws(SnapshotStoreError)
    -> ReferenceMetadata?
  {
    let file = path(identity, .text)
    guard let text = try store.readText(file)?.0 else { return nil }
    do throws(ReferenceMetadataError) { return try ReferenceMetadata(text: text, file: file) } catch
    { throw .record(error) }
  }

  private var store: SnapshotStore {
    var store = SnapshotStore(root: artifacts.pending, below: artifacts.path)
    store.readableFolders = readableFolders
    return store
  }

  // MARK: Keeping

  /// Makes a snapshot wait, with these files and its outcome, in place of what waited before.
  func keep(_ outcome: SnapshotOutcome, _ files: [Part: [UInt8]]) throws {
    let identity = outcome.identity
    try refuseLinks(to: identity, in: artifacts.pending)
    try Files.makeFolder(artifacts.pending)
    let made = try Files.openTemporaryFolder(in: artifacts.pending)
    defer { Files.closeTemporaryFolder(made) }
    for (part, bytes) in files { try Files.create(Files.join(made.path, part.rawValue), bytes) }
    try Files.create(
      Files.join(made.path, Part.outcome.rawValue), try OutcomeLog.line(of: outcome))
    let folder = folder(of: identity, in: artifacts.pending)
    let lock = try Files.lockMaking(artifacts.pending)
    defer { Files.unlock(lock) }
    try Files.makeFolder(Files.folder(of: folder))
    try Files.exchange(made.path, with: folder)
  }

  /// Removes a snapshot that waits, because nothing is left to answer.
  func settle(_ identity: SnapshotIdentity) throws(PendingError) {
    let folder = folder(of: identity, in: artifacts.pending)
    guard Files.exists(folder) else { return }
    try refuseLinks(to: identity, in: artifacts.pending)
    try Self.files { () throws(FileError) in
      let lock = try Files.lock(artifacts.pending)
      defer { Files.unlock(lock) }
      try take(folder, away: artifacts.pending)
    }
  }

  /// Removes a folder: first from its place, then its files. Nobody sees a part of it.
  private func take(_ folder: String, away root: String) throws(FileError) {
    guard try Files.kind(of: folder) != nil else { return }
    let away = try Files.openTemporaryFolder(in: root)
    defer { Files.closeTemporaryFolder(away) }
    try Files.rename(folder, to: away.path)
  }

  /// Removes what killed processes and answers left: at the start of a run, whose lock is held.
  func tidy() throws(FileError) {
    // Whoever answers holds it, and puts folders among the answers.
    let lock = try Files.lock(artifacts.pending)
    defer { Files.unlock(lock) }
    // An answer with a missing part could not be undone.
    try take(artifacts.answered, away: artifacts.path)
    guard Files.exists(artifacts.pending) else { return }
    // An answer writes into the folder of its snapshot.
    _ = try? Files.sweep(artifacts.pending, isDeep: true)
    var walk = Files.Walk(artifacts.pending)
    var (folders, halves): ([String], [String]) = ([], [])
    while let entry = try walk.next() {
      // An empty temporary folder is about to be filled.
      guard entry.odd == nil, !Files.isTemporary(entry.name), try entry.kind() == .folder else {
        continue
      }
      if !entry.name.hasSuffix(Self.ending) {
        folders.append(entry.fullPath)
        walk.enter(entry)
      } else if try Files.kind(of: Files.join(entry.fullPath, Part.outcome.rawValue)) == nil {
        // As a merge leaves that was killed.
        halves.append(entry.fullPath)
      }
    }
    for half in halves { try take(half, away: artifacts.pending) }
    for folder in folders.reversed() { Files.removeIfEmpty(folder) }
  }

  /// Removes every snapshot that waits.
  func clear() throws {
    for identity in try list() { try settle(identity) }
  }

  // MARK: Answering

  /// What an answer says.
  package enum Verb: String, Codable, Sendable {
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
  /// are decoded first: a text with the digest of other pixels would make a file pass as a
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

  /// Throws if the reference is not the one that was judged.
  package func refuseOutdated(_ outcome: SnapshotOutcome, _ store: SnapshotStore)
    throws(PendingError)
  {
    guard let seal = outcome.seal else { throw .damaged(path(outcome.identity, .outcome)) }
    if reference(of: outcome, seal, in: store) == .other { throw .outdated(outcome.identity) }
  }

  private func reference(
    of outcome: SnapshotOutcome, _ seal: SnapshotOutcome.Seal, in store: SnapshotStore
  ) -> SnapshotOutcome.Seal.State {
    let now = store.seal(of: outcome.identity, isText: outcome.paths.isText)
    return seal.state(reference: now.reference, text: now.text)
  }

  /// Writes an answer beside the pending snapshot.
  private func note(_ answer: Answer, of identity: SnapshotIdentity) throws(PendingError) {
    // A word and a number are always encodable.
    let line = (try? OutcomeLog.line(of: answer)) ?? []
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
      if begun == nil { try keepReference(of: identity, in: store) }
      try note(Answer(effect: effect, time: time), of: identity)
    }
    do {
      try store.refuseLinks(to: identity)
      if outcome.paths.isText {
        guard let text = try self.store.text(at: path(identity, .text)),
          text.file == seal.actual
        else { throw PendingError.torn(path(identity, .text)) }
        if !dryRun {
          try begin()
          try store.write(identity, text: text.text, replacing: seal.expectation)
        }
      } else {
        let (picture, record) = try pair(identity, seal)
        try store.refuseUnreplaceable(identity)
        if !dryRun {
          try begin()
          try store.write(identity, picture: picture, record: record, replacing: seal.expectation)
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

  /// The pending picture and its text, exactly as the run wrote them.
  private func pair(_ identity: SnapshotIdentity, _ seal: SnapshotOutcome.Seal) throws -> (
    picture: [UInt8], record: ReferenceMetadata
  ) {
    let file = path(identity, .actual)
    guard let picture = try Files.read(file, inside: readableFolders),
      ContentDigest(of: picture) == seal.actual, let record = try record(identity),
      ContentDigest(of: record) == seal.actualText, record.png == seal.actual
    else { throw PendingError.torn(file) }
    let decoded = try PNG.decode(picture, file: file, limits: limits)
    guard decoded.digest == record.pixels, decoded.size == record.size else {
      throw PendingError.torn(file)
    }
    return (picture, record)
  }

  /// Copies the reference into the folder of a pending snapshot, to be restored.
  private func keepReference(of identity: SnapshotIdentity, in store: SnapshotStore) throws {
    for (part, file) in [
      (Part.oldPicture, store.picturePath(identity)), (.oldText, store.recordPath(identity)),
    ] {
      if let bytes = try Files.read(file) {
        try Files.replace(path(identity, part), with: bytes)
      } else {
        try Files.remove(path(identity, part))
      }
    }
  }

  // MARK: Undoing

  /// An answer, as `answer.json` keeps it.
  package struct Answer: Hashable, Codable, Sendable {
    package var effect: Effect
    /// When it was given, in seconds since 1970.
    package var time: Double
  }

  /// The snapshots that were answered since the last run, sorted by name.
  package func answered() throws(ArtifactsError) -> [SnapshotIdentity] {
    try artifacts.refuseOlder()
    return try snapshots(in: artifacts.answered)
  }

  /// The answers since the last run, with the outcomes that they are about, sorted by name. Those
  /// that can't be read are left out: they can't be undone either.
  package func answers() throws(ArtifactsError) -> [(outcome: SnapshotOutcome, answer: Answer)] {
    try answered().compactMap { answered($0) }
  }

  /// The answer to a snapshot, with the outcome that it is about; nil if there is none that can be
  /// read.
  package func answered(_ identity: SnapshotIdentity) -> (
    outcome: SnapshotOutcome, answer: Answer
  )? {
    guard (try? refuseLinks(to: identity, in: artifacts.answered)) != nil,
      let answer = answer(to: identity),
      var outcome = try? read(answeredPath(identity, .outcome), of: identity)
    else { return nil }
    outcome.paths.pending = answeredPath(identity, outcome.paths.isText ? .text : .actual)
    if outcome.paths.difference != nil {
      outcome.paths.difference = answeredPath(identity, .difference)
    }
    return (outcome, answer)
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
      try Self.stores { () throws(SnapshotStoreError) in
        let old = try Self.oldFiles(
          answeredPath(identity, .oldPicture), answeredPath(identity, .oldText))
        try store.restore(identity, picture: old.picture, text: old.text)
      }
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

  private static func oldFiles(_ picture: String, _ text: String) throws(SnapshotStoreError) -> (
    picture: [UInt8]?, text: [UInt8]?
  ) {
    do throws(FileError) {
      return (
        try Files.read(picture), try Files.read(text, longest: SnapshotStore.longestText)
      )
    } catch { throw .file(error) }
  }

  // MARK: Errors

  /// Throws if a symbolic link is on the way to a file of a snapshot: it could lead out of the
  /// folder.
  private func refuseLinks(to identity: SnapshotIdentity, in root: String) throws(PendingError) {
    let folder = folder(of: identity, in: root)
    for part in Part.allCases {
      let inside = String(Files.join(folder, part.rawValue).dropFirst(artifacts.path.count))
      if let link = try Self.files({ () throws(FileError) in
        try Files.firstLink(from: artifacts.path, to: inside)
      }) {
        throw .link(link)
      }
    }
  }

  private static func files<R>(_ body: () throws(FileError) -> R) throws(PendingError) -> R {
    do throws(FileError) { return try body() } catch { throw .store(.file(error)) }
  }

  private static func stores<R>(_ body: () throws(SnapshotStoreError) -> R) throws(PendingError)
    -> R
  {
    do throws(SnapshotStoreError) { return try body() } catch { throw .store(error) }
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

  /// What must be in place of the reference when it is replaced.
  fileprivate var expectation: SnapshotStore.Expectation {
    reference.map { .file($0) } ?? .nothing
  }
}

extension ArtifactsFolder {
  /// Runs `body` while no other reviewer, command or check, in any process, answers or keeps
  /// snapshots in this folder.
  ///
  /// - Throws: What `body` throws, or that the folder is still locked after `patience` seconds.
  package func answering<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, patience: Double = Files.patience,
    _ body: () throws -> Result
  ) async throws -> Result {
    let lock = try await Files.lockSuspending(pending, patience: patience)
    defer { Files.unlock(lock) }
    return try body()
  }
}

/// Why a pending snapshot was not answered. The only place that words it.
package enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not wait.
  case gone(String)
  /// A file does not have the digest of its outcome.
  case torn(String)
  /// An outcome can't be read.
  case damaged(String)
  /// Another picture waits than the one that was shown.
  case otherPicture(SnapshotIdentity)
  /// The reference has changed since it was judged.
  case outdated(SnapshotIdentity)
  /// Somebody changed the reference after it was accepted.
  case referenceChanged(String)
  /// There is no answer to undo.
  case notAnswered(SnapshotIdentity)
  /// A Git LFS pointer is in place of the reference; with the next step.
  case pointer(String)
  /// A symbolic link is on the way to a file.
  case link(String)
  case store(SnapshotStoreError)
  case other(String)

  package var description: String {
    switch self {
    case .gone(let name):
      "\(name) is no longer pending: it was answered elsewhere, or a later run passed."
    case .torn(let path):
      "\(path) is not the file that the run wrote. Run the check again."
    case .damaged(let path): "\(path) cannot be read. Run the check again."
    case .otherPicture(let identity):
      "A later run drew another picture of \(identity). Look at the new one first."
    case .outdated(let identity):
      "\(identity) is outdated: its reference has changed since the check. Run again."
    case .referenceChanged(let path): "\(path) changed after you answered, so it was not replaced."
    case .notAnswered(let identity):
      "\(identity) was not answered since the last run, or the answer was already undone."
    case .pointer(let problem): problem
    case .link(let path):
      """
      \(path) is a symbolic link. Answers follow no links, because they could lead out of the \
      folder. Replace it with a copy.
      """
    case .store(let error): error.description
    case .other(let problem): problem
    }
  }
}
