/// The memory of one process that draws a large gallery.
#if os(Linux)
  import Foundation
  import TestKit
  import TestSupport
  import Testing

  @Suite(.nightly) struct MemoryTests {
    /// The pictures have 680 megabytes in total, so a process that kept them all would be refused
    /// the memory. The limit is that of private memory (RLIMIT_DATA, getrlimit(2)).
    @Test("10,000 pictures are recorded and checked in one process of 500 megabytes")
    func tenThousandPictures() throws {
      let work = try Workspace()
      let widths = (120..<220).map(String.init).joined(separator: ", ")
      for number in 0..<100 {
        try work.folder.write(
          """
          { "size": { "width": 8, "height": 100 }, "margin": 0,
            "variants": { "theme": ["light"], "scale": [1], "width": [\(widths)] },
            "view": { "type": "View", "name": "Panel",
              "style": { "backgroundColor": "#\(100_000 + number * 7919)" } } }
          """, to: "Scenes/Box\(number)/all.json")
      }
      let folders = [
        "--scenes", work.path + "/Scenes", "--snapshots", work.path + "/Snapshots", "--output",
        work.path + "/out",
      ]
      let limit = ["/bin/sh", "-c", #"ulimit -d 500000 && exec "$0" "$@""#]
      for (verb, words) in [
        ("record", "10000 pictures: 10000 recorded"), ("check", "10000 pictures: 10000 passed"),
      ] {
        let ended = try Tool.likeness.run([verb] + folders, through: limit)
        #expect(
          ended.status == 0 && ended.text.hasSuffix(words + "\n"), "\(ended.text.suffix(1000))")
      }
      // The limit decides: with less than the pictures of one suite need, nothing can be drawn.
      let tight = ["/bin/sh", "-c", #"ulimit -d 4000 && exec "$0" "$@""#]
      #expect(try Tool.likeness.run(["check"] + folders, through: tight).status != 0)
    }
  }
#endif
