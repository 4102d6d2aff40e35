/// The first result that a function returns for the elements of a sequence.
extension Sequence {
  /// Returns the first result that is not nil; nil if there is none.
  ///
  /// Calls `body` once for each element. `lazy.compactMap(_:).first` calls it twice for the first
  /// result, and ends the program if a file that changed meanwhile makes the second result nil.
  package func firstResult<Result>(of body: (Element) -> Result?) -> Result? {
    for element in self { if let result = body(element) { return result } }
    return nil
  }
}
