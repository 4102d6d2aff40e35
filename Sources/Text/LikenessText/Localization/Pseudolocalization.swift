/// Text like a translation: longer, with accents, in brackets, and still readable.

/// Pseudo-localization: shows problems of translation before anything is translated.
///
/// `Settings` becomes `[!!! Şḗḗŧŧīīňňğğş !!!]` in the embedded typeface and in other fonts with
/// those letters, and `[!!! Sééttîîññggs !!!]` in fonts without them. A missing bracket shows that
/// text is cut off. Text without accents is not translatable, by intention or by mistake. Text that
/// does not fit leaves no space for a longer language.
///
/// The rules:
///
/// - Letters get accents: each of the 26 from Latin Extended if the font has them (`Lorem` is
///   `Ḽǿřḗḿ`), else those of Latin-1: `A Å`, `C Ç`, `D Ð`, `E É`, `I Î`, `N Ñ`, `O Ö`, `P Þ`, `U
///   Û`, `Y Ý`, and likewise `å ç ð é î ñ ö þ û ÿ`. So no box appears for a letter that the text
///   does not contain.
/// - Letters are doubled until the text is 40% longer: for n characters, a fifth of 2n, rounded up,
///   is added. Vowels come first, then lowercase consonants, each from the start of the text, and
///   never a letter beside an equal one. So words grow, not only lines, and no letter appears three
///   times in a row.
/// - If that is not enough, as in text in capitals, words follow: `one two three four`, cut at the
///   required length.
/// - The whole text is enclosed in `[!!! ` and ` !!!]`, which do not count.
/// - Web and mail addresses, `%@` and similar placeholders, `{…}`, tags such as `<b>`, and entities
///   such as `&amp;` stay the same and do not count. Digits and signs get no accents.
/// - Text without other letters, such as `12:10`, needs no translation and stays the same.
package enum Pseudolocalization {
  /// A text, pseudo-localized.
  ///
  /// - Parameter has: whether the font has a character; by default those of Latin-1 alone, which
  ///   nearly every font has.
  package static func apply(to text: String, has: (Unicode.Scalar) -> Bool = isLatin1) -> String {
    apply(toRuns: [text]) { scalar, _ in has(scalar) }.first ?? text
  }

  /// A text that is made of runs (of several fonts, say), pseudo-localized as a whole; each run
  /// with what became of it.
  ///
  /// - Parameter has: whether the font of a run, by its place among the runs, has a character; by
  ///   default those of Latin-1 alone.
  package static func apply(
    toRuns runs: [String], has: (Unicode.Scalar, Int) -> Bool = { scalar, _ in isLatin1(scalar) }
  ) -> [String] {
    let characters = ReadCharacter.all(in: runs.lazy.flatMap(\.unicodeScalars))
    let isProtected = protectedCharacters(of: characters)
    let free = characters.indices.filter { !isProtected[$0] }
    guard free.contains(where: { characters[$0].isLetter }) else { return runs }

    // Texts are far shorter than half of what an integer holds.
    let added = (2 * free.count + 4) / 5
    let doubled = Set(doubledLetters(of: characters, among: free).prefix(added))

    // Scalars one by one, in views of their own: appending through a string's `unicodeScalars`
    // copies the text, and so does appending several.
    var results = [String.UnicodeScalarView](repeating: .init(), count: runs.count)
    var ends = runs.map(\.utf8.count)
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    results[0].append(contentsOf: opening.unicodeScalars)
    var run = 0
    var offset = 0
    for index in characters.indices {
      // A character that begins in a run belongs to it, and an empty run has none.
      while run + 1 < runs.count, offset >= ends[run] { run += 1 }
      let shown =
        isProtected[index] ? characters[index] : accented(characters[index]) { has($0, run) }
      for _ in 0..<(doubled.contains(index) ? 2 : 1) {
        for scalar in shown.scalars { results[run].append(scalar) }
      }
      offset += characters[index].byteCount
    }
    let last = runs.count - 1
    for character in padding(added - doubled.count) {
      let shown = accented(character) { has($0, last) }
      for scalar in shown.scalars { results[last].append(scalar) }
    }
    results[last].append(contentsOf: closing.unicodeScalars)
    return results.map { String($0) }
  }

  /// Whether a character is one of the first 256.
  static func isLatin1(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 256 }

  private static let opening = "[!!! "
  private static let closing = " !!!]"

  /// The letters that may be doubled, in the order in which they are.
  private static func doubledLetters(of characters: [ReadCharacter], among free: [Int]) -> [Int] {
    let alone = free.filter { index in
      let isTwin = [index - 1, index + 1].contains {
        characters.indices.contains($0) && characters[$0] == characters[index]
      }
      return characters[index].isLetter && !isTwin
    }
    func isVowel(_ index: Int) -> Bool {
      Composition.scalar(for: characters[index].scalars).map(vowels.contains)
        ?? vowels.contains(characters[index].scalars[0])
    }
    return alone.filter(isVowel)
      + alone.filter { characters[$0].isSmallLetter && !isVowel($0) }
  }

  /// So many characters of words.
  private static func padding(_ count: Int) -> [ReadCharacter] {
    let words = ReadCharacter.all(in: " one two three four".unicodeScalars)
    var padding = (0..<max(0, count)).map { words[$0 % words.count] }
    // A space at the end would not be seen.
    if padding.last?.single == " " { padding[padding.count - 1].scalars = ["o"] }
    return padding
  }

  private static func accented(_ character: ReadCharacter, has: (Unicode.Scalar) -> Bool)
    -> ReadCharacter
  {
    guard let plain = character.single else { return character }
    for accents in [extended, latin1] {
      if let accented = accents[plain], has(accented) { return ReadCharacter(scalars: [accented]) }
    }
    return character
  }

  private static let latin1 = letters("ACDEINOPUYacdeinopuy", "ÅÇÐÉÎÑÖÞÛÝåçðéîñöþûÿ")
  private static let extended = letters(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ȦƁČḒḖḞĞĦĪĴĶḼḾŇǾṔɊŘŞŦŬṼẆẊẎẐȧƀčḓḗƒğħīĵķḽḿňǿṕɋřşŧŭṽẇẋẏẑ")

  private static func letters(_ plain: String, _ accented: String) -> [Unicode.Scalar:
    Unicode.Scalar]
  {
    Dictionary(
      zip(plain.unicodeScalars, accented.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }

  /// Vowels of the alphabets that the embedded typeface draws.
  private static let vowels = Set(
    "AEIOUaeiouÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜàáâãäåæèéêëìíîïòóôõöøùúûüАЕЁИОУЫЭЮЯЄІЇаеёиоуыэюяєії"
      .unicodeScalars)
}
