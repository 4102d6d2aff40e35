/// Rectangles that constraints can use, without a view.
import Foundation

/// A rectangle in a view that takes part in layout and draws nothing.
open class LayoutGuide: LayoutItem {
  enum Kind { case own, margins, safeArea }

  /// The view that the guide was added to with ``View/addLayoutGuide(_:)``.
  public internal(set) weak var owningView: View?
  /// A name for messages; empty by default.
  open var identifier = ""
  /// The frame in the view's coordinates after layout.
  public var layoutFrame: CGRect {
    guard kind != .own, let view = owningView else { return solvedFrame }
    let edges = kind == .margins ? view.edges(view.directionalLayoutMargins) : Edges()
    return CGRect(origin: .zero, size: view.placedFrame.size)
      .inset(by: edges, view.effectiveLayoutDirection)
  }
  var solvedFrame = CGRect.zero
  let kind: Kind

  /// Creates a guide of no view.
  public init() { kind = .own }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }

  var shownName: String {
    switch kind {
    case .own: identifier.isEmpty ? "LayoutGuide" : identifier
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    }
  }
}
