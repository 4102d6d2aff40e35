/// The code of the articles, word for word; `DocumentationTests` checks that no block is missing
/// here, and runs it.

import Foundation
import Likeness
import LikenessFetch
import LikenessTesting

// MARK: StylesAndThemes.md

public final class Notice: View {
  public let titleLabel = Label()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel, pinning: .edges(inset: 12))
  }

  public required init?(coder: NSCoder) { nil }
}

public struct NoticeStyle: Hashable, Sendable {
  public var viewStyle: ViewStyle?
  public var titleStyle: LabelStyle?

  public static let violet = NoticeStyle(
    viewStyle: ViewStyle(borderColor: Color(hex: 0x783BF9), borderWidth: 1),
    titleStyle: LabelStyle(textColor: Color(hex: 0x783BF9), font: .systemFont(ofSize: 22)))
}

extension Notice {
  public func apply(style: NoticeStyle?) {
    apply(style: style?.viewStyle)
    titleLabel.apply(style: style?.titleStyle)
  }
}

struct BadgeStyle: ComponentStyle {
  var viewStyle: ViewStyle?
  var dotColor: Color?

  static let properties: [StyleProperty<Self>] = [
    .base("viewStyle", \.viewStyle),
    .value("dotColor", \.dotColor, explains: [.boxFill]),
  ]
}

final class Badge: View, Styled {
  var ownStyle = BadgeStyle()
}

extension AppStyleSheet {
  static let strongBorder: AppStyle<View> = Mixins.border(width: 4, color: .black)

  static let primaryButton: AppStyle<Button> = concat(
    Mixins.base(backgroundColor: .white, clipsToBounds: true),
    Mixins.cornerRadius(value: 8),
    Mixins.button(titleColor: .black, for: .normal),
    Mixins.button(titleColor: .gray, for: .highlighted),
    strongBorder)
}

func primaryButton() -> Button {
  let button = Button().withStyle(AppStyleSheet.primaryButton)
  button.setTitle("Continue", for: .normal)
  return button
}

let themedNotice = NoticeStyle(
  viewStyle: ViewStyle(borderColor: .token("primary"), borderWidth: 1),
  titleStyle: LabelStyle(textColor: .token("primary"), font: .systemFont(ofSize: 22)))

let themedCard = ViewStyle(cornerRadius: .token("radius"), shadow: .token("card"))

public protocol NoticeViewData {
  var title: String { get }
}

extension Notice {
  public func configure(viewData: any NoticeViewData) {
    titleLabel.text = viewData.title
  }
}

struct Message: NoticeViewData {
  let title: String
}

func notice() -> Notice {
  let notice = Notice()
  notice.apply(style: .violet)
  notice.configure(viewData: Message(title: "Saved"))
  return notice
}

func leaks() -> [String] {
  let on: AppStyle<Button> = AppStyleSheet.Mixins.base(backgroundColor: .white)
  let off: AppStyle<Button> = AppStyleSheet.Mixins.border(width: 0)
  return styleLeaks(from: on, to: off) { Button() }.map(\.property)
}

// MARK: StoriesAndVariants.md

func toggles() -> Story {
  Story(
    "Switch/states",
    variants: .standard.states(["on", "off"]).directions().widths([320, 768]).pairwise(within: 12)
  ) { context in
    let toggle = Switch()
    toggle.isOn = context.state == "on"
    return toggle
  }
}

// MARK: StylesAndThemes.md, themes

func loadTheme(from file: String) -> Theme {
  let manager = ThemeManager()
  manager.load(contentsOfFile: file)
  return manager.currentTheme
}

// MARK: Fonts.md

func inInter() -> [SnapshotStrategy<Label>] {
  .images(scales: [2], fonts: FontLibrary(folders: ["Fonts"]))
}

func interLabel() -> Label {
  let label = Label(text: "Hello")
  label.font = Font(family: "Inter", size: 17)
  return label
}

// MARK: WhichMetric.md

func assertScreen(_ screen: Bitmap) {
  let clock = PixelRect(x: 0, y: 0, width: 40, height: 20)
  assertSnapshot(
    of: screen,
    as: .bitmap(tolerance: Tolerance(metric: .neighborhood(), maxWindow: 4, ignoring: [clock])),
    named: "screen")
}

func assertDashboard(_ dashboard: View) {
  let chart = TolerantView("Dashboard/chart", Tolerance(maxPixels: 40))
  assertSnapshot(
    of: dashboard, as: .image(tolerance: Tolerance(allowing: [.moves(upTo: 1)], views: [chart])),
    named: "dashboard")
}

// MARK: OtherPictures.md

func assertScreenshot(_ png: Data) {
  assertSnapshot(of: png, as: .png(variant: [.scale: "3"], tolerance: Tolerance(maxPixels: 20)))
}

// MARK: FromUIKit.md

func assertOldPicture(_ picture: Bitmap) throws {
  let tolerance = try Tolerance.swiftSnapshotTesting(precision: 0.99, perceptualPrecision: 0.98)
  assertSnapshot(of: picture, as: .bitmap(tolerance: tolerance), named: "old picture")
}

// MARK: LikenessFetch.md

func update(_ manager: ThemeManager, from url: URL, copy: URL) async throws {
  let fetched = try await ThemeFetcher(url: url, copy: copy).fetch()
  manager.load(fetched.data, file: fetched.file)
  if case .copy(let error) = fetched.origin { print("Using the last good theme. \(error)") }
}

// MARK: StylesAndThemes.md, drawing

final class Meter: View {
  var share = 0.0

  override func draw(in canvas: inout Canvas) {
    let center = CGPoint(x: canvas.size.width / 2, y: canvas.size.height / 2)
    var ring = Path()
    ring.addArc(center: center, radius: 18, from: -90, to: -90 + 360 * share)
    canvas.stroke(ring, width: 4, cap: .round, color: .token("primary"))
    canvas.draw(
      "\(Int(share * 100))%", in: CGRect(x: 0, y: 14, width: canvas.size.width, height: 20),
      alignment: .center)
  }
}

final class Dot: View {
  var dotColor = Color.token("accent")

  override func draw(in canvas: inout Canvas) {
    var dot = Path()
    dot.addEllipse(in: CGRect(origin: .zero, size: canvas.size))
    canvas.fill(dot, color: dotColor) { $0.add("dotColor", dotColor, explains: [.pathPaint]) }
  }
}
