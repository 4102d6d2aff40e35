/// Scenes and outcomes that could not be read.
import LikenessSnapshots

/// A problem with a scene or with a log of outcomes.
struct ReadProblem {
  /// What could not be read; the raw value is its name in formats for machines.
  enum Kind: String, CaseIterable {
    case outcomes = "lost-outcomes"
    case scene = "unreadable-scene"

    /// What reports call it.
    var title: String { self == .scene ? "Scene could not be read" : "Outcomes are lost" }
    /// Its suite in JUnit XML.
    var suite: String { self == .scene ? "scenes" : "outcomes" }
  }

  let kind: Kind
  /// The whole line.
  let text: String
  /// The file and the line, from 1; nil if the problem concerns no single line.
  let place: (file: String, line: Int)?
  /// What is wrong, without the place.
  let message: String

  /// Outcomes in a damaged log.
  init(_ damage: LogDamage) {
    kind = .outcomes
    text = damage.description
    place = nil
    message = text
  }

  init(_ scene: UnreadScene) {
    kind = .scene
    text = scene.description
    place = scene.file.flatMap { file in scene.line.map { (file, $0) } }
    message = scene.line == nil ? text : scene.message
  }
}

extension Report {
  /// Everything that could not be read.
  var readProblems: [ReadProblem] {
    lostOutcomes.map { ReadProblem($0) } + problems.map { ReadProblem($0) }
  }
}
