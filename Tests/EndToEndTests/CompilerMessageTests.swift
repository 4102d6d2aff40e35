/// What the compiler says of lines that newcomers write wrong.
import Foundation
import Testing

@Suite struct CompilerMessageTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var code: String
    /// What the first error has to name.
    var names: [String]
    var testDescription: String { code }
  }

  static let lines = [
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

  @Test("A wrong line gets a message that names the type and what is wrong", arguments: lines)
  func message(line: Line) throws {
    let errors = try compiled("@MainActor func line(_ theme: Theme) { \(line.code) }")
    let first = try #require(errors.first, "The line compiles.")
    #expect(!first.contains("failed to produce diagnostic"))
    for name in line.names { #expect(first.contains(name), "\(first)") }
  }

  static let assertions = [
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

  @Test(
    "A wrong argument of an assertion is named, with the type that it needs", arguments: assertions)
  func assertionMessage(line: Line) throws {
    let errors = try compiled(
      "import LikenessTesting\n@MainActor func line(_ view: View, _ theme: Theme) { \(line.code) }")
    let first = try #require(errors.first, "The line compiles.")
    for name in line.names { #expect(first.contains(name), "\(first)") }
  }

  @Test("The right assertions compile")
  func rightAssertions() throws {
    let lines = """
      import LikenessTesting
      @MainActor func line(_ view: View, _ theme: Theme) {
        assertSnapshots(of: view, as: .images())
        assertSnapshots(of: view, as: .images(themes: ["a": theme], scales: [1]))
        assertSnapshots(of: view, as: [.image, .image(scale: 2)])
        assertSnapshots(of: view, as: ["a": .image, "b": .displayList])
        assertSnapshot(of: view, as: .image)
      }
      """
    #expect(try compiled(lines) == [])
  }

  @Test("The right lines compile")
  func rightLines() throws {
    let lines = """
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
    #expect(try compiled(lines) == [])
  }

  /// The errors of the compiler on the PATH for a file that imports the built modules.
  private func compiled(_ code: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Line.swift")
    try Data("import Likeness\n\(code)\n".utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I",
        builtProducts.appendingPathComponent("Modules").path,
      ]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + [file.path]
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try output.close()
    let text = try String(contentsOf: log, encoding: .utf8)
    let errors = text.split(separator: "\n").filter { $0.contains("error:") && !$0.contains("`-") }
    if process.terminationStatus != 0, errors.isEmpty { throw ConsumerError(output: text) }
    return errors.map(String.init)
  }

  /// The maps of the C modules that the built modules import.
  private var moduleMaps: [URL] {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders =
      ["Base", "Text", "Evidence", "Doors"].map {
        repository.appendingPathComponent("Sources/\($0)")
      } + [builtProducts]
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map {
        folder.appendingPathComponent($0).appendingPathComponent("module.modulemap")
      }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
  }
}
