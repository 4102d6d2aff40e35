/// Commands that serve: what they refuse, and the address that they print.
import Foundation
import Likeness
import LikenessBase
import LikenessCommand
import TestKit
import Testing

@Suite struct ServeTests {
  @Test(arguments: [
    (["gallery"], "Give either --output with a folder, or --serve."),
    (["gallery", "--serve", "--output", "x"], "Give either --output with a folder, or --serve."),
    (
      ["gallery", "--serve", "--json"],
      "--json reports what --output writes, and --serve writes nothing. Leave out --json."
    ),
    (["gallery", "--serve", "--port", "70000"], "'70000' is invalid"),
    (
      ["gallery", "--serve", "--theme-from", "brand"],
      "--theme-from is 'brand'. Give a name and a file: brand=themes/brand.json."
    ),
    (
      ["gallery", "--serve", "--theme-from", "brand=http://here/x.json"],
      "--theme-from names the URL 'http://here/x.json'. Give a file"
    ),
    (["gallery", "--serve", "--scenes", "/nothing/here"], "does not exist; check the path"),
    (["gallery", "--serve", "Nothing"], "No snapshot matches “Nothing”."),
  ]) func whatCanNotBeServedIsSaid(arguments: [String], message: String) async {
    let spoken = await run(RedTool.self, arguments)
    #expect(spoken.status == .failure)
    #expect(spoken.errors.contains(message), "\(spoken.errors)")
  }

  @Test func aThemeThatIsNotThereIsSaid() async throws {
    let sandbox = try TestFolder()
    let spoken = await run(
      RedTool.self,
      ["gallery", "--output", sandbox("site"), "--theme-from", "light=\(sandbox("light.json"))"])
    #expect(
      spoken.status == .failure && spoken.errors.contains(sandbox("light.json")), "\(spoken.errors)"
    )
    #expect(!sandbox.exists("site"))
  }

  @Test func aThemeThatNoStoryShowsIsRefused() async throws {
    let sandbox = try TestFolder()
    let theme = try sandbox.write("{}", to: "brand.json")
    let spoken = await run(
      RedTool.self, ["gallery", "--output", sandbox("site"), "--theme-from", "brand=\(theme)"])
    #expect(spoken.errors == "Error: No selected picture has the theme “brand”. Available: light.")
  }

  @Test(arguments: [["gallery", "--serve"], ["review"]])
  func servingVerbsPrintTheirAddressAndEndOnASignal(
    arguments: [String]
  ) async throws {
    let sandbox = try TestFolder()
    let (lines, feed) = AsyncStream.makeStream(of: String.self)
    let console = Console(result: { feed.yield($0) }, message: { _ in })
    let folders = arguments == ["review"] ? sandbox.folders : []
    let running = Task {
      defer { feed.finish() }
      return await RedTool.run(arguments: arguments + folders, console: console)
    }
    let address = await lines.first { _ in true }
    #expect(address?.hasPrefix("http://127.0.0.1:") == true)
    running.cancel()
    #expect(await running.value == .success)
  }
}
