/// The space between letters.

/// The advance of a cluster with the space after it. Marks and other clusters without an advance
/// get none, and a negative space takes no more than the advance.
func spaced(_ advance: Int, by letterSpacing: Int) -> Int {
  advance > 0 ? max(0, advance + letterSpacing) : 0
}
