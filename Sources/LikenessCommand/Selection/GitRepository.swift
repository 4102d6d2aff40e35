/// What git knows of the working tree; asked by its own command.
import Foundation
import Likeness

/// The working tree around a folder.
struct GitRepository {
  /// The folder at its top.
  let root: String

  /// Finds the working tree.
  ///
  /// - Throws: where git is not there, or the folder is not in a working tree.
  init(around folder: String) throws(ToolError) {
    guard let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder).output else {
      throw ToolError("\(folder) is not in a working tree of git, so nothing can be told of its changes. Run this in a clone.")
    }
    root = String(decoding: top.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// The files that differ from a revision, or are not tracked and not ignored, told from the root. A file that was moved is told under both its paths.
  ///
  /// - Throws: where there is no such revision.
  func changes(since revision: String) throws(ToolError) -> [String] {
    let commit = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: root)
    guard let digits = commit.output else {
      throw ToolError(
        "git knows no commit “\(revision)”. Check the spelling; a shallow clone, as CI makes one, has to fetch it first: "
          + "git fetch origin \(shellQuoted(revision))")
    }
    let name = String(decoding: digits.prefix { $0 != 10 }, as: UTF8.self)
    let changed = try names(["diff", "--name-only", "--no-renames", "-z", name, "--"])
    let untracked = try names(["ls-files", "--others", "--exclude-standard", "-z"])
    return Array(Set(changed + untracked)).sorted()
  }

  /// Whether a file is part of the working tree though it is not there, because only some folders are checked out.
  func isLeftOut(_ path: String) -> Bool {
    let result = try? Self.git(["ls-files", "-t", "--", path], in: root)
    return result?.output?.starts(with: Array("S ".utf8)) == true
  }

  private func names(_ arguments: [String]) throws(ToolError) -> [String] {
    let result = try Self.git(arguments, in: root)
    guard let output = result.output else { throw ToolError("git \(arguments.first ?? "") failed: \(result.problem)") }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs git; no output where its status is not 0, with what it said.
  private static func git(_ arguments: [String], in folder: String) throws(ToolError) -> (output: Data?, problem: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.quotepath=off"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    // What is said there is short, so that the pipe takes it all.
    process.standardError = errors
    do { try process.run() } catch { throw ToolError("git can't be started: \(error.localizedDescription). Install it.") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw ToolError("git is not there. Install it, or put it on the PATH.") }
    return (process.terminationStatus == 0 ? data : nil, said.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
