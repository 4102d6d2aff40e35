/// The axes on which the looks of a story differ.

/// An axis of looks. The scale is not one, because every look has pictures at all scales.
enum SiteAxis: String, CaseIterable {
  case theme
  case state
  case direction
  case textSize
  case locale
  case width

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

  /// The attribute with its value.
  var attribute: String { self == .textSize ? "text-size" : rawValue }
}

extension SiteLook {
  /// The value of an axis; nil if the story does not vary it.
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

  var values: [String?] { SiteAxis.allCases.map { self[$0] } }

  /// The values as attributes of an element: always theme, state and direction, and the others if
  /// they have a value.
  var attributes: [[String: Any]] {
    SiteAxis.allCases.compactMap { axis in
      let isAlways = [SiteAxis.theme, .state, .direction].contains(axis)
      return self[axis].map { ["name": axis.attribute, "value": $0] }
        ?? (isAlways ? ["name": axis.attribute, "value": ""] : nil)
    }
  }

  /// The values of its axes, for people: `dark, disabled, 320 wide`.
  package var words: String {
    SiteAxis.allCases.compactMap { axis in self[axis].map { axis == .width ? "\($0) wide" : $0 } }
      .joined(separator: ", ")
  }

  /// The URL fragment of the look: `theme=dark&state=disabled`, each value percent-encoded.
  var fragment: String {
    SiteAxis.allCases.compactMap { axis in
      self[axis].map { "\(axis.rawValue)=\(urlComponent($0))" }
    }.joined(separator: "&")
  }
}
