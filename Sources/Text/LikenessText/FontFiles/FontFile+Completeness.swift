/// Checks that a font file is complete. One that was cut off is refused, rather than losing a
/// letter here and a kerning there.

extension FontFile {
  /// Throws where a part reaches beyond the end of the file. FreeType and HarfBuzz take such files,
  /// and leave out what is missing without a word.
  static func checkCompleteness(of content: [UInt8]) throws(FontFileError.Cause) {
    if content.starts(with: "STARTFONT".utf8) { return try checkBDF(content) }
    if content.starts(with: [1, 0x66, 0x63, 0x70]) { return try checkPCF(content) }
    guard content.starts(with: "ttcf".utf8) else { return try checkTables(content, at: 0) }
    guard content.count >= 12 else { throw .incomplete("the list of faces") }
    for place in 0..<min(bigEndian(content, 8, 4), maximumFaces) {
      guard 16 + 4 * place <= content.count else { throw .incomplete("the list of faces") }
      try checkTables(content, at: bigEndian(content, 12 + 4 * place, 4))
    }
  }

  /// The tables of a face of TrueType or OpenType: each entry of the list has a name, a checksum,
  /// and where the table begins and how long it is.
  private static func checkTables(_ content: [UInt8], at start: Int) throws(FontFileError.Cause) {
    guard start + 12 <= content.count else { throw .incomplete("the list of tables") }
    for place in 0..<bigEndian(content, start + 4, 2) {
      let entry = start + 12 + 16 * place
      guard entry + 16 <= content.count else { throw .incomplete("the list of tables") }
      guard bigEndian(content, entry + 8, 4) + bigEndian(content, entry + 12, 4) <= content.count
      else {
        let name = content[entry..<entry + 4].map {
          (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "?"
        }
        throw .incomplete("the table \"\(String(name))\"")
      }
    }
  }

  /// The tables of a PCF file: type, format, length and place of each, in the order of Intel's
  /// bytes.
  private static func checkPCF(_ content: [UInt8]) throws(FontFileError.Cause) {
    func number(_ start: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(content[start + $1]) << (8 * $1) }
    }
    guard content.count >= 8 else { throw .incomplete("the list of tables") }
    for place in 0..<number(4) {
      let entry = 8 + 16 * place
      guard entry + 16 <= content.count else { throw .incomplete("the list of tables") }
      guard number(entry + 8) + number(entry + 12) <= content.count else {
        throw .incomplete("table \(place + 1)")
      }
    }
  }

  /// The last line of a BDF file, after which nothing but spaces and line ends may stand.
  private static func checkBDF(_ content: [UInt8]) throws(FontFileError.Cause) {
    let end = content.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    guard content[..<end].suffix(7).elementsEqual("ENDFONT".utf8) else {
      throw .incomplete("the line ENDFONT")
    }
  }

  private static func bigEndian(_ content: [UInt8], _ start: Int, _ count: Int) -> Int {
    content[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
