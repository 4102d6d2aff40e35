/// Walks through a folder and the folders inside it.

extension Files {
  /// A walk through a folder and those folders inside it that the caller enters: what kind of entry
  /// it asks for decides whether links are followed. Entries of one folder come in a row, by name.
  package struct Walk {
    private let root: String
    private let refusesMissing: Bool
    private var folders = [(path: "", around: [FolderID]())]
    private var around: [FolderID] = []
    private var entries: ArraySlice<Entry> = []

    /// Begins a walk.
    ///
    /// - Parameter refusesMissing: Whether it is an error if a folder is gone when its turn comes.
    ///   By default, it counts as empty.
    package init(_ root: String, refusesMissing: Bool = false) {
      self.root = root
      self.refusesMissing = refusesMissing
    }

    /// Returns the next entry; nil at the end.
    ///
    /// - Throws: An error with the path of a folder that can't be listed. The next call continues
    ///   with another one.
    package mutating func next() throws(FileError) -> Entry? {
      while entries.isEmpty, let (path, outer) = folders.popLast() {
        let folder = join(root, path)
        let id = folderID(folder)
        // A link can lead to a folder around it.
        if let id, outer.contains(id) { continue }
        if refusesMissing, id == nil, try Files.targetKind(of: folder) != .folder {
          throw .missing(.list, folder)
        }
        around = outer + [id].compactMap(\.self)
        entries = try listing(of: folder).all.map { name, odd in
          Entry(name: name, path: join(path, name), fullPath: join(folder, name), odd: odd)
        }[...]
      }
      return entries.popFirst()
    }

    /// Enters a folder, or what a link leads to, unless that is a folder around the link.
    package mutating func enter(_ folder: Entry) { folders.append((folder.path, around)) }
  }

  package struct Entry {
    package let name: String
    /// The path below the folder where the walk began.
    package let path: String
    package let fullPath: String
    /// Set if the name is not UTF-8, so that no path leads to the entry.
    package let odd: OddEntry?

    /// Returns what is there now, without following a link; nil if nothing is.
    package func kind() throws(FileError) -> Kind? {
      if let odd { throw odd.error }
      return try Files.kind(of: fullPath)
    }
  }
}

extension Files.Listing {
  fileprivate var all: [(name: String, odd: Files.OddEntry?)] {
    odd.map { ($0.path.split(separator: "/").last.map(String.init) ?? "", $0) }
      + names.map { ($0, nil) }
  }
}
