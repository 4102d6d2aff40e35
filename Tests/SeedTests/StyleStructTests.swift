/// The fifth document (the first one in Russian, with its code): a style struct that grows from
/// flat to nested to optional.
///
/// Two mistakes of the document are corrected, because it would not compile or behave as described:
/// the first struct lacks `titleColor` and `messageColor`, which its preset sets, and `apply` gives
/// the title the message's style.
import Likeness
import LikenessGallery
import LikenessTesting
import Testing

// MARK: All in one struct

enum Flat {
  struct NewsViewStyle {
    let backgroundColor: Color
    let borderColor: Color
    let borderWidth: Double
    let cornerRadius: Double
    let titleAlignment: TextAlignment
    let titleColor: Color
    let titleFont: Font
    let messageAlignment: TextAlignment
    let messageColor: Color
    let messageFont: Font
  }

  class NewsView: View {
    private let titleLabel = Label()
    private let messageLabel = Label()
    override init(frame: CGRect) {
      super.init(frame: frame)
      self.setupConstraints()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
    var title: String? {
      get { self.titleLabel.text }
      set { self.titleLabel.text = newValue }
    }
    var message: String? {
      get { self.messageLabel.text }
      set { self.messageLabel.text = newValue }
    }
    func apply(style: NewsViewStyle) {
      self.backgroundColor = style.backgroundColor
      self.borderColor = style.borderColor
      self.borderWidth = style.borderWidth
      self.cornerRadius = style.cornerRadius
      self.titleLabel.textAlignment = style.titleAlignment
      self.titleLabel.textColor = style.titleColor
      self.titleLabel.font = style.titleFont
      self.messageLabel.textAlignment = style.messageAlignment
      self.messageLabel.textColor = style.messageColor
      self.messageLabel.font = style.messageFont
    }
    func setupConstraints() {
      arrange(titleLabel, messageLabel, in: self)
    }
  }
}

extension Flat.NewsViewStyle {
  /// A general component style for the Badoo app.
  public static var badoo: Flat.NewsViewStyle {
    Flat.NewsViewStyle(
      backgroundColor: .white,
      borderColor: Color(hex: 0x783Bf9),
      borderWidth: 1,
      cornerRadius: 0,
      titleAlignment: .left,
      titleColor: Color(hex: 0x783Bf9),
      titleFont: Font.systemFont(ofSize: 22),
      messageAlignment: .left,
      messageColor: Color(hex: 0x767676),
      messageFont: Font.systemFont(ofSize: 14)
    )
  }
}

// MARK: Substyles

enum Nested {
  struct ViewStyle {
    let backgroundColor: Color?
    let borderColor: Color?
    let borderWidth: Double
    let cornerRadius: Double
    init(
      backgroundColor: Color? = nil,
      borderColor: Color? = nil,
      borderWidth: Double = 0,
      cornerRadius: Double = 0
    ) {
      self.backgroundColor = backgroundColor
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.cornerRadius = cornerRadius
    }
  }

  struct LabelStyle {
    // Superclass style
    let viewStyle: ViewStyle
    // Own values
    let textAlignment: TextAlignment
    let textColor: Color?
    let font: Font?
  }

  struct NewsViewStyle {
    // Superclass style
    let viewStyle: ViewStyle
    // Aggregated components' styles
    let titleStyle: LabelStyle
    let messageStyle: LabelStyle
    // Own values
    // -
  }

