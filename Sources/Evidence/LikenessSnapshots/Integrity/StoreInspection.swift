/// Inspects a folder of references without drawing: whether every file is readable, and belongs to
/// the one beside it.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// The state of a folder of references.
package struct StoreInspection: Sendable {
  /// The number of snapshots that have a picture or a text.
  package let references: Int
  /// The problems, in the order of their paths.
  package let findings: [StoreFinding]

  /// Inspects every file of a store.
  ///
  /// - Throws: If the folder itself can't be listed. Every problem below it is a finding.
  package init(of store: SnapshotStore, limits: PNG.Limits = .default) async throws(FileError) {
    let names = try StoreNames(store)
    let snapshots = Dictionary(grouping: names.files, by: \.identity).sorted { $0.key < $1.key }
    let found = await concurrentMap(snapshots) { identity, files in
      PairInspection(
        store: store, identity: identity, endings: Set(files.map(\.ending)), limits: limits
      ).findings
    }
    references = snapshots.count
    findings = (names.findings + found.flatMap(\.self)).sorted {
      ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue)
    }
  }
}

private struct StoreNames {
  var files: [(identity: SnapshotIdentity, ending: String)] = []
  var findings: [StoreFinding] = []

  init(_ store: SnapshotStore) throws(FileError) {
    // As bytes: a file system may hold two folders whose names differ only in normalization.
    var names: [[UInt8]: String] = [:]
    var walk = Files.Walk(store.root)
    while true {
      do throws(FileError) {
        guard let entry = try walk.next() else { return }
        let folded = Files.join(Files.folder(of: entry.path), composed(entry.name).lowercased())
        if entry.odd == nil,
          let other = names.updateValue(entry.name, forKey: Array(folded.utf8))
        {
          note(.clash(other), entry.path, store)
        }
        if try look(at: entry, of: store) { walk.enter(entry) }
      } catch {
        if error.path == store.root { throw error }
        findings.append(StoreFinding(path: error.path, problem: .unreadable(error.description)))
      }
    }
  }

  /// Returns whether it is a folder to look into.
  private mutating func look(at entry: Files.Entry, of store: SnapshotStore) throws(FileError)
    -> Bool
  {
    let (path, fullPath) = (entry.path, entry.fullPath)
    // Removed since it was listed.
    guard let kind = try entry.kind() else { return false }
    if Files.isTemporary(entry.name) {
      if try Files.isLeftover(fullPath) { note(.leftover, path, store) }
      return false
    }
    if kind == .folder { return true }
    // Git's own files belong in any folder: .gitattributes, .gitignore, .gitkeep.
    if entry.name.hasPrefix(".git") { return false }
    let ending = String(path.suffix(4))
    guard [".png", ".txt"].contains(ending),
      let identity = try? SnapshotIdentity(String(path.dropLast(4))),
      // Equal in any Unicode normalization.
      identity.description + ending == path
    else {
      note(.foreign, path, store)
      return false
    }
    let composed = identity.description + ending
    guard Array(path.utf8) == Array(composed.utf8) else {
      // If it exists, the names clash, or the file system ignores the form and nothing is wrong.
      let isTaken = try Files.kind(of: Files.join(store.root, composed)) != nil
      if !isTaken { note(.decomposed, path, store) }
      return false
    }
    if try (kind == .link ? Files.targetKind(of: fullPath) : kind) == .file {
      files.append((identity, ending))
    } else {
      note(
        .unreadable(
          """
          \(fullPath): not a regular file or a link to one. Remove it, or replace it with the file.
          """
        ), path, store)
    }
    return false
  }

  private mutating func note(
    _ problem: StoreFinding.Problem, _ path: String, _ store: SnapshotStore
  ) {
    findings.append(StoreFinding(path: Files.join(store.root, path), problem: problem))
  }
}

private struct PairInspection {
  let store: SnapshotStore
  let identity: SnapshotIdentity
  let endings: Set<String>
  let limits: PNG.Limits

  private var picturePath: String { store.picturePath(identity) }
  private var recordPath: String { store.recordPath(identity) }

  var findings: [StoreFinding] {
    do throws(FileError) {
      let found = try pair()
      guard found.contains(where: { $0.kind == .tornPair }) else { return found }
      // Another process may have written only one of its two files. It holds the lock of the folder
      // meanwhile.
      let folder = Files.folder(of: picturePath)
      var lock = try Files.lock(folder)
      defer { Files.unlock(lock) }
      // Removed and made again meanwhile. Some file systems have no locks, so this ends.
      for _ in 0..<10 where lock < 0 && Files.exists(folder) { lock = try Files.lock(folder) }
      // Removed with both files.
      guard lock >= 0 || Files.exists(folder) else { return [] }
      return try pair()
    } catch {
      return [StoreFinding(path: error.path, problem: .unreadable(error.description))]
    }
  }

