/// Reads files only inside some folders, wherever links lead.
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Returns the bytes of a regular file inside one of some folders, links followed; nil if there
  /// is none. For nil as the folders, any file is read.
  ///
  /// The file is opened name by name from the folder, without following links. So a link that
  /// another process puts there meanwhile leads nowhere.
  ///
  /// - Throws: ``FileError/outside(_:)`` if the path leads to a file elsewhere.
  package static func read(_ path: String, inside folders: [String]?, longest: Int = longestFile)
    throws(FileError) -> [UInt8]?
  {
    // A path with a zero byte in it would be cut there, and name another file.
    guard let folders, !path.utf8.contains(0) else { return try read(path, longest: longest) }
    guard let real = try realPath(path) else { return nil }
    for folder in folders {
      guard let names = try names(from: folder, to: real) else { continue }
      return try open(names, in: folder, path).map { file throws(FileError) in
        defer { close(file) }
        return try read(file, path, longest: longest)
      }
    }
    throw .outside(path)
  }

  /// The path from the root of the file system, `..` resolved, links not.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The absolute path without links and `..`. Names of what is not there stay as they are.
  package static func real(_ path: String) -> String {
    if let real = try? realPath(path.isEmpty ? "." : path) { return real }
    let plain = absolute(path)
    if plain != path { return real(plain) }
    let parent = folder(of: path)
    return parent.isEmpty ? path : join(real(parent), URL(fileURLWithPath: path).lastPathComponent)
  }

  /// The absolute path without links; nil if nothing is there.
  package static func realPath(_ path: String) throws(FileError) -> String? {
    guard let real = realpath(path, nil) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last(.read, path)
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names that lead from a folder to a file below it; nil if the file is elsewhere or there is
  /// no such folder.
  private static func names(from folder: String, to real: String) throws(FileError) -> ArraySlice<
    Substring
  >? {
    guard let wanted = folderID(folder.isEmpty ? "." : folder) else { return nil }
    let names = real.split(separator: "/")
    let depth = names.indices.last { folderID(String(real[..<names[$0].startIndex])) == wanted }
    return depth.map { names[$0...] }
  }

  /// Opens the file that names lead to from a folder; nil if it is gone.
  private static func open(_ names: ArraySlice<Substring>, in folder: String, _ path: String)
    throws(FileError) -> Int32?
  {
    var here = systemOpen(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in zip(names.indices, names) where here >= 0 {
      let next = openat(
        here, String(name),
        O_RDONLY | O_CLOEXEC | O_NOFOLLOW | (index == names.endIndex - 1 ? O_NONBLOCK : O_DIRECTORY)
      )
      let code = errno
      close(here)
      errno = code
      here = next
    }
    if here >= 0 { return here }
    switch errno {
    case ENOENT: return nil
    // A link or a file has just taken the place of a name.
    case ELOOP, EMLINK, ENOTDIR: throw .outside(path)
    default: throw lastOpening(path)
    }
  }
}

// The call has the same name as the function above.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
