/// Resolving references in a design-token file: `{group.token}` and `{ "$ref":
/// "#/group/token/$value" }`.
import LikenessJSON

extension DesignTokenTree {
  /// The most nested pointers: 32, more than people write and safe on a small stack.
  private static let pointerDepth = 32

  /// Returns the cursor itself, or the target of its reference. A dangling reference is reported
  /// once, where it stands.
  ///
  /// - Parameter expected: The required type of the referenced token; nil for any.
  func resolved(_ cursor: JSONCursor, expected: DesignTokenType?) -> JSONCursor? {
    guard reference(at: cursor) != nil else { return cursor }
    let start = cache.trail.count
    let (outcome, problem) = cursor.log.watching { followed(cursor, expected: expected) }
    for (key, _) in cache.trail[start...] { cache.resolutions[key] = .found(outcome, problem) }
    cache.trail.removeLast(cache.trail.count - start)
    cursor.log.repeat(problem)
    return outcome
  }

  /// Follows a reference to its end, and leaves its steps on the trail.
  private func followed(_ cursor: JSONCursor, expected: DesignTokenType?) -> JSONCursor? {
    var current = cursor
    while true {
      switch step(at: current, expected: expected) {
      case .end(let outcome): return outcome
      case .reference(let reference):
        guard let next = follow(reference, from: current, expected: expected) else { return nil }
        current = next
      }
    }
  }

  private enum Step {
    case end(JSONCursor?)
    case reference(Reference)
  }

  /// Puts a reference that is not known yet on the trail. Reports a circle.
  private func step(at current: JSONCursor, expected: DesignTokenType?) -> Step {
    guard let reference = reference(at: current) else { return .end(current) }
    let key = ReferenceCache.Key(location: current.node.location, type: expected)
    switch cache.resolutions[key] {
    case .found(let known, let problem)?:
      current.log.repeat(problem)
      return .end(known)
    case .following(let place)?:
      reportCircle(
        cache.trail[place...].map { _, cursor in
          let path = cursor.path.description
          return (cursor, path.hasSuffix(".$value") ? String(path.dropLast(".$value".count)) : path)
        })
      return .end(nil)
    case nil:
      cache.resolutions[key] = .following(cache.trail.count)
      cache.trail.append((key, current))
      return .reference(reference)
    }
  }

  /// Returns the object that an element of a list means: its own, or that of the token it names.
  ///
  /// A list of one is its element. Lists are not joined, so a longer one is reported.
  func element(_ cursor: JSONCursor, of type: DesignTokenType) -> JSONCursor? {
    var current = cursor
    var chain: [(key: ReferenceCache.Key, cursor: JSONCursor)] = []
    let (object, problem) = cursor.log.watching { () -> JSONCursor? in
      var places: [JSONLocation: Int] = [:]
      while let value = resolved(current, expected: type) {
        guard case .array(let elements) = value.node.kind, reference(at: current) != nil else {
          return value
        }
        guard elements.count == 1, let only = value.element(0) else {
          current.report(ThemeWording.listAsElement(elements.count, type))
          return nil
        }
        let key = ReferenceCache.Key(location: value.node.location, type: type)
        if let known = cache.elements[key] {
          current.log.repeat(known.problem)
          return known.object
        }
        if let place = places[key.location] {
          reportCircle(chain[place...].map { ($0.cursor, $0.cursor.path.description) })
          return nil
        }
        places[key.location] = chain.count
        chain.append((key, only))
        current = only
      }
      return nil
    }
    for (key, _) in chain { cache.elements[key] = (object, problem) }
    cursor.log.repeat(problem)
    return object
  }

  /// The type of a token: its own, or that of the token it refers to, or that of its group. A type
  /// that can't be determined is reported.
  func type(of token: DesignToken) -> DesignTokenType? {
    var chain: Set<Int> = []
    let (type, problem) = token.cursor.log.watching { foundType(of: token, &chain) }
    for index in chain { cache.types[index] = (type, problem) }
    token.cursor.log.repeat(problem)
    return type
  }

  private func foundType(of token: DesignToken, _ chain: inout Set<Int>) -> DesignTokenType? {
    var current = token
    var type: DesignTokenType?
    while true {
      if let known = cache.types[current.index] {
        token.cursor.log.repeat(known.problem)
        type = known.type
        break
      }
      guard chain.insert(current.index).inserted else {
        // Following the cycle reports it.
        _ = resolved(token.value, expected: nil)
        break
      }
      type = current.ownType
      // An invalid type has already been reported.
      if type != nil || current.cursor.member("$type") != nil {
        token.cursor.log.repeat(current.problem)
        break
      }
      guard let next = target(of: current) else {
        type = current.groupType
        token.cursor.log.repeat(current.groupProblem)
        // A dangling reference is reported as such, not as a missing type.
        if type == nil, resolved(current.value, expected: nil) != nil {
          current.cursor.report(ThemeWording.noType)
        }
        break
      }
      current = next
    }
    return type
  }

  /// Returns the token at the end of an alias chain: itself if it has its own value or is in a
  /// cycle.
  func holder(of token: DesignToken) -> DesignToken {
    var chain: Set<Int> = []
    var current = token
    while chain.insert(current.index).inserted {
      if let known = cache.holders[current.index] {
        current = tokens[known]
        break
      }
      guard let next = target(of: current) else { break }
      current = next
    }
    for index in chain { cache.holders[index] = current.index }
    return current
  }

