/// What UIKit sends touches and keys to. A picture has neither.
import Foundation

/// A class whose objects are equal only to themselves.
public protocol ComparedByIdentity: AnyObject, Hashable {}

extension ComparedByIdentity {
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that could handle events: the base of views and controllers. UIKit's `UIResponder`.
///
/// Objects are equal only to themselves.
open class Responder: ComparedByIdentity {
  /// Creates an object.
  public init() {}

  /// Whether the object is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .contains { $0.subjectType == aClass }
  }

  /// The object that would take events next; nil.
  open var next: Responder? { nil }
  /// Whether the object can take keys; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object takes keys; false until it becomes the first responder.
  open var isFirstResponder: Bool { takesKeys }
  var takesKeys = false
  /// Takes keys, if it can, in place of the view of the same tree that does. Returns whether the
  /// object takes keys now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let earlier = (self as? View)?.firstResponder
    guard canBecomeFirstResponder,
      earlier == nil || earlier === self || earlier?.resignFirstResponder() == true
    else { return isFirstResponder }
    takesKeys = true
    return true
  }
  /// Gives up taking keys, if it can. Returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    takesKeys = false
    return true
  }
  /// What takes the place of a keyboard; nil.
  open var inputView: View? { nil }
  /// What stands above a keyboard; nil.
  open var inputAccessoryView: View? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}

  // Nothing calls these, as nobody touches a picture.

  /// Called when fingers touch.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Called when touches are lost.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // Assistive technology calls these. Nothing does here.

  /// Uses the object. Returns whether that did anything; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value.
  open func accessibilityIncrement() {}
  /// Lowers the value.
  open func accessibilityDecrement() {}
}

/// A finger on a screen. None is ever made: a picture is not touched.
public final class Touch: ComparedByIdentity {
  private init() {}

  /// Where the finger is.
  public func location(in view: View?) -> CGPoint { .zero }
  /// How often it tapped.
  public var tapCount: Int { 1 }
  /// The view that it touched.
  public var view: View? { nil }
}

/// What touches are sent with. None is ever made.
public final class Event {
  private init() {}
}
