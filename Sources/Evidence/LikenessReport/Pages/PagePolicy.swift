/// The content policy of pages, and the types of their files.

/// The content security policy of a page. It loads nothing from other sites, and nothing can be
/// injected into it.
package struct PagePolicy: Sendable {
  /// The sources of pictures.
  private let images: String
  /// The sources of styles.
  private let styles: String
  /// The sources of scripts.
  private let scripts: String
  /// Whether the page may send requests to its server.
  private let connects: Bool

  /// Creates a policy. By default everything comes from files beside the page.
  package init(
    images: String = "'self' data:", styles: String = "'self'", scripts: String = "'self'",
    connects: Bool = false
  ) {
    self.images = images
    self.styles = styles
    self.scripts = scripts
    self.connects = connects
  }

  /// The policy for a `meta` element.
  package var text: String {
    "default-src 'none'; img-src \(images); style-src \(styles); script-src "
      + "\(scripts)\(connects ? "; connect-src 'self'" : ""); "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The policy as a header field for a server. Only a header can forbid other pages to frame this
  /// one.
  package static let served = PagePolicy(connects: true).text + "; frame-ancestors 'none'"
}

extension PageFile {
  /// Returns the media type of a file of pages by its name. Unknown files are plain text.
  package static func mediaType(of path: String) -> String {
    switch path.split(separator: ".", omittingEmptySubsequences: false).last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "xml": "application/xml"
    case "png": "image/png"
    default: "text/plain; charset=utf-8"
    }
  }
}
