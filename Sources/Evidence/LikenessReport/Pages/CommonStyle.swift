/// The style that all pages share.

/// Colors, type and focus of every page, light or dark by the reader's setting. Pages add their own
/// rules.
package enum CommonStyle {
  /// The style sheet, UTF-8.
  package static var bytes: [UInt8] { PackageResources.common_css }
}
