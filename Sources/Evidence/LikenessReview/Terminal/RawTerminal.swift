/// The terminal of the process, key by key.
import Foundation
import LikenessSystem

/// A terminal that passes on each key and shows none, until ``leave()`` restores it.
struct RawTerminal {
  /// The size of the window in characters, and of a character in pixels.
  struct Size: Equatable {
    var columns = 80
    var rows = 24
    var cell = [8, 16]
  }

  private var former = termios()

  /// Takes the terminal over; nil if standard input and output are no terminal with a cursor.
  init?() {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    guard name != "dumb", isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &former) == 0
    else { return nil }
    var mode = former
    mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    // Drops what was typed before a picture was shown.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Restores the mode, the cursor and the screen.
  func leave() {
    write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    var mode = former
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// The size of the window; 80 by 24 if the terminal does not report it.
  static var size: Size {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size() }
    let cell = [Int(window.ws_xpixel / window.ws_col), Int(window.ws_ypixel / window.ws_row)]
    // A terminal can report any size, and each cell takes memory.
    return Size(
      columns: min(Int(window.ws_col), 960), rows: min(Int(window.ws_row), 270),
      cell: cell.allSatisfy((2...256).contains) ? cell : Size().cell)
  }

  /// Returns what is typed within a quarter of a second, if anything; nil at the end of the input.
  func next() -> [UInt8]? {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&file, 1, 250)
    if count == 0 || count < 0 && errno == EINTR { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = count < 0 ? 0 : read(STDIN_FILENO, &bytes, bytes.count)
    return length > 0 ? Array(bytes[..<length]) : nil
  }

  /// Errors are ignored: if the window is closed, the input ends, too.
  func write(_ text: String) { _ = Files.write(text, toStream: STDOUT_FILENO) }
}

/// Finds the keys in the bytes of a terminal. A letter that ends an escape sequence is not a key.
struct KeyReader {
  /// 1 after an escape, 2 in the sequence that follows.
  private var depth = 0

  /// Returns the key that a byte completes; `j` or `k` for an arrow.
  mutating func key(_ byte: UInt8) -> Character? {
    let (before, character) = (depth, Character(Unicode.Scalar(byte)))
    // Parameters, then one byte from @ to ~ (ECMA-48, 5.4).
    let goesOn = before > 0 && "[O".contains(character) || before == 2 && byte < 0x40
    depth = byte == 0x1B ? 1 : goesOn ? 2 : 0
    if before == 2 { return ["A": "k", "B": "j", "C": "j", "D": "k"][character] }
    return before + depth == 0 ? character : nil
  }
}
