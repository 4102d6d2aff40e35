/// `junit.xml`: the outcomes in the format that Jenkins, GitLab and most build servers read.
import Foundation
import LikenessBase

extension Report {
  /// The text of `junit.xml`, with one `testsuite` per suite and one `testcase` per snapshot.
  ///
  /// A difference is a `failure`; a picture that could not be compared is an `error`. Times are in
  /// seconds. The timestamp is in UTC but names no time zone, because the oldest schema of the
  /// format allows none.
  func junit() -> String {
    var order: [String] = []
    var members: [String: [ReportEntry]] = [:]
    for entry in entries {
      if members[entry.subject.suite] == nil { order.append(entry.subject.suite) }
      members[entry.subject.suite, default: []].append(entry)
    }
    let timestamp = section(
      date?.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)))
    let suites = order.map { suite in
      let entries = members[suite] ?? []
      var context = counts(of: entries)
      context["name"] = suite.isEmpty ? title : suite
      context["timestamp"] = timestamp
      context["cases"] = entries.map { $0.testcase(classname: suite.isEmpty ? title : suite) }
      return context
    }
    var context = counts(of: entries)
    context["tests"] = entries.count + readProblems.count
    context["errors"] =
      entries.count { $0.isFailure && $0.status.kind == .error } + readProblems.count
    context["title"] = title
    context["suites"] = suites + ReadProblem.Kind.allCases.flatMap { errors($0, timestamp) }
    return Templates.shared.render("junit", context)
  }

  /// The suite of what could not be read, each an error; none if everything was.
  private func errors(_ kind: ReadProblem.Kind, _ timestamp: Any) -> [[String: Any]] {
    let problems = readProblems.filter { $0.kind == kind }
    if problems.isEmpty { return [] }
    let cases = problems.map { problem -> [String: Any] in
      let failure: [String: Any] = [
        "element": "error", "message": problem.message, "type": kind.rawValue,
        "details": problem.text,
      ]
      return [
        "suite": kind.suite, "name": problem.place?.file ?? title, "time": plain(seconds: 0),
        "failure": failure,
      ]
    }
    return [
      [
        "name": kind.suite, "tests": cases.count, "errors": cases.count, "failures": 0,
        "time": plain(seconds: 0), "timestamp": timestamp,
        "cases": cases,
      ]
    ]
  }

  private func counts(of entries: [ReportEntry]) -> [String: Any] {
    let errors = entries.count { $0.isFailure && $0.status.kind == .error }
    return [
      "tests": entries.count, "errors": errors, "failures": entries.count { $0.isFailure } - errors,
      "time": plain(seconds: entries.reduce(0) { $0 + ($1.seconds ?? 0) }),
    ]
  }
}

extension ReportEntry {
  fileprivate func testcase(classname: String) -> [String: Any] {
    var failure: Any = false
    if isFailure {
      failure =
        [
          "element": status.kind == .error ? "error" : "failure", "message": verdict,
          "type": status.rawValue, "details": text,
        ] as [String: Any]
    }
    return [
      "suite": classname, "name": shortName, "time": plain(seconds: seconds ?? 0),
      "failure": failure,
    ]
  }

  /// The failure in plain text: the problem, its causes and the next step.
  private var text: String {
    var lines = ["\(subject): \(verdict)"] + explanation
    // The causes are said above.
    for line in causes.isEmpty ? changes : [] {
      switch line.kind {
      case .same: lines.append("  " + line.text)
      case .removed: lines.append("- " + line.text)
      case .added: lines.append("+ " + line.text)
      }
    }
    if moreChanges > 0 { lines.append("… and \(counted(moreChanges, "more changed line"))") }
    lines += warnings
    if let source { lines.append("at \(source)") }
    if let acceptCommand { lines.append("To accept it, run: \(acceptCommand)") }
    return lines.joined(separator: "\n")
  }
}
