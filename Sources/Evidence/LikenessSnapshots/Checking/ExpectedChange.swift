/// Expected changes: "this, and nothing else".
import LikenessBase
import LikenessCauses
import LikenessDisplayList

/// An expected change in the words of a cause: `token primary`, `News/title padding 12 → 16`.
///
/// Without values, any values match. A view is its full path or a glob: `*` matches within one
/// component, `**` matches anything. A property covers its parts: `padding` covers `padding.top`.
/// `->` can replace the arrow, and a line of a failure is accepted as printed.
package struct ExpectedChange: Hashable, Sendable {
  package let text: String
  fileprivate let subject: Subject
  /// The values; nil matches any.
  private let values: Values?

  fileprivate enum Subject: Hashable, Sendable {
    case token(String)
    case property(view: String, isGlob: Bool, name: String)
    /// A cause without a view, such as `renderer` or the picture's `background`.
    case general(String)
    /// What the pixels show of a picture without views: how many lines, the way or the size, and a
    /// digest of what is newly shown.
    case picture(Cause.PictureEdit, PropertyValue, shown: PropertyValue?)
  }

  /// As in a cause: of a reordered view, the siblings that it stands behind.
  private struct Values: Hashable, Sendable {
    var before: PropertyValue?
    var after: PropertyValue?
  }

  /// How to write a change, for errors.
  package static let grammar =
    """
    Write 'VIEW PROPERTY', 'token NAME', 'image NAME' or 'font NAME', alone or with 'BEFORE → \
    AFTER'; quote names and values that contain spaces. Of a picture of another tool, write what a \
    failure prints: '50 rows inserted', '#F4AB34 → #F4AB33', with the digest where there is one.
    """

  package init(_ text: String) throws(ExpectedChangeError) {
    self.text = text
    let words = try Self.words(of: text)
    if let picture = Self.picture(words) {
      subject = picture
      values = nil
      return
    }
    if let colors = Self.colors(words) {
      subject = .general(Cause.PictureEdit.recolored.rawValue)
      values = colors
      return
    }
    let arrow = words.firstIndex { $0.isArrow }
    let head = words.prefix(upTo: arrow ?? Self.effects(in: words))
    let isToken = head.first.map { !$0.isQuoted && $0.text == "token" } ?? false
    // Up to a colon, or as many words as the name has.
    let colon = head.firstIndex { $0.endsInColon }
    let subjectEnd = colon.map { $0 + 1 } ?? (arrow == nil ? head.endIndex : min(2, head.endIndex))
    let names = head.prefix(upTo: subjectEnd).map(\.name)
    guard let first = names.first, !first.isEmpty else { throw .unreadable(text) }
    if isToken {
      guard names.count > 1 else { throw .unreadable(text) }
      subject = .token(names.dropFirst().joined(separator: " "))
    } else if names.count == 1 {
      subject = .general(first)
    } else {
      // Changes of the tree are written `view inserted`.
      let property =
        names.count == 3 && names[1] == "view" ? names[2] : names.dropFirst().joined(separator: " ")
      subject = .property(
        view: first, isGlob: !words[0].isQuoted && first.contains("*"), name: property)
    }
    guard let arrow else {
      guard subjectEnd == head.endIndex else { throw .unreadable(text) }
      values = nil
      return
    }
    let old = head.suffix(from: subjectEnd)
    // In a line of a failure, a gap precedes the number of pixels.
    let rest = words.suffix(from: arrow + 1)
    let end = rest.dropFirst().firstIndex { $0.isAfterGap } ?? rest.endIndex
    guard !old.isEmpty, !rest.isEmpty else { throw .unreadable(text) }
    let value = names.last == Cause.TreeEdit.reordered.rawValue ? Self.sibling : Self.value
    values = Values(before: value(old), after: value(rest.prefix(upTo: end)))
  }

  /// The change that a cause is, with its values or with any; nil where no words name it so.
  init?(_ cause: Cause, withValues: Bool) {
    switch cause.subject {
    case .token(let name): subject = .token(name)
    case .fontFile(let name): subject = .property(view: "font", isGlob: false, name: name)
    case .imageFile(let name):
      // The contents of an image differ by theme and scale.
      if withValues { return nil }
      subject = .property(view: "image", isGlob: false, name: name)
    case .tree(let edit) where withValues != (edit == .reordered): return nil
    case .picture(let edit) where withValues != [.size, .recolored].contains(edit): return nil
    case .picture(let edit) where !withValues:
      subject = .picture(edit, cause.extent ?? "", shown: edit.isOfContent ? cause.before : nil)
    default:
      subject =
        cause.view.map { .property(view: $0, isGlob: false, name: cause.name) }
        ?? .general(cause.name)
    }
    values = withValues ? Values(before: cause.before, after: cause.after) : nil
    let words =
      switch subject {
      case .picture: cause.statement
      case .token(let name): "token \(Self.word(name))"
      case .general(let name): Self.word(name, isFirst: true)
      case .property(let view, _, let name): "\(Self.word(view, isFirst: true)) \(Self.word(name))"
      }
    func written(_ value: PropertyValue?) -> String {
      let text = value?.description
      if case .tree = cause.subject { return text.map { "after \(Self.word($0))" } ?? "first" }
      guard let value, let text else { return "not set" }
      return cause.edit.isQuoted(value) || !Self.isReadable(text) ? Self.inQuotes(text) : text
    }
    if cause.subject == .picture(.recolored) {
      text = cause.statement
      return
    }
    text = values.map { "\(words): \(written($0.before)) → \(written($0.after))" } ?? words
    // Nobody types what can't be seen, or copies a long text.
    let sides = withValues ? [cause.before, cause.after].compactMap { $0?.description } : []
    guard sides.allSatisfy({ $0.count <= Cause.longestValue }),
      ([cause.view ?? "", cause.name] + sides).joined().unicodeScalars.allSatisfy({
        !$0.isHidden || $0 == "\n" || $0 == "\t"
      })
    else { return nil }
  }

  package func covers(_ cause: Cause) -> Bool {
    switch (subject, cause.subject) {
    case (.picture(let edit, let extent, let shown), _):
      return cause.subject == .picture(edit) && (cause.extent ?? "") == extent
        && (shown == nil || cause.before == shown)
    case (.token(let name), _): guard cause.subject == .token(name) else { return false }
    case (.general, .token): return false
    case (.general(let name), _):
      // What pixels show has words of its own, which tell one from another.
      guard cause.view == nil, values != nil || !cause.edit.isOfPicture,
        isPart(cause.name, of: name)
      else { return false }
    // A changed file has no view and no parts: `font "Likeness Sans"`, `image logo.png`.
    case (.property("font", _, let name), .fontFile(let file)),
      (.property("image", _, let name), .imageFile(let file)):
      guard name == file else { return false }
    case (.property(let view, let isGlob, let name), _):
      guard let path = cause.view, isPart(cause.name, of: name),
        path == view || isGlob && glob(Array(view), Array(path))
      else { return false }
    }
    guard let values else { return true }
    return Self.areSame(values.before, cause.before) && Self.areSame(values.after, cause.after)
  }

  /// Whether two values are equal apart from their spelling: `12` and `12.0`, `#fff0aa` and
  /// `#FFF0AA`.
  private static func areSame(_ one: PropertyValue?, _ other: PropertyValue?) -> Bool {
    one == other || one?.spelled == other?.spelled
  }

  // MARK: Reading

  private struct Word {
    var text: String
    var isQuoted: Bool
    var isAfterGap: Bool
    /// Whether a colon follows its quotes.
    var hasColon = false

    var isArrow: Bool { !isQuoted && (text == "→" || text == "->") }
    var endsInColon: Bool { hasColon || !isQuoted && text.hasSuffix(":") }
    /// The word without the colon after a name.
    var name: String { endsInColon && !isQuoted ? String(text.dropLast()) : text }
  }

  /// Where a line of a failure without values goes on with the effects: behind a gap, as in
  /// `Card/badge inserted  16 px`. The gap before the second word is behind a view, unless pixels
  /// follow.
  private static func effects(in words: [Word]) -> Int {
    words.indices.first { index in
      words[index].isAfterGap
        && (index > 1 || words[index...].dropFirst().first?.text.hasPrefix("px") == true)
    } ?? words.endIndex
  }

  private static func value(_ words: ArraySlice<Word>) -> PropertyValue? {
    let text = words.map(\.text).joined(separator: " ")
    return text == "not set" && !words.contains { $0.isQuoted } ? nil : .text(text)
  }

  /// The sibling in `after Feed/Row`; nil in `first`.
  private static func sibling(_ words: ArraySlice<Word>) -> PropertyValue? {
    let texts = words.map(\.text)
    let path = texts.first == "after" ? texts.dropFirst() : texts[...]
    return texts == ["first"] ? nil : .text(path.joined(separator: " "))
  }

  /// The two colors that the words before a gap say: `#F4AB34 → #F4AB33`.
  private static func colors(_ words: [Word]) -> Values? {
    let said = words.prefix(words.firstIndex { $0.isAfterGap } ?? words.endIndex)
    guard said.count == 3, said[1].isArrow, let before = StraightColor(said[0].text),
      let after = StraightColor(said[2].text)
    else { return nil }
    return Values(before: .color(before), after: .color(after))
  }

  /// The edit of a picture that the words before a gap say, with its count, way or size, and the
  /// digest of what is newly shown.
  private static func picture(_ words: [Word]) -> Subject? {
    let end = words.firstIndex { $0.isAfterGap } ?? words.endIndex
    var texts = words[..<end].map(\.text)
    let said = texts.joined(separator: " ")
    var shown: PropertyValue?
    if let last = texts.last, last.hasPrefix("("), last.hasSuffix(")") {
      shown = .text(String(last.dropFirst().dropLast()))
      texts.removeLast()
    }
    for extent in [[], texts.prefix(1), texts.dropFirst(3), texts.dropLast()].map({
      PropertyValue.text($0.joined(separator: " "))
    }) {
      let edit = Cause.PictureEdit.allCases.first { $0.words(extent, shown) == said }
      if let edit { return .picture(edit, extent, shown: shown) }
    }
    return nil
  }

  /// A name as one word, which means nothing else.
  private static func word(_ name: String, isFirst: Bool = false) -> String {
    let isSpecial =
      name == "→" || name == "->" || name.hasSuffix(":")
      || isFirst && (name == "token" || name.contains("*"))
    return isSpecial ? inQuotes(name) : bareOrQuoted(name)
  }

  private static func inQuotes(_ text: String) -> String {
    "\"\(text.unicodeScalars.map(\.inQuotes).joined())\""
  }

  /// Whether a value without quotes reads back as it is.
  private static func isReadable(_ value: String) -> Bool {
    value != "not set"
      && value.split(separator: " ", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.first != "\"" && $0 != "→" && $0 != "->"
      }
  }

  /// The words between spaces; quoted text is one word.
  private static func words(of text: String) throws(ExpectedChangeError) -> [Word] {
    var words: [Word] = []
    var rest = Substring(text)
    while true {
      let spaces = rest.prefix { $0 == " " }
      rest = rest.dropFirst(spaces.count)
      guard let first = rest.first else { return words }
      var word = Word(
        text: "", isQuoted: first == "\"", isAfterGap: spaces.count > 1 && !words.isEmpty)
      if word.isQuoted {
        var end = 0
        guard let plain = try? unquoted(Array(rest.utf8)[...], at: &end) else {
          throw .unreadable(text)
        }
        word.text = plain
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: end)...]
        // A quoted name before its values.
        if rest.first == ":" { word.hasColon = rest.popFirst() != nil }
      } else {
        word.text = String(rest.prefix { $0 != " " })
        rest = rest.dropFirst(word.text.count)
      }
      words.append(word)
    }
  }
}

