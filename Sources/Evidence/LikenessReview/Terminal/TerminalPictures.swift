/// How a terminal shows pictures, and how one finds out.
import Foundation
import LikenessGraphics
import LikenessPNG
import LikenessPages

/// A way in which terminals show pictures.
package enum PictureProtocol: Equatable, Sendable {
  /// The graphics protocol of kitty, which Ghostty and others speak, too.
  case kitty
  /// Inline images of iTerm2, which WezTerm and others show, too.
  case iterm
  /// Half blocks in two colors each, 24-bit or of the 256.
  case blocks(trueColor: Bool)
  /// None: only the paths of the files.
  case none

  /// What `--pictures` takes.
  package enum Choice: String, CaseIterable, Sendable {
    case auto
    case kitty
    case iterm
    case blocks
    case none
  }

  /// What a terminal with these variables is known to show; nil where one has to ask it.
  init?(_ choice: Choice, _ environment: [String: String]) {
    switch choice {
    case .kitty: self = .kitty
    case .iterm: self = .iterm
    case .blocks: self = Self.fallback(environment)
    case .none: self = .none
    case .auto:
      // Inside a multiplexer the variables are those of the terminal around it, which never sees what is sent.
      if Self.isMultiplexed(environment) { return nil }
      let program = environment["TERM_PROGRAM", default: ""]
      if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" || ["ghostty"].contains(program.lowercased()) {
        self = .kitty
      } else if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" {
        self = .iterm
      } else {
        return nil
      }
    }
  }

  private static func isMultiplexed(_ environment: [String: String]) -> Bool {
    environment["TMUX"] != nil || environment["STY"] != nil || environment["TERM", default: ""].hasPrefix("screen")
  }

  /// What every terminal with colors shows.
  static func fallback(_ environment: [String: String]) -> PictureProtocol {
    guard wantsColors(environment) else { return .none }
    return .blocks(trueColor: ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]))
  }

  /// Asks for kitty's protocol by a picture that is not shown, for the size of a cell, and at the end for the attributes of the terminal, which every
  /// terminal answers: what was not answered before that never will be.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

  /// What the answers to ``question`` say.
  init(answers: [String], _ environment: [String: String]) {
    let knowsKitty = answers.contains { $0.hasPrefix("_Gi=31;OK") } && !Self.isMultiplexed(environment)
    self = knowsKitty ? .kitty : Self.fallback(environment)
  }
}

/// The pixels of one character.
struct CellSize: Equatable, Sendable {
  var width: Int
  var height: Int

  /// Of terminals that tell nothing: that of a VT340 in its usual font is near it.
  static let usual = CellSize(width: 8, height: 16)

  /// By the size of the window, or the answer `[6;height;widtht`; the usual one where neither tells.
  init(_ size: RawTerminal.Size, answers: [String]) {
    self = .usual
    let told = answers.first { $0.hasPrefix("[6;") && $0.hasSuffix("t") }?.dropFirst(3).dropLast().split(separator: ";").compactMap {
      Int($0)
    }
    if let told, told.count == 2, (4...256).contains(told[0]), (2...256).contains(told[1]) {
      self = CellSize(width: told[1], height: told[0])
    } else if (2...256).contains(size.width / size.columns), (4...256).contains(size.height / size.rows) {
      self = CellSize(width: size.width / size.columns, height: size.height / size.rows)
    }
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PictureProtocol {
  /// The pixels of a character's cell as this way has them: blocks have two.
  func pixels(of cell: CellSize) -> CellSize {
    if case .blocks = self { CellSize(width: 1, height: 2) } else { cell }
  }

  /// The sequences that show an opaque picture with its upper left corner at a row and column, from 1.
  func sequences(for picture: Bitmap, row: Int, column: Int) throws(PNGError) -> String {
    let place = "\u{1B}[\(row);\(column)H"
    switch self {
    case .kitty: return place + kittySequences(try PNG.encode(picture, effort: .fast))
    case .iterm: return place + itermSequence(try PNG.encode(picture, effort: .fast), picture.size)
    case .blocks(let trueColor):
      return halfBlocks(picture, trueColor: trueColor).enumerated().map { "\u{1B}[\(row + $0);\(column)H" + $1 }.joined()
    case .none: return ""
    }
  }
}

/// A PNG in the graphics protocol of kitty: Base64 in chunks of 4096 bytes, each but the last a multiple of four; shown at the cursor, which stays.
func kittySequences(_ png: [UInt8]) -> String {
  let text = Array(Data(png).base64EncodedString().utf8)
  let starts = Array(stride(from: 0, to: text.count, by: 4096))
  return starts.enumerated().map { index, start in
    let chunk = String(decoding: text[start..<min(start + 4096, text.count)], as: UTF8.self)
    let more = index == starts.count - 1 ? 0 : 1
    return "\u{1B}_G" + (index == 0 ? "a=T,f=100,C=1,q=2,m=\(more)" : "m=\(more)") + ";\(chunk)\u{1B}\\"
  }.joined()
}

/// A PNG as an inline image of iTerm2, pixel for pixel.
func itermSequence(_ png: [UInt8], _ size: PixelSize) -> String {
  "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(size.width)px;height=\(size.height)px;preserveAspectRatio=1;doNotMoveCursor=1:"
    + Data(png).base64EncodedString() + "\u{7}"
}
