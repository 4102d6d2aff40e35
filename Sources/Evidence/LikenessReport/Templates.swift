/// The report's templates.

enum Templates {
  /// `index`, `entry` and `pieces` of the page, `junit` and `summary`.
  static let shared = PageTemplates([
    "index": PackageResources.index_mustache, "entry": PackageResources.entry_mustache,
    "pieces": PackageResources.pieces_mustache,
    "junit": PackageResources.junit_mustache,
    "summary": PackageResources.summary_mustache,
  ])
}
