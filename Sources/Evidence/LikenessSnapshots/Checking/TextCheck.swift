/// Checks texts against their references, by the same table as pictures.
import LikenessBase
import LikenessCauses
import LikenessDisplayList
import LikenessSystem

extension SnapshotChecker {
  /// Checks a text. Every failure is in the outcome. `identity` must not be the name of a picture;
  /// `mode` defaults to the checker's. `owner` becomes a note of the text. `fileExists` is as in
  /// ``SnapshotSubject/fileExists``.
  package func check(
    _ identity: SnapshotIdentity, _ text: TextSnapshot, source: SourcePlace? = nil,
    mode: RecordMode? = nil, owner: SnapshotOwner? = nil,
    fileExists: (String) -> Bool = { _ in false }
  ) -> SnapshotOutcome {
    let path = store.recordPath(identity)
    var outcome = SnapshotOutcome(
      identity: identity, finding: .missing, mode: mode ?? self.mode,
      paths: .init(reference: path))
    outcome.source = source
    do throws(SnapshotIdentityError) {
      try claim(identity, at: source)
      var text = text
      text.notes += owner?.notes(for: identity) ?? []
      run(text, owner, fileExists, &outcome)
    } catch {
      outcome.finding = .refused(problem: error.description)
    }
    outcome.finished = now()
    return outcome
  }

  private func run(
    _ text: TextSnapshot, _ owner: SnapshotOwner?, _ fileExists: (String) -> Bool,
    _ outcome: inout SnapshotOutcome
  ) {
    let isPicture: Bool
    do throws(FileError) {
      isPicture = try Files.kind(of: store.picturePath(outcome.identity)) != nil
    } catch {
      outcome.finding = .unreadable(problem: error.description)
      return
    }
    guard !isPicture else {
      // Its text belongs to the picture, and no mode may overwrite it.
      outcome.finding = .refused(
        problem:
          """
          \(store.picturePath(outcome.identity)) has this name already. Give the text another name \
          with “named:”.
          """
      )
      return
    }
    let start = now()
    let stored: (text: TextSnapshot, file: ContentDigest)?
    do throws(SnapshotStoreError) {
      stored = try store.text(outcome.identity)
      outcome.timings.read = now() - start
    } catch {
      outcome.timings.read = now() - start
      if outcome.mode.replacesReferences, case .record = error {
        outcome.warnings.append("The old reference could not be read. \(error)")
        record(text, replacing: .anything, as: .replaced(nil), &outcome)
      } else {
        outcome.finding = .unreadable(problem: error.description)
        if case .pointer = error { outcome.isPointer = true }
        keepPending(text, &outcome)
      }
      return
    }
    guard let stored else {
      if outcome.mode.addsReferences {
        record(text, replacing: .nothing, as: .added, &outcome)
      } else {
        keepPending(text, &outcome)
      }
      return
    }
    compare(text, owner, with: stored, fileExists, &outcome)
  }

  private func compare(
    _ text: TextSnapshot, _ owner: SnapshotOwner?,
    with stored: (text: TextSnapshot, file: ContentDigest), _ fileExists: (String) -> Bool,
    _ outcome: inout SnapshotOutcome
  ) {
    let start = now()
    let difference = TextDifference(from: stored.text.text, to: text.text)
    outcome.timings.compare = now() - start
    guard let difference else {
      outcome.finding = .passed(.identical)
      if !isDryRun { outcome.drop(from: artifacts.pending) }
      return
    }
    if let rival = owner?.rival(
      amongOwnersIn: stored.text.notes, of: outcome.identity, fileExists: fileExists)
    {
      outcome.finding = .refused(problem: rival.description)
      return
    }
    explain(stored.text, text, &outcome)
    if outcome.mode.replacesReferences {
      record(
        text, replacing: .file(stored.file), as: .replaced(nil), keeping: stored.text.notes,
        &outcome)
    } else {
      outcome.finding = .differentText(difference)
      keepPending(text, &outcome)
    }
  }

  /// Explains the changes between two display lists.
  private func explain(_ old: TextSnapshot, _ new: TextSnapshot, _ outcome: inout SnapshotOutcome) {
    guard old.kind == .displayList, new.kind == .displayList else { return }
    do throws(DisplayListError) {
      // A pending text was read.
      let list = if let list = new.list { list } else { try DisplayList(text: new.text) }
      let stored = try DisplayList(text: old.text, file: outcome.paths.reference)
      outcome.explain(CauseAnalysis(from: stored, to: list).causes, unexplainedPixels: nil)
    } catch {
      outcome.warnings.append(error.description)
    }
  }

  private func record(
    _ text: TextSnapshot, replacing expected: SnapshotStore.Expectation,
    as recording: SnapshotOutcome.Recording,
    keeping notes: [ReferenceMetadata.Line] = [], _ outcome: inout SnapshotOutcome
  ) {
    let start = now()
    defer { outcome.timings.write = now() - start }
    var fresh = text
    fresh.notes += notes.filter { note in !text.notes.contains { $0.key == note.key } }
    do throws(SnapshotStoreError) {
      if !isDryRun { try store.write(outcome.identity, text: fresh, replacing: expected) }
      outcome.written = outcome.paths.references
      outcome.finding = .recorded(recording)
      if !isDryRun { outcome.drop(from: artifacts.pending) }
    } catch {
      outcome.finding = .unwritable(problem: error.description, verdict: nil)
      keepPending(text, &outcome)
    }
  }

  private func keepPending(_ text: TextSnapshot, _ outcome: inout SnapshotOutcome) {
    if isDryRun { return }
    do throws(SnapshotStoreError) {
      kept.note(artifacts.pending, of: artifacts)
      try artifacts.pending.write(outcome.identity, text: text, replacing: .anything)
      outcome.paths.pending = artifacts.pending.recordPath(outcome.identity)
    } catch {
      outcome.isUnkept = true
      outcome.warnings.append("The pending text could not be written. \(error)")
    }
  }
}

extension SnapshotOutcome {
  /// Removes the snapshot from a store of pending pictures or differences. One that stays could be
  /// accepted later, so that is not a success.
  mutating func drop(from store: SnapshotStore) {
    do throws(SnapshotStoreError) {
      try store.remove(identity)
    } catch {
      isUnkept = true
      warnings.append("A file of an earlier run could not be removed. \(error)")
    }
  }
}
