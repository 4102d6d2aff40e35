/// Tells references that are still wanted from those that nothing draws any more.
import LikenessGraphics

/// Which references of a store are still wanted, by the full list of stories and by the sources of tests: never by what happened to run.
///
/// A reference is *stale* only where its owner is certainly gone:
///
/// - of a story or scene: it is not in the list, while its story is (so the variant is gone), or its file is gone, or the list has other stories of the
///   file and the file no longer holds the name;
/// - of a test: its file was read or is gone, and no source of the package has a function of that name, or a type of that name around it, any more; or the
///   snapshot has a name of its own, no literal of the sources is it, and every name is a literal; see ``SwiftSources/canName(_:)``;
/// - of a test, where a complete run is given: its test ran, and did not check it.
///
/// Everything else stays. What has no owner is told, and never called stale; so is what only a complete run can tell of.
public struct ReferenceAudit: Sendable {
  /// The pictures of a gallery and what declares them: the full list.
  public struct Story: Hashable, Sendable {
    /// The name of a picture.
    public var identity: SnapshotIdentity
    /// What declares it.
    public var owner: SnapshotOwner

    /// Creates an entry of the list.
    public init(identity: SnapshotIdentity, owner: SnapshotOwner) {
      self.identity = identity
      self.owner = owner
    }
  }

  /// A reference that nothing draws any more.
  public struct Stale: Hashable, Sendable {
    /// Which.
    public var identity: SnapshotIdentity
    /// What drew it.
    public var owner: SnapshotOwner
    /// Why it is stale.
    public var reason: Reason
    /// The digest of its pixels, where it is a picture.
    public var pixels: ContentDigest?
  }

  /// Why a reference is stale.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// The source file is gone.
    case fileGone
    /// The file is there, and the story or scene is not.
    case storyGone
    /// The story is there, and has no picture of these axes.
    case variantGone
    /// No source has the test function.
    case testGone
    /// The test function is there, and nothing in the sources can give the name.
    case nameGone
    /// The test was run, and did not check it.
    case notChecked
    /// No list here has the story or scene, and its sources can't be read: it may be declared elsewhere.
    case notListed
  }

  /// What nothing draws any more, in the order of names.
  public private(set) var stale: [Stale] = []
  /// References whose text names no owner, or which have none, in the order of names.
  public private(set) var unknown: [SnapshotIdentity] = []
  /// Files in the folder of references that are none.
  public private(set) var strangers: [String] = []
  /// Two references of which the names differ by letter case alone, so that some file systems keep one file for both; nil where there are none.
  public private(set) var clash: SnapshotIdentityError?
  /// How many references are wanted.
  public private(set) var wanted = 0
  /// The owners of those that are wanted, where they are known.
  public private(set) var owners: [SnapshotIdentity: SnapshotOwner] = [:]
  /// Those among them of stories and scenes that are in no list here, and of which nobody can tell whether they are still declared: their sources are those of
  /// another package, or of another folder of scenes. They stay, unless they turn out to have another name; in the order of names.
  public private(set) var undecided: [Stale] = []
  /// Those among the wanted whose tests are there, but of whose names nobody can tell whether a test still gives them, in order; a complete run tells.
  public private(set) var unproven: [SnapshotIdentity] = []

  /// Judges every reference of a store.
  ///
  /// - Parameters:
  ///   - store: the references.
  ///   - stories: the full list of pictures of stories and scenes.
  ///   - sources: the Swift sources of the package; nil where there is none, so that nothing can be told of tests.
  ///   - storyFiles: the files that declare the stories, under the paths that their owners name: also those of other packages; nil takes them from the sources.
  ///   - fileExists: whether a file, told from the package, is there or only not checked out.
  ///   - checked: the names that a complete run of all tests checked; nil where none is given.
  public init(
    of store: SnapshotStore, stories: [Story], sources: SwiftSources?, storyFiles: SwiftSources? = nil, fileExists: (String) -> Bool,
    checked: Set<SnapshotIdentity>? = nil
  ) throws(FileError) {
    let (references, others) = try store.contents()
    strangers = others
    var folded: [String: SnapshotIdentity] = [:]
    for identity in references {
      if let other = folded.updateValue(identity, forKey: identity.caseFolded), clash == nil { clash = .clashByCase(other, identity) }
    }
    let listed = Set(stories.map(\.identity))
    let owners = references.map { owner(of: $0, in: store) }
    let ran = checked.map { checked in Set(zip(references, owners).filter { checked.contains($0.0) }.compactMap { $0.1?.owner }) }
    let owned = Set(stories.map(\.owner))
    withoutActuallyEscaping(fileExists) { fileExists in
      let judge = Judge(
        stories: owned, files: Set(owned.map(\.file)), sources: sources, storyFiles: storyFiles ?? sources, fileExists: fileExists, ran: ran
      )
      for (identity, found) in zip(references, owners) {
        sort(identity, found, listed.contains(identity) || checked?.contains(identity) == true, judge)
      }
    }
  }

  private mutating func sort(
    _ identity: SnapshotIdentity, _ found: (owner: SnapshotOwner, pixels: ContentDigest?)?, _ isListed: Bool, _ judge: Judge
  ) {
    guard !isListed else {
      wanted += 1
      owners[identity] = found?.owner
      return
    }
    guard let found else {
      unknown.append(identity)
      return
    }
    switch judge.judgement(identity, found.owner) {
    case .stale(let reason):
      stale.append(Stale(identity: identity, owner: found.owner, reason: reason, pixels: found.pixels))
      return
    case .undecided: undecided.append(Stale(identity: identity, owner: found.owner, reason: .notListed, pixels: found.pixels))
    case .wanted: if judge.isUnproven(identity, found.owner) { unproven.append(identity) }
    }
    wanted += 1
    owners[identity] = found.owner
  }
}

