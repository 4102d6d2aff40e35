/// Time, locale and random numbers for pictures, passed in as values.
import Foundation
import LikenessViews

/// The clock, the locale, the time zone and the random numbers that views see in a picture.
///
/// A machine's own would give another picture tomorrow, elsewhere, or on the next run. A story gets one by ``StoryContext/environment``, and what its views ask
/// for here while they are made is the same one:
///
/// ```swift
/// let formatter = DateFormatter()
/// formatter.locale = PictureEnvironment.current.locale
/// formatter.timeZone = PictureEnvironment.current.timeZone
/// var dice = PictureEnvironment.current.random
/// bars.heights = (0..<12).map { _ in Double.random(in: 0...1, using: &dice) }
/// ```
///
/// A test sets another one for what it makes:
///
/// ```swift
/// PictureEnvironment(locale: Locale(identifier: "de_DE")).withValue { invoice.configure(viewData: data) }
/// ```
///
/// How a locale formats dates and numbers comes from Foundation's tables, which grow with its versions: pin the Swift version where a picture shows them.
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
    now: Date = PictureTime.standard, locale: Locale = PictureEnvironment.unchangingLocale, timeZone: TimeZone = .gmt, seed: UInt64 = 0
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.seed = seed
  }

  /// Made once, since every picture starts from it, and to look a locale up takes longer than to make a small view.
  public static let unchangingLocale = Locale(identifier: "en_US_POSIX")

  /// The Gregorian calendar of the locale and the time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Random numbers from their start: the same ones for the same seed, on every machine.
  public var random: PictureRandom { PictureRandom(seed: seed) }

  /// The one of this task. Its ``now`` is ``PictureTime/now``; the rest is as ``withValue(_:)`` says, else the defaults.
  public static var current: PictureEnvironment {
    var environment = surrounding
    environment.now = PictureTime.now
    return environment
  }

  /// Runs `body` in this environment, which is ``current`` in it and in the tasks that it starts.
  public func withValue<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$surrounding.withValue(self) { try PictureTime.$now.withValue(now, operation: body) }
  }

  @TaskLocal private static var surrounding = PictureEnvironment()
}

/// Random numbers that are the same on every machine: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
///
/// For pictures, not for secrets. `Double.random(in:using:)`, `shuffled(using:)` and their kind take one; how they use its numbers is the standard library's matter,
/// which has kept it so since Swift 4.2.
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
