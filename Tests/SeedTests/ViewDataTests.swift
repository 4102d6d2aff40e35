/// The second document: a view, its data, and a function that connects them.
import Foundation
import Likeness
import LikenessGallery
import LikenessTesting
import Testing

// MARK: The example of the document

enum Document {
  struct Comment {
    let text: String
    let commenter: String
    let createdAt: Date
    let avatarURL: URL?
  }

  final class CommentView: View {
    let titleLabel = Label()
    let subtitleLabel = Label()
    let statusLabel = Label()
    let replyButton = Button(type: .custom)
    let avatarImageView = ImageView()

    /// The document shows a picture of the layout, but no code.
    override init(frame: CGRect) {
      super.init(frame: frame)
      subtitleLabel.numberOfLines = 0
      avatarImageView.pin(.size(40, 40))
      replyButton.tintColor = .blue
      replyButton.imageTitleSpacing = 4
      let foot = StackView(arrangedSubviews: [replyButton, statusLabel])
      foot.spacing = 8
      foot.alignment = .center
      let column = StackView(arrangedSubviews: [titleLabel, subtitleLabel, foot])
      column.axis = .vertical
      column.alignment = .leading
      column.spacing = 4
      let row = StackView(arrangedSubviews: [avatarImageView, column])
      row.spacing = 12
      row.alignment = .top
      addSubview(row, pinning: .edges(inset: 12))
    }

    required init?(coder: NSCoder) { nil }
  }

  /// With `replyImage`, which the document uses in `configure` but omits here.
  protocol CommentViewData {
    var title: String { get }
    var subtitle: String { get }
    var timestamp: String { get }
    var replyText: String { get }
    var replyImage: Image? { get }
    var avatarURL: URL? { get }
  }
}

extension Document.Comment: Document.CommentViewData {
  var title: String {
    return self.commenter
  }

  var subtitle: String {
    return self.text
  }

  var replyText: String {
    return NSLocalizedString("Reply", comment: "Text for replying to a comment")
  }

  var replyImage: Image? {
    return Image(named: "reply")
  }

  var timestamp: String {
    return self.createdAt.timeAgoSinceNow
  }
}

extension Document.CommentView {
  func configure(viewData: any Document.CommentViewData) {
    self.titleLabel.text = viewData.title
    self.subtitleLabel.text = viewData.subtitle
    self.statusLabel.text = viewData.timestamp
    self.replyButton.setTitle(viewData.replyText, for: .normal)
    self.replyButton.setImage(viewData.replyImage, for: .normal)
    self.avatarImageView.setImage(from: viewData.avatarURL)
  }
}

/// “My own homegrown solution, you're under no obligation to use it of course”
private final class GenericTableCell<V: DefaultInitializable>: TableViewCell,
  DefaultInitializable
{
  let customView = V()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(customView, pinning: .edges)
  }

  required init?(coder: NSCoder) { nil }
}

// Swift can call an initializer of a generic type only if a protocol requires it. UIKit's are
// exempt, because they come from Objective-C.
extension Document.CommentView: DefaultInitializable {}

private final class CommentsDataSource: TableViewDataSource {
  var comments: [Document.Comment]

  init(comments: [Document.Comment]) {
    self.comments = comments
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    comments.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(forIndexPath: indexPath)
      as GenericTableCell<Document.CommentView>

    // This is of type `Comment`
    let currentComment = self.comments[indexPath.row]

    // Comment conforms to `CommentViewData`, so we can use it directly!
    cell.customView.configure(viewData: currentComment)

    return cell
  }
}

/// The asset catalog of an app: one icon.
private let assets: ImageCatalog = ["reply": Icon.reply.image]

// MARK: Pictures and comments to show

