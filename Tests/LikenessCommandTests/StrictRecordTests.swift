/// Recording is as strict as a test.
import Foundation
import Likeness
import LikenessCommand
import TestKit
import Testing

@Suite struct StrictRecordTests {
  @Test("Text that is not drawn as requested is not recorded", arguments: [false, true])
  func strictText(isDryRun: Bool) async throws {
    let sandbox = try TestFolder()
    try await inProject(#"{"strictText": ["warnings"]}"#, sandbox) {
      let record =
        isDryRun
        ? await sandbox.run(ForeignTool.self, "record", "--dry-run")
        : await sandbox.run(ForeignTool.self, "record")
      #expect(record.status == .failure)
      #expect(
        record.messages.contains {
          $0.contains("The text is not drawn as requested. Label: no font has U+4E2D")
        })
    }
    #expect(
      sandbox.files(below: "Snapshots").keys.sorted()
        == (isDryRun ? [] : ["Box/plain@light,1x.png", "Box/plain@light,1x.txt"]))
  }
}
