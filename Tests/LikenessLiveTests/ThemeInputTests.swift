/// The polling of theme servers, and the handling of their responses.
import Foundation
import Likeness
import LikenessFetch
import LikenessPages
import LikenessServing
import TestSupport
import Testing

@testable import LikenessLive

@Suite struct ThemeInputTests {
  private func waits(_ address: String, after news: [ThemeInput.News]) throws -> [Duration] {
    var patience = ThemeInput.Patience(for: try ThemeSource(address))
    return news.map { patience.wait(after: $0) }
  }

  private let good = ThemeInput.News()
  private let refused = ThemeInput.News(problem: "422")
  private let silent = ThemeInput.News(problem: "no connection", isAnswer: false)

  @Test func onThisMachineOnlySilenceMakesWaitsLonger() throws {
    let waits = try waits("http://127.0.0.1:8000/a.json", after: [good, refused, refused, silent, silent, silent, silent, silent, refused])
    #expect(waits == [150, 150, 150, 300, 600, 1200, 2000, 2000, 150].map { .milliseconds($0) })
  }

  @Test func elsewhereEveryFailureDoes() throws {
    let waits = try waits("https://example.org/a.json", after: [good, refused, refused, silent, silent, silent, good])
    #expect(waits == [5, 10, 20, 40, 60, 60, 5].map { .seconds($0) })
  }

  @Test func aRefusalIsAnAnswerAndAClosedPortIsNone() async throws {
    @Sendable func news(_ port: UInt16) async throws -> ThemeInput.News {
      let source = try ThemeSource("http://127.0.0.1:\(port)/a.json")
      return ThemeInput.news(of: await ThemeFetcher(source, options: FetchOptions(timeLimit: .seconds(600), retries: 0)).fetch())
    }
    for status in [422, 503] {
      let refused = try await withServer { _ in
        HTTPResponse(status, body: .bytes([]))
      } _: {
        try await news($0)
      }
      #expect(refused.isAnswer)
      #expect(refused.problem?.contains("the server answered \(status)") == true)
    }
    let port = try await withServer { _ in
      HTTPResponse(200, body: .bytes([]))
    } _: {
      $0
    }
    #expect(try await news(port).isAnswer == false)
  }

  @Test func linesOfAProblemAreKeptApart() {
    #expect(printableLines("a\nb\u{1B}[31m\r\n\nc\td") == "a\nb⟨U+001B⟩[31m\n\nc␉d")
  }
}
