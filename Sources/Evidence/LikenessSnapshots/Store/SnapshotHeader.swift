/// The header that every text in a store starts with: `snapshot 2`, then a line for each key, then
/// a blank line.

struct SnapshotHeader {
  /// The version of a new text. Version 1 is still read, and kept until the next recording.
  static let newestVersion = 2

  /// The version of the text.
  private(set) var version = newestVersion
  /// The values of the requested keys.
  private var values: [(key: String, value: String)] = []
  /// All other lines, in order.
  private(set) var others: [ReferenceMetadata.Line] = []
  /// The text after the blank line.
  private(set) var rest: Substring = ""
  private var lineCount = 0
  private let file: String

  /// Parses a header. Linear search beats hashing for a few keys, and bytes beat characters: a
  /// check parses a header per picture.
  ///
  /// - Parameter keys: The keys whose values are requested, of a text of a version.
  init(_ text: String, file: String, keys: (_ version: Int) -> [String])
    throws(ReferenceMetadataError)
  {
    self.file = file
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var start = 0
    var wanted: [String] = []
    while start < bytes.count {
      let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var end = lineBreak
      // A file that was converted to Windows line breaks twice has several. All are removed,
      // because one that stayed would be lost when the line is written.
      while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      let line = start..<end
      start = min(lineBreak + 1, bytes.count)
      if line.isEmpty { break }
      lineCount += 1
      let space = bytes[line].firstIndex(of: UInt8(ascii: " ")) ?? end
      let key = part(line.lowerBound..<space)
      let value = space == end ? "" : part(space + 1..<end)
      if key.utf8.starts(with: "<<<<<<<".utf8) { throw error(.mergeConflict) }
      if lineCount == 1 {
        guard key == "snapshot" else { throw error(.notARecord) }
        guard let known = (1...Self.newestVersion).first(where: { value == "\($0)" }) else {
          throw error(.unknownVersion(String(value.prefix(40))))
        }
        version = known
        wanted = keys(known)
      } else if wanted.contains(key) {
        guard !has(key) else { throw error(.repeated(key)) }
        values.append((key, value))
      } else {
        others.append(ReferenceMetadata.Line(key: key, value: value))
      }
    }
    rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    guard lineCount > 0 else {
      lineCount = 1
      throw error(.notARecord)
    }
  }

  func has(_ key: String) -> Bool { values.contains { $0.key == key } }

  /// The value of a key converted by `read`; an error if it is missing or invalid.
  func value<Value>(_ key: String, _ read: (String) -> Value?) throws(ReferenceMetadataError)
    -> Value
  {
    guard let text = values.first(where: { $0.key == key })?.value, let value = read(text) else {
      throw error(.missing(key))
    }
    return value
  }

  private func error(_ cause: ReferenceMetadataError.Cause) -> ReferenceMetadataError {
    ReferenceMetadataError(file: file, line: lineCount, cause: cause)
  }

  static func text(
    _ lines: [String], _ others: [ReferenceMetadata.Line], version: Int
  ) -> String {
    (["snapshot \(version)"] + lines + others.map(text)).joined(separator: "\n") + "\n"
  }

  /// A line without a value keeps its space if the bare key would end the header or lose a carriage
  /// return.
  private static func text(_ line: ReferenceMetadata.Line) -> String {
    let standsAlone =
      line.value.isEmpty && line.key.utf8.last.map { $0 != UInt8(ascii: "\r") } ?? false
    return standsAlone ? line.key : "\(line.key) \(line.value)"
  }
}
