/// A display list as a tree of views.
import LikenessBase
import LikenessDisplayList

/// The views of a display list, containers before their contents.
struct ViewTree {
  struct Node {
    let path: ViewPath
    /// Its name, without the number that distinguishes siblings.
    let base: Substring
    var parent: Int?
    var children: [Int] = []
    /// The indices of its items in the list.
    var items: [Int] = []
    /// Its frame, if the list contains an item for it.
    var frame: FixedRect?
    /// The properties of all its items; the first of each name and value. Each explains what those
    /// of its name explain in any item.
    var properties: [Provenance.Property] = []
    /// The values of those that it doesn't set.
    var defaults = DefaultValues.none
    /// Equal for views with equal names, properties and contents, regardless of position.
    var signature = 0
  }

  /// The file or URL of the image that an item of a view shows; nil if the list does not name it.
  func imageFile(of item: Int, in view: Int) -> String? {
    let files = nodes[view].properties.filter { $0.explains.contains(.image) }
    let property = list.items[item].source.properties.first(where: files.contains) ?? files.first
    return property?.value.description
  }

  private(set) var nodes: [Node] = []
  /// The views without a container.
  private(set) var roots: [Int] = []
  let list: DisplayList

  /// `signatures` numbers the contents of views, and is shared by trees that are compared.
  init(_ list: DisplayList, _ signatures: inout [Signature: Int]) {
    self.list = list
    var places: [ViewPath: Int] = [:]
    var last: (path: ViewPath, node: Int)?
    for (index, item) in list.items.enumerated() {
      let path = item.source.path
      let node: Int
      if let last, last.path == path {
        node = last.node
      } else {
        node = places[path] ?? add(path, &places)
      }
      last = (path, node)
      nodes[node].items.append(index)
      if case .view(let frame) = item.drawing, nodes[node].frame == nil {
        nodes[node].frame = frame
        nodes[node].defaults = item.source.defaults
      }
      nodes[node].add(item.source.properties)
    }
    func number(_ known: inout Int) -> Int { known }
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      let authored = Provenance.Property.ordered(node.properties.filter { !$0.isNote })
      let signature = Signature(
        base: node.base, properties: authored, children: node.children.map { nodes[$0].signature })
      let next = signatures.count
      // In one step: hashing the properties takes longer than all else here.
      nodes[index].signature = number(&signatures[signature, default: next])
    }
  }

  /// The contents of a view.
  struct Signature: Hashable {
    let base: Substring
    let properties: [Provenance.Property]
    let children: [Int]
  }

  /// Adds a view after its container. A list names containers first.
  private mutating func add(_ path: ViewPath, _ places: inout [ViewPath: Int]) -> Int {
    let parent = path.container.flatMap { places[$0] }
    let index = nodes.count
    nodes.append(Node(path: path, base: path.baseName, parent: parent))
    places[path] = index
    if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
    return index
  }

  /// A view and its descendants, containers first.
  func subtree(_ root: Int) -> [Int] {
    var found = [root]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children
      next += 1
    }
    return found
  }

  /// A view and its containers, from the inside out.
  func around(_ index: Int) -> some Sequence<Int> {
    sequence(first: index) { nodes[$0].parent }
  }

  /// The drawing of an item.
  func drawing(_ item: Int) -> Drawing { list.items[item].drawing }

  /// The number of drawings of a view, without its frame.
  func drawnCount(_ index: Int) -> Int {
    nodes[index].items.count { if case .view = drawing($0) { false } else { true } }
  }

  /// The frame of a view in its container.
  func place(_ index: Int) -> FixedRect? {
    guard let frame = nodes[index].frame else { return nil }
    let origin = nodes[index].parent.flatMap { nodes[$0].frame }
    return origin.map { frame.offsetBy(x: -$0.x, y: -$0.y) } ?? frame
  }

  /// The names of the properties that a view's place records.
  func placeNames(_ index: Int) -> Set<String> {
    let places = nodes[index].items.filter { if case .view = drawing($0) { true } else { false } }
    let properties = places.flatMap { list.items[$0].source.properties }
    return Set(properties.lazy.filter { !$0.isNote }.map(\.name))
  }

  /// What a view has in common with another that is like it.
  enum Feature: Hashable {
    case view(Substring)
    case property(name: String, value: PropertyValue)
  }

  /// The names and values in a view and its descendants, to measure likeness.
  func features(_ root: Int) -> [Feature: Int] {
    var features: [Feature: Int] = [:]
    for index in subtree(root) {
      features[.view(nodes[index].base), default: 0] += 1
      for property in nodes[index].properties where !property.isNote {
        features[.property(name: property.name, value: property.value), default: 0] += 1
      }
    }
    return features
  }
}

extension ViewTree.Node {
  /// Adds the properties of an item.
  fileprivate mutating func add(_ added: [Provenance.Property]) {
    for var property in added {
      var isKnown = false
      for index in properties.indices where properties[index].name.hasScalars(of: property.name) {
        property.explains.formUnion(properties[index].explains)
        properties[index].explains = property.explains
        isKnown = isKnown || properties[index] == property
      }
      if !isKnown { properties.append(property) }
    }
  }
}

extension Provenance.Property {
  /// Whether it reports what happened to a text rather than what an author set.
  var isNote: Bool { DisplayList.Note(rawValue: name) != nil }
}
