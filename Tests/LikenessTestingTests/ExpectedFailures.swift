/// Failures that a test provokes, by their messages: a known issue of any kind proves little.
import LikenessBase
import Testing

/// Runs `body`, and returns the messages of its failures, which then are known issues. If
/// there is none, the test fails.
func failures(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows -> [String] {
  let messages = Locked<[String]>([])
  try withKnownIssue(sourceLocation: sourceLocation) {
    try body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
    return true
  }
  return messages.withLock { $0 }
}

/// Fails the test unless `body` fails once, with a message that begins so.
func expectFailure(
  _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  let messages = try failures(sourceLocation: sourceLocation, body)
  #expect(
    messages.count == 1 && messages.allSatisfy { $0.hasPrefix(beginning) }, "\(messages)",
    sourceLocation: sourceLocation)
}

/// Fails the test unless `body` records references where there were none, and fails for nothing
/// else.
func expectRecordings(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
  let others = try failures(sourceLocation: sourceLocation, body).filter {
    !$0.hasPrefix("No reference for ") || !$0.contains(". Recorded ")
  }
  #expect(others == [], sourceLocation: sourceLocation)
}
