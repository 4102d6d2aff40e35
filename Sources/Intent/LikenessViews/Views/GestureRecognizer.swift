/// Gestures, which a picture does not have: they compile and show nothing.
import Foundation

/// Recognizes a gesture in an app. Here it is kept and never recognizes anything.
open class GestureRecognizer {
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

  /// Creates a recognizer.
  public init() {}

  /// Where the gesture is: nowhere, so the origin.
  open func location(in view: View?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
}

/// Decides about gestures.
public protocol GestureRecognizerDelegate: AnyObject {}

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
}

/// Recognizes a finger that moves.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far it moved: not at all.
  open func translation(in view: View?) -> CGPoint { .zero }
  /// How fast it moves: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
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
