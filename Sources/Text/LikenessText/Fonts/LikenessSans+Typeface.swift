/// The embedded typeface, put together from the faces that are part of the program.

extension LikenessSans {
  /// The regular weight, for weights below 600.
  static let regular = typeface(name: "Likeness Sans Regular", weight: 400)
  /// The bold weight, for weights from 600.
  static let bold = typeface(name: "Likeness Sans Bold", weight: 700)

  /// Both weights as a family.
  static let family = FontFamily(
    name: Font.embeddedFamily,
    members: [FontFamily.Member(weight: .regular, typeface: regular), FontFamily.Member(weight: .bold, typeface: bold)])

  /// The weight to draw for a wished one.
  static func typeface(for weight: Font.Weight) -> BitmapTypeface { weight >= .semibold ? bold : regular }

  private static func typeface(name: String, weight: Int) -> BitmapTypeface {
    let drawn = faces.filter { $0.weight == weight }.map { BitmapFace(embedded: $0.source, weight: $0.weight, size: $0.size) }
    // The list of faces is part of the program and holds both weights.
    guard let typeface = BitmapTypeface(name: name, faces: drawn) else { preconditionFailure("no face of weight \(weight) is embedded") }
    return typeface
  }
}
