/// Putting pages into a folder: written aside, then renamed, so that nobody ever meets half of them.
import Foundation
import LikenessFiles

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
  /// All is written into a new folder beside it, which then takes its name; where that fails, the old pages stay. Where the file system can exchange two
  /// folders, there is no moment without pages. Folders above are made. A folder that holds anything else than pages of this kind is left alone: this
  /// deletes nothing that it did not write. The next writing removes what a killed process left.
  package func write(_ files: [PageFile]) throws(PageFolderError) {
    let target = URL(fileURLWithPath: path).standardizedFileURL
    try kind.checkReplaceable(path, at: target)
    let parent = target.deletingLastPathComponent().path
    let aside: (path: String, lock: Int32)
    do throws(FileError) {
      try Files.makeFolder(parent)
      try Files.sweep(parent)
      aside = try Files.openFolderAside(in: parent)
    } catch {
      throw unwritable(path, error)
    }
    defer { Files.closeFolderAside(aside) }
    try fill(aside.path, with: files)
    do throws(FileError) { try Files.exchange(aside.path, with: target.path) } catch { throw unwritable(path, error) }
  }

  private func fill(_ folder: String, with files: [PageFile]) throws(PageFolderError) {
    for name in kind.folders.keys.sorted() {
      let made = folder + "/" + name
      // Without the folders around it: a signal may just have removed those.
      do throws(FileError) { _ = try Files.makeNewFolder(made) } catch { throw unwritable(path, error) }
    }
    for file in files {
      let bytes: [UInt8]
      switch file.content {
      case .bytes(let content): bytes = content
      case .copy(let source):
        let cause: String
        do throws(FileError) {
          // Read and written rather than copied: a link stays no link, and the files are the reader's own.
          if let content = try Files.read(source) {
            bytes = content
            break
          }
          cause = "it is gone"
        } catch {
          cause = error.reason
        }
        throw PageFolderError(noun: kind.noun, reason: .sourceGone(path: source, cause: cause, remedy: kind.remedy))
      }
      do throws(FileError) { try Files.create(folder + "/" + file.path, Array(file.encoded(Data(bytes)))) } catch {
        throw unwritable(path, error)
      }
    }
  }

  private func unwritable(_ path: String, _ error: FileError) -> PageFolderError {
    PageFolderError(noun: kind.noun, reason: .unwritable(path: path, cause: error.reason))
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
