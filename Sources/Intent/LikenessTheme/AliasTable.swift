/// Tokens as declared, before aliases are resolved.
import LikenessJSON

/// The declarations of one kind of tokens, in the order of the file.
struct AliasTable<Value: ThemeValue> {
  enum Declaration {
    case value(Value)
    /// A name for another token; the cursor is at that other token's name.
    case alias(of: String, at: JSONCursor)
    /// Invalid, and reported: the problem, or nil for a syntax error of the file.
    case broken(Problem?)
  }

  private var names: [String] = []
  private var declarations: [String: Declaration] = [:]
  /// The problems of names, such as that a token is declared twice, whatever the values are.
  private var spoiled: [String: Problem] = [:]
  /// Repeated declarations that name a token. They are only checked.
  private var repeated: [(target: String, cursor: JSONCursor)] = []

  /// Declares a token. The first declaration of a name counts; later ones that name another token
  /// are only checked.
  mutating func declare(_ name: String, _ declaration: Declaration) {
    guard declarations[name] == nil else {
      if case .alias(let target, let cursor) = declaration { repeated.append((target, cursor)) }
      return
    }
    declarations[name] = declaration
    names.append(name)
  }

  /// Makes a name unusable.
  mutating func spoil(_ name: String, _ problem: Problem) {
    if spoiled[name] == nil { spoiled[name] = problem }
  }

  /// Returns the tokens with every alias resolved. Reports unknown names and reference cycles, each
  /// once.
  ///
  /// Each token is visited once, so the work is linear however long the chains are.
  func resolved() -> ResolvedTokens<Value> {
    var outcomes: [String: Outcome] = [:]
    for name in names where outcomes[name] == nil {
      var chain: [String] = []
      var onChain: Set<String> = []
      var current = name
      var outcome = Outcome()
      while true {
        if let known = outcomes[current] {
          outcome = known
          break
        }
        if onChain.contains(current) {
          outcome.problem = circle(Array(chain.drop { $0 != current }))
          break
        }
        chain.append(current)
        onChain.insert(current)
        guard case .alias(let target, let cursor)? = declarations[current] else {
          switch declarations[current] {
          case .value(let value): outcome.value = value
          case .broken(let problem): outcome.problem = problem
          case .alias, nil: break
          }
          break
        }
        guard declarations[target] != nil else {
          outcome.problem = missing(target, at: cursor)
          break
        }
        current = target
      }
      for member in chain.reversed() {
        outcome.problem = spoiled[member] ?? outcome.problem
        outcomes[member] = outcome
      }
    }

    for (target, cursor) in repeated where declarations[target] == nil {
      _ = missing(target, at: cursor)
    }

    var result = ResolvedTokens<Value>(
      names: names, declared: Set(names), tokens: [:],
      problems: outcomes.compactMapValues(\.problem))
    for name in names {
      guard let outcome = outcomes[name], outcome.problem == nil, let value = outcome.value else {
        continue
      }
      result.tokens[name] = value
      if case .alias(let target, _)? = declarations[name] {
        result.tokens.note(name, isAliasOf: target)
      }
    }
    return result
  }

  /// What a chain of aliases ends in.
  private struct Outcome {
    var value: Value?
    var problem: Problem?
  }

  /// Reports names that name one another in a circle, and returns the problem.
  private func circle(_ members: [String]) -> Problem? {
    let aliases = members.compactMap { name in
      if case .alias(_, let cursor)? = declarations[name] {
        (cursor: cursor, name: ThemeWording.inCircle(name))
      } else {
        nil
      }
    }
    return aliases.first?.cursor.log.watching { reportCircle(aliases) }.problem
  }

  /// Reports an unknown name, and returns the problem.
  private func missing(_ target: String, at cursor: JSONCursor) -> Problem? {
    cursor.log.watching { cursor.reportMissing(Value.kind, target, among: names) }.problem
  }
}

/// Reports names that refer to each other in a circle, at the first one in the file.
func reportCircle(_ members: [(cursor: JSONCursor, name: String)]) {
  if let first = members.indices.min(by: {
    members[$0].cursor.node.location < members[$1].cursor.node.location
  }) {
    let names = (members[first...] + members[..<first]).prefix(ThemeWording.circleLength + 1).map(
      \.name)
    members[first].cursor.report(ThemeWording.circle(names))
  }
}

/// The tokens of one kind with all aliases resolved, and all declared names, those of invalid
/// tokens included.
struct ResolvedTokens<Value: ThemeValue> {
  let names: [String]
  let declared: Set<String>
  var tokens: Tokens<Value>
  /// The first problem of each invalid token, by name.
  let problems: [String: Problem]

  /// Returns the value of the token that the cursor names. Reports an unknown name; an invalid
  /// token was reported where it was declared, and makes invalid what names it.
  func value(_ name: String, at cursor: JSONCursor) -> Value? {
    if let value = tokens[name] { return value }
    cursor.log.repeat(problems[name])
    if !declared.contains(name) { cursor.reportMissing(Value.kind, name, among: names) }
    return nil
  }
}

extension JSONCursor {
  /// Reports an unknown name, with the name or number that was probably meant.
  fileprivate func reportMissing(_ kind: TokenKind, _ name: String, among names: [String]) {
    report(
      ThemeWording.lengthAsText(name, kind)
        ?? ThemeWording.noSuch(kind, name, near: log.nearestToken(to: name, among: names)))
  }
}

extension ProblemLog {
  /// Returns the token that an unknown name was probably meant for.
  ///
  /// Design tokens write references in braces; theme files and scenes write the bare name.
  package func nearestToken(to name: String, among names: [String]) -> String? {
    guard name.count > 2, name.first == "{", name.last == "}" else {
      return nearestName(to: name, among: names)
    }
    let bare = String(name.dropFirst().dropLast())
    // The nearest name is never the name itself, so the text in braces is searched as well.
    return nearestName(to: bare, among: names) ?? nearestName(to: name, among: names)
  }
}
