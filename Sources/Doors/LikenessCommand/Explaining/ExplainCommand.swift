/// `likeness explain`: explains one difference.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport

struct ExplainCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why one pending picture differs from its reference.",
    discussion: """
      Prints what the last run found of the picture: the failure with its causes, as `check` and \
      the tests print it. Run `check` or the tests first. If the reference or a pending file has \
      changed since, nothing is explained: run them again.

      --json prints the outcome with causes and regions as one JSON document. It also writes both \
      pictures to the folder explained in the --output folder, cropped to the regions that differ, \
      with numbered frames.

      Pictures are read only from the --output folder, the folder of --snapshots, and the Swift \
      package, or the working folder if there is none.

      Exit codes: 0 success; 2 no pending picture has this name, its reference or a pending file \
      has changed, or a picture can't be read.
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
    var pictures: [String: ReportedOutcome.Picture] = [:]
    for side in try tool({ try explanation.sides() }) {
      let folder = folders.artifacts.explained(side.name)
      try tool { try folder.refuseLinks(to: explanation.outcome.identity) }
      let path = folder.picturePath(explanation.outcome.identity)
      try writeFile(try tool { try PNG.encode(side.picture) }, to: path)
      pictures[side.name] = .init(path: side.file, cropped: path, crop: side.crop)
    }
    console.result(jsonText(ReportedOutcome(explanation.entry, pictures: pictures)))
    return .success
  }
}
