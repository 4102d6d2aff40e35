/// `likeness audit consistency`: whether the design system is still one.
import ArgumentParser
import Likeness
import LikenessAudit

struct AuditConsistencyCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "consistency",
      abstract: "Finds colors, fonts and lengths that drifted from each other.")
  }

  @OptionGroup var options: AuditOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let project = try projectSettings()
    let pictures = try await options.pictures(of: try Command.made(), project, console)
    return try await options.finish(
      [], audit: "consistency", of: pictures.map(\.picture), project: project, console)
  }
}
