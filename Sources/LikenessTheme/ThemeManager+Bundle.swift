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
  ///   - name: the resource with its ending, such as `light.theme.json`; the ending tells the format, see ``ThemeFormat/init(file:)``.
  ///   - bundle: the bundle, `.module` for a package's own; the program's main one by default.
  @discardableResult
  public func load(resource name: String, in bundle: Bundle = .main) -> Loaded {
    guard let url = bundle.url(forResource: name, withExtension: nil) else {
      return refuse(Problems([Problem(file: name, location: nil, message: ThemeWording.noResource(bundle.bundlePath))]))
    }
    return load(contentsOfFile: url.path)
  }
}
