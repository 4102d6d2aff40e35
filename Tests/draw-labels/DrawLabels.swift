/// Times the drawing of 2,000 labels, for `tools/bench/labels.py`, which draws the same with Cairo.
///
///     draw-labels                 prints the time of the first frame and the median of 21 more
///     draw-labels --labels FILE   writes the labels for another program, and prints the time of
///                                 each frame
///     draw-labels --against PNG   prints how much another program's picture differs from ours
import Foundation
import LikenessPNG

@main struct DrawLabels {
  static func main() throws {
    guard let labels = try Labels() else {
      print("Text in outline fonts is not measured: install Debian's fonts-lato.")
      exit(2)
    }
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "--against" where arguments.count == 3:
      print(try labels.differences(from: PNG.read(arguments[2])))
    case "--labels" where arguments.count == 3:
      try labels.write(to: arguments[2])
      for frame in try labels.frames().then { print(frame) }
    default: try labels.measure()
    }
  }
}
