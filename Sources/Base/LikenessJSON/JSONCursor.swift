/// Turns JSON into typed values, one at a time. Reports each wrong type and continues.

/// A value, its path, and the log of its problems.
///
/// Every `as…` method returns the value, or reports a problem and returns nil. So code can read a
/// whole file first, and check the log once.
package struct JSONCursor {
  /// The value.
  package let node: JSONNode
  /// The path of the value.
  package let path: JSONPath
  /// The log of problems.
  package let log: ProblemLog

  package init(_ node: JSONNode, path: JSONPath, log: ProblemLog) {
    self.node = node
    self.path = path
    self.log = log
  }

  /// Whether the value is `null`.
  package var isNull: Bool {
    if case .null = node.kind { true } else { false }
  }

  /// Reports a problem of this value, unless a syntax error at the value was already reported.
  package func report(_ message: @autoclosure () -> String) {
    if case .unreadable = node.kind { return }
    log.report(path, at: node.location, message())
  }

  /// Returns text.
  package func asString() -> String? {
    if case .string(let text) = node.kind { return text }
    return wrong("text")
  }

  /// Returns `true` or `false`.
  package func asBool() -> Bool? {
    if case .bool(let flag) = node.kind { return flag }
    return wrong("true or false")
  }

  /// Returns a finite number. A number outside of `range` is a problem.
  package func asNumber(in range: ClosedRange<Double>? = nil) -> Double? {
    guard case .number(let number) = node.kind else {
      guard case .string(let text) = node.kind, let meant = numberOfPoints(in: text) else {
        return wrong("a number")
      }
      report(JSONWording.numberAsText(text, number: shown(meant)))
      return nil
    }
    guard let value = number.double else {
      report(JSONWording.numberTooLarge(number.text))
      return nil
    }
    if let range, !range.contains(value) {
      report(
        JSONWording.outOfRange(
          number.text, from: shown(range.lowerBound), to: shown(range.upperBound)))
      return nil
    }
    return value
  }

  /// Returns a number without a fraction. A number outside of `range` is a problem.
  package func asInteger(in range: ClosedRange<Int>? = nil) -> Int? {
    guard case .number(let number) = node.kind else { return wrong("a whole number") }
    guard let value = number.int else {
      // A number too large for `Int` is outside of any range. A fraction is reported first.
      if let double = number.double, double.rounded(.towardZero) != double || range == nil {
        report(
          double.rounded(.towardZero) != double
            ? JSONWording.notWhole(number.text) : JSONWording.numberTooLarge(number.text))
      } else if let range {
        report(
          JSONWording.outOfRange(
            number.text, from: String(range.lowerBound), to: String(range.upperBound)))
      } else {
        report(JSONWording.numberTooLarge(number.text))
      }
      return nil
    }
    if let range, !range.contains(value) {
      report(
        JSONWording.outOfRange(
          number.text, from: String(range.lowerBound), to: String(range.upperBound)))
      return nil
    }
    return value
  }

  /// Returns cursors at the elements of an array.
  package func asArray() -> [JSONCursor]? {
    guard case .array(let elements) = node.kind else { return wrong("an array") }
    let container = path.asContainer
    return elements.enumerated().map {
      JSONCursor($0.element, path: container.index($0.offset), log: log)
    }
  }

  /// Returns a reader of an object with known keys.
  package func asObject() -> JSONObjectReader? {
    guard case .object(let object) = node.kind else { return wrong("an object") }
    return JSONObjectReader(object, at: node.location, path: path, log: log)
  }

  /// Returns the members of an object with free keys, such as names of tokens, in file order.
  /// Reports duplicate keys.
  ///
  /// - Parameter repeated: Whether to also return the later members of a duplicate key, so that
  ///   their problems can be listed. By default only the first is returned.
  package func asEntries(repeated: Bool = false) -> [JSONEntry]? {
    guard case .object(let object) = node.kind else { return wrong("an object") }
    var seen: Set<String> = []
    reportDuplicates(of: object, path: path, log: log)
    let container = path.asContainer
    return object.members.compactMap { member in
      let isFirst = seen.insert(member.key).inserted
      guard isFirst || repeated else { return nil }
      let value = JSONCursor(member.value, path: container.key(member.key), log: log)
      return JSONEntry(
        key: member.key, location: member.location, value: value, isRepeated: !isFirst)
    }
  }

  /// The first problem of each duplicate key of an object, as ``asEntries(repeated:)`` reports it;
  /// empty for any other value.
  package var duplicates: [String: Problem] {
    guard case .object(let object) = node.kind else { return [:] }
    return Dictionary(
      object.duplicates.map { member, first in
        let problem = Problem(
          file: log.file(of: member.location), location: member.location,
          path: path.key(member.key),
          message: JSONWording.duplicateKey(first: first.location))
        return (member.key, problem)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The cursor at a member of an object; nil if there is none or the value is not an object.
  /// Reports neither.
  package func member(_ key: String) -> JSONCursor? {
    guard case .object(let object) = node.kind, let value = object[key] else { return nil }
    return JSONCursor(value, path: path.key(key), log: log)
  }

  /// The cursors at all members of an object with this key. The first counts, and the others are
  /// duplicates. Empty if the value is not an object, which is not reported.
  package func members(_ key: String) -> [JSONCursor] {
    guard case .object(let object) = node.kind else { return [] }
    return object.all(key).map { JSONCursor($0, path: path.key(key), log: log) }
  }

  /// The cursor at an element of an array; nil if there is none or the value is not an array.
  /// Reports neither.
  package func element(_ index: Int) -> JSONCursor? {
    guard case .array(let elements) = node.kind, elements.indices.contains(index) else {
      return nil
    }
    return JSONCursor(elements[index], path: path.index(index), log: log)
  }

  /// Returns one of the given names. Another name is a problem, which suggests a similar one.
  package func asEnumeration<Value>(_ cases: [(name: String, value: Value)]) -> Value? {
    guard let text = asString() else { return nil }
    if let match = cases.first(where: { $0.name == text }) { return match.value }
    report(
      JSONWording.unknownCase(
        text, cases: cases.map(\.name), near: log.nearestName(to: text, among: cases.map(\.name))))
    return nil
  }

  /// Returns a case of an enumeration by its raw value.
  package func asEnumeration<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> Value?
  where Value.RawValue == String {
    asEnumeration(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// Reports that the value is not `expected`, such as "text" or "a number", and returns nil.
  package func wrong<Value>(_ expected: String) -> Value? {
    report(JSONWording.wrongType(expected: expected, found: found))
    return nil
  }

  /// The kind of value, in words.
  private var found: String {
    switch node.kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(number.text.prefix(40))"
    case .string(let text): "the text \(quoted(text))"
    case .array: "an array"
    case .object: "an object"
    case .unreadable: "a value that can't be read"
    }
  }

  private func shown(_ bound: Double) -> String { JSONNumber(bound)?.text ?? bound.description }
}

/// Returns the number in a text such as `8`, `8px` or `8 pt`; nil for any other text. Only these
/// units are points.
package func numberOfPoints(in text: String) -> Double? {
  let unit = ["px", "pt"].first { text.hasSuffix($0) } ?? ""
  let number = text.dropLast(unit.count).prefix { !$0.isWhitespace }
  guard !number.isEmpty,
    text.dropFirst(number.count).dropLast(unit.count).allSatisfy(\.isWhitespace)
  else { return nil }
  guard number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }),
    let points = Double(String(number))
  else { return nil }
  return points.isFinite ? points : nil
}

/// A member of an object with free keys.
package struct JSONEntry {
  /// The key.
  package let key: String
  /// The location of the key.
  package let location: JSONLocation
  /// The value.
  package let value: JSONCursor
  /// Whether an earlier member has the same key.
  package let isRepeated: Bool
}

/// Reports each duplicate key, at the later one.
func reportDuplicates(of object: JSONObject, path: JSONPath, log: ProblemLog) {
  for (member, first) in object.duplicates {
    log.report(
      path.key(member.key), at: member.location, JSONWording.duplicateKey(first: first.location))
  }
}
