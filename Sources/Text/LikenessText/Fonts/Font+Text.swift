/// A font as text: for people, and for files.
import LikenessGraphics

extension Font: CustomStringConvertible {
  /// Short, for people: `22 bold` in the embedded typeface, `Lato 20 semibold` in another family, `Lato-Semibold 20` where a face is named. `synthetic
  /// bold` follows where that is asked for. A text style that the size follows comes last: `17 regular (body)`.
  public var description: String {
    fixedDescription + (usesSyntheticBold ? " synthetic bold" : "") + (scaling.map { " (\($0))" } ?? "")
  }

  private var fixedDescription: String {
    if let token { return token }
    if let face = postScriptName ?? fileName.map(Self.withoutExtension) { return "\(face) \(decimal(size))" }
    let words = "\(decimal(size)) \(weight)"
    return family == Self.embeddedFamily ? words : "\(family) \(words)"
  }

  private static func withoutExtension(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}

extension Font: Codable {
  private enum CodingKeys: CodingKey {
    case family
    case size
    case weight
    case fileName
    case postScriptName
    case otherFamilies
    case usesSyntheticBold
    case scaling
    case token
  }

  /// Reads `token` and `scaling`, or `size`, and `family`, `weight`, `fileName`, `postScriptName`, `otherFamilies`, `usesSyntheticBold` and `scaling` where they are there; a size outside 0…``maximumSize`` is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let token = try container.decodeIfPresent(String.self, forKey: .token) {
      self = .token(token)
      scaling = try container.decodeIfPresent(Scaling.self, forKey: .scaling)
      return
    }
    let size = try container.decode(Double.self, forKey: .size)
    guard (0...Self.maximumSize).contains(size) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: container, debugDescription: "size \(size) is outside 0…\(decimal(Self.maximumSize))")
    }
    self.init(
      family: try container.decodeIfPresent(String.self, forKey: .family) ?? Self.embeddedFamily, size: size,
      weight: try container.decodeIfPresent(Weight.self, forKey: .weight) ?? .regular,
      fileName: try container.decodeIfPresent(String.self, forKey: .fileName),
      postScriptName: try container.decodeIfPresent(String.self, forKey: .postScriptName))
    otherFamilies = try container.decodeIfPresent([String].self, forKey: .otherFamilies) ?? []
    usesSyntheticBold = try container.decodeIfPresent(Bool.self, forKey: .usesSyntheticBold) ?? false
    scaling = try container.decodeIfPresent(Scaling.self, forKey: .scaling)
  }

  /// Writes the token, or family, size and weight, and what else the font sets.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let token {
      try container.encode(token, forKey: .token)
      try container.encodeIfPresent(scaling, forKey: .scaling)
      return
    }
    try container.encode(family, forKey: .family)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight)
    try container.encodeIfPresent(fileName, forKey: .fileName)
    try container.encodeIfPresent(postScriptName, forKey: .postScriptName)
    if !otherFamilies.isEmpty { try container.encode(otherFamilies, forKey: .otherFamilies) }
    if usesSyntheticBold { try container.encode(true, forKey: .usesSyntheticBold) }
    try container.encodeIfPresent(scaling, forKey: .scaling)
  }
}
