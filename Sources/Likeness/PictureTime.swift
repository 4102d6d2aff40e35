/// The time in pictures, which stands still.
import Foundation

/// The time that a view tells, in a picture that is to look the same tomorrow.
///
/// Code that says how long ago something was asks here in place of the clock: `now.timeIntervalSince(createdAt)`. A story's views see ``StoryContext/now``; a
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
