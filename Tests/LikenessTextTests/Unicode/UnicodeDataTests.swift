import Foundation
import TestKit
import Testing

@testable import LikenessText

/// Unicode's own tests, in the version of the tables.
@Suite struct UnicodeDataTests {
  /// ISO 15924: four letters.
  @Test("A script has a code of four letters", arguments: ["", "Lat", "Latin", "Lató"])
  func scriptCodes(name: String) {
    #expect(Script(name) == nil)
    #expect(Script("Latn") != nil)
  }

  @Test("Lines break as in LineBreakTest", .requires(.unicodeData)) func lineBreaks() throws {
    let failures = try breaks("auxiliary/LineBreakTest.txt") { scalars in
      var breaks = LineBreaks(keepsLeadingHyphens: false)
      return scalars.indices.map { index in
        breaks.kind(before: scalars[index]) {
          index + 1 < scalars.count ? scalars[index + 1].lineBreakClass : nil
        } != .none
      }
    }
    #expect(failures == [])
  }

  @Test("Characters are split as in GraphemeBreakTest", .requires(.unicodeData))
  func graphemes() throws {
    let failures = try breaks("auxiliary/GraphemeBreakTest.txt") { scalars in
      var breaks = GraphemeBreaks()
      return scalars.map { breaks.begins(at: $0) }
    }
    #expect(failures == [])
  }

