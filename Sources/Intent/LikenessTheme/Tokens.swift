/// The tokens of one kind: names and values, in file order.

/// Named design values of one kind.
///
/// Two sets are equal if the same names have equal values. Order and aliases do not matter.
public struct Tokens<Value: Hashable & Sendable>: Sendable {
  /// The names, in file order.
  public private(set) var names: [String] = []
  private var values: [String: Value] = [:]
  private var aliases: [String: String] = [:]

  /// Creates an empty set.
  public init() {}

  /// The value of a token. Setting nil removes the token; setting a value removes its alias.
  public subscript(name: String) -> Value? {
    get { values[name] }
    set {
      aliases[name] = nil
      if values[name] == nil, newValue != nil { names.append(name) }
      if values[name] != nil, newValue == nil { names.removeAll { $0 == name } }
      values[name] = newValue
    }
  }

  /// The number of tokens.
  public var count: Int { names.count }

  /// Whether there are no tokens.
  public var isEmpty: Bool { names.isEmpty }

  /// The tokens in order.
  public var entries: [(name: String, value: Value)] {
    names.compactMap { name in values[name].map { (name, $0) } }
  }

  /// Returns the token that this one is an alias of; nil if it has its own value or if the two
  /// values no longer agree.
  public func alias(of name: String) -> String? {
    guard let target = aliases[name], values[target] == values[name] else { return nil }
    return target
  }

  /// Records that a token is an alias of `target`. Used only for writing.
  public mutating func note(_ name: String, isAliasOf target: String) {
    aliases[name] = target
  }
}

extension Tokens: Hashable {
  /// Returns whether both have the same names and values.
  public static func == (a: Tokens, b: Tokens) -> Bool { a.values == b.values }

  /// Hashes names and values, ignoring order.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Tokens: ExpressibleByDictionaryLiteral {
  /// Creates tokens in the order of the literal. The last value of a repeated name wins.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }
}
