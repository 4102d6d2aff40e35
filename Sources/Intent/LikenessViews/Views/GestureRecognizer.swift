/// Gestures, which a picture does not have: they compile and show nothing.
import Foundation

/// Recognizes a gesture in an app. Here it is kept and never recognizes anything.
open class GestureRecognizer: ComparedByIdentity {
  /// How far a gesture got.
  public enum State: Int, Hashable, Sendable {
    /// It may begin.
    case possible
    /// It began.
    case began
    /// It goes on.
    case changed
    /// It ended.
    case ended
    /// It was canceled.
    case cancelled
    /// It was none.
    case failed
    /// UIKit's name for ``ended``.
    public static let recognized = State.ended
  }

  /// How far the gesture got: nowhere.
  open var state = State.possible
  /// Whether it would be recognized; true by default.
  open var isEnabled = true
  /// Whether touches are kept from the view; true by default.
  open var cancelsTouchesInView = true
  /// The view that has the recognizer.
  public internal(set) weak var view: View?
  /// Who decides about the gesture.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?
  /// Whether touches and their ends reach the view only once it failed.
  open var (delaysTouchesBegan, delaysTouchesEnded) = (false, true)
  /// How many fingers there are: none.
  public var numberOfTouches: Int { 0 }

  /// Creates a recognizer. Nothing calls the method.
  public required init(target: Any? = nil, action: Selector? = nil) {}

  /// Does nothing, as nothing calls a method.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the gesture is: nowhere, so the origin.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Where a finger is: nowhere, so the origin.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
  /// Does nothing, and nothing calls it.
  open func reset() {}
  /// Does nothing, and nothing calls it.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Does nothing, and nothing calls it.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Does nothing, and nothing calls it.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Does nothing, and nothing calls it.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
}

/// Decides about gestures. Nothing calls it.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Whether a recognizer sees a finger; true by default.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Whether two recognizers may go on together; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}

/// Recognizes taps.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long it stays, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes a finger that moves.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far it moved: not at all.
  open func translation(in view: View?) -> CGPoint { .zero }
  /// How fast it moves: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}
  /// The fewest and the most fingers; at least 1 by default.
  open var (minimumNumberOfTouches, maximumNumberOfTouches) = (1, Int.max)
}

/// Recognizes a quick movement in one direction.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions; to the right by default.
  open var direction = Direction.right
}

/// Recognizes two fingers that move apart.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How far; 1 by default.
  open var scale: CGFloat = 1
}

/// Recognizes a finger that moves in from an edge.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges; none by default.
  open var edges: RectEdge = []
}

/// Recognizes two fingers that turn.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far; 0 by default.
  open var rotation: CGFloat = 0
}

/// Recognizes a pointer above the view.
open class HoverGestureRecognizer: GestureRecognizer {}
