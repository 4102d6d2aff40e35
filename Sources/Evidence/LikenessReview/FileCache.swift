/// Values that are made from files, and made again only after these changed.
import LikenessBase
import LikenessSystem

/// Keeps values by the stamps of their files, because a review looks at thousands of them
/// repeatedly.
final class FileCache<Value: Sendable>: Sendable {
  private struct Known {
    var stamps: [Files.Stamp?]
    var value: Value
  }

  private let known = Locked<[String: Known]>([:])

  /// Returns the value of a name, which is made of files. Files that are missing and links have no
  /// stamp.
  func value(of name: String, in files: [String], _ make: () -> Value) -> Value {
    let stamps = files.map { Files.stamp(of: $0) }
    if let found = known.withLock({ $0[name] }), found.stamps == stamps { return found.value }
    let value = make()
    known.withLock { $0[name] = Known(stamps: stamps, value: value) }
    return value
  }
}
