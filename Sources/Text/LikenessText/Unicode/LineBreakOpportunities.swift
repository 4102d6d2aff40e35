/// Allowed and mandatory line breaks: the rules of UAX #14, with the numbers of its example 7 in
/// section 8.2, as in Unicode's own test.

/// Whether a line ends before a scalar.
enum LineBreak {
  /// It must not.
  case none
  /// It may.
  case allowed
  /// It must.
  case mandatory
}

/// Walks through a text scalar by scalar and finds where lines may end.
///
/// One rule of Unicode 16 is added to those of the tables' version: LB20a keeps a hyphen at the
/// beginning of a word with the word, `-f` or `-able`.
struct LineBreaks {
  /// Whether LB20a counts; the test file of the tables' version is older than it.
  let keepsLeadingHyphens: Bool

  /// How much of a number the last scalars are: LB25.
  private enum Number {
    case none
    case open
    case closed
  }

  /// The class before, marks left out (LB9); nil at the start.
  private var previous: LineBreakClass?
  /// The class before the spaces before.
  private var beforeSpaces: LineBreakClass?
  private var previousIsJoiner = false
  private var previousIsOpenHangul = false
  private var number = Number.none
  private var hasOddIndicators = false
  /// Whether the class before is a hyphen that begins a word (LB20a), or one after a Hebrew letter
  /// (LB21a).
  private var hyphen = (beginsWord: false, isAfterHebrew: false)

  /// Starts before a text.
  init(keepsLeadingHyphens: Bool = true) { self.keepsLeadingHyphens = keepsLeadingHyphens }

  /// The break before this scalar, the one after that of the last call.
  ///
  /// - Parameter following: the class of the scalar after it, which LB25 needs after an opening
  ///   bracket. Called only then.
  mutating func kind(before scalar: Unicode.Scalar, following: () -> LineBreakClass?)
    -> LineBreak
  {
    kind(
      before: UnicodeData.lineBreakTable[scalar], isOpenHangul: scalar.isOpenHangul,
      following: following)
  }

  private mutating func kind(
    before raw: LineBreakClass, isOpenHangul: Bool, following: () -> LineBreakClass?
  ) -> LineBreak {
    // Letters are most of a text, and between two of them no state changes.
    if raw == .AL, previous == .AL, !previousIsJoiner { return .none }
    defer { previousIsJoiner = raw == .ZWJ }
    var next = raw
    if raw == .CM || raw == .ZWJ {
      switch previous {
      case nil, .SP, .BK, .CR, .LF, .NL, .ZW: next = .AL  // LB10
      default: return .none  // LB9
      }
    }
    let result = previous.map { rule($0, next, isOpenHangul, following) } ?? .none
    advance(past: next, isOpenHangul)
    return result
  }

  private mutating func advance(past next: LineBreakClass, _ isOpenHangul: Bool) {
    switch next {
    case .NU: number = .open
    case .SY, .IS: number = number == .open ? .open : .none
    case .CL, .CP, .CPW: number = number == .open ? .closed : .none
    default: number = .none
    }
    hasOddIndicators = next == .RI && !(previous == .RI && hasOddIndicators)
    hyphen.isAfterHebrew = previous == .HL && (next == .HY || next == .BA)
    switch previous {
    case nil, .BK, .CR, .LF, .NL, .SP, .ZW, .CB, .GL: hyphen.beginsWord = next == .HY
    default: hyphen.beginsWord = false
    }
    if next != .SP { beforeSpaces = next }
    previous = next
    previousIsOpenHangul = isOpenHangul
  }

