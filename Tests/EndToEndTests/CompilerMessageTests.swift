/// What the compiler says of lines that newcomers write wrong. It runs once for each import.
import Foundation
import TestKit
import Testing

@Suite struct CompilerMessageTests {
  private struct Line: Sendable {
    var code: String
    /// What the first error has to name.
    var names: [String]
  }

  private static let wrongLines = [
    Line(code: "Label().textTint = .red", names: ["'Label'", "'textTint'"]),
    Line(code: "TextView().isEditing = false", names: ["'TextView'", "'isEditing'"]),
    Line(code: "Label().textColor = theme.colors.primary", names: ["'primary'"]),
    Line(code: "Label().textColor = theme.paint(\"primary\")", names: ["'Theme'", "'paint'"]),
    Line(code: "Label().lineHeight = \"24\"", names: ["'Double'", "'String'"]),
    Line(code: "Label().textShadow = Color.black", names: ["'ShadowStyle", "'Color'"]),
    Line(code: "View().pin(.below(8))", names: ["'LayoutRules'", "'below'"]),
    Line(code: "StackView().spacing = .small", names: ["'CGFloat'", "'small'"]),
    Line(code: "ShapeView().fillTint = .red", names: ["'ShapeView'", "'fillTint'"]),
    Line(code: "Switch().onTintColor = \"red\"", names: ["'Color'", "'String'"]),
  ]

  private let rightLines = """
    @MainActor func line(_ theme: Theme, _ label: Label, _ text: TextView) throws {
      label.textColor = .red
      label.textColor = (try? theme.color("primary")) ?? .gray
      label.textColor = try? theme.color("primary")
      label.backgroundColor = try theme.color("primary")
      let ink = (try? theme.color("ink")) ?? .darkGray
      label.textColor = ink.withAlphaComponent(0.5)
      let red: UInt8? = theme.colors["primary"]?.red
      label.lineHeight = 24
      label.isUnderlined = true
      label.textShadow = ShadowStyle(color: .black, dy: 1)
      let color: Color? = text.textColor
      let height: Double? = text.lineHeight
      text.isStruckThrough = nil
      ShapeView().fillColor = .red
      ShapeView().lineDashes = [4, 2]
      Switch().thumbTintColor = .white
      TableView().separatorColor = .token("separator")
      _ = (color, height, red)
    }
    """

  @Test("A wrong line gets a message that names the type and what is wrong, and right ones compile")
  func lines() throws {
    try expect(
      Self.wrongLines, in: "@MainActor func line(_ theme: Theme)", then: rightLines,
      import: "Likeness")
  }

  private static let wrongAssertions = [
    Line(code: "assertSnapshots(of: view, as: .images(theme: theme))", names: ["'themes:'"]),
    Line(code: "assertSnapshots(of: view, as: .images(scale: 2))", names: ["'scales:'"]),
    Line(
      code: "assertSnapshots(of: view, as: .images(themes: theme))",
      names: ["'Theme'", "'[String : Theme]'"]),
    Line(
      code: "assertSnapshots(of: view, as: .images(scales: 2))", names: ["'Int'", "'[Scale]'"]),
    Line(code: "assertSnapshots(of: view, as: .images(size: 320))", names: ["'size'"]),
    Line(code: "assertSnapshots(of: view, as: .images(in: 320))", names: ["'Int'", "'CGSize'"]),
    Line(code: "assertSnapshots(of: view, as: .images)", names: ["'images(", "call it"]),
    Line(code: "assertSnapshots(of: view, as: .image)", names: ["Write assertSnapshot(of:as:)"]),
    Line(
      code: "assertSnapshots(of: view, as: .image(scale: 2))",
      names: ["Write assertSnapshot(of:as:)"]),
    Line(code: "assertSnapshot(of: view, as: .images)", names: ["'images(", "call it"]),
    Line(
      code: "assertSnapshot(of: view, as: .images(scales: [1]))",
      names: ["Write assertSnapshots(of:as:)"]),
    Line(code: "assertSnapshot(of: view, as: .images(theme: theme))", names: ["'themes:'"]),
  ]

  private let rightAssertions = """
    @MainActor func line(_ view: View, _ theme: Theme) {
      assertSnapshots(of: view, as: .images())
      assertSnapshots(of: view, as: .images(themes: ["a": theme], scales: [1]))
      assertSnapshots(of: view, as: [.image, .image(scale: 2)])
      assertSnapshots(of: view, as: ["a": .image, "b": .displayList])
      assertSnapshot(of: view, as: .image)
    }
    """

  @Test(
    "A wrong argument of an assertion is named, with the type that it needs, and right ones compile"
  )
  func assertions() throws {
    try expect(
      Self.wrongAssertions, in: "@MainActor func line(_ view: View, _ theme: Theme)",
      then: rightAssertions, import: "LikenessTesting")
  }

  /// Compiles each wrong line in a function of its own, and right functions after them.
  private func expect(
    _ wrong: [Line], in function: String, then right: String, import module: String
  ) throws {
    let functions = wrong.enumerated().map { index, line in
      "\(function.replacing("line", with: "line\(index)")) { \(line.code) }"
    }
    let errors = try compiled(
      (functions + [right, "import Likeness", "import \(module)"]).joined(separator: "\n"))
    for (index, line) in wrong.enumerated() {
      let first = try #require(errors[index + 1]?.first, "This compiles: \(line.code)")
      #expect(!first.contains("failed to produce diagnostic"))
      for name in line.names { #expect(first.contains(name), "\(line.code): \(first)") }
    }
    #expect(errors.filter { $0.key > wrong.count } == [:])
  }

  /// The errors of the compiler on the PATH for a file that imports the built modules, by their
  /// lines.
  private func compiled(_ code: String) throws -> [Int: [String]] {
    let folder = try TestFolder(["Line.swift": code])
    let ran = try Tool("swiftc").run(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-I",
        builtProducts.appending(path: "Modules").path,
      ] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + [folder("Line.swift")])
    let text = ran.output + ran.errors
    var errors: [Int: [String]] = [:]
    for match in text.matches(of: #/Line\.swift:(\d+):\d+: error: (.*)/#) {
      errors[Int(match.1) ?? 0, default: []].append(String(match.2))
    }
    if ran.status != 0, errors.isEmpty { throw ConsumerError(output: text) }
    return errors
  }

  /// The maps of the C modules that the built modules import.
  private var moduleMaps: [String] {
    let folders =
      ["Base", "Text", "Evidence", "Doors"].map { repository.appending(path: "Sources/\($0)") }
      + [builtProducts]
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appending(path: "\($0)/module.modulemap").path }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }
}
