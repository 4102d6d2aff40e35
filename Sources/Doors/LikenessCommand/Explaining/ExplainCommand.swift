/// `likeness explain`: explains one difference.
import ArgumentParser
import Foundation
import Likeness
import LikenessPages
import LikenessReport

struct ExplainCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why one pending picture differs from its reference.",
    discussion: """
      Compares the pending picture of the last run with its reference again, and prints the \
      failure with its causes. Run `check` or the tests first.

      --json prints causes and regions as one JSON document. It also writes both pictures to the \
      folder explained in the --output folder, cropped to the regions that differ, with numbered \
      frames.

      Pictures are read only from the --output folder, the Swift package around (elsewhere the \
      working folder), and the folder of --snapshots.

      Exit codes: 0 success; 2 no pending picture has this name, or a picture can't be read.
      """)

  @Argument(help: "The name of one pending picture: Button/primary@dark,2x.")
  var name: String

  @OptionGroup var folders: FolderOptions

  @Flag(help: "Print one JSON document, and write the cropped pictures.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    let explanation = try Explanation(of: name, in: folders, limits: try projectSettings().png)
    guard json else {
      console.result(explanation.text(folders))
      return .success
    }
    var pictures: [ExplanationDocument.Picture] = []
    for side in try tool({ try explanation.sides() }) {
      let folder = folders.artifacts.explained(side.name)
      try tool { try folder.refuseLinks(to: explanation.outcome.identity) }
      let path = folder.picturePath(explanation.outcome.identity)
      try writeFile(try tool { try PNG.encode(side.picture) }, to: path)
      pictures.append(.init(side: side.name, file: side.file, cropped: path, crop: side.crop))
    }
    console.result(jsonText(ExplanationDocument(explanation, pictures: pictures)))
    return .success
  }
}

/// The JSON document of `explain`, after `explain.schema.json`.
struct ExplanationDocument: Encodable {
  let schemaVersion = 1
  let snapshot: SnapshotIdentity
  let status: String
  let verdict: String
  let causes: [Cause]
  let moreCauses: Int?
  let unexplainedPixels: Int?
  let regions: [Region]
  let moreRegions: Int?
  let warnings: [String]
  let pictures: [Picture]

  struct Region: Encodable {
    /// The number of its mark.
    let number: Int
    let bounds: PixelRect
    let differentPixels: Int
    let view: String?
  }

  struct Picture: Encodable {
    let side: String
    let file: String
    let cropped: String
    let crop: PixelRect
  }

  init(_ explanation: Explanation, pictures: [Picture]) {
    let outcome = explanation.outcome
    snapshot = outcome.identity
    status = outcome.status.checkWord
    verdict = FailureMessage(outcome).lines.first ?? ""
    causes = outcome.causes
    moreCauses = outcome.moreCauses > 0 ? outcome.moreCauses : nil
    unexplainedPixels = outcome.unexplainedPixels
    regions = explanation.regions.enumerated().map {
      Region(number: $0 + 1, bounds: $1.bounds, differentPixels: $1.differentPixels, view: $1.view)
    }
    moreRegions = explanation.moreRegions > 0 ? explanation.moreRegions : nil
    warnings = outcome.warnings
    self.pictures = pictures
  }
}
