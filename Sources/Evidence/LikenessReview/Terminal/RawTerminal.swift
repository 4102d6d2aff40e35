/// The terminal of the process, key by key: raw mode, the other screen, its size, and the way back on every way out.
import Foundation
import LikenessServing

/// A terminal in raw mode. ``leave()`` gives it back as it was, and so do the end of the process and a crash.
final class RawTerminal: Sendable {
  /// What comes from outside.
  enum Event: Equatable, Sendable {
    /// What was typed, or what the terminal answered.
    case bytes([UInt8])
    /// The window has another size.
    case resized
    /// The process was asked to end.
    case ended
    /// Nothing came in time.
    case silence
  }

  /// How large the window is.
  struct Size: Equatable, Sendable {
    var columns: Int
    var rows: Int
    /// Pixels of the window; 0 where the terminal does not tell.
    var width: Int
    var height: Int
  }

  /// Whether somebody sits at a terminal that can move its cursor.
  static func isThere(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && environment["TERM", default: "dumb"] != "dumb"
  }

  /// The end of a pipe that brings the numbers of signals, so that waiting for keys hears of them.
  private let wakeEnd: Int32
  private let signals: SignalHandler?

  /// Takes the terminal over; nil where its mode can't be read.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(STDIN_FILENO, &savedMode) == 0, pipe(&ends) == 0 else { return nil }
    wakeEnd = ends[0]
    atexit { restoreTerminal() }
    signals = SignalHandler([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT], handlesIgnored: true) { [end = ends[1]] number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = Foundation.write(end, &byte, 1)
    }
    for number in crashes { previous.append(handle(number) { crash($0) }) }
    enter()
  }

  /// The text goes to the other screen, keys come one by one, and none of them is a signal.
  private func enter() {
    var mode = savedMode
    cfmakeraw(&mode)
    isRaw = 1
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back.
  func leave() { restoreTerminal() }

  /// Gives the terminal back while the process is stopped, as Ctrl-Z asks for, and takes it over again afterwards.
  func suspend() async {
    leave()
    kill(getpid(), SIGTSTP)
    // Where nobody may stop this process, it goes on at once.
    _ = await next(milliseconds: 300)
    enter()
  }

  /// The largest window: a screen of 7,680 by 4,320 pixels in cells of 8 by 16. A terminal can claim any size, and each cell takes memory.
  private static let largest = (columns: 960, rows: 270)

  /// The size of the window; 80 by 24 where the terminal does not tell.
  var size: Size {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    guard isKnown else { return Size(columns: 80, rows: 24, width: Int(window.ws_xpixel), height: Int(window.ws_ypixel)) }
    let (columns, rows) = (min(Int(window.ws_col), Self.largest.columns), min(Int(window.ws_row), Self.largest.rows))
    return Size(
      columns: columns, rows: rows, width: Int(window.ws_xpixel) * columns / Int(window.ws_col),
      height: Int(window.ws_ypixel) * rows / Int(window.ws_row))
  }

  /// Writes all of a text.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(STDOUT_FILENO, rest.baseAddress, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR, errno != EAGAIN {
          // The window is gone; the signal that tells so ends the review.
          return
        }
      }
    }
  }

  /// Waits for what comes next, on a thread of its own: waiting must not take one from tasks.
  ///
  /// - Parameter milliseconds: how long; nil for ever.
  func next(milliseconds: Int32? = nil) async -> Event {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in continuation.resume(returning: wait(milliseconds ?? -1)) }
    }
  }

  private func wait(_ milliseconds: Int32) -> Event {
    var files = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: wakeEnd, events: Int16(POLLIN), revents: 0)]
    while true {
      let count = poll(&files, nfds_t(files.count), milliseconds)
      if count == 0 { return .silence }
      if count < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if files[1].revents != 0 {
        // Without a signal, the pipe is gone.
        var number: UInt8 = 0
        _ = read(wakeEnd, &number, 1)
        switch Int32(number) {
        case SIGWINCH, SIGCONT: return .resized
        default: return .ended
        }
      }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let got = read(STDIN_FILENO, &bytes, bytes.count)
      if got > 0 { return .bytes(Array(bytes[..<got])) }
      if got < 0, errno == EINTR || errno == EAGAIN { continue }
      // The window is gone.
      return .ended
    }
  }
}

// What a handler of signals touches has to be global, and is set before the handlers are.

/// The mode before.
nonisolated(unsafe) private var savedMode = termios()
/// Whether the terminal has to be given back.
nonisolated(unsafe) private var isRaw: sig_atomic_t = 0
/// What handled crashes before.
nonisolated(unsafe) private var previous: [sigaction] = []
private let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
/// Resets colors, kitty's pictures, the cursor, and the screen.
private let farewell: StaticString = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

/// Gives the terminal back as it was; calls nothing that a handler of signals may not.
private func restoreTerminal() {
  guard isRaw != 0 else { return }
  isRaw = 0
  _ = write(STDOUT_FILENO, farewell.utf8Start, farewell.utf8CodeUnitCount)
  tcsetattr(STDIN_FILENO, TCSANOW, &savedMode)
}

private func crash(_ number: Int32) {
  restoreTerminal()
  // Whoever handled it before does so now: it comes again when this returns.
  for index in crashes.indices where crashes[index] == number && index < previous.count {
    var action = previous[index]
    sigaction(number, &action, nil)
  }
  raise(number)
}

@discardableResult private func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  var before = sigaction()
  sigaction(number, &action, &before)
  return before
}
