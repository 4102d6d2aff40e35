/// A TLS web server on loopback, run by Python, with its own self-signed certificate.
import Foundation

struct SecureServer {
  let port: Int
  /// The path of its certificate.
  let certificate: String
  private let folder: URL
  private let process: Process

  static let isPossible = ["openssl", "python3"].allSatisfy { tool in
    (try? run("/usr/bin/env", [tool, tool == "openssl" ? "version" : "--version"])) == 0
  }

  private struct NotStarted: Error {}

  /// Answers every request with `proven` until it is killed or its input ends, which happens when the tests end.
  private static let program = """
    import http.server, ssl, sys, threading
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Length", "6")
            self.end_headers()
            self.wfile.write(b"proven")
        def log_message(self, *arguments): pass
    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *arguments): pass
    server = Server(("127.0.0.1", 0), Handler)
    if sys.argv[3] == "secure":
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1], sys.argv[2])
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    print(server.server_port, flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()
    """

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - subject: The subject of the certificate, such as `IP:127.0.0.1`.
  ///   - isSecure: False for a server without TLS on the same port.
  init(subject: String, isSecure: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "likeness-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appending(path: "certificate.pem").path
    let key = folder.appending(path: "key.pem").path
    let made = try Self.run(
      "/usr/bin/env",
      [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Likeness test", "-addext",
        "subjectAltName=\(subject)", "-keyout", key, "-out", certificate,
      ])
    guard made == 0 else { throw NotStarted() }
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program, certificate, key, isSecure ? "secure" : "plain"]
    let output = Pipe()
    process.standardInput = Pipe()
    process.standardError = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw NotStarted() }
    self.port = port
  }

  func stop() {
    // Threads of the system's queues block most signals, including SIGTERM, and the processes they start inherit this.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
