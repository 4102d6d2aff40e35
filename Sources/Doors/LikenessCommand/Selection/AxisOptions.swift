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
  var isEmpty: Bool { wishes.isEmpty }

  /// An axis with the values that are wanted of it.
  private struct Wish {
    let option: String
    let axis: SnapshotVariant.Axis
    let values: [String]
    /// The value that a picture has.
    let value: @Sendable (StoryContext) -> String?
  }

  /// The axes of which values are wanted.
  private var wishes: [Wish] {
    let all = [
      Wish(option: "--theme", axis: .theme, values: theme) { $0.themeName },
      Wish(option: "--scale", axis: .scale, values: scale.map(decimal)) { $0.scale.description },
      Wish(option: "--text-size", axis: .textSize, values: textSize) { $0.contentSizeCategory.shortName },
      Wish(option: "--direction", axis: .direction, values: direction) { $0.direction == .rightToLeft ? "rtl" : "ltr" },
      Wish(option: "--locale", axis: .locale, values: locale) { $0.locale },
      Wish(option: "--state", axis: .state, values: state) { $0.state },
      Wish(option: "--width", axis: .width, values: width.map(decimal)) { $0.width.map(decimal) },
    ]
    return all.filter { !$0.values.isEmpty }
  }

  /// Whether a name says one of the values of each axis, for references of which nothing but the name is left.
  func match(_ identity: SnapshotIdentity) -> Bool {
    wishes.allSatisfy { wish in identity.variant[wish.axis].map(wish.values.contains) ?? false }
  }

  /// The pictures that are left.
  ///
  /// - Parameter scenes: The folder of scenes that they come from; nil for the gallery.
  /// - Throws: where no picture has one of the values, or none has all that were asked for together.
  func chosen(among all: [StorySnapshot], scenes: String?) throws(ToolError) -> [StorySnapshot] {
    let wishes = wishes
    guard !wishes.isEmpty else { return all }
    for wish in wishes {
      let known = Set(all.compactMap { wish.value($0.context) })
      guard let stray = wish.values.first(where: { !known.contains($0) }) else { continue }
      let named = known.isEmpty ? "No picture that is meant has a value there." : "There are: \(known.sorted().joined(separator: ", "))."
      throw ToolError("No picture has \(wish.option) “\(stray)”. \(named)")
    }
    let left = all.filter { snapshot in wishes.allSatisfy { wish in wish.value(snapshot.context).map(wish.values.contains) ?? false } }
    guard !left.isEmpty else { throw ToolError("No snapshot has all of these axis values. \(listing(scenes: scenes))") }
    return left
  }
}
