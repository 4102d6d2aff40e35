/// The tables of scene keys: each key of an object and how it is read.
import LikenessJSON
import LikenessViews

/// A key of an object in a scene, its schema, and how its value is read.
///
/// The reader, suggestions and the JSON Schema derive from these tables.
struct SceneProperty<Value>: Sendable {
  let name: String
  let schema: SceneSchema
  /// The text of the key in the schema; by default that of the value's definition.
  let help: SceneHelp?
  let isRequired: Bool
  let read: @Sendable (JSONCursor, SceneReading, inout Value) -> Void

  init(
    _ name: String, _ schema: SceneSchema, _ help: SceneHelp? = nil, isRequired: Bool = false,
    read: @escaping @Sendable (JSONCursor, SceneReading, inout Value) -> Void
  ) {
    self.name = name
    self.schema = schema
    self.help = help
    self.isRequired = isRequired
    self.read = read
  }

  /// Declares a key whose value is stored by `take`, which may report a problem at the cursor.
  init<Found>(
    _ name: String, _ value: SceneValue<Found>, _ help: SceneHelp? = nil, isRequired: Bool = false,
    take: @escaping @Sendable (inout Value, Found, JSONCursor) -> Void
  ) {
    self.init(name, value.schema, help, isRequired: isRequired) { cursor, reading, target in
      if let found = value.read(cursor, reading) { take(&target, found, cursor) }
    }
  }

  /// Declares the key of a property.
  init<Found>(
    _ name: String, _ place: WritableKeyPath<Value, Found> & Sendable, _ value: SceneValue<Found>,
    _ help: SceneHelp? = nil, isRequired: Bool = false
  ) {
    self.init(name, value, help, isRequired: isRequired) { target, found, _ in
      target[keyPath: place] = found
    }
  }

  /// Declares the key of an optional property.
  init<Found>(
    _ name: String, _ place: WritableKeyPath<Value, Found?> & Sendable, _ value: SceneValue<Found>,
    _ help: SceneHelp? = nil, isRequired: Bool = false
  ) {
    self.init(name, value, help, isRequired: isRequired) { target, found, _ in
      target[keyPath: place] = found
    }
  }
}

extension SceneProperty {
  /// The same key with a definition of its own in the schema, for keys that several objects have.
  func defined(in owner: String) -> Self {
    guard let help else { return self }
    return Self(
      name, .defined("\(owner).\(name)", help, schema), isRequired: isRequired, read: read)
  }
}

/// The keys of an object in a scene, each once.
struct SceneTable<Value>: Sendable, ExpressibleByArrayLiteral, Sequence {
  let properties: [SceneProperty<Value>]
  let keys: JSONKeys

  init(_ properties: [SceneProperty<Value>]) {
    self.properties = properties
    keys = JSONKeys(properties.map { ($0.name, $0.isRequired) })
  }

  init(arrayLiteral properties: SceneProperty<Value>...) { self.init(properties) }

  func makeIterator() -> IndexingIterator<[SceneProperty<Value>]> { properties.makeIterator() }
}

extension SceneReading {
  /// Reads the keys of an object in table order, so the later of two keys for one property wins
  /// wherever they stand. Problems are reported. Returns false if the value is not an object.
  ///
  /// - Parameter misplaced: Returns a more helpful message than "unknown key", if there is one.
  @discardableResult
  func read<Value>(
    _ cursor: JSONCursor, _ table: SceneTable<Value>, into value: inout Value,
    misplaced: (String) -> String? = { _ in nil }
  ) -> Bool {
    guard let reader = cursor.asObject() else { return false }
    reader.fields(of: table.keys) { place, field in
      table.properties[place].read(field, self, &value)
    }
    for member in reader.foreignMembers {
      guard let message = misplaced(member.key) else { continue }
      cursor.log.report(cursor.path.key(member.key), at: member.location, message)
      reader.allow(member.key)
    }
    reader.finish()
    return true
  }

  /// Reads an object whose keys can come in any order.
  func value<Value>(_ cursor: JSONCursor, _ table: SceneTable<Value>, from start: Value) -> Value? {
    var value = start
    return read(cursor, table, into: &value) ? value : nil
  }
}
