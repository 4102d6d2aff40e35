/// Loading themes from data or from bundle resources.
import Foundation
import LikenessJSON

extension ThemeManager {
  /// Loads a theme file and makes its theme current unless it has a problem; see
  /// ``load(_:file:)-([UInt8],_)``.
  @discardableResult
  public func load(_ data: Data, file: String) -> Loaded { load(Array(data), file: file) }

  /// Loads a theme file from a bundle and makes its theme current unless it is missing or has a
  /// problem.
  ///
  /// - Parameters:
  ///   - name: The resource, such as `light.theme.json`, whose extension decides the format, see
  ///     ``ThemeFormat/init(file:)``; or a bare name
  /// such as `light`, for the first of `light.theme.json`, `light.tokens.json`, `light.tokens` and
  /// `light.json` that exists.
  ///   - bundle: The bundle, such as `.module`. Defaults to the program's main bundle.
  ///   - subdirectory: The folder in the bundle. Defaults to nil, its resource folder.
  @discardableResult
  public func load(resource name: String, in bundle: Bundle = .main, subdirectory: String? = nil)
    -> Loaded
  {
    let isWhole = [".json", ".tokens"].contains { name.hasSuffix($0) }
    let names =
      isWhole ? [name] : [".theme.json", ".tokens.json", ".tokens", ".json"].map { name + $0 }
    for name in names {
      guard let url = bundle.url(forResource: name, withExtension: nil, subdirectory: subdirectory)
      else { continue }
      return load(contentsOfFile: url.path)
    }
    let message = ThemeWording.noResource(bundle.bundlePath, subdirectory, names)
    return refuse(Problems([Problem(file: name, location: nil, message: message)]))
  }
}
