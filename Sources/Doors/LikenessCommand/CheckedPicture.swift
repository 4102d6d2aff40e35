/// The pictures of a run: those that stories draw, and files that another tool drew.
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

/// A value with the name of a snapshot.
protocol Identified {
  var identity: SnapshotIdentity { get }
}

extension StorySnapshot: Identified {}

/// A picture to check.
struct CheckedPicture: Identified, Sendable {
  let identity: SnapshotIdentity
  let tolerance: Tolerance
  private let owned: @Sendable () -> SnapshotOwner
  private let subject: @Sendable (_ checker: SnapshotChecker) -> SnapshotSubject
  private let placed: @Sendable (_ view: String?) -> SourcePlace?

  /// The picture of a story.
  init(of snapshot: StorySnapshot, owners: StoryOwners) {
    identity = snapshot.identity
    tolerance = snapshot.story.tolerance
    owned = { owners.owner(of: snapshot) }
    placed = { owners.place(of: snapshot, view: $0) }
    subject = { checker in
      let start = checker.now()
      let list = Result { try snapshot.displayList() }
      let seconds = checker.now() - start
      let bounds = RasterLimits(maximumPixels: checker.limits.maxPixels)
      return SnapshotSubject(
        snapshot.identity, list: try? list.get(),
        drawing: RasterEnvironment(fonts: snapshot.fonts),
        owner: owners.owner(of: snapshot), layoutSeconds: seconds
      ) {
        try list.get().rasterized(fonts: snapshot.fonts, limits: bounds)
      }
    }
  }

  /// A PNG file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - owned: The same file by its folder and its path in it.
  ///   - base: The folder that folders of pictures are relative to.
  fileprivate init(
    _ identity: SnapshotIdentity, file: String, owned source: SnapshotOwner.File, in base: String,
    tolerance: Tolerance
  ) {
    self.identity = identity
    self.tolerance = tolerance
    let owner = SnapshotOwner(
      .picture, file: source, name: identity.withoutVariant.description)
    owned = { owner }
    placed = { _ in nil }
    subject = { checker in
      var subject = SnapshotSubject(identity, file: file, limits: checker.limits, owner: owner)
      subject.fileExists = { Files.exists(Files.join(base, $0)) }
      return subject
    }
  }

  /// The test, story, scene or tool that the picture belongs to.
  var owner: SnapshotOwner { owned() }

  /// Checks the picture. Every failure is in the outcome.
  func check(by checker: SnapshotChecker) -> SnapshotOutcome {
    var outcome = checker.check(subject(checker), tolerance: tolerance)
    if outcome.isFailure { outcome.source = placed(outcome.causes.lazy.compactMap(\.view).first) }
    return outcome
  }

  /// The digest of the pixels; nil where they can't be drawn or read.
  func pixels(_ checker: SnapshotChecker) -> ContentDigest? {
    (try? subject(checker).draw())?.digest
  }
}

extension CheckedPicture {
  /// Returns the PNG files below a folder, sorted by name.
  ///
  /// A file is named by its path: `Login/home@2x.png` is the snapshot `Login/home@2x`. A file in
  /// the folder itself is in a suite that is named like the folder.
  ///
  /// - Parameter base: The folder that owners are relative to. The folder of pictures is known by
  ///   its path from there, since several in a package may have one name; outside by its name.
  static func files(in folder: String, of base: String, _ project: ProjectSettings)
    throws(ToolError) -> [CheckedPicture]
  {
    if try tool({ try Files.targetKind(of: folder) }) != .folder {
      let problem = Files.exists(folder) ? "is not a folder" : "does not exist"
      throw ToolError(
        """
        --pictures is \(printable(folder)), which \(problem). Give the folder that your tool \
        writes PNG files to.
        """)
    }
    let found = try tool { try pictures(below: folder) }
    if let odd = found.odd.min(by: { $0.key < $1.key })?.value { throw ToolError(odd) }
    guard !found.pictures.isEmpty else {
      throw ToolError("No PNG files in \(printable(folder)). Check the path given as --pictures.")
    }
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let suite = url.lastPathComponent
    let place = relativePath(url.path, from: base) ?? suite
    var paths: [SnapshotIdentity: String] = [:]
    for path in found.pictures.values.sorted() {
      let identity = try tool { try SnapshotIdentity(ofPicture: path, in: suite) }
      if let other = paths.updateValue(path, forKey: identity) {
        throw ToolError(
          """
          \(printable(folder)): \(printable(other)) and \(printable(path)) are both the snapshot \
          \(identity). Rename one of them.
          """)
      }
    }
    return paths.map { identity, path in
      CheckedPicture(
        identity, file: Files.join(folder, path),
        owned: .elsewhere(place: place, path: path), in: base,
        tolerance: project.tolerance(ofPicture: identity))
    }
    .sorted { $0.identity < $1.identity }
  }
}
