/// The script of a character: UAX #24.

/// A script by its code in ISO 15924, `Latn`.
struct Script: Hashable, Sendable {
  /// The four letters, the first in the highest byte.
  private let code: UInt32

  /// The script of a code; nil unless it has four characters of ASCII.
  init?(_ name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    code = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private init(code: UInt32) { self.code = code }

  /// The code as text.
  var name: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }

  /// Characters that any script may use: `Zyyy`.
  static let common = Script(code: 0x5A79_7979)
  /// Marks, which take the script of what they stand on: `Zinh`.
  static let inherited = Script(code: 0x5A69_6E68)
  /// Characters that are not assigned: `Zzzz`.
  static let unknown = Script(code: 0x5A7A_7A7A)
  /// Latin.
  static let latin = Script(code: 0x4C61_746E)

  /// The script of a character by itself.
  init(of scalar: Unicode.Scalar) { self = UnicodeData.scriptTable[scalar] }

  /// Whether the character has no script of its own.
  var isShared: Bool { self == .common || self == .inherited || self == .unknown }

  /// Whether the letters of the script change with their neighbors, or marks stand at places of
  /// their own around them, so that a glyph a letter set side by side is not what a reader expects.
  var needsShaping: Bool { Self.shaped.contains(self) }

  /// Whether the letters of the script join to each other, so that space between them would tear
  /// words apart. Those that CSS Text 3 names as cursive.
  var joins: Bool { Self.joined.contains(self) }

  /// Whether words stand without spaces and are found with a dictionary only: the scripts of UAX
  /// #14's class SA.
  var needsDictionary: Bool { Self.spaceless.contains(self) }

  private static let spaceless = Set(
    "Ahom Khmr Lana Laoo Mymr Tale Talu Tavt Thai".split(separator: " ").compactMap { Script($0) })

  private static let joined: Set<Script> = Set(
    "Adlm Arab Aran Mand Mong Nkoo Phag Rohg Syrc".split(separator: " ").compactMap { Script($0) })

  private static let shaped: Set<Script> = Set(
    """
    Adlm Ahom Arab Aran Bali Batk Beng Bhks Brah Bugi Cakm Cham Chrs Deva Diak Dogr Dupl Elym Gong \
    Gonm Gran Gujr Guru Hmnp Java Kali Khar Khmr Khoj Knda Kthi Lana Lepc Limb Mahj Maka Mand Mani \
    Marc Mlym Modi Mong Mult Mymr Nand Newa Nkoo Orya Ougr Phag Phlp Rjng Rohg Saur Shrd Sidd Sind \
    Sinh Sogd Sogo Soyo Sund Sylo Syrc Takr Tale Talu Taml Tavt Telu Thaa Tibt Tirh Toto Yezi Zanb \
    Kawi Nagm
    """
    .split(separator: " ").compactMap { Script($0) })
}

/// The scripts of characters that several scripts use, and no more than those.
struct ScriptExtensions: Sendable {
  private let ranges: [(first: UInt32, count: UInt32, scripts: [Script])]

  static let all = ScriptExtensions(UnicodeData.scriptExtensions)

  /// Unpacks `640+1:Adlm,Arab`.
  init(_ source: StaticString) {
    ranges = source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(
      whereSeparator: \.isWhitespace
    ).map { entry in
      let parts = entry.split { $0 == "+" || $0 == ":" || $0 == "," }
      let numbers = parts[..<2].compactMap { UInt32($0, radix: 16) }
      return (numbers[0], numbers[1], parts[2...].compactMap { Script($0) })
    }
  }

  /// The scripts of a character; empty for one that any script may use, or that has one script
  /// alone.
  subscript(scalar: Unicode.Scalar) -> [Script] {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].first + ranges[middle].count <= scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < ranges.count && ranges[low].first <= scalar.value ? ranges[low].scripts : []
  }
}
