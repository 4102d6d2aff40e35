/// `outcomes.sarif`: the failures in the format of code scanning (SARIF 2.1.0, OASIS).
import Foundation
import LikenessCauses
import LikenessPages
import LikenessSnapshots

extension Report {
  /// The text of `outcomes.sarif`: one result per failure, at the line of its test if that is known, and one rule per status.
  func sarif() -> String {
    let unread = readProblems.map { Log.Result($0) }
    let results = unread + groupedByCause(failures).flatMap(\.entries).map { Log.Result($0) }
    var rules = SnapshotStatus.allCases.filter { status in results.contains { $0.ruleId == status.rawValue } }.map { status in
      Log.Rule(id: status.rawValue, shortDescription: .init(text: status.label))
    }
    rules += ReadProblem.Kind.allCases.filter { kind in unread.contains { $0.ruleId == kind.rawValue } }.map { kind in
      Log.Rule(id: kind.rawValue, shortDescription: .init(text: kind.title))
    }
    let driver = Log.Driver(name: "Likeness", rules: rules)
    return jsonText(Log(runs: [.init(tool: .init(driver: driver), results: results)])) + "\n"
  }
}

/// The part of the format that a report needs, with the format's names.
private struct Log: Encodable {
  var version = "2.1.0"
  var runs: [Run]

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    // Results have no columns, but readers may require the unit in which they would be counted.
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var level = "error"
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var properties: Properties?
  }

  /// The format's place for additional properties.
  struct Properties: Encodable {
    var causes: [Cause]
    var unexplainedPixels: Int?
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
  }
}

extension Log.PhysicalLocation {
  fileprivate init(_ place: (file: String, line: Int)) {
    self.init(artifactLocation: .init(uri: reference(to: place.file)), region: .init(startLine: place.line))
  }
}

extension Log.Result {
  fileprivate init(_ problem: ReadProblem) {
    ruleId = problem.kind.rawValue
    message = .init(text: problem.message)
    locations = problem.place.map { [.init(physicalLocation: .init($0), logicalLocations: [])] } ?? []
    partialFingerprints = ["problem/v1": problem.text]
  }

  fileprivate init(_ entry: ReportEntry) {
    ruleId = entry.status.rawValue
    message = .init(text: (["\(entry.identity): \(entry.verdict)"] + entry.explanation).joined(separator: "\n"))
    var names = [entry.identity]
    for view in entry.details.compactMap(\.view) where !names.contains(view) { names.append(view) }
    locations = [.init(physicalLocation: entry.place.map { .init($0) }, logicalLocations: names.map { .init(fullyQualifiedName: $0) })]
    if !entry.details.isEmpty { properties = .init(causes: entry.details, unexplainedPixels: entry.unexplainedPixels) }
    // Identifies the same result in later runs.
    partialFingerprints = ["snapshot/v1": entry.identity]
  }
}

/// A path as a relative URI reference (RFC 3986, 4.2). All characters but unreserved ones and `/` become `%XX`, so that no name is read as a scheme or a host.
private func reference(to path: String) -> String {
  path.utf8.reduce(into: "") { text, byte in
    let scalar = Unicode.Scalar(byte)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      text.unicodeScalars.append(scalar)
    case _ where "/-._~".utf8.contains(byte): text.unicodeScalars.append(scalar)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
