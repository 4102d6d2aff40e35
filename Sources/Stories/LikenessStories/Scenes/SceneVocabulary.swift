/// The vocabulary of scenes: the tables of keys, from which the reader and the JSON Schema derive.
enum SceneVocabulary {
  /// The single states. Several may be joined.
  static let states = ["normal", "highlighted", "disabled", "selected", "focused"]
}
