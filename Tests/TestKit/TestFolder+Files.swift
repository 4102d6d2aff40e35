/// Files in the folder of a test. Paths are put together as plain text, since names may be odd.
import Foundation

extension TestFolder {
  /// Writes a file, and creates its folders. Returns its path.
  ///
  /// - Parameter aside: Whether another file is written and renamed, as some editors do. By default
  ///   the file is written in place.
  @discardableResult package func write(
    _ content: some ContiguousBytes, to name: String, aside: Bool = false
  ) throws -> String {
    try createFolder(around: name)
    let written = self(name) + (aside ? ".aside" : "")
    guard let file = fopen(written, "wb") else { throw TestFolderError("open", written) }
    let isWhole = content.withUnsafeBytes {
      $0.isEmpty || fwrite($0.baseAddress, 1, $0.count, file) == $0.count
    }
    guard fclose(file) == 0, isWhole else { throw TestFolderError("write", written) }
    if aside, rename(written, self(name)) != 0 { throw TestFolderError("rename", written) }
    return self(name)
  }

  /// Writes a text as UTF-8, and creates the folders of the file. Returns its path.
  @discardableResult package func write(
    _ text: String, to name: String, aside: Bool = false
  ) throws -> String {
    try write(Array(text.utf8), to: name, aside: aside)
  }

  /// Creates a folder, and those around it. Returns its path.
  @discardableResult package func createFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
    return self(name)
  }

  /// Creates a symbolic link, and its folders. The target is stored as it is written.
  package func link(_ name: String, to target: String) throws {
    try createFolder(around: name)
    guard symlink(target, self(name)) == 0 else { throw TestFolderError("link", self(name)) }
  }

  /// The content of a file.
  package func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: self(name)))
  }

  /// The content of a file as UTF-8.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// Whether there is an entry, even if it is a link to nothing.
  package func exists(_ name: String) -> Bool { Entry(at: self(name)) != nil }

  /// Removes an entry with all that is in it.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }

  /// Copies an entry with all that is in it, and creates the folders of its new place.
  package func copy(_ name: String, to other: String) throws {
    try createFolder(around: other)
    try FileManager.default.copyItem(atPath: self(name), toPath: self(other))
  }

  /// Moves an entry, and creates the folders of its new place.
  package func move(_ name: String, to other: String) throws {
    try createFolder(around: other)
    try FileManager.default.moveItem(atPath: self(name), toPath: self(other))
  }

  /// The contents of the files below a folder, by their paths in it. Files that nobody may read are
  /// left out. A link to a file counts as a file.
  package func files(below name: String = "") -> [String: Data] {
    var files: [String: Data] = [:]
    for (path, entry) in entries(below: name) {
      let whole = self(name) + "/" + path
      switch entry {
      case .file: files[path] = FileManager.default.contents(atPath: whole)
      case .link:
        // A pipe has no end.
        var information = stat()
        guard stat(whole, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
          continue
        }
        files[path] = FileManager.default.contents(atPath: whole)
      case .folder, .other: continue
      }
    }
    return files
  }

  private func createFolder(around name: String) throws {
    guard let slash = name.lastIndex(of: "/") else { return }
    try createFolder(String(name[..<slash]))
  }
}