extension ReferenceAudit {
  /// Leaves out the stale references, and those of which nobody can tell, that do not meet a condition.
  public mutating func keepStale(where isMeant: (SnapshotIdentity) -> Bool) {
    stale.removeAll { !isMeant($0.identity) }
    undecided.removeAll { !isMeant($0.identity) }
  }
}

/// What the text beside a reference tells; nil where it names no owner.
private func owner(of identity: SnapshotIdentity, in store: SnapshotStore) -> (owner: SnapshotOwner, pixels: ContentDigest?)? {
  if Files.exists(store.picturePath(identity)) {
    guard let record = try? store.record(identity), let owner = SnapshotOwner(in: record.others) else { return nil }
    return (owner, record.pixels)
  }
  guard let text = try? store.text(identity), let owner = SnapshotOwner(in: text.text.notes) else { return nil }
  return (owner, nil)
}

/// What decides about one reference that no list has.
private struct Judge {
  let stories: Set<SnapshotOwner>
  /// The files of the stories.
  let files: Set<String>
  let sources: SwiftSources?
  let storyFiles: SwiftSources?
  let fileExists: (String) -> Bool
  /// The owners of references that a complete run checked.
  let ran: Set<SnapshotOwner>?

  enum Judgement {
    case wanted
    case undecided
    case stale(ReferenceAudit.Reason)
  }

  func judgement(_ identity: SnapshotIdentity, _ owner: SnapshotOwner) -> Judgement {
    switch owner.kind {
    case .test: return reason(ofTest: owner, identity).map { .stale($0) } ?? .wanted
    case .story, .scene:
      if stories.contains(owner) { return .stale(.variantGone) }
      guard fileExists(owner.file) else { return .stale(.fileGone) }
      guard files.contains(owner.file), let storyFiles, storyFiles.hasRead(owner.file) else { return .undecided }
      return storyFiles.hasLiteral(owner.name, in: owner.file) ? .wanted : .stale(.storyGone)
    }
  }

  private func reason(ofTest owner: SnapshotOwner, _ identity: SnapshotIdentity) -> ReferenceAudit.Reason? {
    if ran?.contains(owner) == true { return .notChecked }
    // A hidden folder holds what plugins write, and is not read.
    guard let sources, !owner.file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
    guard sources.hasRead(owner.file) || !fileExists(owner.file) else { return nil }
    let (types, function) = parts(ofTest: owner.name)
    // The function may have moved to another file, or may have called a helper that stands in the file of the line.
    let gone: ReferenceAudit.Reason = fileExists(owner.file) ? .testGone : .fileGone
    guard sources.hasFunction(function) else { return gone }
    // The suite is the type of the test, else the name of its file.
    guard types.allSatisfy(sources.hasType), !types.isEmpty || sources.hasFile(named: identity.suite) else { return gone }
    return identity.name == function || sources.canName(identity.name) != false ? nil : .nameGone
  }

  /// Whether a reference stays only because nobody can tell which names its test gives.
  func isUnproven(_ identity: SnapshotIdentity, _ owner: SnapshotOwner) -> Bool {
    guard owner.kind == .test, let sources else { return false }
    return identity.name != parts(ofTest: owner.name).function && sources.canName(identity.name) == nil
  }
}

/// The types and the function of `Suite/Inner/primary()`, without parameters and backticks.
private func parts(ofTest name: String) -> (types: [String], function: String) {
  let head: Substring
  let function: Substring
  if let end = name.lastIndex(of: "`"), let start = name[..<end].lastIndex(of: "`") {
    head = name[..<start]
    function = name[name.index(after: start)..<end]
  } else {
    let call = name.prefix { $0 != "(" }
    let slash = call.lastIndex(of: "/")
    head = slash.map { call[..<$0] } ?? ""
    function = slash.map { call[call.index(after: $0)...] } ?? call
  }
  return (head.split(separator: "/").map(String.init), String(function))
}
