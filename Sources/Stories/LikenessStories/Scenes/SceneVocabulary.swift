/// The complete vocabulary of scenes, for documentation and checks.
import LikenessDisplayList
import LikenessText
import LikenessViews

/// The tables used for reading, collected. The JSON Schema is tested against them.
enum SceneVocabulary {
  /// The keys of an object, with its name in the JSON Schema.
  struct Object: Equatable {
    let name: String
    let keys: Set<String>
    let required: Set<String>

    init<Value>(_ name: String, _ properties: [SceneProperty<Value>]) {
      self.name = name
      keys = Set(properties.map(\.name))
      required = Set(properties.filter(\.isRequired).map(\.name))
    }
  }

  /// All objects with known keys.
  static var objects: [Object] {
    let views = viewTypes.map { Object($0.name, $0.properties) }
    let styles = (SceneStyleKind.all + [.named]).map { Object($0.definition, $0.properties) }
    return [Object("scene", scene), Object("size", size), Object("variants", variants)] + views
      + styles + [
        Object("layout", layout), Object("frame", frame), Object("insetsObject", insets),
        Object("cornerRadiiObject", cornerRadii),
        Object("shadowObject", shadow), Object("gradientObject", gradient),
        Object("gradientStop", gradientStop), Object("point", point),
        Object("fontObject", font), Object("imageObject", image), Object("textRun", textRun),
      ]
  }

  /// Every set of words to choose one from.
  static var words: [(name: String, words: [String])] {
    [
      ("viewType", viewTypes.map(\.name)), ("direction", directions.map(\.name)),
      ("textSize", textSizes.map(\.name)), ("locale", locales.map(\.name)),
      ("coverage", coverages.map(\.name)),
      ("contentSizeCategory", ContentSizeCategory.allCases.map(\.rawValue)),
      ("textStyle", Font.TextStyle.allCases.map(\.rawValue)),
      ("weightName", Font.Weight.named.map(\.name)),
      ("textAlignment", TextAlignment.allCases.map(\.rawValue)),
      ("lineBreakMode", LineBreakMode.allCases.map(\.rawValue)),
      ("writingDirection", WritingDirection.allCases.map(\.rawValue)),
      ("layoutDirection", LayoutDirection.allCases.map(\.rawValue)),
      ("contentMode", ContentMode.allCases.map(\.rawValue)),
      ("interpolation", ImagePlacement.Interpolation.allCases.map(\.rawValue)),
      ("fillRule", FillRule.allCases.map(\.rawValue)),
      ("lineCap", Stroke.Cap.allCases.map(\.rawValue)),
      ("lineJoin", Stroke.Join.allCases.map(\.rawValue)),
      ("renderingMode", Image.RenderingMode.allCases.map(\.rawValue)),
      ("axis", StackView.Axis.allCases.map(\.rawValue)),
      ("stackAlignment", StackView.Alignment.allCases.map(\.rawValue)),
      ("distribution", StackView.Distribution.allCases.map(\.rawValue)),
      ("contentHorizontalAlignment", Button.ContentHorizontalAlignment.allCases.map(\.rawValue)),
    ]
  }

  /// The single states. Several may be joined.
  static let states = ["normal", "highlighted", "disabled", "selected", "focused"]
}