  @Test("Levels and order are those of BidiCharacterTest", .requires(.unicodeData))
  func bidiCharacters() throws {
    var failures: [String] = []
    var count = 0
    for line in try Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      try #require(fields.count == 5)
      let scalars = try fields[0].split(separator: " ").map(Self.scalar)
      let base = fields[1] == "2" ? nil : UInt8(fields[1])
      let paragraph = BidiParagraph(scalars.map { $0.bidiClass }, baseLevel: base) {
        BidiPairs.all.bracket(scalars[$0])
      }
      let levels = paragraph.levels(of: 0..<scalars.count)
      let shown = scalars.indices.filter { fields[3].split(separator: " ")[$0] != "x" }
      let order = visualOrder(shown.map { levels[$0] }).map { String(shown[$0]) }.joined(
        separator: " ")
      if UInt8(fields[2]) != paragraph.baseLevel || !Self.agree(levels, fields[3])
        || order != fields[4]
      {
        failures.append(String(line))
      }
      count += 1
    }
    #expect(count > 90_000)
    #expect(failures.prefix(5) == [])
  }

  /// Every seventh line: enough to cover each rule many times, while a debug build stays fast.
  @Test("Levels are those of every seventh line of BidiTest", .requires(.unicodeData))
  func bidiClasses() throws {
    var failures: [String] = []
    var levels = ""
    for (number, line) in try Self.lines("BidiTest.txt").enumerated() {
      if line.hasPrefix("@Levels:") { levels = String(line.dropFirst(8)) }
      guard !line.hasPrefix("@"), number % 7 == 0 else { continue }
      let fields = line.split(separator: ";")
      let classes = try fields[0].split(separator: " ").map {
        try #require(BidiClass(rawValue: String($0)))
      }
      let bits = try #require(Int(fields[1].filter { !$0.isWhitespace }, radix: 16))
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bits & bit != 0 {
        let found = BidiParagraph(classes, baseLevel: base) { _ in nil }.levels(
          of: 0..<classes.count)
        if !Self.agree(found, levels) { failures.append("\(line) at \(bit): \(found)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  // MARK: Reading the files

  private func breaks(_ file: String, _ found: ([Unicode.Scalar]) -> [Bool]) throws -> [String] {
    var failures: [String] = []
    for line in try Self.lines(file) {
      let tokens = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let scalars = try stride(from: 1, to: tokens.count, by: 2).map { try Self.scalar(tokens[$0]) }
      let expected = stride(from: 0, to: tokens.count - 1, by: 2).map { tokens[$0] == "÷" }
      if found(scalars) != expected { failures.append(String(line)) }
    }
    return failures
  }

  private static func lines(_ file: String) throws -> [Substring] {
    let folder = Machine.current.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
    return try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  private static func scalar(_ hex: Substring) throws -> Unicode.Scalar {
    // Letters replace surrogates, which Swift text can't contain.
    Unicode.Scalar(try #require(UInt32(hex, radix: 16))) ?? "a"
  }

  private static func agree(_ levels: [UInt8], _ expected: some StringProtocol) -> Bool {
    let expected = expected.split(whereSeparator: \.isWhitespace)
    return expected.count == levels.count
      && zip(expected, levels).allSatisfy { $0 == "x" || UInt8($0) == $1 }
  }
}

/// Examples of the same rules for machines without the files, worked out by hand from the annexes.
@Suite struct UnicodeRuleTests {
  @Test(
    "Lines may end where the annex allows",
    arguments: [
      ("a b", [2]), ("a  b", [3]), ("a\u{A0}b", []), ("well-known", [5]), ("a -5 b", [2, 5]),
      ("--flag", [2]), ("-flag", []), ("a/b", [2]),
      ("$(12)", []),
      ("1,234.56", []), ("(a) [b]", [4]), ("\u{6F22}\u{5B57}\u{3002}", [1]),
      ("\u{D55C}\u{AE00}", [1]), ("a\u{200B}b", [2]),
      ("co\u{AD}op", [3]), ("\"a\" b", [4]), ("50%", []), ("e\u{301}a", []),
      ("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", [2]),
    ] as [(String, [Int])])
  func lineBreaks(text: String, places: [Int]) {
    let scalars = Array(text.unicodeScalars)
    var breaks = LineBreaks()
    let found = scalars.indices.filter { index in
      breaks.kind(before: scalars[index]) {
        index + 1 < scalars.count ? scalars[index + 1].lineBreakClass : nil
      } == .allowed
    }
    #expect(found == places)
  }

  @Test(
    "Characters are those that a reader sees",
    arguments: [
      ("ab", [1, 1]), ("e\u{301}x", [2, 1]), ("\r\n", [2]),
      ("\u{1F1E9}\u{1F1EA}\u{1F1EB}", [2, 1]), ("\u{1100}\u{1161}\u{11A8}", [3]),
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", [5]),
      ("\u{AC00}\u{1161}\u{AC01}\u{1161}", [2, 1, 1]), ("\u{915}\u{93E}", [2]),
    ] as [(String, [Int])])
  func graphemes(text: String, lengths: [Int]) {
    var breaks = GraphemeBreaks()
    var found: [Int] = []
    for scalar in text.unicodeScalars {
      if breaks.begins(at: scalar) { found.append(0) }
      found[found.count - 1] += 1
    }
    #expect(found == lengths)
  }

  /// Capitals represent Hebrew, as in the annex: the order in which a line shows them.
  @Test(
    "Lines are shown in both directions",
    arguments: [
      ("car is THE CAR in arabic", nil, "car is RAC EHT in arabic"),
      ("CAR IS the car IN ENGLISH", nil, "HSILGNE NI the car SI RAC"),
      ("THE 12 (A) b", nil, "b )A( 12 EHT"),
      ("a (B) c", nil, "a (B) c"),
      ("AB 1-2", nil, "1-2 BA"),
      ("abc", 1, "abc"),
      ("abc!", 1, "!abc"),
      ("...", nil, "..."),
    ] as [(String, UInt8?, String)])
  func order(text: String, base: UInt8?, shown: String) {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.isUppercase ? Unicode.Scalar(scalar.value - 0x41 + 0x5D0) ?? scalar : scalar
    }
    let paragraph = BidiParagraph(scalars.map { $0.bidiClass }, baseLevel: base) {
      BidiPairs.all.bracket(scalars[$0])
    }
    let letters = Array(text)
    #expect(
      String(visualOrder(paragraph.levels(of: 0..<scalars.count)).map { letters[$0] }) == shown)
  }

  @Test("Brackets have mirror images") func brackets() {
    #expect(BidiPairs.all.mirrored("(") == ")")
    #expect(BidiPairs.all.mirrored("<") == ">")
    #expect(BidiPairs.all.mirrored("a") == "a")
    #expect(BidiPairs.all.bracket("\u{2329}")?.pair == BidiPairs.all.bracket("\u{3009}")?.pair)
  }

  @Test("Scripts are those of the annex") func scripts() {
    #expect(Script(of: "a").name == "Latn")
    #expect(Script(of: "\u{627}").name == "Arab")
    #expect(Script(of: "1") == .common)
    #expect(Script(of: "\u{301}") == .inherited)
    #expect(Script(of: "\u{E000}") == .unknown)
    #expect(ScriptExtensions.all["\u{640}"].map(\.name).contains("Syrc"))
    #expect(ScriptExtensions.all["a"].isEmpty)
  }
}
