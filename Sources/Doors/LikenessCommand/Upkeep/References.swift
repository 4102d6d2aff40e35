/// The references of a package and their uses, for `likeness prune` and `likeness check
/// --fail-on-unreferenced`.
import Likeness
import LikenessDisplayList
import LikenessSystem

/// Everything that may have references, whatever the command selects.
struct References {
  let store: SnapshotStore
  /// The base of owners' paths.
  let base: String
  /// Whether the references belong to the package or working tree at `base`. The sources of others
  /// are not here.
  let areOwn: Bool
  /// Every picture of the gallery, and of scenes and of the folder of pictures if given.
  let pictures: [CheckedPicture]
  /// The folder of scenes that was listed; nil without one.
  let scenes: String?

  init(of gallery: Gallery, in store: SnapshotStore, options: GalleryOptions) throws(ToolError) {
    self.store = store
    base = options.folders.ownersBase
    // Without `..`, which would look like a path inside.
    areOwn =
      relativePath(Files.absolute(store.root), from: base) != nil
    scenes = options.scenes
    // The gallery's references also stay in use with scenes: one folder may serve both.
    let project = try projectSettings()
    let owners = options.owners
    let files = try options.otherTool.files(beside: options.folders, project) ?? []
    pictures = try tool {
      let ofScenes =
        try options.scenes.map { try Gallery(scenesIn: $0, of: project).snapshots() } ?? []
      let known = Set(ofScenes.map(\.identity))
      return files
        + (ofScenes + (try gallery.snapshots().filter { !known.contains($0.identity) }))
        .map { CheckedPicture(of: $0, owners: owners) }
    }
  }

  /// Sorts every reference. Without a run of all tests, nothing is proved about tests.
  func audit(run: CompleteRun? = nil) throws(ToolError) -> ReferenceAudit {
    let stories = pictures.map {
      ReferenceAudit.Story(identity: $0.identity, owner: $0.owner)
    }
    let files = try tool { try OwnerFiles(base: base, scenes: scenes) }
    let areOwn = areOwn
    var unknown: FileError?
    let exists = { (file: String) -> Bool in
      do throws(FileError) { return try files.has(file) } catch {
        unknown = unknown ?? error
        return true
      }
    }
    return try tool {
      let audit = try ReferenceAudit(
        of: store, stories: stories, isOwn: areOwn, run: run, fileExists: exists)
      if let unknown { throw unknown }
      if let clash = audit.clash { throw clash }
      return audit
    }
  }

  /// The references that names and globs select, as every verb selects among all of a store; nil
  /// without names.
  func chosen(by names: [String]) throws(ToolError) -> Set<SnapshotIdentity>? {
    guard !names.isEmpty else { return nil }
    let all = try tool { try store.contents().snapshots }
    return SnapshotPattern.chosen(names.map { SnapshotPattern($0) }, among: all).snapshots
  }

  /// Finds the new names of unused pictures: used names without a reference and with the same
  /// pixels.
  ///
  /// Draws the pictures of stories; those of tests are pending after a run that did not find their
  /// references. A picture that may be declared elsewhere can only have moved within the same
  /// package or folder of scenes.
  func renames(of audit: ReferenceAudit, pending: PendingSnapshots, by checker: SnapshotChecker)
    async throws(ToolError)
    -> [SnapshotIdentity: Moved]
  {
    let olds = audit.unused + audit.undecided
    guard olds.contains(where: { $0.pixels != nil }) else { return [:] }
    // Where these can't be read, a moved reference would look unused, and be removed.
    let present = Set(try tool { try store.contents().snapshots })
    let waiting = try tool { try pending.list() }
    // Pictures of tests move to tests, so they need no drawing.
    let isOfStories = olds.contains { $0.pixels != nil && $0.owner.kind != .test }
    let fresh = isOfStories ? pictures.filter { !present.contains($0.identity) } : []
    let drawn = await concurrentMap(fresh) { picture -> Moved? in
      // A picture that can't be drawn is no match; `check` reports why.
      guard let pixels = picture.pixels(checker) else { return nil }
      return Moved(identity: picture.identity, owner: picture.owner, pixels: pixels)
    }
    var candidates = drawn.compactMap(\.self)
    for identity in waiting
    where !present.contains(identity) && !fresh.contains(where: { $0.identity == identity }) {
      guard let record = try validRecord(try pending.record(identity)),
        let owner = SnapshotOwner(in: record.others),
        let pixels = try tool({ try pending.pixels(of: identity) })
      else { continue }
      candidates.append(Moved(identity: identity, owner: owner, pixels: pixels))
    }
    var byPixels = Dictionary(
      grouping: candidates.sorted { $0.identity < $1.identity }, by: \.pixels)
    var found: [SnapshotIdentity: Moved] = [:]
    // Of several equal pictures, those with the same axis values match.
    for matchesVariant in [true, false] {
      for old in olds where found[old.identity] == nil {
        guard let pixels = old.pixels,
          let place = byPixels[pixels]?.firstIndex(where: { new in
            (!matchesVariant || new.identity.variant == old.identity.variant)
              && (old.reason != .notListed || new.owner.file.origin == old.owner.file.origin)
          })
        else { continue }
        found[old.identity] = byPixels[pixels]?.remove(at: place)
      }
    }
    return found
  }

