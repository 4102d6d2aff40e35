/// What the file of an image asks for and its pixels don't show.

extension Image {
  /// Parts of an image file that would change how it looks, and that drawing leaves out.
  package struct NotApplied: Sendable {
    /// What warnings call the image, such as its file: `photo.png`. Nil stands for an image of
    /// unknown name.
    var file: String?
    /// The orientation in Exif's numbers, 1…8; 1 is as stored.
    var orientation: Int
    /// Whether the colors are those of another space than sRGB.
    var hasOtherColors: Bool

    /// Creates what is left out of a file; nil if nothing is.
    package init?(of file: String?, orientation: Int, hasOtherColors: Bool) {
      guard orientation != 1 || hasOtherColors else { return nil }
      (self.file, self.orientation, self.hasOtherColors) = (file, orientation, hasOtherColors)
    }

    /// Returns this without colors: a template shows none of its own. Nil if nothing is left.
    var withoutColors: Self? {
      Self(of: file, orientation: orientation, hasOtherColors: false)
    }

    /// The warning of a view that shows the image.
    var warning: String {
      let name = file.map { "the image \($0)" } ?? "an image without a name"
      let exif = "Exif orientation \(orientation)"
      let end =
        switch (orientation != 1, hasOtherColors) {
        case (true, false): "\(exif) is not applied. Store it upright."
        case (false, _): "color space is not applied. Save it in sRGB, without a profile."
        case (true, true):
          "\(exif) and its color space are not applied. Store it upright and in sRGB, without "
            + "a profile."
        }
      return "\(name) is drawn as it is stored: its \(end)"
    }
  }
}
