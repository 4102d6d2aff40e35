/// The settings that a failure of `likeness compare` lists, given to the command literally.
import Foundation
import Likeness
import LikenessCommand
import Testing

@Suite struct PassingSettingsCommandTests {
  /// Each setting follows the options of the failed command, and replaces those of the same name.
  @Test(
    arguments: [
      [], ["--max-pixels", "2"], ["--max-ratio", "0.001", "--max-window", "1", "--max-delta", "3"], ["--ignore", "0,0,9,9"],
      ["--metric", "yiq", "--threshold", "0.01"], ["--metric", "yiq", "--count-antialiasing", "--threshold", "0.02"],
      ["--metric", "ciede2000", "--threshold", "0.5", "--max-ratio", "0.001"], ["--metric", "ssim", "--threshold", "0.999"],
      ["--metric", "ssim-cie94"], ["--metric", "neighborhood", "--threshold", "0"], ["--metric", "channel", "--threshold", "1"],
      ["--area", "0,0,20,40:channel:2"], ["--allow-shift"],
    ])
  func everySettingPassesAsItIsPrinted(options: [String]) async throws {
    let sandbox = try Sandbox()
    var kinds: Set<String> = []
    for (index, pair) in try pairs().enumerated() {
      let a = try sandbox.write(pair.0, to: "a\(index).png")
      let b = try sandbox.write(pair.1, to: "b\(index).png")
      let failed = await run(RedTool.self, ["compare", a, b, "--json"] + options)
      guard failed.status == .differences else { continue }
      let settings = try #require(failed.json()["passing"] as? [String])
      #expect(!settings.isEmpty)
      for setting in settings {
        let words = setting.split(separator: " ").map(String.init)
        let passed = await run(RedTool.self, ["compare", a, b] + options + words)
        #expect(passed.status == .success, "\(options) then \(setting): \(passed.output)")
        kinds.insert(words[0])
      }
    }
    #expect(!kinds.isEmpty)
  }

  /// An edge that moved by half a pixel, one that moved by a whole one, a lighter background, a faint step beside an edge, and a dot.
  private func pairs() throws -> [(Bitmap, Bitmap)] {
    func edge(_ middle: UInt8, ground: UInt8 = 255) throws -> Bitmap {
      var bitmap = try picture(40, 40, StraightColor(r: ground, g: ground, b: ground))
      for y in 0..<40 {
        bitmap[19, y] = StraightColor(r: middle, g: middle, b: middle)
        for x in 20..<40 { bitmap[x, y] = .black }
      }
      return bitmap
    }
    return try [
      (edge(255), edge(128)), (edge(255), edge(0)), (edge(255), edge(255, ground: 251)), (edge(128), edge(131)),
      (picture(40, 40), picture(40, 40, spots: [(12, 30)])),
    ]
  }
}
