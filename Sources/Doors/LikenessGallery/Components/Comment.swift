/// A comment as a server sends it. It conforms to the protocol of the view that shows it, so it is
/// passed unchanged.
import Foundation
import Likeness

/// The model.
package struct Comment: Codable, Hashable, Sendable {
  /// What was written.
  package let text: String
  /// Who wrote it.
  package let commenter: String
  /// When.
  package let createdAt: Date
  /// The URL of the writer's face. It is shown unchanged, so the extension below does not mention
  /// it.
  package let avatarURL: URL?

  /// Creates a comment.
  package init(text: String, commenter: String, createdAt: Date, avatarURL: URL?) {
    self.text = text
    self.commenter = commenter
    self.createdAt = createdAt
    self.avatarURL = avatarURL
  }
}

extension Comment: CommentViewData {
  /// The writer's name.
  package var title: String { commenter }
  /// The text as written.
  package var subtitle: String { text }
  /// `Reply`.
  package var replyText: String { "Reply" }
  /// An arrow that turns back.
  package var replyImage: Image? { Icon.reply.image.imageFlippedForRightToLeftLayoutDirection() }
  /// The age: `3 hours ago`.
  package var timestamp: String { createdAt.timeAgoSinceNow }
}
