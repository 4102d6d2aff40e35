/// The fetching rules that need no server: addresses, redirects, retries and dates.
import Foundation
import Testing

@testable import LikenessFetch

@Suite struct FetchPolicyTests {
  @Test(arguments: ["", "light.json", "file:///light.json", "ftp://example.org/x", "http://", "https:///x", "javascript:alert(1)"])
  func whatIsNoAddressOfAServerIsRefused(text: String) {
    #expect(throws: FetchFailure.badAddress(text)) { try ThemeSource(text) }
  }

  @Test func messagesShowNoSecretsOfAnAddress() throws {
    let source = try ThemeSource("https://user:secret@example.org:8443/a/light.json?token=secret#secret")
    #expect(source.shown == "https://example.org:8443/a/light.json")
  }

  @Test(arguments: [
    ("https://a.org/x/y", "z", "https://a.org/x/z"), ("https://a.org/x/y", "/z", "https://a.org/z"),
    ("https://a.org/x", "https://b.org/z", "https://b.org/z"), ("http://a.org/x", "https://a.org/x", "https://a.org/x"),
    ("http://a.org/x", "http://b.org/", "http://b.org/"), ("https://a.org/x", "//b.org/z", "https://b.org/z"),
  ]) func aRedirectionLeadsToItsPlace(from: String, location: String, to: String) throws {
    let url = try #require(URL(string: from))
    #expect(try RedirectPolicy.target(from: url, location: location, followed: 0, limit: 1).absoluteString == to)
  }

  @Test(arguments: ["http://a.org/x", "HTTP://a.org/x", "http://b.org/"])
  func noRedirectionLeadsFromHTTPSToHTTP(location: String) throws {
    let url = try #require(URL(string: "https://a.org/x"))
    let shown = ThemeSource.shown(try #require(URL(string: location)))
    #expect(throws: FetchFailure.redirect(.toInsecure(shown))) {
      try RedirectPolicy.target(from: url, location: location, followed: 0, limit: 5)
    }
  }

  @Test func noMoreRedirectionsAreFollowedThanAllowed() throws {
    let url = try #require(URL(string: "https://a.org/x"))
    #expect(throws: FetchFailure.redirect(.tooMany(2))) { try RedirectPolicy.target(from: url, location: "y", followed: 2, limit: 2) }
    #expect(throws: FetchFailure.redirect(.nowhere)) { try RedirectPolicy.target(from: url, location: nil, followed: 0, limit: 2) }
  }

  @Test func delaysDoubleUpToTheLongestAndAreSpread() {
    let options = FetchOptions(firstDelay: .seconds(1), longestDelay: .seconds(10))
    #expect((0..<6).map { options.delay(beforeRepetition: $0, share: 1) } == [1, 2, 4, 8, 10, 10].map { .seconds($0) })
    #expect((0..<6).map { options.delay(beforeRepetition: $0, share: 0) } == [0.5, 1, 2, 4, 5, 5].map { .seconds($0) })
    #expect(options.delay(beforeRepetition: 1, share: 0.5) == .seconds(1.5))
    #expect(options.delay(beforeRepetition: .max, share: 9) == .seconds(10))
    #expect(FetchOptions(firstDelay: .zero).delay(beforeRepetition: 5, share: 1) == .zero)
  }

  @Test(arguments: [
    // GNU date: date -u -d '…' +%s
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
    ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800), ("Fri, 31 Dec 2100 12:00:00 GMT", 4_133_937_600),
    ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200),
    ("Sat, 29 Feb 2020 00:00:00 GMT", 1_582_934_400),
  ]) func datesAreRead(text: String, seconds: Double) {
    #expect(secondsSince1970(text) == seconds)
  }

  @Test(arguments: [
    "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "a b c d e GMT",
  ])
  func whatIsNoDateIsNone(text: String) {
    #expect(secondsSince1970(text) == nil)
  }

  @Test func patienceIsReadInSecondsAndDates() {
    #expect(retryDelay(" 120 ", date: nil, now: 0) == .seconds(120))
    #expect(retryDelay("99999999999999999999", date: nil, now: 0) == .seconds(999_999_999))
    #expect(retryDelay("-1", date: nil, now: 0) == nil)
    #expect(retryDelay("1.5", date: nil, now: 0) == nil)
    // A date in the past means no wait.
    #expect(retryDelay("Thu, 01 Jan 1970 00:00:10 GMT", date: nil, now: 60) == .seconds(0))
    #expect(retryDelay("Thu, 01 Jan 1970 00:00:10 GMT", date: "Thu, 01 Jan 1970 00:00:03 GMT", now: 60) == .seconds(7))
  }

  @Test func failuresOfARequestKeepWhatTheyTell() {
    let limit = Duration.seconds(7)
    let pairs: [(HTTPFailure, FetchFailure)] = [
      (.noConnection("why"), .noConnection("why")), (.untrusted("why"), .untrusted("why")), (.timedOut, .timedOut(limit)),
      (.truncated(received: 1, expected: 2), .truncated(received: 1, expected: 2)), (.tooLarge(limit: 3), .tooLarge(limit: 3)),
      (.cancelled, .cancelled),
    ]
    for (failure, expected) in pairs { #expect(FetchFailure(failure, timeLimit: limit) == expected) }
  }

  @Test func withoutAClientNothingIsAskedAgainAndTheWordsSayWhatToInstall() {
    let failure = FetchFailure(.noLibrary("libcurl.so.4: no such file"), timeLimit: .seconds(1))
    #expect(!failure.isPassing)
    #expect(
      "\(failure)"
        == "can't load libcurl 7.68 or newer: libcurl.so.4: no such file. On Debian and Ubuntu, install it with: apt-get install libcurl4"
    )
  }
}
