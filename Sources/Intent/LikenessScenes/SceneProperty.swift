/// The vocabulary of scenes as tables: each key that an object may hold, and what reading it does.
import LikenessJSON
import LikenessViews

/// A key of an object in a scene, and what its value changes.
///
/// Reader, near names and the test against the JSON Schema all go by the same tables, so that none of them knows a key that another does not.
struct SceneProperty<Value>: Sendable {
  let name: String
  var isRequired = false
  let read: @Sendable (JSONCursor, SceneReading, inout Value) -> Void

  init(_ name: String, isRequired: Bool = false, read: @escaping @Sendable (JSONCursor, SceneReading, inout Value) -> Void) {
    self.name = name
    self.isRequired = isRequired
    self.read = read
  }

  /// A key whose value is found by `find`, and kept where there is one.
  init<Found>(
    _ name: String, _ place: WritableKeyPath<Value, Found> & Sendable, isRequired: Bool = false,
    _ find: @escaping @Sendable (JSONCursor, SceneReading) -> Found?
  ) {
    self.init(name, isRequired: isRequired) { cursor, reading, value in
      if let found = find(cursor, reading) { value[keyPath: place] = found }
    }
  }

  /// The same for a property that may be nil.
  init<Found>(
    _ name: String, _ place: WritableKeyPath<Value, Found?> & Sendable, isRequired: Bool = false,
    _ find: @escaping @Sendable (JSONCursor, SceneReading) -> Found?
  ) {
    self.init(name, isRequired: isRequired) { cursor, reading, value in
      if let found = find(cursor, reading) { value[keyPath: place] = found }
    }
  }
}

extension SceneReading {
  /// Reads the keys of an object in the order of the table, so that of two keys for one thing the later in the table wins wherever they stand
  /// in the file. What is wrong is reported; false where the value is no object at all.
  ///
  /// - Parameter misplaced: what to say of a key that is not in the table where there is more to say than "unknown key".
  @discardableResult
  func read<Value>(
    _ cursor: JSONCursor, _ properties: [SceneProperty<Value>], into value: inout Value, misplaced: (String) -> String? = { _ in nil }
  ) -> Bool {
    guard let reader = cursor.asObject(), case .object(let object) = cursor.node.kind else { return false }
    for property in properties {
      guard let field = reader.field(property.name, required: property.isRequired) else { continue }
      keys.append(property.name)
      property.read(field, self, &value)
      keys.removeLast()
    }
    for member in object.members where !properties.contains(where: { $0.name == member.key }) {
      guard let message = misplaced(member.key) else { continue }
      cursor.log.report(cursor.path.key(member.key), at: member.location, message)
      reader.allow(member.key)
    }
    reader.finish()
    return true
  }

  /// Reads an object whose keys have no order among them, from a fresh value.
  func value<Value>(_ cursor: JSONCursor, _ properties: [SceneProperty<Value>], from start: Value) -> Value? {
    var value = start
    return read(cursor, properties, into: &value) ? value : nil
  }
}
