/// Controls as they are seen: their contrast to what is around them, the size that a finger finds,
/// and what tells their states apart.
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessRaster

/// What an audit knows of a control.
package struct AuditedControl: Sendable {
  package let path: ViewPath
  /// What takes touches in the picture, and its extent in points.
  let area: PixelRect
  let size: (width: Double, height: Double)
  /// Whether the control can be used. WCAG exempts those that can't from contrast and size.
  package var isEnabled: Bool

  package init(
    path: ViewPath, area: PixelRect, size: (width: Double, height: Double), isEnabled: Bool
  ) {
    (self.path, self.area, self.size, self.isEnabled) = (path, area, size, isEnabled)
  }

  /// Whether the view at a path is the control or inside it.
  package func holds(_ path: ViewPath) -> Bool { path.isInside(self.path) }

  /// The finding about a control that fingers easily miss; nil if it is large enough.
  ///
  /// Apple's Human Interface Guidelines ask for 44 × 44 points. WCAG 2.5.8 asks for 24 × 24 pixels
  /// of CSS, which are as large as points, or for as much space around the control.
  package var smallTarget: AuditFinding? {
    let least = min(size.width, size.height)
    guard isEnabled, least < 44 else { return nil }
    func points(_ lengths: Double...) -> String {
      lengths.map { decimal(($0 * 100).rounded() / 100) }.joined(separator: " × ") + " pt"
    }
    let also = least < 24 ? " WCAG 2.5.8 asks for 24 × 24, or for space around it." : ""
    return AuditFinding(
      "touch-target", path.description, property: "frame", value: points(size.width, size.height),
      threshold: least < 24 ? "24 × 24 pt" : "44 × 44 pt",
      nearest: points(max(size.width, 44), max(size.height, 44)), measure: least,
      at: [.init("", path, area)],
      """
      The control takes touches on \(points(size.width, size.height)). Apple's guidelines ask for \
      44 × 44.\(also)
      """)
  }
}

extension DisplayList {
  /// Returns the enabled controls that no part makes visible: none has 3:1 to what is behind the
  /// control, or to another part (WCAG 1.4.11).
  /// Controls with a text are left out, because the text identifies them.
  package func faintControls(
    among controls: [AuditedControl], ground: Bitmap, in environment: RasterEnvironment,
    limits: RasterLimits = RasterLimits()
  ) throws(RasterError) -> [AuditFinding] {
    func isGlyphs(_ item: DisplayItem) -> Bool {
      if case .glyphs = item.drawing { true } else { false }
    }
    let judged = controls.filter { control in
      control.isEnabled && !items.contains { isGlyphs($0) && control.holds($0.source.path) }
    }
    guard !judged.isEmpty else { return [] }
    var without = self
    without.items.removeAll { item in
      isGlyphs(item) || judged.contains { $0.holds(item.source.path) }
    }
    let behind = try without.rasterized(in: environment, limits: limits)
    return judged.compactMap { control in
      let area = control.area.intersection(ground.bounds)
      var pairs = Set(ground.pairs(differingFrom: behind, in: area).counts.keys)
      let byLight = pairs.map(\.color).sorted { $0.relativeLuminance < $1.relativeLuminance }
      if let dark = byLight.first, let light = byLight.last {
        pairs.insert(ColorPair(color: light, other: dark))
      }
      guard let best = pairs.byContrast.last, best.contrast < ContrastLevel.ofControls else {
        return nil
      }
      let (colors, ratio) = ("\(best.color) on \(best.other)", ratioText(best.contrast))
      return AuditFinding(
        "control-contrast", control.path.description, property: "color",
        value: "\(colors), \(ratio)",
        threshold: "3:1", nearest: best.nearestVisible, measure: best.contrast,
        isOfColors: true, at: [.init("", control.path, area)],
        """
        No part of the control has more than \(ratio) to what is next to it (\(colors)). WCAG \
        1.4.11 requires 3:1.
        """)
    }
  }
}

extension AuditedPicture {
  /// Returns the finding about a state that does not differ from another one by a contrast of 3:1
  /// at any pixel; nil if it can, or if the pictures are the same or of two sizes.
  ///
  /// Where the shapes are the same, color alone tells the states apart (WCAG 1.4.1); otherwise what
  /// shows the state is too faint (1.4.11).
  package func difference(
    _ name: String, from other: AuditedPicture, _ otherName: String
  ) throws -> AuditFinding? {
    let (bitmap, otherBitmap) = (try bitmap(), try other.bitmap())
    guard bitmap.size == otherBitmap.size, bitmap != otherBitmap else { return nil }
    let (pairs, area) = bitmap.pairs(differingFrom: otherBitmap, in: bitmap.bounds)
    // The most contrast decides; the colors of most pixels are those that somebody chose.
    let byContrast = pairs.keys.byContrast
    guard let best = byContrast.last?.contrast, best < ContrastLevel.ofControls,
      let main = byContrast.max(by: { pairs[$0] ?? 0 < pairs[$1] ?? 0 })
    else { return nil }
    let isOnlyColor = list.draws(like: other.list, inAnyColor: true)
    let views = ColorVision.allCases.map { vision in
      let most = pairs.keys.map { vision.seen($0.other).difference2000(to: vision.seen($0.color)) }
        .max()
      return (name: vision.rawValue, difference: ((most ?? 0) * 10).rounded() / 10)
    }
    let worst = views.min { $0.difference < $1.difference }
    let words = views.map { "\($0.name) ΔE \(decimal($0.difference))" }.joined(separator: ", ")
    let path = list.items.first?.source.path ?? ViewPath(name)
    return AuditFinding(
      isOnlyColor ? "color-only" : "state-contrast", path.description,
      property: "state: \(otherName), \(name)",
      value: "\(main.other) and \(main.color), at most \(ratioText(best)); \(words)",
      threshold: "3:1", nearest: main.nearestVisible, measure: best,
      isOfColors: true, at: [.init("", path, area)],
      """
      \(isOnlyColor ? "Only color tells" : "Too little contrast tells") “\(name)” from \
      “\(otherName)”: at most \(ratioText(best)), and with \(worst?.name ?? "") ΔE2000 \
      \(decimal(worst?.difference ?? 0)). WCAG \(isOnlyColor ? "1.4.1" : "1.4.11") asks for a \
      mark, or for 3:1.
      """)
  }
}
