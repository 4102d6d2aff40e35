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
  public internal(set) var layoutFrame = CGRect.zero
  let kind: Kind

  /// Creates a guide of no view.
  public init() { kind = .own }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }

  /// The owning view.
  public var hostView: View? { owningView }

  var shownName: String {
    switch kind {
    case .own: identifier.isEmpty ? "LayoutGuide" : identifier
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    }
  }
}
