/// The defaults of properties, for explaining differences.
import LikenessDisplayList
import LikenessText

extension ComponentStyle {
  /// Returns the text of a property; nil if it is not set.
  fileprivate func text(of property: String) -> String? {
    var list = PropertyList()
    for row in Self.properties where row.name == property { row.record(self, &list) }
    // No dashes are no text.
    return list.properties.first.flatMap { $0.value.isEmpty ? nil : $0.value }
  }
}

/// Returns the default of a property that every view has.
private func defaultOfView(_ property: String, _ others: [Provenance.Property]) -> String? {
  switch property {
  case "isHidden": "false"
  // Of the two forms of one property, the one that is set applies.
  case "cornerRadius" where others.contains { $0.name == "cornerRadii" }: nil
  default: ViewStyle.defaults.text(of: property)
  }
}

extension DefaultValues {
  static let ofViews = DefaultValues(defaultOfView)
  static let ofScrollViews = DefaultValues {
    $0 == "contentOffset" ? "0 0" : defaultOfView($0, $1)
  }
  static let ofLabels = DefaultValues {
    switch $0 {
    case "numberOfLines": "1"
    case "writingDirection": WritingDirection.natural.rawValue
    // Every text records its font. Where none is recorded, there was no text.
    case "font": nil
    default: LabelStyle.defaults.text(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofTextViews = DefaultValues {
    TextViewStyle.defaults.text(of: $0) ?? ofLabels[$0, beside: $1]
  }
  static let ofTextFields = DefaultValues {
    switch $0 {
    case "isEditing": "false"
    case "isEnabled": "true"
    default: TextFieldStyle.defaults.text(of: $0) ?? ofLabels[$0, beside: $1]
    }
  }
  static let ofStackViews = DefaultValues {
    StackViewStyle.defaults.text(of: $0) ?? defaultOfView($0, $1)
  }
  static let ofControls = DefaultValues {
    switch $0 {
    case "isEnabled": "true"
    default: defaultOfView($0, $1)
    }
  }
  static let ofButtons = DefaultValues {
    switch $0 {
    case "state": Control.State.normal.name
    default: ButtonStyle.defaults.text(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofImageViews = DefaultValues {
    ImageViewStyle.defaults.text(of: $0) ?? defaultOfView($0, $1)
  }
  static let ofProgressViews = DefaultValues {
    switch $0 {
    case "progress": "0"
    default: ProgressViewStyle.defaults.text(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofShapeViews = DefaultValues { property, others in
    switch property {
    // A width makes a line by itself, so without a color there was none.
    case "lineWidth" where !others.contains { ["strokeColor", "strokeGradient"].contains($0.name) }:
      nil
    default: ShapeViewStyle.defaults.text(of: property) ?? defaultOfView(property, others)
    }
  }
}
