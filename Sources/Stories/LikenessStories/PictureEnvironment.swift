/// Time, locale and random numbers for pictures, passed in as values.
import Foundation
import LikenessViews

/// The clock, locale, time zone and random numbers for views in a picture.
///
/// The machine's own values would give different pictures tomorrow, elsewhere, or in the next run.
/// A story gets an environment from ``StoryContext/environment``, and its views see the same one
/// while they are made, laid out and drawn:
///
/// ```swift
/// let formatter = DateFormatter()
/// formatter.locale = PictureEnvironment.current.locale
/// formatter.timeZone = PictureEnvironment.current.timeZone
/// var dice = PictureEnvironment.current.random
/// bars.heights = (0..<12).map { _ in Double.random(in: 0...1, using: &dice) }
/// ```
///
/// A test sets another environment for the views that it makes:
///
/// ```swift
/// PictureEnvironment(locale: Locale(identifier: "de_DE")).withValue {
///   invoice.configure(viewData: data)
/// }
/// ```
///
/// Foundation's tables format dates and numbers, and change with its versions. Pin the Swift
/// version if a picture shows them.
public struct PictureEnvironment: Hashable, Sendable {
  /// The current time; ``PictureTime/standard`` by default.
  public var now: Date
  /// The locale; by default `en_US_POSIX`, which never changes.
  public var locale: Locale
  /// The time zone; by default GMT, which has no daylight saving time.
  public var timeZone: TimeZone
  /// The seed of the random numbers; 0 by default.
  public var seed: UInt64

  /// Creates an environment; each default is that of the property.
  public init(
    now: Date = PictureTime.standard, locale: Locale = PictureEnvironment.unchangingLocale,
    timeZone: TimeZone = .gmt, seed: UInt64 = 0
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.seed = seed
  }

  /// A single value, because every picture uses it, and creating a locale takes longer than making
  /// a small view.
  public static let unchangingLocale = Locale(identifier: "en_US_POSIX")

  /// The Gregorian calendar of the locale and the time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// A new generator with the seed; it gives the same numbers on every machine.
  public var random: PictureRandom { PictureRandom(seed: seed) }

  /// The environment of this task. Its ``now`` is ``PictureTime/now``; the rest is set by
  /// ``withValue(_:)``.
  public static var current: PictureEnvironment {
    var environment = surrounding
    environment.now = PictureTime.now
    return environment
  }

  /// Runs `body` in this environment, which becomes ``current`` in it and in the tasks that it
  /// starts.
  public func withValue<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$surrounding.withValue(self) { try PictureTime.$now.withValue(now, operation: body) }
  }

  @TaskLocal private static var surrounding = PictureEnvironment()
}

/// A random number generator that is the same on every machine: SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
///
/// For pictures, not for secrets. Pass one to `Double.random(in:using:)` or `shuffled(using:)`; the
/// standard library has used its numbers in the same way since Swift 4.2.
public struct PictureRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
