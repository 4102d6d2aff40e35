/// A problem in a file, and the log that collects problems while the file is read.
import LikenessBase

/// A problem in a file, with its location, the path of the value, the cause and the next step.
public struct Problem: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The location; nil if the problem concerns the whole file, such as one that can't be opened.
  package let location: JSONLocation?
  /// The path of the invalid value, such as `colors.primary.r`; the root if there is none, as in
  /// syntax errors.
  package let path: JSONPath
  /// The cause, in words.
  public let message: String

  package init(file: String, location: JSONLocation?, path: JSONPath = .root, message: String) {
    self.file = file
    self.location = location
    self.path = path
    self.message = message
  }

  /// The line, counted from 1; nil if the problem concerns the whole file.
  public var line: Int? { location?.line }
  /// The character in the line, counted from 1; nil if the problem concerns the whole file.
  public var column: Int? { location?.column }
}

extension Problem: CustomStringConvertible {
  /// `theme.json:12:7: colors.primary.r: 300 is not between 0 and 255`, which editors and terminals
  /// turn into a link. One line, whatever the file is called.
  public var description: String {
    var parts = [location.map { "\(file):\($0.line):\($0.column)" } ?? file]
    parts.append(statement)
    return printable(parts.joined(separator: ": "))
  }

  /// The problem without its place: `colors.primary.r: 300 is not between 0 and 255`.
  package var statement: String { path.isRoot ? message : "\(path): \(message)" }
}

/// All problems that a reader found, as one error.
public struct Problems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in file order.
  public let list: [Problem]
  /// The number of problems that ``list`` omits, because its length is limited.
  public let omitted: Int

  /// Creates a list.
  public init(_ list: [Problem], omitted: Int = 0) {
    self.list = list
    self.omitted = omitted
  }

  /// One line per problem.
  public var description: String { lines.joined(separator: "\n") }

  /// A line for each problem, and one for those that are omitted.
  package var lines: [String] { list.map(\.description) + [omission].compactMap(\.self) }

  /// A line for those that are omitted; nil for none.
  package var omission: String? { omitted > 0 ? JSONWording.omitted(omitted) : nil }
}

/// Collects the problems of a file while it is read. Reading continues after a problem, so all are
/// listed together.
package final class ProblemLog {
  /// The most problems that are kept, the first in the file; the rest are only counted. 1,000,
  /// because nobody reads more, and a hostile file must not fill the memory.
  package static let limit = 1000

  /// The most locations, beyond those of kept problems, that are remembered to count each only
  /// once. 100,000 take a few megabytes.
  private static let countedPlaces = 100_000

  /// The names of the files in problems, in the order of ``JSONLocation/file``. Mostly one.
  package let files: [String]
  /// The kept problems with their locations, in the order of reporting. At most twice the limit, so
  /// sorting is rare.
  private var list: [Entry] = []
  private var seen: Set<Problem> = []
  /// The location from which on no problem is kept, because there are enough before it.
  private var end: JSONLocation?
  private var furtherPlaces: Set<JSONLocation> = []
  private var omitted = 0
  private var effort = NearNames.effort

  private struct Entry {
    let problem: Problem
    /// Counts the reports.
    let order: Int

    /// Problems of the whole file come first.
    var place: JSONLocation { problem.location ?? JSONLocation(line: 0, column: 0) }
  }
  private var reports = 0
  /// The first problem since the innermost ``watching(_:)`` began.
  private var first: Problem?

  /// Creates an empty list for a file.
  package convenience init(file: String) { self.init(files: [file]) }

  /// Creates an empty list for files that are read as one; at least one.
  package init(files: [String]) {
    self.files = files
  }

  /// The name of the only or first file.
  package var file: String { files.first ?? "" }

  /// The name of the file in which a location is.
  package func file(of location: JSONLocation?) -> String {
    files.indices.contains(location?.file ?? 0) ? files[location?.file ?? 0] : file
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { list.isEmpty && omitted == 0 }

  /// The problems in file order; those of the whole file come first.
  package var problems: Problems {
    trim()
    return Problems(list.map(\.problem), omitted: omitted + furtherPlaces.count)
  }

  /// Adds a problem, once: of several reports of one value, the first counts.
  ///
  /// - Parameter message: The cause; evaluated only if the problem is kept.
  package func report(
    _ path: JSONPath, at location: JSONLocation?, _ message: @autoclosure () -> String
  ) {
    reports += 1
    func problem() -> Problem {
      Problem(file: file(of: location), location: location, path: path, message: message())
    }
    let isFirst = first == nil
    if isFirst { first = problem() }
    if let end, let location, location > end { return count(location) }
    let entry = Entry(problem: (isFirst ? first : nil) ?? problem(), order: reports)
    guard !seen.contains(entry.problem) else { return }
    if let end, end == location { return count(end) }
    seen.insert(entry.problem)
    list.append(entry)
    if list.count >= 2 * Self.limit { trim() }
  }

  /// Adds problems found elsewhere.
  package func add(_ problems: Problems) {
    for problem in problems.list { report(problem.path, at: problem.location, problem.message) }
    omitted += problems.omitted
  }

  /// Runs `body`, and returns its value and the first problem that it reports or repeats, kept or
  /// not. To what is watched outside, the problem did not happen.
  package func watching<Value>(_ body: () -> Value) -> (value: Value, problem: Problem?) {
    let outer = first
    defer { first = outer }
    first = nil
    let value = body()
    return (value, first)
  }

  /// Counts a problem that was reported before among those of what is watched.
  package func `repeat`(_ problem: Problem?) {
    if first == nil { first = problem }
  }

  /// Returns the known name nearest to `name`, see ``nearestName(to:among:)``. Also returns nil
  /// once this file has used up its effort for suggestions, so many wrong names take no longer than
  /// a few.
  package func nearestName(to name: String, among known: [String]) -> String? {
    NearNames.nearest(to: name, among: known, effort: &effort)
  }

  /// Sorts the kept problems, and drops all but the first in the file.
  private func trim() {
    list.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    guard list.count > Self.limit else { return }
    for entry in list[Self.limit...] {
      seen.remove(entry.problem)
      count(entry.place)
    }
    list.removeLast(list.count - Self.limit)
    // Another problem at the last location would sort after it.
    end = list.last?.place
  }

  private func count(_ place: JSONLocation) {
    if furtherPlaces.count < Self.countedPlaces {
      furtherPlaces.insert(place)
    } else if !furtherPlaces.contains(place) {
      omitted += 1
    }
  }
}
