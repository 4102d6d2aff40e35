/// Finds pictures that vary: `likeness check --repeat`.
import Foundation
import Likeness
import LikenessConcurrency
import LikenessDigest

/// A picture that varies although nothing changed.
struct Flake: Encodable {
  let snapshot: SnapshotIdentity
  /// The number of different pictures or display lists.
  let distinct: Int
  /// The first item that differs, from 1; nil if none does.
  let item: Int?
  let difference: String
}

/// Draws pictures in several processes, and compares them.
struct Flakes {
  /// The program with the stories, which must be the whole command.
  let program: URL
  /// The options for the same pictures.
  let options: [String]
  let jobs: Int

  /// Draws each picture `count` times, each time in a new process with other hash seeds, another clock and other random numbers. Every second process uses the
  /// reverse order, one thread, and another time zone and language.
  func find(among names: [SnapshotIdentity], count: Int, console: Console) async throws(ToolError) -> [Flake] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("likeness-repeat-\(UUID().uuidString)")
    // The system clears its temporary folder where this can't.
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("names").path
    try writeFile(Array(names.map(\.description).joined(separator: "\n").utf8), to: list)
    let progress = Progress("repeated", total: count, console: console)
    var first: [SnapshotIdentity: ProbedPicture] = [:]
    var seen: [SnapshotIdentity: Set<ContentDigest>] = [:]
    var flakes: [SnapshotIdentity: (item: Int?, difference: String)] = [:]
    for number in 0..<count {
      for picture in try draw(number, namesFrom: list, to: folder.appendingPathComponent("\(number)").path) {
        let digest = ContentDigest(of: "\(picture.pixels?.hex ?? "")\n\(picture.problem ?? "")\n\(picture.list ?? "")")
        seen[picture.name, default: []].insert(digest)
        guard let other = first[picture.name] else {
          first[picture.name] = picture
          continue
        }
        if flakes[picture.name] == nil, seen[picture.name]?.count ?? 0 > 1 { flakes[picture.name] = Self.difference(other, picture) }
      }
      progress.advance("\(number + 1)")
    }
    return flakes.sorted { $0.key < $1.key }.map {
      Flake(snapshot: $0.key, distinct: seen[$0.key]?.count ?? 0, item: $0.value.item, difference: $0.value.difference)
    }
  }

  private func draw(_ number: Int, namesFrom list: String, to path: String) throws(ToolError) -> [ProbedPicture] {
    let isOther = number % 2 == 1
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["probe", "--names-from", list, "--to", path, "--jobs", "\(isOther ? 1 : jobs)"] + (isOther ? ["--backward"] : []) + options
    var environment = ProcessInfo.processInfo.environment
    // A fixed seed would be the same in every process.
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    if isOther { environment.merge(["TZ": "Asia/Kathmandu", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"]) { $1 } }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { throw ToolError("\(printable(program.path)) can't be started again: \(error.localizedDescription)") }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0, let data = FileManager.default.contents(atPath: path) else {
      throw ToolError("A process that draws the pictures again failed with status \(process.terminationStatus).")
    }
    // Early, because there may be many. The rest goes with the folder.
    _ = try? FileManager.default.removeItem(atPath: path)
    let decoder = JSONDecoder()
    return try tool { try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(ProbedPicture.self, from: $0) } }
  }

  static func difference(_ a: ProbedPicture, _ b: ProbedPicture) -> (item: Int?, difference: String) {
    if a.problem != b.problem {
      let problems = [a.problem, b.problem].map { $0.map { "it could not be drawn: \($0)" } ?? "it could be drawn" }
      return (nil, "once \(problems[0]), once \(problems[1])")
    }
    guard let first = a.list.flatMap({ try? DisplayList(text: $0) }), let second = b.list.flatMap({ try? DisplayList(text: $0) }),
      first != second
    else { return (nil, "same display list, different pixels") }
    let differing = zip(first.items, second.items).enumerated().first { $1.0 != $1.1 }?.offset
    let item = differing ?? (first.items.count == second.items.count ? nil : min(first.items.count, second.items.count))
    let cause = CauseAnalysis(from: first.only(item), to: second.only(item)).causes.first
    let whole = CauseAnalysis(from: first, to: second).causes.first
    return (item.map { $0 + 1 }, (cause ?? whole)?.description ?? "the display lists differ")
  }
}

extension DisplayList {
  /// The list with only one item, if it has that one; itself for nil.
  fileprivate func only(_ item: Int?) -> DisplayList {
    guard let item else { return self }
    var list = self
    list.items = items.indices.contains(item) ? [items[item]] : []
    return list
  }
}

/// The running program, if it is the whole command.
enum OwnProgram {
  /// Whether the program is the command, rather than another one such as tests.
  static let isCommand = Locked(false)

  /// Its file. If the system hides that, the word that was typed.
  static var path: String {
    #if os(Linux)
      // Also correct if the program was found on the PATH, or its folder was left.
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      let file = Bundle.main.executablePath
    #endif
    return file ?? CommandLine.arguments.first ?? "likeness"
  }

  /// The program to start for `--repeat`.
  static func url() throws(ToolError) -> URL {
    guard isCommand.withLock({ $0 }) else {
      throw ToolError("--repeat restarts the program, but this program is not the command. Run the command itself.")
    }
    return URL(fileURLWithPath: path)
  }
}
