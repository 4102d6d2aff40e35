/// References that were read and found complete, so unchanged ones need not be read again.
import LikenessConcurrency
import LikenessDigest
import LikenessFiles
import LikenessGraphics

/// Complete pairs of picture and text, identified by their file attributes, as git's index identifies sources.
///
/// A file counts as unchanged if its number, its size, and its times of modification and of change are the same to the nanosecond. Programs can't set the time
/// of change; the few file systems without it use the modification time. Files that changed in the last seconds before reading are not remembered: file clocks
/// tick a hundred times a second, or every two seconds, and writes within one tick look the same.
package final class SeenFiles: Sendable {
  /// The display list that a reference was drawn from.
  struct DrawnList: Hashable {
    /// The version of the renderer.
    let renderer: Int
    let digest: ContentDigest
  }

  private struct Seen {
    let picture: Files.Stamp
    let record: Files.Stamp
    let list: DrawnList
    /// Whether it was requested since the memory was created.
    var isAsked = false
  }

  private struct Content {
    var references: [String: Seen] = [:]
    var isChanged = false
  }

  private let content: Locked<Content>
  /// The slowest clock of a file system, plus a second for that of another machine.
  private static let youngest = 3.0
  private static let head = "likeness seen 1\n"

  package init() { content = Locked(Content()) }

  /// Whether bytes are of such a file, also of a damaged one.
  static func isOwn(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || bytes.starts(with: head.utf8) }

  /// Loads a file that ``save(to:keepingUnasked:)`` wrote. If it is missing or damaged, nothing is remembered, and references are read again.
  package init(file: String) {
    let references = (try? Files.read(file)).flatMap { $0.withUnsafeBytes { Self.read($0) } }
    content = Locked(Content(references: references ?? [:]))
  }

  /// The list that a reference was drawn from, if its text has one and belongs to its picture; else nil, also if a file is unreadable. `now` is in seconds
  /// since 1970, by the clock of the files.
  func list(of identity: SnapshotIdentity, in store: SnapshotStore, now: () -> Double = systemSeconds) -> DrawnList? {
    let name = identity.description
    guard let (picture, record) = Self.stamps(of: identity, in: store) else { return nil }
    let known = content.withLock { content -> DrawnList? in
      guard let seen = content.references[name], seen.picture == picture, seen.record == record else { return nil }
      if !seen.isAsked { content.references[name]?.isAsked = true }
      return seen.list
    }
    if let known { return known }
    guard let text = try? store.record(identity), let list = text.list, let bytes = try? store.picture(identity),
      ContentDigest(of: bytes) == text.png
    else { return nil }
    let drawn = DrawnList(renderer: text.renderer, digest: ContentDigest(of: list))
    let limit = now() - Self.youngest
    // The attributes must be the same before and after reading; otherwise the folder may have been replaced, or the file was being written.
    if picture.isOlder(than: limit), record.isOlder(than: limit), let after = Self.stamps(of: identity, in: store),
      after == (picture, record)
    {
      content.withLock { content in
        content.references[name] = Seen(picture: picture, record: record, list: drawn, isAsked: true)
        content.isChanged = true
      }
    }
    return drawn
  }

  private static func stamps(of identity: SnapshotIdentity, in store: SnapshotStore) -> (picture: Files.Stamp, record: Files.Stamp)? {
    guard let picture = Files.stamp(store.picturePath(identity)), let record = Files.stamp(store.recordPath(identity)) else { return nil }
    return (picture, record)
  }

  // MARK: The file

  /// Saves what is remembered, unless the file already contains it. `keepsUnasked` also keeps references that nobody requested, as after a partial run.
  package func save(to path: String, keepingUnasked keepsUnasked: Bool) throws(FileError) {
    let references = content.withLock { content -> [String: Seen]? in
      let kept =
        keepsUnasked || content.references.values.allSatisfy(\.isAsked) ? content.references : content.references.filter(\.value.isAsked)
      return content.isChanged || kept.count != content.references.count ? kept : nil
    }
    guard let references else { return }
    var bytes = Array(Self.head.utf8)
    bytes.reserveCapacity(bytes.count + references.count * 256)
    for (name, seen) in references.sorted(by: { $0.key < $1.key }) {
      seen.list.digest.write(to: &bytes)
      bytes += " \(seen.list.renderer)".utf8
      for stamp in [seen.picture, seen.record] { bytes += " \(stamp.number) \(stamp.size) \(stamp.modified) \(stamp.changed)".utf8 }
      bytes += " \(name)\n".utf8
    }
    try Files.replace(path, with: bytes)
  }

  /// The content of a file; nil if it is invalid or truncated.
  private static func read(_ bytes: UnsafeRawBufferPointer) -> [String: Seen]? {
    guard bytes.starts(with: head.utf8) else { return nil }
    var words = SeenWords(bytes: bytes, place: head.utf8.count)
    var references: [String: Seen] = [:]
    references.reserveCapacity(bytes.count / 192)
    while !words.isAtEnd {
      guard let digest = words.digest(), let renderer = words.number(), let picture = words.stamp(), let record = words.stamp(),
        let name = words.restOfLine()
      else { return nil }
      references[name] = Seen(picture: picture, record: record, list: DrawnList(renderer: Int(renderer), digest: digest))
    }
    return references
  }
}

/// The words of the file. Bytes instead of characters, because every check reads it first.
private struct SeenWords {
  let bytes: UnsafeRawBufferPointer
  var place: Int

  var isAtEnd: Bool { place == bytes.count }

  mutating func digest() -> ContentDigest? {
    guard bytes.count - place >= 64 else { return nil }
    defer { place += 64 }
    return ContentDigest(String(decoding: bytes[place..<place + 64], as: UTF8.self))
  }

  mutating func number() -> Int64? {
    guard take(UInt8(ascii: " ")) else { return nil }
    let isNegative = take(UInt8(ascii: "-"))
    let start = place
    var value: Int64 = 0
    while place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      // An overflowing number is invalid.
      value = value &* 10 &+ Int64(digit)
      place += 1
    }
    return place == start ? nil : isNegative ? 0 &- value : value
  }

  mutating func stamp() -> Files.Stamp? {
    guard let number = number(), let size = self.number(), let modified = self.number(), let changed = self.number() else { return nil }
    return Files.Stamp(number: number, size: size, modified: modified, changed: changed)
  }

  /// The text after a space, up to the end of the line.
  mutating func restOfLine() -> String? {
    guard take(UInt8(ascii: " ")), let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { place = end + 1 }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }
}
