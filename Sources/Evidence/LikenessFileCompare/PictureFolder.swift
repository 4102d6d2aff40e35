/// The PNG files of a folder and the folders in it.
import Foundation
import LikenessFiles

/// The paths, below `folder`, of all files whose names end in `.png`, in any letter case, told by their path.
///
/// Links to folders are followed, but never back into a folder that they are in.
///
/// - Returns: The paths as the file system spells them. Paths that Unicode takes for equal, as two file systems may spell one name, are one key.
/// - Throws: where a folder can't be read, or spells one name in two ways: its pictures must not pass for missing.
func pictures(below folder: String) throws(FileCompareError) -> [String: String] {
  var found: [String: String] = [:]
  var folders: [(path: String, above: [String])] = [("", [])]
  while let (path, above) = folders.popLast() {
    let full = path.isEmpty ? folder : folder + "/" + path
    let real = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    guard !above.contains(real) else { continue }
    for name in try names(in: full) {
      let inside = path.isEmpty ? name : path + "/" + name
      var isFolder: ObjCBool = false
      // A link that leads nowhere is a picture that can't be read.
      if FileManager.default.fileExists(atPath: folder + "/" + inside, isDirectory: &isFolder), isFolder.boolValue {
        folders.append((inside, above + [real]))
      } else if name.lowercased().hasSuffix(".png") {
        guard found.updateValue(inside, forKey: inside) == nil else {
          throw .ambiguousName(folder: full, name: name)
        }
      }
    }
  }
  return found
}

/// The names in a folder. Not Foundation's list, which ends early without an error where the system fails in the middle.
private func names(in folder: String) throws(FileCompareError) -> [String] {
  do throws(FileError) {
    guard try Files.targetKind(of: folder) == .folder else { throw FileError(operation: "list", path: folder, code: 0) }
    return try Files.names(in: folder)
  } catch {
    throw .unreadableFolder(folder)
  }
}
