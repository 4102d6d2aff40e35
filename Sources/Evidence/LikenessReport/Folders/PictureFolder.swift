/// The PNG files of a folder and its subfolders.
import Foundation
import LikenessSystem

/// The PNG files of a folder and its subfolders.
package struct PictureFolder {
  /// The relative paths of all files that end in `.png`, in any letter case, by path.
  package var pictures: [String: String] = [:]
  /// The problems of pictures and folders whose names are not UTF-8, by relative path.
  package var odd: [String: FileError] = [:]
}

/// Returns the pictures below a folder.
///
/// Follows links to folders, but not into a folder that contains the link. Canonically equivalent
/// paths, which file systems may spell differently, are one key.
///
/// - Throws: If a folder can't be read or contains two spellings of one name; its pictures must not
///   count as missing. What the system can't look at, also behind a link, may be such a folder.
package func pictures(below folder: String) throws(FileCompareError) -> PictureFolder {
  var found = PictureFolder()
  var walk = Files.Walk(folder, refusesMissing: true)
  func next() throws(FileCompareError) -> Files.Entry? {
    do throws(FileError) { return try walk.next() } catch { throw .unreadableFolder(error) }
  }
  func isFolder(_ entry: Files.Entry, isPicture: Bool) throws(FileCompareError) -> Bool {
    do throws(FileError) { return try Files.targetKind(of: entry.fullPath) == .folder } catch {
      // Reading the picture reports the same. And a link that leads round in circles leads to no
      // folder, as one to nothing.
      if isPicture || error.code == ELOOP { return false }
      throw .unreadableFolder(error)
    }
  }
  while let entry = try next() {
    let isPicture = entry.name.lowercased().hasSuffix(".png")
    if let odd = entry.odd {
      if odd.isFolder || isPicture { found.odd[entry.path] = odd.error }
    } else if try isFolder(entry, isPicture: isPicture) {
      walk.enter(entry)
      // A dangling link is an unreadable picture.
    } else if isPicture,
      found.pictures.updateValue(entry.path, forKey: entry.path) != nil
    {
      throw .ambiguousName(folder: Files.folder(of: entry.fullPath), name: entry.name)
    }
  }
  return found
}
