/// What `likeness audit accessibility` finds in the pictures of stories.
import Foundation
import Likeness
import LikenessAudit
import LikenessDisplayList
import LikenessRaster

/// The audit of one picture, before it is compared with others.
struct AccessibilityAudit: Sendable {
  private let snapshot: StorySnapshot
  private let picture: AuditedPicture
  private let controls: [AuditedControl]
  private(set) var findings: [AuditFinding]

  init(
    _ snapshot: StorySnapshot, _ picture: AuditedPicture, level: ContrastLevel,
    comparesTextSizes: Bool, limits: RasterLimits
  ) throws {
    let list = picture.list
    let controls = try snapshot.withPage { $0.auditedControls(scale: list.scale) }
    (self.snapshot, self.picture, self.controls) = (snapshot, picture, controls)
    let environment = RasterEnvironment(fonts: snapshot.fonts)
    let text = try SeenText(list, in: environment, limits: limits)
    let disabled = controls.filter { !$0.isEnabled }
    findings = try text.contrasts(
      below: level, exempt: { path in disabled.contains { $0.holds(path) } },
      isBold: { snapshot.fonts.typeface($0).map { ($0.weight ?? .regular) >= .bold } ?? false })
    findings += try text.overlaps() + list.cutTexts + controls.compactMap(\.smallTarget)
    findings += try list.faintControls(
      among: controls, ground: text.ground, in: environment, limits: limits)
    if comparesTextSizes {
      // The first size in which body text is at least twice as large, as WCAG 1.4.4 asks for.
      let large = snapshot.with(textSize: .accessibilityExtraLarge)
      findings += list.fixedTexts(comparedWith: try large.displayList())
    }
    findings = findings.map(named)
  }

  private func named(_ finding: AuditFinding) -> AuditFinding {
    finding.of(
      picture.identity, story: picture.story,
      look: "\(snapshot.context.themeName) \(snapshot.context.state ?? "")")
  }

  /// The name of the picture without its state, which other pictures have, too; nil without one.
  var component: String? {
    var values = snapshot.identity.variant.values
    return values.removeValue(forKey: .state).map { _ in
      "\(picture.story)@\(SnapshotVariant(values))"
    }
  }

  /// Returns the findings about pairs of states of one component, without those in which a control
  /// is disabled.
  static func states(_ audits: [AccessibilityAudit]) throws -> [AuditFinding] {
    let enabled = audits.filter { $0.controls.allSatisfy(\.isEnabled) }
    return try enabled.indices.flatMap { index in
      let second = enabled[index]
      return try enabled[..<index].compactMap { first in
        let (old, new) = (first.snapshot.context.state ?? "", second.snapshot.context.state ?? "")
        return try second.picture.difference(new, from: first.picture, old).map(second.named)
      }
    }
  }
}

extension View {
  /// The controls of a page that was laid out, except for hidden ones: views that are controls,
  /// those that assistive technology takes for buttons, links or disabled, and those that recognize
  /// taps.
  ///
  /// One that users can't reach is not enabled.
  fileprivate func auditedControls(scale: Scale) -> [AuditedControl] {
    var found: [AuditedControl] = []
    var rest = subviews.map { (view: $0, path: ViewPath($0.pathName), isReachable: true) }
    while let (view, path, isReachable) = rest.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      let traits = view.accessibilityTraits
      let isEnabled = (view as? Control)?.isEnabled ?? !traits.contains(.notEnabled)
      let isReachable = isReachable && view.isUserInteractionEnabled
      let takesTaps = view.gestureRecognizers?.contains { $0 is TapGestureRecognizer } ?? false
      // Cells that can't be selected look disabled.
      let isDisabledCell = view is TableViewCell && !isReachable
      if view is Control || takesTaps || isDisabledCell
        || !traits.isDisjoint(with: [.button, .link, .notEnabled])
      {
        let rect = FixedRect(view.convert(view.bounds, to: self), scale: scale)
        let (width, height) = (rect.width.pixels / scale.factor, rect.height.pixels / scale.factor)
        let size = (view.touchLength(width, along: (1, 0)), view.touchLength(height, along: (0, 1)))
        found.append(
          AuditedControl(
            path: path, area: rect.pixels, size: size, isEnabled: isEnabled && isReachable))
      }
      rest += view.subviews.map { ($0, path.appending($0.pathName), isReachable) }
    }
    return found.sorted { $0.path.description < $1.path.description }
  }

  /// Returns the length that takes touches along an axis: that of the view, or 44 points where an
  /// overridden `point(inside:with:)` reaches so far from its center.
  private func touchLength(_ length: Double, along axis: (x: Double, y: Double)) -> Double {
    // A point at the far edge lies outside.
    let reaches = [-21.99, 21.99].allSatisfy {
      point(inside: CGPoint(x: bounds.midX + axis.x * $0, y: bounds.midY + axis.y * $0), with: nil)
    }
    return reaches ? max(length, 44) : length
  }
}

extension DisplayList {
  /// The texts that are truncated or clipped.
  fileprivate var cutTexts: [AuditFinding] {
    items.flatMap { item in
      item.source.properties.compactMap { property in
        let note = Note(rawValue: property.name)
        guard note == .truncation || note == .overflow else { return nil }
        let isTruncated = note == .truncation
        let words = property.value.description
        return AuditFinding(
          isTruncated ? "text-truncated" : "text-clipped", item.source.path.description,
          property: isTruncated ? "numberOfLines" : "frame", value: words,
          threshold: isTruncated ? "the whole text" : "0 px",
          at: [.init("", item.source.path, frames[item.source.path])],
          isTruncated
            ? "The text is truncated, \(words)."
            : "The text overflows its frame by pixels: \(words).")
      }
    }
  }

  /// The size of the largest glyphs of each view, in points.
  private var textSizes: [ViewPath: Double] {
    items.reduce(into: [:]) { sizes, item in
      guard case .glyphs(let glyphs) = item.drawing else { return }
      let size = glyphs.run.size.pixels / scale.factor
      sizes[item.source.path] = max(sizes[item.source.path] ?? 0, size)
    }
  }

  /// Returns the texts that are no larger in a list that was made for a larger text size.
  fileprivate func fixedTexts(comparedWith large: DisplayList) -> [AuditFinding] {
    let larger = large.textSizes
    return textSizes.compactMap { path, size in
      guard let other = larger[path], other <= size else { return nil }
      // Body first: headline has the same size.
      let style = ([.body] + Font.TextStyle.allCases).min {
        abs($0.size() - size) < abs($1.size() - size)
      }
      let name = style.map { "\($0.rawValue) (\(decimal($0.size())) pt)" }
      return AuditFinding(
        "text-size", path.description, property: "font",
        value: "\(decimal(size)) pt in L, \(decimal(other)) pt in AX3",
        threshold: "grows with the text size", nearest: name, at: [.init("", path)],
        """
        The text keeps \(decimal(other)) pt in the largest text sizes. Use a font of a text style, \
        such as \(name ?? "body").
        """)
    }
  }
}
