/// Letters that carry marks.

extension Pen {
  /// Draws a letter with marks; nil for characters that are none.
  func markedLetter(_ character: Unicode.Scalar) -> Sketch? {
    var base = character
    var marks: [Mark] = []
    while let (letter, mark) = LetterParts.parts[base.value] {
      base = letter
      marks.insert(mark, at: 0)
    }
    if marks.isEmpty { return nil }
    let above = marks.filter { $0.isAbove }
    // They give up their dots to what stands above them.
    if !above.isEmpty, base == "i" || base == "j" { base = base == "i" ? "ı" : "ȷ" }
    return accented(base, marks, above)
  }

  private func accented(_ base: Unicode.Scalar, _ marks: [Mark], _ above: [Mark]) -> Sketch {
    let plain = f
    if marks == [.ring] && base == "A" && f.size < 20 || base.isCapital && above.count == 2 {
      // Two marks, or a ring, need more room than the line has: the letter beneath them gives a
      // pixel.
      f.cap -= above[0] == .ring && above.count == 2 && f.size < 18 ? 2 : f.grid(3.4)
      f.ascender = f.cap
    } else if base.isAscender && !above.isEmpty && marks.last != .caron
      || "hk".holds(base) && !above.isEmpty
    {
      f.ascender = f.cap
    }
    let measures = f
    var (left, w, right) = draw(base)
    f = plain
    for mark in marks where !mark.isAbove { (w, right) = attach(mark, to: base, w, right) }
    if above.last == .caron, marks.last == .caron, "dtlL".holds(base) {
      let top =
        base == "L" ? f.cap : base != "t" ? f.ascender : f.xHeight + f.size * 0.15 + f.accent
      let x =
        w + ("dl".holds(base) ? max(1, f.snap(f.size * 0.06)) : base == "t" ? 0 : -f.snap(w * 0.35))
      let reach = x + apostrophe(x, top)
      if reach > w { right += reach - w - 0.5 }
      return (left, w, max(right, 0))
    }
    var mx = w / 2
    if base == "l" || base == "L" { mx = f.stem / 2 + (base == "L" ? f.size * 0.06 : 0) }
    if base == "ȷ" { mx = w - f.stem / 2 }
    if base == "t" { mx = max(1, f.snap(f.size * 0.085)) + f.stem / 2 }
    if above.count == 2 {
      stack(above, on: base, measures, mx)
    } else if let only = above.first {
      mark(only, mx, level(of: only, on: base))
    }
    var spare = (above.map { f.halfWidth(of: $0) }.max() ?? 0) - w / 2 - min(left, right)
    // So that ī beside ī is not one bar.
    if let first = above.first, first.isBroad { spare += max(0.6, f.size * 0.02) }
    if w <= f.stem * 1.5, spare > 0 {
      let extra = f.snap(spare - 0.1)
      (left, right) = (left + extra, right + extra)
    }
    return (left, w, right)
  }

  /// Where the lower edge of a mark stands that is alone over its letter.
  private func level(of mark: Mark, on base: Unicode.Scalar) -> Double {
    if base == "t" {
      return min(f.snap(f.xHeight + f.size * 0.15) + f.gap, f.ascent - f.height(of: mark))
    }
    if base.isAscender || base.isCapital {
      if mark == .ring {
        return f.size < 17 ? f.cap : f.cap + max(0, f.capGap + f.accent - f.height(of: .ring))
      }
      return f.cap + f.capGap
    }
    if mark == .dieresis { return f.xHeight + f.gap }
    return f.xHeight + max(f.capGap, min(f.gap, f.capGap + 1))
  }

  /// Draws two marks, one on the other, a little lower than one alone would be. They touch where
  /// there is no room between them.
  private func stack(_ marks: [Mark], on base: Unicode.Scalar, _ measures: Fit, _ mx: Double) {
    let plain = f
    f.accent = max(2, f.snap(f.accent * (f.size > 28 ? 0.65 : 0.8)))
    let low = (base.isCapital ? measures.cap : f.xHeight) + max(1, f.snap(f.capGap * 0.6))
    let high = low + f.height(of: marks[0])
    let room = f.ascent - high - f.height(of: marks[1])
    let gap = min(f.capGap, max(0, f.snap(room)))
    mark(marks[0], mx, low)
    // Over a circumflex or a breve that it would touch, an acute stands to the right, as in
    // Vietnamese, and a grave to the left.
    var shift = 0.0
    if gap == 0, marks[0] == .circumflex || marks[0] == .breve {
      shift = marks[1] == .acute ? 1 : marks[1] == .grave ? -1 : 0
    }
    mark(marks[1], mx + shift, high + gap)
    f = plain
  }

