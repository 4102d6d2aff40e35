/// The report of a comparison, with the same pages as that of a run.
import Foundation

extension Report {
  /// Creates the report of two files or folders. The title has their names without paths, which are
  /// specific to the machine.
  package init(of pairs: [ComparedPair], reference: String, actual: String, date: Date) {
    self.init(
      title: "\(lastName(of: reference)) and \(lastName(of: actual))", date: date,
      entries: pairs.map(ReportEntry.init))
  }
}

extension ReportEntry {
  /// Creates the entry of a pair.
  init(_ pair: ComparedPair) {
    let path = pair.name ?? lastName(of: pair.reference ?? pair.actual ?? "")
    let isCompared = pair.size != nil
    self.init(
      .files(path), status: pair.status, isFailure: !pair.match || pair.error != nil,
      verdict: isCompared ? pair.summary : pair.words)
    if isCompared {
      comparison = pair.verdict
      regions = pair.found.regions.map {
        Region(bounds: $0.bounds, differentPixels: $0.differentPixels)
      }
      moreRegions = pair.found.moreRegions
      warnings = pair.warnings
    }
    reference = look(at: pair.reference, ReportPicture.read)
    actual = look(at: pair.actual, ReportPicture.read)
    difference = look(at: pair.difference, ReportPicture.read)
    warnings += unreadable
  }
}

private func lastName(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
