/// The built-in themes: light, the default, and dark.
import LikenessDisplayList

extension Theme {
  /// The built-in light theme, current until a program loads its own.
  ///
  /// Colors have the names of what they are for: nine main ones (`primary`, `primaryBright`,
  /// `onPrimary`, `accent`, `background`, `surface`, `text`, `secondaryText`, `separator`),
  /// `positive`, `warning` and `negative` for signposting, and `clear`. Text on `background` and on
  /// `surface` has a contrast of at least 4.5 (WCAG 2.2, 1.4.3) in each of the colors meant for
  /// text. Fonts: two styles for navigation (`largeNavigation`, `navigationTitle`), two for titles
  /// (`title`, `subtitle`), and six for everything else (`body`, `emphasis`, `button`, `field`,
  /// `secondary`, `caption`), all in the embedded system typeface.
  public static let builtIn = Theme(name: "light", colors: palette(\.light), fonts: systemFonts)

  /// The built-in dark theme: the same names with inverted lightness.
  public static let builtInDark = Theme(name: "dark", colors: palette(\.dark), fonts: systemFonts)
}

private struct Shades {
  let name: String
  let light: StraightColor
  let dark: StraightColor

  init(_ name: String, _ light: UInt32, _ dark: UInt32) {
    self.name = name
    self.light = StraightColor(hex: light)
    self.dark = StraightColor(hex: dark)
  }
}

private let shades = [
  Shades("primary", 0x333399, 0x9C9CF0),
  Shades("primaryBright", 0x5252CC, 0xB9B9FF),
  Shades("onPrimary", 0xFFFFFF, 0x14142B),
  Shades("accent", 0xB3267A, 0xF07AB9),
  Shades("background", 0xF3F3FF, 0x12121F),
  Shades("surface", 0xFFFFFF, 0x1F1F33),
  Shades("text", 0x1A1A33, 0xF3F3FF),
  Shades("secondaryText", 0x5C5C77, 0xA9A9C4),
  Shades("separator", 0xD9D9E8, 0x3A3A54),
  Shades("positive", 0x1E7B3C, 0x5CCB82),
  Shades("warning", 0x8F5B00, 0xF2B84B),
  Shades("negative", 0xC2272D, 0xFF8080),
]

private func palette(_ shade: (Shades) -> StraightColor) -> Tokens<StraightColor> {
  var colors: Tokens<StraightColor> = ["clear": .clear]
  for entry in shades { colors[entry.name] = shade(entry) }
  return colors
}

private let systemFonts: Tokens<FontToken> = [
  "largeNavigation": FontToken(weight: .bold, size: 22),
  "navigationTitle": FontToken(weight: .bold, size: 15),
  "title": FontToken(weight: .bold, size: 20),
  "subtitle": FontToken(weight: .regular, size: 17),
  "body": FontToken(weight: .regular, size: 15),
  "emphasis": FontToken(weight: .bold, size: 15),
  "button": FontToken(weight: .bold, size: 16),
  "field": FontToken(weight: .regular, size: 16),
  "secondary": FontToken(weight: .regular, size: 13),
  "caption": FontToken(weight: .regular, size: 11),
]
