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
    var seen: [SnapshotIdentity: String?] = [:]
    var chosen: [SnapshotIdentity] = []
    for request in requests {
      do throws(ReviewError) {
        let identity = try Self.identity(request.name)
        if seen.updateValue(request.seen, forKey: identity) == nil { chosen.append(identity) }
      } catch {
        reply.refuse(request.name, error)
      }
    }
    do {
      let (decided, refused) = try await folders.exclusively { self.decide(verb, chosen, seen) }
      for (name, problem) in refused {
        reply.refused.append(ReviewReply.Refusal(identity: name, problem: problem))
      }
      for (identity, decision) in decided {
        reply.done.append(
          ReviewReply.Step(identity: identity.description, effect: decision.effect.rawValue))
        decisions[identity] = decision
        reply.items[identity.description] = ReviewItem(
          state: verb == .accept ? .accepted : .rejected, effect: decision.effect)
      }
      if !decided.isEmpty { batches.append(decided.map(\.0)) }
    } catch {
      for identity in chosen { reply.refuse(identity.description, error) }
    }
    show(reply.items)
    let items = view.withLock { $0.items }
    for refusal in reply.refused { reply.items[refusal.identity] = items[refusal.identity] }
    return reply
  }

  /// Answers while this process holds the lock.
  private func decide(
    _ verb: Verb, _ chosen: [SnapshotIdentity], _ looks: [SnapshotIdentity: String?]
  ) -> (decided: [(SnapshotIdentity, Decision)], refused: [(String, String)]) {
    var refused: [(String, String)] = []
    var seen: [SnapshotIdentity: ContentDigest] = [:]
    for identity in chosen {
      do {
        let files = try folders.files(of: identity)
        guard let digest = files.pending.digest else { throw ReviewError.answered(identity) }
        if let looked = looks[identity] ?? nil, looked != digest.short {
          throw PendingError.otherPicture(identity)
        }
        let kept = try answered ?? AnsweredFiles(beside: folders.artifacts)
        answered = kept
        try kept.folders.keep(files, of: identity)
        seen[identity] = digest
      } catch {
        refused.append((identity.description, "\(error)"))
      }
    }
    let entries = Dictionary(
      view.withLock { $0.report.entries }.map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first })
    // Before a file moves, because a page may request its picture at any moment.
    view.withLock { [answered] view in
      for identity in seen.keys {
        guard let answered else { continue }
        view.addPictures(of: entries[identity.description], identity, in: answered.folders)
      }
    }
    let pending = PendingSnapshots(in: folders.artifacts)
    let answer = verb == .accept ? pending.accept(seen, into: folders.store) : pending.reject(seen)
    refused += answer.refused.map { ($0.identity.description, $0.problem) }
    let finished = view.withLock { $0.report.date?.timeIntervalSince1970 ?? 0 }
    let decided = answer.done.map { step in
      (
        step.identity,
        Decision(
          effect: step.effect, entry: entries[step.identity.description], finished: finished)
      )
    }
    return (decided, refused)
  }

  /// Undoes answers.
  ///
  /// - Parameter names: The pictures; nil for the most recent answers, which were given together.
  func undo(_ names: [String]?) async -> ReviewReply {
    var reply = ReviewReply()
    var named: [SnapshotIdentity]?
    if let names {
      named = []
      for name in names {
        do throws(ReviewError) { named?.append(try Self.identity(name)) } catch {
          reply.refuse(name, error)
        }
      }
    }
    do {
      // The last answers are those of the moment when the lock is taken: another request may have
      // undone some meanwhile.
      let (undone, refused) = try await folders.exclusively {
        self.takeBack(named ?? self.batches.last ?? [])
      }
      for (name, problem) in refused {
        reply.refused.append(ReviewReply.Refusal(identity: name, problem: problem))
      }
      for identity in undone {
        let item = ReviewItem(
          state: .pending, seen: try? folders.files(of: identity).pending.digest?.short)
        reply.done.append(ReviewReply.Step(identity: identity.description, effect: "undone"))
        reply.items[identity.description] = item
      }
    } catch {
      for identity in named ?? batches.last ?? [] { reply.refuse(identity.description, error) }
    }
    show(reply.items)
    return reply
  }

  private func takeBack(_ chosen: [SnapshotIdentity]) -> (
    undone: [SnapshotIdentity], refused: [(String, String)]
  ) {
    var undone: [SnapshotIdentity] = []
    var refused: [(String, String)] = []
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
        refused.append((identity.description, error.description))
      }
    }
    let tried = Set(chosen)
    // An answer that can't be undone now never can be.
    batches = batches.map { $0.filter { !tried.contains($0) } }.filter { !$0.isEmpty }
    return (undone, refused)
  }

  /// Returns a snapshot by the name of its files; refuses any other spelling.
  private static func identity(_ name: String) throws(ReviewError) -> SnapshotIdentity {
    guard let identity = try? SnapshotIdentity(name), identity.description == name else {
      throw .name(name)
    }
    return identity
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
