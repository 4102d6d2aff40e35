/// The option of commands that change references.
import ArgumentParser
import Foundation
import Likeness

struct SyncOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Sync changed references to the disk before reporting success. LIKENESS_SYNC=1 does the same. Without it, a power cut can damage references that were \
      just written; `fsck` finds the damage.
      """))
  var sync = false

  func validate() throws { _ = try tool { try isOn() } }

  /// The references of these folders, synced if asked for.
  func store(in folders: FolderOptions) -> SnapshotStore {
    // An invalid variable has already ended the parsing.
    SnapshotStore(root: folders.store.root, isSynced: (try? isOn()) == true)
  }

  private func isOn() throws(SyncSettingError) -> Bool {
    try SyncSetting.isOn(option: sync, environment: ProcessInfo.processInfo.environment)
  }
}
