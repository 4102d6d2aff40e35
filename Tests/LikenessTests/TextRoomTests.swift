/// Text that was sized to fit is shown completely, wherever the edges of its view fall between
/// pixels.
import Foundation
import Likeness
import TestSupport
import Testing

@Suite struct TextRoomTests {
  /// A font whose letters are 0.6 and 0.7 of the size wide, so no line has an integer width in
  /// pixels.
  private static func library() throws -> (FontLibrary, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "text-room-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(TestFontFile().bytes).write(to: folder.appendingPathComponent("Test.ttf"))
    return (FontLibrary(folders: [folder.path]), folder)
  }

  /// Words of letters that the font has; the same number gives the same words.
  private func text(_ seed: Int) -> String {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<6 + next(6)).map { _ in String((0..<1 + next(5)).map { _ in Array("AHx")[next(3)] })
    }.joined(separator: " ")
  }

  /// A container that pins, divides or limits the text so that its edges fall between pixels.
  private func container(_ way: Int, _ text: () -> View) -> View {
    let root = View()
    switch way {
    case 0:
      let view = text()
      view.layout.leading = 6.3
      view.layout.trailing = 6.3
      view.layout.top = 5.7
      root.addSubview(view)
    case 1:
      let view = text()
      view.layout.leading = 3.35
      view.layout.top = 0.4
      view.layout.width = .fraction(0.48)
      root.addSubview(view)
    case 2:
      let view = text()
      view.layout.leading = 0.77
      view.layout.top = 0
      view.layout.maxWidth = 104.157
      root.addSubview(view)
    default:
      let row = StackView()
      row.axis = .horizontal
      row.distribution = .fillEqually
      row.alignment = .leading
      row.spacing = 5.3
      for _ in 0..<3 { row.addArrangedSubview(text()) }
      row.layout.leading = 0
      row.layout.trailing = 0
      row.layout.top = 0
      root.addSubview(row)
    }
    return root
  }

  @Test(arguments: 0..<4, [1, 1.5, 2, 3] as [Scale]) func nothingOfTextThatWasSizedToFitIsHidden(
    way: Int, scale: Scale
  ) throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed in 0..<120 {
      var labels: [Label] = []
      let root = container(way) {
        let label = Label(text: text(seed + labels.count))
        label.font = Font(size: 15, fileName: "Test.ttf")
        label.numberOfLines = 0
        labels.append(label)
        return label
      }
      root.fonts = library
      root.layout(in: CGSize(width: 151 + Double(seed) * 0.61, height: 900), scale: scale)
      for label in labels {
        let shown = label.textLayout(width: label.frame.width, height: label.frame.height)
        #expect(
          shown.hiddenCharacterCount == 0,
          "\(label.text ?? "") in \(label.frame.width) × \(label.frame.height)")
      }
    }
  }
}
