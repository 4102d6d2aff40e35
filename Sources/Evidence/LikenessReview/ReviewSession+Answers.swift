/// The answers of a review, and undoing them.
import Foundation
import LikenessBase
import LikenessSnapshots

extension ReviewSession {
  /// Accepts or rejects pictures. If two reviewers answer the same one, from one process or two,
  /// the first wins and the other gets a refusal.
  func answer(_ verb: PendingSnapshots.Verb, _ requests: [ReviewRequest]) async -> ReviewReply {
    // Of several for one picture, the last.
    var last: [SnapshotIdentity: ReviewRequest] = [:]
    let chosen = requests.filter { last.updateValue($0, forKey: $0.identity) == nil }
      .compactMap { last[$0.identity] }
    let shown = view.withLock { $0.items }
    return await changing(chosen.map(\.identity)) {
      // Later than the last one, because answers of one time are undone together.
      let time = max(Date().timeIntervalSince1970, lastAnswer.nextUp)
      lastAnswer = time
      var reply = ReviewReply()
      for request in chosen {
        let identity = request.identity
        do throws(PendingError) {
          let seal = try seal(of: request, shown[identity])
          try refuseLinks(to: identity)
          let effect = try pending.answer(verb, identity, seen: seal, into: store, at: time)
          reply.done.append(ReviewReply.Step(identity: identity, effect: effect.rawValue))
          reply.items[identity] = ReviewItem(answered: effect)
          decisions[identity] = effect
        } catch {
          reply.refused.append(ReviewReply.Refusal(identity, error))
        }
      }
      return reply
    }
  }

  /// The digests that a request is about.
  private func seal(of request: ReviewRequest, _ item: ReviewItem?) throws(PendingError)
    -> SnapshotOutcome.Seal
  {
    if let seal = item?.seal, request.seen.map({ $0 == seal.digest }) ?? true { return seal }
    _ = try pending.outcome(of: request.identity)
    throw .otherPicture(request.identity)
  }

  /// Undoes answers.
  ///
  /// - Parameter chosen: The pictures; nil for the most recent answers, which were given together.
  func undo(_ chosen: [SnapshotIdentity]?) async -> ReviewReply {
    await changing(chosen ?? []) {
      var reply = ReviewReply()
      for identity in try chosen ?? lastAnswered() {
        do throws(PendingError) {
          try refuseLinks(to: identity)
          try pending.undo(identity, in: store)
          reply.done.append(ReviewReply.Step(identity: identity, effect: "undone"))
          let item = look(at: identity).map(ReviewItem.init(waiting:refusal:))
          reply.items[identity] = (try? item.get()) ?? ReviewItem(state: .pending)
          decisions[identity] = nil
        } catch {
          lasting[identity] = pending.answer(to: identity)?.time
          reply.refused.append(ReviewReply.Refusal(identity, error))
        }
      }
      return reply
    }
  }

  /// The snapshots of the last answers that were given together, by anyone since the last run.
  private func lastAnswered() throws -> [SnapshotIdentity] {
    let answers = try pending.answered().compactMap { identity in
      pending.answer(to: identity).map { (identity: identity, time: $0.time) }
    }
    let last = answers.filter { lasting[$0.identity] != $0.time }.map(\.time).max()
    return answers.filter { $0.time == last }.map(\.identity)
  }

  /// Changes snapshots while this process holds the lock, and publishes their new states.
  private func changing(_ chosen: [SnapshotIdentity], _ body: () throws -> ReviewReply) async
    -> ReviewReply
  {
    var reply = ReviewReply()
    do { reply = try await settings.artifacts.answering { try body() } } catch {
      reply.refused = chosen.map { ReviewReply.Refusal($0, error) }
      if chosen.isEmpty { reply.refused = [ReviewReply.Refusal(error)] }
    }
    show(reply.items)
    let items = view.withLock { $0.items }
    for identity in reply.refused.compactMap(\.identity) {
      reply.items[identity] = items[identity]
    }
    return reply
  }

  /// The answers, sorted by name, and the pending pictures.
  func summary() throws(ArtifactsError) -> ReviewSummary {
    let waiting = try pending.list()
    let decided = decisions.filter { !waiting.contains($0.key) }.sorted { $0.key < $1.key }
    return ReviewSummary(
      accepted: decided.filter { $0.value != .rejected }.map(\.key),
      rejected: decided.filter { $0.value == .rejected }.map(\.key), pending: waiting,
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
