/// ZIP files that nobody has to trust; the only importer of libzip.
import Clibzip
import Foundation

/// A ZIP file, read by libzip. Every entry is looked at before the first is unpacked.
///
/// Refused as a whole: names that are absolute or not UTF-8, that hold `..`, a backslash, a colon or a control character; links and devices; encrypted entries; two entries of one
/// name; more entries or bytes than the limits; what is cut off or has a wrong checksum.
final class ZipArchive {
  /// The files, in the order of the archive.
  let files: [File]
  private let path: String
  private let archive: OpaquePointer
  private let limits: Limits
  private var bytesLeft: Int

  /// A file in the archive.
  struct File: Hashable {
    /// Its path in the archive, with `/` between folders.
    let name: String
    fileprivate let index: zip_uint64_t
    /// How many bytes it has, as the archive says.
    fileprivate let toldSize: zip_uint64_t
  }

  /// What is refused: a small file can unpack to fill a disk.
  struct Limits {
    /// How many entries. Default 200,000: a picture and a text each of 100,000 snapshots.
    var entries = 200_000
    /// How many bytes are unpacked in all. Default 2^30.
    var bytes = 1 << 30
    /// How many bytes one file has. Default 2^29, more than a picture of 100 million pixels.
    var fileBytes = 1 << 29

    /// Both defaults.
    static let `default` = Limits()
  }

  init(_ path: String, limits: Limits) throws(ArtifactError) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_RDONLY, &code) else {
      var error = zip_error_t()
      zip_error_init_with_code(&error, code)
      defer { zip_error_fini(&error) }
      throw .notAnArchive(path, cause: String(cString: zip_error_strerror(&error)))
    }
    do throws(ArtifactError) {
      files = try Self.files(of: archive, path, limits)
    } catch {
      zip_discard(archive)
      throw error
    }
    self.archive = archive
    self.path = path
    self.limits = limits
    bytesLeft = limits.bytes
  }

  deinit { zip_discard(archive) }

  private static func files(of archive: OpaquePointer, _ path: String, _ limits: Limits) throws(ArtifactError) -> [File] {
    let count = zip_get_num_entries(archive, 0)
    guard count >= 0, count <= limits.entries else { throw .tooLarge(path, limit: "\(limits.entries) entries") }
    var files: [File] = []
    var names: Set<String> = []
    for index in 0..<zip_uint64_t(count) {
      var status = zip_stat_t()
      // The bytes of the name as they are: what libzip guesses of their encoding would hide controls behind signs.
      guard zip_stat_index(archive, index, zip_flags_t(ZIP_FL_ENC_RAW), &status) == 0, status.valid & UInt64(ZIP_STAT_NAME) != 0,
        let text = status.name
      else { throw .damaged(path, entry: "\(index)", cause: "it has no name") }
      let name = String(cString: text)
      guard isSafe(name) else { throw .unsafeName(path, entry: name) }
      guard try isFileOrFolder(index, of: archive, path, name) else { throw .link(path, entry: name) }
      guard names.insert(name).inserted else { throw .repeated(path, entry: name) }
      if name.hasSuffix("/") { continue }
      guard status.encryption_method == ZIP_EM_NONE else { throw .encrypted(path, entry: name) }
      files.append(File(name: name, index: index, toldSize: status.valid & UInt64(ZIP_STAT_SIZE) != 0 ? status.size : 0))
    }
    return files
  }

  /// Whether a name stays within the folder that it is unpacked into, on every system.
  private static func isSafe(_ name: String) -> Bool {
    let parts = (name.hasSuffix("/") ? name.dropLast() : name[...]).split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !["", ".", ".."].contains($0) }
      && !name.unicodeScalars.contains {
        "\\:".unicodeScalars.contains($0) || $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
      }
  }

  /// Whether an entry is a plain file or a folder, by the attributes that Unix gave it; others give none.
  private static func isFileOrFolder(
    _ index: zip_uint64_t, of archive: OpaquePointer, _ path: String, _ name: String
  ) throws(ArtifactError) -> Bool {
    var system: zip_uint8_t = 0
    var attributes: zip_uint32_t = 0
    guard zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0 else {
      throw .damaged(path, entry: name, cause: "its attributes can't be read")
    }
    let kind = attributes >> 16 & 0o170000
    // Whatever system is named: who unpacks by these bits would make a link of it.
    return [0, 0o100000, 0o040000].contains(kind)
  }

  /// Throws where files say that they are larger than the limits. What they say may be too little, but whoever tells too much is believed before anything is unpacked.
  func refuseTooLarge(_ files: [File]) throws(ArtifactError) {
    var left = zip_uint64_t(limits.bytes)
    for file in files {
      guard file.toldSize <= limits.fileBytes else { throw fileIsTooLarge }
      guard file.toldSize <= left else { throw isTooLarge }
      left -= file.toldSize
    }
  }

  private var fileIsTooLarge: ArtifactError { .tooLarge(path, limit: "\(Self.words(limits.fileBytes)) in one file") }

  private var isTooLarge: ArtifactError { .tooLarge(path, limit: Self.words(limits.bytes)) }

  private static func words(_ bytes: Int) -> String { bytes < 1 << 20 ? "\(bytes) bytes" : "\(bytes >> 20) MiB" }

  /// Unpacks a file, a piece at a time; its checksum is compared.
  ///
  /// - Parameter write: takes each piece.
  func unpack(_ file: File, write: (ArraySlice<UInt8>) throws(ArtifactError) -> Void) throws(ArtifactError) {
    guard let entry = zip_fopen_index(archive, file.index, 0) else {
      throw .damaged(path, entry: file.name, cause: String(cString: zip_strerror(archive)))
    }
    defer { zip_fclose(entry) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var fileLeft = limits.fileBytes
    while true {
      let count = zip_fread(entry, &buffer, zip_uint64_t(buffer.count))
      guard count >= 0 else { throw .damaged(path, entry: file.name, cause: String(cString: zip_file_strerror(entry))) }
      if count == 0 { return }
      // What the archive says of its sizes may be wrong, so what comes out is counted.
      fileLeft -= Int(count)
      guard fileLeft >= 0 else { throw fileIsTooLarge }
      bytesLeft -= Int(count)
      guard bytesLeft >= 0 else { throw isTooLarge }
      try write(buffer[..<Int(count)])
    }
  }
}
