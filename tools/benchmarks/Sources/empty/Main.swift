/// What a command with Foundation costs before it does anything, for `tools/bench`.
import Foundation

@main struct Empty {
  static func main() { print(CommandLine.arguments.count, Date.distantPast < .now) }
}
