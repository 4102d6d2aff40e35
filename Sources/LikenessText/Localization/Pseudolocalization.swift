/// Text as a translation might make it: longer, with accents, between brackets, and still readable.

/// Pseudo-localisation: shows what breaks in translation before anything is translated.
///
/// `Settings` becomes `[!!! Séééttîîîñgs !!!]`. Brackets that do not show mean text that was cut off; text without accents was not meant to be
/// translated, or was forgotten; and what does not fit has no room for a language that says the same at greater length.
///
/// The rules:
///
/// - Letters get accents: `A Å`, `C Ç`, `D Ð`, `E É`, `I Î`, `N Ñ`, `O Ö`, `P Þ`, `U Û`, `Y Ý`, and likewise `å ç ð é î ñ ö þ û ÿ`. All of these are
///   of Latin-1, which the embedded typeface and nearly every font has, so that no box appears for a letter that was not in the text.
/// - Vowels are repeated until the text is 40% longer: of n characters, a fifth of 2n, rounded up, is added, the same to every vowel and one more to the first ones
///   where it does not come out even. So words grow, and not only lines. Text without vowels has its letters repeated; y is none.
/// - The whole stands in `[!!! ` and ` !!!]`, which are not counted.
/// - Left alone, and not counted, are web and mail addresses, `%@` and its kin, `{…}`, tags such as `<b>`, and entities such as `&amp;`. Digits and signs get no accent.
/// - Text without a letter besides these, such as `12:10`, is no text to translate, and stays as it is.
public enum Pseudolocalization {
  /// A text, pseudo-localised.
  public static func apply(to text: String) -> String { apply(toRuns: [text]).first ?? text }

  /// A text that is made of runs (of several fonts, say), pseudo-localised as a whole; each run with what became of it.
  public static func apply(toRuns runs: [String]) -> [String] {
    let text = runs.joined()
    let characters = Array(text)
    let isProtected = protectedCharacters(of: characters)
    let free = characters.indices.filter { !isProtected[$0] }
    let letters = free.filter { characters[$0].isLetter }
    guard !letters.isEmpty else { return runs }

    let vowels = letters.filter { Self.vowels.contains(characters[$0]) }
    let growing = vowels.isEmpty ? letters : vowels
    // Texts are far shorter than half of what an integer holds.
    let added = (2 * free.count + 4) / 5
    var repeats = [Int](repeating: 1, count: characters.count)
    for (place, index) in growing.enumerated() {
      repeats[index] += added / growing.count + (place < added % growing.count ? 1 : 0)
    }

    var results = [String](repeating: "", count: runs.count)
    var ends = runs.map(\.utf8.count)
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    results[0] = opening
    var run = 0
    var offset = 0
    for index in characters.indices {
      // A character that begins in a run belongs to it, and an empty run has none.
      while run + 1 < runs.count, offset >= ends[run] { run += 1 }
      let shown = isProtected[index] ? characters[index] : accented[characters[index]] ?? characters[index]
      for _ in 0..<repeats[index] { results[run].append(shown) }
      offset += characters[index].utf8.count
    }
    results[runs.count - 1] += closing
    return results
  }

  private static let opening = "[!!! "
  private static let closing = " !!!]"

  private static let accented: [Character: Character] = [
    "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "I": "Î", "N": "Ñ", "O": "Ö", "P": "Þ", "U": "Û", "Y": "Ý",
    "a": "å", "c": "ç", "d": "ð", "e": "é", "i": "î", "n": "ñ", "o": "ö", "p": "þ", "u": "û", "y": "ÿ",
  ]

  /// Vowels of the alphabets that the embedded typeface draws.
  private static let vowels = Set(
    "AEIOUaeiouÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜàáâãäåæèéêëìíîïòóôõöøùúûüАЕЁИОУЫЭЮЯЄІЇаеёиоуыэюяєії")
}
