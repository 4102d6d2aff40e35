/// The memory of one process that draws a large gallery.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct MemoryTests {
  /// The pictures have 680 megabytes in total, so keeping them all would show.
  @Test func tenThousandPicturesAreRecordedAndCheckedInOneProcessBelow500Megabytes() throws {
    let work = try Workspace()
    let widths = (120..<220).map(String.init).joined(separator: ", ")
    for number in 0..<100 {
      try work.write(
        """
        { "size": { "width": 8, "height": 100 }, "margin": 0, "variants": { "theme": ["light"], "scale": [1], "width": [\(widths)] },
          "view": { "type": "View", "name": "Panel", "style": { "backgroundColor": "#\(100_000 + number * 7919)" } } }
        """, to: "Scenes/Box\(number)/all.json")
    }
    let folders = ["--scenes", work.path + "/Scenes", "--snapshots", work.path + "/Snapshots", "--output", work.path + "/out"]
    for (verb, words) in [("record", "10000 pictures: 10000 recorded"), ("check", "10000 pictures: 10000 passed")] {
      let run = try CommandProcess([verb] + folders)
      var peak = 0
      while run.isRunning {
        peak = max(peak, run.kilobytes)
        usleep(20_000)
      }
      let ended = try run.end()
      #expect(ended.status == 0 && ended.output.hasSuffix(words + "\n"), "\(ended.output.suffix(1000))")
      #expect(peak > 5000, "the memory of the process is unknown")
      #expect(peak < 500_000, "\(verb) took \(peak) kilobytes")
    }
  }
}

extension CommandProcess {
  /// The peak memory of the process on Linux, and the current one elsewhere, in units of 1,024 bytes; 0 after its end.
  fileprivate var kilobytes: Int {
    if let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8) {
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
    let ps = Process()
    let output = Pipe()
    ps.executableURL = URL(fileURLWithPath: "/bin/ps")
    ps.arguments = ["-o", "rss=", "-p", "\(number)"]
    ps.standardOutput = output
    guard (try? ps.run()) != nil else { return 0 }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    ps.waitUntilExit()
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }
}
