/// Files that verbs write at the paths that they were given.
import ArgumentParser
import Foundation

/// Writes a file aside and renames it; makes the folders above.
func writeFile(_ bytes: [UInt8], to path: String) throws(ToolError) {
  let url = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  } catch {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    throw ToolError("\(path) can't be written: \(cause.localizedDescription). Check the path and its permissions.")
  }
}

/// Refuses a path that does not end as what will be written there: a slip must not replace another file.
func check(_ path: String, endsIn wanted: String, option: String) throws {
  guard pathExtension(of: path) == wanted else { throw ValidationError("\(option) is '\(path)'. Give a path that ends in .\(wanted).") }
}

/// What follows the last full stop of a path, in lower case.
func pathExtension(of path: String) -> String { URL(fileURLWithPath: path).pathExtension.lowercased() }

/// A value as a JSON document for people and programs: sorted keys, two spaces, slashes as they are.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
