/// The answers of a review, and undoing them.
import LikenessBase
import LikenessReport
import LikenessSnapshots

extension ReviewSession {
  /// The two answers.
  enum Verb: String, Sendable {
    case accept
    case reject
  }

  /// Accepts or rejects pictures. If two reviewers answer the same one, from one process or two,
  /// the first wins and the other gets a refusal.
  func answer(_ verb: Verb, _ requests: [ReviewRequest]) async -> ReviewReply {
    var reply = ReviewReply()
    // Of several for one picture, the last.
    var last: [SnapshotIdentity: ReviewRequest] = [:]
    let chosen = requests.filter { last.updateValue($0, forKey: $0.identity) == nil }
      .compactMap { last[$0.identity] }
    do {
      let (decided, refused) = try await folders.exclusively { self.decide(verb, chosen) }
      reply.refused = refused
      for (identity, decision) in decided {
        reply.done.append(
          ReviewReply.Step(identity: identity, effect: decision.effect.rawValue))
        decisions[identity] = decision
        reply.items[identity] = ReviewItem(
          state: verb == .accept ? .accepted : .rejected, effect: decision.effect)
      }
      if !decided.isEmpty { batches.append(decided.map(\.0)) }
    } catch {
      reply.refused = chosen.map { ReviewReply.Refusal($0.identity, error) }
    }
    show(reply.items)
    let items = view.withLock { $0.items }
    for identity in reply.refused.compactMap(\.identity) {
      reply.items[identity] = items[identity]
    }
    return reply
  }

  /// Answers while this process holds the lock.
  private func decide(
    _ verb: Verb, _ requests: [ReviewRequest]
  ) -> (decided: [(SnapshotIdentity, Decision)], refused: [ReviewReply.Refusal]) {
    var refused: [ReviewReply.Refusal] = []
    var seen: [SnapshotIdentity: ContentDigest] = [:]
    for request in requests {
      let identity = request.identity
      do {
        let files = try folders.files(of: identity)
        guard let digest = files.pending.digest else { throw ReviewError.answered(identity) }
        if let looked = request.seen, looked != digest {
          throw PendingError.otherPicture(identity)
        }
        let kept = try answered ?? AnsweredFiles(beside: folders.artifacts)
        answered = kept
        try kept.folders.keep(files, of: identity)
        seen[identity] = digest
      } catch {
        refused.append(ReviewReply.Refusal(identity, error))
      }
    }
    let entries = Dictionary(
      view.withLock { $0.report.entries }.map { ($0.subject, $0) },
      uniquingKeysWith: { first, _ in first })
    // Before a file moves, because a page may request its picture at any moment.
    view.withLock { [answered] view in
      for identity in seen.keys {
        guard let answered else { continue }
        view.addPictures(of: entries[.snapshot(identity)], identity, in: answered.folders)
      }
    }
    let pending = PendingSnapshots(in: folders.artifacts)
    let answer = verb == .accept ? pending.accept(seen, into: folders.store) : pending.reject(seen)
    refused += answer.refused.map { ReviewReply.Refusal($0.identity, $0.problem) }
    let finished = view.withLock { $0.report.date?.timeIntervalSince1970 ?? 0 }
    let decided = answer.done.map { step in
      (
        step.identity,
        Decision(
          effect: step.effect, entry: entries[.snapshot(step.identity)], finished: finished)
      )
    }
    return (decided, refused)
  }

  /// Undoes answers.
  ///
  /// - Parameter chosen: The pictures; nil for the most recent answers, which were given together.
  func undo(_ chosen: [SnapshotIdentity]?) async -> ReviewReply {
    var reply = ReviewReply()
    do {
      // The last answers are those of the moment when the lock is taken: another request may have
      // undone some meanwhile.
      let (undone, refused) = try await folders.exclusively {
        self.takeBack(chosen ?? self.batches.last ?? [])
      }
      reply.refused = refused
      for identity in undone {
        reply.done.append(ReviewReply.Step(identity: identity, effect: "undone"))
        reply.items[identity] = ReviewItem(
          state: .pending, seen: try? folders.files(of: identity).pending.digest)
      }
    } catch {
      reply.refused = (chosen ?? batches.last ?? []).map { ReviewReply.Refusal($0, error) }
    }
    show(reply.items)
    return reply
  }

  private func takeBack(_ chosen: [SnapshotIdentity]) -> (
    undone: [SnapshotIdentity], refused: [ReviewReply.Refusal]
  ) {
    var undone: [SnapshotIdentity] = []
    var refused: [ReviewReply.Refusal] = []
    for identity in chosen {
      do throws(ReviewError) {
        guard let decision = decisions[identity], let answered else {
          throw .notAnswered(identity)
        }
        try folders.takeBack(
          identity, to: answered.folders.files(of: identity),
          isAccepted: decision.effect != .rejected)
        decisions[identity] = nil
        undone.append(identity)
      } catch {
        refused.append(ReviewReply.Refusal(identity, error))
      }
    }
    let tried = Set(chosen)
    // An answer that can't be undone now never can be.
    batches = batches.map { $0.filter { !tried.contains($0) } }.filter { !$0.isEmpty }
    return (undone, refused)
  }

  /// The answers, sorted by name, and the pending pictures.
  func summary() throws -> ReviewSummary {
    let decided = decisions.sorted { $0.key < $1.key }
    return ReviewSummary(
      accepted: decided.filter { $0.value.effect != .rejected }.map(\.key),
      rejected: decided.filter { $0.value.effect == .rejected }.map(\.key),
      pending: try folders.pending(),
      hasLostOutcomes: view.withLock { !$0.report.lostOutcomes.isEmpty })
  }
}

/// The results of a review.
package struct ReviewSummary: Sendable, Encodable {
  let schemaVersion = 1
  package let accepted: [SnapshotIdentity]
  package let rejected: [SnapshotIdentity]
  package let pending: [SnapshotIdentity]
  /// Whether logs of the last run are damaged, so that nobody knows whether more is pending.
  package let hasLostOutcomes: Bool

  private enum CodingKeys: CodingKey {
    case schemaVersion
    case accepted
    case rejected
    case pending
  }

  /// The results in one line.
  package var line: String {
    let parts = [
      (accepted.count, "accepted"), (rejected.count, "rejected"), (pending.count, "pending"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return told.isEmpty ? "No picture is pending." : told.joined(separator: ", ")
  }
}
