/// Putting pages into a folder: written aside, then renamed, so that nobody ever meets half of them.
import Foundation

/// A folder that pages of one kind are written to.
package struct PageFolder: Sendable {
  /// The path of the folder.
  package var path: String
  /// Which pages it may hold.
  package var kind: PageFolderKind

  /// Names a folder; nothing is touched.
  package init(_ path: String, kind: PageFolderKind) {
    self.path = path
    self.kind = kind
  }

  /// Throws where something stands there that ``write(_:)`` would leave alone: for programs that have much to do before they write.
  package func checkReplaceable() throws(PageFolderError) {
    try kind.checkReplaceable(path, at: URL(fileURLWithPath: path).standardizedFileURL)
  }

  /// Writes all files, and replaces pages of the same kind that stand there as a whole.
  ///
  /// All is written into a new folder beside it, which then takes its name; where that fails, the old pages stay. Folders above are made. A folder that
  /// holds anything else than pages of this kind is left alone: this deletes nothing that it did not write.
  package func write(_ files: [PageFile]) throws(PageFolderError) {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: path).standardizedFileURL
    try kind.checkReplaceable(path, at: target)
    let parent = target.deletingLastPathComponent()
    // A name of our own beside the target, so that two processes never write into one folder, and the rename stays on one file system.
    let suffix = UUID().uuidString
    let aside = parent.appendingPathComponent(".\(target.lastPathComponent).new-\(suffix)")
    let old = parent.appendingPathComponent(".\(target.lastPathComponent).old-\(suffix)")
    defer { try? manager.removeItem(at: aside) }
    try fill(aside, with: files)
    do {
      if manager.fileExists(atPath: target.path) {
        try manager.moveItem(at: target, to: old)
        do {
          try manager.moveItem(at: aside, to: target)
        } catch {
          try manager.moveItem(at: old, to: target)
          throw error
        }
        try manager.removeItem(at: old)
      } else {
        try manager.moveItem(at: aside, to: target)
      }
    } catch {
      throw unwritable(path, error)
    }
  }

  private func fill(_ folder: URL, with files: [PageFile]) throws(PageFolderError) {
    let manager = FileManager.default
    for name in [""] + kind.folders.keys.sorted() {
      let made = name.isEmpty ? folder : folder.appendingPathComponent(name)
      do {
        try manager.createDirectory(at: made, withIntermediateDirectories: true)
      } catch {
        throw unwritable(made.path, error)
      }
    }
    for file in files {
      let path = folder.appendingPathComponent(file.path)
      let data: Data
      switch file.content {
      case .bytes(let bytes): data = Data(bytes)
      case .copy(let source):
        do {
          // Read and written rather than copied: a link stays no link, and the files are the reader's own.
          data = try Data(contentsOf: URL(fileURLWithPath: source))
        } catch {
          throw PageFolderError(
            noun: kind.noun, reason: .sourceGone(path: source, cause: systemCause(of: error), remedy: kind.remedy))
        }
      }
      do {
        try file.encoded(data).write(to: path)
      } catch {
        throw unwritable(path.path, error)
      }
    }
  }

  private func unwritable(_ path: String, _ error: any Error) -> PageFolderError {
    PageFolderError(noun: kind.noun, reason: .unwritable(path: path, cause: systemCause(of: error)))
  }
}

extension PageFile {
  /// The bytes of the file, of its content.
  func encoded(_ content: Data) -> Data {
    switch encoding {
    case .plain: content
    case .base64(let before, let after): Data(before.utf8) + content.base64EncodedData() + Data(after.utf8)
    }
  }
}

/// What the system says, without the wrapping in which it says it.
package func systemCause(of error: any Error) -> String {
  let wrapped = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
  return (wrapped ?? error as NSError).localizedDescription
}
