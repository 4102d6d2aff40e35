/// Servers whose calls of the system fail: each says so, or goes on.
#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite(.serialized, .nightly) struct ServerFaultTests {
    @Test(arguments: [
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
    ]) func aServerThatCanNotListenSaysWhy(call: String, error: String, message: String) throws {
      let sandbox = try Sandbox()
      let ended = try likeness(
        ["gallery", "--serve", "--scenes", "scenes"], in: sandbox.path,
        environment: try failing(call, error, in: sandbox))
      #expect(ended.status == 2)
      #expect(ended.errors.contains(message), "\(ended.errors)")
      #expect(try String(contentsOfFile: sandbox("log"), encoding: .utf8) == call)
    }

    /// Without a pipe, a signal would end it before it removes its temporary files; the next run
    /// removes them.
    @Test func aReportIsWrittenWithoutHandlersOfSignals() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        Array(#"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#.utf8),
        to: "scenes/a/one.json")
      #expect(
        try likeness(["check", "--scenes", "scenes"] + sandbox.folders, in: sandbox.path).status
          == 1)
      let ended = try likeness(
        ["report", "--output", "out"], in: sandbox.path,
        environment: try failing("pipe", in: sandbox))
      #expect(ended.status == 0, "\(ended)")
      #expect(sandbox.exists("out/report/index.html"))
      #expect(try String(contentsOfFile: sandbox("log"), encoding: .utf8) == "pipe")
    }

    /// The first queue of events is that of the system's library.
    @Test(arguments: [["review"], ["gallery", "--serve", "--scenes", "scenes"]])
    func aServerThatCanNotWaitForClientsEnds(arguments: [String]) throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        Array(#"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#.utf8),
        to: "scenes/a/one.json")
      let ended = try likeness(
        arguments, in: sandbox.path, environment: try failing("epoll_create1", at: 2, in: sandbox))
      #expect(ended.status == 2, "\(ended)")
      #expect(
        ended.errors.contains(/Error: The server on port \d+ failed: Input.output error/),
        "\(ended.errors)")
      #expect(try String(contentsOfFile: sandbox("log"), encoding: .utf8) == "epoll_create1")
    }

    /// Without a pipe there are no handlers of signals, so the system ends the process.
    @Test(arguments: ["accept", "pipe"]) func aServerGoesOnWhereItCan(call: String) async throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        Array(#"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#.utf8),
        to: "scenes/a/one.json")
      let process = Process()
      process.executableURL = try program("likeness")
      process.arguments = ["gallery", "--serve", "--scenes", "scenes"]
      process.currentDirectoryURL = URL(filePath: sandbox.path)
      process.environment = ProcessInfo.processInfo.environment.merging(
        try failing(call, in: sandbox)
      ) { $1 }
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      var line = ""
      while !line.contains("\n") {
        let part = output.fileHandleForReading.availableData
        try #require(!part.isEmpty, "The server has ended.")
        line += String(decoding: part, as: UTF8.self)
      }
      let port = try #require(
        UInt16(line.prefix { $0 != "\n" }.split(separator: ":").last?.dropLast() ?? ""))
      let answer = try await exchange(
        port, request("GET", "/gallery.json", "Connection: close", host: "127.0.0.1:\(port)"))
      #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("\"a/one\""), "\(answer)")
      #expect(try String(contentsOfFile: sandbox("log"), encoding: .utf8) == call)
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == (call == "pipe" ? .uncaughtSignal : .exit))
    }
  }
#endif