package enum ExpectedChangeError: Error, Hashable, CustomStringConvertible {
  /// It names neither a token nor a property, or only one of two values.
  case unreadable(String)

  package var description: String {
    switch self {
    case .unreadable(let text):
      "Invalid change “\(text)”. \(ExpectedChange.grammar)"
    }
  }
}

/// A part of a failure that expectations do not cover.
package enum UnexpectedChange: Hashable, Sendable {
  /// A cause, without pixels and consequences, so one change is equal in all pictures.
  case cause(Cause)
  case unknownCause
  case unexplained(pixels: Int)
  case uncountedPixels
  /// Causes that are not known, or a failure that is no difference of pixels.
  case heading(Heading)
  /// The picture can't be answered.
  case problem(String)
}

extension UnexpectedChange: CustomStringConvertible, Encodable {
  package var description: String {
    switch self {
    case .cause(let cause): cause.description
    case .unknownCause: "a change without a known cause"
    case .unexplained(let pixels): "unexplained  \(grouped(pixels)) px"
    case .uncountedPixels: Heading.unexplained.words
    case .heading(let heading): heading.words
    case .problem(let problem): problem
    }
  }

  /// Writes the words.
  package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension SnapshotOutcome {
  /// The parts of a failure that expectations do not cover. Empty if they cover the whole
  /// difference.
  package func remainder(beyond expected: [ExpectedChange]) -> [UnexpectedChange] {
    remainder { cause in expected.contains { $0.covers(cause) } }
  }

  /// The parts of a failure that headings do not cover. Empty if one answer to the headings fits
  /// the whole difference.
  package func remainder(beside headings: [Heading]) -> [UnexpectedChange] {
    let known = Set(headings)
    // A new picture is compared with nothing, so its heading says all.
    if status == .added, known.contains(.status(.added)) { return [] }
    return remainder { known.contains(.cause($0.edit)) }
  }

  private func remainder(_ isCovered: (Cause) -> Bool) -> [UnexpectedChange] {
    guard isFailure else { return [] }
    guard status == .pixels || status == .size else { return headings.map { .heading($0) } }
    if causes.isEmpty { return [.unknownCause] }
    // Pixels are counted where both pictures have some, which proves nothing of what lies beyond.
    let isWhole = status == .pixels
    var rest: [UnexpectedChange] = causes.filter { cause in
      !(isWhole && cause.pixels == 0) && !cause.isNameAlone && !isCovered(cause)
    }.map { cause in
      var change = cause
      change.pixels = nil
      change.consequences = []
      change.bounds = nil
      return .cause(change)
    }
    if moreCauses > 0 { rest.append(.heading(.moreCauses(beyond: causes.count))) }
    if let unexplainedPixels {
      if unexplainedPixels > 0 { rest.append(.unexplained(pixels: unexplainedPixels)) }
    } else if !causes.allSatisfy(\.edit.isOfPicture) {
      // What is redrawn of a picture without views has said so.
      rest.append(.uncountedPixels)
    }
    return rest
  }
}

extension ExpectedChange: CustomStringConvertible, Encodable {
  package var description: String { text }

