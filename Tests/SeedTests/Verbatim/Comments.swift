/// The code of the document about view data, as it is written. `replyImage` is missing in the
/// document's protocol, and `GenericTableCell` and `timeAgoSinceNow` are its author's own.
// swift-format-ignore-file
import UIKit

public struct Comment {
  let text: String
  let commenter: String
  let createdAt: Date
  let avatarURL: URL?
}

public final class CommentView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let statusLabel = UILabel()
  let replyButton = UIButton(type: .custom)
  let avatarImageView = UIImageView()
}

protocol CommentViewData {
  var title: String { get }
  var subtitle: String { get }
  var timestamp: String { get }
  var replyText: String { get }
  var avatarURL: URL? { get }
  var replyImage: UIImage? { get }
}

extension Comment: CommentViewData {

  var title: String {
    return self.commenter
  }

  var subtitle: String {
    return self.text
  }

  var replyText: String {
    return NSLocalizedString("Reply", comment: "Text for replying to a comment")
  }

  var replyImage: UIImage? {
    return UIImage(named: "reply")
  }

  var timestamp: String {
    return self.createdAt.timeAgoSinceNow
  }

}

extension CommentView {

  func configure(viewData: CommentViewData) {
    self.titleLabel.text = viewData.title
    self.subtitleLabel.text = viewData.subtitle
    self.statusLabel.text = viewData.timestamp
    self.replyButton.setTitle(viewData.replyText, for: .normal)
    self.replyButton.setImage(viewData.replyImage, for: .normal)
    self.avatarImageView.setImage(from: viewData.avatarURL)
  }

}

final class Comments: NSObject, UITableViewDataSource {
  var comments: [Comment] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    comments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // My own homegrown solution, you're under no obligation to use it of course
    let cell = tableView.dequeueReusableCell(forIndexPath: indexPath)
      as GenericTableCell<CommentView>

    // This is of type `Comment`
    let currentComment = self.comments[indexPath.row]

    // Comment conforms to `CommentViewData`, so we can use it directly!
    cell.customView.configure(viewData: currentComment)

    return cell
  }
}
