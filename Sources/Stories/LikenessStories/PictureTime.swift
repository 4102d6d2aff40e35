/// The fixed time in pictures.
import Foundation

/// The current time for views, fixed so pictures do not change over time.
///
/// Code that shows how long ago something was uses it instead of the clock:
/// `now.timeIntervalSince(createdAt)`. A story's views see ``StoryContext/now``; a test sets
/// another time for the views that it makes:
///
/// ```swift
/// PictureTime.$now.withValue(noon) { view.configure(viewData: comment) }
/// ```
public enum PictureTime {
  /// The default time of every picture: 1 January 2026, noon UTC.
  public static let standard = Date(timeIntervalSince1970: 1_767_268_800)

  /// The time of this task; ``standard`` by default, never the clock's.
  @TaskLocal public static var now = standard
}

extension Date {
  /// The time since this date in the largest whole unit, such as `3 hours ago`. Less than a minute
  /// ago, or in the future, is `just now`.
  ///
  /// Uses ``PictureTime/now`` instead of the clock, so a picture does not age.
  public var timeAgoSinceNow: String {
    let seconds = PictureTime.now.timeIntervalSince(self)
    for (unit, length) in [("day", 86_400.0), ("hour", 3_600), ("minute", 60)]
    where seconds >= length {
      let count = Int(min(seconds / length, 1e9))
      return "\(count) \(unit)\(count == 1 ? "" : "s") ago"
    }
    return "just now"
  }
}