  private func pair() throws(FileError) -> [StoreFinding] {
    guard let bytes = try store.picture(identity) else {
      return endings.contains(".txt") ? try textAlone() : []
    }
    let picture: Bitmap
    do throws(PNGError) { picture = try PNG.decode(bytes, file: picturePath, limits: limits) } catch
    {
      return [StoreFinding(path: picturePath, problem: .unreadable(error.description))]
        + (try text().findings)
    }
    let (record, listSize, findings) = try text()
    guard findings.isEmpty else { return findings }
    guard let record else { return [StoreFinding(path: picturePath, problem: .textMissing)] }
    if let problem = problem(bytes, picture, record) {
      return [StoreFinding(path: problem.isOfPicture ? picturePath : recordPath, problem: problem)]
    }
    if record.size ?? picture.size != picture.size { return [finding(.wrongSize)] }
    return listSize ?? picture.size == picture.size ? [] : [finding(.otherList)]
  }

  /// What shows that picture and text do not belong together; nil if nothing does.
  private func problem(_ bytes: [UInt8], _ picture: Bitmap, _ record: ReferenceMetadata)
    -> StoreFinding.Problem?
  {
    guard let stored = PNG.storedSeal(in: bytes) else {
      guard let claimed = record.version1?.pixels else { return .unsealed }
      return claimed == picture.digest ? nil : .otherPicture
    }
    let hasItsPixels = stored.seal.pixels == picture.digest
    if stored.isWhole, !hasItsPixels { return .wrongDigest }
    guard hasItsPixels, record.describes(stored.seal.origin) else { return .otherPicture }
    return stored.isWhole
      ? nil : .otherEncoding(identity, stored.seal, file: ContentDigest(of: bytes))
  }

  /// The text beside a picture, the size of its display list, and its problems; nothing if there is
  /// none.
  private func text() throws(FileError) -> (
    record: ReferenceMetadata?, listSize: PixelSize?, findings: [StoreFinding]
  ) {
    do throws(SnapshotStoreError) {
      guard let record = try store.record(identity) else { return (nil, nil, []) }
      do throws(DisplayListError) {
        let list = try record.displayList(file: recordPath, pixelBudget: limits.maxPixels)
        return (record, list?.size, [])
      } catch {
        return (record, nil, [finding(.list(error))])
      }
    } catch {
      return (nil, nil, [try finding(error)])
    }
  }

  private func textAlone() throws(FileError) -> [StoreFinding] {
    do throws(SnapshotStoreError) {
      guard let (text, _) = try store.text(identity), text.kind == .displayList else { return [] }
      do throws(DisplayListError) {
        _ = try DisplayList(text: text.text, file: recordPath, pixelBudget: limits.maxPixels)
        return []
      } catch {
        return [finding(.list(error))]
      }
    } catch {
      // A text without a kind belongs to a picture.
      if case .record(let error) = error, error.cause == .missing("kind"),
        (try? store.record(identity)) != nil
      {
        return [finding(.pictureMissing)]
      }
      return [try finding(error)]
    }
  }

  private func finding(_ problem: StoreFinding.Problem) -> StoreFinding {
    StoreFinding(path: recordPath, problem: problem)
  }

  private func finding(_ error: SnapshotStoreError) throws(FileError) -> StoreFinding {
    switch error {
    case .record(let error): return finding(.text(error))
    case .file(let error): throw error
    case .identity, .pointer, .changedMeanwhile, .link:
      return finding(.unreadable(error.description))
    }
  }
}

extension SnapshotStore {
  /// Fixes a finding if that loses nothing; see ``StoreFinding/isRepairable``. Returns whether a
  /// file changed.
  @discardableResult package func repair(_ finding: StoreFinding) throws(SnapshotStoreError) -> Bool
  {
    switch finding.problem {
    case .leftover:
      return try Self.files { () throws(FileError) in try Files.removeTemporary(finding.path) }
    case .otherEncoding(let identity, let seal, let file):
      return try reseal(identity, seal, file)
    default: return false
    }
  }

  /// Seals a picture whose pixels have not changed since another program wrote it.
  private func reseal(_ identity: SnapshotIdentity, _ seal: PNG.Seal, _ file: ContentDigest)
    throws(SnapshotStoreError) -> Bool
  {
    guard let bytes = try Self.files({ () throws(FileError) in try picture(identity) }),
      ContentDigest(of: bytes) == file, let record = try record(identity),
      record.describes(seal.origin)
    else { throw .changedMeanwhile(picturePath(identity)) }
    return try write(
      identity, picture: PNG.sealed(bytes, seal), record: record, replacing: .file(file))
  }
}
