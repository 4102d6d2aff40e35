/// Every color, font and length that pictures use, with its places.
import LikenessDisplayList

/// A kind of value that a design system has few of.
package enum StyleKind: String, Hashable, Sendable, CaseIterable {
  case color
  /// Family, size and weight of a text with its color.
  case textStyle = "text style"
  case fontSize = "font size"
  case lineHeight = "line height"
  case spacing, radius
  case borderWidth = "border width"
  case shadow

  /// Whether each theme has values of its own.
  package var isThemed: Bool { self == .color || self == .textStyle }
}

/// One value in one place of a story.
package struct StyleUse: Hashable, Sendable {
  package var kind: StyleKind
  /// The value without its tokens. A text style is its font with its color: `15 bold #1C1C1E`.
  package var value: PropertyValue
  package var property, story, view: String
  /// The theme; empty for kinds that don't differ by theme.
  package var theme: String
  /// The tokens that the value comes from.
  package var tokens: [String]
  package var code: CodePlace

  /// The place, whatever the value and the theme.
  var place: [String] { [story, view, property] }
}

/// Every use of a value in some pictures, counted once however many pictures show it.
package struct StyleInventory: Sendable {
  /// The uses, in the order of the pictures and their views.
  package private(set) var uses: [StyleUse] = []
  /// Where the pictures show each use.
  private(set) var places: [StyleUse: [AuditFinding.Place]] = [:]
  /// The colors that themes define, used or not.
  package private(set) var defined: [String: [String: StraightColor]] = [:]
  /// The tokens that all themes of a story have.
  private(set) var tokens: [String: Set<String>] = [:]

  /// - Parameter spacings: The names of properties whose lengths are distances. A display list
  ///   knows only which concern the layout.
  package init(_ pictures: [AuditedPicture], spacings: Set<String>) {
    for picture in pictures {
      let (story, own) = (picture.story, picture.tokens)
      defined[picture.theme, default: [:]].merge(picture.colors) { known, _ in known }
      tokens[story] = tokens[story].map(own.intersection) ?? own
      add(picture, spacings)
    }
  }

  private mutating func add(_ picture: AuditedPicture, _ spacings: Set<String>) {
    let (list, frames) = (picture.list, picture.list.frames)
    let explanations = list.explanations
    var (seen, path): (Set<StyleUse>, ViewPath) = ([], "")
    func add(
      _ kind: StyleKind, _ value: PropertyValue, _ tokens: [String],
      _ property: Provenance.Property
    ) {
      // The radius of a pill or a circle follows from its size.
      if kind == .radius, let area = frames[path], let radius = value.number,
        radius * 2 * list.scale.factor >= Double(min(area.width, area.height))
      {
        return
      }
      let use = StyleUse(
        kind: kind, value: value, property: property.name, story: picture.story,
        view: path.description,
        theme: kind.isThemed ? picture.theme : "", tokens: tokens, code: property.place)
      guard seen.insert(use).inserted else { return }
      if places[use] == nil { uses.append(use) }
      places[use, default: []].append(.init(picture.identity, path, frames[path], code: use.code))
    }
    if list.background.alpha > 0 {
      let tokens = [list.backgroundToken].compactMap(\.self)
      add(.color, .color(list.background), tokens, Provenance.Property("background", .text("")))
    }
    for item in list.items {
      path = item.source.path
      var font: Provenance.Property?
      var color: PropertyValue?
      for property in item.source.properties
      where DisplayList.Note(rawValue: property.name) == nil {
        let explains = explanations[property, in: path]
        let isSpacing = property.name == list.roles.spaceAfter || spacings.contains(property.name)
        let kind = kind(explains, isSpacing)
        let parts = property.value.leaves
        let numbers = parts.map(\.value).filter { $0.number != nil }
        if kind == .shadow, !numbers.isEmpty {
          add(.shadow, .list(of: parts.map(\.value)), property.tokens, property)
        }
        if kind == .shadow || explains.contains(.text) { continue }
        for part in parts where part.value.color?.alpha ?? 0 > 0 {
          // A token is meant for the part that it stands before; alone, for the whole value.
          let tokens = part.token.map { [$0] } ?? (parts.count == 1 ? property.tokens : [])
          add(.color, part.value, tokens, property)
          if explains.contains(.textColor), parts.count == 1 { color = part.value }
        }
        if kind == .fontSize {
          guard numbers.count == 1 else { continue }
          font = font ?? property
        }
        for number in numbers where number.number ?? 0 > 0 {
          if let kind { add(kind, number, property.tokens, property) }
        }
      }
      if case .glyphs = item.drawing, let font, let color {
        add(.textStyle, .list(of: font.value.leaves.map(\.value) + [color]), font.tokens, font)
      }
    }
  }

  private func kind(_ explains: DrawingAspects, _ isSpacing: Bool) -> StyleKind? {
    if explains.contains(.shadowBlur) { return .shadow }
    if explains.isSuperset(of: [.font, .fontSize]) { return .fontSize }
    if explains.contains(.frame) { return nil }
    if isSpacing, explains.isSubset(of: [.layout]) { return .spacing }
    if explains.contains(.corners) { return .radius }
    if explains.contains(.borderWidth) { return .borderWidth }
    return explains == [.textPosition] ? .lineHeight : nil
  }

  /// The inventory after changes. The size of a text style changes with its font, and the other
  /// way around, and its color with that of the theme.
  func applying(_ changes: [StyleChange]) -> StyleInventory {
    var result = self
    (result.uses, result.places) = ([], [:])
    var made: [StyleUse: StyleChange] = [:]
    var sizes: [[String]: PropertyValue] = [:]
    var colors: [String: [PropertyValue: PropertyValue]] = [:]
    for change in changes {
      let size = [.fontSize, .textStyle].contains(change.kind) ? change.to.fontSize : nil
      for use in change.uses { (made[use], sizes[use.place]) = (change, size ?? sizes[use.place]) }
      for theme in change.themes { colors[theme, default: [:]][change.from] = change.to }
    }
    for (theme, changed) in colors {
      result.defined[theme] = defined[theme]?.mapValues { changed[.color($0)]?.color ?? $0 }
    }
    for use in uses {
      var changed = use
      changed.value = made[use]?.to ?? use.value
      changed.tokens = (made[use]?.token).map { [$0] } ?? use.tokens
      if use.kind == .fontSize { changed.value = sizes[use.place] ?? changed.value }
      if use.kind == .textStyle {
        let parts = changed.value.leaves.map { part in
          part.value.number == nil ? colors[use.theme]?[part.value] : sizes[use.place]
        }
        changed.value = .list(of: zip(parts, changed.value.leaves).map { $0 ?? $1.value })
      }
      if result.places[changed] == nil { result.uses.append(changed) }
      result.places[changed, default: []] += places[use] ?? []
    }
    return result
  }
}

extension PropertyValue {
  /// The size of a text style or a font: its only number.
  package var fontSize: PropertyValue? { leaves.first { $0.value.number != nil }?.value }

  /// The color that it is, or that a text style has after its font.
  package var shownColor: StraightColor? { leaves.last?.value.color }
}
