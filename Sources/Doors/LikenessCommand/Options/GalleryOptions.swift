/// The selected pictures, and the folders of a command.
import ArgumentParser
import Foundation
import Likeness
import LikenessJSON
import LikenessReport
import LikenessSystem

@dynamicMemberLookup
struct GalleryOptions: ParsableArguments {
  @OptionGroup var stories: StoryOptions

  @Option(
    name: .customLong("pictures"),
    help: ArgumentHelp(
      "Take the PNG files in this folder, which another tool drew, instead of drawing the gallery.",
      valueName: "folder"))
  var picturesFolder: String?

  @OptionGroup var folders: FolderOptions

  /// An option for stories and scenes.
  subscript<Value>(dynamicMember option: KeyPath<StoryOptions, Value>) -> Value {
    stories[keyPath: option]
  }

  /// Whether the pictures are those of the gallery's stories.
  var drawsStories: Bool { self.scenes == nil && picturesFolder == nil }

  /// Returns the selected pictures: files, or those of
  /// ``StoryOptions/snapshots(of:in:for:instead:others:problems:)``. Reports other JSON and stray
  /// tolerances.
  func pictures(
    of gallery: Gallery, in project: ProjectSettings, for command: [String], instead: String? = nil,
    _ console: Console, problems: (Problems) -> Void
  ) throws(ToolError) -> [CheckedPicture] {
    if let picturesFolder {
      let all = try CheckedPicture.files(in: picturesFolder, of: folders.picturesBase, project)
      warn(ofTolerancesWithout: all.map(\.identity), project, console)
      return try chosen(self.names, among: all, options: sourceOptions)
    }
    let owners = self.owners
    return try stories.snapshots(
      of: gallery, in: project, for: command, instead: instead, others: console.report(skipped:),
      problems: problems
    )
    .map { CheckedPicture(of: $0, owners: owners) }
  }

  /// Warns of tolerances of the project that no picture has. Those of another folder have
  /// references.
  private func warn(
    ofTolerancesWithout pictures: [SnapshotIdentity], _ project: ProjectSettings, _ console: Console
  ) {
    if project.tolerances(withoutAny: pictures).isEmpty { return }
    let others = (try? folders.store.contents().snapshots) ?? []
    for text in project.tolerances(withoutAny: pictures + others) {
      console.message(
        """
        \(ProjectSettings.fileName): no snapshot matches “\(printable(text))” of "tolerances".\
        \(meantInstead(of: text, among: pictures)) \(listing(sourceOptions))
        """)
    }
  }

  func validate() throws {
    try refuseEmpty(picturesFolder, "--pictures")
    if self.scenes != nil, picturesFolder != nil {
      throw ValidationError(
        "--scenes and --pictures are two sources of pictures. Give one; run again for the other."
      )
    }
    if let picturesFolder {
      for (kind, folder) in [
        ("references", folders.store.root), ("artifacts", folders.artifacts.path),
      ]
      where Files.isSame(folder, orInside: picturesFolder)
        || Files.isSame(picturesFolder, orInside: folder)
      {
        throw ValidationError(
          """
          --pictures is \(printable(picturesFolder)), and \(printable(folder)) is the folder of \
          \(kind): one lies in the other. Give a folder with the fresh pictures only.
          """)
      }
    }
    try stories.refuse(folders.artifacts)
  }

  /// The options for the same folders in `accept`.
  var acceptOptions: [String] { folders.acceptOptions }

  /// The options and names for the same pictures and folders in `record`.
  func recordOptions(_ project: ProjectOptions) -> [String] {
    pruneOptions + project.options + self.names
  }

  /// The options for the same pictures and folders in `prune`.
  var pruneOptions: [String] { folders.acceptOptions + sourceOptions }

  /// The options for the same source of pictures.
  private var sourceOptions: [String] {
    stories.sourceOptions + (picturesFolder.map { ["--pictures", $0] } ?? [])
  }
}

