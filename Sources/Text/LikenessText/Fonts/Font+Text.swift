/// A font as text for people.
import LikenessDisplayList

extension Font: CustomStringConvertible {
  /// A short description for people: `22 bold` in the embedded typeface, `Lato 20 semibold` in
  /// another family, `Lato-Semibold 20` for a named face. A text style that the size follows comes
  /// last: `17 regular (body)`.
  public var description: String { fixedDescription + (scaling.map { " (\($0))" } ?? "") }

  private var fixedDescription: String {
    if let token { return token }
    if let face = postScriptName ?? fileName.map(Self.withoutExtension) {
      return "\(face) \(decimal(size))"
    }
    let words = "\(decimal(size)) \(weight)"
    return family == Self.embeddedFamily ? words : "\(family) \(words)"
  }

  private static func withoutExtension(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
