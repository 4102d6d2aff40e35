/// `likeness import`: imports the references of swift-snapshot-testing.
import ArgumentParser
import Foundation
import Likeness
import LikenessFiles
import LikenessPNG
import LikenessPages

struct ImportCommand: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: "Imports the references of swift-snapshot-testing.",
      discussion: """
        Copies PNG files and UTF-8 text files from every __Snapshots__ folder in <folder>, or from <folder> itself if it has that name. The originals stay.

        Each reference gets the name that the same assertion has in Likeness. CardTests/testPlain.1.png becomes CardTests/testPlain, and \
        CardTests/testPlain.dark.png becomes CardTests/dark, for `named: "dark"`. Likeness does not number the assertions of a test: testPlain.2.png becomes \
        CardTests/testPlain 2, so pass `named: "testPlain 2"`.

        An existing reference is never replaced. A file is skipped if a different reference has its name, if two files get the same name, or if it is neither \
        a PNG nor text.

        Exit codes: 0 all imported, 1 some files were skipped, 2 error, or a name is not UTF-8.
        """)
  }

  @Argument(help: "A __Snapshots__ folder, or a folder that contains some, such as Tests.")
  var folder: String

  @OptionGroup var folders: FolderOptions

  @OptionGroup var sync: SyncOption

  @Flag(help: "Print the changes without making them.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws { try refuseEmpty(folder, "<folder>") }

  func run(_ console: Console) async throws -> ExitStatus {
    let (files, odd) = try tool { try ForeignReference.all(in: folder) }
    guard !files.isEmpty || !odd.isEmpty else {
      throw ToolError("\(printable(folder)) contains no references in a __Snapshots__ folder. Give the folder of the tests.")
    }
    var document = ImportDocument(dryRun: dryRun)
    // It is unknown which of two files is meant, so neither is imported.
    let claims = Dictionary(grouping: files, by: \.identity)
    for file in files {
      do {
        guard let identity = file.identity else { throw ToolError("The name is not <test>.<name>.<extension>.") }
        if let other = claims[identity]?.first(where: { $0.path != file.path }) {
          throw ToolError("\(printable(other.path)) would be \(identity), too. Rename one of the two.")
        }
        let isNew = try add(file, as: identity)
        document.imported.append(.init(file: file.path, snapshot: identity, isNew: isNew))
      } catch {
        document.skipped.append(.init(file: file.path, problem: "\(error)"))
      }
    }
    for entry in odd { document.skipped.append(.init(file: entry.path, problem: entry.error.description)) }
    if json { console.result(jsonText(document)) } else { report(document, console) }
    guard odd.isEmpty else { return .failure }
    return document.skipped.isEmpty ? .success : .differences
  }

  /// Adds a reference; returns false if it already exists.
  private func add(_ file: ForeignReference, as identity: SnapshotIdentity) throws -> Bool {
    let bytes = try Files.readExisting(file.path)
    let outcome: SnapshotOutcome
    if file.isPicture {
      let subject = SnapshotSubject(identity, picture: try PNG.decode(bytes, file: file.path))
      outcome = checked { $0.check(subject) }
    } else {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw ToolError("The file is neither a PNG nor UTF-8 text.") }
      outcome = checked { $0.check(identity, TextSnapshot(lines: text)) }
    }
    switch outcome.finding {
    case .recorded: return true
    case .passed: return false
    case .different, .differentText: throw ToolError("\(outcome.paths.reference) is another reference of this name. Remove one of the two.")
    case .unreadable, .unwritable, .undrawable, .refused, .missing, .elsewhere: throw ToolError(FailureMessage(outcome).brief)
    }
  }

  /// Checks without keeping anything pending, and then writes a missing reference.
  private func checked(_ check: (SnapshotChecker) -> SnapshotOutcome) -> SnapshotOutcome {
    var checker = SnapshotChecker(store: sync.store(in: folders), artifacts: folders.artifacts, mode: .missing)
    checker.isDryRun = true
    let outcome = check(checker)
    guard !dryRun else { return outcome }
    switch outcome.finding {
    case .recorded: break
    // An interrupted import leaves a picture without its text, which this mode writes.
    case .passed where !Files.exists(outcome.paths.record): checker.mode = .all
    default: return outcome
    }
    checker.isDryRun = false
    return check(checker)
  }

  private func report(_ document: ImportDocument, _ console: Console) {
    for step in document.imported {
      console.result("\(step.isNew ? dryRun ? "would import" : "imported" : "exists")  \(step.snapshot)  (\(printable(step.file)))")
    }
    for step in document.skipped {
      // Errors of files begin with the path.
      let problem = step.problem.hasPrefix(step.file) ? step.problem : "\(step.file): \(step.problem)"
      console.message("skipped  \(printable(problem))")
    }
    let counts = [(document.imported.count(where: \.isNew), "imported"), (document.imported.count { !$0.isNew }, "existed")]
    let parts =
      counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + (document.skipped.isEmpty ? [] : ["\(document.skipped.count) skipped"])
    console.result(parts.joined(separator: ", ") + (dryRun ? " (dry run, nothing changed)" : ""))
  }
}

/// A reference of swift-snapshot-testing: `__Snapshots__/<file of the test>/<test>.<name>.<extension>`.
private struct ForeignReference {
  let path: String
  /// Its name in Likeness; nil if the file name has another form.
  let identity: SnapshotIdentity?
  /// Whether it is a PNG, by its name; otherwise it may be text.
  var isPicture: Bool { path.lowercased().hasSuffix(".png") }

  private static let folderName = "__Snapshots__"

  /// All files in folders of this name, sorted by path, and the entries whose names are not UTF-8, which may be or contain such files. Follows no links.
  static func all(in folder: String) throws(FileError) -> (files: [ForeignReference], odd: [Files.OddEntry]) {
    var found: [ForeignReference] = []
    var odd: [Files.OddEntry] = []
    var folders: [(path: String, suite: [String]?)] = [(folder, absoluteName(folder) == folderName ? [] : nil)]
    while let (folder, suite) = folders.popLast() {
      let listing = try Files.listing(of: folder)
      odd += listing.odd.filter { $0.isFolder || suite != nil }
      for name in listing.names {
        let path = Files.join(folder, name)
        switch try Files.kind(of: path) {
        case .folder: folders.append((path, suite.map { $0 + [name] } ?? (name == folderName ? [] : nil)))
        case .file: if let suite, !name.hasPrefix(".") { found.append(ForeignReference(path: path, suite: suite, name: name)) }
        case .link, .other, nil: break
        }
      }
    }
    return (found.sorted { $0.path < $1.path }, odd)
  }

  private static func absoluteName(_ folder: String) -> String { URL(filePath: folder).standardizedFileURL.lastPathComponent }

  private init(path: String, suite: [String], name: String) {
    self.path = path
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // The extension may be missing, as for a custom strategy.
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
      identity = nil
      return
    }
    let (test, named) = (String(parts[0]), String(parts[1]))
    let isNumber = named.allSatisfy { $0.isASCII && $0.isNumber }
    identity = try? SnapshotIdentity(
      suite: suite.joined(separator: "/"), name: named == "1" ? test : isNumber ? "\(test) \(named)" : named)
  }
}

/// The JSON document of `likeness import`, after `import.schema.json`.
private struct ImportDocument: Encodable {
  struct Step: Encodable {
    let file: String
    let snapshot: SnapshotIdentity
    let isNew: Bool
  }

  struct Skipped: Encodable {
    let file: String
    let problem: String
  }

  let schemaVersion = 1
  let dryRun: Bool
  var imported: [Step] = []
  var skipped: [Skipped] = []
}
