/// `likeness theme diff`: the differences of two themes.
import Foundation
import Likeness
import LikenessCommand
import Testing

private func diff(_ arguments: String...) async -> Spoken { await run(RedTool.self, ["theme", "diff"] + arguments) }

@Suite struct ThemeDiffTests {
  @Test func equalThemesInDifferentFormsAreEqual() async throws {
    let sandbox = try Sandbox()
    let seed = try sandbox.write(seedTheme, to: "seed.json")
    _ = await run(RedTool.self, ["theme", "export", seed, "--to", "dtcg", "-o", sandbox("seed.tokens.json")])
    let spoken = await diff(seed, sandbox("seed.tokens.json"))
    #expect(spoken.status == .success)
    #expect(spoken.results == ["\(seed) → \(sandbox("seed.tokens.json")): the themes have the same tokens"])
  }

  @Test func eachDifferenceIsARowOfItsSection() async throws {
    let sandbox = try Sandbox()
    let a = try sandbox.write(
      ##"{"colors": {"primary": "#339", "gone": "#111", "old": "#222"}, "dimensions": {"gap": 8}}"##, to: "a.json")
    let b = try sandbox.write(
      ##"{"colors": {"primary": "#F0F", "come": "#333", "new": "#222"}, "dimensions": {"gap": 12}}"##, to: "b.json")
    let spoken = await diff(a, b)
    #expect(spoken.status == .differences)
    #expect(
      spoken.results == [
        "\(a) → \(b): 1 added, 1 removed, 2 changed, 1 renamed", "", "changed", "  color      primary  #333399 → #FF00FF",
        "  dimension  gap      8 → 12", "", "added", "  color  come  #333333", "", "removed", "  color  gone  #111111", "", "renamed",
        "  color  old  → new  #222222",
      ])
  }

  @Test func theSheetShowsBothColorsSideBySide() async throws {
    let sandbox = try Sandbox()
    let a = try sandbox.write(##"{"colors": {"primary": "#339"}}"##, to: "a.json")
    let b = try sandbox.write(##"{"colors": {"primary": "#F0F"}}"##, to: "b.json")
    let spoken = await diff(a, b, "-o", sandbox("d.png"), "--scale", "1")
    #expect(spoken.status == .differences)
    let sheet = try PNG.decode(try [UInt8](Data(contentsOf: URL(filePath: sandbox("d.png")))))
    func columns(_ color: StraightColor) -> [Int] {
      (0..<sheet.width).filter { x in
        let height = (0..<sheet.height).count { y in sheet[x, y] == color }
        return height > 30
      }
    }
    let (before, after) = (columns(StraightColor(hex: 0x333399)), columns(StraightColor(hex: 0xFF00FF)))
    #expect(before.count == after.count)
    #expect(before.count > 200)
    #expect(try #require(before.last) < (try #require(after.first)))
  }

  @Test func whatCannotBeReadIsAnErrorAndNoDifference() async throws {
    let sandbox = try Sandbox()
    let good = try sandbox.write(seedTheme, to: "seed.json")
    let bad = try sandbox.write("{", to: "bad.json")
    for (a, b) in [(good, bad), (bad, good), (good, sandbox("none.json")), (sandbox.path, good)] {
      let spoken = await diff(a, b)
      #expect(spoken.status == .failure)
      #expect(spoken.results.isEmpty)
      #expect(spoken.errors.hasPrefix("Error: \(a == good ? b : a):"), "\(spoken.errors)")
    }
  }
}
