/// Comparing folders of PNG files: which files form a pair, and the reason of each pair.
import Foundation
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessReport
import LikenessSystem
import TestKit
import Testing

/// Two folders, `a` and `b`, for one test.
private final class Folders: Sendable {
  private let root: TestFolder

  init() throws {
    root = try TestFolder()
    for name in ["a", "b"] { try root.createFolder(name) }
  }

  func callAsFunction(_ name: String) -> String { root(name) }

  func makeFolder(_ name: String) throws { try root.createFolder(name) }

  /// Writes a white picture with black pixels.
  func write(
    _ name: String, black: [(x: Int, y: Int)] = [], size: Int = 40, effort: PNG.Effort = .reference
  ) throws {
    var picture = Bitmap.plain(size, size)
    for spot in black { picture[spot.x, spot.y] = .black }
    try root.write(try PNG.encode(picture, effort: effort), to: name)
  }

  /// Compares `a`, the references, with `b`.
  func compared(
    _ reference: String = "a", _ actual: String = "b", _ tolerance: Tolerance = .exact,
    allowsShift: Bool = false
  ) async throws
    -> [ComparedPair]
  {
    var tolerance = tolerance
    tolerance.allowsShift = allowsShift
    return try await PairComparer(tolerance: tolerance).compareFolders(
      reference: self(reference), actual: self(actual))
  }
}

extension Requirement {
  /// As Linux's own file systems do.
  fileprivate static let twoSpellings = Requirement(
    "a file system that keeps two spellings of a name apart"
  ) { _ in keepsSpellingsApart }

  /// As those of macOS do.
  fileprivate static let oneSpelling = Requirement(
    "a file system that takes two spellings of a name for one"
  ) { _ in !keepsSpellingsApart }
}

/// Whether "é" in one scalar and in two names two files in the temporary folder.
private let keepsSpellingsApart: Bool = {
  guard let folder = try? TestFolder() else { return false }
  for name in ["\u{E9}", "e\u{301}"] { _ = try? folder.write("", to: name) }
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  return names?.count == 2
}()

