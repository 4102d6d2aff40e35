/// What audits learn from views: which of them are controls, and where fingers find them.
import Foundation
import Likeness
import LikenessAudit
import LikenessDisplayList
import LikenessRaster

extension View {
  /// The controls of a page that was laid out, except for hidden ones: views that are controls,
  /// those that assistive technology takes for buttons, links or disabled, and those that recognize
  /// taps.
  ///
  /// One that users can't reach is not enabled.
  func auditedControls(scale: Scale) -> [AuditedControl] {
    var found: [AuditedControl] = []
    var rest = subviews.map { (view: $0, path: $0.pathName, isReachable: true) }
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
        let pixels = FixedRect(view.convert(view.bounds, to: self), scale: scale)
        let size = CGSize(
          width: pixels.width.pixels / scale.factor, height: pixels.height.pixels / scale.factor)
        found.append(
          AuditedControl(
            path: path,
            area: pixels.pixels,
            size: view.touchSize(of: size), isEnabled: isEnabled && isReachable))
      }
      rest += view.subviews.map { ($0, path + "/" + $0.pathName, isReachable) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns the extent that takes touches: that of the view, or 44 points where an overridden
  /// `point(inside:with:)` reaches so far from its center.
  private func touchSize(of size: CGSize) -> (width: Double, height: Double) {
    func reaches(_ dx: Double, _ dy: Double) -> Bool {
      // A point at the far edge lies outside.
      [-21.99, 21.99].allSatisfy {
        point(inside: CGPoint(x: bounds.midX + dx * $0, y: bounds.midY + dy * $0), with: nil)
      }
    }
    return (
      size.width < 44 && reaches(1, 0) ? 44 : Double(size.width),
      size.height < 44 && reaches(0, 1) ? 44 : Double(size.height)
    )
  }
}
