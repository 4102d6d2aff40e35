/// Gestures, which a picture does not have: they compile and show nothing.

import Foundation

/// Recognizes a gesture in an app. Here it is kept and never recognizes anything.
open class GestureRecognizer: ComparedByIdentity {
  /// How far a gesture got.
  public enum State: Int, Hashable, Sendable {
    /// Nowhere, somewhere, or to an end.
    case possible, began, changed, ended, cancelled, failed
    /// UIKit's name for ``ended``.
    public static let recognized = State.ended
  }

  /// How far the gesture got: nowhere.
  open var state = State.possible
  /// Whether it would be recognized, and whether touches are kept from the view.
  open var (isEnabled, cancelsTouchesInView) = (true, true)
  /// The view that has the recognizer.
  public internal(set) weak var view: View?
  /// Who decides about the gesture.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Creates a recognizer. Nothing calls the method.
  public required init(target: Any? = nil, action: Selector? = nil) {}
  /// Does nothing, as nothing calls a method.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Where the gesture is: nowhere, so the origin.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Does nothing, as no gesture is recognized.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
}

/// Decides about gestures. Nothing calls it.
public protocol GestureRecognizerDelegate: AnyObject {}

/// Recognizes taps.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps, and how many fingers; 1 by default.
  open var (numberOfTapsRequired, numberOfTouchesRequired) = (1, 1)
}

/// Recognizes a finger that stays.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long it stays, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognizes a finger that moves.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far it moved: not at all.
  open func translation(in view: View?) -> CGPoint { .zero }
  /// How fast it moves: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
  /// Does nothing, as no finger moves.
  open func setTranslation(_ translation: CGPoint, in view: View?) {}
}

/// Recognizes a quick movement in one direction.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A direction on the screen.
    public static let (right, left, up, down) =
      (Self(rawValue: 1), Self(rawValue: 2), Self(rawValue: 4), Self(rawValue: 8))
  }
  /// The directions; to the right by default.
  open var direction = Direction.right
}

/// Recognizes two fingers that move apart.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How far; 1 by default.
  open var scale: CGFloat = 1
}
