/// The fixed time in pictures.
import Foundation

/// The current time for views, fixed so pictures do not change over time.
///
/// Code that says how long ago something was asks here instead of the clock: `now.timeIntervalSince(createdAt)`. A story's views see ``StoryContext/now``; a
/// test sets another time for the views that it makes:
///
/// ```swift
/// PictureTime.$now.withValue(noon) { view.configure(viewData: comment) }
/// ```
public enum PictureTime {
  /// The time at which every picture is taken unless one says otherwise: 1 January 2026, noon UTC.
  public static let standard = Date(timeIntervalSince1970: 1_767_268_800)

  /// The time now, for this task; ``standard`` by default, never that of the clock.
  @TaskLocal public static var now = standard
}

extension Date {
  /// How long ago this was in the largest whole unit, `3 hours ago`; what is less than a minute ago, or still to come, is `just now`.
  ///
  /// Now is ``PictureTime/now`` and not the clock's, so that a picture does not age.
  public var timeAgoSinceNow: String {
    let seconds = PictureTime.now.timeIntervalSince(self)
    for (unit, length) in [("day", 86_400.0), ("hour", 3_600), ("minute", 60)] where seconds >= length {
      let count = Int(min(seconds / length, 1e9))
      return "\(count) \(unit)\(count == 1 ? "" : "s") ago"
    }
    return "just now"
  }
}
