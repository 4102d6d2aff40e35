/// Colors that a closure chooses by the traits of the tree that shows them.
import LikenessDisplayList

/// The closure of a dynamic color. Compared by identity, since closures can't be compared.
package final class DynamicColor: Hashable, Sendable {
  /// Returns the color for some traits.
  package let color: @Sendable (TraitCollection) -> Color

  package init(_ color: @escaping @Sendable (TraitCollection) -> Color) { self.color = color }

  package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// Creates a color that `dynamicProvider` chooses by the traits of the tree that shows it, each
  /// time that it is painted.
  public convenience init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    self.init(value: .dynamic(DynamicColor(dynamicProvider), alpha: nil))
  }

  /// The color for some traits: one that a closure chooses or that belongs to the system becomes a
  /// literal one, or a token. Others stay.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    let color = chosen(with: traits)
    guard case .system(let system, let alpha) = color.value else { return color }
    return Color(system.value(in: traits.userInterfaceStyle)).withAlpha(alpha)
  }

  /// The color that closures choose for some traits; the color itself if none does.
  package func chosen(with traits: TraitCollection) -> Color {
    var color = self
    var opacity: UInt8?
    // A closure may return another dynamic color. One that returns itself would not end.
    for _ in 0..<16 {
      guard case .dynamic(let dynamic, let alpha) = color.value else {
        return color.withAlpha(opacity)
      }
      opacity = opacity ?? alpha
      color = dynamic.color(traits)
    }
    return .clear
  }

  private func withAlpha(_ alpha: UInt8?) -> Color {
    alpha.map { withAlphaComponent(Double($0) / 255) } ?? self
  }
}
