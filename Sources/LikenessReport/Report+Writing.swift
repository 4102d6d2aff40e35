/// Putting a report into a folder: written aside, then renamed, so that nobody ever meets half of one.
import Foundation

extension Report {
  /// Writes the report to `folder`, and replaces a report that stands there as a whole.
  ///
  /// All files are written into a new folder beside it, which then takes its name; where that fails, the old report stays. Folders above are made.
  /// A folder that holds anything else than a report of this form is left alone: this deletes nothing that a report did not write.
  ///
  /// - Parameter folder: The path of the report's folder.
  /// - Throws: ``ReportError``.
  public func write(to folder: String) throws(ReportError) {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: folder).standardizedFileURL
    try checkReplaceable(folder, at: target)
    let parent = target.deletingLastPathComponent()
    // A name of our own beside the target, so that two processes never write into one folder, and the rename stays on one file system.
    let suffix = UUID().uuidString
    let aside = parent.appendingPathComponent(".\(target.lastPathComponent).new-\(suffix)")
    let old = parent.appendingPathComponent(".\(target.lastPathComponent).old-\(suffix)")
    defer { try? manager.removeItem(at: aside) }
    try fill(aside)
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
      throw .unwritable(path: folder, cause: cause(of: error))
    }
  }

  private func fill(_ folder: URL) throws(ReportError) {
    let manager = FileManager.default
    let files = try files()
    do {
      try manager.createDirectory(at: folder.appendingPathComponent("images"), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, cause: cause(of: error))
    }
    for file in files {
      let path = folder.appendingPathComponent(file.path)
      switch file.content {
      case .bytes(let bytes):
        do {
          try Data(bytes).write(to: path)
        } catch {
          throw .unwritable(path: path.path, cause: cause(of: error))
        }
      case .copy(let source):
        do {
          // Read and written rather than copied: a link stays no link, and the report's files are the reader's own.
          try Data(contentsOf: URL(fileURLWithPath: source)).write(to: path)
        } catch {
          throw .pictureGone(path: source, cause: cause(of: error))
        }
      }
    }
  }
}

/// What the system says, without the wrapping in which it says it.
func cause(of error: any Error) -> String {
  let wrapped = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
  return (wrapped ?? error as NSError).localizedDescription
}
