/// Layout margins and safe areas: what each view takes over from the one that holds it.
import Foundation
import LikenessText

/// The insets of a view for its content.
struct AreaInsets: Equatable {
  /// The insets of the areas that the device covers.
  var safe = EdgeInsets.zero
  /// The margins, with those of the container that they preserve.
  var margins = EdgeInsets.zero
}

extension View {
  /// The insets of the safe area of a tree, set on its root; zero by default. Each view inside has
  /// the part of them that it covers.
  package var rootSafeAreaInsets: EdgeInsets {
    get { autoLayout?.rootSafeArea ?? .zero }
    set { changeInsets { $0.rootSafeArea = newValue } }
  }

  /// The view without its ``layoutMargins``.
  public var layoutMarginsGuide: LayoutGuide { guide(.margins) }
  /// The view without its ``safeAreaInsets``.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }
  /// The view without its ``layoutMargins``, in the middle, and at most 672 points wide at the
  /// usual size of text.
  public var readableContentGuide: LayoutGuide { guide(.readable) }
  private func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    let known = autoLayout?.insetGuides.first { $0.kind == kind }
    if let known { return known }
    let new = LayoutGuide(kind, of: self)
    usedAutoLayout.insetGuides.append(new)
    return new
  }

  /// The insets in the last layout.
  var areaInsets: AreaInsets {
    var insets = AreaInsets()
    for view in lineage.reversed() {
      insets = view.areaInsets(
        inside: insets, frame: view.placedFrame,
        container: view.superview?.placedFrame.size ?? .zero)
    }
    return insets
  }

  /// The insets for a frame in a container with insets.
  func areaInsets(
    inside outer: AreaInsets, frame: CGRect, container: CGSize
  ) -> AreaInsets {
    let controller = autoLayout?.controller
    let own = autoLayout?.margins ?? (controller == nil ? .standard : .zero)
    var insets = AreaInsets(
      safe: superview == nil ? rootSafeAreaInsets : outer.safe.part(in: frame, of: container),
      margins: edgeInsets(own))
    if let controller {
      insets.safe = insets.safe.combined(with: controller.additionalSafeAreaInsets, +)
      if controller.viewRespectsSystemMinimumLayoutMargins {
        let least = edgeInsets(controller.systemMinimumLayoutMargins)
        insets.margins = insets.margins.combined(with: least, max)
      }
    }
    if autoLayout?.insetsMargins ?? true {
      insets.margins = insets.margins.combined(with: insets.safe, +)
    }
    if autoLayout?.preservesMargins ?? false {
      let part = outer.margins.part(in: frame, of: container)
      insets.margins = insets.margins.combined(with: part, max)
    }
    return insets
  }

  /// The distances of a guide of the view from its edges.
  func insets(of guide: LayoutGuide, _ insets: AreaInsets, in size: CGSize) -> EdgeInsets {
    switch guide.kind {
    case .own, .scrollFrame, .scrollContent: return .zero
    case .margins: return insets.margins
    case .safeArea: return insets.safe
    case .readable:
      let widest = TextStyleMetrics(forTextStyle: .body).scaledValue(
        for: 672, in: effectiveContentSizeCategory)
      let room = size.width - insets.margins.left - insets.margins.right - widest
      let sides = EdgeInsets(top: 0, left: max(0, room / 2), bottom: 0, right: max(0, room / 2))
      return insets.margins.combined(with: sides, +)
    }
  }

  /// Insets of the view by the direction of the layout; as they were set where nothing was added.
  func directionalInsets(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    if let own = autoLayout?.margins, !own.isAbsolute, edgeInsets(own) == insets { return own }
    let isMirrored = effectiveLayoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
      bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
  }

  /// Changes the values that the insets depend on.
  func changeInsets(_ change: (AutoLayout) -> Void) {
    let old = areaInsets
    change(usedAutoLayout)
    noteInsets(after: old)
    constraintsDidChange()
  }

  /// Calls the methods that a view overrides to handle new insets.
  func noteInsets(after old: AreaInsets) {
    let new = areaInsets
    if new != old { usedAutoLayout.notedInsets = new }
    if new.safe != old.safe {
      safeAreaInsetsDidChange()
      autoLayout?.controller?.viewSafeAreaInsetsDidChange()
    }
    if new.margins != old.margins {
      layoutMarginsDidChange()
      autoLayout?.controller?.viewLayoutMarginsDidChange()
    }
  }

  /// Before the view is laid out: the insets may be others in its new frame.
  func noteInsets() {
    guard pass.holdsInsets || autoLayout?.notedInsets != nil else { return }
    let own = AreaInsets(margins: edgeInsets(autoLayout?.margins ?? .standard))
    noteInsets(after: autoLayout?.notedInsets ?? own)
  }
}

extension DirectionalEdgeInsets {
  /// The margins of views that set none.
  fileprivate static let standard = DirectionalEdgeInsets(all: 8)
}

extension EdgeInsets {
  /// The part of a container's insets that lies in a frame inside it.
  func part(in frame: CGRect, of container: CGSize) -> EdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 ? min(max(0, inset - distance), length) : 0
    }
    return EdgeInsets(
      top: part(top, frame.minY, frame.height), left: part(left, frame.minX, frame.width),
      bottom: part(bottom, container.height - frame.maxY, frame.height),
      right: part(right, container.width - frame.maxX, frame.width))
  }

  func combined(with other: EdgeInsets, _ operation: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: operation(top, other.top), left: operation(left, other.left),
      bottom: operation(bottom, other.bottom), right: operation(right, other.right))
  }
}

extension CGRect {
  /// The rect with each edge moved inwards by its inset; a length never falls below 0.
  func moved(inwards insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
