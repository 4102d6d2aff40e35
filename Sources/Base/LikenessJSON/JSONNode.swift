/// A JSON text as a tree with the location of each value.

/// A location in a text file, as editors show it.
package struct JSONLocation: Hashable, Comparable, Sendable {
  /// The line, counted from 1. A line feed, a carriage return, or both together end a line.
  package let line: Int
  /// The character in its line, counted from 1, as readers see characters. A tab counts as one.
  package let column: Int
  /// The file, among those that are read as one; 0 for the first or only one.
  package let file: Int

  /// The first character of a file.
  package static let start = JSONLocation(line: 1, column: 1)

  /// Creates a location; line and column count from 1.
  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// Orders locations by their file, and by their place in it.
  package static func < (a: JSONLocation, b: JSONLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// A JSON value and its location.
package struct JSONNode: Sendable {
  /// The kinds of values.
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
    /// Members in file order, including duplicate keys.
    case object(JSONObject)
    /// A value that is missing or has a syntax error, which is reported. Appears only in a
    /// ``JSONDocument/recovered`` tree.
    case unreadable
  }

  /// The kind of the value.
  package let kind: Kind
  /// The location of its first character.
  package let location: JSONLocation

  package init(_ kind: Kind, at location: JSONLocation) {
    self.kind = kind
    self.location = location
  }

  /// The value without locations. Keeps duplicate keys; a value that can't be read becomes null.
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

/// A key with its location, and its value.
package struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// The location of the key's opening quote.
  package let location: JSONLocation
  /// The value.
  package let value: JSONNode

  package init(key: String, location: JSONLocation, value: JSONNode) {
    self.key = key
    self.location = location
    self.value = value
  }
}

/// The members of a JSON object, in file order.
package struct JSONObject: Sendable {
  /// Every member, including those with duplicate keys.
  package let members: [JSONMember]
  /// The first member of each key; nil for few members, where a linear search is faster.
  private let places: [String: Int]?
  /// The values of each duplicate key.
  private let repeated: [String: [JSONNode]]

  package init(_ members: [JSONMember]) {
    self.members = members
    // Without an index, a hostile file with many references into one large object would take
    // quadratic time.
    places =
      members.count <= 16
      ? nil
      : Dictionary(
        members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var repeated: [String: [JSONNode]] = [:]
    let isRepeated =
      places.map { $0.count < members.count }
      ?? members.indices.contains { index in
        members[..<index].contains { $0.key == members[index].key }
      }
    if isRepeated {
      repeated = Dictionary(grouping: members, by: \.key).mapValues { $0.map(\.value) }.filter {
        $0.value.count > 1
      }
    }
    self.repeated = repeated
  }

  /// The value of the first member with this key; nil if there is none.
  package subscript(key: String) -> JSONNode? {
    guard let places else { return members.first { $0.key == key }?.value }
    return places[key].map { members[$0].value }
  }

  /// The values of all members with this key, in file order.
  package func all(_ key: String) -> [JSONNode] {
    repeated[key] ?? self[key].map { [$0] } ?? []
  }

  /// The members with duplicate keys, each with the first member of that key.
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
