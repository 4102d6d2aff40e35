/// The report's templates.

enum Templates {
  /// `index`, `group`, `story` with `entry`, and `passed` of the page in their order, `pieces` of
  /// them, `junit` and `summary`.
  static let shared = PageTemplates([
    "index": PackageResources.index_mustache, "group": PackageResources.group_mustache,
    "story": PackageResources.story_mustache, "entry": PackageResources.entry_mustache,
    "passed": PackageResources.passed_mustache,
    "pieces": PackageResources.pieces_mustache,
    "junit": PackageResources.junit_mustache,
    "summary": PackageResources.summary_mustache,
  ])
}
