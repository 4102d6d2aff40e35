/// Texts compared as they are written.

extension String {
  /// Whether two texts consist of the same Unicode scalars.
  ///
  /// `==` also equates canonically equivalent texts, such as é as one scalar and as e with U+0301.
  /// A font may draw these differently, and a file stores them in other bytes.
  @inlinable package func hasScalars(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // A row of bytes is compared faster than the views of two texts.
    let areEqual = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.elementsEqual($0) }
    }
    return (areEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  /// Whether two lists have texts of the same Unicode scalars, in the same order.
  @inlinable package func haveScalars(of others: [String]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.hasScalars(of: $1) }
  }
}
