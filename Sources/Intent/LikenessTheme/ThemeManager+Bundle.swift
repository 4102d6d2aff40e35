/// Loading themes that come as data, or among the resources of a bundle.
import Foundation
import LikenessJSON

extension ThemeManager {
  /// Reads a theme file and puts its theme in force, unless it has a problem; see ``load(_:file:)-([UInt8],_)``.
  @discardableResult
  public func load(_ data: Data, file: String) -> Loaded { load(Array(data), file: file) }

  /// Reads a theme file among the resources of a bundle and puts its theme in force, unless it is not there or has a problem.
  ///
  /// - Parameters:
  ///   - name: the resource, such as `light.theme.json`, whose ending tells the format, see ``ThemeFormat/init(file:)``; or its name alone,
  ///     `light`, for the first that is there of `light.theme.json`, `light.tokens.json`, `light.tokens` and `light.json`.
  ///   - bundle: the bundle, `.module` for a package's own; the program's main one by default.
  ///   - subdirectory: the folder in the bundle; nil, the default, is where resources lie.
  @discardableResult
  public func load(resource name: String, in bundle: Bundle = .main, subdirectory: String? = nil) -> Loaded {
    let isWhole = [".json", ".tokens"].contains { name.hasSuffix($0) }
    let names = isWhole ? [name] : [".theme.json", ".tokens.json", ".tokens", ".json"].map { name + $0 }
    for name in names {
      guard let url = bundle.url(forResource: name, withExtension: nil, subdirectory: subdirectory) else { continue }
      return load(contentsOfFile: url.path)
    }
    let message = ThemeWording.noResource(bundle.bundlePath, subdirectory, names)
    return refuse(Problems([Problem(file: name, location: nil, message: message)]))
  }
}
