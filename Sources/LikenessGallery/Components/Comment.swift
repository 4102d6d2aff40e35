/// A comment as a server sends it, and how it conforms to what a view shows: by extension, so that it is passed as it is.
import Foundation
import Likeness

/// The model.
public struct Comment: Codable, Hashable, Sendable {
  /// What was written.
  public let text: String
  /// Who wrote it.
  public let commenter: String
  /// When.
  public let createdAt: Date
  /// Where the writer's face is. It is shown as it is, so the extension below has no word of it.
  public let avatarURL: URL?

  /// Creates a comment.
  public init(text: String, commenter: String, createdAt: Date, avatarURL: URL?) {
    self.text = text
    self.commenter = commenter
    self.createdAt = createdAt
    self.avatarURL = avatarURL
  }
}

extension Comment: CommentViewData {
  /// The writer's name.
  public var title: String { commenter }
  /// The text as written.
  public var subtitle: String { text }
  /// `Reply`.
  public var replyText: String { "Reply" }
  /// An arrow that turns back.
  public var replyImage: Image? { Icon.reply.image }
  /// The age: `3 hours ago`.
  public var timestamp: String { createdAt.timeAgoSinceNow }
}

extension Date {
  /// How long ago this was in the largest whole unit, `3 hours ago`; what is less than a minute ago, or still to come, is `just now`.
  ///
  /// Now is ``PictureTime/now`` and not the clock's, so that a picture does not age.
  public var timeAgoSinceNow: String {
    let seconds = PictureTime.now.timeIntervalSince(self)
    for (unit, length) in [("day", 86_400.0), ("hour", 3_600), ("minute", 60)] where seconds >= length {
      let count = Int((seconds / length).rounded(.down).clamped(to: 0...1e9))
      return "\(count) \(unit)\(count == 1 ? "" : "s") ago"
    }
    return "just now"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
