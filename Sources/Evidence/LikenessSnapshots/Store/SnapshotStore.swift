/// A folder of pictures and texts that processes and threads can share.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// A folder of snapshots: `<suite>/<case>[@<variant>].png`, and beside it `.txt`.
///
/// Every file is replaced atomically, so a killed process leaves each file old or new. The picture
/// is replaced before its text. The picture has a seal with the digest of the display list in the
/// text, which reveals a pair that does not belong together, after an interruption or a git merge.
/// Files are not synced to the disk: that would take longer than drawing, and the seal reveals
/// damage by a power cut.
package struct SnapshotStore: Hashable, Sendable {
  /// The path of the folder, which is created on the first write.
  package let root: String

  /// The only folders that files are read from, links followed; nil, the default, reads any.
  package var readableFolders: [String]?

  /// The folder around `root`, or `root` itself, below which no link to a folder is followed to
  /// write or remove a file.
  private let base: String

  /// Creates a store.
  ///
  /// - Parameter base: The folder below which links are refused; by default, `root`, which may
  ///   itself be a link.
  package init(root: String, below base: String? = nil) {
    self.root = root
    self.base = base ?? root
  }

  package func picturePath(_ identity: SnapshotIdentity) -> String {
    Files.join(root, identity.description + ".png")
  }

  package func recordPath(_ identity: SnapshotIdentity) -> String {
    Files.join(root, identity.description + ".txt")
  }

  // MARK: Reading

  /// The bytes of the picture's file; nil if it is missing.
  package func picture(_ identity: SnapshotIdentity) throws(FileError) -> [UInt8]? {
    try Files.read(picturePath(identity), inside: readableFolders)
  }

  /// The parsed text; nil if it is missing.
  package func record(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> ReferenceMetadata?
  {
    try ReferenceMetadata.read(recordPath(identity), inside: readableFolders)
  }

  /// The text snapshot and the digest of its file; nil if it is missing.
  package func text(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> (
    text: TextSnapshot, file: ContentDigest
  )? {
    try text(at: recordPath(identity))
  }

  /// The text snapshot in a file, and its digest; nil if the file is missing.
  func text(at path: String) throws(SnapshotStoreError) -> (
    text: TextSnapshot, file: ContentDigest
  )? {
    guard let (text, bytes) = try Self.readText(path, inside: readableFolders) else { return nil }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      throw .pointer(
        "\(path): this is a Git LFS pointer, not the text itself. Fetch the text with: git lfs pull"
      )
    }
    do throws(ReferenceMetadataError) {
      return (try TextSnapshot(fileText: text, file: path), ContentDigest(of: bytes))
    } catch {
      throw .record(error)
    }
  }

  /// The most bytes of a text: a display list has some hundred bytes per item, and parsing takes
  /// several times its size in memory.
  package static let longestText = 64 << 20

  fileprivate static func readText(_ path: String, inside folders: [String]?)
    throws(SnapshotStoreError) -> (String, [UInt8])?
  {
    guard
      let bytes = try files({ () throws(FileError) in
        try Files.read(path, inside: folders, longest: longestText)
      })
    else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .record(ReferenceMetadataError(file: path, line: 1, cause: .notText))
    }
    return (text, bytes)
  }

  /// Returns all snapshots with a picture or a text of their own, sorted, and the paths of other
  /// files.
  package func contents() throws(FileError) -> (snapshots: [SnapshotIdentity], others: [String]) {
    var snapshots: [SnapshotIdentity] = []
    var others: [String] = []
    var walk = Files.Walk(root)
    while let entry = try walk.next() {
      if try entry.kind() == .folder {
        walk.enter(entry)
      } else if let identity = try snapshot(at: entry.path) {
        snapshots.append(identity)
      } else {
        let isBesidePicture =
          entry.name.hasSuffix(".txt")
          ? try Files.kind(of: entry.fullPath.dropLast(4) + ".png") != nil : false
        if !isBesidePicture { others.append(entry.path) }
      }
    }
    return (snapshots.sorted(), others.sorted())
  }

  /// The snapshot whose picture or own text is at `path`; nil for other files.
  private func snapshot(at path: String) throws(FileError) -> SnapshotIdentity? {
    guard let identity = try? SnapshotIdentity(String(path.dropLast(4))) else { return nil }
    if identity.description + ".png" == path { return identity }
    guard identity.description + ".txt" == path, try Files.kind(of: picturePath(identity)) == nil
    else { return nil }
    do throws(SnapshotStoreError) { return try text(identity) == nil ? nil : identity } catch {
      // A damaged text is another file; one that can't be read may be a reference.
      if case .file(let error) = error { throw error }
      return nil
    }
  }

  /// The digest of the pixels of a picture: that of its seal, or else of what is decoded; nil if
  /// the picture is missing or can't be decoded.
  package func pixels(of identity: SnapshotIdentity) throws(FileError) -> ContentDigest? {
    try picture(identity).flatMap { PNG.seal(of: $0)?.pixels ?? (try? PNG.decode($0))?.digest }
  }

  /// The digest of the picture's file, or of the text without one; nil if both are missing.
  package func digest(_ identity: SnapshotIdentity) throws(SnapshotStoreError) -> ContentDigest? {
    let bytes = try Self.files { () throws(FileError) -> [UInt8]? in
      if let picture = try picture(identity) { return picture }
      return try Files.read(recordPath(identity), longest: Self.longestText)
    }
    return bytes.map { ContentDigest(of: $0) }
  }

  /// The digests of a reference, as an outcome keeps them; nil for files that are missing, and for
  /// those that can't be read.
  package func seal(of identity: SnapshotIdentity, isText: Bool) -> SnapshotOutcome.Seal {
    func digest(_ path: String) -> ContentDigest? {
      ((try? Files.read(path, inside: readableFolders)) ?? nil).map { ContentDigest(of: $0) }
    }
    return isText
      ? SnapshotOutcome.Seal(reference: digest(recordPath(identity)))
      : SnapshotOutcome.Seal(
        reference: digest(picturePath(identity)),
        text: ((try? record(identity)) ?? nil).map { ContentDigest(of: $0) })
  }

  /// Returns whether a file belongs to a snapshot in any folder: the text of one is at its path
  /// with the extension `.txt`.
  package static func isSnapshot(_ path: String) throws(FileError) -> Bool {
    guard path.hasSuffix(".png") || path.hasSuffix(".txt") else { return false }
    return try Files.read(path.dropLast(4) + ".txt", longest: longestText)?.starts(
      with: "snapshot ".utf8) == true
  }

  // MARK: Writing

  /// Throws if a folder on the way to the files of a snapshot is a link, which could lead to other
  /// snapshots.
  package func refuseLinks(to identity: SnapshotIdentity) throws(SnapshotStoreError) {
    let inside = String(Files.folder(of: picturePath(identity)).dropFirst(base.count))
    if let link = try Self.files({ () throws(FileError) in
      try Files.firstLink(from: base, to: inside)
    }) {
      throw .link(link)
    }
  }

  /// The required state of a file before it is written.
  package enum Expectation: Hashable, Sendable {
    case anything
    case nothing
    case file(ContentDigest)
  }

  /// Writes picture and text together.
  ///
  /// - Returns: Whether a file was written; false if both are unchanged.
  /// - Throws: ``SnapshotStoreError/changedMeanwhile(_:)`` if the files are not as `expected`
  ///   because another process wrote something else.
  @discardableResult package func write(
    _ identity: SnapshotIdentity, picture: [UInt8], record: ReferenceMetadata,
    replacing expected: Expectation
  ) throws(SnapshotStoreError) -> Bool {
    let text = Array(record.text.utf8)
    return try writing(to: picturePath(identity), of: identity, picture, replacing: expected) {
      isSame throws(SnapshotStoreError) in
      let isSameText = try writeIfChanged(text, to: recordPath(identity))
      return !isSame || !isSameText
    }
  }

  /// In one lock: writes a file if its current state is as expected, and runs `body` with whether
  /// it was unchanged.
  private func writing(
    to path: String, of identity: SnapshotIdentity, _ bytes: [UInt8],
    replacing expected: Expectation,
    then body: (_ isSame: Bool) throws(SnapshotStoreError) -> Bool
  ) throws(SnapshotStoreError) -> Bool {
    try refuseLinks(to: identity)
    let folder = Files.folder(of: path)
    let ending = String(path.suffix(4))
    if !Files.exists(path) { try refuseClash(of: identity, ending: ending) }
    let lock = try Self.files { () throws(FileError) in try Files.lockMaking(folder) }
    defer { Files.unlock(lock) }
    Files.sweepOnce(folder)
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

  /// Writes a text snapshot without a picture; parameters and result are as for pictures.
  @discardableResult package func write(
    _ identity: SnapshotIdentity, text: TextSnapshot, replacing expected: Expectation
  ) throws(SnapshotStoreError) -> Bool {
    try writing(
      to: recordPath(identity), of: identity, Array(text.fileText.utf8), replacing: expected
    ) { isSame in !isSame }
  }

  /// Writes the files of a former reference, and removes those that it did not have.
  func restore(_ identity: SnapshotIdentity, picture: [UInt8]?, text: [UInt8]?)
    throws(SnapshotStoreError)
  {
    guard picture != nil || text != nil else {
      try remove(identity)
      return
    }
    try refuseLinks(to: identity)
    let path = picturePath(identity)
    // Otherwise a removal of the last other picture could take the folder along.
    let lock = try Self.files { () throws(FileError) in try Files.lockMaking(Files.folder(of: path))
    }
    defer { Files.unlock(lock) }
    for (path, bytes) in [(path, picture), (recordPath(identity), text)] {
      if let bytes {
        // Pictures without a list have equal texts. A temporary file of a process that was killed
        // over such a text would stay, because the reference is restored already.
        _ = try writeIfChanged(bytes, to: path)
      } else {
        _ = try Self.files { () throws(FileError) in try Files.remove(path) }
      }
    }
  }

  /// Removes picture and text, and folders that become empty. Returns the removed paths.
  ///
  /// The text goes first, so an interrupted removal leaves a picture that is compared in full.
  ///
  /// - Parameters:
  ///   - expected: What ``digest(_:)`` must still be; nil removes any.
  ///   - textLast: Whether an interrupted removal leaves the text, which still names the owner.
  @discardableResult package func remove(
    _ identity: SnapshotIdentity, ifStill expected: ContentDigest? = nil, textLast: Bool = false
  ) throws(SnapshotStoreError) -> [String] {
    var paths = [recordPath(identity), picturePath(identity)]
    if textLast { paths.reverse() }
    var isPresent = false
    for path in paths {
      isPresent =
        try Self.files { () throws(FileError) in try Files.kind(of: path) != nil } || isPresent
    }
    guard isPresent else { return [] }
    try refuseLinks(to: identity)
    var folder = Files.folder(of: picturePath(identity))
    // Otherwise a text that another process writes between the two steps would stay without its
    // picture.
    let lock = try Self.files { () throws(FileError) in try Files.lock(folder) }
    defer { Files.unlock(lock) }
    if let expected, try digest(identity) != expected { return [] }
    // Otherwise one that is left keeps the folder, which would become empty.
    Files.sweepOnce(folder)
    var removed: [String] = []
    for path in paths {
      if try Self.files({ () throws(FileError) in try Files.remove(path) }) { removed.append(path) }
    }
    Files.removeIfEmpty(folder)
    while true {
      folder = Files.folder(of: folder)
      // Whoever writes into a folder holds its lock.
      guard folder.count > root.count, let lock = try? Files.lockIfFree(folder) else { break }
      Files.removeIfEmpty(folder)
      Files.unlock(lock)
    }
    return removed
  }

  /// Writes `bytes` unless the file already contains them; returns whether it did contain them.
  private func writeIfChanged(_ bytes: [UInt8], to path: String) throws(SnapshotStoreError) -> Bool
  {
    // A longer file is a different one.
    if (try? Files.read(path, longest: bytes.count)) == bytes { return true }
    try replace(path, with: bytes)
    return false
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(SnapshotStoreError) {
    try Self.files { () throws(FileError) in try Files.replace(path, with: bytes) }
  }

  /// Throws if a picture can't become the reference, because a Git LFS pointer is there, which is
  /// never overwritten, or a name differs only in letter case.
  func refuseUnreplaceable(_ identity: SnapshotIdentity) throws(SnapshotStoreError) {
    let path = picturePath(identity)
    guard let present = try Self.files({ () throws(FileError) in try picture(identity) }) else {
      return try refuseClash(of: identity)
    }
    do throws(PNGError) {
      _ = try PNG.header(present, file: path)
    } catch {
      if error.cause == .lfsPointer { throw .pointer(error.description) }
    }
  }

  /// Removes the temporary files of killed processes in all folders; returns their number.
  @discardableResult package func sweep() throws(FileError) -> Int {
    try Files.sweep(root, isDeep: true)
  }

  /// Throws if a folder on the way, or a file of the same kind, has a name that differs only in
  /// letter case.
  func refuseClash(of identity: SnapshotIdentity, ending: String = ".png")
    throws(SnapshotStoreError)
  {
    var folder = root
    let components = (identity.description + ending).split(separator: "/").map(String.init)
    for (i, component) in components.enumerated() {
      if let other = try Self.files({ () throws(FileError) in
        try FolderNames.other(than: component, in: folder)
      }) {
        let path = (components[..<i] + [other]).joined(separator: "/")
        if i == components.count - 1, let clashing = try? SnapshotIdentity(String(path.dropLast(4)))
        {
          throw .identity(.clashByCase(clashing, identity))
        }
        throw .identity(.folderClashByCase(Files.join(root, path), identity))
      }
      folder = Files.join(folder, component)
    }
  }

  static func files<R>(_ body: () throws(FileError) -> R) throws(SnapshotStoreError) -> R {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}

extension ReferenceMetadata {
  /// Reads the text beside a picture; nil if it is missing.
  ///
  /// - Parameter folders: The only folders to read from, links followed; nil for any.
  package static func read(_ path: String, inside folders: [String]? = nil)
    throws(SnapshotStoreError) -> ReferenceMetadata?
  {
    guard let (text, _) = try SnapshotStore.readText(path, inside: folders) else { return nil }
    do throws(ReferenceMetadataError) { return try ReferenceMetadata(text: text, file: path) } catch
    { throw .record(error) }
  }

  /// Returns what `read` reads; nil for a damaged text, and for that of a snapshot without a
  /// picture.
  package static func ifValid(
    _ read: @autoclosure () throws(SnapshotStoreError) -> ReferenceMetadata?
  ) throws(SnapshotStoreError) -> ReferenceMetadata? {
    do throws(SnapshotStoreError) { return try read() } catch {
      if case .record = error { return nil }
      throw error
    }
  }
}

package enum SnapshotStoreError: Error, Hashable, Sendable {
  case file(FileError)
  /// A text is invalid.
  case record(ReferenceMetadataError)
  case identity(SnapshotIdentityError)
  /// A Git LFS pointer is in place of the picture or text; with the next step.
  case pointer(String)
  /// Another process wrote the picture after it was read.
  case changedMeanwhile(String)
  /// A folder on the way to a file is a link.
  case link(String)
}

extension SnapshotStoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .record(let error): error.description
    case .identity(let error): error.description
    case .pointer(let problem): problem
    case .changedMeanwhile(let path):
      """
      \(path): another process wrote this reference after it was compared, so it was not replaced. \
      Run again.
      """
    case .link(let path):
      """
      \(path) is a symbolic link. It could lead to other pictures, so nothing is written or \
      removed there. Replace it with a folder.
      """
    }
  }
}

extension ContentDigest {
  /// The digest of what the text beside a picture says.
  package init(of record: ReferenceMetadata) { self.init(of: Array(record.text.utf8)) }
}