/// The stories or scenes of a command that draws them.
struct StoryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      The pictures: a name (Button/primary@dark,2x), a name without its variant for all variants \
      (Button/primary), a suite (Button), or a glob ('Button/*@dark*', '**@*rtl'). Defaults to all.
      """,
      valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw the JSON scenes in this folder instead of the gallery.", valueName: "folder"))
  var scenes: String?

  /// Returns the selected pictures of stories or scenes.
  ///
  /// - Parameters:
  ///   - project: The project's fonts and limits.
  ///   - command: The words of the command, for the error without stories and scenes.
  ///   - instead: The way that tests have, in a sentence.
  ///   - edited: What is read in place of scenes and themes, by their paths in the folder.
  ///   - others: Takes the paths of JSON files among the scenes that are none.
  ///   - problems: Takes the problems of scenes, which are then left out.
  func snapshots(
    of gallery: Gallery, in project: ProjectSettings, for command: [String], instead: String? = nil,
    edited: [String: String] = [:], others: ([String]) -> Void = { _ in },
    problems: (Problems) -> Void
  ) throws(ToolError) -> [StorySnapshot] {
    if scenes == nil { try requireStories(gallery, for: command, instead: instead) }
    var found: Problems?
    let all = try tool {
      let (read, unread, skipped) =
        try scenes.map {
          try Gallery.readable(
            scenesIn: $0, limits: project.png, themes: project.themes, edited: edited)
        } ?? (gallery, nil, [])
      others(skipped)
      var gallery = read
      gallery.fonts = project.added(to: gallery.fonts)
      guard let scenes else { return try gallery.snapshots() }
      let (snapshots, unnamed) = gallery.snapshots(ofScenesIn: scenes)
      found = unread + unnamed
      found.map(problems)
      return snapshots
    }
    do throws(ToolError) { return try chosen(names, among: all, options: sourceOptions) } catch {
      // The picture may be one of a scene that could not be read.
      throw found.map { ToolError("\($0)\n\(error)") } ?? error
    }
  }

  /// Whether every picture is selected.
  var meansAll: Bool { names.isEmpty }

  var owners: StoryOwners { StoryOwners(base: baseOfOwners(), scenes: scenes) }

  /// The options for the same source of pictures.
  var sourceOptions: [String] { scenes.map { ["--scenes", $0] } ?? [] }

  func validate() throws { try refuseEmpty(scenes, "--scenes") }

  /// Refuses the folder of scenes as that of artifacts.
  func refuse(_ artifacts: ArtifactsFolder) throws {
    // A folder of its own below the scenes is no trouble: it holds no JSON with a view.
    let artifacts = artifacts.path
    guard let scenes, Files.isSame(artifacts, orInside: scenes),
      Files.isSame(scenes, orInside: artifacts)
    else { return }
    throw ValidationError(
      """
      --output is \(printable(artifacts)), which is the folder of scenes. Give another folder.
      """
    )
  }
}

extension Console {
  /// Names the JSON files among the scenes that have no view, which are skipped; at most three.
  func report(skipped paths: [String]) {
    guard let last = paths.last else { return }
    let names = paths.count > 3 ? paths.prefix(2) + ["\(paths.count - 2) others"] : paths[...]
    let list =
      paths.count == 1
      ? last : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    message(
      """
      \(printable(list)): no view in \(paths.count == 1 ? "it, so it is" : "them, so they are") \
      skipped as other JSON.
      """
    )
  }

  /// Reports the problems of scenes, and what happens to the pictures of the others: they are
  /// checked, recorded or drawn.
  func report(_ problems: Problems, others: Bool, are done: String) {
    message(
      "Error: \(problems)\n\(others ? "The other scenes are" : "Nothing is") \(done).")
  }
}

/// Returns the pictures that names or globs match; all without any. `options` select their source.
func chosen<Picture: Identified>(
  _ names: [String], among all: [Picture], options: [String]
) throws(ToolError) -> [Picture] {
  guard !names.isEmpty else { return all }
  let (chosen, unmatched) = SnapshotPattern.chosen(
    names.map { SnapshotPattern($0) }, among: all.map(\.identity))
  if let stray = unmatched.first {
    let near = meantInstead(of: stray.text, among: all.map(\.identity))
    throw ToolError("No snapshot matches “\(stray.text)”.\(near) \(listing(options))")
  }
  return all.filter { chosen.contains($0.identity) }
}

/// The sentence with the command that lists all names.
func listing(_ options: [String]) -> String {
  "To list all names, run: \(Invocation.current.command(["check", "--list"] + options))"
}

/// Suggestions for an unknown name, as a sentence after a space; empty without any.
func meantInstead(of text: String, among identities: [SnapshotIdentity]) -> String {
  // Suites, cases and full names, each once and in that order, with the pattern that matches them.
  var names: [String] = []
  var patterns: [String: String] = [:]
  func add(_ name: String, _ pattern: String) {
    if patterns.updateValue(pattern, forKey: name) == nil { names.append(name) }
  }
  for identity in identities { add(identity.suite, identity.suite) }
  for identity in identities {
    let name = identity.withoutVariant.description
    add(name, name)
  }
  for identity in identities { add(identity.description, identity.description) }
  var near = [patterns[text] == nil ? nearestName(to: text, among: names) : text].compactMap { $0 }
  if near.isEmpty, let variant = text.firstIndex(of: "@") {
    return meantInstead(of: String(text[..<variant]), among: identities)
  }
  if near.isEmpty {
    let core = text.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "*/"))
    near = Array(names.filter { !core.isEmpty && $0.lowercased().contains(core) }.prefix(3))
  }
  let suggestions = near.compactMap { patterns[$0].map(shellQuoted) }
  return suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: ", or "))?"
}

/// The folders of references and artifacts.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of references. (default: Snapshots in the Swift package, or in the working folder)
      """,
      valueName: "folder")
  )
  var snapshots: String?

  @OptionGroup var artifactsOptions: ArtifactsOptions

  /// Refuses a folder of references inside a folder of artifacts, by any path: a run clears
  /// artifacts, but must not remove a reference.
  func validate() throws {
    try refuseEmpty(snapshots, "--snapshots")
    try refuse(references: store.root, among: artifacts)
    // Artifacts may be inside a package or a folder of references that is the whole package; only
    // the same folder is a mistake.
    if Files.isSame(artifacts.path, orInside: store.root),
      Files.isSame(store.root, orInside: artifacts.path)
    {
      throw ValidationError(
        """
        --snapshots and --output are the same folder, \(printable(artifacts.path)). Give one of \
        them another folder.
        """
      )
    }
    if artifactsOptions.output != nil, Files.isSame(artifacts.path, orInside: store.root),
      !Files.isSame(ownersBase, orInside: store.root)
    {
      throw ValidationError(
        """
        --output is \(printable(artifacts.path)), which is inside the folder of references, \
        \(printable(store.root)). Give another folder.
        """
      )
    }
    if snapshots != nil, let kind = try tool({ try Files.targetKind(of: store.root) }),
      kind != .folder
    {
      throw ValidationError(
        """
        --snapshots is \(printable(store.root)), which is not a folder. Give the folder of \
        references.
        """
      )
    }
  }

  /// Says how to keep and how to undo what a command did to references, where git knows them.
  func tellHowToGoBack(_ console: Console) {
    guard Files.folder(with: ".git", around: store.root) != nil else { return }
    let folder = shellQuoted(relativePath(store.root, from: base) ?? store.root)
    console.message(
      """
      Changed in the working tree only. Stage it: git add -A -- \(folder); or restore what was \
      committed: git restore -- \(folder)
      """
    )
  }

  var store: SnapshotStore {
    SnapshotStore(root: snapshots ?? defaultReferences())
  }

  var artifacts: ArtifactsFolder { artifactsOptions.artifacts }

  var package: String? { ArtifactsFolder.package(around: Files.workingFolder) }

  var ownersBase: String { baseOfOwners() }

  /// The base of folders of pictures: that of owners, or the folder around references elsewhere.
  var picturesBase: String {
    Files.isSame(store.root, orInside: ownersBase)
      ? ownersBase : URL(fileURLWithPath: store.root).deletingLastPathComponent().path
  }

  /// The base of paths in messages.
  var base: String { Files.workingFolder }

  /// The options for the same folders.
  var acceptOptions: [String] {
    (snapshots.map { ["--snapshots", $0] } ?? []) + artifactsOptions.rejectOptions
  }
}

