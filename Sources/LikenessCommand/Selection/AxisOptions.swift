/// Which values of the axes are meant: a filter that every verb over a gallery has.
import ArgumentParser
import Likeness

/// Options that leave pictures out by what they vary by.
///
/// Several values of one axis add up, several axes narrow each other down.
struct AxisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only pictures in this theme; may be given again, as each of these.", valueName: "name"))
  var theme: [String] = []

  @Option(help: ArgumentHelp("Only this many pixels a point: 2.", valueName: "n"))
  var scale: [Double] = []

  @Option(help: ArgumentHelp("Only this size of text: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"))
  var textSize: [String] = []

  @Option(help: ArgumentHelp("Only this direction: ltr or rtl.", valueName: "direction"))
  var direction: [String] = []

  @Option(help: ArgumentHelp("Only this locale: base, pseudo, or a word of the stories' own.", valueName: "name"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("Only this state: disabled.", valueName: "name"))
  var state: [String] = []

  @Option(help: ArgumentHelp("Only this width in points: 320.", valueName: "points"))
  var width: [Double] = []

  /// Whether nothing is left out.
  var isEmpty: Bool { wanted.isEmpty }

  /// The values that are wanted of each axis that has any.
  private var wanted: [(option: String, values: [String], of: @Sendable (StoryContext) -> String?)] {
    let all: [(option: String, values: [String], of: @Sendable (StoryContext) -> String?)] = [
      ("--theme", theme, { $0.themeName }),
      ("--scale", scale.map(decimal), { $0.scale.description }),
      ("--text-size", textSize, { $0.contentSizeCategory.shortName }),
      ("--direction", direction, { $0.direction == .rightToLeft ? "rtl" : "ltr" }),
      ("--locale", locale, { $0.locale }),
      ("--state", state, { $0.state }),
      ("--width", width.map(decimal), { $0.width.map(decimal) }),
    ]
    return all.filter { !$0.values.isEmpty }
  }

  /// The pictures that are left.
  ///
  /// - Throws: where no picture has one of the values, or none has all that were asked for together.
  func chosen(among all: [StorySnapshot]) throws(ToolError) -> [StorySnapshot] {
    let wanted = wanted
    guard !wanted.isEmpty else { return all }
    for (option, values, of) in wanted {
      let known = Set(all.compactMap { of($0.context) })
      guard let stray = values.first(where: { !known.contains($0) }) else { continue }
      let named = known.isEmpty ? "No picture that is meant has a value there." : "There are: \(known.sorted().joined(separator: ", "))."
      throw ToolError("No picture has \(option) “\(stray)”. \(named)")
    }
    let left = all.filter { snapshot in wanted.allSatisfy { wish in wish.of(snapshot.context).map(wish.values.contains) ?? false } }
    guard !left.isEmpty else { throw ToolError("No picture has all of these values of axes. `likeness check --list` prints all names.") }
    return left
  }
}
