/// A folder of pictures and the texts beside them, that processes and threads can share.
import LikenessConcurrency
import LikenessDigest
import LikenessFiles
import LikenessGraphics
import LikenessPNG

/// A folder of snapshots: `<suite>/<case>[@<variant>].png`, and beside it `.txt`.
///
/// Every file is written aside and renamed, so that a process that is killed leaves each file old or new, never in part. The picture
/// is renamed before its text, and the text holds the digest of the picture's file; a pair that was torn between the two, or that
/// git merged from two branches, is found by that digest, and then compared in full. By default files are not synced to the disk: that would cost a recording run more
/// than all its drawing, and what a power cut damages is found by digest too.
package struct SnapshotStore: Hashable, Sendable {
  /// The path of the folder. It need not exist; writing makes it.
  package let root: String

  /// Whether files and folders are synced to the disk before a change is reported as done.
  package let isSynced: Bool

  /// Uses a folder.
  package init(root: String, isSynced: Bool = false) {
    self.root = root
    self.isSynced = isSynced
  }

  /// Where the picture of a snapshot is.
  package func picturePath(_ identity: SnapshotIdentity) -> String { Files.join(root, identity.description + ".png") }

  /// Where the text of a snapshot is.
  package func recordPath(_ identity: SnapshotIdentity) -> String { Files.join(root, identity.description + ".txt") }

  // MARK: Reading

  /// The bytes of the picture's file, or nil where there is none.
  package func picture(_ identity: SnapshotIdentity) throws(FileError) -> [UInt8]? { try Files.read(picturePath(identity)) }

  /// What the text says, or nil where there is none.
  package func record(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> ReferenceMetadata? {
    let path = recordPath(identity)
    guard let (text, _) = try readText(path) else { return nil }
    do throws(ReferenceMetadataError) { return try ReferenceMetadata(text: text, file: path) } catch { throw .record(error) }
  }

  /// The snapshot of a text and the digest of its file, or nil where there is none.
  package func text(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> (text: TextSnapshot, file: ContentDigest)? {
    let path = recordPath(identity)
    guard let (text, bytes) = try readText(path) else { return nil }
    do throws(ReferenceMetadataError) { return (try TextSnapshot(fileText: text, file: path), ContentDigest(of: bytes)) } catch {
      throw .record(error)
    }
  }

  /// The most bytes of a text: a display list takes some hundred bytes an item, and parsing it some times its size in memory.
  package static let longestText = 64 << 20

  private func readText(_ path: String) throws(SnapshotStoreError) -> (String, [UInt8])? {
    guard let bytes = try Self.files({ () throws(FileError) in try Files.read(path, longest: Self.longestText) }) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .record(ReferenceMetadataError(file: path, line: 1, cause: .notText))
    }
    return (text, bytes)
  }

  /// All snapshots of which the folder has a picture, or a text that stands alone, in order, and the paths below it of files that are none.
  package func contents() throws(FileError) -> (snapshots: [SnapshotIdentity], others: [String]) {
    var snapshots: [SnapshotIdentity] = []
    var others: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try Files.names(in: Files.join(root, folder)) {
        let path = Files.join(folder, name)
        if try Files.kind(of: Files.join(root, path)) == .folder {
          folders.append(path)
        } else if let identity = try snapshot(at: path) {
          snapshots.append(identity)
        } else {
          let isBesidePicture = name.hasSuffix(".txt") ? try Files.kind(of: Files.join(root, path.dropLast(4) + ".png")) != nil : false
          if !isBesidePicture { others.append(path) }
        }
      }
    }
    return (snapshots.sorted(), others.sorted())
  }

  /// The snapshot of which `path` is the picture, or the text that stands alone; nil where it is neither.
  private func snapshot(at path: String) throws(FileError) -> SnapshotIdentity? {
    guard let identity = try? SnapshotIdentity(String(path.dropLast(4))) else { return nil }
    if identity.description + ".png" == path { return identity }
    guard identity.description + ".txt" == path, try Files.kind(of: picturePath(identity)) == nil else { return nil }
    do throws(SnapshotStoreError) { return try text(identity) == nil ? nil : identity } catch {
      // A damaged text is a stranger; one that the system refuses to read may be a reference.
      if case .file(let error) = error { throw error }
      return nil
    }
  }

  // MARK: Writing

  /// What must stand in the place of a file for it to be written.
  package enum Expectation: Hashable, Sendable {
    /// Whatever there is.
    case anything
    /// No file.
    case nothing
    /// A file of this digest.
    case file(ContentDigest)
  }

  /// Writes picture and text together.
  ///
  /// - Parameter expected: what must stand there now. Where another process has written something else since, nothing is written and
  ///   ``SnapshotStoreError/changedMeanwhile(_:)`` is thrown; where it wrote the same, all is well.
  /// - Returns: whether a file was written; false where both files already hold this.
  @discardableResult package func write(
    _ identity: SnapshotIdentity, picture: [UInt8], record: ReferenceMetadata, replacing expected: Expectation
  ) throws(SnapshotStoreError) -> Bool {
    let text = Array(record.text.utf8)
    return try writing(to: picturePath(identity), of: identity, picture, replacing: expected) { isSame throws(SnapshotStoreError) in
      let isSameText = try writeIfChanged(text, to: recordPath(identity))
      return !isSame || !isSameText
    }
  }

  /// Writes a file if what it is to replace is there, and then runs `body`, with whether the file was so already, all in one lock.
  private func writing(
    to path: String, of identity: SnapshotIdentity, _ bytes: [UInt8], replacing expected: Expectation,
    then body: (_ isSame: Bool) throws(SnapshotStoreError) -> Bool
  ) throws(SnapshotStoreError) -> Bool {
    let folder = Files.folder(of: path)
    let ending = String(path.suffix(4))
    if !Files.exists(path) { try refuseClash(of: identity, ending: ending) }
    try Self.files { () throws(FileError) in try Files.makeFolder(folder, isSynced: isSynced) }
    sweep(folder)
    let lock = try Self.files { () throws(FileError) in try Files.lock(folder) }
    defer { Files.unlock(lock) }
    let present = try Self.files { () throws(FileError) in try Files.read(path) }
    let isExpected =
      switch expected {
      case .anything: true
      case .nothing: present == nil
      case .file(let digest): present.map { ContentDigest(of: $0) } == digest
      }
    guard present == bytes || isExpected else { throw .changedMeanwhile(path) }
    if present != bytes { try replace(path, with: bytes) }
    FolderNames.add(identity.description + ending, below: root)
    return try body(present == bytes)
  }

  /// Writes the snapshot of a text, which has no picture. Parameter and result are as of the other.
  @discardableResult package func write(
    _ identity: SnapshotIdentity, text: TextSnapshot, replacing expected: Expectation
  ) throws(SnapshotStoreError) -> Bool {
    try writing(to: recordPath(identity), of: identity, Array(text.fileText.utf8), replacing: expected) { isSame in !isSame }
  }

  /// Writes the text alone, for a picture that stays.
  ///
  /// - Returns: whether the file was written; false where it already holds this.
  /// - Throws: ``SnapshotStoreError/changedMeanwhile(_:)`` where the picture is no longer the one of whose file the text holds the digest.
  @discardableResult package func write(_ identity: SnapshotIdentity, record: ReferenceMetadata) throws(SnapshotStoreError) -> Bool {
    let path = recordPath(identity)
    sweep(Files.folder(of: path))
    let lock = try Self.files { () throws(FileError) in try Files.lock(Files.folder(of: path)) }
    defer { Files.unlock(lock) }
    let picture = try Self.files { () throws(FileError) in try self.picture(identity) }
    guard picture.map({ ContentDigest(of: $0) }) == record.png else { throw .changedMeanwhile(picturePath(identity)) }
    return try !writeIfChanged(Array(record.text.utf8), to: path)
  }

  /// Writes a picture alone, whatever was there.
  package func write(_ identity: SnapshotIdentity, picture: [UInt8]) throws(SnapshotStoreError) {
    let path = picturePath(identity)
    try Self.files { () throws(FileError) in try Files.makeFolder(Files.folder(of: path)) }
    try replace(path, with: picture)
  }

  /// Removes picture and text, and the folders that this leaves empty. The text goes first, so that what is left of a torn removal is
  /// a picture that is compared in full.
  ///
  /// - Returns: the paths that were removed.
  @discardableResult package func remove(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> [String] {
    var removed: [String] = []
    for path in [recordPath(identity), picturePath(identity)] {
      if try Self.files({ () throws(FileError) in try Files.remove(path) }) { removed.append(path) }
    }
    guard !removed.isEmpty else { return [] }
    var folder = Files.folder(of: picturePath(identity))
    while folder.count > root.count {
      Files.removeIfEmpty(folder)
      folder = Files.folder(of: folder)
    }
    if isSynced {
      var changed = Files.folder(of: picturePath(identity))
      while changed.count > root.count, !Files.isFolder(changed) { changed = Files.folder(of: changed) }
      try Self.files { () throws(FileError) in try Files.syncFolder(changed) }
    }
    return removed
  }

  /// Whether the file already held `bytes`; else writes them.
  private func writeIfChanged(_ bytes: [UInt8], to path: String) throws(SnapshotStoreError) -> Bool {
    // A longer file is another one.
    if (try? Files.read(path, longest: bytes.count)) == bytes { return true }
    try replace(path, with: bytes)
    return false
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(SnapshotStoreError) {
    try Self.files { () throws(FileError) in try Files.replace(path, with: bytes, isSynced: isSynced) }
  }

  /// Throws where a picture could not become the reference: a pointer of Git LFS stands there, which is never overwritten, or a name on the way differs by letter
  /// case alone.
  func refuseUnreplaceable(_ identity: SnapshotIdentity) throws(SnapshotStoreError) {
    let path = picturePath(identity)
    guard let present = try Self.files({ () throws(FileError) in try picture(identity) }) else { return try refuseClash(of: identity) }
    do throws(PNGError) {
      _ = try PNG.header(present, file: path)
    } catch {
      if error.cause == .lfsPointer { throw .pointer(error.description) }
    }
  }

  /// Removes what processes left aside that were killed while they wrote, in all folders.
  ///
  /// - Returns: how many files there were.
  @discardableResult package func sweep() throws(FileError) -> Int { try Files.sweep(root, isDeep: true) }

  /// Throws where there is a folder on the way, or a file of the same kind, whose name differs by letter case alone.
  func refuseClash(of identity: SnapshotIdentity, ending: String = ".png") throws(SnapshotStoreError) {
    var folder = root
    let components = (identity.description + ending).split(separator: "/").map(String.init)
    for (i, component) in components.enumerated() {
      if let other = try Self.files({ () throws(FileError) in try FolderNames.other(than: component, in: folder) }) {
        let path = (components[..<i] + [other]).joined(separator: "/")
        if i == components.count - 1, let clashing = try? SnapshotIdentity(String(path.dropLast(4))) {
          throw .identity(.clashByCase(clashing, identity))
        }
        throw .identity(.folderClashByCase(Files.join(root, path), identity))
      }
      folder = Files.join(folder, component)
    }
  }

  /// Removes what killed processes left aside, once a process and folder.
  private func sweep(_ folder: String) {
    guard sweptFolders.withLock({ $0.insert(folder).inserted }) else { return }
    _ = try? Files.sweep(folder)
  }

  static func files<R>(_ body: () throws(FileError) -> R) throws(SnapshotStoreError) -> R {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}

private let sweptFolders = Locked<Set<String>>([])

/// Why a store could not be read or written.
package enum SnapshotStoreError: Error, Hashable, Sendable {
  /// The system refused.
  case file(FileError)
  /// A text is damaged.
  case record(ReferenceMetadataError)
  /// Names clash.
  case identity(SnapshotIdentityError)
  /// A pointer of Git LFS stands in the place of the picture; with what to do.
  case pointer(String)
  /// Another process wrote the picture since it was read.
  case changedMeanwhile(String)
}

extension SnapshotStoreError: CustomStringConvertible {
  /// The cause, and what to do.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .record(let error): error.description
    case .identity(let error): error.description
    case .pointer(let problem): problem
    case .changedMeanwhile(let path):
      "\(path): another process wrote this reference after it was compared, so it was not replaced. Run again."
    }
  }
}
