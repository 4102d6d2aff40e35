/// Files that verbs write at the paths that they were given.
import ArgumentParser
import Foundation
import Likeness
import LikenessFiles
import LikenessPages

/// Writes a file aside and renames it; makes the folders above. Removes what a killed process left there.
func writeFile(_ bytes: [UInt8], to path: String) throws(ToolError) {
  let folder = Files.folder(of: path)
  // A temporary file of somebody else may stay, which takes nothing from this one.
  _ = try? Files.sweep(folder.isEmpty ? "." : folder)
  try tool { try Files.replace(path, with: bytes) }
}

/// Refuses to write over a file that the verb reads, by whatever path it is called.
func refuseInput(_ output: String, option: String, inputs: [String]) throws(ToolError) {
  guard let input = inputs.first(where: { Files.isSameFile($0, output) }) else { return }
  throw ToolError("\(option) is '\(printable(output))', which is the input \(printable(input)). Give another path.")
}

/// Refuses to replace a file that is not of the kind that the verb writes: a slip in a path must not cost it.
///
/// - Parameter kind: What the verb writes, with its article.
func refuseForeign(_ output: String, option: String, kind: String, isOwn: ([UInt8]) -> Bool) throws(ToolError) {
  guard let bytes = try tool({ try Files.read(output) }), !bytes.isEmpty, !isOwn(bytes) else { return }
  throw ToolError("\(option) is '\(printable(output))', which is not \(kind). Give another path, or remove that file first.")
}

/// Refuses a path that does not end as what will be written there: a slip must not replace another file.
func check(_ path: String, endsIn wanted: String, option: String) throws {
  guard pathExtension(of: path) == wanted else { throw ValidationError("\(option) is '\(path)'. Give a path that ends in .\(wanted).") }
}

/// What follows the last full stop of a path, in lower case.
func pathExtension(of path: String) -> String { URL(fileURLWithPath: path).pathExtension.lowercased() }
