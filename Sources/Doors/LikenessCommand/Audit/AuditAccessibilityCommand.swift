/// `likeness audit accessibility`: whether everybody can read and use what the pictures show.
import ArgumentParser
import Likeness
import LikenessAudit
import LikenessSystem

struct AuditAccessibilityCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accessibility",
      abstract: "Finds texts that are hard to read, and controls that are hard to see or touch.",
      discussion: """
        Measures the contrast of each text to the pixels behind it (WCAG 2.2, 1.4.3 and 1.4.6) and \
        that of controls (1.4.11). Finds states that only color tells apart (1.4.1) and controls \
        under 44 points. Finds text that is truncated, clipped or overlaps, or keeps its size when \
        the reader asks for larger text. Disabled controls are exempt from contrast and size, as \
        in WCAG.
        """)
  }

  @Option(help: "The contrast that text needs: AA (4.5, large text 3) or AAA (7 and 4.5).")
  var level = ContrastLevel.aa

  @OptionGroup var options: AuditOptions

  func run(_ console: Console) async throws -> ExitStatus {
    let project = try projectSettings()
    let pictures = try await options.pictures(of: try Command.made(), project, console)
    // A story keeps its fonts in all themes and scales, so one of its pictures is enough.
    var stories: Set<String> = []
    let snapshots = pictures.map { snapshot, picture in
      let isPlain = snapshot.context.contentSizeCategory == .large
      let story = "\(snapshot.identity.withoutVariant) \(snapshot.context.state ?? "")"
      return (snapshot, picture, isPlain && stories.insert(story).inserted)
    }
    let (level, limits) = (level, project.raster)
    let audits = try await concurrentMap(snapshots) { snapshot, picture, comparesTextSizes in
      try AccessibilityAudit(
        snapshot, picture, level: level, comparesTextSizes: comparesTextSizes, limits: limits)
    }
    // In one order, so that every run names the same picture first.
    let components = Dictionary(grouping: audits.filter { $0.component != nil }) {
      $0.component ?? ""
    }.sorted { $0.key < $1.key }
    let states = try await concurrentMap(components) { try AccessibilityAudit.states($1) }
    let findings = AuditFinding.merged(audits.flatMap(\.findings) + states.joined())
    return try await options.finish(
      findings, .accessibility, of: pictures, page: AuditPage(), project, console)
  }
}

extension ContrastLevel: ExpressibleByArgument {}
