/// The colors of the system, with UIKit's names and the values that Apple publishes.
import LikenessDisplayList

/// A color that the theme may replace, with a light and a dark value.
package struct SystemColor: Hashable, Sendable {
  /// UIKit's name.
  package let name: String
  /// The token that takes its place in a theme that has it.
  package let token: String?
  let light: StraightColor
  let dark: StraightColor

  /// Creates a color from `0xRRGGBBAA`.
  init(_ name: String, _ light: UInt32, _ dark: UInt32, token: String? = nil) {
    func color(_ hex: UInt32) -> StraightColor {
      StraightColor(
        r: UInt8(hex >> 24), g: UInt8(hex >> 16 & 255), b: UInt8(hex >> 8 & 255),
        a: UInt8(hex & 255)
      )
    }
    self.name = name
    self.token = token
    self.light = color(light)
    self.dark = color(dark)
  }

  /// The color in a style.
  package func value(in style: UserInterfaceStyle) -> StraightColor {
    style == .dark ? dark : light
  }
}

extension Color {
  private static func system(
    _ name: String, _ light: UInt32, _ dark: UInt32, token: String? = nil
  ) -> Color {
    Color(value: .system(SystemColor(name, light, dark, token: token), alpha: nil))
  }

  /// The color of primary text; the theme's `text`.
  public static let label = system("label", 0x0000_00FF, 0xFFFF_FFFF, token: "text")
  /// The color of secondary text; the theme's `secondaryText`.
  public static let secondaryLabel = system(
    "secondaryLabel", 0x3C3C_4399, 0xEBEB_F599, token: "secondaryText")
  /// The color of tertiary text.
  public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C_434D, 0xEBEB_F54D)
  /// The color of quaternary text.
  public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C_432E, 0xEBEB_F529)
  /// The color of placeholders.
  public static let placeholderText = system("placeholderText", 0x3C3C_434D, 0xEBEB_F54D)
  /// The color of links.
  public static let link = system("link", 0x007A_FFFF, 0x0984_FFFF)
  /// The color of thin lines; the theme's `separator`.
  public static let separator = system("separator", 0x3C3C_434A, 0x5454_5899, token: "separator")
  /// The color of opaque lines; the theme's `separator`.
  public static let opaqueSeparator = system(
    "opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF, token: "separator")
  /// The color behind content; the theme's `background`.
  public static let systemBackground = system(
    "systemBackground", 0xFFFF_FFFF, 0x0000_00FF, token: "background")
  /// The color behind grouped content; the theme's `surface`.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF, token: "surface")
  /// The color behind content inside groups.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF)
  /// The color behind groups; the theme's `background`.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF, token: "background")
  /// UIKit's old name for ``systemGroupedBackground``.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The color of groups; the theme's `surface`.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF, token: "surface")
  /// The color of groups inside groups.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF)
  /// The fill of thin shapes.
  public static let systemFill = system("systemFill", 0x7878_8033, 0x7878_805C)
  /// The fill of medium shapes.
  public static let secondarySystemFill = system("secondarySystemFill", 0x7878_8029, 0x7878_8052)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill", 0x7676_801F, 0x7676_803D)
  /// The fill of large areas.
  public static let quaternarySystemFill = system("quaternarySystemFill", 0x7474_8014, 0x7676_802E)
  /// A color of the system, with one value in a light interface and another in a dark one.
  public static let systemRed = system("systemRed", 0xFF3B_30FF, 0xFF45_3AFF),
    systemOrange = system("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF),
    systemYellow = system("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF),
    systemGreen = system("systemGreen", 0x34C7_59FF, 0x30D1_58FF),
    systemMint = system("systemMint", 0x00C7_BEFF, 0x63E6_E2FF),
    systemTeal = system("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF),
    systemCyan = system("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF),
    systemBlue = system("systemBlue", 0x007A_FFFF, 0x0A84_FFFF),
    systemIndigo = system("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF),
    systemPurple = system("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF),
    systemPink = system("systemPink", 0xFF2D_55FF, 0xFF37_5FFF),
    systemBrown = system("systemBrown", 0xA284_5EFF, 0xAC8E_68FF),
    systemGray = system("systemGray", 0x8E8E_93FF, 0x8E8E_93FF),
    systemGray2 = system("systemGray2", 0xAEAE_B2FF, 0x6363_66FF),
    systemGray3 = system("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF),
    systemGray4 = system("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF),
    systemGray5 = system("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF),
    systemGray6 = system("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF)
  /// White, on dark backgrounds.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Black, on light backgrounds.
  public static let darkText = Color.black
}
