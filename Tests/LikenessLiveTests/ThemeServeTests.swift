/// A folder of themes over HTTP, with our own client and with a malicious one.
import Foundation
import Likeness
import LikenessFetch
import LikenessLive
import TestSupport
import Testing

private func theme(_ color: String) -> String { #"{ "colors": { "accent": "\#(color)" } }"# }

/// Fetches without waiting between retries.
private func fetcher(_ address: String) throws -> ThemeFetcher {
  ThemeFetcher(try ThemeSource(address), options: FetchOptions(timeLimit: .seconds(600), retries: 0))
}

@Suite(.serialized) struct ThemeServeTests {
  @Test func aThemeIsFetchedOnceAndAgainWhenItHasChanged() async throws {
    let folder = try Folder()
    try folder.write(theme("#112233"), to: "brand.json")
    let server = themeServer(folder.path)
    let fetcher = try fetcher(try await server.url() + "brand.json")

    guard case .fresh(let first) = await fetcher.fetch().outcome else { return #expect(Bool(false), "no theme") }
    #expect(first.colors["accent"] == StraightColor(hex: 0x112233))
    guard case .notModified = await fetcher.fetch().outcome else { return #expect(Bool(false), "asked for again") }

    try folder.write(theme("#445566"), to: "brand.json", aside: true)
    guard case .fresh(let second) = await fetcher.fetch().outcome else { return #expect(Bool(false), "no new theme") }
    #expect(second.colors["accent"] == StraightColor(hex: 0x445566))
    try await server.stop()
  }

  @Test func aThemeWithProblemsIsNotServedAndTheProblemsAreSaid() async throws {
    let folder = try Folder()
    let path = try folder.write(theme("#12"), to: "brand.json")
    let server = themeServer(folder.path)
    let fetcher = try fetcher(try await server.url() + "brand.json")
    let why = "brand.json:1:25: colors.accent: invalid color \"#12\": expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    #expect(await fetcher.fetch().outcome == .rejected(.status(422, retryAfter: nil, message: why), keeping: nil))
    let said = try await eventually("the problems") { server.messages.first }
    #expect(said.hasPrefix("\(path):1:25: colors.accent: invalid color \"#12\": expected"))
    #expect(said.hasSuffix("\n\(path) is not served until this is fixed."))

    try folder.write(theme("#123"), to: "brand.json", aside: true)
    _ = try await eventually("the news") { server.messages.contains("\(path) is served again.") ? true : nil }
    guard case .fresh = await fetcher.fetch().outcome else { return #expect(Bool(false), "mended, and no theme") }

    try folder.write(theme("#45"), to: "brand.json", aside: true)
    _ = try await eventually("the problem") { server.messages.count >= 3 ? true : nil }
    // The same text again is no news.
    try folder.write(theme("#45"), to: "brand.json", aside: true)
    try folder.write(theme("#678"), to: "other.json", aside: true)
    try folder.write(theme("#9"), to: "third.json", aside: true)
    _ = try await eventually("the next problem") { server.messages.count >= 4 ? true : nil }
    #expect(server.messages.filter { $0.contains("brand.json is not served") }.count == 2)
    let last = await fetcher.fetch()
    #expect(last.theme?.colors["accent"] == StraightColor(hex: 0x112233), "the last good one is kept")
    try await server.stop()
  }

  @Test(arguments: [
    "/../secret.json", "/%2e%2e/secret.json", "/..%2fsecret.json", "/%2e%2e%2fsecret.json", "/%2E%2E%5csecret.json", "/.hidden.json",
    "//etc/passwd",
    "/brand.json%00", "/link.json", "/notes.txt", "/folder/../../secret.json",
  ]) func nothingElseIsServed(target: String) async throws {
    let around = try Folder()
    try around.write(theme("#112233"), to: "secret.json")
    try around.write(theme("#112233"), to: "themes/brand.json")
    try around.write(theme("#112233"), to: "themes/.hidden.json")
    try around.write("notes", to: "themes/notes.txt")
    try FileManager.default.createSymbolicLink(atPath: around("themes/link.json"), withDestinationPath: around("secret.json"))
    let server = themeServer(around("themes"))
    let port = try await server.port()
    #expect(try await exchange(port, request("GET", target)).hasPrefix("HTTP/1.1 404 "))
    #expect(try await exchange(port, request("GET", "/brand.json")).hasPrefix("HTTP/1.1 200 "))
    try await server.stop()
  }

  @Test func aLinkOutOfTheFolderIsSaidAndNotRead() async throws {
    let around = try Folder()
    try around.write(theme("#secret"), to: "outside.json")
    try around.write(theme("#112233"), to: "themes/brand.json")
    let link = around("themes/linked.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../outside.json")
    let server = themeServer(around("themes"))
    let said = try await eventually("the message") { server.messages.first }
    #expect(said == "\(link) is a link out of the folder and is not served. Replace it with a copy.")

    try FileManager.default.removeItem(atPath: link)
    try around.write(theme("#445566"), to: "themes/linked.json", aside: true)
    _ = try await eventually("the news") { server.messages.contains("\(link) is served again.") ? true : nil }
    #expect(!server.messages.contains { $0.contains("secret") })
    try await server.stop()
  }

  @Test func headAnswersTheLengthAndOtherMethodsAreRefused() async throws {
    let folder = try Folder()
    try folder.write(theme("#112233"), to: "brand.json")
    let server = themeServer(folder.path)
    let port = try await server.port()
    let head = try await exchange(port, request("HEAD", "/brand.json"))
    #expect(head.contains("\r\nContent-Length: \(theme("#112233").utf8.count)\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      let answer = try await exchange(port, request(method, "/brand.json"))
      #expect(answer.hasPrefix("HTTP/1.1 405 "))
      #expect(answer.contains("\r\nAllow: GET, HEAD\r\n"))
    }
    try await server.stop()
  }
}
