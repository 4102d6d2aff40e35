/// `likeness audit`: what a green run does not say.
import ArgumentParser

/// The parent of the audits; alone, it prints its help.
struct AuditCommand<Command: GalleryCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: "Finds drifted styles, inaccessible views, and changes that tests would miss.",
      discussion: """
        Each audit prints its findings and writes a page that shows them over the pictures: \
        audit-consistency.html and so on, in the --output folder.

        To accept a finding, add it to likeness.json, with the reason: "audit": [{ "rule": \
        "contrast", "subject": "Button/**", "reason": "…" }]. The subject may be a glob.
        """,
      subcommands: [
        AuditConsistencyCommand<Command>.self, AuditAccessibilityCommand<Command>.self,
        AuditSensitivityCommand<Command>.self,
      ])
  }
}
