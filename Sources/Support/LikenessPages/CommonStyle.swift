/// The style that all pages share.

/// Colors, type and focus of every page, in a light and a dark theme by the reader's setting. Pages put their own rules behind it.
package enum CommonStyle {
  /// The style sheet, UTF-8.
  package static var bytes: [UInt8] { PackageResources.common_css }
}
