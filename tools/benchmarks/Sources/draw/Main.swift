/// Draws display lists and reports the processor time of each frame, for `tools/bench`.
///
///     draw FONT LIST…
///
/// For each line of standard input, "NUMBER" or "NUMBER FILE", it draws that list, writes the
/// pixels (RGBA) to FILE if there is one, and prints the milliseconds.
import Foundation
import Likeness

@main struct Draw {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let font = arguments.first else { throw WrongInput(problem: "Name a font and lists.") }
    let typeface = try FontFile(path: font).typeface()
    let fonts = FontLibrary([typeface])
    let lists = try arguments.dropFirst().map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacingOccurrences(of: "\"FONT\"", with: "\"\(typeface.reference.name)\"")
        .replacingOccurrences(
          of: String(repeating: "0", count: 64), with: typeface.reference.digest.hex)
      return try DisplayList(text: text, file: path)
    }
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let number = words.first.flatMap({ Int($0) }), lists.indices.contains(number) else {
        throw WrongInput(problem: "There is no list “\(line)”. Give its number, from 0.")
      }
      let start = processorTime()
      let picture = try lists[number].rasterized(fonts: fonts)
      print(processorTime() - start)
      if words.count > 1 {
        try Data(picture.bytes).write(to: URL(filePath: String(words[1])))
      }
      fflush(nil)
    }
  }

  private struct WrongInput: Error { let problem: String }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
