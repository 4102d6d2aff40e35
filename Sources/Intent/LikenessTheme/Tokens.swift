/// The tokens of one kind: names to values, in the order of their file.

/// Named design values of one kind.
///
/// Two are equal where the same names have equal values; the order and the way in which a value was given make no difference.
public struct Tokens<Value: Hashable & Sendable>: Sendable {
  /// The names, in the order of the file.
  public private(set) var names: [String] = []
  private var values: [String: Value] = [:]
  private var aliases: [String: String] = [:]

  /// Creates no tokens.
  public init() {}

  /// The value of a token; setting nil removes the token, and setting a value ends its being an alias.
  public subscript(name: String) -> Value? {
    get { values[name] }
    set {
      aliases[name] = nil
      if values[name] == nil, newValue != nil { names.append(name) }
      if values[name] != nil, newValue == nil { names.removeAll { $0 == name } }
      values[name] = newValue
    }
  }

  /// How many tokens there are.
  public var count: Int { names.count }

  /// Whether there is no token.
  public var isEmpty: Bool { names.isEmpty }

  /// The tokens in order.
  public var entries: [(name: String, value: Value)] { names.compactMap { name in values[name].map { (name, $0) } } }

  /// The token that this one was declared to be another name of; nil where it has a value of its own, or where the two no longer agree.
  public func alias(of name: String) -> String? {
    guard let target = aliases[name], values[target] == values[name] else { return nil }
    return target
  }

  /// Notes that a token was declared as another name of `target`. The note matters for writing only.
  public mutating func note(_ name: String, isAliasOf target: String) {
    aliases[name] = target
  }
}

extension Tokens: Hashable {
  /// Whether both have the same names with the same values.
  public static func == (a: Tokens, b: Tokens) -> Bool { a.values == b.values }

  /// Feeds the names and values, whose order makes no difference.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Tokens: ExpressibleByDictionaryLiteral {
  /// Creates tokens in the order of the literal; of a repeated name the last value counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }
}
