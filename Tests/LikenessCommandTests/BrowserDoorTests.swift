/// `likeness review --open`: what the browser is given, and what is said where there is none.
import Foundation
import TestKit
import TestSupport
import Testing

#if os(Linux)
  @Suite(.serialized) struct BrowserDoorTests {
    /// Runs `review --open` with these variables until `isDone` holds of what it printed, then ends
    /// it. Returns what it printed.
    private func review(
      in sandbox: TestFolder, _ variables: [String: String], output folder: String? = nil,
      until isDone: @escaping (String) -> Bool
    ) async throws -> String {
      let folders = folder.map { ["--snapshots", "Snapshots", "--output", $0] } ?? sandbox.folders
      let noScreen = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""]
      let server = try Tool.likeness.start(
        ["review", "--open"] + folders, in: sandbox.path, with: noScreen.merging(variables) { $1 })
      func output() -> String { server.output() + server.errors() }
      do { try await eventually("the message or the browser") { isDone(output()) } } catch {
        server.signal(SIGKILL)
        throw error
      }
      server.signal(SIGTERM)
      _ = server.end()
      return output()
    }

    /// Writes the program that opens a browser, in a folder for PATH.
    private func opener(_ script: String, in sandbox: TestFolder) throws -> String {
      chmod(try sandbox.write(script, to: "bin/xdg-open"), 0o755)
      return sandbox("bin")
    }

    /// Every user of a machine sees the arguments of processes: they name a file that only its
    /// owner reads, and not the address with its secret.
    @Test("The browser gets a private page that leads to the address") func page() async throws {
      let sandbox = try TestFolder()
      let (arguments, rights, text) = (sandbox("arguments"), sandbox("rights"), sandbox("text"))
      let folder = try opener(
        """
        #!/bin/sh\necho \"$@\" >\(arguments)\n/usr/bin/stat -c %a \"$1\" >\(rights)\n/bin/cat \
        \"$1\" >\(text).new\n/bin/mv \(text).new \(text)\n
        """,
        in: sandbox)
      let output = try await review(in: sandbox, ["DISPLAY": ":0", "PATH": folder]) { _ in
        FileManager.default.fileExists(atPath: text)
      }
      let address = try #require(
        output.split(separator: "\n").first { $0.hasPrefix("http://127.0.0.1:") })
      let page = try String(contentsOfFile: arguments, encoding: .utf8).trimmingCharacters(
        in: .newlines)
      #expect(page.hasSuffix(".html") && !page.contains(" "))
      #expect(try String(contentsOfFile: rights, encoding: .utf8) == "600\n")
      #expect(try String(contentsOfFile: text, encoding: .utf8).contains("url=\(address)\""))
      // The secret does not outlive the review.
      #expect(!FileManager.default.fileExists(atPath: page))
    }

    /// The page would hold the secret, so nothing is opened without it. The kernel lets nobody
    /// write into this folder.
    @Test("Without the page, review opens nothing and serves") func noPage() async throws {
      let sandbox = try TestFolder()
      let folder = try opener("#!/bin/sh\nexit 0\n", in: sandbox)
      let end = "can't be written, so no browser was opened. Open the address yourself."
      let output = try await review(
        in: sandbox, ["DISPLAY": ":0", "PATH": folder], output: "/proc/self/fdinfo"
      ) { $0.contains(end) }
      #expect(
        output.contains(/\/proc\/self\/fdinfo\/review-[0-9]+\.html can't be written/), "\(output)")
    }

    @Test("Without a screen or a browser, review opens nothing and serves") func noScreen()
      async throws
    {
      let sandbox = try TestFolder()
      let end = "Open the address yourself."
      let blind = try await review(in: sandbox, [:]) { $0.contains(end) }
      #expect(blind.contains("There is no screen to open a browser on. \(end)"))
      let bare = try await review(in: sandbox, ["DISPLAY": ":0", "PATH": sandbox.path]) {
        $0.contains(end)
      }
      #expect(bare.contains("xdg-open is not installed, so no browser was opened. \(end)"))
      let folder = sandbox("bin/xdg-open")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let odd = try await review(
        in: sandbox, ["WAYLAND_DISPLAY": "wayland-0", "PATH": sandbox("bin")]
      ) { $0.contains(end) }
      #expect(odd.contains("\(folder) could not be started, so no browser was opened. \(end)"))
      #expect([blind, bare, odd].allSatisfy { $0.contains("http://127.0.0.1:") })
    }
  }
#endif
