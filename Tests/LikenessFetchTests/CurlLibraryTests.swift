/// Loading libcurl by name, whether it is installed or not.
import Foundation
import Testing

@testable import LikenessFetch

@Suite struct CurlLibraryTests {
  #if canImport(Darwin)
    private static let other = "/usr/lib/libz.1.dylib"
  #else
    private static let other = "libc.so.6"
  #endif

  /// The error of loading these names; nil if one could be loaded.
  private func failure(_ names: [String]) -> String? {
    do throws(HTTPFailure) {
      _ = try CurlLibrary(named: names)
      return nil
    } catch {
      guard case .noLibrary(let cause) = error else { return "another failure: \(error)" }
      return cause
    }
  }

  @Test func theFirstLibraryThatServesIsTaken() {
    #expect(failure(CurlLibrary.names) == nil)
    #expect(failure(["libnothing-of-this-name.so.9", Self.other] + CurlLibrary.names) == nil)
  }

  @Test func aMissingLibraryIsToldByItsNameWithWhatToInstall() throws {
    let cause = try #require(failure(["libnothing-of-this-name.so.9", "libnothing-else.so.9"]))
    #expect(cause.contains("libnothing-of-this-name.so.9"))
    let words = "\(HTTPFailure.noLibrary(cause))"
    #expect(
      words
        == "can't load libcurl 7.68 or newer: \(cause). On Debian and Ubuntu, install it with: apt-get install libcurl4"
    )
    #expect(failure([]) == "")
  }

  @Test func aLibraryWithoutTheFunctionsIsTold() {
    #expect(failure([Self.other]) == "\(Self.other): it has no curl_global_init")
  }

  @Test func withoutALibraryNothingIsSentAndNothingTraps() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: HTTPFailure.noLibrary("why")) {
      try await HTTPTransfer.get(
        url, timeLimit: .seconds(60), library: { .failure(.noLibrary("why")) }, authorities: nil, wanted: { _ in .none })
    }
  }

  @Test func whatIsNoneOfTheWebLoadsNoLibrary() async throws {
    let url = URL(filePath: "/etc/hostname")
    await #expect(throws: HTTPFailure.unsupportedScheme("file")) {
      try await HTTPTransfer.get(
        url, timeLimit: .seconds(60),
        library: {
          Issue.record("It was loaded.")
          return .failure(.noLibrary(""))
        }, authorities: nil, wanted: { _ in .none })
    }
  }
}
