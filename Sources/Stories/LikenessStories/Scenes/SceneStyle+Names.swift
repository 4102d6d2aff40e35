/// Named styles, and styles based on other styles.
import LikenessJSON
import LikenessViews

/// The named styles of a scene, each read on first use.
struct NamedStyles {
  /// The deepest nesting of styles. Bounds the stack, and nobody can follow a longer chain.
  static let depthLimit = 32

  enum Entry {
    case unread(JSONCursor)
    case reading
    case read(SceneStyle)
  }

  var entries: [String: Entry] = [:]
  /// The names, in file order.
  var names: [String] = []
  /// The names being read, each based on the next.
  var chain: [String] = []
}

extension SceneReading {
  /// Registers the styles of a scene and reads each, including unused ones.
  func readStyles(_ cursor: JSONCursor) {
    for entry in cursor.asEntries() ?? [] {
      namedStyles.entries[entry.key] = .unread(entry.value)
      namedStyles.names.append(entry.key)
    }
    for name in namedStyles.names { _ = namedStyle(name, at: cursor) }
  }

  /// Reads a style: an object, a name, or a list of these, where later ones override earlier ones.
  func style(_ cursor: JSONCursor, for kind: SceneStyleKind) -> SceneStyle? {
    guard case .array = cursor.node.kind else {
      return singleStyle(cursor, for: kind, expected: SceneWording.expectedStyle)
    }
    return cursor.asArray()?.reduce(into: SceneStyle()) { style, element in
      style.layers +=
        singleStyle(element, for: kind, expected: SceneWording.expectedListedStyle)?.layers ?? []
    }
  }

  private func singleStyle(_ cursor: JSONCursor, for kind: SceneStyleKind, expected: String)
    -> SceneStyle?
  {
    switch cursor.node.kind {
    case .string(let name):
      guard let style = namedStyle(name, at: cursor) else { return nil }
      let foreign = Set(style.layers.joined().map(\.key).filter { !kind.keys.contains($0) })
      if !foreign.isEmpty {
        cursor.report(SceneWording.namedStyleKey(name, foreign.sorted(), type: kind.name))
      }
      return style
    case .object:
      var style = SceneStyle(layers: [[]])
      read(cursor, kind.table, into: &style) { key in
        if key == "viewStyle" { return SceneWording.nestedViewStyle }
        let owners = SceneStyleKind.all.filter { $0.keys.contains(key) }
        return owners.isEmpty
          ? nil : SceneWording.otherType(key, of: owners.map(\.name), not: kind.name)
      }
      return style
    default: return cursor.wrong(expected)
    }
  }

  /// Returns the style named at a cursor.
  private func namedStyle(_ name: String, at cursor: JSONCursor) -> SceneStyle? {
    switch namedStyles.entries[name] {
    case .read(let style): return style
    case .reading:
      cursor.report(SceneWording.styleCircle(Array(namedStyles.chain.drop { $0 != name }) + [name]))
      return nil
    case .unread(let declaration):
      guard namedStyles.chain.count < NamedStyles.depthLimit else {
        cursor.report(SceneWording.styleTooDeep(NamedStyles.depthLimit))
        return nil
      }
      namedStyles.entries[name] = .reading
      namedStyles.chain.append(name)
      let style = style(declaration, for: SceneStyleKind.named) ?? SceneStyle()
      namedStyles.chain.removeLast()
      namedStyles.entries[name] = .read(style)
      return style
    case nil:
      cursor.report(
        SceneWording.noStyle(name, near: nearestName(to: name, among: namedStyles.names)))
      return nil
    }
  }
}
