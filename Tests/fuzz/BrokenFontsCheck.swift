/// Breaks handmade fonts and Debian's in thousands of ways, as files break, and uses the results.
import Foundation
import TestSupport

enum BrokenFontsCheck {
  /// Uses every broken font. Returns whether all that must be invalid were refused.
  static func run() async -> Bool {
    var isComplete = true
    var fonts = BrokenFonts.handmade
    for path in [
      DebianFont.lato, DebianFont.dejaVu, DebianFont.arabic, DebianFont.devanagari,
      DebianFont.nimbus,
    ] {
      if DebianFont.isThere(path), let content = FileManager.default.contents(atPath: path) {
        fonts.append((URL(fileURLWithPath: path).lastPathComponent, [UInt8](content)))
      } else {
        isComplete = false
      }
    }
    var wrong = 0
    for (kind, bytes) in fonts {
      if let error = BrokenFonts.use(bytes) {
        print("\(kind): the sound font is refused: \(error)")
        wrong += 1
      }
      let truncated = BrokenFonts.truncated(bytes)
      let refusedTruncated = await used(truncated)
      if refusedTruncated < truncated.count {
        print(
          """
          \(kind): \(truncated.count - refusedTruncated) of \(truncated.count) truncated fonts are \
          not refused
          """
        )
        wrong += 1
      }
      let cases =
        BrokenFonts.flipped(bytes, rounds: 400) + BrokenFonts.swapped(bytes)
      let refused = await used(cases)
      print(
        """
        \(kind): \(truncated.count) truncated fonts refused; of \(cases.count) others \(refused) \
        refused, the others used
        """
      )
    }
    let others =
      BrokenFonts.nonsense().map { $0.bytes() }
      + BrokenFonts.badUnitsPerEm.map { TestFontFile(unitsPerEm: $0).bytes } + [
        BrokenFonts.endless
      ]
      + [1, 4].map { BrokenFonts.doubling(levels: 60, leaf: $0) }
    print(
      """
      \(others.count) fonts of wrong tables, \(others.count { BrokenFonts.use($0) != nil }) \
      refused, the others used
      """
    )
    if !isComplete, ProcessInfo.processInfo.environment["CI"] != nil {
      print("fuzz: fonts of Debian are missing. Run: tools/setup --checks")
      wrong += 1
    }
    return wrong == 0
  }

  /// Uses each font, several at a time, and returns how many were refused.
  private static func used(_ cases: [BrokenFonts.Lazily]) async -> Int {
    let lanes = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return await withTaskGroup(of: Int.self) { group in
      for lane in 0..<lanes {
        group.addTask {
          stride(from: lane, to: cases.count, by: lanes).count {
            BrokenFonts.use(cases[$0].bytes()) != nil
          }
        }
      }
      return await group.reduce(0, +)
    }
  }
}
