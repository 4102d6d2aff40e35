/// Faces for people who don't exist: initials on a gradient.
import Likeness

/// A square picture that stands in for a photograph.
package struct Avatar: Sendable {
  /// 40 by 40 points, with three pixels per point.
  package let image: Image

  /// Draws two letters on a gradient from pink to violet.
  package static func initials(_ letters: String) -> Avatar {
    let size = CGSize(width: 40, height: 40)
    let face = View()
    // From top to bottom, each row has one color, which keeps the picture small in the text of a
    // display list.
    face.backgroundGradient = Gradient(colors: [Color.token("brandPink"), .token("brand")])
    let label = Label()
    label.text = letters
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .white
    face.addSubview(label)
    label.pin(.center)
    return Avatar(
      image: .constant {
        Image(
          try render(face, theme: Gallery.shippedThemes["light"] ?? .builtIn, in: size, scale: 3),
          scale: 3)
      })
  }
}

extension Image {
  /// An image of the gallery itself, which nothing from outside can change.
  static func constant(_ draw: () throws -> Image) -> Image {
    do { return try draw() } catch {
      preconditionFailure("the gallery's tests draw each constant image: \(error)")
    }
  }
}
