/// Rectangles that constraints can use, without a view.
import Foundation

/// A rectangle in a view that takes part in layout and draws nothing.
open class LayoutGuide: LayoutItem, ComparedByIdentity {
  enum Kind: String {
    case own = ""
    case margins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readable = "readableContentGuide"
    case scrollFrame = "frameLayoutGuide"
    case scrollContent = "contentLayoutGuide"
  }

  /// The view that the guide was added to with ``View/addLayoutGuide(_:)``.
  public internal(set) weak var owningView: View?
  /// A name for messages; empty by default.
  open var identifier = ""
  /// The frame in the view's coordinates after layout.
  open var layoutFrame: CGRect {
    guard kind != .own, let view = owningView else { return solvedFrame }
    if let scroll = view as? ScrollView, kind == .scrollFrame { return scroll.bounds }
    if let scroll = view as? ScrollView, kind == .scrollContent {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    let insets = view.insets(of: self, view.areaInsets, in: view.placedFrame.size)
    return CGRect(origin: .zero, size: view.placedFrame.size).moved(inwards: insets)
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
    guard kind == .own else { return kind.rawValue }
    return identifier.isEmpty ? "LayoutGuide" : identifier
  }
}
