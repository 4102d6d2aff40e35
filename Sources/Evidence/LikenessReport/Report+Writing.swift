/// Writes a report to a folder.
import Foundation
import LikenessSnapshots

extension Report {
  /// Writes the report to `folder`, and replaces an old report there as a whole.
  ///
  /// Writes all files to a new folder beside it, then renames that folder. If this fails, the old
  /// report stays. Creates missing folders. A folder that contains anything but such a report is
  /// refused and left unchanged.
  ///
  /// - Parameter folder: The path of the report's folder.
  /// - Throws: ``ReportError``.
  package func write(to folder: String) throws(ReportError) {
    do throws(PageFolderError) {
      try PageFolder(folder, kind: .report).write(files())
    } catch {
      throw .folder(error)
    }
  }
}

extension PageFolderKind {
  /// A report of this version or an earlier one.
  static let report = PageFolderKind(
    noun: "report",
    files: ["index.html", "junit.xml", "outcomes.json", "script.js", "style.css", "summary.md"],
    folders: ["images": isPictureName, "pixels": isScriptName], proof: "outcomes.json",
    remedy: "Run the check again, then write the report again."
  ) { bytes in
    struct Head: Decodable { var schemaVersion: Int }
    let head = try? JSONDecoder().decode(Head.self, from: Data(bytes))
    return head.map { (1...SnapshotOutcome.schemaVersion).contains($0.schemaVersion) } ?? false
  }
}
