/// The screens of the documents, drawn by their own code.
import LikenessTesting
import Testing
import UIKit

/// The cell of the author of `Comments.swift`, for any view.
final class GenericTableCell<V: DefaultInitializable>: UITableViewCell {
  let customView = V()
}

extension UITableView {
  func dequeueReusableCell<V>(forIndexPath indexPath: IndexPath) -> GenericTableCell<V> {
    GenericTableCell(style: .default, reuseIdentifier: nil)
  }
}

extension CommentView: DefaultInitializable {}

extension CommentView {
  /// The document shows the layout in a picture.
  fileprivate func layOut() {
    subtitleLabel.numberOfLines = 0
    avatarImageView.backgroundColor = .systemGray4
    avatarImageView.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    titleLabel.frame = CGRect(x: 64, y: 12, width: 140, height: 20)
    statusLabel.frame = CGRect(x: 216, y: 12, width: 96, height: 20)
    subtitleLabel.frame = CGRect(x: 64, y: 34, width: 240, height: 20)
    replyButton.frame = CGRect(x: 64, y: 56, width: 60, height: 20)
    for view in [titleLabel, subtitleLabel, statusLabel, replyButton, avatarImageView] {
      addSubview(view)
    }
  }
}

enum SeedTests {
  @Suite struct Verbatim {
    let twice = UITraitCollection(displayScale: 2)

    @Test("The screen with two buttons is centered, at eight tenths of the width") func buttons() {
      assertSnapshot(
        of: TestViewController(),
        as: .image(size: CGSize(width: 320, height: 160), traits: twice))
      let screen: UIView = TestViewController().view
      screen.layout(in: CGSize(width: 320, height: 160))
      // A line of 18-point text is 22 points high, and UIKit adds 6 above and 6 below it: two
      // buttons of 34 points and a gap of 10. Eight tenths of 320 are 256, with 32 on each side.
      #expect(screen.subviews[0].frame == CGRect(x: 32, y: 41, width: 256, height: 78))
    }

    @Test("The document's own functions win over the library's of the same names") func ownNames() {
      let button = UIButton().withStyle(AppStyleSheet.primaryButtonStyle)
      #expect(button.tag == 1 && button.layer.borderWidth == 2)
      #expect(button.titleColor(for: .highlighted) == .gray)
      let label = UILabel().withStyle { $0.text = "closure" }
      #expect(label.tag == 1 && label.text == "closure")
    }

    @Test("Nil takes back what an earlier style set") func reset() {
      let view = UIView()
      view.apply(
        style: ViewStyle(
          backgroundColor: .red, borderColor: .blue, borderWidth: 3, cornerRadius: 4))
      #expect(view.layer.borderWidth == 3 && view.layer.cornerRadius == 4)
      view.apply(style: nil as ViewStyle?)
      #expect(view.backgroundColor == nil && view.layer.borderColor == .clear)
      #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    }

    @Test("News in the style of the document has its border, fonts and colors") func news() {
      let view = NewsView()
      view.title = "You matched"
      view.message = "Say hello before the day ends."
      view.apply(style: .badoo)
      assertSnapshot(of: view, as: .image(traits: twice))
    }

    @Test("A comment in a table's cell has its texts and its button") func comment() throws {
      let comments = Comments()
      comments.comments = [
        Comment(
          text: "Great photo!", commenter: "Ada",
          createdAt: Date(timeIntervalSince1970: 1_767_261_600),
          avatarURL: nil)
      ]
      let cell = comments.tableView(UITableView(), cellForRowAt: IndexPath(row: 0, section: 0))
      let view = try #require(cell as? GenericTableCell<CommentView>).customView
      view.layOut()
      assertSnapshot(of: view, as: .image(size: CGSize(width: 320, height: 84), traits: twice))
    }
  }
}
