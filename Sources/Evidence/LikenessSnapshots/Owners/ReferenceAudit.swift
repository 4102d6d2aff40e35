/// Finds references that no story, scene or test draws anymore.
import LikenessBase
import LikenessSystem

/// The references of a store, sorted into used and unused ones.
///
/// A reference is *unused* only if something proves it:
///
/// - A story or scene is missing from the full list of pictures, and its other variants are listed,
///   the list has other stories of the same file, or the file is gone.
/// - A test target finished a ``CompleteRun``, and none of its tests checked the reference; or the
///   file of the test is gone.
///
/// All other references stay. Those without an owner are listed as ``unknown`` and never removed.
package struct ReferenceAudit: Sendable {
  package struct Story: Hashable, Sendable {
    package var identity: SnapshotIdentity
    /// The story or scene that declares the picture.
    package var owner: SnapshotOwner

    package init(identity: SnapshotIdentity, owner: SnapshotOwner) {
      self.identity = identity
      self.owner = owner
    }
  }

  package struct Unused: Hashable, Codable, Sendable {
    package var identity: SnapshotIdentity
    /// The test, story or scene that drew it.
    package var owner: SnapshotOwner
    /// The proof.
    package var reason: Reason
    /// The digest of its pixels; nil for a text, and for a picture that can't be decoded.
    package var pixels: ContentDigest?
  }

  /// The proof that a reference is unused.
  package enum Reason: String, Hashable, Sendable, Codable {
    /// The source file is gone.
    case fileGone
    /// The list has other stories of the file, and not this one.
    case storyGone
    /// The list has the story, and not this variant.
    case variantGone
    /// A complete run of the test target did not check it.
    case notChecked
    /// No list has the story or scene. It may be declared elsewhere, so this proves nothing.
    case notListed
  }

  /// The unused references, sorted by name.
  package private(set) var unused: [Unused] = []
  /// The references without a readable owner, sorted by name.
  package private(set) var unknown: [SnapshotIdentity] = []
  /// Files in the folder of references that are not references.
  package private(set) var strangers: [String] = []
  /// Two references whose names differ only in letter case, which some file systems store in one
  /// file; nil if there are none.
  package private(set) var clash: SnapshotIdentityError?
  /// The number of references in use.
  package private(set) var wanted = 0
  /// Stories and scenes that another package or folder of scenes may declare, sorted by name. They
  /// count as used.
  package private(set) var undecided: [Unused] = []
  /// References of tests that no complete run has checked or proved unused, sorted by name. They
  /// count as used.
  package private(set) var unproven: [SnapshotIdentity] = []

  /// Sorts every reference of a store.
  ///
  /// - Parameters:
  ///   - stories: The full list of pictures. Without any story, it proves nothing about stories,
  ///     and without any scene, nothing about scenes.
  ///   - isOwn: Whether the references belong to the package of the owners' paths. In another one,
  ///     a different file may have the same path.
  ///   - run: The last run of all tests; nil proves nothing about tests.
  ///   - fileExists: Whether a file of the package exists, or may exist if that is unknown.
  package init(
    of store: SnapshotStore, stories: [Story], isOwn: Bool = true, run: CompleteRun? = nil,
    fileExists: @escaping (String) -> Bool
  ) throws(FileError) {
    let (complete, others) = try store.contents()
    let halves = others.map { ($0, store.pictureText($0)) }
    strangers = halves.filter { $0.1 == nil }.map(\.0)
    let references = (complete + halves.compactMap(\.1)).sorted()
    clash = Self.clash(among: references)
    let listed = Set(stories.map(\.identity))
    let owners = Set(stories.map(\.owner))
    // A list without scenes proves nothing about scenes, because their folder may have moved or was
    // not given. The same holds for stories.
    let proof = Proof(
      owners: owners, kinds: Set(owners.map(\.kind)),
      files: Set(owners.map(\.file).filter { isOwn || $0.path == nil }), run: run
    ) { isOwn && $0.path.map { !fileExists($0) } ?? false }
    for identity in references {
      if listed.contains(identity) || run?.checked.contains(identity) == true {
        wanted += 1
        continue
      }
      guard let (owner, hasPicture) = try store.owner(of: identity),
        owner.kind == .test || owner.name == identity.withoutVariant.description
      else {
        // The text of a story or scene names another place: the file was moved, or belongs to
        // another folder of references in this one.
        unknown.append(identity)
        continue
      }
      var entry: Unused?
      if let reason = proof.reason(against: owner) {
        let pixels = hasPicture ? try store.pixels(of: identity) : nil
        entry = Unused(identity: identity, owner: owner, reason: reason, pixels: pixels)
      }
      if let entry, entry.reason != .notListed {
        unused.append(entry)
        continue
      }
      wanted += 1
      if let entry { undecided.append(entry) } else { unproven.append(identity) }
    }
  }

  private static func clash(among references: [SnapshotIdentity]) -> SnapshotIdentityError? {
    var folded: [String: SnapshotIdentity] = [:]
    for identity in references {
      if let other = folded.updateValue(identity, forKey: identity.caseFolded) {
        return .clashByCase(other, identity)
      }
    }
    return nil
  }
}

