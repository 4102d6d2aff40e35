/// Telling a report from anything else that stands where one is to go, so that nothing is deleted that a report did not write.
import Foundation

/// The files that every report has, beside its pictures.
private let fixedFiles: Set = ["index.html", "junit.xml", "outcomes.json", "script.js", "style.css", "summary.md"]

/// Throws unless there is nothing at `target`, an empty folder, or a report of this form and nothing else.
///
/// - Parameter folder: The path as it was given, for the error.
func checkReplaceable(_ folder: String, at target: URL) throws(ReportError) {
  guard isThere(target) else { return }
  guard let names = names(in: target) else { throw .notAReport(path: folder, stranger: nil) }
  for name in names {
    let entry = target.appendingPathComponent(name)
    if name == "images" {
      guard type(of: entry) == .typeDirectory, let pictures = LikenessReport.names(in: entry) else {
        throw .notAReport(path: folder, stranger: name)
      }
      for picture in pictures {
        guard isPictureName(picture), type(of: entry.appendingPathComponent(picture)) == .typeRegular else {
          throw .notAReport(path: folder, stranger: "images/\(picture)")
        }
      }
    } else {
      guard fixedFiles.contains(name), type(of: entry) == .typeRegular else { throw .notAReport(path: folder, stranger: name) }
    }
  }
  // Names alone are no proof: many a site has an `index.html` and a `style.css`.
  guard names.isEmpty || holdsOutcomes(target.appendingPathComponent("outcomes.json")) else {
    throw .notAReport(path: folder, stranger: names.contains("outcomes.json") ? "outcomes.json" : names.first)
  }
}

/// Whether a name is one of ``ReportPicture/path``: sixteen hexadecimal digits, then `.png`.
private func isPictureName(_ name: String) -> Bool {
  let digits = name.utf8.dropLast(4)
  return name.hasSuffix(".png") && digits.count == 16 && digits.allSatisfy { Array("0123456789abcdef".utf8).contains($0) }
}

/// Whether a file is `outcomes.json` in the form that this version writes.
private func holdsOutcomes(_ file: URL) -> Bool {
  struct Head: Decodable { var schemaVersion: Int }
  guard let data = try? Data(contentsOf: file), let head = try? JSONDecoder().decode(Head.self, from: data) else { return false }
  return head.schemaVersion == Report.schemaVersion
}

private func names(in folder: URL) -> [String]? {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The type of the entry itself, also where that is a link; nil where there is none.
private func type(of entry: URL) -> FileAttributeType? {
  (try? FileManager.default.attributesOfItem(atPath: entry.path))?[.type] as? FileAttributeType
}

/// Whether there is an entry, also one that leads nowhere.
private func isThere(_ entry: URL) -> Bool { type(of: entry) != nil }
