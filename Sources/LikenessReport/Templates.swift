/// The templates, read once from the bytes that are built into the program.
import Mustache

/// The templates by name. They are part of the program and not files beside it, so that a moved binary still writes reports.
struct Templates: Sendable {
  /// The one set there is.
  static let shared = Templates()

  private let library: MustacheLibrary

  private init() {
    registerContentTypes()
    do {
      library = MustacheLibrary(templates: [
        "index": try MustacheTemplate(string: String(decoding: PackageResources.index_mustache, as: UTF8.self)),
        "entry": try MustacheTemplate(string: String(decoding: PackageResources.entry_mustache, as: UTF8.self)),
        "junit": try MustacheTemplate(string: String(decoding: PackageResources.junit_mustache, as: UTF8.self)),
        "summary": try MustacheTemplate(string: String(decoding: PackageResources.summary_mustache, as: UTF8.self)),
      ])
    } catch {
      // The bytes are constants of this build, and the tests render every one of them: no input leads here.
      preconditionFailure("a built-in template does not parse: \(error)")
    }
  }

  /// Fills a template. `name` is one of the four above.
  func render(_ name: String, _ values: [String: Any]) -> String {
    library.render(values, withTemplate: name) ?? ""
  }
}