  /// The rules LB4 to LB19 in their order, for the classes on both sides.
  private func rule(
    _ a: LineBreakClass, _ b: LineBreakClass, _ bIsOpen: Bool, _ following: () -> LineBreakClass?
  ) -> LineBreak {
    switch (a, b) {
    case (.CR, .LF): return .none
    case (.BK, _), (.CR, _), (.LF, _), (.NL, _): return .mandatory
    case (_, .BK), (_, .CR), (_, .LF), (_, .NL), (_, .SP), (_, .ZW): return .none
    default: break
    }
    if beforeSpaces == .ZW { return .allowed }  // LB8
    if previousIsJoiner { return .none }  // LB8a
    switch (a, b) {
    case (_, .WJ), (.WJ, _), (.GL, _): return .none
    case (.SP, .GL), (.BA, .GL), (.HY, .GL): break
    case (_, .GL), (_, .EX): return .none
    case (.NU, .CL), (.NU, .CP), (.NU, .CPW), (.NU, .IS), (.NU, .SY): return .none  // LB25
    case (_, .CL), (_, .CP), (_, .CPW), (_, .IS), (_, .SY): return .none  // LB13
    default: break
    }
    switch (beforeSpaces, b) {
    case (.OP, _), (.OPW, _), (.QU, .OP), (.QU, .OPW), (.CL, .NS), (.CP, .NS), (.CPW, .NS),
      (.BD, .BD):
      return .none
    default: break
    }
    if a == .SP { return .allowed }  // LB18
    return keepsTogether(a, b, bIsOpen, following) ? .none : .allowed
  }

  /// The rules LB19 to LB31 in their order, for classes without spaces between them.
  private func keepsTogether(
    _ a: LineBreakClass, _ b: LineBreakClass, _ bIsOpen: Bool, _ following: () -> LineBreakClass?
  ) -> Bool {
    switch (a, b) {
    case (_, .QU), (.QU, _): return true
    case (_, .CB), (.CB, _): return false
    case (.HY, .AL), (.HY, .HL): if hyphen.beginsWord, keepsLeadingHyphens { return true }
    default: break
    }
    switch (a, b) {
    case (_, .BA), (_, .HY), (_, .NS), (.BB, _): return true
    case (.HY, _) where hyphen.isAfterHebrew, (.BA, _) where hyphen.isAfterHebrew: return true
    case (.SY, .HL), (_, .IN): return true
    case (.AL, .NU), (.HL, .NU), (.NU, .AL), (.NU, .HL): return true
    case (.PR, .ID), (.PR, .IDX), (.PR, .EB), (.PR, .EM), (.ID, .PO), (.IDX, .PO), (.EB, .PO),
      (.EM, .PO):
      return true
    case (.PR, .AL), (.PR, .HL), (.PO, .AL), (.PO, .HL), (.AL, .PR), (.AL, .PO), (.HL, .PR),
      (.HL, .PO):
      return true
    case (.PR, .OP), (.PR, .OPW), (.PO, .OP), (.PO, .OPW): return following() == .NU
    case (.PR, .NU), (.PO, .NU), (.OP, .NU), (.OPW, .NU), (.HY, .NU): return true
    case (_, .NU) where number == .open: return true
    case (_, .PO) where number != .none, (_, .PR) where number != .none: return true
    default: return keepsSyllable(a, b, bIsOpen)
    }
  }

  /// The rules LB26 to LB30b.
  private func keepsSyllable(_ a: LineBreakClass, _ b: LineBreakClass, _ bIsOpen: Bool) -> Bool {
    switch (a, b) {
    case (.JL, .JL), (.JL, .JV), (.JL, .HS), (.JV, .JV), (.JV, .JT), (.JT, .JT), (.HS, .JT): true
    case (.HS, .JV): previousIsOpenHangul
    case (.JL, .PO), (.JV, .PO), (.JT, .PO), (.HS, .PO), (.PR, .JL), (.PR, .JV), (.PR, .JT),
      (.PR, .HS):
      true
    case (.AL, .AL), (.AL, .HL), (.HL, .AL), (.HL, .HL), (.IS, .AL), (.IS, .HL): true
    case (.AL, .OP), (.HL, .OP), (.NU, .OP), (.CP, .AL), (.CP, .HL), (.CP, .NU): true
    case (.RI, .RI): hasOddIndicators
    case (.EB, .EM), (.IDX, .EM): true
    default: false
    }
  }
}
