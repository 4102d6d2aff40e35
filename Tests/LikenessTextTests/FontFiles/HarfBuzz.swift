/// HarfBuzz's own command, for comparison with our shaping.
import Foundation
import LikenessText

enum HarfBuzz {
  static let command = "/usr/bin/hb-shape"

  /// The glyphs that `hb-shape` returns for each text, in font units.
  static func shaped(
    _ texts: [String], font: String, direction: LayoutDirection, script: String, language: String?
  ) throws
    -> [[ShapedGlyph]]
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shaping-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("texts")
    try Data((texts.joined(separator: "\n") + "\n").utf8).write(to: list)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments =
      [
        "--output-format=json", "--no-glyph-names", "--utf8-clusters", "--bot", "--eot",
        "--shapers=ot", "--script=\(script)",
        "--direction=\(direction == .rightToLeft ? "rtl" : "ltr")", "--text-file=\(list.path)",
      ] + (language.map { ["--language=\($0)"] } ?? []) + [font]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = output.fileHandleForReading.readDataToEndOfFile().split(
      separator: UInt8(ascii: "\n"))
    process.waitUntilExit()
    return try lines.map { line in
      try JSONDecoder().decode([Glyph].self, from: Data(line)).map {
        ShapedGlyph(id: $0.g, cluster: $0.cl, advance: $0.ax, x: $0.dx, y: -$0.dy)
      }
    }
  }

  private struct Glyph: Decodable {
    var g: UInt32
    var cl: Int
    var ax: Int
    var dx: Int
    var dy: Int
  }
}
