/// A font as text for people.
import LikenessDisplayList

extension Font: CustomStringConvertible {
  /// A short description for people: `22 bold` in the embedded typeface, `Lato 20 semibold` in
  /// another family, `Lato-Semibold 20` for a named face. A text style that the size follows comes
  /// last: `17 regular (body)`.
  public var description: String { words.map(\.description).joined(separator: " ") }

  /// The words of ``description``.
  package var words: [PropertyValue] {
    let scale = scaling.map { [PropertyValue.text("(\($0))")] } ?? []
    if let token { return [.text(token)] + scale }
    if let face = postScriptName ?? fileName.map(Self.withoutExtension) {
      return [.text(face), .number(size)] + scale
    }
    let family = family == Self.embeddedFamily ? [] : [PropertyValue.text(family)]
    return family + [.number(size), .text("\(weight)")] + scale
  }

  private static func withoutExtension(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
