/// Memory that libraries ask for and do not get: an error that says so, nothing half-written, no
/// crash.
#if os(Linux)
  import Foundation
  import TestKit
  import Testing

  @Suite(.serialized, .nightly) struct MemoryFaultTests {
    /// Runs a command, each time with the next request failing, until none fails any more; returns
    /// how these ended.
    private func ends(
      _ arguments: [String], without library: String, larger size: Int, in sandbox: TestFolder,
      isWhole: (Tool.Ran) -> Bool,
      check: (Tool.Ran) -> Void
    ) throws -> [Tool.Ran] {
      var ends: [Tool.Ran] = []
      while ends.count < 100 {
        try? sandbox.remove("log")
        let ended = try Tool.likeness.run(
          arguments, in: sandbox.path,
          with: try InjectedFault.memory(
            of: library, at: 1 + ends.count, larger: size, log: sandbox("log")))
        guard sandbox.exists("log") else {
          #expect(isWhole(ended), "\(ended)")
          return ends
        }
        ends.append(ended)
        check(ended)
      }
      Issue.record("After \(ends.count) runs there are still requests for memory.")
      return ends
    }

    /// The rows, the compressor, and what it makes: with 160,000 pixels all are large but the
    /// compressor.
    @Test("A picture that can't be written leaves no file") func writing() throws {
      let sandbox = try TestFolder()
      try sandbox.write(
        #"{"size": {"width": 400, "height": 400}, "view": {"type": "View"}}"#, to: "scene.json")
      let failed = try ends(
        ["render", "scene.json", "-o", "o.png"], without: "likeness libdeflate", larger: 150_000,
        in: sandbox
      ) {
        $0.status == 0
      } check: { ended in
        #expect(ended.status == 2, "\(ended)")
        #expect(ended.errors.contains("there is not enough memory for it"), "\(ended.errors)")
        #expect(!sandbox.exists("o.png"))
      }
      #expect(failed.count > 2)
    }

    @Test("A scene that does not fit into memory is an error") func scene() throws {
      let sandbox = try TestFolder()
      let scene =
        #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#
        + String(repeating: " ", count: 200_000)
      try sandbox.write(scene, to: "scene.json")
      let failed = try ends(
        ["render", "scene.json", "-o", "o.png"], without: "likeness", larger: 150_000, in: sandbox
      ) {
        $0.status == 0
      } check: {
        #expect(
          $0.status == 2 && $0.errors.contains("can't be read: Cannot allocate memory"), "\($0)")
      }
      #expect(failed.count == 1)
    }

    @Test("A picture that does not fit into memory is not compared") func comparing() throws {
      let sandbox = try TestFolder()
      for (name, spot) in [("a", 1), ("b", 2)] {
        try sandbox.write(picture(300, 300, spots: [(spot, 2)]), to: "\(name).png")
      }
      let failed = try ends(
        ["compare", "a.png", "b.png"], without: "likeness", larger: 30_000, in: sandbox
      ) {
        $0.status == 1
      } check: {
        #expect($0.status == 2 && $0.errors.contains("there is not enough memory for it"), "\($0)")
      }
      // At least the memory of each picture.
      #expect(failed.count >= 2)
    }
  }
#endif
