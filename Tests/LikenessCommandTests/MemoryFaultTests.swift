/// Memory that libraries ask for and do not get: an error that says so, nothing half-written, no
/// crash.
#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite(.serialized, .nightly) struct MemoryFaultTests {
    /// Runs a command, each time with the next request failing, until none fails any more; returns
    /// how these ended.
    private func ends(
      _ arguments: [String], without library: String, larger size: Int, in sandbox: Sandbox,
      isWhole: (Ended) -> Bool,
      check: (Ended) -> Void
    ) throws -> [Ended] {
      var ends: [Ended] = []
      while ends.count < 100 {
        try? FileManager.default.removeItem(atPath: sandbox("log"))
        let ended = try likeness(
          arguments, in: sandbox.path,
          environment: try withoutMemory(library, at: 1 + ends.count, larger: size, in: sandbox))
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
    @Test func aPictureThatCanNotBeWrittenLeavesNoFile() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        Array(#"{"size": {"width": 400, "height": 400}, "view": {"type": "View"}}"#.utf8),
        to: "scene.json")
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

    @Test func aSceneThatThereIsNoMemoryForIsNotRead() throws {
      let sandbox = try Sandbox()
      let scene =
        #"{"size": {"width": 4, "height": 4}, "view": {"type": "View"}}"#
        + String(repeating: " ", count: 200_000)
      try sandbox.write(Array(scene.utf8), to: "scene.json")
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

    @Test func aPictureThatCanNotBeReadIsNotCompared() throws {
      let sandbox = try Sandbox()
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
