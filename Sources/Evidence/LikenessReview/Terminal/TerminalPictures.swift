/// Pictures for terminals: the graphics protocol of kitty, or two pixels in each character.
import Foundation
import LikenessDisplayList
import LikenessReport

/// How a terminal shows pictures: what `--pictures` takes.
package enum TerminalPictures: String, CaseIterable, Sendable {
  case auto, kitty, blocks, none

  /// Replaces ``auto`` by what a terminal with these variables shows.
  func resolved(in environment: [String: String]) -> TerminalPictures {
    if self != .auto { return self }
    if !wantsColors(environment) { return .none }
    // A multiplexer has the variables of the terminal around it, and passes no pictures on.
    if ["TMUX", "STY"].contains(where: { environment[$0] != nil }) { return .blocks }
    let isKitty = environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil
    return isKitty || environment["TERM_PROGRAM"] == "ghostty" ? .kitty : .blocks
  }
}

/// A PNG in the graphics protocol of kitty: Base64 in chunks of 4,096 bytes, in some columns.
func kittySequences(_ png: [UInt8], columns: Int?) -> String {
  let text = Array(Data(png).base64EncodedString().utf8)
  return stride(from: 0, to: text.count, by: 4096).map { start in
    let chunk = String(decoding: text[start..<min(start + 4096, text.count)], as: UTF8.self)
    let keys = start == 0 ? "a=T,f=100,C=1,q=2," + (columns.map { "c=\($0)," } ?? "") : ""
    return "\u{1B}_G\(keys)m=\(start + 4096 < text.count ? 1 : 0);\(chunk)\u{1B}\\"
  }.joined()
}

/// A scaled picture on white, two rows in each line; a row that lacks below is black. A smaller
/// pixel is the mean of those that it covers.
func halfBlocks(_ picture: Bitmap, scale: Double) -> [String] {
  let width = max(1, Int(Double(picture.width) * scale))
  let height = max(1, Int(Double(picture.height) * scale))
  func covered(_ index: Int, of count: Int, in parts: Int) -> Range<Int> {
    index * count / parts..<max(index * count / parts + 1, (index + 1) * count / parts)
  }
  func color(_ x: Int, _ y: Int) -> String {
    guard y < height else { return "0;0;0" }
    let columns = covered(x, of: picture.width, in: width)
    let rows = covered(y, of: picture.height, in: height)
    let pixels = rows.flatMap { row in columns.map { picture[$0, row] } }
    return [\StraightColor.red, \.green, \.blue].map { channel in
      let darkness = pixels.reduce(0) { $0 + (255 - Int($1[keyPath: channel])) * Int($1.alpha) }
      return "\(255 - darkness / (255 * pixels.count))"
    }.joined(separator: ";")
  }
  return stride(from: 0, to: height, by: 2).map { y in
    (0..<width).map { "\u{1B}[38;2;\(color($0, y));48;2;\(color($0, y + 1))m▀" }.joined()
      + "\u{1B}[0m"
  }
}