/// What proves that owners are gone.
private struct Proof {
  let owners: Set<SnapshotOwner>
  let kinds: Set<SnapshotOwner.Kind>
  let files: Set<SnapshotOwner.File>
  let run: CompleteRun?
  /// Whether a file of the package of the references is gone.
  let isGone: (SnapshotOwner.File) -> Bool

  /// Why the owner of an unlisted reference no longer draws it; nil if nothing proves that.
  func reason(against owner: SnapshotOwner) -> ReferenceAudit.Reason? {
    switch owner.kind {
    case .test:
      guard let run else { return nil }
      return run.covers(owner.file) ? .notChecked : isGone(owner.file) ? .fileGone : nil
    case .picture:
      // Another folder of pictures says nothing about this one.
      let isListed = owners.contains { $0.kind == .picture && $0.file.origin == owner.file.origin }
      return isListed ? .fileGone : .notListed
    case .story, .scene:
      if owners.contains(owner) { return .variantGone }
      if kinds.contains(owner.kind), isGone(owner.file) { return .fileGone }
      return files.contains(owner.file) ? .storyGone : .notListed
    }
  }
}

extension ReferenceAudit {
  /// Keeps only the unused and undecided references that satisfy a condition.
  package mutating func keepUnused(where isMeant: (SnapshotIdentity) -> Bool) {
    unused.removeAll { !isMeant($0.identity) }
    undecided.removeAll { !isMeant($0.identity) }
  }
}

extension SnapshotStore {
  /// The picture whose text is at `path` without it, as an interrupted removal leaves it.
  fileprivate func pictureText(_ path: String) -> SnapshotIdentity? {
    guard path.hasSuffix(".txt"), let identity = try? SnapshotIdentity(String(path.dropLast(4)))
    else { return nil }
    return (try? record(identity)) == nil ? nil : identity
  }

  /// Returns the owner in the text beside a reference, and whether there is a picture; nil if the
  /// text is damaged or names no owner.
  func owner(
    of identity: SnapshotIdentity
  ) throws(FileError) -> (owner: SnapshotOwner, hasPicture: Bool)? {
    do throws(SnapshotStoreError) {
      let hasPicture = Files.exists(picturePath(identity))
      if !hasPicture, let text = try? text(identity) {
        return SnapshotOwner(in: text.text.notes).map { ($0, false) }
      }
      guard let record = try record(identity) else { return nil }
      return SnapshotOwner(in: record.others).map { ($0, hasPicture) }
    } catch {
      if case .file(let error) = error { throw error }
      return nil
    }
  }
}
