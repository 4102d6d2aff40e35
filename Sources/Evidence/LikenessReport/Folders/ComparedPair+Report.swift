/// The report of a comparison, with the same pages as that of a run.
import Foundation
import LikenessSystem

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
    self.init(.files(pair))
    reference = noted { () throws(FileError) in try Self.read(pair.reference) }
    actual = noted { () throws(FileError) in try Self.read(pair.actual) }
    difference = noted { () throws(FileError) in try Self.read(pair.difference) }
  }

  private static func read(_ path: String?) throws(FileError) -> ReportPicture? {
    if let path { try ReportPicture.read(path) } else { nil }
  }
}

private func lastName(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
