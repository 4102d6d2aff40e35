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
  static let image: [SceneProperty<ImageParts>] = [
    SceneProperty("file", \.file, isRequired: true) { $1.file($0) },
    SceneProperty("scale", \.scale) { cursor, _ in
      cursor.asNumber(in: Scale.range).flatMap { Scale($0) }
    },
    SceneProperty("renderingMode", \.renderingMode) { cursor, _ in
      cursor.asEnumeration(Image.RenderingMode.self)
    },
  ]

  struct ImageParts {
    var file: ScenePath?
    var scale: Scale?
    var renderingMode = Image.RenderingMode.original
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
      return .success(Image(try files.image(image.path), scale: image.scale, name: image.name))
    } catch {
      return .failure(SceneImageError(description: "\(error)"))
    }
  }
}
