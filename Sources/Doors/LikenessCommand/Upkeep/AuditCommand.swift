/// `likeness audit`: finds axes that change nothing.
import ArgumentParser
import Foundation
import Likeness
import LikenessConcurrency
import LikenessDigest
import LikenessPages

struct AuditCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: "Finds axes that change nothing in a story, and so only add copies of pictures.",
      discussion: """
        Draws every combination of the axes, even if a story covers only some, and compares the pixels. Reads and writes no references.

        Exit codes: 0 every axis changes something; 1 an axis changes nothing; 2 a scene could not be read, or a picture could not be drawn.
        """)
  }

  @OptionGroup var options: GalleryOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func run(_ console: Console) async throws -> ExitStatus {
    var unread: Problems?
    let snapshots = try options.snapshots(of: Command.gallery, coverage: .all) { unread = $0 }
    if let unread { console.report(unread, others: snapshots, are: "drawn") }
    let progress = Progress("drew", total: snapshots.count, console: console)
    let bounds = options.limits.raster
    let drawn = await concurrentMap(snapshots, jobs: options.parallel) { snapshot in
      let picture = await ProbedPicture(snapshot, limits: bounds)
      progress.advance(snapshot.identity.description)
      return (story: snapshot.story.name, identity: snapshot.identity, pixels: picture.pixels, problem: picture.problem)
    }
    let problems = drawn.compactMap { picture in picture.problem.map { SnapshotProblem(identity: picture.identity, problem: $0) } }
    let findings = Dictionary(grouping: drawn, by: \.story).sorted { $0.key < $1.key }.flatMap { story, pictures in
      IdleAxis.find(in: pictures.compactMap { picture in picture.pixels.map { (picture.identity.variant, $0) } }, of: story)
    }
    if json {
      console.result(jsonText(AuditDocument(pictures: drawn.count, findings: findings, problems: problems, unreadScenes: unread?.lines)))
    } else {
      for finding in findings { console.result(finding.line) }
      let copies = findings.reduce(0) { $0 + $1.copies }
      let told =
        findings.isEmpty
        ? "every axis changes something"
        : "\(findings.count) \(findings.count == 1 ? "axis changes" : "axes change") nothing, \(copies) \(copies == 1 ? "picture is a copy" : "pictures are copies")"
      console.result("\(drawn.count) \(drawn.count == 1 ? "picture" : "pictures"): \(told)")
    }
    for problem in problems { console.message("\(problem.identity) could not be drawn. \(problem.problem)") }
    return !problems.isEmpty || unread != nil ? .failure : findings.isEmpty ? .success : .differences
  }
}

/// An axis of a story whose values all give the same pictures.
struct IdleAxis: Encodable, Equatable {
  let story: String
  let axis: String
  let values: [String]
  /// The number of pictures that the story would have less without the axis.
  let copies: Int

  /// Finds the axes with at least two values whose pictures are equal if nothing else varies.
  static func find(in pictures: [(variant: SnapshotVariant, pixels: ContentDigest)], of story: String) -> [IdleAxis] {
    let axes = Set(pictures.flatMap(\.variant.axes))
    return SnapshotVariant(Dictionary(axes.map { ($0, "") }, uniquingKeysWith: { $1 })).axes.compactMap { axis in
      let groups = Dictionary(grouping: pictures.filter { $0.variant[axis] != nil }) { picture in
        var rest = picture.variant
        rest[axis] = nil
        return rest
      }
      let compared = groups.values.filter { $0.count > 1 }
      guard !compared.isEmpty, compared.allSatisfy({ group in group.allSatisfy { $0.pixels == group[0].pixels } }) else { return nil }
      let values = Set(compared.flatMap { $0.compactMap { $0.variant[axis] } }).sorted()
      return IdleAxis(story: story, axis: axis.rawValue, values: values, copies: compared.reduce(0) { $0 + $1.count - 1 })
    }
  }

  /// `Box/plain: direction changes nothing (ltr, rtl); 6 pictures are copies`.
  var line: String {
    "\(story): \(axis) changes nothing (\(values.joined(separator: ", "))); \(copies) \(copies == 1 ? "picture is a copy" : "pictures are copies")"
  }
}

/// The JSON document of `likeness audit`, after `audit.schema.json`.
private struct AuditDocument: Encodable {
  let schemaVersion = 1
  let pictures: Int
  let findings: [IdleAxis]
  let problems: [SnapshotProblem]
  /// The problems of unreadable scenes, with their locations; nil if all are readable.
  let unreadScenes: [String]?
}
