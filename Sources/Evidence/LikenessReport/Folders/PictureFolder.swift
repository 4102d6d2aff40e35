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
///   count as missing.
package func pictures(below folder: String) throws(FileCompareError) -> PictureFolder {
  var found = PictureFolder()
  var folders: [(path: String, above: [String])] = [("", [])]
  while let (path, above) = folders.popLast() {
    let full = path.isEmpty ? folder : folder + "/" + path
    let real = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    guard !above.contains(real) else { continue }
    let listing = try listing(of: full)
    for entry in listing.odd where entry.isFolder || entry.path.lowercased().hasSuffix(".png") {
      found.odd[String(entry.path.dropFirst(folder.count).drop { $0 == "/" })] = entry.error
    }
    for name in listing.names {
      let inside = path.isEmpty ? name : path + "/" + name
      // A dangling link is an unreadable picture.
      if (try? Files.targetKind(of: folder + "/" + inside)) == .folder {
        folders.append((inside, above + [real]))
      } else if name.lowercased().hasSuffix(".png") {
        guard found.pictures.updateValue(inside, forKey: inside) == nil else {
          throw .ambiguousName(folder: full, name: name)
        }
      }
    }
  }
  return found
}

/// The entries of a folder. Foundation's list ends early without an error if the system fails
/// halfway.
private func listing(of folder: String) throws(FileCompareError) -> Files.Listing {
  do throws(FileError) {
    guard try Files.targetKind(of: folder) == .folder else {
      throw FileError(operation: "list", path: folder, code: 0)
    }
    return try Files.listing(of: folder)
  } catch {
    throw .unreadableFolder(folder)
  }
}
