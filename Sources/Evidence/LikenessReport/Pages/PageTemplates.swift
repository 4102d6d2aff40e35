/// Templates, parsed once from bytes that are compiled into the program.
import Mustache

/// Templates by name. They are compiled into the program, so a moved binary still writes pages.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Parses templates.
  ///
  /// - Parameter sources: UTF-8 text by name. Each must be a valid template: these are constants,
  ///   rendered by tests, and an invalid one ends the program.
  package init(_ sources: [String: [UInt8]]) {
    registerContentTypes()
    do {
      library = MustacheLibrary(
        templates: try sources.mapValues {
          try MustacheTemplate(string: String(decoding: $0, as: UTF8.self))
        })
    } catch {
      // The bytes are constants, and tests render every template, so no input leads here.
      preconditionFailure("a built-in template does not parse: \(error)")
    }
  }

  /// Renders a template; returns an empty text if there is none of that name.
  ///
  /// Texts are escaped by the template's content type. In a template, an empty text is a value;
  /// only false is nothing, see ``section(_:)``.
  package func render(_ name: String, _ values: [String: Any]) -> String {
    library.render(values, withTemplate: name) ?? ""
  }
}

/// A text whose section is omitted if there is none, or an empty one. In a template, an empty text
/// is a value, and only false is nothing.
package func section(_ text: String?) -> Any {
  if let text, !text.isEmpty { text } else { false }
}
