/// Writes pages to a temporary folder and renames it, so nobody ever sees half of them.
import Foundation
import LikenessSystem

/// A folder for pages of one kind.
package struct PageFolder: Sendable {
  /// The path of the folder.
  package var path: String
  /// The kind of pages.
  package var kind: PageFolderKind

  /// Creates a value; touches no file.
  package init(_ path: String, kind: PageFolderKind) {
    self.path = path
    self.kind = kind
  }

  /// Throws if ``write(_:)`` would refuse the folder, for programs that do long work before they
  /// write.
  package func checkReplaceable() throws(PageFolderError) {
    try kind.checkReplaceable(path, at: target)
  }

  /// The folder to replace: of a link, the one that it leads to, so the link stays.
  private var target: URL { URL(fileURLWithPath: Files.real(path)) }

  /// Writes all files, and replaces old pages of the same kind as a whole. They are made when it is
  /// known that the folder can be replaced.
  ///
  /// Writes to a new folder beside it, then renames that folder. If this fails, the old pages stay.
  /// On file systems that can exchange two folders, the pages are never missing. Creates missing
  /// folders. A folder that contains anything else is refused and left unchanged. The next write
  /// removes the temporary files of a killed process.
  package func write(_ files: @autoclosure () -> [PageFile]) throws(PageFolderError) {
    let target = target
    try kind.checkReplaceable(path, at: target)
    let parent = target.deletingLastPathComponent().path
    let temporary: (path: String, lock: Int32)
    do throws(FileError) {
      try Files.makeFolder(parent)
      temporary = try Files.openTemporaryFolder(in: parent)
    } catch {
      throw unwritable(path, error)
    }
    defer { Files.closeTemporaryFolder(temporary) }
    try fill(temporary.path, with: files())
    do throws(FileError) {
      try Files.exchange(temporary.path, with: target.path)
    } catch {
      throw unwritable(path, error)
    }
  }

  private func fill(_ folder: String, with files: [PageFile]) throws(PageFolderError) {
    for name in kind.folders.keys.sorted() {
      let made = folder + "/" + name
      // Without the folders around it: a signal handler may just have removed those.
      do throws(FileError) { _ = try Files.makeNewFolder(made) } catch {
        throw unwritable(path, error)
      }
    }
    for file in files {
      let bytes: [UInt8]
      switch file.content {
      case .bytes(let content): bytes = content
      case .copy(let source, let folders):
        let cause: String
        do throws(FileError) {
          // Copied by reading and writing, so a link becomes a file, and the new file belongs to
          // the user.
          if let content = try Files.read(source, inside: folders) {
            bytes = content
            break
          }
          cause = "it is gone"
        } catch {
          cause = error.reason
        }
        throw PageFolderError(
          noun: kind.noun, reason: .sourceGone(path: source, cause: cause, remedy: kind.remedy))
      }
      do throws(FileError) {
        try Files.create(folder + "/" + file.path, Array(file.encoded(Data(bytes))))
      } catch {
        throw unwritable(path, error)
      }
    }
  }

  private func unwritable(_ path: String, _ error: FileError) -> PageFolderError {
    PageFolderError(noun: kind.noun, reason: .unwritable(path: path, cause: error.reason))
  }
}

extension PageFile {
  /// The encoded bytes of the file.
  func encoded(_ content: Data) -> Data {
    switch encoding {
    case .plain: content
    case .base64(let before, let after):
      Data(before.utf8) + content.base64EncodedData() + Data(after.utf8)
    }
  }
}
