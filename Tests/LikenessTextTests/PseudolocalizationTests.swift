/// Pseudo-localised texts, worked out by the rules.
import LikenessText
import Testing

private func pseudo(_ text: String) -> String { Pseudolocalization.apply(to: text) }

@Suite struct PseudolocalizationTests {
  @Test(arguments: [
    // 8 characters: 16 / 5 rounded up is 4 more, two for each of two vowels.
    ("Settings", "[!!! Séééttîîîñgs !!!]"),
    // 2 characters: 1 more.
    ("OK", "[!!! ÖÖK !!!]"),
    // 12 characters: 5 more, one for each of four vowels and another for the first.
    ("Go on a trip", "[!!! Gööö ööñ åå trîîþ !!!]"),
    // No vowel: 2 more for 3 letters, and 1 more for 2.
    ("PNG", "[!!! ÞÞÑÑG !!!]"), ("my", "[!!! mmÿ !!!]"),
    // 11 more for 5 vowels.
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "[!!! ÅÅÅÅBÇÐÉÉÉFGHÎÎÎJKLMÑÖÖÖÞQRSTÛÛÛVWXÝZ !!!]"),
    // 3 more for 2 vowels.
    ("Русский", "[!!! Рууусскиий !!!]"),
    // 12 characters, the end of a line being one: 5 more for 3 vowels.
    ("first\nsecond", "[!!! fîîîrst\nséééçööñð !!!]"),
    // An address is not counted: 4 characters make 2 more.
    ("See www.example.com", "[!!! Séééé www.example.com !!!]"),
  ]) func textsGetAccentsLengthAndBrackets(_ text: String, _ expected: String) {
    #expect(pseudo(text) == expected)
  }

  @Test(arguments: ["Settings", "a", "Free lunch, a yearly budget for books", "Русский язык", "rhythm", "xx xx xx xx", "first\nsecond"])
  func textIsFortyPercentLongerBetweenItsBrackets(_ text: String) {
    let length = Pseudolocalization.apply(to: text).count - "[!!! ".count - " !!!]".count
    // The least whole number that is no less than 1.4 times the length.
    #expect(length * 5 >= text.count * 7)
    #expect((length - 1) * 5 < text.count * 7)
  }

  @Test(arguments: ["", "12:10", "67%", "—", "…", "{count}", "%@ / %d", "https://example.com/a?b=c", "ada@example.com", "2 < 3", " \n"])
  func textWithoutLanguageStays(_ text: String) {
    #expect(Pseudolocalization.apply(to: text) == text)
  }

  @Test(arguments: [
    ("See https://example.com/ten.", "https://example.com/ten."), ("(www.example.org) is down", "www.example.org)"),
    ("Write to ada@example.com", "ada@example.com"), ("Hello {first name}!", "{first name}!"), ("a {{b}} c", "{{b}}"),
    ("${user} went", "${user}"), ("%1$@ of %2$lld", "%1$@"), ("Costs %.2f today", "%.2f"), ("a <b>bold</b> word", "<b>"),
    ("ups &amp; downs", "&amp;"),
  ]) func whatIsNoLanguageIsLeftAlone(_ text: String, _ kept: String) {
    let shown = pseudo(text)
    #expect(shown.contains(kept), "\(shown)")
    #expect(shown.hasPrefix("[!!! "))
  }

  @Test(arguments: [
    ("100%done", "[!!! 100%ðöööñééé !!!]"), ("50% of all", "[!!! 50% öööf åååll !!!]"), ("a < b, {open", "[!!! ååå < b, {öööþééñ !!!]"),
    ("R&D unit", "[!!! R&Ð ûûûñîîît !!!]"),
  ]) func whatOnlyLooksLikeAPlaceholderIsText(_ text: String, _ expected: String) {
    #expect(pseudo(text) == expected)
  }

  @Test func runsAreOneText() {
    let runs = Pseudolocalization.apply(toRuns: ["Save ", "", "50%", " now"])
    #expect(runs.count == 4)
    #expect(runs.joined() == Pseudolocalization.apply(to: "Save 50% now"))
    #expect(runs[0].hasPrefix("[!!! Såå"))
    #expect(runs[1] == "")
    #expect(runs[2] == "50%")
    #expect(runs[3].hasSuffix("w !!!]"))
    #expect(Pseudolocalization.apply(toRuns: []) == [])
    // A placeholder may begin in one run and end in the next.
    #expect(Pseudolocalization.apply(toRuns: ["{na", "me} x"])[0].hasSuffix("{na"))
  }

  @Test func everyLetterThatComesInIsInTheEmbeddedTypeface() {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz"
    let layout = TextLayout(Pseudolocalization.apply(to: alphabet), font: .systemFont(ofSize: 17), scale: 1)
    #expect(layout.missingCharacters == [])
  }

  @Test func hostileTextTakesTimeInProportionAndKeepsItsCharacters() {
    for unit in ["{", "%", "<a", "&a", "(a", "a@", "://", "[\u{301}", "👩‍👩‍👧"] {
      let text = String(repeating: unit, count: 20_000)
      let shown = Pseudolocalization.apply(to: text)
      #expect(shown == text || shown.hasPrefix("[!!!"))
    }
  }
}
