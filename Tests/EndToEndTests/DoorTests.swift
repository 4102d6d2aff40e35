/// A package of another team from its first recording to a merged run, with `swift test` in both
/// frameworks and the command: what a user meets, in as few runs as that needs.
import Foundation
import Testing

@Suite struct DoorTests {
  private let references: Set = [
    "CardTests/card@light,1x.png", "CardTests/card@light,1x.txt", "CardTests/card@light,2x.png",
    "CardTests/card@light,2x.txt",
    "LegacyCardTests/testCard.png", "LegacyCardTests/testCard.txt", "LegacyCardTests/testList.txt",
  ]
  private let red = ["CONSUMER_COLOR": "#AA0000"]

  @Test("A package records, passes, fails with the cause, accepts, and is checked in two shards")
  func storyOfAPackage() async throws {
    let consumer = try await Consumer.built()
    try consumer.reset()

    // Under CI nothing is recorded.
    let never = try await consumer.test([], ["CI": "true"])
    #expect(never.status != 0)
    #expect(
      never.output.contains(
        """
        No reference for CardTests/card@light,1x. Look at \
        .build/likeness/pending/CardTests/card@light,1x.waiting/actual.png, then run:
        """
      ))
    #expect(consumer.files(in: "Snapshots").isEmpty)

    // The first run records and fails, the next passes: Swift Testing and XCTest, pictures and a
    // text.
    let first = try await consumer.test()
    #expect(first.status != 0)
    for name in ["CardTests/card@light,1x", "LegacyCardTests/testCard", "LegacyCardTests/testList"]
    {
      #expect(first.output.contains("No reference for \(name). Recorded "), "\(first.output)")
    }
    let recorded = consumer.files(in: "Snapshots")
    #expect(Set(recorded.keys) == references)
    let second = try await consumer.test()
    #expect(second.status == 0, "\(second.output)")
    #expect(consumer.files(in: "Snapshots") == recorded)
    #expect(try consumer.outcomes().values.allSatisfy { $0["status"] as? String == "identical" })

    // A change fails with its cause, and leaves the references alone. A pointer of Git LFS is not
    // compared, and the advice is to fetch it.
    let pointer =
      """
      version https://git-lfs.github.com/spec/v1\noid \
      sha256:\(String(repeating: "ab", count: 32))\nsize 12345\n
      """
    try consumer.write(pointer, to: "Snapshots/LegacyCardTests/testCard.png")
    let changed = try await consumer.test([], red)
    #expect(changed.status != 0)
    #expect(
      changed.output.contains("Card/badge  backgroundColor: #336699 → #AA0000"), "\(changed.output)"
    )
    #expect(changed.output.contains("LegacyCardTests/testList differs from its reference: "))
    #expect(changed.output.contains("Fetch the picture with: git lfs pull"))
    #expect(consumer.files(in: "Snapshots")["LegacyCardTests/testCard.png"] == Data(pointer.utf8))
    try consumer.write(
      try #require(recorded["LegacyCardTests/testCard.png"]),
      to: "Snapshots/LegacyCardTests/testCard.png")
    #expect(consumer.files(in: "Snapshots") == recorded)

    // A name without its variant is all of its variants, and nothing else.
    let accepted = try await consumer.likeness(["accept", "CardTests/card"])
    #expect(accepted.status == 0, "\(accepted.output)")
    let replaced = consumer.files(in: "Snapshots").filter { recorded[$0.key] != $0.value }
    #expect(Set(replaced.keys) == references.filter { $0.hasPrefix("CardTests/") })

    // Two machines, each with half of the tests; the rest of the change is recorded by one of them.
    for index in 0...1 {
      let run = try await consumer.test(
        [], red.merging(["LIKENESS_SHARD": "\(index + 1)/2", "LIKENESS_RECORD": "failed"]) { $1 })
      #expect(run.output.contains("shard \(index + 1)/2, from LIKENESS_SHARD"), "\(run.output)")
      try FileManager.default.moveItem(
        at: consumer.folder.appending(path: ".build/likeness"),
        to: consumer.folder.appending(path: ".build/share-\(index)"))
    }
    let alone = try await consumer.likeness(["merge", "-o", ".build/merged", ".build/share-0"])
    #expect(
      alone.status == 2 && alone.output.contains("Shard 2 of 2 is missing."), "\(alone.output)")
    let merged = try await consumer.likeness([
      "merge", "-o", ".build/merged", ".build/share-0", ".build/share-1",
    ])
    #expect(merged.output.contains("2 shards merged. 4 pictures: "), "\(merged.output)")
    let last = try await consumer.test([], red)
    #expect(last.status == 0, "\(last.output)")
  }

  @Test("An app's components pass on this system, and a changed constraint is named with its line")
  func componentsOfAnApp() async throws {
    let consumer = try await Consumer.built()
    let passed = try await consumer.test(
      ["--filter", "ComponentsTests"], ["LIKENESS_RECORD": "never"])
    #expect(passed.status == 0, "\(passed.output)")

    let path = "Components/Sources/Components/CardView.swift"
    let source = try String(contentsOf: consumer.folder.appending(path: path), encoding: .utf8)
    let constraint = "bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: "
    let before = try #require(source.components(separatedBy: constraint + "8)").first)
    #expect(before != source)
    let line = before.count { $0 == "\n" } + 1
    try consumer.write(source.replacing(constraint + "8)", with: constraint + "12)"), to: path)
    try await consumer.build()
    let changed = try await consumer.test(
      ["--filter", "ComponentsTests"], ["LIKENESS_RECORD": "never"])
    #expect(changed.status != 0)
    #expect(
      ["bottomAnchor + 8 → ", "bottomAnchor + 12", "set at Components/CardView.swift:\(line)"]
        .allSatisfy(changed.output.contains), "\(changed.output)")
    // The other tests run what was built last.
    try consumer.write(source, to: path)
    try await consumer.build()
  }
}
