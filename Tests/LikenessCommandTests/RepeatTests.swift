/// `likeness check --repeat`: finds stories that vary between processes.
import Foundation
import Likeness
import Testing

@testable import LikenessCommand

@Suite(.serialized) struct RepeatTests {
  /// The program with stories that vary, beside one that does not.
  private func flakyGallery(
    _ arguments: [String], in folder: String, program file: URL? = nil, environment: [String: String] = [:]
  ) throws -> (status: Int32, document: [String: Any], errors: String) {
    let process = Process()
    process.executableURL = try file ?? Self.file()
    process.arguments = arguments + ["--json"]
    process.currentDirectoryURL = URL(filePath: folder)
    let (output, errors) = (folder + "/.stdout", folder + "/.stderr")
    for path in [output, errors] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    // A fixed seed would hide the order of hashes in this process, and must be removed from the others.
    process.environment = ProcessInfo.processInfo.environment.merging(environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }) {
      $1
    }
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: URL(filePath: output))
    // A run that ends with an error prints no document.
    let document = data.isEmpty ? [:] : try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (process.terminationStatus, document, try String(contentsOfFile: errors, encoding: .utf8))
  }

  @Test func storiesThatDifferAreNamedWithTheFirstItemAndSteadyOnesAreNot() throws {
    let sandbox = try Sandbox()
    _ = try flakyGallery(["record"], in: sandbox.path)
    let ended = try flakyGallery(["check", "--repeat", "6"], in: sandbox.path)
    let flakes = try #require(ended.document["flakes"] as? [[String: Any]])
    let names = flakes.compactMap { $0["snapshot"] as? String }
    #expect(!names.contains { $0.hasPrefix("Steady/") })
    for story in ["clock", "hash order", "random", "time zone", "order of drawing", "trouble"] {
      for scale in ["1x", "2x"] { #expect(names.contains("Flaky/\(story)@light,\(scale)"), "\(story)") }
    }
    func flake(_ name: String) -> [String: Any]? { flakes.first { $0["snapshot"] as? String == "Flaky/\(name)@light,1x" } }
    // A view is an item for its frame and one for its box, the whole one for its frame alone: 1 + 2, and the second of the next two.
    #expect(flake("clock")?["item"] as? Int == 5)
    #expect(flake("random")?["item"] as? Int == 7)
    #expect((flake("random")?["difference"] as? String)?.contains("random  backgroundColor: #") == true)
    #expect(flake("random")?["distinct"] as? Int == 6)
    // The clock of the time zone is one of two.
    #expect(flake("time zone")?["distinct"] as? Int == 2)
    #expect(ended.document["passed"] as? Bool == false)
    #expect(ended.status != 0)
  }

  /// Drawn by a renderer that varies, or on another ground: no item tells which.
  @Test func picturesOfTheSameItemsDifferInPixelsOrAsAWhole() throws {
    func probed(_ list: String) throws -> ProbedPicture {
      try JSONDecoder().decode(ProbedPicture.self, from: JSONEncoder().encode(["name": "Box/plain", "list": list]))
    }
    let view = View()
    view.layout(in: Size(width: 8, height: 4))
    let (one, other) = (try DisplayList(painting: view, background: .white), try DisplayList(painting: view, background: .black))
    let same = Flakes.difference(try probed(one.text), try probed(one.text))
    #expect(same.item == nil && same.difference == "same display list, different pixels")
    let grounds = Flakes.difference(try probed(one.text), try probed(other.text))
    #expect(grounds.item == nil && grounds.difference.contains("background"), "\(grounds.difference)")
  }

  @Test func steadyStoriesPassWithStatusZero() throws {
    let sandbox = try Sandbox()
    _ = try flakyGallery(["record", "Steady"], in: sandbox.path)
    let ended = try flakyGallery(["check", "--repeat", "3", "Steady"], in: sandbox.path)
    #expect(ended.status == 0, "\(ended.errors)")
    #expect((ended.document["flakes"] as? [Any])?.isEmpty == true)
  }

  /// What was not drawn again must not pass for steady.
  @Test func whereTheOtherProcessesEndEarlyNothingIsSaidToBeSteady() throws {
    let sandbox = try Sandbox()
    _ = try flakyGallery(["record", "Steady"], in: sandbox.path)
    let ended = try flakyGallery(["check", "--repeat", "3", "Steady"], in: sandbox.path, environment: ["FLAKY_GALLERY": "leave"])
    #expect(ended.status == 2)
    #expect(ended.errors.contains("A process that draws the pictures again failed with status 7."), "\(ended.errors)")
  }

  @Test func aProgramThatIsGoneIsNamed() throws {
    let sandbox = try Sandbox()
    _ = try flakyGallery(["record", "Steady"], in: sandbox.path)
    let copy = URL(filePath: sandbox.path).appending(path: "tool")
    // By another process: a program that this one has written can't be started while a process that another test starts still has a copy of the descriptor.
    let copying = try Process.run(URL(filePath: "/bin/cp"), arguments: [Self.file().path, copy.path])
    copying.waitUntilExit()
    try #require(copying.terminationStatus == 0)
    let ended = try flakyGallery(
      ["check", "--repeat", "3", "Steady"], in: sandbox.path, program: copy, environment: ["FLAKY_GALLERY": "vanish"])
    #expect(ended.status == 2)
    #expect(ended.errors.contains(copy.path) && ended.errors.contains("can't be started again: "), "\(ended.errors)")
  }

  private static func file() throws -> URL { try program().deletingLastPathComponent().appending(path: "flaky-gallery") }

  @Test func aCommandInsideAnotherProgramSaysThatItCannotBeRepeated() async throws {
    let sandbox = try Sandbox()
    _ = await sandbox.run(RedTool.self, "record")
    #expect(await sandbox.run(RedTool.self, "check", "--repeat", "2").errors.contains("Run the command itself."))
    #expect(await sandbox.run(RedTool.self, "check", "--repeat", "1").status == .failure)
  }
}
