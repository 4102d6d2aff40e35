/// Which references were read before and found whole, so that what nobody has touched since need not be read again.
import LikenessConcurrency
import LikenessDigest
import LikenessFiles
import LikenessGraphics

/// The references of a store that belong together, picture and text, known by what the file system says of their files, as git's index knows sources.
///
/// A file is taken for the one that was read where its number, its size, and its times of modification and of change are those of then, to the nanosecond. The
/// time of change is the system's own, which no program can set back; on the few file systems that keep none it is that of modification. What was touched in
/// the last seconds before it was read is not remembered: a clock of files ticks a hundred times a second, or every two seconds, and what is written within
/// one tick looks the same.
package final class SeenFiles: Sendable {
  /// The display list that a reference was drawn from.
  struct DrawnList: Hashable {
    /// The version of what drew it.
    let renderer: Int
    /// The digest of the list's text.
    let digest: ContentDigest
  }

  private struct Seen {
    let picture: Files.Stamp
    let record: Files.Stamp
    let list: DrawnList
    /// Whether it was asked for since the memory was made.
    var isAsked = false
  }

  private struct Content {
    var references: [String: Seen] = [:]
    var isChanged = false
  }

  private let content: Locked<Content>
  /// The slowest clock that file systems have, and a second for that of another machine.
  private static let youngest = 3.0
  private static let head = "likeness seen 1\n"

  /// Remembers nothing yet.
  package init() { content = Locked(Content()) }

  /// Remembers what a file holds that ``save(to:keepingUnasked:)`` wrote. One that is not there or not whole is nothing to remember, and nothing is lost by it:
  /// the references are read again.
  package init(file: String) {
    let references = ((try? Files.read(file)) ?? nil).flatMap { $0.withUnsafeBytes { Self.read($0) } }
    content = Locked(Content(references: references ?? [:]))
  }

  /// The list that a reference was drawn from, where its text has one and its picture is the one that the text was written with; nil for any other, and where
  /// one of the two can't be read.
  ///
  /// - Parameter now: seconds since 1970, by the clock of the files.
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
    // The same before and behind the reading, or what was read may have been something else: a folder that another took the place of, or a file that was
    // being written.
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

  /// Writes what is remembered, aside and renamed, unless the file that was read holds it already.
  ///
  /// - Parameter keepsUnasked: whether also references are kept that nobody asked for, as after a run over some of them.
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

  /// What a file holds; nil where it is of another kind, or cut off.
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

/// The words of the file, one after the other; bytes and not characters, since nothing else is done before they are read.
private struct SeenWords {
  let bytes: UnsafeRawBufferPointer
  var place: Int

  var isAtEnd: Bool { place == bytes.count }

  mutating func digest() -> ContentDigest? {
    guard bytes.count - place >= 64 else { return nil }
    defer { place += 64 }
    return ContentDigest(String(decoding: bytes[place..<place + 64], as: UTF8.self))
  }

  /// A whole number after a space.
  mutating func number() -> Int64? {
    guard take(UInt8(ascii: " ")) else { return nil }
    let isNegative = take(UInt8(ascii: "-"))
    let start = place
    var value: Int64 = 0
    while place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      // A number that runs over is of no file.
      value = value &* 10 &+ Int64(digit)
      place += 1
    }
    return place == start ? nil : isNegative ? 0 &- value : value
  }

  mutating func stamp() -> Files.Stamp? {
    guard let number = number(), let size = self.number(), let modified = self.number(), let changed = self.number() else { return nil }
    return Files.Stamp(number: number, size: size, modified: modified, changed: changed)
  }

  /// What follows a space, up to the line's end.
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
