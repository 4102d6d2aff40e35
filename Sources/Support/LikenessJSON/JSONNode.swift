/// A JSON text as a tree that records the place of each value in its file.

/// A place in a text file, as editors show it.
package struct JSONLocation: Hashable, Comparable, Sendable {
  /// The line, counted from 1. Line feed, carriage return and the two together each end a line.
  package let line: Int
  /// The character within its line, counted from 1: what a reader sees as one character counts once, a tab counts as one.
  package let column: Int

  /// The first character of a file.
  package static let start = JSONLocation(line: 1, column: 1)

  /// Creates a place; both numbers count from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Earlier in the file comes first.
  package static func < (a: JSONLocation, b: JSONLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A JSON value and the place where it begins.
package struct JSONNode: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as written.
    case number(JSONNumber)
    /// Text, with its escapes resolved.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Members in the order of the file, repeated keys included.
    case object(JSONObject)
    /// A value that is missing, or has an error of syntax, which is reported; stands only in a ``JSONDocument/recovered`` tree.
    case unreadable
  }

  /// What the value is.
  package let kind: Kind
  /// Where its first character stands.
  package let location: JSONLocation

  /// Creates a value at a place.
  package init(_ kind: Kind, at location: JSONLocation) {
    self.kind = kind
    self.location = location
  }

  /// The value without its places. Of a repeated key every member is kept; a value that can't be read is null.
  package var value: JSONValue {
    switch kind {
    case .null, .unreadable: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let object): .object(object.members.map { JSONProperty($0.key, $0.value.value) })
    }
  }
}

/// A key, its value, and where the key stands.
package struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// Where the key's opening quote stands.
  package let location: JSONLocation
  /// The value.
  package let value: JSONNode

  /// Creates a member.
  package init(key: String, location: JSONLocation, value: JSONNode) {
    self.key = key
    self.location = location
    self.value = value
  }
}

/// The members of a JSON object in the order of the file.
package struct JSONObject: Sendable {
  /// Every member, those with a repeated key included.
  package let members: [JSONMember]
  /// The first member of each key; nil where there are so few that looking along them is faster.
  private let places: [String: Int]?
  /// The values of each key that there is more than once.
  private let repeated: [String: [JSONNode]]

  /// Creates an object.
  package init(_ members: [JSONMember]) {
    self.members = members
    // Without an index, a hostile file of many references into one large object would take the product of the two.
    places = members.count <= 16 ? nil : Dictionary(members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var repeated: [String: [JSONNode]] = [:]
    if Set(members.map(\.key)).count < members.count {
      repeated = Dictionary(grouping: members, by: \.key).mapValues { $0.map(\.value) }.filter { $0.value.count > 1 }
    }
    self.repeated = repeated
  }

  /// The value of the first member with that key; nil where there is none.
  package subscript(key: String) -> JSONNode? {
    guard let places else { return members.first { $0.key == key }?.value }
    return places[key].map { members[$0].value }
  }

  /// The values of all members with that key, in the order of the file.
  package func all(_ key: String) -> [JSONNode] {
    repeated[key] ?? self[key].map { [$0] } ?? []
  }

  /// The members whose key an earlier member already has, each with that earlier member.
  package var duplicates: [(member: JSONMember, first: JSONMember)] {
    if repeated.isEmpty { return [] }
    var seen: [String: JSONMember] = [:]
    return members.compactMap { member in
      if let first = seen[member.key] { return (member, first) }
      seen[member.key] = member
      return nil
    }
  }
}
