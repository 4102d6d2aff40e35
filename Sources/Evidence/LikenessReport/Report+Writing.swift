/// Putting a report into a folder.
import Foundation
import LikenessPages

extension Report {
  /// Writes the report to `folder`, and replaces a report that stands there as a whole.
  ///
  /// All files are written into a new folder beside it, which then takes its name; where that fails, the old report stays. Folders above are made.
  /// A folder that holds anything else than a report of this form is left alone: this deletes nothing that a report did not write.
  ///
  /// - Parameter folder: The path of the report's folder.
  /// - Throws: ``ReportError``.
  package func write(to folder: String) throws(ReportError) {
    let files = try files()
    do throws(PageFolderError) {
      try PageFolder(folder, kind: .report).write(files)
    } catch {
      throw .folder(error)
    }
  }
}

extension PageFolderKind {
  /// A report of the form that this version writes.
  static let report = PageFolderKind(
    noun: "report", files: ["index.html", "junit.xml", "outcomes.json", "outcomes.sarif", "script.js", "style.css", "summary.md"],
    folders: ["images": isPictureName, "pixels": isScriptName], proof: "outcomes.json",
    remedy: "Run the check again, then write the report again."
  ) { bytes in
    struct Head: Decodable { var schemaVersion: Int }
    let head = try? JSONDecoder().decode(Head.self, from: Data(bytes))
    return head?.schemaVersion == Report.schemaVersion
  }
}
