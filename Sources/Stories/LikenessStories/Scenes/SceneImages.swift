/// Images in scenes: file, scale and rendering mode.
import LikenessDisplayList
import LikenessJSON
import LikenessViews

/// The source of an image, without its rendering mode.
struct SceneImage: Hashable {
  let path: String
  let scale: Scale

  /// The last part of the path: what lists call the image, wherever the scene is read from.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }
}

/// The reason why an image is unreadable, in the reader's words.
struct SceneImageError: Error, CustomStringConvertible {
  let description: String
}

extension SceneVocabulary {
  static let image: SceneTable<ImageParts> = [
    SceneProperty("file", \.file, .file, isRequired: true),
    SceneProperty(
      "scale", \.scale, .scale,
      "Pixels per point of the picture; by default as in the file's name, or 1."),
    SceneProperty(
      "renderingMode", \.renderingMode, .choice,
      """
      Whether a picture shows its own colors or, as a template, the tint color; original by \
      default.
      """),
  ]

  struct ImageParts {
    var file: ScenePath?
    var scale: Scale?
    var renderingMode = Image.RenderingMode.original
  }
}

extension SceneValue where Found == ScenePath {
  static var file: Self { Self(.file) { $1.file($0) } }
}

extension SceneSchema {
  static let file = defined(
    "path",
    """
    The path of a file, relative to the folder of the scene. It may contain .. but not leave the \
    folder of scenes.
    """,
    ["type": "string", "pattern": #"^([^/\\\x00-\x1f\x7f]+/)*(?!\.\.?$)[^/\\\x00-\x1f\x7f]+$"#])
}

extension SceneValue where Found == Image {
  static var image: Self {
    Self(
      .defined(
        "image",
        """
        A PNG file, or an object with its scale. A name that ends in @2x before the extension \
        means 2 pixels per point.
        """, .any(of: [.file, .object(SceneVocabulary.image)]))
    ) { $1.image($0) }
  }
}

extension SceneReading {
  /// Reads an image: a file name or an object.
  func image(_ cursor: JSONCursor) -> Image? {
    switch cursor.node.kind {
    case .string: return file(cursor).flatMap { picture($0, scale: $0.scale, at: cursor) }
    case .object:
      guard let parts = value(cursor, SceneVocabulary.image, from: SceneVocabulary.ImageParts()),
        let file = parts.file
      else { return nil }
      return picture(file, scale: parts.scale ?? file.scale, at: cursor.member("file") ?? cursor)?
        .withRenderingMode(parts.renderingMode)
    default: return cursor.wrong(SceneWording.expectedImage)
    }
  }

  /// Returns the image in a file, read once per scale.
  private func picture(_ file: ScenePath, scale: Scale, at cursor: JSONCursor) -> Image? {
    let key = SceneImage(path: file.text, scale: scale)
    let known = images[key] ?? read(key)
    images[key] = known
    switch known {
    case .success(let image): return image
    case .failure(let error):
      cursor.report(error.description)
      return nil
    }
  }

  private func read(_ image: SceneImage) -> Result<Image, SceneImageError> {
    do {
      let (bitmap, notApplied) = try files.picture(image.path)
      return .success(
        Image(bitmap, scale: image.scale, name: image.name, notApplied: notApplied))
    } catch {
      return .failure(SceneImageError(description: "\(error)"))
    }
  }
}
