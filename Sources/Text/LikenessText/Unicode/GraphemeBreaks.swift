/// The boundaries between characters as readers see them: the extended grapheme clusters of UAX
/// #29.

/// Walks through a text scalar by scalar and finds where clusters begin.
struct GraphemeBreaks {
  /// The state since the last pictograph: GB11.
  private enum Emoji {
    case none
    case pictograph
    case joiner
  }

  /// Starts before a text.
  init() {}

  private var previous: GraphemeBreakClass?
  private var previousIsOpenHangul = false
  private var emoji = Emoji.none
  private var hasOddIndicators = false

  /// Whether a cluster begins at this scalar, the one after that of the last call.
  mutating func begins(at scalar: Unicode.Scalar) -> Bool {
    let next = UnicodeData.graphemeBreakTable[scalar]
    // Nearly all of a text, and no state changes.
    if next == .XX, previous == .XX { return true }
    let isOpen = next == .HS && scalar.isOpenHangul
    let begins = previous.map { isBoundary($0, next, isOpen) } ?? true
    switch next {
    case .EP: emoji = .pictograph
    case .EX: emoji = emoji == .pictograph ? .pictograph : .none
    case .ZWJ: emoji = emoji == .pictograph ? .joiner : .none
    default: emoji = .none
    }
    hasOddIndicators = next == .RI && !(previous == .RI && hasOddIndicators)
    previous = next
    previousIsOpenHangul = isOpen
    return begins
  }

  /// The rules GB3 to GB999, in their order.
  private func isBoundary(_ a: GraphemeBreakClass, _ b: GraphemeBreakClass, _ bIsOpen: Bool) -> Bool
  {
    switch (a, b) {
    case (.CR, .LF): false
    case (.CN, _), (.CR, _), (.LF, _), (_, .CN), (_, .CR), (_, .LF): true
    case (.L, .L), (.L, .V), (.L, .HS): false
    case (.V, .V), (.V, .T), (.T, .T), (.HS, .T): false
    case (.HS, .V): !previousIsOpenHangul
    case (_, .EX), (_, .ZWJ), (_, .SM), (.PP, _): false
    case (.ZWJ, .EP): emoji != .joiner
    case (.RI, .RI): !hasOddIndicators
    default: true
    }
  }
}
