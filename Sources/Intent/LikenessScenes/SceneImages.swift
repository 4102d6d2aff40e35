/// Pictures in scenes: which file, at what scale, in whose colors.
import LikenessGraphics
import LikenessJSON
import LikenessViews

/// What a picture of a scene is made from, apart from how it is colored.
struct SceneImage: Hashable {
  let path: String
  let scale: Scale
}

/// Why a picture can't be shown, with the reader's own words.
struct SceneImageError: Error, CustomStringConvertible {
  let description: String
}

extension SceneVocabulary {
  static let image: [SceneProperty<ImageParts>] = [
    SceneProperty("file", \.file, isRequired: true) { $1.file($0) },
    SceneProperty("scale", \.scale) { cursor, _ in cursor.asNumber(in: Scale.range).flatMap { Scale($0) } },
    SceneProperty("renderingMode", \.renderingMode) { cursor, _ in cursor.asEnumeration(Image.RenderingMode.self) },
  ]

  /// An image while it is read.
  struct ImageParts {
    var file: ScenePath?
    var scale: Scale?
    var renderingMode = Image.RenderingMode.original
  }
}

extension SceneReading {
  /// The name of a file, or an object that says more.
  func image(_ cursor: JSONCursor) -> Image? {
    switch cursor.node.kind {
    case .string: return file(cursor).flatMap { picture($0, scale: $0.scale, at: cursor) }
    case .object:
      guard let parts = value(cursor, SceneVocabulary.image, from: SceneVocabulary.ImageParts()), let file = parts.file else { return nil }
      return picture(file, scale: parts.scale ?? file.scale, at: cursor.member("file") ?? cursor)?.withRenderingMode(parts.renderingMode)
    default: return cursor.wrong(SceneWording.expectedImage)
    }
  }

  /// The picture in a file, which is read once for each scale.
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
    guard let files else { return .failure(SceneImageError(description: SceneWording.unreadable(image.path))) }
    do {
      return .success(Image(try files.image(image.path), scale: image.scale))
    } catch {
      return .failure(SceneImageError(description: "\(error)"))
    }
  }
}