  /// Draws a mark below a letter, or one that grows out of it. Returns the width of the letter and
  /// the space after it.
  private func attach(_ mark: Mark, to base: Unicode.Scalar, _ w: Double, _ right: Double) -> (
    Double, Double
  ) {
    let mx = base == "t" ? w * 0.55 : base == "l" ? f.stem / 2 : w / 2
    switch mark {
    case .horn:
      let out = horn(w, base.isCapital ? f.cap : f.xHeight)
      return (w, max(0, right + out - f.grid(3.4)))
    // In Latvian the cedilla is a comma, and no other language has these letters.
    case .cedilla where base == "g": commaAbove(mx, f.xHeight + max(1, f.gap - 1))
    case .cedilla where "GKLNRklnrDd".holds(base): commaBelow(mx, -f.capGap)
    case .cedilla: cedilla(f.snap(w * 0.52 - f.stem / 2) + f.stem / 2, 0)
    case .ogonek:
      ogonek("oOeE".holds(base) ? w * 0.6 : "iI".holds(base) ? w / 2 : w - f.stem / 2, 0)
    case .comma: commaBelow(mx, -f.capGap)
    case .below(let shape):
      // Beside the tail of y.
      self.mark(
        shape, base == "y" ? w - f.halfWidth(of: shape) : mx,
        max(-f.capGap - f.height(of: shape), -f.descent))
    default: break
    }
    return (w, right)
  }

  /// Draws a mark by itself; nil for other characters.
  func mark(_ character: Unicode.Scalar) -> Sketch? {
    let mark: Mark
    switch character {
    case "`": mark = .grave
    case "´": mark = .acute
    case "¨": mark = .dieresis
    case "¸": mark = .cedilla
    case "¯":
      let w = f.nWidth - 2
      let y = f.xHeight + f.gap
      rect(0, y, w, y + f.capBar)
      return (1, w, 1)
    default: return nil
    }
    let half = f.halfWidth(of: mark)
    let w = f.whole(2 * half)
    self.mark(mark, w / 2, mark == .cedilla ? 0 : f.xHeight + f.gap)
    return (1, w, 1)
  }
}

extension Fit {
  /// How high a mark is.
  func height(of mark: Mark) -> Double {
    switch mark {
    case .macron: flat
    case .breve, .invertedBreve: max(2, accent)
    case .dot, .dieresis: dotSize
    case .ring: max(3, accent + max(1, snap(accent * 0.2)))
    default: accent
    }
  }

  func halfWidth(of mark: Mark) -> Double {
    switch mark {
    case .grave, .acute, .dot, .hook, .ring, .cedilla: max(1, size * 0.09)
    case .dieresis: min(dot, accent) + (stem < 2 ? 0.5 : max(1, size * 0.065))
    default: max(2, size * 0.16)
    }
  }

  /// How thick a macron is.
  var flat: Double { max(1, snap(bar * 0.7)) }

  var dotSize: Double { max(1, snap(min(dot, accent))) }
}