  class NewsView: View {
    private let titleLabel = Label()
    private let messageLabel = Label()
    override init(frame: CGRect) {
      super.init(frame: frame)
      arrange(titleLabel, messageLabel, in: self)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
    var title: String? {
      get { self.titleLabel.text }
      set { self.titleLabel.text = newValue }
    }
    var message: String? {
      get { self.messageLabel.text }
      set { self.messageLabel.text = newValue }
    }
    func apply(style: NewsViewStyle) {
      // Applying superclass style
      self.apply(style: style.viewStyle)
      // Applying aggregated components' styles
      self.titleLabel.apply(style: style.titleStyle)
      self.messageLabel.apply(style: style.messageStyle)
      // Applying own values
      // -
    }
  }
}

extension View {
  func apply(style: Nested.ViewStyle) {
    self.backgroundColor = style.backgroundColor
    self.borderColor = style.borderColor
    self.borderWidth = style.borderWidth
    self.cornerRadius = style.cornerRadius
  }
}

extension Label {
  func apply(style: Nested.LabelStyle) {
    // Applying superclass style
    self.apply(style: style.viewStyle)
    // Applying own values
    self.textAlignment = style.textAlignment
    self.textColor = style.textColor
    self.font = style.font
  }
}

extension Nested.NewsViewStyle {
  /// A general component style for the Badoo app.
  public static var badoo: Nested.NewsViewStyle {
    Nested.NewsViewStyle(
      viewStyle: Nested.ViewStyle(
        backgroundColor: .white,
        borderColor: Color(hex: 0x783BF9),
        borderWidth: 1,
        cornerRadius: 0
      ),
      titleStyle: Nested.LabelStyle(
        viewStyle: Nested.ViewStyle(
          backgroundColor: .clear,
          borderColor: .clear,
          borderWidth: 0,
          cornerRadius: 0
        ),
        textAlignment: .left,
        textColor: Color(hex: 0x783BF9),
        font: Font.systemFont(ofSize: 22)
      ),
      messageStyle: Nested.LabelStyle(
        viewStyle: Nested.ViewStyle(
          backgroundColor: .clear,
          borderColor: .clear,
          borderWidth: 0,
          cornerRadius: 0
        ),
        textAlignment: .left,
        textColor: Color(hex: 0x767676),
        font: Font.systemFont(ofSize: 14)
      )
    )
  }
}

// MARK: Optional, with reset on nil

enum Optionals {
  struct ViewStyle {
    let backgroundColor: Color?
    let borderColor: Color?
    let borderWidth: Double?
    let cornerRadius: Double?
    init(
      backgroundColor: Color? = nil,
      borderColor: Color? = nil,
      borderWidth: Double? = nil,
      cornerRadius: Double? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.borderColor = borderColor
      self.borderWidth = borderWidth
      self.cornerRadius = cornerRadius
    }
  }
}

extension View {
  func apply(style: Optionals.ViewStyle?) {
    self.backgroundColor = style?.backgroundColor
    self.borderColor = style?.borderColor
    self.borderWidth = style?.borderWidth ?? 0
    self.cornerRadius = style?.cornerRadius ?? 0
  }
}

/// `setupConstraints()`, whose body the document omits.
private func arrange(_ titleLabel: Label, _ messageLabel: Label, in view: View) {
  titleLabel.name = "title"
  messageLabel.name = "message"
  titleLabel.numberOfLines = 0
  messageLabel.numberOfLines = 0
  let stack = StackView(arrangedSubviews: [titleLabel, messageLabel])
  stack.name = "texts"
  stack.axis = .vertical
  stack.spacing = 6
  view.addSubview(stack, pinning: .edges(inset: 12))
}

/// The document's `NewPresenter(view: view)`, whose class it omits: it knows only content.
private final class NewPresenter {
  private let view: any NewsContent

  init(view: any NewsContent) {
    self.view = view
  }

  func show() {
    view.title = "Employee benefits"
    view.message = "5-minute massages every day"
  }
}

extension Flat.NewsView: NewsContent {}
extension Nested.NewsView: NewsContent {}

extension SeedTests {
  @Suite struct StyleStructs {
    private func flat() -> View {
      let view = Flat.NewsView()
      view.apply(style: .badoo)
      let presenter = NewPresenter(view: view)
      presenter.show()
      return view
    }

    private func nested() -> View {
      let view = Nested.NewsView()
      view.apply(style: .badoo)
      let presenter = NewPresenter(view: view)
      presenter.show()
      return view
    }

    /// The final form in the document, with Likeness's own structs.
    private func compact() -> View {
      let view = NewsView()
      view.apply(style: .badoo)
      let presenter = NewPresenter(view: view)
      presenter.show()
      return view
    }

