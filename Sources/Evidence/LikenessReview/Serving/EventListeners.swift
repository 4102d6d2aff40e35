/// Server-sent events for open pages.
import LikenessBase
import LikenessReport

/// An event for open pages (HTML, 9.2).
package struct ServerSentEvent: Hashable, Sendable {
  private let name: String
  private let data: String

  /// Creates an event with JSON data. `name`, which scripts listen for, is one line.
  package init(_ name: String, _ value: some Encodable) {
    self.name = name
    data = jsonText(value, isPretty: false)
  }

  var bytes: [UInt8] { Array("event: \(name)\ndata: \(data)\n\n".utf8) }
}

/// The pages that listen for events.
package final class EventListeners: Sendable {
  private let state = Locked(
    (continuations: [Int: AsyncStream<ServerSentEvent>.Continuation](), next: 0))

  package init() {}

  /// Sends events to all pages.
  package func send(_ events: ServerSentEvent...) {
    state.withLock { state in
      for continuation in state.continuations.values {
        for event in events { continuation.yield(event) }
      }
    }
  }

  /// Returns a stream of future events, after `first`, which makes up for events that a
  /// disconnected page missed.
  package func listen(first: ServerSentEvent...) -> AsyncStream<ServerSentEvent> {
    let (events, continuation) = AsyncStream.makeStream(of: ServerSentEvent.self)
    let number = state.withLock { state in
      for event in first { continuation.yield(event) }
      state.next += 1
      state.continuations[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.continuations[number] = nil }
    }
    return events
  }
}
