/// Compares pending pictures with their references again, for answers that depend on the causes.
import LikenessBase
import LikenessCauses
import LikenessDisplayList
import LikenessPNG
import LikenessRaster
import LikenessSystem

extension PendingSnapshots {
  /// What became of a picture since the run that kept it.
  package enum Fate {
    /// It waits, and differs from its reference as the outcome says.
    case different(SnapshotOutcome)
    /// It waits, and no longer differs, because the reference has changed.
    case settled(SnapshotOutcome)
    /// It can't be compared.
    case incomparable(any Error)
    /// It no longer waits, because somebody answered.
    case answered(Answer.Effect)
  }

  /// Returns what became of a picture. Writes nothing.
  ///
  /// Reads both files rather than the log, because either may have changed since the run.
  ///
  /// - Parameters:
  ///   - drawing: Attributes pixels to causes.
  ///   - logged: The outcome of the run that drew the picture. It knows the defaults of properties,
  ///     which no text holds.
  ///   - seen: The digest of the picture that was pending, if it may have been answered.
  package func fate(
    of identity: SnapshotIdentity, against store: SnapshotStore, drawing: RasterEnvironment,
    logged: SnapshotOutcome? = nil, seen: ContentDigest? = nil
  ) -> Fate {
    do {
      if let seen, try pending.digest(identity) == nil {
        return .answered(try store.digest(identity) == seen ? .replaced : .rejected)
      }
      let outcome = try outcome(
        of: identity, against: store, drawing: drawing, logged: logged)
      return outcome.isFailure ? .different(outcome) : .settled(outcome)
    } catch {
      return .incomparable(error)
    }
  }

  private func outcome(
    of identity: SnapshotIdentity, against store: SnapshotStore, drawing: RasterEnvironment,
    logged: SnapshotOutcome?
  ) throws -> SnapshotOutcome {
    var checker = SnapshotChecker(store: store, artifacts: artifacts, mode: .never)
    checker.isDryRun = true
    checker.limits = limits
    var outcome: SnapshotOutcome
    if let (text, _) = try pendingText(identity) {
      outcome = checker.check(SnapshotSubject(identity, text: text))
      outcome.paths.pending = pending.recordPath(identity)
    } else {
      let (picture, record) = try load(identity)
      let path = pending.picturePath(identity)
      checker.renderer = record.renderer
      let list = try record.displayList(
        file: pending.recordPath(identity), pixelBudget: limits.maxPixels)
      outcome = checker.check(
        SnapshotSubject(
          identity, picture: try PNG.decode(picture, file: path, limits: limits), list: list,
          drawing: drawing))
      outcome.paths.pending = path
    }
    let difference = artifacts.differences.picturePath(identity)
    if Files.exists(difference) { outcome.paths.difference = difference }
    if let logged, logged.pixels == outcome.pixels {
      outcome.causes = outcome.causes.map { $0.withDefault(of: logged.causes) }
    }
    return outcome
  }

  /// The last outcome of each snapshot in the logs.
  package func logged() throws(FileError) -> [SnapshotIdentity: SnapshotOutcome] {
    let outcomes = try LoggedOutcomes(folder: artifacts.outcomes).latest()
    return Dictionary(outcomes.map { ($0.identity, $0) }) { $1 }
  }

  /// Returns the pending pictures that these changes explain completely, with the digests of their
  /// files, and the others.
  ///
  /// With `patterns`, only pictures that one matches.
  package func list(
    explainedBy expected: [ExpectedChange], _ patterns: [SnapshotPattern]?,
    against store: SnapshotStore, drawing: RasterEnvironment
  ) throws -> (explained: [SnapshotIdentity: ContentDigest], others: [ExpectationResult.Unexpected])
  {
    var explained: [SnapshotIdentity: ContentDigest] = [:]
    var others: [ExpectationResult.Unexpected] = []
    let logged = try logged()
    for identity in try list(patterns) {
      let file: ContentDigest?
      let now: Fate
      do {
        // Before it is compared: a picture that a run writes meanwhile has another digest.
        file = try pending.digest(identity)
        now = fate(of: identity, against: store, drawing: drawing, logged: logged[identity])
      } catch {
        (file, now) = (nil, .incomparable(error))
      }
      let rest: [UnexpectedChange] =
        switch now {
        case .different(let outcome): outcome.remainder(beyond: expected)
        case .settled, .answered: [.nothing]
        case .incomparable(let error): [.problem("\(error)")]
        }
      if rest.isEmpty, let file {
        explained[identity] = file
      } else {
        others.append(.init(identity: identity, changes: rest))
      }
    }
    return (explained, others)
  }
}

extension Cause {
  /// The cause with the default that another run found for the side on which no value is set.
  fileprivate func withDefault(of others: [Cause]) -> Cause {
    guard kind != .tree, (before == nil) != (after == nil) else { return self }
    let same = others.first { other in
      guard other.subject == subject, other.view == view else { return false }
      return before == nil ? other.after == after : other.before == before
    }
    var cause = self
    cause.before = before ?? same?.before
    cause.after = after ?? same?.after
    return cause
  }
}
