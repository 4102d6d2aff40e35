/// `likeness review --tty` on a pseudo-terminal: keys, changed files, and the restored terminal.
import Foundation
import Likeness
import LikenessBase
import LikenessCommand
import LikenessReport
import TestKit
import TestSupport
import Testing

/// The program on its own terminal.
private final class OnTerminal: Sendable {
  /// Kept while the program works in it.
  private let sandbox: TestFolder
  private let process = Process()
  private let main: Int32
  private let side: Int32
  private let shown = Locked<[UInt8]>([])
  /// The mode before the program began.
  private let before: [UInt8]

  init(
    _ sandbox: TestFolder, _ arguments: [String] = [], environment: [String: String] = [:],
    rows: UInt16 = 30, columns: UInt16 = 100
  ) throws {
    self.sandbox = sandbox
    var (main, side): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&main, &side, nil, nil, &size) == 0)
    (self.main, self.side) = (main, side)
    before = Self.mode(of: side)
    process.executableURL = URL(filePath: try Tool.likeness.path())
    process.arguments = ["review", "--tty"] + sandbox.folders + arguments
    let own = [
      "TERM": "xterm-256color", "NO_COLOR": "", "COLORTERM": "truecolor", "TMUX": "",
      "TERM_PROGRAM": "", "LC_TERMINAL": "",
    ]
    process.environment = Tool.inherited(from: ProcessInfo.processInfo.environment)
      .merging(own) { $1 }.merging(environment) { $1 }
    for name in ["TMUX", "STY", "KITTY_WINDOW_ID"] { process.environment?[name] = nil }
    let end = FileHandle(fileDescriptor: side)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
    Thread.detachNewThread { [main, shown] in
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(main, &block, block.count)
        guard count > 0 else { return }
        let bytes = block[..<count]
        shown.withLock { $0 += bytes }
      }
    }
  }

  /// All output so far.
  var text: String { String(decoding: shown.withLock { $0 }, as: UTF8.self) }

  func type(_ keys: String) {
    _ = keys.utf8.withContiguousStorageIfAvailable { write(main, $0.baseAddress, $0.count) }
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits until something is true.
  func wait(_ what: String, _ condition: () throws -> Bool) async throws {
    do { try await eventually(what, condition) } catch {
      Issue.record("\(error) Shown was \(text.suffix(600).debugDescription)")
      throw error
    }
  }

  /// Waits until a text was shown.
  func wait(for text: String) async throws { try await wait(text) { self.text.contains(text) } }

  /// Waits until the program has ended, and returns its status; below 0 after a signal.
  func end() async throws -> Int32 {
    try await wait("the end") { !process.isRunning }
    // What the program wrote last may not have been read yet; this comes after it.
    let mark = Array("\u{1B}_read\u{1B}\\".utf8)
    try #require(write(side, mark, mark.count) == mark.count)
    try await wait("the end of the output") {
      shown.withLock { $0.suffix(mark.count).elementsEqual(mark) }
    }
    shown.withLock { $0.removeLast(mark.count) }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// Whether the terminal has its former mode, its first screen and its cursor.
  var isGivenBack: Bool {
    let text = text
    guard let leave = text.ranges(of: "\u{1B}[?1049l").last,
      text[leave.upperBound...].contains("\u{1B}[?1049h") == false
    else {
      return false
    }
    return Self.mode(of: side) == before && text.contains("\u{1B}[?25h")
  }

  private static func mode(of file: Int32) -> [UInt8] {
    var mode = termios()
    tcgetattr(file, &mode)
    return withUnsafeBytes(of: &mode) { Array($0) }
  }

  deinit {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    close(side)
    close(main)
  }
}

@Suite(.serialized) struct TerminalReviewTests {
  /// Pending pictures of tests, the first of them with a reference.
  private func waiting(
    _ names: [String] = ["Card/a", "Card/b", "Card/c"], referenced: Int = 1, areAlike: Bool = true
  ) throws -> TestFolder {
    let sandbox = try TestFolder()
    let artifacts = ArtifactsFolder(path: sandbox("out"))
    let recorder = SnapshotChecker(store: sandbox.store, artifacts: artifacts, mode: .all)
    for name in names.prefix(referenced) {
      _ = recorder.check(SnapshotSubject(try SnapshotIdentity(name), picture: picture(6, 6)))
    }
    let log = try OutcomeLog(startingIn: artifacts, run: "run", started: 1)
    let checker = SnapshotChecker(store: sandbox.store, artifacts: artifacts, mode: .never)
    for (index, name) in names.enumerated() {
      // One spot elsewhere is the same change, and more spots are another.
      let spots = areAlike ? [(index, 2)] : (0...index).map { ($0, 2) }
      let picture = picture(6, 6, spots: spots)
      try log.append(checker.check(SnapshotSubject(try SnapshotIdentity(name), picture: picture)))
    }
    return sandbox
  }

  private func reference(_ sandbox: TestFolder, _ name: String) throws -> Bitmap {
    try PNG.read(sandbox("Snapshots/\(name).png"))
  }

  @Test("Keys accept, reject, move and undo, and q restores the terminal")
  func keys() async throws {
    let sandbox = try waiting()
    let old = sandbox.files(below: "Snapshots")
    let terminal = try OnTerminal(sandbox)
    try await terminal.wait(for: "1 of 3   0 accepted · 0 rejected · 3 pending")
    try await terminal.wait(for: "Card/a")
    terminal.type("a")
    try await terminal.wait(for: "2 of 3   1 accepted · 0 rejected · 2 pending")
    #expect(try reference(sandbox, "Card/a") == picture(6, 6, spots: [(0, 2)]))
    terminal.type("u")
    try await terminal.wait(for: "1 undone.")
    #expect(sandbox.files(below: "Snapshots") == old)
    #expect(sandbox.exists("out/pending/Card/a.waiting/actual.png"))
    terminal.type("jr")
    try await terminal.wait(for: "3 of 3   0 accepted · 1 rejected")
    #expect(
      !sandbox.exists("out/pending/Card/b.waiting/actual.png")
        && !sandbox.exists("Snapshots/Card/b.png"))
    terminal.type("\u{1B}[A")
    try await terminal.wait(for: "Card/b  rejected")
    terminal.type("a")
    try await terminal.wait(for: "1 refused. ")
    #expect(!sandbox.exists("Snapshots/Card/b.png"))
    terminal.type("ka")
    try await terminal.wait(for: "3 of 3   1 accepted · 1 rejected · 1 pending")
    terminal.type("q")
    #expect(try await terminal.end() == 1, "one is still pending")
    #expect(terminal.isGivenBack)
    #expect(
      terminal.text.hasSuffix("accepted  Card/a\r\nrejected  Card/b\r\npending   Card/c\r\n"))
    let again = try OnTerminal(sandbox)
    try await again.wait(for: "1 of 1")
    again.type("a")
    try await again.wait(for: "Every picture is answered. q quits.")
    again.type("q")
    #expect(try await again.end() == 0)
  }

  /// New pictures show no change, so an answer to them has nothing else to fit. What differs
  /// without a known cause is looked at one by one.
  @Test(
    "A capital answers pictures together that are new, or that changed alike",
    arguments: [
      (isNew: true, areAlike: false, place: "1 of 3   0 accepted · 3 rejected · 0 pending"),
      (isNew: false, areAlike: true, place: "1 of 3   0 accepted · 3 rejected · 0 pending"),
      (isNew: false, areAlike: false, place: "2 of 3   0 accepted · 1 rejected · 2 pending"),
    ])
  func capital(isNew: Bool, areAlike: Bool, place: String) async throws {
    let sandbox = try waiting(referenced: isNew ? 0 : 3, areAlike: areAlike)
    let terminal = try OnTerminal(sandbox)
    try await terminal.wait(for: "1 of 3   0 accepted · 0 rejected · 3 pending")
    terminal.type("R")
    try await terminal.wait(for: place)
    terminal.type("q")
    #expect(try await terminal.end() == (isNew || areAlike ? 0 : 1))
  }

  /// Two boxes become wider for one reason, and a third for another; the first two stand together
  /// and are answered with one key.
  @Test("Pictures with the same causes are together, and answered together", .nightly)
  func groups() async throws {
    let sandbox = try TestFolder()
    let artifacts = ArtifactsFolder(path: sandbox("out"))
    func list(_ color: StraightColor, _ property: String) throws -> DisplayList {
      let frame = FixedRect(x: .zero, y: .zero, width: Fixed(6), height: Fixed(6))
      let fill = Provenance.Property(property, "\(color)")
      let items = [
        DisplayItem(.view(frame: frame), from: Provenance(path: "Box")),
        DisplayItem(
          .box(Box(RoundedRect(rect: frame), fill: .color(color))),
          from: Provenance(path: "Box", properties: [fill])),
      ]
      return DisplayList(size: try #require(PixelSize(width: 6, height: 6)), items: items)
        .explaining([property: [.boxFill]])
    }
    let pictures = [("Card/a", "fill"), ("Card/b", "tint"), ("Card/c", "fill")]
    let log = try OutcomeLog(startingIn: artifacts, run: "run", started: 1)
    for (mode, color) in [(RecordMode.all, StraightColor.red), (.never, .blue)] {
      let checker = SnapshotChecker(store: sandbox.store, artifacts: artifacts, mode: mode)
      for (name, property) in pictures {
        let outcome = checker.check(
          SnapshotSubject(
            try SnapshotIdentity(name),
            picture: try list(color, property).rasterized(fonts: .embedded),
            list: try list(color, property)))
        if mode == .never { try log.append(outcome) }
      }
    }
    let terminal = try OnTerminal(sandbox)
    try await terminal.wait(for: "1 of 3")
    try await terminal.wait(for: "all 2")
    #expect(terminal.text.contains("Card/a"))
    terminal.type("j")
    try await terminal.wait(for: "2 of 3")
    try await terminal.wait(for: "Card/c")
    #expect(!terminal.text.contains("Card/b"))
    terminal.type("A")
    try await terminal.wait(for: "2 answered. u undoes that.")
    try await terminal.wait(for: "Card/b")
    #expect(
      !sandbox.exists("out/pending/Card/a.waiting/actual.png")
        && !sandbox.exists("out/pending/Card/c.waiting/actual.png"))
    #expect(sandbox.exists("out/pending/Card/b.waiting/actual.png"))
    terminal.type("q")
    #expect(try await terminal.end() == 1)
  }

  @Test("Signals end it, and the terminal is restored", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) async throws {
    let sandbox = try waiting()
    let terminal = try OnTerminal(sandbox)
    try await terminal.wait(for: "1 of 3")
    terminal.signal(number)
    #expect(try await terminal.end() == 1)
    #expect(terminal.isGivenBack)
    #expect(try sandbox.pending.list().count == 3)
  }

  @Test("Ctrl-C and Ctrl-D quit", .nightly, arguments: ["\u{3}", "\u{4}"])
  func controls(key: String) async throws {
    let terminal = try OnTerminal(try waiting())
    try await terminal.wait(for: "1 of 3")
    terminal.type(key)
    #expect(try await terminal.end() == 1)
    #expect(terminal.isGivenBack)
  }

  @Test("A window of another or an impossible size is drawn", .nightly)
  func sizes() async throws {
    let sandbox = try waiting()
    let terminal = try OnTerminal(sandbox, rows: 30, columns: 100)
    try await terminal.wait(for: "\u{1B}[30;2Ha accept")
    terminal.resize(rows: 12, columns: 40)
    try await terminal.wait(for: "\u{1B}[12;2Ha accept")
    terminal.resize(rows: 2, columns: 3)
    try await terminal.wait(for: "\u{1B}[2;2H…")
    // The terminal does not report a size.
    terminal.resize(rows: 0, columns: 0)
    try await terminal.wait(for: "\u{1B}[24;2Ha accept")
    terminal.resize(rows: .max, columns: .max)
    try await terminal.wait(for: "\u{1B}[270;2Ha accept")
    terminal.type("q")
    #expect(try await terminal.end() == 1)
    #expect(terminal.isGivenBack)
  }

  @Test(
    "Pictures are shown as the option says",
    arguments: [("kitty", "\u{1B}_Ga=T"), ("blocks", "▀"), ("none", "")])
  func pictures(way: String, mark: String) async throws {
    let terminal = try OnTerminal(try waiting(), ["--pictures", way])
    try await terminal.wait(for: "quit")
    terminal.type("q")
    #expect(try await terminal.end() == 1)
    let shown = ["\u{1B}_Ga=T", "▀"].filter { terminal.text.contains($0) }
    #expect(shown == [mark].filter { !$0.isEmpty })
  }

  #if os(Linux)
    @Test("o writes the report and opens it at the picture")
    func page() async throws {
      let sandbox = try waiting()
      let opened = sandbox("opened")
      let script = "#!/bin/sh\n/bin/cat \"$1\" >\(opened).new\n/bin/mv \(opened).new \(opened)\n"
      chmod(try sandbox.write(script, to: "bin/xdg-open"), 0o755)
      let browser = ["DISPLAY": ":0", "PATH": sandbox("bin")]
      let terminal = try OnTerminal(sandbox, environment: browser)
      try await terminal.wait(for: "1 of 3")
      terminal.type("jo")
      try await terminal.wait("the page") { sandbox.exists("opened") }
      #expect(
        try String(contentsOfFile: opened, encoding: .utf8).contains(
          "out/report/index.html#\(anchor("Card/b"))\""))
      try await terminal.wait(for: "Opened ")
      terminal.type("q")
      #expect(try await terminal.end() == 1)
      let left = try FileManager.default.contentsOfDirectory(atPath: sandbox("out"))
      #expect(!left.contains { $0.hasPrefix("review-") })
    }
  #endif

  @Test(
    "Names do not steer the terminal", .nightly) func printables()
  {
    #expect(
      printable("a\u{1B}[2Jb\u{9B}c\u{7}\u{202E}d\ne")
        == "a⟨U+001B⟩[2Jb⟨U+009B⟩c⟨U+0007⟩⟨U+202E⟩d␤e")
    #expect(printable("Karte/größer 中 🎈") == "Karte/größer 中 🎈")
  }

  @Test("Without a terminal, review prints the commands and fails", .nightly)
  func noTerminal() throws {
    let sandbox = try waiting()
    let ran = try Tool.likeness.run(["review", "--tty"] + sandbox.folders)
    #expect(ran.status == 2)
    let folders = sandbox.folders.joined(separator: " ")
    let commands = ["Card/a", "Card/b", "Card/c"].flatMap {
      ["likeness accept \($0) \(folders)", "likeness reject \($0) \(folders)"]
    }
    // Unless the program is on the PATH, its whole path starts it.
    #expect(
      ran.lines.count == 6 && zip(ran.lines, commands).allSatisfy { $0.hasSuffix($1) },
      "\(ran.output)")
    #expect(ran.errors.hasPrefix("Error: --tty needs a terminal."), "\(ran.errors)")
  }

  @Test(
    "Without pending pictures, review succeeds", .nightly) func nothingPending() async throws
  {
    let sandbox = try TestFolder()
    try sandbox.createFolder("out")
    let spoken = await sandbox.run(RedTool.self, "review", "--tty")
    #expect(spoken.status == .success)
    #expect(spoken.results == ["No picture is pending."])
  }

  @Test(
    "Options that do not go together are refused", .nightly) func options() async
  {
    for arguments in [
      ["--tty", "--open"], ["--tty", "--json"], ["--tty", "--port", "8000"],
      ["--pictures", "kitty"], ["--port", "70000"],
    ] {
      let spoken = await run(RedTool.self, ["review"] + arguments)
      #expect(spoken.status == .failure)
      #expect(spoken.errors.contains("Usage: likeness review"))
    }
  }
}
