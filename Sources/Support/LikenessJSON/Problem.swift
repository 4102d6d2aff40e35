/// What is wrong with a file, and where: one problem, and the list that a reading collects.

/// Something wrong in a file, with its place, the path of the value, the cause and what to do.
public struct Problem: Error, Hashable, Sendable {
  /// The file, as its reader names it.
  public let file: String
  /// Where in the file; nil where the file as a whole is meant, such as one that can't be opened.
  package let location: JSONLocation?
  /// The value that is wrong, such as `colors.primary.r`; the root where no value is meant, as in errors of syntax.
  package let path: JSONPath
  /// The cause, in words.
  public let message: String

  /// Creates a problem.
  package init(file: String, location: JSONLocation?, path: JSONPath = .root, message: String) {
    self.file = file
    self.location = location
    self.path = path
    self.message = message
  }

  /// The line, counted from 1; nil where the file as a whole is meant.
  public var line: Int? { location?.line }
  /// The character in the line, counted from 1; nil where the file as a whole is meant.
  public var column: Int? { location?.column }
}

extension Problem: CustomStringConvertible {
  /// `theme.json:12:7: colors.primary.r: 300 is not between 0 and 255`: the form that editors and terminals make clickable.
  public var description: String {
    var parts = [location.map { "\(file):\($0.line):\($0.column)" } ?? file]
    if !path.isRoot { parts.append(path.description) }
    parts.append(message)
    return parts.joined(separator: ": ")
  }
}

/// Everything wrong that a reading found, as one error.
public struct Problems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems in the order of the file.
  public let list: [Problem]
  /// The number of problems beyond those in ``list``, which is limited.
  public let omitted: Int

  /// Creates a list.
  public init(_ list: [Problem], omitted: Int = 0) {
    self.list = list
    self.omitted = omitted
  }

  /// One problem a line.
  public var description: String {
    var lines = list.map(\.description)
    if omitted > 0 { lines.append(JSONWording.omitted(omitted)) }
    return lines.joined(separator: "\n")
  }
}

/// Collects the problems of one file while it is read; a reading goes on past a problem, so that all are listed at once.
package final class ProblemLog {
  /// The most problems that are kept, those that come first in the file; more are counted. 1,000: nobody reads further, and a hostile
  /// file can't fill the memory.
  package static let limit = 1000

  /// The most places beyond the kept problems that are told apart; a place found after so many counts again with each problem. 100,000:
  /// a few megabytes.
  private static let countedPlaces = 100_000

  /// The file, as problems name it.
  package let file: String
  /// The kept problems with their places, in the order of reporting; twice the limit at most, so that sorting is rare.
  private var list: [Entry] = []
  private var seen: Set<Problem> = []
  /// The place from which on nothing is kept any more, once there are enough problems before it.
  private var end: JSONLocation?
  private var furtherPlaces: Set<JSONLocation> = []
  private var omitted = 0
  private var effort = NearNames.effort

  private struct Entry {
    let problem: Problem
    /// Counts the reports.
    let order: Int

    /// Problems of the file as a whole come first.
    var place: JSONLocation { problem.location ?? JSONLocation(line: 0, column: 0) }
  }
  private var reports = 0

  /// Creates an empty list for a file.
  package init(file: String) {
    self.file = file
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { list.isEmpty && omitted == 0 }

  /// What was reported, in the order of the file; problems of the file as a whole come first.
  package var problems: Problems {
    trim()
    return Problems(list.map(\.problem), omitted: omitted + furtherPlaces.count)
  }

  /// Adds a problem, once: a value that is read from two sides is reported for the first.
  ///
  /// - Parameter message: the cause; made only when the problem is kept.
  package func report(_ path: JSONPath, at location: JSONLocation?, _ message: @autoclosure () -> String) {
    reports += 1
    if let end, let location, location > end { return count(location) }
    let entry = Entry(problem: Problem(file: file, location: location, path: path, message: message()), order: reports)
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

  /// The known name nearest to `name`, see ``nearestName(to:among:)``; nil also once the names of this file took as much work as
  /// suggestions are worth, so that a file of many wrong names takes no longer than one of few.
  package func nearestName(to name: String, among known: [String]) -> String? {
    NearNames.nearest(to: name, among: known, effort: &effort)
  }

  /// Sorts what is kept, and keeps only the first in the file.
  private func trim() {
    list.sort { ($0.place, $0.order) < ($1.place, $1.order) }
    guard list.count > Self.limit else { return }
    for entry in list[Self.limit...] {
      seen.remove(entry.problem)
      count(entry.place)
    }
    list.removeLast(list.count - Self.limit)
    // Another problem at the place of the last one would come after it.
    end = list.last?.place
  }

  private func count(_ place: JSONLocation) {
    if furtherPlaces.count < Self.countedPlaces { furtherPlaces.insert(place) } else if !furtherPlaces.contains(place) { omitted += 1 }
  }
}