    /// A box of 320 points with a violet border, a violet title and a gray message, for all three
    /// forms of the style.
    @Test func everyFormOfTheStyleDrawsTheSameNews() throws {
      for view in [flat(), nested(), compact()] {
        let lines = try drawn(view, in: wide(320))
        let height = decimal(view.frame.height)
        #expect(
          lines == [
            "box NewsView 0 0 320 \(height) fill=#FFFFFF border=1 #783BF9",
            "glyphs NewsView/texts/title \"Employee benefits\" #783BF9",
            "glyphs NewsView/texts/message \"5-minute massages every day\" #767676",
          ])
        // The system font's lines are slightly higher than its size: a margin of 12, a title of 22,
        // 6 between, a message of 14, and 12 again.
        let least: Double = 12 + 22 + 6 + 14 + 12
        #expect(view.frame.height >= least && view.frame.height < least + 16)
        let title = try #require(view.descendant(named: "title") as? Label)
        let message = try #require(view.descendant(named: "message") as? Label)
        #expect(title.font == .systemFont(ofSize: 22) && message.font == .systemFont(ofSize: 14))
        #expect(title.textAlignment == .left && message.textAlignment == .left)
      }
    }

    /// The recorded properties of each item in the display list, as a person would write them.
    @Test func displayListReportsTheStyle() throws {
      let view = nested()
      view.layout(in: wide(320))
      let told = try DisplayList(painting: view).items.compactMap { item -> String? in
        if case .view = item.drawing { return nil }
        return item.source.properties.filter { $0.name != "text" }.map { "\($0.name)=\($0.value)" }
          .joined(separator: " ")
      }
      #expect(
        told == [
          "backgroundColor=#FFFFFF borderColor=#783BF9 borderWidth=1 cornerRadius=0",
          "font=22 regular numberOfLines=0 textAlignment=left textColor=#783BF9",
          "font=14 regular numberOfLines=0 textAlignment=left textColor=#767676",
        ])
    }

    @Test func newsInANarrowColumnGrowsWithItsText() {
      let view = Nested.NewsView()
      view.apply(style: .badoo)
      view.title = "News"
      view.message = "A message that is too long for one line of a view as narrow as this one"
      let below = View()
      below.pin(.size(10, 10))
      let column = StackView(arrangedSubviews: [view, below])
      column.axis = .vertical
      column.layout(in: wide(200))
      // Insets of 12 around a line of 22 points, 6 points, and at least two lines of 14.
      let least: Double = 24 + 22 + 6 + 28
      #expect(view.frame.width == 200 && view.frame.height > least)
      #expect(column.frame.height == view.frame.height + 10)
    }

    @Test func newsInTheFlatStyle() {
      assertSnapshot(of: flat(), as: .image(in: wide(320), scale: 2, theme: brandTheme))
    }
    @Test func newsInTheStyleOfSubstyles() {
      assertSnapshot(of: nested(), as: .image(in: wide(320), scale: 2, theme: brandTheme))
    }
    @Test func newsInTheStyleWhoseNilResets() {
      assertSnapshot(of: compact(), as: .image(in: wide(320), scale: 2, theme: brandTheme))
    }

    @Test func nilResetsWhatAnEarlierStyleSet() throws {
      let view = View()
      view.apply(
        style: Optionals.ViewStyle(
          backgroundColor: .red, borderColor: .blue, borderWidth: 3, cornerRadius: 4))
      #expect(
        try drawn(view, in: CGSize(width: 20, height: 10)) == [
          "box View 0 0 20 10 radius=4 fill=#FF0000 border=3 #0000FF"
        ])
      view.apply(style: nil as Optionals.ViewStyle?)
      #expect(try drawn(view, in: CGSize(width: 20, height: 10)) == [])
      #expect(view.borderColor == .black && view.borderWidth == 0)
    }

    /// “What happens when a default cornerRadius of some subclass is not equal to zero?” Likeness's
    /// structs can tell the difference.
    @Test func subclassDistinguishesItsOwnDefaultFromAnExplicitZero() {
      final class Pill: View {
        override var defaultViewStyle: ViewStyle { ViewStyle(cornerRadius: 14) }
      }
      let pill = Pill()
      pill.apply(style: ViewStyle(cornerRadius: 0))
      #expect(pill.cornerRadius == 0)
      pill.apply(style: ViewStyle())
      #expect(pill.cornerRadius == 14)
      // The document's previous form can't: its default is an explicit zero.
      pill.apply(style: Nested.ViewStyle())
      #expect(pill.cornerRadius == 0)
    }

    @Test func styleOfAComponentIsResetAsAWhole() throws {
      let view = NewsView()
      view.apply(style: .badoo)
      view.apply(style: nil as NewsViewStyle?)
      view.title = "News"
      #expect(try drawn(view, in: wide(320)) == ["glyphs NewsView/texts/title \"News\" #000000"])
    }
  }
}
