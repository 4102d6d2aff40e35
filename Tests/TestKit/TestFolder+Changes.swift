/// What happened in the folder of a test.
import Foundation
import Testing

/// What stands under a name, without following links.
enum Entry: Equatable {
  /// A file with its content; nil if nobody may read it.
  case file(Data?)
  case folder
  case link(to: String)
  /// A pipe, a socket or a device.
  case other

  /// Nil if there is nothing.
  init?(at path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file(FileManager.default.contents(atPath: path))
    case S_IFDIR: self = .folder
    case S_IFLNK:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      self = .link(to: target ?? "")
    default: self = .other
    }
  }
}

extension TestFolder {
  /// Everything below a folder by its path in it.
  func entries(below name: String = "") -> [String: Entry] {
    var entries: [String: Entry] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      let path = self(name) + "/" + folder
      for child in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        guard let entry = Entry(at: path + child) else { continue }
        entries[folder + child] = entry
        if entry == .folder { folders.append(folder + child + "/") }
      }
    }
    return entries
  }

  /// Fails the test if `body` changes anything in the folder, and lists what came, went or changed.
  /// A link changes with its target.
  package func expectUnchanged(
    _ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let before = entries()
    try body()
    expect(before, sourceLocation)
  }

  /// Fails the test if `body` changes anything in the folder, and lists what came, went or changed.
  package func expectUnchanged(
    _ body: () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) async rethrows {
    let before = entries()
    try await body()
    expect(before, sourceLocation)
  }

  private func expect(_ before: [String: Entry], _ sourceLocation: SourceLocation) {
    let changes = changes(from: before, to: entries())
    #expect(changes == [], sourceLocation: sourceLocation)
  }
}

/// A line for each path of two listings that differ, sorted by path.
func changes(from before: [String: Entry], to after: [String: Entry]) -> [String] {
  Set(before.keys).union(after.keys).sorted().compactMap { path in
    switch (before[path], after[path]) {
    case (nil, _): "\(path) came"
    case (_, nil): "\(path) went"
    case (.link(let old), .link(let new)) where old != new:
      "\(path) changed from a link to \(old) into a link to \(new)"
    case (let old, let new): old == new ? nil : "\(path) changed"
    }
  }
}
