/// Pseudo-localized texts, worked out by the rules.
import LikenessText
import Testing

private func pseudo(_ text: String) -> String { Pseudolocalization.apply(to: text) }

@Suite struct PseudolocalizationTests {
  @Test(
    "Texts get accents, length and brackets",
    arguments: [
      // 8 characters: 16 / 5 rounded up is 4 more: two vowels, then n and g, because neither t is
      // single.
      ("Settings", "[!!! Sééttîîññggs !!!]"),
      // 2 characters: 1 more.
      ("OK", "[!!! ÖÖK !!!]"),
      // 12 characters: 5 more, four vowels and the first small consonant.
      ("Go on a trip", "[!!! Göö ööññ åå trîîþ !!!]"),
      // No vowel: of 3 capitals, 2 more in a word; of 2 letters, 1 more.
      ("PNG", "[!!! ÞÑG ö !!!]"), ("my", "[!!! mmÿ !!!]"),
      // 11 more: 5 vowels, and 6 of words.
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "[!!! ÅÅBÇÐÉÉFGHÎÎJKLMÑÖÖÞQRSTÛÛVWXÝZ öñé t !!!]"),
      // 3 more: 2 vowels and к, as neither с stands alone.
      ("Русский", "[!!! Р" + "уу" + "сс" + "кк" + "ии" + "й !!!]"),
      // 12 characters, the end of a line being one: 5 more, 3 vowels, f and r.
      ("first\nsecond", "[!!! ffîîrrst\nsééçööñð !!!]"),
      // An address is not counted: 4 characters make 2 more.
      ("See www.example.com", "[!!! Séé www.example.com ö !!!]"),
      // 1 more that would be a space: 10 characters make 4 more, o, a, f and that.
      ("50% of all", "[!!! 50% ööff åållö !!!]"),
    ]) func accents(_ text: String, _ expected: String)
  {
    #expect(pseudo(text) == expected)
  }

  @Test(
    "Text is 40 percent longer between its brackets",
    arguments: [
      "Settings", "a", "Free lunch, a yearly budget for books", "Русский язык", "rhythm",
      "xx xx xx xx", "first\nsecond",
    ])
  func length(_ text: String) {
    let length = Pseudolocalization.apply(to: text).count - "[!!! ".count - " !!!]".count
    // The smallest integer that is at least 1.4 times the length.
    #expect(length * 5 >= text.count * 7)
    #expect((length - 1) * 5 < text.count * 7)
  }

  @Test(
    "Text without words does not change",
    arguments: [
      "", "12:10", "67%", "—", "…", "{count}", "%@ / %d", "https://example.com/a?b=c",
      "ada@example.com", "2 < 3", " \n",
    ])
  func otherText(_ text: String) {
    #expect(Pseudolocalization.apply(to: text) == text)
  }

  @Test(
    "Addresses, placeholders and tags do not change",
    arguments: [
      ("See https://example.com/ten.", "https://example.com/ten."),
      ("(www.example.org) is down", "www.example.org)"),
      ("Write to ada@example.com", "ada@example.com"), ("Hello {first name}!", "{first name}!"),
      ("a {{b}} c", "{{b}}"),
      ("${user} went", "${user}"), ("%1$@ of %2$lld", "%1$@"), ("Costs %.2f today", "%.2f"),
      ("a <b>bold</b> word", "<b>"),
      ("ups &amp; downs", "&amp;"),
    ]) func placeholders(_ text: String, _ kept: String)
  {
    let shown = pseudo(text)
    #expect(shown.contains(kept), "\(shown)")
    #expect(shown.hasPrefix("[!!! "))
  }

  @Test(
    "Text that only resembles a placeholder changes",
    arguments: [
      ("100%done", "[!!! 100%ððööññéé !!!]"), ("a < b, {open", "[!!! åå < bb, {ööþþééñ !!!]"),
      ("R&D unit", "[!!! R&Ð ûûññîîtt !!!]"),
    ]) func lookalikes(_ text: String, _ expected: String)
  {
    #expect(pseudo(text) == expected)
  }

  @Test("A font with more letters gets more accents") func latinExtended() {
    #expect(Pseudolocalization.apply(to: "Lorem") { _ in true } == "[!!! Ḽǿǿřḗḗḿ !!!]")
    // A font without one of them takes it from Latin-1, or lacks it.
    #expect(
      Pseudolocalization.apply(to: "Lorem") { !["ǿ", "Ḽ"].contains($0) } == "[!!! Lööřḗḗḿ !!!]")
    #expect(Pseudolocalization.apply(to: "Lorem") { _ in false } == "[!!! Looreem !!!]")
  }

  /// Unicode 16 has U+1C89 as a letter and U+105C0 as another. Swift 6.3 knows both; Unicode 15.0,
  /// by which texts are drawn, has neither.
  @Test("A letter that the pinned version of Unicode doesn't have is no letter")
  func letterOfALaterUnicode() {
    for text in ["\u{1C89}", "\u{105C0}\u{105C1}"] { #expect(pseudo(text) == text) }
  }

  /// Since Unicode 15.1 a conjunct such as क्त is one character, before it is two. 7 characters
  /// make 14 / 5 rounded up, 3 more; 4 characters would make 2 more.
  @Test("Characters are counted by the pinned version of Unicode")
  func charactersOfThePinnedUnicode() {
    #expect(pseudo("क्तक्त क्त") == "[!!! क्तक्त क्त öñ !!!]")
  }

  @Test("Letters with marks apart are counted and doubled as composed ones")
  func lettersWithMarksApart() {
    // 4 characters, 2 more: the vowel, and f.
    #expect(
      pseudo("fe\u{301}ww").unicodeScalars.elementsEqual(
        "[!!! ffe\u{301}e\u{301}ww !!!]".unicodeScalars))
  }

  @Test(
    "No letter is repeated three times",
    arguments: ["AEROPLANE", "Committee", "IOU", "aaa", "A a", "NATO pact", "Füße"])
  func repetition(_ text: String) {
    let shown = Array(pseudo(text).dropFirst(5).dropLast(5))
    for index in shown.indices.dropFirst(2) where text != "aaa" {
      #expect(
        !(shown[index].isLetter && shown[index] == shown[index - 1]
          && shown[index] == shown[index - 2]), "\(String(shown))")
    }
  }

  @Test("Runs are handled as one text") func runs() {
    let runs = Pseudolocalization.apply(toRuns: ["Save ", "", "50%", " now"])
    #expect(runs.count == 4)
    #expect(runs.joined() == Pseudolocalization.apply(to: "Save 50% now"))
    #expect(runs[0].hasPrefix("[!!! Såå"))
    #expect(runs[1] == "")
    #expect(runs[2] == "50%")
    #expect(runs[3].hasSuffix("w !!!]"))
    #expect(Pseudolocalization.apply(toRuns: []) == [])
    // A placeholder may start in one run and end in the next.
    #expect(Pseudolocalization.apply(toRuns: ["{na", "me} x"])[0].hasSuffix("{na"))
  }

  @Test("The embedded typeface has every accented letter") func embedded() {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz"
    for weight in [Font.Weight.regular, .bold] {
      let typeface = FontLibrary.embedded.resolve(.systemFont(ofSize: 17, weight: weight)).typeface
      let shown = Pseudolocalization.apply(to: alphabet) { typeface.glyph(for: $0) != nil }
      // All 52, and none from Latin-1.
      #expect(shown == Pseudolocalization.apply(to: alphabet) { _ in true })
      #expect(shown.unicodeScalars.count { $0.value >= 0x100 } >= 52)
      #expect(
        TextLayout(shown, font: .systemFont(ofSize: 17, weight: weight), scale: 1).missingCharacters
          == [])
    }
  }

  /// 200,000 letters make 400,000 / 5 = 80,000 more: the first 80,000 of 100,000 vowels.
  @Test("A long text takes time in proportion to its length") func longText() {
    let text = String(repeating: "ab", count: 100_000)
    let expected =
      "[!!! " + String(repeating: "ååb", count: 80_000) + String(repeating: "åb", count: 20_000)
      + " !!!]"
    #expect(pseudo(text) == expected)
    let runs = Pseudolocalization.apply(toRuns: ["ab", String(text.dropFirst(2))])
    #expect(runs == ["[!!! ååb", String(expected.dropFirst(8))])
  }

  @Test("Hostile text takes time in proportion to its length") func hostileText() {
    for unit in ["{", "%", "<a", "&a", "(a", "a@", "://", "[\u{301}", "👩‍👩‍👧"] {
      let text = String(repeating: unit, count: 20_000)
      let shown = Pseudolocalization.apply(to: text)
      #expect(shown == text || shown.hasPrefix("[!!!"))
    }
  }
}
