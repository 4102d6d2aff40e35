/// What is wrong with a file, and where: one problem, and the list that a reading collects.

/// Something wrong in a file, with its place, the path of the value, the cause and what to do.
public struct Problem: Error, Hashable, Sendable {
  /// The file, as its reader names it.
  public let file: String
  /// Where in the file; nil where the file as a whole is meant, such as one that can't be opened.
  public let location: JSONLocation?
  /// The value that is wrong, such as `colors.primary.r`; the root where no value is meant, as in errors of syntax.
  public let path: JSONPath
  /// The cause, in words.
  public let message: String

  /// Creates a problem.
  public init(file: String, location: JSONLocation?, path: JSONPath = .root, message: String) {
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
    if path != .root { parts.append(path.description) }
    parts.append(message)
    return parts.joined(separator: ": ")
  }
}

/// Everything wrong that a reading found, as one error.
public struct Problems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems in the order of the file.
  public let list: [Problem]
  /// How many more there were than ``ProblemLog/limit`` lets a list hold.
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
public final class ProblemLog {
  /// The most problems that are kept; more are counted. 1,000: nobody reads further, and a hostile file can't fill the memory.
  public static let limit = 1000

  /// The file, as problems name it.
  public let file: String
  private var list: [Problem] = []
  private var seen: Set<Problem> = []
  private var omitted = 0

  /// Creates an empty list for a file.
  public init(file: String) {
    self.file = file
  }

  /// Whether nothing was reported.
  public var isEmpty: Bool { list.isEmpty }

  /// What was reported, in the order of the file; problems of the file as a whole come first.
  public var problems: Problems {
    let places = list.enumerated().map {
      (place: $0.element.location ?? JSONLocation(line: 0, column: 0), order: $0.offset, problem: $0.element)
    }
    return Problems(places.sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.problem), omitted: omitted)
  }

  /// Adds a problem, once: a value that is read from two sides is reported for the first.
  ///
  /// - Parameter message: the cause; made only when the problem is kept.
  public func report(_ path: JSONPath, at location: JSONLocation?, _ message: @autoclosure () -> String) {
    guard list.count < Self.limit else {
      omitted += 1
      return
    }
    let problem = Problem(file: file, location: location, path: path, message: message())
    if seen.insert(problem).inserted { list.append(problem) }
  }

  /// Adds problems found elsewhere.
  public func add(_ problems: Problems) {
    for problem in problems.list { report(problem.path, at: problem.location, problem.message) }
    omitted += problems.omitted
  }
}