/// The base of owners' paths: the Swift package, else the top of the git working tree, else the
/// working folder.
func baseOfOwners() -> String {
  let here = Files.workingFolder
  return ArtifactsFolder.package(around: here) ?? Files.folder(with: ".git", around: here) ?? here
}

/// The folder of references where no option names one: that of the Swift package, or of the working
/// folder.
func defaultReferences() -> String {
  let here = Files.workingFolder
  return (ArtifactsFolder.package(around: here) ?? here) + "/Snapshots"
}

/// Refuses references in a folder of artifacts, by any path: what replaces or clears artifacts
/// would remove them.
func refuse(references: String, among artifacts: ArtifactsFolder) throws(ValidationError) {
  for (name, folder) in [
    ("pending pictures", artifacts.pending.root), ("differences", artifacts.differences.root),
    ("outcomes", artifacts.outcomes),
    ("reports", artifacts.report),
  ] where Files.isSame(references, orInside: folder) {
    throw ValidationError(
      "\(printable(references)) is the folder of references, but it is inside the folder of "
        + "\(name), \(printable(folder)). "
        + "Give --snapshots or --output another folder.")
  }
}

struct ArtifactsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of outcomes, pending pictures and differences. (default: .build/likeness in the \
      Swift package, or .likeness in the working folder)
      """,
      valueName: "folder"))
  var output: String?

  func validate() throws {
    try refuseEmpty(output, "--output")
    guard let output else { return }
    try tool { try refuseSnapshots(output, option: "--output") }
    if let kind = try tool({ try Files.targetKind(of: output) }), kind != .folder {
      throw ValidationError(
        "--output is \(printable(output)), which is not a folder. Give the folder of artifacts.")
    }
  }

  var artifacts: ArtifactsFolder {
    ArtifactsFolder(output: output, around: Files.workingFolder)
  }

  /// The options for the same folder in `reject`.
  var rejectOptions: [String] { output.map { ["--output", $0] } ?? [] }
}
