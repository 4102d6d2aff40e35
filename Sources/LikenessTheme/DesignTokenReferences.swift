/// Following the references of a design-token file: `{group.token}` and `{ "$ref": "#/group/token/$value" }`.
import LikenessJSON

extension DesignTokenTree {
  /// How many references one value may lead through. 100: beyond any system of names, and a bound for a circle.
  private static let hops = 100

  /// The value that a cursor means: itself, or what its reference leads to. What leads nowhere is reported at the cursor.
  ///
  /// - Parameter expected: the type that a token referred to must have; nil where any will do.
  func resolved(_ cursor: JSONCursor, expected: DesignTokenType?) -> JSONCursor? {
    var hops = Self.hops
    return follow(cursor, from: cursor, expected: expected, hops: &hops)
  }

  /// The type of a token: its own, or that of the token it refers to, or that of its group. Where it can't be told it is reported.
  func type(of token: DesignToken) -> DesignTokenType? {
    if let known = types[token.index] { return known }
    let type = findType(of: token)
    types[token.index] = .some(type)
    return type
  }

  private func findType(of token: DesignToken) -> DesignTokenType? {
    var current = token
    for _ in 0..<Self.hops {
      if let type = current.ownType { return type }
      // A type that was written wrongly is reported already.
      if current.cursor.member("$type") != nil { return nil }
      guard let next = target(of: current) else {
        if let type = current.groupType { return type }
        // A reference that leads nowhere is reported for that alone.
        if resolved(current.value, expected: nil) != nil { token.cursor.report(ThemeWording.noType) }
        return nil
      }
      current = next
    }
    token.cursor.report(ThemeWording.endless(Self.hops))
    return nil
  }

  /// The token that this one is another name of; nil where it has a value of its own, or refers to a part of one.
  func target(of token: DesignToken) -> DesignToken? { target(at: token.value) }

  /// The token that a value is the name of; nil for any other value.
  func target(at value: JSONCursor) -> DesignToken? {
    if case .string(let text) = value.node.kind, let path = aliasPath(text) { return self.token(path) }
    guard let pointer = pointer(in: value), case .string(let text) = pointer.node.kind, let steps = pointerTokens(text),
      steps.last == "$value"
    else { return nil }
    return self.token(steps.dropLast().joined(separator: "."))
  }

  private func isReference(_ cursor: JSONCursor) -> Bool {
    if case .string(let text) = cursor.node.kind { return text.first == "{" }
    return pointer(in: cursor) != nil
  }

  private func pointer(in cursor: JSONCursor) -> JSONCursor? { cursor.member("$ref") }

  private func follow(_ cursor: JSONCursor, from origin: JSONCursor, expected: DesignTokenType?, hops: inout Int) -> JSONCursor? {
    var current = cursor
    while isReference(current) {
      guard hops > 0 else {
        origin.report(ThemeWording.endless(Self.hops))
        return nil
      }
      hops -= 1
      let next: JSONCursor?
      if case .string(let text) = current.node.kind {
        next = aliased(text, origin: current, expected: expected)
      } else if let pointer = pointer(in: current) {
        next = pointed(pointer, origin: origin, hops: &hops)
      } else {
        next = nil
      }
      guard let next else { return nil }
      current = next
    }
    return current
  }

  private func aliased(_ text: String, origin: JSONCursor, expected: DesignTokenType?) -> JSONCursor? {
    guard let path = aliasPath(text) else {
      origin.report(ThemeWording.badReference(text))
      return nil
    }
    guard let token = token(path) else {
      if isGroup(path) {
        origin.report(ThemeWording.referenceToGroup(path))
      } else {
        origin.report(ThemeWording.unknownReference(path, near: nearestName(to: path, among: paths)))
      }
      return nil
    }
    if let expected, let type = type(of: token), type != expected {
      origin.report(ThemeWording.wrongReferencedType(path, type.rawValue, expected: expected.rawValue))
      return nil
    }
    return token.value
  }

  /// The value that a JSON Pointer leads to; references on the way to it are followed.
  private func pointed(_ pointer: JSONCursor, origin: JSONCursor, hops: inout Int) -> JSONCursor? {
    guard let text = pointer.asString() else { return nil }
    guard let steps = pointerTokens(text), !steps.contains("") else {
      pointer.report(ThemeWording.badPointer(text))
      return nil
    }
    guard let start = steps.firstIndex(of: "$value") else {
      pointer.report(ThemeWording.pointerBesideValues(text))
      return nil
    }
    // A token in an extended group has no place of its own in the text, so that the way to it goes by its path.
    guard var current = token(steps[..<start].joined(separator: "."))?.value else {
      pointer.report(ThemeWording.deadPointer(text))
      return nil
    }
    for step in steps[(start + 1)...] {
      guard let holder = follow(current, from: origin, expected: nil, hops: &hops) else { return nil }
      guard let next = holder.member(step) ?? arrayIndex(step).flatMap({ holder.element($0) }) else {
        pointer.report(ThemeWording.deadPointer(text))
        return nil
      }
      current = next
    }
    return current
  }

  /// An index as RFC 6901 writes it: digits without a leading zero.
  private func arrayIndex(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), text == "0" || text.first != "0" else { return nil }
    return Int(text)
  }
}
