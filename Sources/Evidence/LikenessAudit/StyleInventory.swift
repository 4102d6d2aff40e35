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

  /// Whether its values differ by theme.
  package var isThemed: Bool { self == .color || self == .textStyle }
}

/// One value in one place of a story.
package struct StyleUse: Hashable, Sendable {
  package var kind: StyleKind
  /// The value as a person writes it, without tokens: `15 bold #1C1C1E`.
  package var value: String
  package var property: String
  package var story: String
  /// The path of the view.
  package var view: String
  /// The theme; empty for kinds that don't differ by theme.
  package var theme: String
  /// The tokens that the value comes from.
  package var tokens: [String] = []
  package var code = CodePlace.unknown
}

/// Every use of a value in some pictures, counted once however many pictures show it.
package struct StyleInventory: Sendable {
  /// The uses, in the order of the pictures and their views.
  package private(set) var uses: [StyleUse] = []
  /// Where the pictures show each use.
  package private(set) var places: [StyleUse: [AuditFinding.Place]] = [:]
  /// The colors that themes define, used or not.
  package private(set) var defined: [String: [String: StraightColor]] = [:]

  /// The tokens that all themes of a story have.
  private(set) var tokens: [String: Set<String>] = [:]

  /// - Parameter spacings: The names of properties whose lengths are spaces between views. A
  ///   display list knows only that they concern the layout.
  package init(_ pictures: [AuditedPicture], spacings: Set<String>) {
    for picture in pictures {
      defined[picture.theme, default: [:]].merge(picture.colors) { known, _ in known }
      tokens[picture.story] =
        tokens[picture.story].map(picture.tokens.intersection) ?? picture.tokens
      add(picture, spacings)
    }
  }

  private init() {}

  /// The inventory after changes.
  package func applying(_ changes: [StyleChange]) -> StyleInventory {
    var result = StyleInventory()
    result.defined = defined
    result.tokens = tokens
    var values: [StyleUse: StyleChange] = [:]
    var sizes: [[String]: String] = [:]
    var colors: [String: [String: String]] = [:]
    for change in changes {
      for use in change.uses {
        values[use] = change
        guard let size = change.kind == .fontSize ? change.to : fontSize(of: change.to),
          change.kind == .fontSize || change.kind == .textStyle
        else { continue }
        sizes[[use.story, use.view, use.property]] = size
      }
      guard change.kind == .color, let to = StraightColor(change.to) else { continue }
      for theme in change.themes {
        colors[theme, default: [:]][change.from] = change.to
        result.defined[theme] = result.defined[theme]?.mapValues {
          $0.description == change.from ? to : $0
        }
      }
    }
    for use in uses {
      var changed = use
      if let change = values[use] {
        changed.value = change.to
        if let token = change.token { changed.tokens = [token] }
      } else if use.kind == .fontSize {
        changed.value = sizes[[use.story, use.view, use.property]] ?? use.value
      }
      if use.kind == .textStyle, let (font, color) = fontAndColor(of: changed.value) {
        let size = sizes[[use.story, use.view, use.property]]
        let words = font.split(separator: " ").map { word in
          Double(word) == nil ? String(word) : size ?? String(word)
        }
        changed.value = (words + [colors[use.theme]?[color] ?? color]).joined(separator: " ")
      }
      result.add(changed, places[use] ?? [])
    }
    return result
  }

  private mutating func add(_ use: StyleUse, _ found: [AuditFinding.Place]) {
    if places[use] == nil { uses.append(use) }
    places[use, default: []] += found
  }

  private mutating func add(_ picture: AuditedPicture, _ spacings: Set<String>) {
    let list = picture.list
    if list.background.alpha > 0 {
      let names = picture.colors.filter { $0.value == list.background }.map(\.key).sorted()
      add(
        StyleUse(
          kind: .color, value: list.background.description, property: "background",
          story: picture.story, view: "", theme: picture.theme,
          tokens: names.contains("background") ? ["background"] : []),
        [AuditFinding.Place(picture: picture.identity)])
    }
    var seen: Set<StyleUse> = []
    var frame: (path: String, area: PixelRect?) = ("", nil)
    for item in list.items {
      let path = item.source.path
      if case .view(let rect) = item.drawing {
        frame = (path, rect.pixels)
      } else if frame.path != path {
        frame = (path, nil)
      }
      let isText = if case .glyphs = item.drawing { true } else { false }
      for use in uses(of: item.source.properties, isText: isText, in: list, spacings) {
        var use = use
        // The radius of a pill or a circle follows from its size.
        if use.kind == .radius, let area = frame.area, let radius = Double(use.value),
          radius * 2 * list.scale.factor >= Double(min(area.width, area.height))
        {
          continue
        }
        use.story = picture.story
        use.view = path
        use.theme = use.kind.isThemed ? picture.theme : ""
        guard seen.insert(use).inserted else { continue }
        add(
          use,
          [
            AuditFinding.Place(
              picture: picture.identity, view: path, area: frame.area, code: use.code)
          ])
      }
    }
  }

  private func uses(
    of properties: [Provenance.Property], isText: Bool, in list: DisplayList,
    _ spacings: Set<String>
  ) -> [StyleUse] {
    var found: [StyleUse] = []
    var font: Provenance.Property?
    var color: (String, Provenance.Property)?
    for property in properties where !DisplayList.noteNames.contains(property.name) {
      let explains = list.explanations[property.name] ?? []
      func add(_ kind: StyleKind, _ value: String, _ tokens: [String]) {
        found.append(
          StyleUse(
            kind: kind, value: value, property: property.name, story: "", view: "", theme: "",
            tokens: tokens, code: property.place))
      }
      if explains.contains(.text) { continue }
      if explains.contains(.shadowBlur) {
        let parts = property.parts
        if parts.contains(where: \.isNumber) {
          add(.shadow, parts.map(\.text).joined(separator: " "), property.tokens)
        }
        continue
      }
      let isLength =
        spacings.contains(property.name) || explains == [.textPosition]
        || explains.contains(.borderWidth) || explains.contains(.corners)
      let isFont = explains.contains(.font) && explains.contains(.fontSize)
      // A text such as `top` or `true` has neither.
      guard property.value.utf8.contains(where: { $0 == 0x23 || (0x30...0x39).contains($0) })
      else { continue }
      let parts = property.parts
      for part in parts {
        guard case .color(let value) = part.value, value.alpha > 0 else { continue }
        // A token is meant for the part that it stands before; alone, for the whole value.
        let tokens = part.token.map { [$0] } ?? (parts.count == 1 ? property.tokens : [])
        add(.color, value.description, tokens)
        if explains.contains(.textColor), parts.count == 1 { color = (value.description, property) }
      }
      let numbers = parts.compactMap { part -> String? in
        guard case .number(let digits, "") = part.value, (Double(digits) ?? 0) > 0 else {
          return nil
        }
        return digits
      }
      if isFont, numbers.count == 1 {
        add(.fontSize, numbers[0], property.tokens)
        if font == nil { font = property }
      } else if isLength, !isFont, !explains.contains(.frame) {
        let kind: StyleKind =
          spacings.contains(property.name)
          ? .spacing
          : explains.contains(.corners)
            ? .radius : explains.contains(.borderWidth) ? .borderWidth : .lineHeight
        var values: Set<String> = []
        for number in numbers where values.insert(number).inserted {
          add(kind, number, property.tokens)
        }
      }
    }
    if isText, let font, let color {
      found.append(
        StyleUse(
          kind: .textStyle, value: font.parts.map(\.text).joined(separator: " ") + " " + color.0,
          property: font.name, story: "", view: "", theme: "",
          tokens: font.tokens, code: font.place))
    }
    return found
  }
}

extension FixedRect {
  /// The pixels that it touches.
  fileprivate var pixels: PixelRect? {
    let (left, top) = (x.floor, y.floor)
    let rect = PixelRect(x: left, y: top, width: maxX.ceiling - left, height: maxY.ceiling - top)
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }
}

/// The two halves of a text style.
package func fontAndColor(of style: String) -> (font: String, color: String)? {
  guard let space = style.lastIndex(of: " ") else { return nil }
  return (String(style[..<space]), String(style[style.index(after: space)...]))
}

/// The size of a text style: its only number.
func fontSize(of style: String) -> String? {
  style.split(separator: " ").first { Double($0) != nil }.map(String.init)
}