  /// Finds the names under which tests have recorded unused pictures again: with the same variant
  /// and the same pixels.
  func recordedAgain(_ unused: [ReferenceAudit.Unused], run: CompleteRun?) throws(ToolError)
    -> [SnapshotIdentity: SnapshotIdentity]
  {
    let olds = unused.filter { $0.owner.kind == .test && $0.pixels != nil }
    guard !olds.isEmpty, let run else { return [:] }
    var names: [ContentDigest: [SnapshotIdentity]] = [:]
    for identity in run.checked.sorted() {
      guard let pixels = try tool({ try store.pixels(of: identity) }) else { continue }
      names[pixels, default: []].append(identity)
    }
    return olds.reduce(into: [:]) { found, old in
      found[old.identity] = old.pixels.flatMap { names[$0] }?
        .first { $0.variant == old.identity.variant }
    }
  }

  private func validRecord(
    _ read: @autoclosure () throws(SnapshotStoreError) -> ReferenceMetadata?
  ) throws(ToolError) -> ReferenceMetadata? {
    try tool { try ReferenceMetadata.ifValid(try read()) }
  }

  /// A picture under its new name.
  struct Moved: Sendable {
    let identity: SnapshotIdentity
    let owner: SnapshotOwner
    let pixels: ContentDigest
  }

  /// Gives a reference its new name and owner.
  func move(_ old: SnapshotIdentity, to new: Moved) throws(ToolError) {
    try tool {
      guard let picture = try store.picture(old), var record = try store.record(old) else {
        throw ToolError("\(store.picturePath(old)) is gone. Run again.")
      }
      let notes = new.owner.notes(for: new.identity)
      let keys = Set(notes.map(\.key))
      record.others = notes + record.others.filter { !keys.contains($0.key) && $0.key != "variant" }
      try store.write(new.identity, picture: picture, record: record, replacing: .nothing)
      try store.remove(old, textLast: true)
    }
  }

  /// Removes a reference; the text, which names its owner, last, so that the next run can go on.
  func remove(_ identity: SnapshotIdentity) throws(ToolError) {
    _ = try tool { try store.remove(identity, textLast: true) }
  }
}

struct OwnerFiles {
  /// The base of owners' paths.
  let base: String
  /// The path of the listed folder of scenes, relative to the base, with a slash at the end; empty
  /// if it holds the base, and nil for one outside, and in a sparse checkout.
  private let scenes: String?
  /// Whether a missing file is certainly gone.
  private let canTell: Bool

  init(base: String, scenes: String? = nil) throws(FileError) {
    self.base = base
    let folder = scenes.flatMap { scenes in
      Files.isSame(base, orInside: scenes)
        ? ""
        : relativePath(Files.absolute(scenes), from: base).map { $0 + "/" }
    }
    let git = GitCommit.folder(around: base)
    let isPackage = Files.exists(base + "/Package.swift")
    // Outside a package and git, the base of a path is unknown. And a sparse checkout leaves files
    // out.
    let list = git.map { Files.join($0, "info/sparse-checkout") }
    let isSparse = if let list { try Files.kind(of: list) != nil } else { false }
    canTell = git == nil ? isPackage : !isSparse
    self.scenes = isSparse ? nil : folder
  }

  /// Whether a file exists, or may exist where a missing file proves nothing.
  ///
  /// - Throws: If the system can't look at it. Then the references of the file must stay.
  func has(_ file: String) throws(FileError) -> Bool {
    if file.hasPrefix("/") { return true }
    // The folder of scenes was listed, wherever it is, so its files are known.
    let isInScenes = file.hasSuffix(".json") && scenes.map(file.hasPrefix) ?? false
    if !canTell && !isInScenes { return true }
    do throws(FileError) { return try Files.kind(of: base + "/" + file) != nil } catch {
      // No file has so long a name.
      if error.code == ENAMETOOLONG { return false }
      throw error
    }
  }
}

/// The unused references, also as JSON.
struct UnreferencedDocument: Encodable {
  struct Unused: Encodable {
    let snapshot: SnapshotIdentity
    let owner: String
    let reason: ReferenceAudit.Reason
    let why: String
    /// Whether only a complete run of the tests proves it. Not part of the document.
    let isOfTest: Bool

    private enum CodingKeys: CodingKey { case snapshot, owner, reason, why }
  }

  let unused: [Unused]
  /// References without a known owner, and other files.
  let unknownOwner: [String]

  /// The unused references, a line each.
  var lines: [String] { unused.map { "unused  \($0.snapshot)  (\($0.why))" } }

  init(_ audit: ReferenceAudit) {
    self.init(audit.unused, unknownOwner: audit.unknown.map(\.description) + audit.strangers)
  }

  init(_ references: [ReferenceAudit.Unused], unknownOwner: [String] = []) {
    unused = references.map {
      Unused(
        snapshot: $0.identity, owner: $0.owner.description, reason: $0.reason, why: $0.why,
        isOfTest: $0.owner.kind == .test)
    }
    self.unknownOwner = unknownOwner
  }
}

/// The note that references of tests stay unproven; nil if there are none.
func unprovenWords(_ audit: ReferenceAudit) -> String? {
  guard let first = audit.unproven.first else { return nil }
  let count = audit.unproven.count
  let subject =
    count == 1
    ? "\(first) belongs to a test" : "\(count) references, such as \(first), belong to tests"
  return
    """
    \(subject) and \(count == 1 ? "stays" : "stay"): only a complete run of all tests proves a \
    reference unused.
    """
}

extension ReferenceAudit.Unused {
  var why: String {
    switch reason {
    case .fileGone: "\(owner.file.words) is gone"
    case .storyGone: "\(owner.file.words) no longer has the \(owner.kind.rawValue) \(owner.name)"
    case .variantGone: "the \(owner.kind.rawValue) \(owner.name) no longer has this variant"
    case .notListed: "nothing here has the \(owner.kind.rawValue) \(owner.name) anymore"
    case .notChecked: "all tests ran, and none checked it"
    }
  }
}