@Suite struct FolderComparisonTests {
  @Test("Equal pixels with another name were renamed") func renamed() async throws {
    let folders = try Folders()
    try folders.write("a/old.png", black: [(1, 1)])
    // Another file of the same pixels.
    try folders.write("b/deep/new.png", black: [(1, 1)], effort: .fast)
    // The same size, other pixels; and another size.
    try folders.write("b/other.png", black: [(2, 2)])
    try folders.write("a/small.png", size: 3)
    let pairs = try await folders.compared()
    #expect(
      pairs.map(\.line) == [
        "deep/new.png: renamed from old.png, with equal pixels", "other.png: has no reference",
        "small.png: missing among the actual pictures",
      ])
    #expect(
      FoldersDocument(pairs: pairs, unusedMasks: []).line
        == "3 pictures: 1 missing, 1 renamed, 1 new")
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(pairs[0])) as? [String: Any])
    #expect(json["formerName"] as? String == "old.png")
    #expect(json["reference"] as? String == folders("a/old.png"))
    #expect(json["match"] as? Bool == false)
  }

  /// A link to nothing is unreadable, and no new name of what is missing.
  @Test("A link to nothing was not renamed") func linkToNothing() async throws {
    let folders = try Folders()
    try folders.write("a/old.png", black: [(1, 1)])
    try FileManager.default.createSymbolicLink(
      atPath: folders("b/new.png"), withDestinationPath: "nowhere")
    #expect(
      try await folders.compared().map(\.line) == [
        "new.png: has no reference", "old.png: missing among the actual pictures",
      ])
  }

  @Test("A missing folder is an error, and not an empty one") func missingFolder() async throws {
    let folders = try Folders()
    try folders.write("b/a.png")
    let error = FileCompareError.unreadableFolder(.missing(.list, folders("none")))
    await #expect(throws: error) { try await folders.compared("none", "b") }
    #expect(
      error.description
        == """
        The folder \(folders("none")) can't be read: No such file or directory. Check the path, \
        and run again.
        """)
  }

  /// A link to a name that is too long stands for one to a folder without permissions, which root
  /// could enter. Root may look at everything else.
  @Test("A folder that can't be entered is an error, also behind a link", arguments: [1, 2])
  func unreachableFolder(links: Int) async throws {
    let folders = try Folders()
    for folder in ["a", "b"].prefix(links) {
      try FileManager.default.createSymbolicLink(
        atPath: folders("\(folder)/closed"),
        withDestinationPath: String(repeating: "n", count: 300))
      try FileManager.default.createSymbolicLink(
        atPath: folders("\(folder)/shots"), withDestinationPath: "closed")
    }
    try folders.write("a/one.png")
    try folders.write("b/one.png")
    let error = await #expect(throws: FileCompareError.self) { try await folders.compared() }
    let words = "\(folders("a/closed")) can't be read: File name too long."
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test("A folder without permissions is reported with the system's reason") func closedFolder() {
    #expect(
      FileCompareError.unreadableFolder(FileError(operation: .inspect, path: "a/x", code: EACCES))
        .description == "The folder a/x can't be read: Permission denied. Check its permissions.")
  }

  @Test("A link to nothing or to itself hides no folder") func danglingLink() async throws {
    let folders = try Folders()
    for folder in ["a", "b"] {
      try folders.write("\(folder)/one.png")
      // The name of a link is the length of its target, so the last one leads to itself.
      for target in ["nowhere", "one.png/inside", "1"] {
        try FileManager.default.createSymbolicLink(
          atPath: folders("\(folder)/\(target.count)"), withDestinationPath: target)
      }
    }
    #expect(try await folders.compared().map(\.match) == [true])
  }

  /// A mistake that other comparers made.
  @Test("A missing picture is never compared with a blank page") func blankPage() async throws {
    let folders = try Folders()
    for name in ["a/one.png", "b/one.png"] { try folders.write(name, black: [(1, 1)]) }
    try folders.write("b/blank.png")
    let lenient = Tolerance(metric: .exact, maxRatio: 1)
    #expect(
      try await folders.compared("a", "b", lenient, allowsShift: true).map(\.status) == [
        .added, .identical,
      ])
    #expect(
      try await folders.compared("b", "a", lenient, allowsShift: true).map(\.status) == [
        .missing, .identical,
      ])
  }

  @Test("Links are followed, and never in circles") func links() async throws {
    let folders = try Folders()
    try folders.write("a/x/one.png")
    try folders.write("elsewhere/one.png", black: [(1, 1)])
    try FileManager.default.createSymbolicLink(
      atPath: folders("b/x"), withDestinationPath: folders("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: folders("elsewhere/back"), withDestinationPath: folders("elsewhere"))
    let pairs = try await folders.compared()
    #expect(pairs.map(\.name) == ["x/one.png"])
    #expect(pairs.map(\.status) == [.pixels])
  }

  @Test("A name that is spelled in two ways is an error", .requires(.twoSpellings))
  func spellings() async throws {
    let error = await #expect(throws: FileCompareError.self) {
      try await twoSpellings().compared()
    }
    #expect(
      error?.description.contains("has two pictures named ") == true, "\(String(describing: error))"
    )
  }

  @Test("Two spellings of one file are one picture", .requires(.oneSpelling))
  func spellingsOfOneFile() async throws {
    #expect(try await twoSpellings().compared().map(\.status) == [.identical])
  }

  private func twoSpellings() throws -> Folders {
    let folders = try Folders()
    for folder in ["a", "b"] {
      for name in ["\u{E9}.png", "e\u{301}.png"] { try folders.write("\(folder)/\(name)") }
    }
    return folders
  }

  @Test("Folders without pictures are an error, and one with some is a difference")
  func emptyFolders() async throws {
    let folders = try Folders()
    let error = FileCompareError.noPictures(reference: folders("a"), actual: folders("b"))
    await #expect(throws: error) { try await folders.compared() }
    try folders.write("a/one.png")
    #expect(try await folders.compared().map(\.match) == [false])
    #expect(try await folders.compared("b", "a").map(\.match) == [false])
  }

  @Test("A pair is written with all its numbers") func numbers() async throws {
    let folders = try Folders()
    try folders.write("a/one.png")
    try folders.write("b/one.png", black: [(2, 3), (5, 3)])
    let pair = try #require(try await folders.compared().first)
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(pair)) as? [String: Any])
    #expect(json["differentPixels"] as? Int == 2)
    #expect(json["comparedPixels"] as? Int == 1600)
    #expect(json["ratio"] as? Double == 2.0 / 1600)
    #expect(json["maxDelta"] as? Int == 255)
    #expect(json["bounds"] as? [String: Int] == ["x": 2, "y": 3, "width": 4, "height": 1])
    let same = try #require(try await folders.compared("a", "a").first)
    let equal = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(same)) as? [String: Any])
    #expect(equal["bounds"] is NSNull)
  }
}
