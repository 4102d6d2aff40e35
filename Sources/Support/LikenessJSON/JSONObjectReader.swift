/// Reading an object with known keys: wrong types, unknown, missing and repeated keys are all reported.

/// Takes the known keys of an object one by one; ``finish()`` then reports the keys that nobody took.
///
/// A missing optional key gives nil without a problem, and a wrong type gives nil with one. `null` counts as a wrong type; if it has a meaning, call
/// ``field(_:required:)`` and check `isNull`. Of a duplicate key, which is reported, the first member counts; the others are only read for their problems, by
/// ``field(_:required:read:)``.
///
/// ```swift
/// guard let reader = cursor.asObject() else { return nil }
/// let name = reader.string("name", required: true)
/// let radius = reader.number("cornerRadius", in: 0...1000)
/// reader.finish()
/// ```
package final class JSONObjectReader {
  /// The way to the object.
  package let path: JSONPath
  /// Where the object begins.
  package let location: JSONLocation
  /// Where problems go.
  package let log: ProblemLog
  private let object: JSONObject
  private var known: [String] = []

  init(_ object: JSONObject, at location: JSONLocation, path: JSONPath, log: ProblemLog) {
    self.object = object
    self.location = location
    self.path = path
    self.log = log
    reportDuplicates(of: object, path: path, log: log)
  }

  /// Whether the object has the key, which counts as known from here on.
  package func has(_ key: String) -> Bool {
    allow(key)
    return object[key] != nil
  }

  /// Names keys that may stand here and are not read.
  package func allow(_ keys: String...) {
    for key in keys where !known.contains(key) { known.append(key) }
  }

  /// The value of a key; nil where it is missing, which is a problem where it is `required`.
  package func field(_ key: String, required: Bool = false) -> JSONCursor? {
    allow(key)
    guard let node = object[key] else {
      if required { log.report(path, at: location, JSONWording.missingKey(key)) }
      return nil
    }
    return JSONCursor(node, path: path.key(key), log: log)
  }

  /// The value of a key as `read` takes it; nil where it is missing, which is a problem where it is `required`.
  ///
  /// Later members with the same key are read too, so that all their problems are listed; what they hold is dropped.
  @discardableResult
  package func field<Value>(_ key: String, required: Bool = false, read: (JSONCursor) -> Value?) -> Value? {
    guard let first = field(key, required: required) else { return nil }
    let value = read(first)
    for node in object.all(key).dropFirst() { _ = read(JSONCursor(node, path: first.path, log: log)) }
    return value
  }

  /// Text.
  package func string(_ key: String, required: Bool = false) -> String? {
    field(key, required: required) { $0.asString() }
  }

  /// `true` or `false`.
  package func bool(_ key: String, required: Bool = false) -> Bool? {
    field(key, required: required) { $0.asBool() }
  }

  /// A finite number, within `range` where one is given.
  package func number(_ key: String, required: Bool = false, in range: ClosedRange<Double>? = nil) -> Double? {
    field(key, required: required) { $0.asNumber(in: range) }
  }

  /// A number without a fraction, within `range` where one is given.
  package func integer(_ key: String, required: Bool = false, in range: ClosedRange<Int>? = nil) -> Int? {
    field(key, required: required) { $0.asInteger(in: range) }
  }

  /// Cursors at the elements of an array.
  package func array(_ key: String, required: Bool = false) -> [JSONCursor]? {
    field(key, required: required)?.asArray()
  }

  /// A case of an enumeration by its raw value.
  package func enumeration<Value: CaseIterable & RawRepresentable>(
    _ key: String, required: Bool = false, of type: Value.Type
  ) -> Value? where Value.RawValue == String {
    field(key, required: required) { $0.asEnumeration(type) }
  }

  /// Reports every key that was neither read nor allowed, with the near one among those that were. Call it last.
  ///
  /// - Parameter explain: says what is wrong with a value that nobody took, where more can be said than that its key is unknown; nil for
  ///   the others. By default nothing more can.
  package func finish(explain: (JSONCursor) -> String? = { _ in nil }) {
    var reported: Set<String> = []
    for member in object.members where !known.contains(member.key) && reported.insert(member.key).inserted {
      if let message = explain(JSONCursor(member.value, path: path.key(member.key), log: log)) {
        log.report(path.key(member.key), at: member.location, message)
        continue
      }
      log.report(path.key(member.key), at: member.location, JSONWording.unknownKey(near: log.nearestName(to: member.key, among: known)))
    }
  }
}
