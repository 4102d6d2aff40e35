/// The second document: a view, its data, and a function that connects them.
///
/// `Verbatim/Comments.swift` has its code. Model, view and protocol are those of the gallery, whose
/// references hold their pictures.
import Foundation
import Likeness
import LikenessGallery
import Testing

// Testing declares a type of this name, too.
private typealias Comment = LikenessGallery.Comment

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
extension CommentView: DefaultInitializable {}

private final class CommentsDataSource: TableViewDataSource {
  var comments: [Comment]

  init(comments: [Comment]) {
    self.comments = comments
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    comments.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(forIndexPath: indexPath) as GenericTableCell<CommentView>
    // Comment conforms to `CommentViewData`, so we can use it directly!
    cell.customView.configure(viewData: comments[indexPath.row])
    return cell
  }
}

private let ada = "https://example.com/ada.png"
private let bob = "https://example.com/bob.png"

private func comment(by commenter: String, url: String?) -> Comment {
  Comment(
    text: "Stateless functions for manipulating data.", commenter: commenter,
    createdAt: PictureTime.standard.addingTimeInterval(-7_200),
    avatarURL: url.flatMap { URL(string: $0) })
}

extension SeedTests {
  @Suite struct ViewDataExamples {
    @Test("A row shows its model, and rows have lines between them until they are reloaded")
    func table() throws {
      let table = TableView()
      let source = CommentsDataSource(comments: [
        comment(by: "Joe", url: ada), comment(by: "Sheng Jun", url: nil),
      ])
      table.dataSource = source
      table.layout(in: wide(300))
      let cells = table.visibleCells
      #expect(cells.map(\.frame.width) == [300, 300])
      let view = try #require(cells[0] as? GenericTableCell<CommentView>).customView
      func text(_ name: String) -> String? { (view.descendant(named: name) as? Label)?.text }
      #expect(text("title") == "Joe" && text("status") == "2 hours ago")
      #expect(text("subtitle") == "Stateless functions for manipulating data.")
      let reply = try #require(view.descendant(named: "reply") as? Button)
      #expect(reply.currentTitle == "Reply" && reply.currentImage != nil)
      let avatar = try #require(view.descendant(named: "avatar") as? ImageView)
      #expect(avatar.imageState.url == URL(string: ada))
      // A line of one point.
      #expect(cells[1].frame.minY == cells[0].frame.maxY + 1)
      table.apply(style: TableViewStyle(separatorHeight: 0))
      table.layout(in: wide(300))
      #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
      source.comments.removeLast()
      table.reloadData()
      table.layout(in: wide(300))
      #expect(table.visibleCells.count == 1)
    }

    @Test("A reused view shows the face of its second model") func reuse() throws {
      let view = CommentView()
      let faces = [ada: Icon.clock.image, bob: Icon.lock.image]
      view.imageSource = .images(faces)
      view.configure(viewData: comment(by: "Ada", url: ada))
      view.configure(viewData: comment(by: "Bob", url: bob))
      let avatar = try #require(view.descendant(named: "avatar") as? ImageView)
      #expect(avatar.image == faces[bob])
      #expect(avatar.imageState == .loaded(try #require(URL(string: bob))))
    }

    @Test(
      "An age counts the largest whole unit",
      arguments: [
        (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
        (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
        (86_399, "23 hours ago"), (86_400, "1 day ago"), (200_000, "2 days ago"),
      ])
    func age(_ seconds: Double, _ text: String) {
      #expect(PictureTime.standard.addingTimeInterval(-seconds).timeAgoSinceNow == text)
    }

    @Test("An age is counted from the time of the task, and not from the clock") func now() {
      let created = PictureTime.standard
      #expect(
        PictureTime.$now.withValue(created.addingTimeInterval(600)) { created.timeAgoSinceNow }
          == "10 minutes ago")
      #expect(created.timeAgoSinceNow == "just now")
    }

    @Test("Three models make one row through a struct for that alone") func severalModels() throws {
      func row(lessons: Int, done: Int) -> EnrolmentRow {
        EnrolmentRow(
          course: Course(name: "Statistics", lessonCount: lessons),
          enrolment: Enrolment(lessonsDone: done), school: School(name: "Evening school"))
      }
      let data = row(lessons: 24, done: 16)
      #expect(data.title == "Statistics" && data.subtitle == "Evening school · 16 of 24 lessons")
      let view = ProgressRowView()
      view.configure(viewData: data)
      let percent = try #require(view.descendant(named: "percent") as? Label)
      let bar = try #require(view.descendant(named: "bar") as? ProgressView)
      // Two thirds, rounded down: 66.
      #expect(percent.text == "66%" && bar.progress == 16.0 / 24)
      #expect(row(lessons: 0, done: 0).progress == 1)
    }
  }
}
