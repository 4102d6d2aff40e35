/// The selected pictures, and the folders of a command.
import ArgumentParser
import Likeness

@dynamicMemberLookup
struct GalleryOptions: ParsableArguments {
  @OptionGroup var stories: StoryOptions

  @OptionGroup var otherTool: PicturesOption

  @OptionGroup var folders: FolderOptions

  /// An option for stories and scenes.
  subscript<Value>(dynamicMember option: KeyPath<StoryOptions, Value>) -> Value {
    stories[keyPath: option]
  }

  /// Whether the pictures are those of the gallery's stories.
  var drawsStories: Bool { self.scenes == nil && otherTool.folder == nil }

  /// Returns the selected pictures: files of another tool, or those of stories and scenes. Reports
  /// other JSON and stray tolerances.
  func pictures(
    of gallery: Gallery, in project: ProjectSettings, for command: [String], instead: String? = nil,
    _ console: Console, problems: (Problems) -> Void
  ) throws(ToolError) -> [CheckedPicture] {
    if let all = try otherTool.files(beside: folders, project) {
      warn(ofTolerancesWithout: all.map(\.identity), project, console)
      return try chosen(self.names, among: all, options: sourceOptions)
    }
    let owners = self.owners
    return try stories.snapshots(
      of: gallery, in: project, for: command, instead: instead, takesPictures: true,
      others: console.report(skipped:), problems: problems
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
    if self.scenes != nil, otherTool.folder != nil {
      throw ValidationError(
        "--scenes and --pictures are two sources of pictures. Give one; run again for the other."
      )
    }
    try otherTool.refuse(folders)
    try stories.refuse(folders.artifacts)
  }

  /// The options for the same folders in `accept`.

  /// The options and names for the same pictures and folders in `record`.
  func recordOptions(_ project: ProjectOptions) -> [String] {
    pruneOptions + project.options + self.names
  }

  /// The options for the same pictures and folders in `prune`.
  var pruneOptions: [String] { folders.given + sourceOptions }

  /// The options for the same source of pictures.
  private var sourceOptions: [String] {
    stories.sourceOptions + otherTool.options
  }
}
