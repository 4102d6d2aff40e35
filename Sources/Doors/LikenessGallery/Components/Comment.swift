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
  public var replyImage: Image? { Icon.reply.image.imageFlippedForRightToLeftLayoutDirection() }
  /// The age: `3 hours ago`.
  public var timestamp: String { createdAt.timeAgoSinceNow }
}
