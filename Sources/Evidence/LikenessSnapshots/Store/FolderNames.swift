/// The names in folders of references, compared without letter case.
import LikenessBase
import LikenessDisplayList
import LikenessSystem

/// The names in folders that this process knows.
///
/// Lists each folder once, and adds what this process writes: listing it for each of ten thousand
/// new pictures takes longer than drawing them. The next process sees what others write meanwhile;
/// a name that seems taken is checked again, because it may be gone.
enum FolderNames {
  private typealias Names = [String: [String]]

  private static let known = Locked<[String: Names]>([:])

  /// A name in a folder that differs from this one only in letter case; nil if there is none.
  static func other(than name: String, in folder: String) throws(FileError) -> String? {
    let key = name.lowercased()
    var names = known.withLock { $0[folder] }
    if names == nil { names = try list(folder) }
    guard names?[key]?.contains(where: { $0 != name }) == true else { return nil }
    return try list(folder)[key]?.first { $0 != name }
  }

  /// Adds a written file below `root`, and its folders.
  static func add(_ path: String, below root: String) {
    var folder = root
    for name in path.split(separator: "/").map(String.init) {
      known.withLock { known in
        // Only if the folder was listed; otherwise its other names are unknown. Removed while it
        // grows, to avoid a copy.
        guard var names = known.removeValue(forKey: folder) else { return }
        let key = name.lowercased()
        if names[key]?.contains(name) != true { names[key, default: []].append(name) }
        known[folder] = names
      }
      folder = Files.join(folder, name)
    }
  }

  private static func list(_ folder: String) throws(FileError) -> Names {
    // In the lock: another thread could otherwise add a name after the listing, and lose it here.
    try known.withLock { (known) throws(FileError) in
      let names = Dictionary(grouping: try Files.listing(of: folder).names) { $0.lowercased() }
      known[folder] = names
      return names
    }
  }
}
