/// `check --fail-on-unreferenced` in a package without stories: only tests draw its references.
import Likeness
import LikenessReport

extension CheckCommand {
  /// Judges the references of tests by the last run, which must be a complete run of all tests.
  /// Draws nothing and keeps the log of the run, so the check can be repeated.
  func judgeReferencesOfTests(_ console: Console) throws -> ExitStatus {
    let artifacts = options.folders.artifacts
    let run = try tool {
      try CompleteRun(
        LoggedOutcomes(in: artifacts), folder: artifacts.outcomes, invocation: .current)
    }
    let references = try References(
      of: try Command.made(), in: options.folders.store, options: options)
    var audit = try references.audit(run: run)
    if let other = audit.undecided.first {
      let verb = ["check", "--fail-on-unreferenced"]
      let stories =
        placeOfStories(verb)
          ?? """
          Check stories with the package's own command, as in: \
          \(Invocation.swiftRun("stories").command(verb))
          """
      let subject =
        audit.undecided.count == 1
        ? "1 reference is" : "\(audit.undecided.count) references are"
      throw ToolError(
        """
        \(subject) of stories, scenes or pictures, such as \(other.identity) \
        (\(other.owner.file.words)), and this command has none. Check scenes with --scenes, and \
        pictures of other tools with --pictures. \(stories)
        """)
    }
    let chosen = try references.chosen(by: options.names)
    audit.keepUnused { chosen?.contains($0) != false }
    var document = OutcomesDocument([], passed: audit.unused.isEmpty)
    document.unreferenced = UnreferencedDocument(audit)
    if json {
      console.result(jsonText(document))
    } else {
      print(findings: document, console)
      if audit.unused.isEmpty {
        let count = audit.wanted == 1 ? "1 reference is" : "\(audit.wanted) references are"
        console.result(
          "\(count) in use, by the last run of the tests. There are no stories here to draw.")
      }
    }
    if let unproven = unprovenWords(audit) { console.message(unproven) }
    return audit.unused.isEmpty ? .success : .differences
  }
}
