/// Which combinations of the values of axes have a picture.

/// Which combinations of the values of axes have a picture.
public enum VariantCoverage: Hashable, Sendable {
  /// Every combination.
  case all
  /// So few that every two values of different axes meet in one at least: of ten axes with four values each about 30 instead of a million.
  ///
  /// With a budget, more pictures than that are an error when they are listed, and never a gap that nobody sees.
  case pairwise(budget: Int? = nil)
}
