/// Finds references that no story, scene or test draws any more.
import LikenessFiles
import LikenessGraphics

/// The references of a store, sorted into those in use and those that are unused.
///
/// A reference is *unused* only where something proves it:
///
/// - A story or scene is not in the full list of pictures. In addition its other variants are, or the list has other stories of the same file, or the file is gone.
/// - A test target finished a ``CompleteRun``, and none of its tests checked the reference.
///
/// All other references stay. Those without an owner are listed as ``unknown`` and never removed.
package struct ReferenceAudit: Sendable {
  /// A picture of the full list, with the story or scene that declares it.
  package struct Story: Hashable, Sendable {
    /// The name of the picture.
    package var identity: SnapshotIdentity
    /// The story or scene.
    package var owner: SnapshotOwner

    /// Creates an entry of the list.
    package init(identity: SnapshotIdentity, owner: SnapshotOwner) {
      self.identity = identity
      self.owner = owner
    }
  }

  /// A reference that nothing draws any more.
  package struct Unused: Hashable, Sendable {
    /// The name of the reference.
    package var identity: SnapshotIdentity
    /// The test, story or scene that drew it.
    package var owner: SnapshotOwner
    /// The proof.
    package var reason: Reason
    /// The digest of its pixels, or nil for a text.
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

  /// The unused references, in the order of their names.
  package private(set) var unused: [Unused] = []
  /// References without a readable owner, in the order of their names.
  package private(set) var unknown: [SnapshotIdentity] = []
  /// Files in the folder of references that are not references.
  package private(set) var strangers: [String] = []
  /// Two references whose names differ by letter case alone, which some file systems keep as one file; nil where there are none.
  package private(set) var clash: SnapshotIdentityError?
  /// The number of references in use.
  package private(set) var wanted = 0
  /// Stories and scenes that may be declared in another package or folder of scenes, in the order of their names. They count as in use.
  package private(set) var undecided: [Unused] = []
  /// References of tests that no complete run has checked or proved unused, in the order of their names. They count as in use.
  package private(set) var unproven: [SnapshotIdentity] = []

  /// Sorts every reference of a store.
  ///
  /// - Parameters:
  ///   - store: The references.
  ///   - stories: The full list of pictures of stories and scenes. It proves nothing about stories if it has none, and nothing about scenes if it has none.
  ///   - isOwn: Whether the references belong to the package that owners' paths are relative to. In another one, a file may have the same path.
  ///   - run: The last run of all tests; nil proves nothing about tests.
  ///   - fileExists: Whether a file exists, given its path in the package, or may exist where nobody can tell.
  package init(
    of store: SnapshotStore, stories: [Story], isOwn: Bool = true, run: CompleteRun? = nil, fileExists: (String) -> Bool
  ) throws(FileError) {
    let (references, others) = try store.contents()
    strangers = others
    var folded: [String: SnapshotIdentity] = [:]
    for identity in references {
      if let other = folded.updateValue(identity, forKey: identity.caseFolded), clash == nil { clash = .clashByCase(other, identity) }
    }
    let listed = Set(stories.map(\.identity))
    let owners = Set(stories.map(\.owner))
    // A list without any scene says nothing about scenes: their folder may have moved, and was not named. The same holds for stories.
    let kinds = Set(owners.map(\.kind))
    let files = Set(owners.map(\.file).filter { isOwn || $0.hasPrefix("(") })
    for identity in references {
      if listed.contains(identity) || run?.checked.contains(identity) == true {
        wanted += 1
        continue
      }
      guard let (owner, pixels) = store.owner(of: identity), owner.kind == .test || owner.name == identity.withoutVariant.description else {
        // The text of a story or scene names another place: the file was moved, or it is of another folder of references in this one.
        unknown.append(identity)
        continue
      }
      let reason: Reason? =
        switch owner.kind {
        case .test: run?.covers(owner.file) == true ? .notChecked : nil
        case .story, .scene:
          if owners.contains(owner) {
            .variantGone
          } else if isOwn, kinds.contains(owner.kind), !fileExists(owner.file) {
            .fileGone
          } else {
            files.contains(owner.file) ? .storyGone : .notListed
          }
        }
      let entry = reason.map { Unused(identity: identity, owner: owner, reason: $0, pixels: pixels) }
      if let entry, entry.reason != .notListed {
        unused.append(entry)
        continue
      }
      wanted += 1
      if let entry { undecided.append(entry) } else { unproven.append(identity) }
    }
  }
}

extension ReferenceAudit {
  /// Keeps only the unused and undecided references that meet a condition.
  package mutating func keepUnused(where isMeant: (SnapshotIdentity) -> Bool) {
    unused.removeAll { !isMeant($0.identity) }
    undecided.removeAll { !isMeant($0.identity) }
  }
}

extension SnapshotStore {
  /// Returns the owner that the text beside a reference names, and the digest of its pixels where it is a picture.
  func owner(of identity: SnapshotIdentity) -> (owner: SnapshotOwner, pixels: ContentDigest?)? {
    if Files.exists(picturePath(identity)) {
      guard let record = try? record(identity), let owner = SnapshotOwner(in: record.others) else { return nil }
      return (owner, record.pixels)
    }
    guard let text = try? text(identity), let owner = SnapshotOwner(in: text.text.notes) else { return nil }
    return (owner, nil)
  }
}
