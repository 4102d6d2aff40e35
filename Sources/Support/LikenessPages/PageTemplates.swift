/// Templates, parsed once from bytes that are built into a program.
import Mustache

/// Templates by name. They are part of the program and not files beside it, so that a moved binary still writes pages.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Parses templates.
  ///
  /// - Parameter sources: UTF-8 by name. Each has to parse: these are constants of a build, which its tests render, and a slip ends the program.
  package init(_ sources: [String: [UInt8]]) {
    registerContentTypes()
    do {
      library = MustacheLibrary(templates: try sources.mapValues { try MustacheTemplate(string: String(decoding: $0, as: UTF8.self)) })
    } catch {
      // The bytes are constants of this build, and the tests render every one of them: no input leads here.
      preconditionFailure("a built-in template does not parse: \(error)")
    }
  }

  /// Fills a template; the text is empty where none has that name.
  ///
  /// Texts are escaped as the template's content type says. To a template an empty text is a value; only false is nothing, see ``section(_:)``.
  package func render(_ name: String, _ values: [String: Any]) -> String {
    library.render(values, withTemplate: name) ?? ""
  }
}

/// A text that its section leaves out when empty: to templates an empty text is a value, and only false is nothing.
package func section(_ text: String) -> Any { text.isEmpty ? false as Any : text }