extension Mark {
  /// Whether two of the mark side by side could look like one.
  fileprivate var isBroad: Bool {
    switch self {
    case .tilde, .macron, .breve, .doubleAcute, .caron, .doubleGrave, .invertedBreve: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool { value < 0x5B || "ÆØИУГК".holds(self) }
  fileprivate var isAscender: Bool { "bdfhklſ".holds(self) }
}

extension String {
  /// Whether a character is one of those in this text.
  fileprivate func holds(_ character: Unicode.Scalar) -> Bool { unicodeScalars.contains(character) }
}

/// Letters that consist of a letter and a mark, as Unicode decomposes them.
enum LetterParts {
  /// The parts of each letter with a mark, by its number.
  static let parts: [UInt32: (base: Unicode.Scalar, mark: Mark)] = {
    var parts: [UInt32: (base: Unicode.Scalar, mark: Mark)] = [:]
    parts.reserveCapacity(512)
    for (mark, pairs) in table {
      var letter: Unicode.Scalar?
      for scalar in pairs.unicodeScalars where scalar != " " {
        if let whole = letter { parts[whole.value] = (scalar, mark) }
        letter = letter == nil ? scalar : nil
      }
    }
    return parts
  }()

  /// Pairs of a letter and the same letter without the mark.
  private static let table: [(mark: Mark, pairs: String)] = [
    (
      .grave,
      """
      ÀA ÈE ÌI ÒO ÙU àa èe ìi òo ùu ǛÜ ǜü ǸN ǹn ḔĒ ḕē ṐŌ ṑō ẀW ẁw ẦÂ ầâ ẰĂ ằă ỀÊ ềê ЍИ ѝи ỒÔ ồô ỜƠ \
      ờơ ỪƯ ừư ỲY ỳy
      """
    ),
    (
      .acute,
      """
      ÁA ÉE ÍI ÓO ÚU ÝY áa ée íi óo úu ýy ĆC ćc ĹL ĺl ŃN ńn ŔR ŕr ŚS śs ŹZ źz ǗÜ ǘü ǴG ǵg ǺÅ ǻå ǼÆ \
      ǽæ ǾØ ǿø ḈÇ ḉç ЃГ ѓг ЌК ќк
      """
    ),
    (
      .acute,
      "ḖĒ ḗē ḮÏ ḯï ḰK ḱk ḾM ḿm ṌÕ ṍõ ṒŌ ṓō ṔP ṕp ṸŨ ṹũ ẂW ẃw ẤÂ ấâ ẮĂ ắă ẾÊ ếê ỐÔ ốô ỚƠ ớơ ỨƯ ứư"
    ),
    (
      .circumflex,
      """
      ÂA ÊE ÎI ÔO ÛU âa êe îi ôo ûu ĈC ĉc ĜG ĝg ĤH ĥh ĴJ ĵj ŜS ŝs ŴW ŵw ŶY ŷy ẐZ ẑz ẬẠ ậạ ỆẸ ệẹ ỘỌ \
      ộọ
      """
    ),
    (.tilde, "ÃA ÑN ÕO ãa ñn õo ĨI ĩi ŨU ũu ṼV ṽv ẪÂ ẫâ ẴĂ ẵă ẼE ẽe ỄÊ ễê ỖÔ ỗô ỠƠ ỡơ ỮƯ ữư ỸY ỹy"),
    (
      .macron,
      """
      ĀA āa ĒE ēe ĪI īi ŌO ōo ŪU ūu ǕÜ ǖü ǞÄ ǟä ǠȦ ǡȧ ǢÆ ǣæ ǬǪ ǭǫ ȪÖ ȫö ȬÕ ȭõ ȰȮ ȱȯ ȲY ȳy ḠG ḡg ḸḶ \
      ḹḷ ṜṚ ṝṛ
      """
    ),
    (.breve, "ĂA ăa ĔE ĕe ĞG ğg ĬI ĭi ŎO ŏo ŬU ŭu ЎУ ЙИ йи ўy ḜȨ ḝȩ ẶẠ ặạ"),
    (
      .dot,
      """
      ĊC ċc ĖE ėe ĠG ġg İI ŻZ żz ȦA ȧa ȮO ȯo ḂB ḃb ḊD ḋd ḞF ḟf ḢH ḣh ṀM ṁm ṄN ṅn ṖP ṗp ṘR ṙr ṠS ṡs \
      ṤŚ ṥś ṦŠ ṧš ṨṢ
      """
    ),
    (.dot, "ṩṣ ṪT ṫt ẆW ẇw ẊX ẋx ẎY ẏy ẛſ"),
    (.dieresis, "ÄA ËE ÏI ÖO ÜU äa ëe ïi öo üu ÿy ŸY ḦH ḧh ṎÕ ṏõ ṺŪ ṻū ẄW ẅw ẌX ẍx ẗt"),
    (.hook, "ẢA ảa ẨÂ ẩâ ẲĂ ẳă ẺE ẻe ỂÊ ểê ỈI ỉi ỎO ỏo ỔÔ ổô ỞƠ ởơ ỦU ủu ỬƯ ửư ỶY ỷy"),
    (.ring, "ÅA åa ŮU ůu ẘw ẙy"),
    (.doubleAcute, "ŐO őo ŰU űu"),
    (
      .caron,
      """
      ČC čc ĎD ďd ĚE ěe ĽL ľl ŇN ňn ŘR řr ŠS šs ŤT ťt ŽZ žz ǍA ǎa ǏI ǐi ǑO ǒo ǓU ǔu ǙÜ ǚü ǦG ǧg ǨK \
      ǩk ǰj ȞH ȟh
      """
    ),
    (.doubleGrave, "ȀA ȁa ȄE ȅe ȈI ȉi ȌO ȍo ȐR ȑr ȔU ȕu"),
    (.invertedBreve, "ȂA ȃa ȆE ȇe ȊI ȋi ȎO ȏo ȒR ȓr ȖU ȗu"),
    (.horn, "ƠO ơo ƯU ưu"),
    (
      .below(.dot),
      """
      ḄB ḅb ḌD ḍd ḤH ḥh ḲK ḳk ḶL ḷl ṂM ṃm ṆN ṇn ṚR ṛr ṢS ṣs ṬT ṭt ṾV ṿv ẈW ẉw ẒZ ẓz ẠA ạa ẸE ẹe ỊI \
      ịi ỌO ọo ỢƠ ợơ
      """
    ),
    (.below(.dot), "ỤU ụu ỰƯ ựư ỴY ỵy"),
    (.below(.dieresis), "ṲU ṳu"),
    (.below(.ring), "ḀA ḁa"),
    (.comma, "ȘS șs ȚT țt"),
    (.cedilla, "ÇC çc ĢG ģg ĶK ķk ĻL ļl ŅN ņn ŖR ŗr ŞS şs ŢT ţt ȨE ȩe ḐD ḑd ḨH ḩh"),
    (.ogonek, "ĄA ąa ĘE ęe ĮI įi ŲU ųu ǪO ǫo"),
    (.below(.circumflex), "ḒD ḓd ḘE ḙe ḼL ḽl ṊN ṋn ṰT ṱt ṶU ṷu"),
    (.below(.breve), "ḪH ḫh"),
    (.below(.tilde), "ḚE ḛe ḬI ḭi ṴU ṵu"),
    (.below(.macron), "ḆB ḇb ḎD ḏd ḴK ḵk ḺL ḻl ṈN ṉn ṞR ṟr ṮT ṯt ẔZ ẕz ẖh"),
  ]
}