  /// Writes the text.
  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// Whether a property is one of a name, or a part of it.
private func isPart(_ property: String, of name: String) -> Bool {
  property == name || property.hasPrefix(name + ".")
}

/// A run compared with its expectations.
package struct ExpectationResult: Hashable, Encodable, Sendable {
  /// The expectations that happened, in the given order.
  package let happened: [Happened]
  /// The expectations that no picture shows.
  package let missing: [ExpectedChange]
  /// The pictures with something that was not expected.
  package let unexpected: [Unexpected]
  /// How many pictures differ only as expected.
  package let covered: Int

  /// Whether every difference was expected, and every expectation happened.
  package var passed: Bool { missing.isEmpty && unexpected.isEmpty }

  package struct Happened: Hashable, Encodable, Sendable {
    package var expectation: String
    /// The number of pictures that show it.
    package var pictures: Int
  }

  package struct Unexpected: Hashable, Encodable, Sendable {
    package var identity: SnapshotIdentity
    package var changes: [UnexpectedChange]

    private enum CodingKeys: String, CodingKey {
      case identity = "snapshot"
      case changes
    }
  }

  package init(_ expected: [ExpectedChange], in outcomes: [SnapshotOutcome]) {
    let failures = outcomes.filter(\.isFailure)
    let counts = expected.map { one in
      (one, failures.count { $0.causes.contains(where: one.covers) })
    }
    happened = counts.filter { $0.1 > 0 }.map { Happened(expectation: $0.0.text, pictures: $0.1) }
    missing = counts.filter { $0.1 == 0 }.map(\.0)
    unexpected = failures.compactMap { failure in
      let rest = failure.remainder(beyond: expected)
      return rest.isEmpty ? nil : Unexpected(identity: failure.identity, changes: rest)
    }
    covered = failures.count - unexpected.count
  }

  /// What to write for a property that was named without its view, and did change in one.
  private func advice(for expectation: ExpectedChange) -> String {
    guard case .general(let name) = expectation.subject else { return "" }
    let views = unexpected.lazy.flatMap(\.changes).compactMap { change in
      if case .cause(let cause) = change, isPart(cause.name, of: name) { cause.place } else { nil }
    }
    return views.first.map {
      """
      ; a property needs its view: '\(bareOrQuoted($0)) \(expectation)', or '** \(expectation)' \
      for any
      """
    } ?? ""
  }

  /// The result in lines: what happened, what did not, and what else changed. Each change names at
  /// most `limit` pictures.
  package func lines(limit: Int = 3) -> [String] {
    var lines = happened.map { "expected        \($0.expectation): \(Self.pictures($0.pictures))" }
    lines += missing.map { "did not happen  \($0)" + advice(for: $0) }
    var order: [UnexpectedChange] = []
    var names: [UnexpectedChange: [SnapshotIdentity]] = [:]
    for picture in unexpected {
      for change in picture.changes {
        if names[change] == nil { order.append(change) }
        names[change, default: []].append(picture.identity)
      }
    }
    for change in order {
      let all = names[change] ?? []
      let shown =
        all.prefix(limit).map(\.description)
        + (all.count > limit ? ["and \(all.count - limit) more"] : [])
      lines.append("also changed    \(change)  (\(shown.joined(separator: ", ")))")
    }
    return lines
  }

  private static func pictures(_ count: Int) -> String {
    "\(count) \(count == 1 ? "picture" : "pictures")"
  }
}
