/// A theme comes only from a server with the right certificate. The certificates are made for each
/// test, by an authority that nobody else trusts.
import Foundation
import LikenessFetch
import TestKit
import Testing

@Suite(.timeLimit(.minutes(10)), .requires(.program("openssl"), .program("python3")))
struct CertificateTests {
  @Test(
    "A theme comes from a server with the right certificate",
    arguments: ["localhost", "127.0.0.1"])
  func right(_ host: String) async throws {
    let server = try SecureServer(.answer(200, good))
    let fetched = try await server.fetch(.right, host: host)
    #expect(fetched.origin == .server && fetched.theme.name == "good")
  }

  @Test(
    "A wrong certificate is refused, with the address and the reason",
    arguments: [
      (Certificate.otherName, "certificate subject name"), (.expired, "certificate has expired"),
      (.selfSigned, "self signed certificate"),
    ])
  fileprivate func wrong(_ certificate: Certificate, reason: String) async throws {
    let server = try SecureServer(.answer(200, good))
    let address = try server.url(certificate)
    let error = await #expect(throws: FetchError.self) { try await server.fetch(certificate) }
    // Version 1 of OpenSSL writes no hyphen.
    let text = error?.description.replacing("self-signed", with: "self signed") ?? ""
    #expect(text.hasPrefix("\(address): no usable response: "), "\(text)")
    #expect(text.contains(reason), "\(text)")
    #expect(text.hasSuffix(". Check the address and the server."), "\(text)")
  }

  @Test("Only the authorities of the system are trusted, and a refusal keeps the last good copy")
  func unknownAuthority() async throws {
    let server = try SecureServer(.answer(200, good))
    let copy = URL(fileURLWithPath: server.folder("light.copy"))
    #expect(try await server.fetch(.right, copy: copy).origin == .server)
    let kept = try await server.fetch(.right, copy: copy, trusting: false)
    #expect(kept.data == Data(good.utf8))
    guard case .noResponse(let reason) = kept.failure else {
      Issue.record("\(kept.origin)")
      return
    }
    #expect(reason.contains("certificate"), "\(reason)")
  }

  @Test("A redirect leads to a server with a certificate, but never away from one")
  func redirects() async throws {
    let secure = try SecureServer(.answer(200, good))
    let plain = try LoopbackServer(.redirect(to: secure.url(.right).absoluteString))
    let upward = try ThemeFetcher(url: plain.url(), options: secure.options)
    #expect(try await upward.fetch().theme.name == "good")
    withExtendedLifetime(secure) {}

    // Nothing has to listen there: the protocol alone is refused.
    let leading = try SecureServer(.redirect(to: "http://127.0.0.1:9/light.theme.json"))
    let error = await #expect(throws: FetchError.self) { try await leading.fetch(.right) }
    #expect(error?.cause == .noResponse("Unsupported protocol"))
  }
}

/// A certificate of a server, by what is wrong with it.
private enum Certificate: String, CaseIterable {
  case right, otherName, expired, selfSigned
}

/// Four servers, one with each certificate. All answer every request with the same response.
private final class SecureServer {
  let folder: TestFolder
  private let process = Process()
  /// The servers end with it, so also with the tests.
  private let input = Pipe()
  private var ports: [Int] = []

  init(_ response: [LoopbackServer.Step]) throws {
    folder = try TestFolder(["settings": settings, "index": "", "serial": "01\n"])
    try makeCertificates()
    for case .send(let text) in response { try folder.write(text, to: "response") }

    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", program, folder.path] + Certificate.allCases.map(\.rawValue)
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    var line = ""
    try killingHung(process) {
      while !line.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw POSIXError(.ECHILD) }
        line += String(decoding: data, as: UTF8.self)
      }
    }
    ports = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }

  deinit {
    guard process.isRunning else { return }
    // It inherits the blocked signals of the thread that started it, so no other signal ends it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Options that trust the authority of these certificates.
  var options: FetchOptions {
    var options = unreached
    options.authorities = folder("authority.pem")
    return options
  }

  func url(_ certificate: Certificate, host: String = "localhost") throws -> URL {
    let index = try #require(Certificate.allCases.firstIndex(of: certificate))
    return try #require(URL(string: "https://\(host):\(ports[index])/light.theme.json"))
  }

  /// A method, so that the servers run until it ends.
  func fetch(
    _ certificate: Certificate, host: String = "localhost", copy: URL? = nil,
    trusting isTrusted: Bool = true
  ) async throws -> FetchedTheme {
    try await ThemeFetcher(
      url: url(certificate, host: host), copy: copy, options: isTrusted ? options : unreached
    ).fetch()
  }

  private func makeCertificates() throws {
    for name in ["authority", "server"] {
      try openssl("ecparam -genkey -name prime256v1 -noout -out \(name).key")
    }
    let sign = "-x509 -days 2 -subj /CN=likeness"
    try openssl(
      "req -config settings -new \(sign) -key authority.key -extensions authority "
        + "-out authority.pem")
    try openssl(
      "req -config settings -new \(sign) -key server.key -extensions here -out selfSigned.pem")
    try openssl("req -config settings -new -subj /CN=server -key server.key -out request.pem")
    // The years are 2020 and 2049.
    for (certificate, place, end) in [
      (Certificate.right, "here", "490101"), (.otherName, "elsewhere", "490101"),
      (.expired, "here", "200102"),
    ] {
      try openssl(
        "ca -batch -notext -config settings -cert authority.pem -keyfile authority.key "
          + "-extensions \(place) -startdate 200101000000Z -enddate \(end)000000Z "
          + "-in request.pem -out \(certificate.rawValue).pem")
    }
  }

  private func openssl(_ arguments: String) throws {
    let ran = try Tool("openssl").run(
      arguments.split(separator: " ").map(String.init), in: folder.path)
    try #require(ran.status == 0, "openssl \(arguments): \(ran.errors)")
  }
}

/// The settings of `openssl`.
private let settings = """
  [ca]
  default_ca = own
  [own]
  database = index
  serial = serial
  new_certs_dir = .
  default_md = sha256
  policy = any
  unique_subject = no
  [any]
  commonName = supplied
  [req]
  distinguished_name = nobody
  [nobody]
  [authority]
  basicConstraints = critical, CA:TRUE
  keyUsage = critical, keyCertSign
  [here]
  subjectAltName = DNS:localhost, IP:127.0.0.1
  [elsewhere]
  subjectAltName = DNS:server.example
  """

/// Serves over TLS until its input ends, once for each certificate of a folder, and prints the
/// ports, which the system picks.
private let program = """
  import pathlib, socket, ssl, sys, threading

  folder = pathlib.Path(sys.argv[1])

  def serve(listener, context):
      while True:
          client = listener.accept()[0]
          try:
              with context.wrap_socket(client, server_side=True) as secure:
                  head = secure.makefile("rb")
                  # A client that does not trust the certificate asks nothing.
                  while line := head.readline():
                      if not line.strip():
                          secure.sendall((folder / "response").read_bytes())
                          break
          except OSError:
              client.close()

  ports = []
  for name in sys.argv[2:]:
      context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
      context.load_cert_chain(folder / f"{name}.pem", folder / "server.key")
      listener = socket.create_server(("127.0.0.1", 0))
      ports.append(listener.getsockname()[1])
      threading.Thread(target=serve, args=(listener, context), daemon=True).start()
  print(*ports, flush=True)
  sys.stdin.read()
  """
