/// The names in folders of references, by how they read without letter case.
import LikenessConcurrency
import LikenessFiles
import LikenessGraphics

/// What this process knows of the names in folders.
///
/// A folder is listed once, and what this process writes is added: to list it for each of ten thousand new pictures takes longer than to draw them. What others write
/// meanwhile is seen by the next process; a name that seems taken is looked for again, as it may be gone.
enum FolderNames {
  private typealias Names = [String: [String]]

  private static let known = Locked<[String: Names]>([:])

  /// A name in a folder that differs from this one by letter case alone; nil where there is none, or no folder.
  static func other(than name: String, in folder: String) throws(FileError) -> String? {
    let key = name.lowercased()
    var names = known.withLock { $0[folder] }
    if names == nil { names = try list(folder) }
    guard names?[key]?.contains(where: { $0 != name }) == true else { return nil }
    return try list(folder)[key]?.first { $0 != name }
  }

  /// Adds a file that was written below `root`, and the folders on its way.
  static func add(_ path: String, below root: String) {
    var folder = root
    for name in path.split(separator: "/").map(String.init) {
      known.withLock { known in
        // Only where the folder was listed: nothing else in it is known otherwise. Taken out while it grows, so that it is not copied.
        guard var names = known.removeValue(forKey: folder) else { return }
        let key = name.lowercased()
        if names[key]?.contains(name) != true { names[key, default: []].append(name) }
        known[folder] = names
      }
      folder = Files.join(folder, name)
    }
  }

  private static func list(_ folder: String) throws(FileError) -> Names {
    let names = Dictionary(grouping: try Files.names(in: folder)) { $0.lowercased() }
    known.withLock { $0[folder] = names }
    return names
  }
}
