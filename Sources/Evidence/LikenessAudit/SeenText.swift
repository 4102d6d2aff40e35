/// The text of a picture as it is seen: the contrast of each run of glyphs to the pixels behind it,
/// and texts that overlap.
import LikenessDisplayList
import LikenessRaster

/// A list drawn in the ways that show what is behind its glyphs.
///
/// The ground is the list drawn once without any glyphs. That differs from the ground of one text
/// where others are behind it, which are found as overlapping instead. Blurred glyphs stay: a
/// shadow is part of the ground. The color of a text, too, is taken from a drawing: the list with a
/// box in the color of each run in its place, which shows it through opacities and under whatever
/// is drawn above.
package struct SeenText {
  /// A run of glyphs, and the pixels of its ink.
  fileprivate struct Run {
    let item: Int
    let glyphs: Glyphs
    let area: PixelRect
    let ink: [UInt32]

    /// Whether the ink covers at least half of a pixel, as far as its color is opaque.
    func covers(_ x: Int, _ y: Int) -> Bool {
      2 * (ink[(y - area.y) * area.width + x - area.x] >> 24) >= UInt32(glyphs.color.alpha)
    }
  }

  private let list: DisplayList
  private let environment: RasterEnvironment
  private let limits: RasterLimits
  private let runs: [Run]
  /// The lines under and through letters in the color of the text, which are a part of it. Unlike
  /// the box of a view, they record no properties.
  private let bars: [(item: Int, drawing: Drawing?)]
  package let ground: Bitmap

  package init(
    _ list: DisplayList, in environment: RasterEnvironment, limits: RasterLimits = RasterLimits()
  ) throws(RasterError) {
    (self.list, self.environment, self.limits) = (list, environment, limits)
    let whole = PixelRect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    let inks = try ItemInk(list, in: environment, limits: limits)
    runs = list.items.indices.compactMap { item in
      guard case .glyphs(let glyphs) = list.items[item].drawing, glyphs.sigma == .zero else {
        return nil
      }
      let area = inks.bounds(of: item).intersection(whole)
      let ink = inks.pixels(of: item, in: area)
      return ink.contains { $0 > 0 } ? Run(item: item, glyphs: glyphs, area: area, ink: ink) : nil
    }
    let colors = Dictionary(grouping: runs) { list.items[$0.item].source.path }
      .mapValues { $0.map(\.glyphs.color) }
    bars = list.items.indices.compactMap { item in
      let source = list.items[item].source
      guard case .box(let box) = list.items[item].drawing, source.properties.isEmpty,
        case .color(let color)? = box.fill, colors[source.path]?.contains(color) ?? false
      else { return nil }
      return (item, nil)
    }
    ground = try list.replacing(bars + runs.map { ($0.item, nil) })
      .rasterized(in: environment, limits: limits)
  }

  /// Returns the texts whose worst contrast is below what a level asks for, except those of views
  /// that WCAG exempts.
  package func contrasts(
    below level: ContrastLevel, exempt: (ViewPath) -> Bool, isBold: (FontReference) -> Bool
  ) throws(RasterError) -> [AuditFinding] {
    let judged = runs.filter { !exempt(list.items[$0.item].source.path) }
    guard !judged.isEmpty else { return [] }
    let explanations = list.explanations
    let boxes = runs.map { run -> (Int, Drawing?) in
      let area = FixedRect(
        x: Fixed(run.area.x), y: Fixed(run.area.y), width: Fixed(run.area.width),
        height: Fixed(run.area.height))
      return (run.item, .box(Box(RoundedRect(rect: area), fill: .color(run.glyphs.color))))
    }
    let letters = try list.replacing(bars + boxes).rasterized(in: environment, limits: limits)
    return judged.compactMap { run in
      // How much ink has each color of text on each ground.
      var weights: [ColorPair: Double] = [:]
      let above = runs.filter { other in
        other.item > run.item && other.glyphs.color != run.glyphs.color
          && !other.area.intersection(run.area).isEmpty
      }
      for (index, ink) in run.ink.enumerated() where ink >> 24 > 0 {
        let (x, y) = (run.area.x + index % run.area.width, run.area.y + index / run.area.width)
        let pair = ColorPair(color: letters[x, y], other: ground[x, y])
        // Equal, although its color is another: something covers it.
        let isCovered =
          pair.color == pair.other && run.glyphs.color.laid(over: pair.other) != pair.other
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if isCovered || above.contains(where: { !$0.area.intersection(pixel).isEmpty }) { continue }
        weights[pair, default: 0] += Double(ink >> 24)
      }
      let size = run.glyphs.run.size.pixels / list.scale.factor
      let needed = level.ofText(size: size, isBold: isBold(run.glyphs.run.font))
      let pairs = weights.keys.byContrast
      guard let worst = pairs.first, worst.contrast < needed else { return nil }
      let sum = pairs.reduce(0) { $0 + $1.contrast * (weights[$1] ?? 0) }
      let mean = ratioText(sum / weights.values.reduce(0, +))
      let grounds = Set(pairs.map(\.other))
      let source = list.items[run.item].source
      let property = list.items.lazy.filter { $0.source.path == source.path }
        .flatMap(\.source.properties)
        .first { explanations[$0, in: source.path].contains(.textColor) }
      let ratio = ratioText(worst.contrast) + (grounds.count == 1 ? "" : ", \(mean) on average")
      let nearest = worst.color.nearest(withContrast: needed, to: grounds)
      return AuditFinding(
        level == .aa ? "contrast" : "contrast-enhanced", source.path.description,
        property: property.map { ([$0.name] + $0.tokens.prefix(1)).joined(separator: ":") },
        value: "\(worst.color) on \(worst.other), \(ratio)", threshold: ratioText(needed),
        nearest: nearest?.description ?? "none; change the color behind it",
        measure: worst.contrast, isOfColors: true,
        at: [.init("", source.path, run.area, code: property?.place ?? .unknown)],
        """
        The contrast of \(worst.color) to \(worst.other) is \(ratio). WCAG \
        \(level == .aa ? "1.4.3" : "1.4.6") requires \(ratioText(needed)).
        """)
    }
  }

  /// Returns the texts that overlap another one: at some pixel the ink of both covers at least
  /// half, and the one behind shows.
  package func overlaps() throws -> [AuditFinding] {
    var found: [AuditFinding] = []
    for (index, run) in runs.enumerated() {
      for other in runs[..<index] {
        let both = run.area.intersection(other.area)
        let paths = (list.items[other.item].source.path, list.items[run.item].source.path)
        guard !both.isEmpty, paths.0 != paths.1 else { continue }
        var shared = PixelRect.empty
        for y in both.y..<both.maxY {
          for x in both.x..<both.maxX where run.covers(x, y) && other.covers(x, y) {
            shared = shared.union(PixelRect(x: x, y: y, width: 1, height: 1))
          }
        }
        // What is behind an opaque view does not overlap what is above.
        let without = list.replacing([(other.item, nil)])
        guard !shared.isEmpty, try !list.hasPixels(of: without, in: environment, limits: limits)
        else { continue }
        found.append(
          AuditFinding(
            "text-overlap", paths.1.description, property: "frame",
            value: "\(shared.width) × \(shared.height) px shared", threshold: "0 px",
            nearest: "0 px", measure: -Double(shared.width * shared.height),
            at: [.init("", paths.1, shared)], "The text overlaps that of \(paths.0)."))
      }
    }
    return found
  }
}

extension DisplayList {
  /// Returns the list with other drawings in place of some; nil draws nothing.
  func replacing(_ drawings: [(item: Int, drawing: Drawing?)]) -> DisplayList {
    var list = self
    let nothing = FixedRect(x: .zero, y: .zero, width: .zero, height: .zero)
    for (item, drawing) in drawings { list.items[item].drawing = drawing ?? .view(frame: nothing) }
    return list
  }

  /// The pixels of the frame of each view that has any.
  package var frames: [ViewPath: PixelRect] {
    items.reduce(into: [:]) { frames, item in
      guard case .view(let frame) = item.drawing, !frame.isEmpty else { return }
      frames[item.source.path] = frames[item.source.path] ?? frame.pixels
    }
  }
}
