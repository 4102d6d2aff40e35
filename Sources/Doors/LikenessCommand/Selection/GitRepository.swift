/// The working tree, as the git command sees it.
import Foundation
import Likeness
import LikenessFiles
import LikenessPages

struct GitRepository {
  let root: String

  /// Finds the working tree.
  ///
  /// - Throws: If git is missing or fails, or there is no working tree.
  init(around folder: String) throws(ToolError) {
    let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
    guard let output = top.output else {
      guard Self.top(around: folder) == nil else {
        throw ToolError("git can't read the working tree around \(folder): \(printable(top.problem))")
      }
      throw ToolError("\(printable(folder)) is not in a git working tree, so its changes are unknown. Run this in a clone.")
    }
    root = Self.firstLine(output)
  }

  /// The folder with `.git` around a folder, found without git, which may be missing or refuse; nil if there is none.
  static func top(around folder: String) -> String? {
    Files.folder(with: ".git", around: URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  struct Changes {
    /// The changed files, and untracked ones that are not ignored, relative to the root. A moved file appears under both paths.
    let files: [String]
    /// The ignored files, whose changes git does not know. An ignored folder is one entry, with a slash at its end.
    let ignored: [String]
    /// Whether the revision has newer commits, which do not count.
    let hasDiverged: Bool
  }

  /// Returns the changes of this branch since it left a revision, with uncommitted ones: what `git diff REVISION...` would show after committing everything.
  ///
  /// Newer commits of the revision do not count, so merges by others affect nothing here. `REVISION...` and `REVISION...HEAD` mean the same.
  /// - Throws: If the revision is unknown, or has no commit in common with this branch.
  func changes(since revision: String) throws(ToolError) -> Changes {
    let end = ["...HEAD", "..."].first { revision.hasSuffix($0) } ?? ""
    let named = String(revision.dropLast(end.count))
    let commit = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", named + "^{commit}"], in: root)
    guard let name = commit.output.map(Self.firstLine) else {
      // Only names of branches and tags can be fetched.
      let branch = named.hasPrefix("origin/") ? String(named.dropFirst(7)) : named
      let isName =
        !branch.isEmpty && branch != "HEAD" && !branch.hasPrefix("-")
        && branch.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      let fetch = isName ? ". In a shallow clone, as on CI, fetch it first: git fetch origin \(branch)" : "."
      throw ToolError("Unknown git commit “\(printable(named))”. Check the spelling\(fetch)")
    }
    guard let base = try Self.git(["merge-base", name, "HEAD"], in: root).output.map(Self.firstLine) else {
      throw ToolError(
        "“\(printable(named))” and this branch have no common commit. In a shallow clone, as on CI, run: "
          + "git fetch --unshallow")
    }
    let changed = try names(["diff", "--name-only", "--no-renames", "-z", base, "--"])
    let untracked = try names(["ls-files", "--others", "--exclude-standard", "-z"])
    let ignored = try names(["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"])
    return Changes(files: Array(Set(changed + untracked)).sorted(), ignored: ignored, hasDiverged: base != name)
  }

  /// Whether a missing file belongs to the working tree, in a sparse checkout.
  func isLeftOut(_ path: String) -> Bool {
    let result = try? Self.git(["ls-files", "-t", "--", path], in: root)
    return result?.output?.starts(with: Array("S ".utf8)) == true
  }

  private func names(_ arguments: [String]) throws(ToolError) -> [String] {
    let result = try Self.git(arguments, in: root)
    guard let output = result.output else { throw ToolError("git \(arguments.first ?? "") failed: \(result.problem)") }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func firstLine(_ output: Data) -> String { String(decoding: output.prefix { $0 != 10 }, as: UTF8.self) }

  /// Runs git; returns no output if it fails, with its message.
  private static func git(_ arguments: [String], in folder: String) throws(ToolError) -> (output: Data?, problem: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Line breaks do not matter here, and git would warn about each file.
    process.arguments = ["git", "-c", "core.quotepath=off", "-c", "core.safecrlf=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // A file takes any amount of errors while the pipe is read. In a temporary folder, it does no harm where it can't be removed.
    let said = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-git-\(UUID().uuidString)")
    defer { _ = try? FileManager.default.removeItem(at: said) }
    let data: Data
    do {
      try Data().write(to: said)
      process.standardError = try FileHandle(forWritingTo: said)
      try process.run()
      data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    } catch {
      throw ToolError(
        "git can't be started: \(error.localizedDescription). Install it, or give TMPDIR a folder that can be written.")
    }
    if process.terminationStatus == 127 { throw ToolError("git is missing. Install it, or add it to the PATH.") }
    let problem =
      process.terminationStatus == 0 ? "" : String(decoding: FileManager.default.contents(atPath: said.path) ?? Data(), as: UTF8.self)
    return (process.terminationStatus == 0 ? data : nil, problem.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
