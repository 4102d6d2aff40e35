/// The defaults of properties, for explaining differences.
import LikenessDisplayList
import LikenessText

extension ComponentStyle {
  /// Returns the value of a property; nil if it is not set.
  fileprivate func value(of property: String) -> PropertyValue? {
    var list = PropertyList()
    for row in Self.properties where row.name == property { row.record(self, &list) }
    // No dashes are no value.
    return list.properties.first.flatMap { $0.value == .list([]) ? nil : $0.value }
  }
}

/// Returns the default of a property that every view has.
private func defaultOfView(_ property: String, _ others: [Provenance.Property])
  -> PropertyValue?
{
  switch property {
  case "isHidden": .text("false")
  // Of the two forms of one property, the one that is set applies.
  case "cornerRadius" where others.contains { $0.name == "cornerRadii" }: nil
  default: ViewStyle.defaults.value(of: property)
  }
}

extension DefaultValues {
  static let ofViews = DefaultValues(defaultOfView)
  static let ofScrollViews = DefaultValues {
    $0 == "contentOffset" ? .text("0 0") : defaultOfView($0, $1)
  }
  static let ofLabels = DefaultValues {
    switch $0 {
    case "numberOfLines": .number(1)
    case "writingDirection": .text(WritingDirection.natural.rawValue)
    // Every text records its font. Where none is recorded, there was no text.
    case "font": nil
    default: LabelStyle.defaults.value(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofTextViews = DefaultValues {
    TextViewStyle.defaults.value(of: $0) ?? ofLabels[$0, beside: $1]
  }
  static let ofTextFields = DefaultValues {
    switch $0 {
    case "isEditing": .text("false")
    case "isEnabled": .text("true")
    default: TextFieldStyle.defaults.value(of: $0) ?? ofLabels[$0, beside: $1]
    }
  }
  static let ofStackViews = DefaultValues {
    StackViewStyle.defaults.value(of: $0) ?? defaultOfView($0, $1)
  }
  static let ofControls = DefaultValues {
    switch $0 {
    case "isEnabled": .text("true")
    default: defaultOfView($0, $1)
    }
  }
  static let ofButtons = DefaultValues {
    switch $0 {
    case "state": .text(Control.State.normal.name)
    default: ButtonStyle.defaults.value(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofImageViews = DefaultValues {
    ImageViewStyle.defaults.value(of: $0) ?? defaultOfView($0, $1)
  }
  static let ofProgressViews = DefaultValues {
    switch $0 {
    case "progress": .number(0)
    default: ProgressViewStyle.defaults.value(of: $0) ?? defaultOfView($0, $1)
    }
  }
  static let ofShapeViews = DefaultValues { property, others in
    switch property {
    // A width makes a line by itself, so without a color there was none.
    case "lineWidth" where !others.contains { ["strokeColor", "strokeGradient"].contains($0.name) }:
      nil
    default: ShapeViewStyle.defaults.value(of: property) ?? defaultOfView(property, others)
    }
  }
}
