/// The PNG files of a folder and its subfolders.
import Foundation
import LikenessFiles

/// Returns the relative paths of all files that end in `.png`, in any letter case, by path.
///
/// Follows links to folders, but not into a folder that contains the link. Canonically equivalent paths, which file systems may spell differently, are one key.
///
/// - Throws: If a folder can't be read or contains two spellings of one name; its pictures must not count as missing.
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
      // A dangling link is an unreadable picture.
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

/// The names in a folder. Foundation's list ends early without an error if the system fails halfway.
private func names(in folder: String) throws(FileCompareError) -> [String] {
  do throws(FileError) {
    guard try Files.targetKind(of: folder) == .folder else { throw FileError(operation: "list", path: folder, code: 0) }
    return try Files.names(in: folder)
  } catch {
    throw .unreadableFolder(folder)
  }
}
