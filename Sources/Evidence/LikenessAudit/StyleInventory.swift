/// Every color, font and length that pictures use, with its places.
import LikenessDisplayList
import LikenessRaster

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
}

/// One value in one place of a story.
package struct StyleUse: Hashable, Sendable {
  package var kind: StyleKind
  /// The value without its tokens. A text style is its font with its color: `15 bold #1C1C1E`.
  package var value: PropertyValue
  package var property, story: String
  /// The path of the view.
  package var view: String
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

  /// - Parameter spacings: The names of properties whose lengths are spaces between views. A
  ///   display list knows only that they concern the layout.
  package init(_ pictures: [AuditedPicture], spacings: Set<String>) {
    for picture in pictures {
      let (story, own) = (picture.story, picture.tokens)
      defined[picture.theme, default: [:]].merge(picture.colors) { known, _ in known }
      tokens[story] = tokens[story].map(own.intersection) ?? own
      add(picture, spacings)
    }
  }

  /// The inventory after changes. The size of a text style changes with its font, and the other
  /// way around, and its color with that of the theme.
  func applying(_ changes: [StyleChange]) -> StyleInventory {
    var result = self
    (result.uses, result.places) = ([], [:])
    var made: [StyleUse: StyleChange] = [:]
    var sizes: [[String]: PropertyValue] = [:]
    for change in changes {
      for use in change.uses {
        made[use] = change
        if [.fontSize, .textStyle].contains(change.kind) { sizes[use.place] = change.to.fontSize }
      }
      guard let from = change.from.color, let to = change.to.color else { continue }
      for theme in change.themes {
        result.defined[theme] = result.defined[theme]?.mapValues { $0 == from ? to : $0 }
      }
    }
    let colors = changes.filter { $0.kind == .color }
    for use in uses {
      var changed = use
      changed.value = made[use]?.to ?? use.value
      changed.tokens = (made[use]?.token).map { [$0] } ?? use.tokens
      if use.kind == .fontSize { changed.value = sizes[use.place] ?? changed.value }
      if use.kind == .textStyle, let (font, color) = changed.value.fontAndColor {
        let other = colors.first { $0.from == color && $0.themes.contains(use.theme) }?.to
        let words = font.leaves.map { word in
          word.value.number == nil ? word.value : sizes[use.place] ?? word.value
        }
        changed.value = .list(of: words + [other ?? color])
      }
      if result.places[changed] == nil { result.uses.append(changed) }
      result.places[changed, default: []] += places[use] ?? []
    }
    return result
  }

  private mutating func add(_ picture: AuditedPicture, _ spacings: Set<String>) {
    let list = picture.list
    var seen: Set<StyleUse> = []
    var frame: (path: String, area: PixelRect?) = ("", nil)
    func add(
      _ kind: StyleKind, _ value: PropertyValue, _ tokens: [String],
      _ property: Provenance.Property
    ) {
      // The radius of a pill or a circle follows from its size.
      if kind == .radius, let area = frame.area, let radius = value.number,
        radius * 2 * list.scale.factor >= Double(min(area.width, area.height))
      {
        return
      }
      let use = StyleUse(
        kind: kind, value: value, property: property.name, story: picture.story, view: frame.path,
        theme: [.color, .textStyle].contains(kind) ? picture.theme : "", tokens: tokens,
        code: property.place)
      guard seen.insert(use).inserted else { return }
      if places[use] == nil { uses.append(use) }
      places[use, default: []].append(
        .init(picture.identity, frame.path, frame.area, code: use.code))
    }
    if list.background.alpha > 0 {
      let tokens = [picture.backgroundToken].compactMap(\.self)
      add(.color, .color(list.background), tokens, Provenance.Property("background", .text("")))
    }
    for item in list.items {
      if case .view(let rect) = item.drawing {
        frame = (item.source.path, rect.isEmpty ? nil : rect.pixels)
      } else if frame.path != item.source.path {
        frame = (item.source.path, nil)
      }
      var font: Provenance.Property?
      var color: PropertyValue?
      for property in item.source.properties where !DisplayList.noteNames.contains(property.name) {
        let explains = list.explanations[property.name] ?? []
        if explains.contains(.text) { continue }
        let parts = property.value.leaves
        if explains.contains(.shadowBlur) {
          guard parts.contains(where: { $0.value.number != nil }) else { continue }
          add(.shadow, .list(of: parts.map(\.value)), property.tokens, property)
          continue
        }
        var numbers: [PropertyValue] = []
        for part in parts {
          if let shown = part.value.color, shown.alpha > 0 {
            // A token is meant for the part that it stands before; alone, for the whole value.
            let tokens = part.token.map { [$0] } ?? (parts.count == 1 ? property.tokens : [])
            add(.color, part.value, tokens, property)
            if explains.contains(.textColor), parts.count == 1 { color = part.value }
          }
          if let number = part.value.number, number > 0, !numbers.contains(part.value) {
            numbers.append(part.value)
          }
        }
        if explains.contains(.font), explains.contains(.fontSize) {
          guard numbers.count == 1 else { continue }
          add(.fontSize, numbers[0], property.tokens, property)
          font = font ?? property
        } else if let kind = lengthKind(property.name, explains, spacings) {
          for number in numbers { add(kind, number, property.tokens, property) }
        }
      }
      if case .glyphs = item.drawing, let font, let color {
        add(.textStyle, .list(of: font.value.leaves.map(\.value) + [color]), font.tokens, font)
      }
    }
  }

  private func lengthKind(
    _ property: String, _ explains: DrawingAspects, _ spacings: Set<String>
  ) -> StyleKind? {
    if explains.contains(.frame) { return nil }
    if spacings.contains(property) { return .spacing }
    if explains.contains(.corners) { return .radius }
    if explains.contains(.borderWidth) { return .borderWidth }
    return explains == [.textPosition] ? .lineHeight : nil
  }
}

extension PropertyValue {
  /// The two halves of a text style.
  package var fontAndColor: (font: PropertyValue, color: PropertyValue)? {
    guard let color = leaves.last?.value, color.color != nil else { return nil }
    return (.list(of: leaves.dropLast().map(\.value)), color)
  }

  /// The size of a text style or a font: its only number.
  package var fontSize: PropertyValue? { leaves.first { $0.value.number != nil }?.value }
}
