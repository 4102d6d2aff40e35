/// Servers whose calls of the system fail: each says so, or goes on.
#if os(Linux)
  import Foundation
  import TestKit
  import TestSupport
  import Testing

  @Suite(.serialized, .nightly) struct ServerFaultTests {
    @Test(
      "A server that can't listen says why",
      arguments: [
        (
          "socket", "EIO",
          """
          Cannot listen on port 0: Input/output error. Use another --port, or --port 0 to pick a \
          free one.
          """
        ),
        ("bind", "EACCES", "Port 0 is reserved for the administrator. Use another --port"),
        ("listen", "EIO", "Cannot listen on port 0: Input/output error."),
        ("getsockname", "EIO", "Cannot listen on port 0: Input/output error."),
        ("getsockname", "UNIX", "Cannot listen on port 0: "),
      ]) func listening(call: String, error: String, message: String) throws
    {
      let sandbox = try TestFolder()
      let ended = try Tool.likeness.run(
        ["gallery", "--serve", "--scenes", "scenes"], in: sandbox.path,
        with: try InjectedFault.call(call, error, log: sandbox("log")))
      #expect(ended.status == 2)
      #expect(ended.errors.contains(message), "\(ended.errors)")
      #expect(try sandbox.text("log") == call)
    }

    /// Without a pipe, a signal would end it before it removes its temporary files; the next run
    /// removes them.
    @Test("A report is written without handlers of signals") func report() throws {
      let sandbox = try TestFolder()
      try sandbox.write(
        #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#, to: "scenes/a/one.json")
      #expect(
        try Tool.likeness.run(["check", "--scenes", "scenes"] + sandbox.folders, in: sandbox.path)
          .status
          == 1)
      let ended = try Tool.likeness.run(
        ["report", "--output", "out"], in: sandbox.path,
        with: try InjectedFault.call("pipe", log: sandbox("log")))
      #expect(ended.status == 0, "\(ended)")
      #expect(sandbox.exists("out/report/index.html"))
      #expect(try sandbox.text("log") == "pipe")
    }

    /// The first queue of events is that of the system's library.
    @Test(
      "A server that can't wait for clients ends",
      arguments: [["review"], ["gallery", "--serve", "--scenes", "scenes"]])
    func waiting(arguments: [String]) throws {
      let sandbox = try TestFolder()
      try sandbox.write(
        #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#, to: "scenes/a/one.json")
      let ended = try Tool.likeness.run(
        arguments, in: sandbox.path,
        with: try InjectedFault.call("epoll_create1", at: 2, log: sandbox("log")))
      #expect(ended.status == 2, "\(ended)")
      #expect(
        ended.errors.contains(/Error: The server on port \d+ failed: Input.output error/),
        "\(ended.errors)")
      #expect(try sandbox.text("log") == "epoll_create1")
    }

    /// Without a pipe there are no handlers of signals, so the system ends the process.
    @Test(
      "A server goes on where it can", arguments: ["accept", "pipe"]) func serving(call: String)
      async throws
    {
      let sandbox = try TestFolder()
      try sandbox.write(
        #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#, to: "scenes/a/one.json")
      let server = try Tool.likeness.start(
        ["gallery", "--serve", "--scenes", "scenes"], in: sandbox.path,
        with: try InjectedFault.call(call, log: sandbox("log")))
      defer { if server.isRunning { server.signal(SIGKILL) } }
      try await eventually("the address") { !server.isRunning || server.output().contains("\n") }
      let line = server.output()
      let port = try #require(
        UInt16(line.prefix { $0 != "\n" }.split(separator: ":").last?.dropLast() ?? ""))
      let answer = try await exchange(
        port, request("GET", "/gallery.json", "Connection: close", host: "127.0.0.1:\(port)"))
      #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("\"a/one\""), "\(answer)")
      #expect(try sandbox.text("log") == call)
      server.signal(SIGTERM)
      #expect(server.end().status == (call == "pipe" ? -SIGTERM : 0))
    }
  }
#endif
