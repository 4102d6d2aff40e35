/// The tables of scene keys: each key of an object and how it is read.
import LikenessJSON
import LikenessViews

/// A key of an object in a scene and how its value is read.
///
/// The reader, suggestions and the test of the JSON Schema share these tables.
struct SceneProperty<Value>: Sendable {
  let name: String
  var isRequired = false
  let read: @Sendable (JSONCursor, SceneReading, inout Value) -> Void

  init(
    _ name: String, isRequired: Bool = false,
    read: @escaping @Sendable (JSONCursor, SceneReading, inout Value) -> Void
  ) {
    self.name = name
    self.isRequired = isRequired
    self.read = read
  }

  /// Declares a key whose value is read by `find`.
  init<Found>(
    _ name: String, _ place: WritableKeyPath<Value, Found> & Sendable, isRequired: Bool = false,
    _ find: @escaping @Sendable (JSONCursor, SceneReading) -> Found?
  ) {
    self.init(name, isRequired: isRequired) { cursor, reading, value in
      if let found = find(cursor, reading) { value[keyPath: place] = found }
    }
  }

  /// Declares a key of an optional property.
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
  /// Reads the keys of an object in table order, so the later of two keys for one property wins
  /// wherever they stand. Problems are reported. Returns false if the value is not an object.
  ///
  /// - Parameter misplaced: Returns a more helpful message than "unknown key", if there is one.
  @discardableResult
  func read<Value>(
    _ cursor: JSONCursor, _ properties: [SceneProperty<Value>], into value: inout Value,
    misplaced: (String) -> String? = { _ in nil }
  ) -> Bool {
    guard let reader = cursor.asObject(), case .object(let object) = cursor.node.kind else {
      return false
    }
    for property in properties {
      guard let field = reader.field(property.name, required: property.isRequired) else { continue }
      property.read(field, self, &value)
    }
    for member in object.members where !properties.contains(where: { $0.name == member.key }) {
      guard let message = misplaced(member.key) else { continue }
      cursor.log.report(cursor.path.key(member.key), at: member.location, message)
      reader.allow(member.key)
    }
    reader.finish()
    return true
  }

  /// Reads an object whose keys can come in any order.
  func value<Value>(_ cursor: JSONCursor, _ properties: [SceneProperty<Value>], from start: Value)
    -> Value?
  {
    var value = start
    return read(cursor, properties, into: &value) ? value : nil
  }
}
