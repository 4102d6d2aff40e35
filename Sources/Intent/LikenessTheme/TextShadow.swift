/// Which shadow of several a text has, and what is said where a text can't show it as it was given.
import LikenessGraphics

extension [ShadowToken] {
  /// The shadow that a text has of these: the first that doesn't fall inwards, which is all that text shows, or the first where all do;
  /// nil where there is none.
  public var forText: ShadowToken? { first { !$0.isInset } ?? first }
}

extension Theme {
  /// What views can't show as the theme has it, a sentence each, in the order of the tokens: text styles whose shadow falls inwards, or is one
  /// of several.
  public var warnings: [String] {
    fonts.entries.compactMap { name, font in
      let id = TokenID(.font, name)
      if font.shadow?.isInset == true { return ThemeWording.insetTextShadow(id) }
      guard let shadow = reference(.shadow, of: id), let list = shadows[shadow.name], list.count > 1 else { return nil }
      return ThemeWording.oneTextShadow(id, shadow, count: list.count)
    }
  }
}
