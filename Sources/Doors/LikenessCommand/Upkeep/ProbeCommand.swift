/// `likeness probe`: draws pictures once for `likeness check --repeat`, which runs it repeatedly.
import ArgumentParser
import Foundation
import Likeness
import LikenessConcurrency
import LikenessDigest

/// Draws pictures in a separate process. Internal, so help does not show it.
struct ProbeCommand<Command: GalleryCommand>: ParsableCommand, ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "probe", abstract: "Draws pictures once, for check --repeat.", shouldDisplay: false)
  }

  @Option var scenes: String?
  @OptionGroup var fonts: FontOptions
  @OptionGroup var limits: MegapixelOptions
  @Option var jobs: Int = 1
  @Flag(help: "Begin with the last.") var backward = false
  /// A file with one name per line.
  @Option var namesFrom: String
  /// The output: a line of JSON per picture, in the order of the names.
  @Option var to: String

  func run(_ console: Console) async throws -> ExitStatus {
    let text = try tool { try String(contentsOfFile: namesFrom, encoding: .utf8) }
    let wanted = Set(text.split(separator: "\n").map(String.init))
    let gallery = try tool { fonts.added(to: try scenes.map { try Gallery(scenesIn: $0, limits: limits.png) } ?? Command.gallery) }
    let snapshots = try tool { try gallery.snapshots() }.filter { wanted.contains($0.identity.description) }
    let bounds = limits.raster
    let drawn = await concurrentMap(backward ? snapshots.reversed() : snapshots, jobs: jobs) { await ProbedPicture($0, limits: bounds) }
    let encoder = JSONEncoder()
    var lines = Data()
    for picture in backward ? drawn.reversed() : drawn {
      lines += try encoder.encode(picture)
      lines.append(UInt8(ascii: "\n"))
    }
    try writeFile([UInt8](lines), to: to)
    return .success
  }
}

/// A picture of one process.
struct ProbedPicture: Codable, Sendable {
  let name: SnapshotIdentity
  /// The digest of the pixels; nil without a picture.
  var pixels: ContentDigest?
  /// The canonical text of the display list; nil without one.
  var list: String?
  var problem: String?

  init(_ snapshot: StorySnapshot, limits: RasterLimits) async {
    name = snapshot.identity
    do {
      let list = try await snapshot.loadedDisplayList()
      self.list = list.text
      pixels = try list.rasterized(fonts: snapshot.fonts, limits: limits).digest
    } catch {
      problem = "\(error)"
    }
  }
}
