/// Outcomes as flat JSON: the one form in logs, in the output of commands and in reports.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList

extension SnapshotOutcome {
  /// The version of the JSON format. Increases if readers of the old form would misread the new
  /// one.
  package static let schemaVersion = 2

  /// The verdict of the comparison, if it found a difference.
  public var verdict: Verdict? {
    switch finding {
    case .passed(.tolerated(let difference)): .similar(difference)
    case .passed(.identical): .identical
    case .different(let verdict): verdict
    case .recorded(.replaced(let verdict)), .unwritable(_, let verdict): verdict
    default: nil
    }
  }

  /// The difference of texts, if texts were compared.
  public var textDifference: TextDifference? {
    if case .differentText(let difference) = finding { difference } else { nil }
  }

  /// The problem that prevented a check; nil if there is none.
  public var problem: String? {
    switch finding {
    case .unreadable(let problem), .unwritable(let problem, _), .undrawable(let problem),
      .refused(let problem):
      problem
    default: nil
    }
  }

  /// What happened to the reference; nil if it was left alone.
  package var effect: PendingSnapshots.Answer.Effect? {
    switch finding {
    case .recorded(.added): .added
    case .recorded(.replaced): .replaced
    default: nil
    }
  }
}

extension SnapshotOutcome: Codable {
  private enum CodingKeys: CodingKey {
    case schemaVersion
    case snapshot
    case status
    case effect
    case shard
    case verdict
    case textDifference
    case problem
    case isPointer
    case mode
    case causes
    case moreCauses
    case unexplainedPixels
    case warnings
    case paths
    case written
    case size
    case scale
    case pixels
    case source
    case timings
    case finished
  }

  /// Writes the outcome without empty values. Reports leave the paths of a machine empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(identity, forKey: .snapshot)
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(effect, forKey: .effect)
    if case .elsewhere(let shard) = finding { try container.encode(shard, forKey: .shard) }
    try container.encodeIfPresent(verdict, forKey: .verdict)
    try container.encodeIfPresent(textDifference, forKey: .textDifference)
    try container.encodeIfPresent(problem, forKey: .problem)
    if isPointer { try container.encode(true, forKey: .isPointer) }
    try container.encode(mode, forKey: .mode)
    if !causes.isEmpty { try container.encode(causes, forKey: .causes) }
    if moreCauses > 0 { try container.encode(moreCauses, forKey: .moreCauses) }
    try container.encodeIfPresent(unexplainedPixels, forKey: .unexplainedPixels)
    if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
    if paths != .none { try container.encode(paths, forKey: .paths) }
    if !written.isEmpty { try container.encode(written, forKey: .written) }
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(scale, forKey: .scale)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(timings, forKey: .timings)
    try container.encode(finished, forKey: .finished)
  }

  /// Reads an outcome of the known version, and ignores unknown keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .schemaVersion)
    guard version == Self.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: "outcome of version \(version), but only \(Self.schemaVersion) is known")
    }
    let status = try container.decode(SnapshotStatus.self, forKey: .status)
    let verdict = try container.decodeIfPresent(Verdict.self, forKey: .verdict)
    let effect = try container.decodeIfPresent(
      PendingSnapshots.Answer.Effect.self, forKey: .effect)
    finding = try Self.finding(status, verdict, effect, in: container)
    identity = try container.decode(SnapshotIdentity.self, forKey: .snapshot)
    mode = try container.decode(RecordMode.self, forKey: .mode)
    isPointer = try container.decodeIfPresent(Bool.self, forKey: .isPointer) ?? false
    causes = try container.decodeIfPresent([Cause].self, forKey: .causes) ?? []
    moreCauses = try container.decodeIfPresent(Int.self, forKey: .moreCauses) ?? 0
    unexplainedPixels = try container.decodeIfPresent(Int.self, forKey: .unexplainedPixels)
    warnings = try container.decodeIfPresent([String].self, forKey: .warnings) ?? []
    paths = try container.decodeIfPresent(Paths.self, forKey: .paths) ?? .none
    written = try container.decodeIfPresent([String].self, forKey: .written) ?? []
    size = try container.decodeIfPresent(PixelSize.self, forKey: .size)
    scale = try container.decodeIfPresent(Scale.self, forKey: .scale)
    pixels = try container.decodeIfPresent(ContentDigest.self, forKey: .pixels)
    source = try container.decodeIfPresent(SourcePlace.self, forKey: .source)
    timings = try container.decode(Timings.self, forKey: .timings)
    finished = try container.decode(Double.self, forKey: .finished)
    guard self.status == status, self.verdict == verdict, self.effect == effect else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: container,
        debugDescription: "no check has the status \(status.rawValue) with these values")
    }
    guard hasPossibleNumbers else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "invalid count or time"))
    }
  }

  private static func finding(
    _ status: SnapshotStatus, _ verdict: Verdict?, _ effect: PendingSnapshots.Answer.Effect?,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Finding {
    let problem = try container.decodeIfPresent(String.self, forKey: .problem) ?? ""
    return switch status {
    case .identical: .passed(verdict == nil ? .digest : .identical)
    case .tolerated: .passed(.tolerated(verdict?.difference ?? Difference()))
    case .recorded: .recorded(effect == .added ? .added : .replaced(verdict))
    case .size, .pixels: .different(try container.decode(Verdict.self, forKey: .verdict))
    case .text: .differentText(try container.decode(TextDifference.self, forKey: .textDifference))
    case .unreadable: .unreadable(problem: problem)
    case .unwritable: .unwritable(problem: problem, verdict: verdict)
    case .undrawable: .undrawable(problem: problem)
    case .refused: .refused(problem: problem)
    case .elsewhere: .elsewhere(try container.decode(Shard.self, forKey: .shard))
    case .missing, .notRun, .removed, .renamed: .missing
    }
  }

  /// Whether a check can have these numbers. Sums over all outcomes of a log do not overflow.
  private var hasPossibleNumbers: Bool {
    let counts =
      [source?.line ?? 0] + (textDifference.map { [$0.line, $0.removed, $0.added] } ?? [])
    // At most the pixels of the largest picture.
    let mostPixels = PixelSize.maximumSide * PixelSize.maximumSide
    let pixelCounts = ([unexplainedPixels, moreCauses] + causes.flatMap { [$0.pixels, $0.moved] })
      .compactMap(\.self)
    // A billion: more lines than a text has, and decades of seconds.
    return pixelCounts.allSatisfy((0...mostPixels).contains)
      && counts.allSatisfy((0...1_000_000_000).contains)
      && timings.stages.allSatisfy((-1e9...1e9).contains) && OutcomeLog.times.contains(finished)
  }
}
