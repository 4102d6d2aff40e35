/// Reports which combinations of the values of axes have a picture.

/// The combinations of the values of axes that have a picture.
public enum VariantCoverage: Hashable, Sendable {
  /// Every combination.
  case all
  /// Only enough combinations to cover every pair of values of different axes: about 30 instead of
  /// a million for ten axes with four values each.
  ///
  /// Needing more pictures than the budget is an error, not a silent gap.
  case pairwise(budget: Int? = nil)
}
