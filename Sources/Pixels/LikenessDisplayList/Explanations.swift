/// What the properties of views explain.
import LikenessBase

/// The aspects of drawings that a change of each property of each view explains.
package struct Explanations: Equatable {
  private struct Place: Hashable {
    let view: ViewPath
    let name: String

    static func == (a: Self, b: Self) -> Bool { a.name.hasScalars(of: b.name) && a.view == b.view }
  }

  private var aspects: [Place: DrawingAspects] = [:]

  fileprivate init(_ items: [DisplayItem]) {
    for item in items {
      for property in item.source.properties where !property.explains.isEmpty {
        aspects[Place(view: item.source.path, name: property.name), default: []]
          .formUnion(property.explains)
      }
    }
  }

  /// The aspects that a change of a view's property explains.
  package subscript(property: Provenance.Property, in view: ViewPath) -> DrawingAspects {
    aspects[Place(view: view, name: property.name)] ?? []
  }
}

extension DisplayList {
  /// What each property explains: in all items of its view together.
  package var explanations: Explanations { Explanations(items) }

  /// Whether the properties explain the same, in a list of equal items.
  func explains(like other: Self) -> Bool {
    let isEqualInItems = zip(items, other.items).allSatisfy { a, b in
      zip(a.source.properties, b.source.properties).allSatisfy { $0.explains == $1.explains }
    }
    return isEqualInItems || explanations == other.explanations
  }

  /// The list with the same aspects for all properties of a name, whatever their view.
  package func explaining(_ aspects: [String: DrawingAspects]) -> DisplayList {
    var list = self
    for index in list.items.indices {
      list.items[index].source.explain { aspects[$0.name] ?? [] }
    }
    return list
  }

  /// The list as it is read from the first version of its text: a property explains in every view
  /// what those of its name explain in any, and the token of the page is not known.
  package var inFirstVersion: DisplayList {
    var aspects: [String: DrawingAspects] = [:]
    for property in items.lazy.flatMap({ $0.source.properties }) {
      aspects[property.name, default: []].formUnion(property.explains)
    }
    var list = explaining(aspects)
    list.backgroundToken = nil
    return list
  }
}

extension Provenance {
  /// Sets the aspects that each property explains.
  mutating func explain(_ aspects: (Property) -> DrawingAspects) {
    guard !properties.isEmpty else { return }
    properties = properties.map { property in
      var property = property
      property.explains = aspects(property)
      return property
    }
  }
}
