/// The pictures of a run: those that stories draw, and files that another tool drew.
import Likeness
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

  /// The picture of a story.
  init(of snapshot: StorySnapshot, owners: StoryOwners) {
    identity = snapshot.identity
    tolerance = snapshot.story.tolerance
    owned = { owners.owner(of: snapshot) }
    subject = { checker in
      let start = checker.now()
      let list = Result { try snapshot.displayList() }
      let seconds = checker.now() - start
      let bounds = RasterLimits(maximumPixels: checker.limits.maxPixels)
      var subject = SnapshotSubject(
        snapshot.identity, list: try? list.get(),
        drawing: RasterEnvironment(fonts: snapshot.fonts),
        owner: owners.owner(of: snapshot), layoutSeconds: seconds
      ) {
        try list.get().rasterized(fonts: snapshot.fonts, limits: bounds)
      }
      subject.place = { owners.place(of: snapshot, view: $0) }
      return subject
    }
  }

  /// A PNG file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - owned: The same file by its folder and its path in it.
  ///   - base: The folder that folders of pictures are relative to.
  init(
    _ identity: SnapshotIdentity, file: String, owned source: SnapshotOwner.File, in base: String,
    tolerance: Tolerance
  ) {
    self.identity = identity
    self.tolerance = tolerance
    let owner = SnapshotOwner(
      .picture, file: source, name: identity.withoutVariant.description)
    owned = { owner }
    subject = { checker in
      var subject = SnapshotSubject(identity, file: file, owner: owner)
      subject.fileExists = { Files.mayExist(Files.join(base, $0)) }
      return subject
    }
  }

  /// The test, story, scene or tool that the picture belongs to.
  var owner: SnapshotOwner { owned() }

  /// Checks the picture. Every failure is in the outcome.
  func check(by checker: SnapshotChecker) -> SnapshotOutcome {
    checker.check(subject(checker), tolerance: tolerance)
  }

  /// The digest of the pixels; nil where they can't be drawn or read.
  func pixels(_ checker: SnapshotChecker) -> ContentDigest? {
    (try? subject(checker).picture(limits: checker.limits))?.digest
  }
}
