/// Reads an object with known keys. Reports wrong types and unknown, missing and duplicate keys.

/// Reads the known keys of an object one by one; ``finish()`` then reports the keys that were not
/// read.
///
/// A missing optional key returns nil without a problem, and a wrong type returns nil with one.
/// `null` counts as a wrong type; if it has a meaning, call ``field(_:required:)`` and check
/// `isNull`. Of a duplicate key, which is reported, the first member counts;
/// ``field(_:required:read:)`` reads the others only for their problems.
///
/// ```swift
/// guard let reader = cursor.asObject() else { return nil }
/// let name = reader.string("name", required: true)
/// let radius = reader.number("cornerRadius", in: 0...1000)
/// reader.finish()
/// ```
package final class JSONObjectReader {
  /// The path of the object.
  package let path: JSONPath
  /// The location of the object.
  package let location: JSONLocation
  /// The log of problems.
  package let log: ProblemLog
  private let object: JSONObject
  private var table: JSONKeys?
  private var known: [String] = []
  /// The members whose keys the table of ``fields(of:)`` does not have; all without a table.
  package private(set) var foreignMembers: [JSONMember]

  init(_ object: JSONObject, at location: JSONLocation, path: JSONPath, log: ProblemLog) {
    self.object = object
    self.location = location
    self.path = path
    self.log = log
    foreignMembers = object.members
    reportDuplicates(of: object, path: path, log: log)
  }

  /// Whether the object has the key, which counts as known from now on.
  package func has(_ key: String) -> Bool {
    allow(key)
    return object[key] != nil
  }

  /// Allows keys that are not read.
  package func allow(_ keys: String...) {
    for key in keys where !known.contains(key) { known.append(key) }
  }

  /// Reads the values of the keys of a table, in its order. Required keys that are missing are
  /// problems.
  ///
  /// Of a duplicate key, the first member counts.
  ///
  /// - Parameter read: Takes the place of a key in the table, and its value.
  package func fields(of table: JSONKeys, read: (_ place: Int, _ value: JSONCursor) -> Void) {
    self.table = table
    foreignMembers = []
    var places: [(place: Int, member: Int)] = []
    places.reserveCapacity(object.members.count)
    for (index, member) in object.members.enumerated() {
      if let place = table.place(of: member.key) {
        places.append((place, index))
      } else {
        foreignMembers.append(member)
      }
    }
    for place in table.required where !places.contains(where: { $0.place == place }) {
      log.report(path, at: location, JSONWording.missingKey(table.names[place]))
    }
    places.sort { ($0.place, $0.member) < ($1.place, $1.member) }
    let container = path.asContainer
    var last: Int?
    for (place, index) in places where place != last {
      last = place
      let member = object.members[index]
      read(place, JSONCursor(member.value, path: container.key(member.key), log: log))
    }
  }

  /// The value of a key; nil if it is missing, which is a problem if it is `required`.
  package func field(_ key: String, required: Bool = false) -> JSONCursor? {
    allow(key)
    guard let node = object[key] else {
      if required { log.report(path, at: location, JSONWording.missingKey(key)) }
      return nil
    }
    return JSONCursor(node, path: path.key(key), log: log)
  }

  /// The value of a key as `read` returns it; nil if it is missing, which is a problem if it is
  /// `required`.
  ///
  /// Also reads later members with the same key, so that all their problems are listed, but drops
  /// their values.
  @discardableResult
  package func field<Value>(_ key: String, required: Bool = false, read: (JSONCursor) -> Value?)
    -> Value?
  {
    guard let first = field(key, required: required) else { return nil }
    let value = read(first)
    for node in object.all(key).dropFirst() {
      _ = read(JSONCursor(node, path: first.path, log: log))
    }
    return value
  }

  /// Reads text.
  package func string(_ key: String, required: Bool = false) -> String? {
    field(key, required: required) { $0.asString() }
  }

  /// Reads `true` or `false`.
  package func bool(_ key: String, required: Bool = false) -> Bool? {
    field(key, required: required) { $0.asBool() }
  }

  /// Reads a finite number, optionally within `range`.
  package func number(_ key: String, required: Bool = false, in range: ClosedRange<Double>? = nil)
    -> Double?
  {
    field(key, required: required) { $0.asNumber(in: range) }
  }

  /// Reads a number without a fraction, optionally within `range`.
  package func integer(_ key: String, required: Bool = false, in range: ClosedRange<Int>? = nil)
    -> Int?
  {
    field(key, required: required) { $0.asInteger(in: range) }
  }

  /// Returns cursors at the elements of an array.
  package func array(_ key: String, required: Bool = false) -> [JSONCursor]? {
    field(key, required: required)?.asArray()
  }

  /// Reads a case of an enumeration by its raw value.
  package func enumeration<Value: CaseIterable & RawRepresentable>(
    _ key: String, required: Bool = false, of type: Value.Type
  ) -> Value? where Value.RawValue == String {
    field(key, required: required) { $0.asEnumeration(type) }
  }

  /// Reports every key that was neither read nor allowed, and suggests a similar known key. Call it
  /// last.
  ///
  /// - Parameter explain: Returns a more specific problem than an unknown key for a value, or nil.
  ///   Returns nil by default.
  package func finish(explain: (JSONCursor) -> String? = { _ in nil }) {
    if foreignMembers.isEmpty { return }
    var reported: Set<String> = []
    let known = (table?.names ?? []) + known
    for member in foreignMembers
    where !known.contains(member.key) && reported.insert(member.key).inserted {
      if let message = explain(JSONCursor(member.value, path: path.key(member.key), log: log)) {
        log.report(path.key(member.key), at: member.location, message)
        continue
      }
      log.report(
        path.key(member.key), at: member.location,
        JSONWording.unknownKey(near: log.nearestName(to: member.key, among: known)))
    }
  }
}

/// The keys of a kind of object, in the order in which they are read.
package struct JSONKeys: Sendable {
  /// The keys; each once.
  package let names: [String]
  /// The places of the keys that may not be missing.
  package let required: [Int]
  private let places: [String: Int]

  /// Creates a table of distinct keys.
  package init(_ keys: [(name: String, isRequired: Bool)]) {
    names = keys.map(\.name)
    required = keys.indices.filter { keys[$0].isRequired }
    places = Dictionary(uniqueKeysWithValues: zip(names, keys.indices))
  }

  /// The place of a key in the table; nil for another key.
  package func place(of key: String) -> Int? { places[key] }
}
