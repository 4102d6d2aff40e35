/// The axes on which the looks of a story differ.

/// An axis that tells looks apart; the scale does not, as every look has its pictures at all scales.
enum SiteAxis: String, CaseIterable {
  case theme
  case state
  case direction
  case textSize
  case locale
  case width

  /// What people call it.
  var label: String {
    switch self {
    case .theme: "Theme"
    case .state: "State"
    case .direction: "Direction"
    case .textSize: "Text size"
    case .locale: "Locale"
    case .width: "Width"
    }
  }

  /// The name of the attribute that holds its value.
  var attribute: String { self == .textSize ? "text-size" : rawValue }
}

extension SiteLook {
  /// The value of an axis; nil where the story does not vary it.
  subscript(axis: SiteAxis) -> String? {
    switch axis {
    case .theme: theme.isEmpty ? nil : theme
    case .state: state
    case .direction: direction
    case .textSize: textSize
    case .locale: locale
    case .width: width
    }
  }

  /// The values of all axes, in their order.
  var values: [String?] { SiteAxis.allCases.map { self[$0] } }

  /// The values as attributes of an element: those of a theme, a state and a direction always, the others where there is one.
  var attributes: [[String: Any]] {
    SiteAxis.allCases.compactMap { axis in
      let isAlways = [SiteAxis.theme, .state, .direction].contains(axis)
      return self[axis].map { ["name": axis.attribute, "value": $0] } ?? (isAlways ? ["name": axis.attribute, "value": ""] : nil)
    }
  }

  /// The values of its axes, for people: `dark, disabled, 320 wide`.
  package var words: String {
    SiteAxis.allCases.compactMap { axis in self[axis].map { axis == .width ? "\($0) wide" : $0 } }.joined(separator: ", ")
  }

  /// The fragment of its story's page that shows it: `theme=dark&state=disabled`, each value percent-encoded.
  var fragment: String {
    SiteAxis.allCases.compactMap { axis in self[axis].map { "\(axis.rawValue)=\(percentEncoded($0))" } }.joined(separator: "&")
  }
}
