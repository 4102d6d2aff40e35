/// Odd input files: too large, of another kind, or with numbers that no run writes.
import Foundation
import Likeness
import TestKit
import Testing

@testable import LikenessCommand

@Suite struct OddFileTests {
  /// Creates a sparse file of 3 GiB.
  private func makeHuge(_ name: String, in sandbox: TestFolder) throws -> String {
    let path = try sandbox.write([], to: name)
    #expect(truncate(path, 3 << 30) == 0)
    return path
  }

  @Test("Huge texts are refused unread") func hugeTexts() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let list = try makeHuge("list.txt", in: sandbox)
    let outcomes = try makeHuge("huge/outcomes/1-1.jsonl", in: sandbox)
    try sandbox.copy("out/run.json", to: "huge/run.json")
    let record = try makeHuge("Snapshots/Box/plain@light,1x.txt", in: sandbox)
    let refusal = "cannot read: File too large. The file is too large for Likeness. Check the path."
    // In less memory than such a file takes.
    let limit = "ulimit -v 2000000"
    let rendered = try Tool.likeness.run(
      ["render", list, "--output", sandbox("o.png")], in: sandbox.path, through: after(limit))
    #expect(rendered.status == 2 && rendered.errors.contains("\(list): \(refusal)"), "\(rendered)")
    let reported = try Tool.likeness.run(
      ["report", "--output", sandbox("huge")], in: sandbox.path, through: after(limit))
    #expect(
      reported.status == 2 && reported.errors.contains("\(outcomes): \(refusal)"), "\(reported)")
    let found = try Tool.likeness.run(
      ["fsck"] + sandbox.folders, in: sandbox.path, through: after(limit))
    #expect(
      found.status == 1 && found.output.hasPrefix("unreadable  \(record): \(refusal)\n"), "\(found)"
    )
    // The picture decides; the text only explains.
    let checked = await sandbox.run(RedTool.self, "check", "--verbose")
    #expect(checked.status == .success && checked.output.contains("\(record): \(refusal)"))
  }

  @Test("render replaces only what it writes") func render() async throws {
    let sandbox = try TestFolder()
    let scene = try sandbox.write(
      ##"{"size": {"width": 8, "height": 4}, "view": {"type": "View"}}"##, to: "one.json")
    let notes = try sandbox.write("notes", to: "notes.txt")
    let photo = try sandbox.write("GIF89a", to: "photo.png")
    let output = sandbox("o.png")
    let overPhoto = await run(RedTool.self, ["render", scene, "--output", photo])
    #expect(
      overPhoto.errors.contains(
        """
        --output is '\(photo)', which is not a picture that Likeness wrote. Give another path, or \
        remove that file first.
        """
      ))
    let overNotes = await run(RedTool.self, ["render", scene, "--output", output, "--list", notes])
    #expect(
      overNotes.errors.contains(
        """
        --list is '\(notes)', which is not a display list. Give another path, or remove that file \
        first.
        """
      ))
    #expect(overPhoto.status == .failure && overNotes.status == .failure)
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "notes")
    #expect(try String(contentsOfFile: photo, encoding: .utf8) == "GIF89a")
    #expect(!sandbox.exists("o.png"))
    for _ in 0..<2 {
      #expect(
        await run(RedTool.self, ["render", scene, "--output", output, "--list", sandbox("o.txt")])
          .status == .success)
    }
  }

  @Test("check prints its results although a picture of its report can't be read")
  func unreadablePicture() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let reference = sandbox("Snapshots/Box/plain@light,1x.png")
    try FileManager.default.removeItem(atPath: reference)
    try FileManager.default.createDirectory(atPath: reference, withIntermediateDirectories: true)
    let spoken = await sandbox.run(BlueTool.self, "check", "--report", sandbox("report"))
    #expect(spoken.status == .failure)
    #expect(spoken.results.last?.hasPrefix("2 pictures: ") == true, "\(spoken.results)")
    #expect(
      spoken.errors.contains("Error: The report was written without some pictures. \(reference)"))
  }

  @Test("A report names the first unreadable pictures and counts the others")
  func unreadablePictures() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(LargeTool.self, "record")
    for index in 0..<5 {
      let reference = sandbox("Snapshots/Box/\(index)@light,1x.png")
      try FileManager.default.removeItem(atPath: reference)
      try FileManager.default.createDirectory(atPath: reference, withIntermediateDirectories: true)
    }
    let spoken = await sandbox.run(LargeTool.self, "check", "--report", sandbox("report"))
    #expect(
      spoken.errors.components(separatedBy: sandbox("Snapshots/Box")).count - 1 == 3,
      "\(spoken.errors)")
    #expect(spoken.errors.contains("and 2 more pictures"))
  }

  @Test("The next run removes leftovers of pictures that it does not write again")
  func leftovers() async throws {
    let sandbox = try TestFolder()
    // No process has this number: the largest is 2^22 (proc_sys_kernel(5)).
    let left = "out/pending/.likeness-aside-9999999-1/actual.png"
    try sandbox.write([1], to: left)
    _ = await sandbox.run(RedTool.self, "check")
    #expect(!sandbox.exists(left))
  }

  // MARK: Numbers

  /// The keys on the way to a value in a JSON document, with the value replaced by a mark.
  private func numbers(in value: Any, at path: [String] = [], marked: (Any) -> Any = { $0 }) -> [(
    path: String, document: Any
  )] {
    if let object = value as? [String: Any] {
      return object.sorted { $0.key < $1.key }.flatMap { key, inner in
        numbers(in: inner, at: path + [key]) { new in marked(object.merging([key: new]) { $1 }) }
      }
    }
    if let array = value as? [Any] {
      return array.indices.flatMap { index in
        numbers(in: array[index], at: path + ["[]"]) { new in
          var copy = array
          copy[index] = new
          return marked(copy)
        }
      }
    }
    guard let number = value as? NSNumber, CFBooleanTypeCheck.isNumber(number) else { return [] }
    return [(path.joined(separator: "."), marked(Self.mark))]
  }

  private enum CFBooleanTypeCheck {
    /// A Boolean is an `NSNumber`, too.
    static func isNumber(_ number: NSNumber) -> Bool { String(cString: number.objCType) != "c" }
  }

  private static let mark = "the number"

  /// Lines of a log that together contain every number of a log: a start with a shard, outcomes,
  /// and an end.
  private func lines(in sandbox: TestFolder) async throws -> [Any] {
    _ = await sandbox.run(RedTool.self, "record")
    var lines: [Any] = []
    for (tool, arguments) in [
      (BlueTool.self as any GalleryCommand.Type, ["check", "--shard", "1/2"]),
      (BlueTool.self, ["check"]), (TolerantTool.self, ["check"]),
    ] {
      _ = await run(tool, arguments + sandbox.folders)
      for (name, file) in sandbox.files(below: "out/outcomes") where name.hasSuffix(".jsonl") {
        lines += try file.split(separator: UInt8(ascii: "\n")).map {
          try JSONSerialization.jsonObject(with: $0)
        }
      }
    }
    return lines + [["ended": 5, "targets": ["Tests/AppTests"]]]
  }

  @Test("No number in a log ends the process or passes unchecked") func numbersInLogs() async throws
  {
    let sandbox = try TestFolder()
    var seen: Set<String> = []
    var accepted: Set<String> = []
    let lines = try await lines(in: sandbox)
    try sandbox.copy("out/run.json", to: "odd/run.json")
    for line in lines {
      for (path, document) in numbers(in: line) where seen.insert(path).inserted {
        let text = String(
          decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        for odd in ["1e30", "9223372036854775807", "-9223372036854775808", "-1", "1e-300"] {
          // A start is first. The last line is valid, because a damaged one there would count as
          // incomplete.
          let start =
            (line as? [String: Any])?["run"] == nil
            ? [#"{"schemaVersion":1,"run":"r","process":1,"started":1}"#] : []
          let log =
            start + [text.replacing("\"\(Self.mark)\"", with: odd), #"{"ended":1,"targets":[]}"#]
          try sandbox.write(log.joined(separator: "\n") + "\n", to: "odd/outcomes/1-1.jsonl")
          let spoken = await run(RedTool.self, ["report", "--output", sandbox("odd")])
          if !spoken.errors.contains("cannot be read"), !odd.hasPrefix("-1"), odd != "1e-300" {
            accepted.insert("\(path) \(odd)")
          }
        }
      }
    }
    #expect(seen.count > 30, "\(seen.sorted())")
    #expect(accepted.sorted() == [])
  }

  @Test(
    "No number in timings ends the process",
    arguments: [
      "-1", "9223372036854775807", "9223372036854775808", "1e30", "3600000000", "nan", "",
    ])
  func numbersInTimings(number: String) async throws {
    let sandbox = try TestFolder()
    let timings = try sandbox.write(
      "timings 1\n\(number) Box/plain@light,1x\n\(number) Frame/wide@light,1x\n", to: "timings.txt")
    let spoken = await sandbox.run(RedTool.self, "check", "--shard", "1/2", "--timings", timings)
    #expect(
      spoken.status == (Int(number).map { $0 >= 0 } == true ? .differences : .failure),
      "\(spoken.errors)")
  }
}
