/// Selects pictures by axis values, in every command that draws a gallery.
import ArgumentParser
import Likeness

/// Selects pictures by axis values: any of the values of an axis, on all axes.
struct AxisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only pictures in this theme: dark. This option and the next six are repeatable.", valueName: "name"))
  var theme: [String] = []

  @Option(help: ArgumentHelp("Only this scale, in pixels per point: 2.", valueName: "n"))
  var scale: [Double] = []

  @Option(help: ArgumentHelp("Only this text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"))
  var textSize: [String] = []

  @Option(help: ArgumentHelp("Only this direction: ltr or rtl.", valueName: "direction"))
  var direction: [String] = []

  @Option(help: ArgumentHelp("Only this locale: base, pseudo, or a name that the stories define.", valueName: "name"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("Only this state: disabled.", valueName: "name"))
  var state: [String] = []

  @Option(help: ArgumentHelp("Only this width, in points: 320.", valueName: "points"))
  var width: [Double] = []

  /// The command-line options for the same values.
  var options: [String] { wishes.flatMap { choice, values in values.flatMap { [choice.option, $0] } } }

  var isEmpty: Bool { wishes.isEmpty }

  private struct Choice: Sendable {
    let option: String
    let axis: SnapshotVariant.Axis
    let value: @Sendable (StoryContext) -> String?
  }

  private static let choices = [
    Choice(option: "--theme", axis: .theme) { $0.themeName },
    Choice(option: "--scale", axis: .scale) { $0.scale.description },
    Choice(option: "--text-size", axis: .textSize) { $0.contentSizeCategory.shortName },
    Choice(option: "--direction", axis: .direction) { $0.direction == .rightToLeft ? "rtl" : "ltr" },
    Choice(option: "--locale", axis: .locale) { $0.locale },
    Choice(option: "--state", axis: .state) { $0.state },
    Choice(option: "--width", axis: .width) { $0.width.map(decimal) },
  ]

  /// Returns an option with another value for each axis in which pictures differ: `--theme dark`.
  static func others(than chosen: StoryContext, among all: [StoryContext]) -> [String] {
    choices.compactMap { choice in
      let other = all.lazy.compactMap(choice.value).first { $0 != choice.value(chosen) }
      return other.map { "\(choice.option) \(shellQuoted($0))" }
    }
  }

  private var wishes: [(choice: Choice, values: [String])] {
    let values: [[String]] = [theme, scale.map(decimal), textSize, direction, locale, state, width.map(decimal)]
    return zip(Self.choices, values).filter { !$1.isEmpty }.map { ($0, $1) }
  }

  /// Whether a picture has one of the values on each axis.
  func match(_ context: StoryContext) -> Bool {
    wishes.allSatisfy { choice, values in choice.value(context).map(values.contains) ?? false }
  }

  /// Whether a name has one of the values on each axis, for references without a story.
  func match(_ identity: SnapshotIdentity) -> Bool {
    wishes.allSatisfy { choice, values in identity.variant[choice.axis].map(values.contains) ?? false }
  }

  /// Returns the selected pictures. `scenes` is their folder; nil for the gallery.
  ///
  /// - Throws: If no picture has one of the values, or none matches all axes.
  func chosen(among all: [StorySnapshot], scenes: String?) throws(ToolError) -> [StorySnapshot] {
    guard !isEmpty else { return all }
    for (choice, values) in wishes {
      let known = Set(all.compactMap { choice.value($0.context) })
      guard let stray = values.first(where: { !known.contains($0) }) else { continue }
      let named = known.isEmpty ? "The selected pictures have no values for it." : "Available: \(known.sorted().joined(separator: ", "))."
      throw ToolError("No picture has \(choice.option) “\(stray)”. \(named)")
    }
    let left = all.filter { match($0.context) }
    guard !left.isEmpty else { throw ToolError("No snapshot has all of these axis values. \(listing(scenes: scenes))") }
    return left
  }
}
