/// The command with a gallery in which some pictures vary, for `check --repeat` to find.
import Foundation
import Likeness
import LikenessCommand
import LikenessConcurrency

@main struct Flaky: GalleryCommand {
  static let gallery = Gallery(stories: [
    // The first of all: however two threads race, a process that begins with the last story draws this one after more others.
    story("Flaky/order of drawing") { _ in [panel("count", Double(drawn.withLock { $0 }))] },
    story("Steady/plain") { _ in [panel("panel", 1)] },
    story("Steady/clock of the story") { context in [panel("clock", context.now.timeIntervalSince1970)] },
    story("Steady/that stops who draws again") { _ in
      switch ProcessInfo.processInfo.environment["FLAKY_GALLERY"] {
      case "leave": if CommandLine.arguments.contains("probe") { exit(7) }
      case "vanish": try Bundle.main.executablePath.map { try FileManager.default.removeItem(atPath: $0) }
      default: break
      }
      return [panel("panel", 1)]
    },
    story("Flaky/hash order") { _ in [panel("still", 1)] + Set(0..<64).map { panel("shade", Double($0)) } },
    story("Flaky/clock") { _ in [panel("still", 1), panel("clock", Date().timeIntervalSince1970 * 1e6)] },
    story("Flaky/random") { _ in [panel("still", 1), panel("still too", 2), panel("random", Double(Int.random(in: 0..<1_000_000_000)))] },
    story("Flaky/time zone") { _ in [panel("zone", Double(TimeZone.current.secondsFromGMT(for: PictureTime.standard)))] },
    story("Flaky/trouble") { _ in
      // Those that draw backward always succeed, so some drawing does.
      if !CommandLine.arguments.contains("--backward"), Bool.random(), Bool.random() || ProcessInfo.processInfo.processIdentifier % 2 == 0 {
        throw Trouble()
      }
      return [panel("panel", Double(Int.random(in: 0..<1_000_000_000)))]
    },
  ])

  private struct Trouble: Error {}

  /// How many stories this process has drawn, as a cache that fills would count them.
  private static let drawn = Locked(0)

  /// A story of panels on top of each other, at two scales, so it has two pictures.
  private static func story(_ name: String, _ panels: @escaping @Sendable (StoryContext) throws -> [View]) -> Story {
    Story(name, variants: StoryVariants(themes: ["light"], scales: [1, 2]), in: Size(width: 20, height: 80), margin: 0) { context in
      drawn.withLock { $0 += 1 }
      let whole = View(frame: Rect(x: 0, y: 0, width: 20, height: 80))
      for (index, panel) in try panels(context).enumerated() {
        panel.frame = Rect(x: 0, y: Double(index), width: 20, height: 1)
        whole.addSubview(panel)
      }
      return whole
    }
  }

  /// A view whose color tells a number.
  private static func panel(_ name: String, _ number: Double) -> View {
    let view = View()
    view.name = name
    view.backgroundColor = Color(hex: UInt32(truncatingIfNeeded: Int(number) &* 2_654_435_761 >> 8) & 0xFFFFFF)
    return view
  }
}
