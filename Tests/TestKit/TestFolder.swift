/// A temporary folder of one test.
import Foundation
import Testing

/// A folder that is removed with the object.
package final class TestFolder: Sendable {
  /// The folder. By default there is no symbolic link on the way to it.
  package let path: String

  /// Creates a folder with files of these contents by their paths in it.
  ///
  /// - Parameter place: The folder around it, whose links stay in the path. By default it is the
  ///   temporary folder.
  package init(_ files: [String: String] = [:], in place: String? = nil) throws {
    let test = (Test.current?.name ?? "").prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = "likeness-\(test.isEmpty ? "test" : test.prefix(40))-\(UUID().uuidString.prefix(8))"
    let created = (place ?? FileManager.default.temporaryDirectory.path) + "/" + name
    try FileManager.default.createDirectory(atPath: created, withIntermediateDirectories: true)
    if place == nil {
      // On macOS the temporary folder is behind a link, and programs print the path behind it.
      guard let real = realpath(created, nil) else { throw TestFolderError("find", created) }
      defer { free(real) }
      path = String(cString: real)
    } else {
      path = created
    }
    for (name, content) in files { try write(content, to: name) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      unlock()
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The path of an entry, which need not exist.
  package func callAsFunction(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  /// Permits everything in each folder, which can then be removed.
  private func unlock() {
    var folders = [path]
    while let folder = folders.popLast() {
      chmod(folder, 0o755)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      folders += names.map { folder + "/" + $0 }.filter { Entry(at: $0) == .folder }
    }
  }
}

/// A call of the system failed in a test's folder.
package struct TestFolderError: Error, CustomStringConvertible {
  package let description: String

  init(_ verb: String, _ path: String) {
    description = "Could not \(verb) \(path): \(String(cString: strerror(errno)))."
  }
}