/// A picture of one color, 2 by 2 points.
private func picture(_ color: StraightColor) throws -> Image {
  Image(Bitmap(size: try #require(PixelSize(width: 2, height: 2)), filledWith: color))
}

private let ada = "https://example.com/ada.png"
private let bob = "https://example.com/bob.png"

private func comment(by commenter: String, url: String?, age: Double = 7_200) -> Document.Comment {
  Document.Comment(
    text: "Stateless functions for manipulating data.", commenter: commenter,
    createdAt: PictureTime.standard.addingTimeInterval(-age),
    avatarURL: url.flatMap { URL(string: $0) })
}

extension SeedTests {
  @Suite struct ViewDataExamples {
    @Test func modelIsPassedAsItIsAndFillsTheView() throws {
      let comments = [comment(by: "Joe", url: ada), comment(by: "Sheng Jun", url: nil)]
      let table = TableView()
      let source = CommentsDataSource(comments: comments)
      table.dataSource = source
      ImageCatalog.$current.withValue(assets) { table.layout(in: wide(300)) }
      #expect(table.visibleCells.count == 2)
      let cell = try #require(table.visibleCells[0] as? GenericTableCell<Document.CommentView>)
      let view = cell.customView
      #expect(view.titleLabel.text == "Joe")
      #expect(view.subtitleLabel.text == "Stateless functions for manipulating data.")
      #expect(view.statusLabel.text == "2 hours ago")
      #expect(
        view.replyButton.currentTitle == "Reply"
          && view.replyButton.currentImage == Icon.reply.image)
      #expect(view.avatarImageView.imageState.url == URL(string: ada))
    }

    @Test func tableShowsARowForEachModelWithLinesBetween() throws {
      let table = TableView()
      table.imageSource = .images([
        ada: Avatar.initials("AL").image, bob: Avatar.initials("BO").image,
      ])
      table.apply(
        style: TableViewStyle(
          viewStyle: ViewStyle(backgroundColor: .white),
          separatorInset: DirectionalEdgeInsets(top: 0, leading: 64, bottom: 0, trailing: 0))
      )
      let source = CommentsDataSource(comments: [
        comment(by: "Ada Lindqvist", url: ada), comment(by: "Bob Okafor", url: bob, age: 90_000),
      ])
      table.dataSource = source
      ImageCatalog.$current.withValue(assets) {
        assertSnapshot(of: table, as: .image(in: wide(300), scale: 2))
      }
      let cells = table.visibleCells.map(\.frame)
      #expect(cells.map(\.width) == [300, 300])
      // Rows are separated by a line of one point.
      #expect(cells[1].minY == cells[0].maxY + 1)
      table.apply(style: TableViewStyle(separatorHeight: 0))
      table.layout(in: wide(300))
      #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
      source.comments.removeLast()
      table.reloadData()
      ImageCatalog.$current.withValue(assets) { table.layout(in: wide(300)) }
      #expect(table.visibleCells.count == 1)
    }

    @Test(arguments: [
      (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
      (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
      (86_399, "23 hours ago"), (86_400, "1 day ago"), (200_000, "2 days ago"),
    ])
    func timeAgoCountsWholeUnits(_ age: Double, _ text: String) {
      #expect(comment(by: "Joe", url: nil, age: age).timestamp == text)
    }

    @Test func timeIsThatOfTheTaskAndNotOfTheClock() {
      let model = comment(by: "Joe", url: nil, age: 0)
      #expect(
        PictureTime.$now.withValue(PictureTime.standard.addingTimeInterval(600)) { model.timestamp }
          == "10 minutes ago")
      #expect(model.timestamp == "just now")
    }

    @Test func commentWithItsFace() {
      let view = Document.CommentView()
      view.imageSource = .images([ada: Avatar.initials("AL").image])
      ImageCatalog.$current.withValue(assets) {
        view.configure(viewData: comment(by: "Ada Lindqvist", url: ada))
      }
      assertSnapshot(of: view, as: .image(in: wide(300), scale: 2, background: .white))
    }

    @Test("A reused view shows the face of its second model") func reusedView() throws {
      let (red, green) = (try picture(.red), try picture(.green))
      let view = Document.CommentView()
      view.imageSource = .images([ada: red, bob: green])
      ImageCatalog.$current.withValue(assets) {
        view.configure(viewData: comment(by: "Ada", url: ada))
        view.configure(viewData: comment(by: "Bob", url: bob))
      }
      #expect(view.avatarImageView.image == green)
      #expect(view.avatarImageView.imageState == .loaded(try #require(URL(string: bob))))
    }

    @Test("A face that is not handed in is a warning that names its view and URL")
    func missingFace() throws {
      let view = Document.CommentView()
      view.imageSource = .images([ada: Avatar.initials("AL").image])
      ImageCatalog.$current.withValue(assets) {
        view.configure(viewData: comment(by: "Nobody", url: bob))
      }
      view.layout(in: wide(300))
      let warning = try #require(try DisplayList(painting: view).warnings.first)
      #expect(
        warning.hasPrefix("CommentView/StackView/ImageView: nothing is drawn instead of \(bob). "))
    }

    // MARK: A view over several models

    private func row(_ row: EnrolmentRow) throws -> ProgressRowView {
      let view = ProgressRowView()
      view.apply(style: .themed)
      view.configure(viewData: row)
      return view
    }

    @Test func threeModelsMakeOneRowThroughAStructForThatAlone() throws {
      let school = School(name: "Evening school")
      let row = EnrolmentRow(
        course: Course(name: "Statistics", lessonCount: 24), enrolment: Enrolment(lessonsDone: 16),
        school: school)
      #expect(row.title == "Statistics" && row.subtitle == "Evening school · 16 of 24 lessons")
      let view = try self.row(row)
      let percent = try #require(view.descendant(named: "percent") as? Label)
      let bar = try #require(view.descendant(named: "bar") as? ProgressView)
      // Two thirds, rounded down: 66.
      #expect(percent.text == "66%")
      #expect(bar.progress == 16.0 / 24)
      assertSnapshot(of: view, as: .image(in: wide(320), scale: 2, background: .white))
      #expect(
        EnrolmentRow(
          course: Course(name: "Empty", lessonCount: 0), enrolment: Enrolment(lessonsDone: 0),
          school: school
        ).progress == 1)
    }
  }
}
