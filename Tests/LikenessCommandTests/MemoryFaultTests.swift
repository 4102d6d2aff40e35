/// Memory that libraries ask for and do not get: an error that says so, nothing half-written, no crash.
#if os(Linux)
  import Foundation
  import Testing

  @Suite(.serialized) struct MemoryFaultTests {
    /// Runs a command, each time with the next request failing, until none fails any more; returns how these ended.
    private func ends(
      _ arguments: [String], without library: String, larger size: Int = 0, step: Int = 1, in sandbox: Sandbox, isWhole: (Ended) -> Bool
    ) throws -> [Ended] {
      var ends: [Ended] = []
      while ends.count < 100 {
        try? FileManager.default.removeItem(atPath: sandbox("log"))
        let number = 1 + ends.count * step
        let ended = try likeness(
          arguments, in: sandbox.path, environment: try withoutMemory(library, at: number, larger: size, in: sandbox))
        guard sandbox.exists("log") else {
          #expect(isWhole(ended), "\(ended)")
          return ends
        }
        ends.append(ended)
      }
      return ends
    }

    /// The rows, the compressor, and what it makes: with 160,000 pixels all are large but the compressor.
    @Test func aPictureThatCanNotBeWrittenLeavesNoFile() throws {
      let sandbox = try Sandbox()
      try sandbox.write(Array(#"{"size": {"width": 400, "height": 400}, "view": {"type": "View"}}"#.utf8), to: "scene.json")
      let failed = try ends(["render", "scene.json", "-o", "o.png"], without: "likeness libdeflate", larger: 150_000, in: sandbox) {
        $0.status == 0
      }
      #expect(failed.count > 2)
      for ended in failed {
        #expect(ended.status == 2, "\(ended)")
        #expect(ended.errors.contains("there is not enough memory for it"), "\(ended.errors)")
      }
      #expect(try sandbox.files().keys.filter { $0.hasSuffix(".png") } == ["o.png"])
    }

    /// Pictures of two colors are files with a palette, which libpng reads.
    @Test func aPictureThatCanNotBeReadIsNotCompared() throws {
      let sandbox = try Sandbox()
      for (name, spot) in [("a", 1), ("b", 2)] { try sandbox.write(picture(300, 300, spots: [(spot, 2)]), to: "\(name).png") }
      let failed = try ends(["compare", "a.png", "b.png"], without: "likeness", larger: 30_000, in: sandbox) { $0.status == 1 }
      #expect(!failed.isEmpty)
      for ended in failed {
        #expect(ended.status == 2 || ended.status == 1, "\(ended)")
        if ended.status == 2 { #expect(ended.errors.contains(/not enough memory|Cannot allocate memory/), "\(ended.errors)") }
      }
    }

    /// The port is one that no server has, so the whole run ends without a theme, too.
    @Test func aRequestThatCanNotBeMadeIsTold() throws {
      let sandbox = try Sandbox()
      try sandbox.write(Array(#"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#.utf8), to: "scenes/a/one.json")
      let arguments = ["gallery", "--scenes", "scenes", "--theme-from", "light=http://127.0.0.1:1/light.json", "--output", "site"]
      let failed = try ends(arguments, without: "libcurl", step: 3, in: sandbox) { $0.status == 2 }
      #expect(failed.allSatisfy { $0.status == 2 }, "\(failed)")
      #expect(failed.contains { $0.errors.contains("not enough memory") }, "\(failed.map(\.errors))")
    }
  }
#endif
