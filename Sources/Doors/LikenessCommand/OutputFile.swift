/// The output files of commands.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

/// Replaces a file atomically, and creates its folders.
func writeFile(_ bytes: [UInt8], to path: String) throws(ToolError) {
  try tool { try Files.replace(path, with: bytes) }
}

/// Refuses an output path that is the input file, by any name.
func refuseInput(_ output: String, option: String, input: String) throws(ToolError) {
  // `new/../file` does not exist before the folder `new` is made for the output.
  let plain = Files.absolute(output)
  guard Files.isSameFile(input, output) || Files.isSameFile(input, plain) else { return }
  throw ToolError(
    """
    \(option) is '\(printable(output))', which is the input \(printable(input)). Give another path.
    """
  )
}

/// Refuses an output that is, or is in, what only a recording or an answer may change: the folder
/// of references, and pictures and texts of snapshots.
///
/// - Parameter references: The folder that `--snapshots` names; nil without one. The default folder
///   is guarded, too.
func refuseSnapshots(_ output: String, option: String, references: String? = nil) throws(ToolError)
{
  if try tool({ try SnapshotStore.isSnapshot(output) }) {
    throw ToolError(
      """
      \(option) is '\(printable(output))', which belongs to a snapshot. Only recording and \
      accepting change those. Give another path.
      """
    )
  }
  for folder in [references, defaultReferences()].compactMap(\.self)
  where Files.isSame(output, orInside: folder) {
    throw ToolError(
      """
      \(option) is '\(printable(output))', which is in the folder of references, \
      \(printable(folder)). Give another path.
      """
    )
  }
}

/// Refuses to replace a file of another kind, so a wrong path does no harm. `kind` is the command's
/// kind of file, with an article.
func refuseForeign(_ output: String, option: String, kind: String, isOwn: ([UInt8]) -> Bool)
  throws(ToolError)
{
  try refuseSnapshots(output, option: option)
  guard let bytes = try tool({ try Files.read(output) }), !bytes.isEmpty, !isOwn(bytes) else {
    return
  }
  throw ToolError(
    """
    \(option) is '\(printable(output))', which is not \(kind). Give another path, or remove that \
    file first.
    """
  )
}

/// Refuses a path with another extension, so a wrong path does no harm.
func check(_ path: String, endsIn wanted: String, option: String) throws {
  guard pathExtension(of: path) != wanted else { return }
  throw ValidationError("\(option) is '\(printable(path))'. Give a path that ends in .\(wanted).")
}

/// Refuses an empty path, such as that of an unset variable. `name` is the option's.
func refuseEmpty(_ path: String?, _ name: String, of kind: String = "a folder") throws {
  if path == "" { throw ValidationError("\(name) is empty. Give the path of \(kind).") }
}

/// The extension of a path in lower case.
func pathExtension(of path: String) -> String {
  URL(fileURLWithPath: path).pathExtension.lowercased()
}

/// A picture that a command writes, which the command may replace later.
///
/// A note at the end of the file has the digest of everything before it. It shows that the file is
/// as it was written; a picture that was edited, or made by another program, does not match.
enum OwnPicture {
  static func bytes(_ picture: Bitmap) throws -> [UInt8] {
    let file = try PNG.encode(picture)
    return PNG.marked(file, note(on: file.dropLast(12)))
  }

  static func isOwn(_ file: [UInt8]) -> Bool {
    // The note has a fixed length, so what stands before it can be found without reading it.
    let tail = PNG.marked([UInt8](repeating: 0, count: 12), note(on: [])).count
    guard file.count >= tail else { return false }
    let content = file.dropLast(tail)
    return PNG.bytes(file, beforeMark: note(on: content)) == content
  }

  private static func note(on content: ArraySlice<UInt8>) -> String {
    "Likeness \(ContentDigest(of: Array(content)))"
  }
}
