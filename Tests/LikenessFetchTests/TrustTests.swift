/// Servers with valid and invalid certificates, made for the test.
import Foundation
import Testing

@testable import LikenessFetch

@Suite(
  .timeLimit(.minutes(10)), .enabled(if: SecureServer.isPossible, "openssl and python3 are needed, which tools/setup --checks installs"))
struct TrustTests {
  /// The outcome of a request.
  private func get(_ server: SecureServer, trusting authorities: String?) async throws -> HTTPTransfer.Outcome {
    let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
    do throws(HTTPFailure) {
      return .success(
        try await HTTPTransfer.get(
          url, timeLimit: .seconds(3600), library: { CurlLibrary.system }, authorities: authorities, wanted: { _ in .whole(limit: 1000) }))
    } catch {
      return .failure(error)
    }
  }

  @Test func aCertificateThatNobodyVouchesForIsUntrusted() async throws {
    let server = try SecureServer(subject: "IP:127.0.0.1")
    defer { server.stop() }
    guard case .failure(.untrusted(let cause)) = try await get(server, trusting: nil) else {
      Issue.record("The server was taken at its word.")
      return
    }
    #expect(cause.contains("certificate"))
    // A client that knows the certificate trusts the same server.
    #expect(try await get(server, trusting: server.certificate).get().body == Array("proven".utf8))
  }

  @Test func aCertificateOfAnotherServerIsUntrusted() async throws {
    let server = try SecureServer(subject: "DNS:elsewhere.example")
    defer { server.stop() }
    guard case .failure(.untrusted) = try await get(server, trusting: server.certificate) else {
      Issue.record("The server was taken for another.")
      return
    }
  }

  @Test func certificatesThatCanNotBeReadAreToldAndTrustNobody() async throws {
    let server = try SecureServer(subject: "IP:127.0.0.1")
    defer { server.stop() }
    guard case .failure(.untrusted(let cause)) = try await get(server, trusting: server.certificate + ".missing") else {
      Issue.record("The server was trusted without certificates.")
      return
    }
    #expect(cause.contains(".missing"))
  }

  @Test func aServerThatSpeaksNoTLSIsUntrusted() async throws {
    let server = try SecureServer(subject: "IP:127.0.0.1", isSecure: false)
    defer { server.stop() }
    guard case .failure(.untrusted) = try await get(server, trusting: server.certificate) else {
      Issue.record("What was not encrypted was read.")
      return
    }
  }
}
