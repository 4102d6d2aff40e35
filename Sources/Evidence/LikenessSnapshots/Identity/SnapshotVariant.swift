/// The axis values of a snapshot, such as theme, scale and language.
import LikenessDisplayList

/// The values of axes in which the pictures of one case differ.
///
/// Always in the same order: theme, scale, text size, direction, locale, state, width, then others
/// by name. In names, a scale is written `2x`, a direction `rtl` or `ltr`, a theme as its bare
/// value, and others as `axis=value`: `dark,2x,state=highlighted`.
public struct SnapshotVariant: Hashable, Sendable {
  /// The value of each axis that has one.
  public private(set) var values: [Axis: String]

  /// An axis in which pictures differ.
  public struct Axis: Hashable, Sendable, RawRepresentable {
    /// The name before `=`.
    public let rawValue: String

    /// Creates an axis of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The theme: `dark`.
    public static let theme = Axis(rawValue: "theme")
    /// Pixels per point: `2`.
    public static let scale = Axis(rawValue: "scale")
    /// The text size: `XL`.
    public static let textSize = Axis(rawValue: "text")
    /// `ltr` or `rtl`.
    public static let direction = Axis(rawValue: "direction")
    /// Language and region: `pt-BR`.
    public static let locale = Axis(rawValue: "locale")
    /// The state of a control: `highlighted`.
    public static let state = Axis(rawValue: "state")
    /// Width of the available space in points: `320`.
    public static let width = Axis(rawValue: "width")

    /// The axes that come before all others, in order.
    public static let known: [Axis] = [
      .theme, .scale, .textSize, .direction, .locale, .state, .width,
    ]
  }

  /// No axis has a value.
  public static let none = SnapshotVariant([:])

  /// Creates a variant.
  public init(_ values: [Axis: String]) { self.values = values }

  /// The value of an axis; setting nil removes it.
  public subscript(axis: Axis) -> String? {
    get { values[axis] }
    set { values[axis] = newValue }
  }

  /// Whether no axis has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The axes with a value, in order.
  public var axes: [Axis] {
    let known = Axis.known.filter { values[$0] != nil }
    return known
      + values.keys.filter { !Axis.known.contains($0) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns the variant with the values of `other`, which override its own.
  public func merging(_ other: SnapshotVariant) -> SnapshotVariant {
    SnapshotVariant(values.merging(other.values) { $1 })
  }
}

extension SnapshotVariant.Axis: ExpressibleByStringLiteral {
  /// Creates a custom axis.
  public init(stringLiteral value: String) { rawValue = value }
}

extension SnapshotVariant: ExpressibleByDictionaryLiteral {
  /// Creates a variant; the last of several values for an axis counts.
  public init(dictionaryLiteral elements: (Axis, String)...) {
    values = Dictionary(elements, uniquingKeysWith: { $1 })
  }
}

extension SnapshotVariant: CustomStringConvertible {
  /// The form in names: `dark,2x,state=highlighted`; empty without values.
  public var description: String { parts.joined(separator: ",") }

  /// The value of each axis in that form, in order.
  package var parts: [String] {
    axes.map { axis in
      let value = values[axis] ?? ""
      return shortForm(axis, value) ?? encoded(axis.rawValue) + "=" + encoded(value)
    }
  }

  /// Parses the form in names; nil if it is invalid. Accepts any order, and long forms such as
  /// `theme=dark`.
  init?(parsing form: some StringProtocol) {
    values = [:]
    for part in form.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = halves.first, let name = text(fromFileName: first) else { return nil }
      let axis: Axis
      let value: String
      if halves.count == 2 {
        guard let decoded = text(fromFileName: halves[1]), !name.isEmpty else { return nil }
        (axis, value) = (Axis(rawValue: name), decoded)
      } else {
        (axis, value) = longForm(name)
      }
      guard values.updateValue(value, forKey: axis) == nil else { return nil }
    }
  }
}

extension SnapshotVariant {
  /// Every value with its axis: `theme=dark,scale=2,state=highlighted`; empty without values.
  var longDescription: String {
    axes.map { encoded($0.rawValue) + "=" + encoded(values[$0] ?? "") }.joined(separator: ",")
  }
}

/// The bare value, if it identifies its axis.
private func shortForm(_ axis: SnapshotVariant.Axis, _ value: String) -> String? {
  switch axis {
  case .scale: return isScale(value) ? value + "x" : nil
  case .direction: return isDirection(value) ? value : nil
  case .theme: return longForm(value) == (.theme, value) && !value.isEmpty ? encoded(value) : nil
  default: return nil
  }
}

/// The axis of a bare value.
private func longForm(_ part: String) -> (SnapshotVariant.Axis, String) {
  if isDirection(part) { return (.direction, part) }
  if part.hasSuffix("x"), isScale(String(part.dropLast())) {
    return (.scale, String(part.dropLast()))
  }
  return (.theme, part)
}

private func isDirection(_ value: String) -> Bool { value == "ltr" || value == "rtl" }

private func isScale(_ value: String) -> Bool {
  Double(value).flatMap { Scale($0) }?.description == value
}

private func encoded(_ text: String) -> String { fileName(text, escaping: ",=") }