  /// Returns the token that this one is an alias of; nil if it has its own value or refers to a
  /// part of a token.
  func target(of token: DesignToken) -> DesignToken? { target(at: token.value) }

  /// Returns the token that a value refers to; nil for any other value.
  func target(at value: JSONCursor) -> DesignToken? {
    if case .string(let text) = value.node.kind, let path = aliasPath(text) {
      return self.token(path)
    }
    guard let pointer = pointer(in: value), case .string(let text) = pointer.node.kind,
      let steps = pointerTokens(text)
    else { return nil }
    return self.token(at: steps.last == "$value" ? steps.dropLast() : steps[...])
  }

  private enum Reference {
    case alias(String)
    case pointer(JSONCursor)
  }

  private func reference(at cursor: JSONCursor) -> Reference? {
    if case .string(let text) = cursor.node.kind { return text.first == "{" ? .alias(text) : nil }
    return pointer(in: cursor).map { .pointer($0) }
  }

  private func pointer(in cursor: JSONCursor) -> JSONCursor? { cursor.member("$ref") }

  /// Follows a reference by one step.
  private func follow(_ reference: Reference, from origin: JSONCursor, expected: DesignTokenType?)
    -> JSONCursor?
  {
    switch reference {
    case .alias(let text): return aliased(text, origin: origin, expected: expected)
    case .pointer(let pointer):
      guard cache.pointers < Self.pointerDepth else {
        pointer.report(ThemeWording.manyPointers(Self.pointerDepth))
        return nil
      }
      cache.pointers += 1
      defer { cache.pointers -= 1 }
      return pointed(pointer, expected: expected)
    }
  }

  private func aliased(_ text: String, origin: JSONCursor, expected: DesignTokenType?)
    -> JSONCursor?
  {
    guard let path = aliasPath(text) else {
      origin.report(ThemeWording.badReference(text))
      return nil
    }
    guard let token = token(path) else {
      if isGroup(path) {
        origin.report(ThemeWording.referenceToGroup(path))
      } else {
        origin.report(
          ThemeWording.unknownReference(path, near: origin.log.nearestName(to: path, among: paths)))
      }
      return nil
    }
    return value(of: token, named: path, expected: expected, from: origin)
  }

  /// The value of a token that an alias names. Reports a token of another type than expected.
  private func value(
    of token: DesignToken, named path: String, expected: DesignTokenType?, from origin: JSONCursor
  ) -> JSONCursor? {
    origin.log.repeat(token.problem)
    if let expected, let type = type(of: token), type != expected {
      origin.report(
        ThemeWording.wrongReferencedType(path, type.rawValue, expected: expected.rawValue))
      return nil
    }
    return token.value
  }

  /// Resolves a JSON Pointer, including references on its path. One to a whole token is an alias of
  /// it (Format Module 2025.10, "JSON Pointer Syntax").
  private func pointed(_ pointer: JSONCursor, expected: DesignTokenType?) -> JSONCursor? {
    guard let (value, steps) = start(of: pointer, expected: expected) else { return nil }
    var current = value
    for step in steps {
      // Only this function is on the stack of references on the path: it may be a small one.
      guard let holder = resolved(current, expected: nil),
        let next = part(step, of: holder, for: pointer)
      else { return nil }
      current = next
    }
    return current
  }

  /// The value of the token that a pointer names, and the steps from there.
  private func start(of pointer: JSONCursor, expected: DesignTokenType?)
    -> (value: JSONCursor, steps: ArraySlice<String>)?
  {
    guard let text = pointer.asString() else { return nil }
    guard let steps = pointerTokens(text), !steps.contains("") else {
      pointer.report(ThemeWording.badPointer(text))
      return nil
    }
    guard let end = steps.firstIndex(of: "$value") else {
      guard let token = token(at: steps[...]) else {
        pointer.report(deadEnd(text, steps))
        return nil
      }
      let path = steps.joined(separator: ".")
      return value(of: token, named: path, expected: expected, from: pointer).map { ($0, []) }
    }
    // A token in an extended group has no location of its own in the text, so it is found by path.
    guard let token = token(at: steps[..<end]) else {
      pointer.report(ThemeWording.deadPointer(text))
      return nil
    }
    pointer.log.repeat(token.problem)
    return (token.value, steps[(end + 1)...])
  }

  private func part(_ step: String, of holder: JSONCursor, for pointer: JSONCursor) -> JSONCursor? {
    let part = holder.member(step) ?? arrayIndex(step).flatMap({ holder.element($0) })
    if part == nil { pointer.report(ThemeWording.deadPointer(pointer.asString() ?? "")) }
    return part
  }

  /// Why a pointer without `$value` leads to no token.
  private func deadEnd(_ text: String, _ steps: [String]) -> String {
    let path = steps.joined(separator: ".")
    if isGroup(path), !steps.contains(where: { $0.contains(".") }) {
      return ThemeWording.referenceToGroup(path)
    }
    let isInToken = steps.indices.contains { token(at: steps[..<$0]) != nil }
    return isInToken ? ThemeWording.pointerBesideValues(text) : ThemeWording.deadPointer(text)
  }

  /// The token at the steps of a pointer. Each step is one name.
  private func token(at steps: ArraySlice<String>) -> DesignToken? {
    steps.contains { $0.contains(".") } ? nil : token(steps.joined(separator: "."))
  }

  /// Reads an index as in RFC 6901: digits without a leading zero.
  private func arrayIndex(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), text == "0" || text.first != "0" else {
      return nil
    }
    return Int(text)
  }
}
