/// The file operations that the store needs, with the cause if one fails. The only module with
/// system calls for files.
import CSystem
import LikenessBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

package struct FileError: Error, Hashable, Sendable {
  package var operation: Operation
  package var path: String
  /// The system's error number.
  package var code: Int32
  /// The process that holds a lock, in words, if the operation timed out waiting for it.
  package var holder: String?
  /// What the file is in words, if it is neither a regular file nor a folder, such as `a named
  /// pipe`.
  package var irregular: String?
  /// Whether the file was left unread because it is outside the folders that may be read.
  package var isOutside = false

  /// What was tried, in the words of a message.
  package enum Operation: String, Sendable {
    case read, write, list, inspect, lock, remove
    case readName = "read the name"
    case createFolder = "create the folder"
  }

  package init(operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package static func last(_ operation: Operation, _ path: String) -> FileError {
    FileError(operation: operation, path: path, code: errno)
  }

  package static func missing(_ operation: Operation, _ path: String) -> FileError {
    FileError(operation: operation, path: path, code: ENOENT)
  }

  /// A file that is outside the folders that may be read.
  package static func outside(_ path: String) -> FileError {
    var error = FileError(operation: .read, path: path, code: EACCES)
    error.isOutside = true
    return error
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { printable("\(cause) \(nextStep)") }

  package var cause: String {
    if let holder { return "\(path): cannot \(operation.rawValue): \(holder) holds the lock." }
    if let irregular { return "\(path) is \(irregular), not a regular file." }
    return isOutside ? "\(path): \(reason)." : "\(path): cannot \(operation.rawValue): \(reason)."
  }

  package var reason: String {
    if let irregular { return "it is \(irregular), not a regular file" }
    return isOutside
      ? "outside the folders of this run, and left unread" : String(cString: strerror(code))
  }

  /// Whether the file is a pipe, a socket or a device.
  package var isIrregular: Bool { irregular != nil }

  /// Whether permissions are missing.
  package var isRefused: Bool { [EACCES, EPERM, EROFS].contains(code) }

  package var nextStep: String {
    if holder != nil { return "Wait for it to end, or stop it, and run again." }
    if isIrregular { return "Give the path of a file." }
    if isOutside { return "If it is a reference, pass the folder of references as --snapshots." }
    return switch code {
    case EACCES, EPERM, EROFS: "Check the permissions of the file and its folders."
    case ENOSPC, EDQUOT: "Free some space on the disk, and run again."
    case EMFILE, ENFILE:
      "Too many files are open. Raise the limit with ulimit -n, or run fewer tests in parallel."
    case ENOTDIR, EISDIR: "There is a file in place of a folder, or the reverse. Move it away."
    case EFBIG where operation == .write:
      "The file exceeds the size limit of this system or user (ulimit -f)."
    case ELOOP: "Replace the link with the file."
    case EFBIG: "The file is too large for Likeness. Check the path."
    case ENOMEM: "Free some memory, and run again."
    case EILSEQ: "Rename the file or folder: its name is not UTF-8."
    case EIO: "The disk reported an error. Check it, and run again."
    default: "Check the path, and run again."
    }
  }
}

package enum Files {
  /// Longer than any file of a snapshot; keeps a device or a wrong path from filling the memory.
  static let longestFile = 1 << 30

  /// Returns the bytes of a regular file; nil if there is none. A file with more than `longest`
  /// bytes is an error.
  package static func read(_ path: String, longest: Int = longestFile) throws(FileError) -> [UInt8]?
  {
    let file = try openForReading(path)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try read(file, path, longest: longest)
  }

  /// Returns the bytes of a regular file, which must be there.
  package static func readExisting(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = try read(path) else { throw .missing(.read, path) }
    return bytes
  }

  /// Returns the first bytes of a file, at most `count`; nil if there is none.
  package static func start(of path: String, count: Int) throws(FileError) -> [UInt8]? {
    let file = try openForReading(path)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = systemRead(file, &bytes, count)
    guard found >= 0 else { throw .last(.read, path) }
    return Array(bytes[..<found])
  }

  static func read(_ file: Int32, _ path: String, longest: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last(.read, path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      var error = FileError(operation: .read, path: path, code: EISDIR)
      if Kind(status) == .other { error.irregular = words(for: status) }
      throw error
    }
    var rest = Int(status.st_size)
    guard rest <= longest else { throw FileError(operation: .read, path: path, code: EFBIG) }
    // An array would end the program where there is no memory.
    guard memory_is_there(max(rest, 1)) != 0 else {
      throw FileError(operation: .read, path: path, code: ENOMEM)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rest)
    var block = [UInt8](repeating: 0, count: min(max(rest, 1 << 12), 1 << 20))
    // It can have grown since, and files of /proc say that they are empty: the end is where nothing
    // is left.
    while bytes.count + rest <= longest {
      let count = systemRead(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(.read, path) }
      if count == 0 { return bytes }
      bytes += block[..<count]
      rest = max(rest - count, 0)
    }
    throw FileError(operation: .read, path: path, code: EFBIG)
  }

  private static func openForReading(_ path: String) throws(FileError) -> Int32 {
    // A path with a zero byte in it would be cut there, and name another file.
    guard !path.utf8.contains(0) else { return -1 }
    // A pipe must not block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0, errno != ENOENT, errno != ENOTDIR { throw lastOpening(path) }
    return file
  }

  /// The reason why a file could not be opened for reading.
  static func lastOpening(_ path: String) -> FileError {
    var error = FileError.last(.read, path)
    // So systems refuse sockets (open(2) of Linux and of macOS), which they don't name.
    if [ENXIO, EOPNOTSUPP].contains(error.code),
      let status = (try? status(of: path, followingLinks: true)) ?? nil, Kind(status) == .other
    {
      error.code = EISDIR
      error.irregular = words(for: status)
    }
    return error
  }

  /// Returns whether something exists at the path, even a dangling link. False if unknown;
  /// ``mayExist(_:)`` is true instead, and ``kind(of:)`` throws.
  package static func exists(_ path: String) -> Bool {
    ((try? status(of: path)) ?? nil) != nil
  }

  /// Returns whether something exists at the path, even a dangling link, or the system can't tell.
  package static func mayExist(_ path: String) -> Bool {
    do throws(FileError) { return try status(of: path) != nil } catch {
      // No file has so long a name.
      return error.code != ENAMETOOLONG
    }
  }

  /// Returns what the system knows of a file; nil if nothing is there.
  static func status(of path: String, followingLinks: Bool = false) throws(FileError) -> stat? {
    var status = stat()
    if (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last(.inspect, path)
  }

  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device.
    case other

    init(_ status: stat) {
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
  }

  /// Returns what is at a path, without following a link; nil if nothing is.
  package static func kind(of path: String) throws(FileError) -> Kind? {
    try status(of: path).map(Kind.init)
  }

  /// The target of a path, following links; nil if nothing is there.
  package static func targetKind(of path: String) throws(FileError) -> Kind? {
    try status(of: path, followingLinks: true).map(Kind.init)
  }

  /// The target of a path in words with an article, following links; nil if it can't be inspected.
  package static func words(for path: String) -> String? {
    ((try? status(of: path, followingLinks: true)) ?? nil).map { words(for: $0) }
  }

  private static func words(for status: stat) -> String {
    switch status.st_mode & S_IFMT {
    case S_IFREG: "a file"
    case S_IFDIR: "a folder"
    case S_IFLNK: "a link"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Writes a new file, which must not exist.
  package static func create(_ path: String, _ bytes: [UInt8], isPrivate: Bool = false)
    throws(FileError)
  {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
    guard file >= 0 else { throw .last(.write, path) }
    var failure: FileError?
    do throws(FileError) { try write(bytes, to: file, path) } catch { failure = error }
    // Some file systems report a full disk only here.
    if close(file) != 0, failure == nil { failure = .last(.write, path) }
    if let failure {
      unlink(path)
      throw failure
    }
  }

  package static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(FileError) {
    var written = 0
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = systemWrite(
          file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count < 0 {
          failure = .last(.write, path)
          return
        }
        written += count
      }
    }
    if let failure { throw failure }
  }

  package static func rename(_ old: String, to new: String) throws(FileError) {
    guard systemRename(old, new) == 0 else { throw .last(.write, new) }
  }

  /// Removes a file; returns false if there was none.
  @discardableResult package static func remove(_ path: String) throws(FileError) -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw .last(.remove, path) }
    return false
  }

  /// Creates a folder; returns false if the name is taken.
  package static func makeNewFolder(_ path: String) throws(FileError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw .last(.createFolder, path) }
    return false
  }

  package static func removeIfEmpty(_ folder: String) { rmdir(folder) }

  /// Creates a folder and its ancestors.
  package static func makeFolder(_ path: String) throws(FileError) {
    // The working folder.
    guard !path.isEmpty else { return }
    if folderID(path) != nil { return }
    let parent = folder(of: path)
    if parent != path, !parent.isEmpty { try makeFolder(parent) }
    var attempts = 1
    while mkdir(path, 0o777) != 0 {
      let error = FileError.last(.createFolder, path)
      // Another process may have been faster.
      if error.code == EEXIST { break }
      // Or it removes the folder around, which became empty. Some file systems, such as /proc,
      // always answer so.
      guard error.code == ENOENT, parent != path, !parent.isEmpty, attempts < 100 else {
        throw error
      }
      try makeFolder(parent)
      attempts += 1
    }
  }

  /// Returns the sorted names in a folder; none if nothing is there.
  ///
  /// - Throws: Also for a name that is not UTF-8, with which no path can be built.
  package static func names(in folder: String) throws(FileError) -> [String] {
    let listing = try listing(of: folder)
    if let odd = listing.odd.first { throw odd.error }
    return listing.names
  }

  /// The entries of a folder.
  package struct Listing: Sendable {
    /// The names, sorted.
    package var names: [String] = []
    /// The entries whose names are not UTF-8, so that no path leads to them, sorted.
    package var odd: [OddEntry] = []
  }

  package struct OddEntry: Hashable, Sendable {
    /// The path, with bytes that are not UTF-8 as `\xFF`.
    package var path: String
    /// Whether it is a folder or a link to one.
    package var isFolder: Bool

    package var error: FileError { FileError(operation: .readName, path: path, code: EILSEQ) }
  }

  /// Whether operating systems put files or folders of this name into folders by themselves. They
  /// are never listed, because they are not pictures, scenes or runs.
  ///
  /// The names are those of git's templates for macOS and Windows (github.com/github/gitignore):
  /// resource forks of AppleDouble, the Finder's and the Explorer's notes, and what archives keep
  /// of both.
  package static func isDropping(_ name: String) -> Bool {
    name.hasPrefix("._") || droppings.contains(name.lowercased())
  }

  private static let droppings: Set = [
    ".ds_store", ".appledouble", ".lsoverride", ".spotlight-v100", ".trashes", ".fseventsd",
    ".documentrevisions-v100",
    ".temporaryitems", ".volumeicon.icns", "__macosx", "icon\r", "thumbs.db",
    "thumbs.db:encryptable", "ehthumbs.db",
    "ehthumbs_vista.db", "desktop.ini", "$recycle.bin",
  ]

  /// Returns the entries of a folder, those with unusable names apart; none if nothing is there.
  /// Leaves out what ``isDropping(_:)`` names.
  package static func listing(of folder: String) throws(FileError) -> Listing {
    guard let stream = opendir(folder) else {
      let error = FileError.last(.list, folder)
      guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
      switch try kind(of: folder) {
      case nil: return Listing()
      // Made since it was opened, when nothing was there.
      case .folder where error.code == ENOENT: return Listing()
      // A file or a link that leads nowhere is in place of a folder.
      default: throw error
      }
    }
    defer { closedir(stream) }
    var found = Listing()
    while true {
      // At the end, `readdir` returns nil and leaves `errno` unchanged; a failure sets it.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last(.list, folder) }
        break
      }
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { bytes in
          guard let name = String(validatingCString: bytes) else {
            var status = stat()
            let isFolder =
              fstatat(dirfd(stream), bytes, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
            found.odd.append(OddEntry(path: join(folder, shown(bytes)), isFolder: isFolder))
            return
          }
          if name != ".", name != "..", !isDropping(name) { found.names.append(name) }
        }
      }
    }
    found.names.sort()
    found.odd.sort { $0.path < $1.path }
    return found
  }

  /// A name that is not UTF-8, with all bytes but those of ASCII as `\xFF`.
  private static func shown(_ name: UnsafePointer<CChar>) -> String {
    UnsafeBufferPointer(start: name, count: strlen(name)).reduce(into: "") { shown, byte in
      let byte = UInt8(bitPattern: byte)
      shown +=
        byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    (try? kind(of: path)) == .folder
  }

  /// Opens a new file for appending, locked while it is open; nil if the name is taken.
  package static func createForAppending(_ path: String) throws(FileError) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
    if file < 0, errno == EEXIST { return nil }
    guard file >= 0 else { throw .last(.write, path) }
    if holdsAfterLocking(file) { return file }
    close(file)
    return nil
  }

  /// Appends with one call, and returns the number of bytes written, which may be fewer.
  package static func append(_ bytes: [UInt8], to file: Int32, path: String) throws(FileError)
    -> Int
  {
    while true {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last(.write, path) }
    }
  }

  /// The folder that relative paths start in; empty where it was deleted or can't be read.
  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  package static var processID: Int { Int(getpid()) }

  /// Returns whether a process of that number runs, as far as the system shows it.
  package static func isRunning(_ process: Int) -> Bool {
    guard let id = Int32(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the innermost folder of a path, the path itself included, that has an entry with a
  /// name; nil if none has.
  package static func folder(with name: String, around start: String) -> String? {
    var here = start
    while !exists(join(here, name)) {
      // Only by names: a relative path ends, even if the working folder was deleted and `..` leads
      // nowhere.
      let parent = folder(of: here)
      if parent == here { return nil }
      here = parent
    }
    return here
  }

  /// Returns the path below a folder, by names alone; nil if the path does not begin with the
  /// folder's.
  package static func path(_ path: String, below folder: String) -> String? {
    let prefix = folder + (folder.hasSuffix("/") ? "" : "/")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  package static func join(_ folder: String, _ name: String) -> String {
    // A slash at the end would ask for a folder, and hide a file in its place.
    if name.isEmpty { return folder }
    return folder.isEmpty
      ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}

// The calls have the same names as the functions above.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
