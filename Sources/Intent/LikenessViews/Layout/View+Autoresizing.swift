/// Frames set by hand that follow the size of their container: UIKit's springs and struts.
import Foundation

extension View {
  /// The distances and lengths of a view that change with the size of its container.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width, the height, or a distance from an edge.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2),
      flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8),
      flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  /// The flexible parts of the frame by name, for the display list; nil if there are none.
  var autoresizingNames: String? {
    let names = ["left", "width", "right", "top", "height", "bottom"].enumerated().filter {
      autoresizingMask.rawValue & 1 << $0.offset != 0
    }
    return names.isEmpty ? nil : names.map(\.element).joined(separator: " ")
  }

  /// What changes when the container's size does; nothing by default.
  ///
  /// It holds for a frame set by hand, when the container gets another size by hand or by layout.
  /// Arranged views of a stack and views with rules in ``ViewProperties/layout`` follow those.
  public var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set { autoresizing.mask = newValue }
  }

  /// Whether the subviews follow this view's size by their masks; true by default.
  public var autoresizesSubviews: Bool {
    get { autoresizing.resizesSubviews }
    set { autoresizing.resizesSubviews = newValue }
  }

  /// Lets the subviews follow a change of this view's size, by their masks.
  func resizeSubviews() {
    let (old, new) = (autoresizing.size, placedFrame.size)
    autoresizing.size = new
    guard old != new, autoresizing.resizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty && view.isPlacedByHand {
      let frame = view.authoredFrame ?? .zero
      let mask = view.autoresizingMask
      func flexible(_ parts: AutoresizingMask...) -> [Bool] { parts.map(mask.contains) }
      let across = resized(
        frame.minX, frame.width, in: old.width, to: new.width,
        flexible: flexible(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
      let down = resized(
        frame.minY, frame.height, in: old.height, to: new.height,
        flexible: flexible(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
      view.authoredFrame = sanitized(
        CGRect(x: across.start, y: down.start, width: across.length, height: down.length))
      view.placedFrame = view.authoredFrame ?? .zero
      view.resizeSubviews()
    }
  }

  /// Whether neither rules nor a stack place the view.
  private var isPlacedByHand: Bool {
    guard layout == LayoutRules() else { return false }
    return !isArranged
  }
}

/// A view's mask, and the size of its own that the frames of its subviews refer to.
struct AutoresizingState {
  var mask: View.AutoresizingMask = []
  var resizesSubviews = true
  var size = CGSize.zero
}

/// An extent on one axis after its container changed: what is flexible takes the difference in
/// proportion to its lengths, in equal parts if all are 0.
private func resized(
  _ start: Double, _ length: Double, in old: Double, to new: Double, flexible: [Bool]
) -> (start: Double, length: Double) {
  let parts = [start, length, old - start - length]
  let count = Double(flexible.count { $0 })
  guard count > 0 else { return (start, length) }
  let whole = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
  func grown(_ index: Int) -> Double {
    guard flexible[index] else { return parts[index] }
    let share = whole > 0 ? parts[index] / whole : 1 / count
    return parts[index] + (new - old) * share
  }
  return (grown(0), max(0, grown(1)))
}
