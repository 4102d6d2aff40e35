/// Files that verbs write at the paths that they were given.
import ArgumentParser
import Foundation
import Likeness

/// Writes a file aside and renames it; makes the folders above.
func writeFile(_ bytes: [UInt8], to path: String) throws(ToolError) {
  do throws(FileError) {
    try Files.replace(path, with: bytes)
  } catch {
    throw ToolError("\(path) can't be written: \(String(cString: strerror(error.code))). Check the path and its permissions.")
  }
}

/// Removes a file that an earlier run wrote and this one has no other for, if there is one: it must not pass for one of this run.
func removeOutdatedFile(_ path: String) throws(ToolError) {
  var isFolder: ObjCBool = false
  guard !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue else { return }
  do throws(FileError) {
    try Files.remove(path)
  } catch {
    let cause = String(cString: strerror(error.code))
    throw ToolError("\(path) is outdated and can't be removed: \(cause). Check the permissions of its folder.")
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
