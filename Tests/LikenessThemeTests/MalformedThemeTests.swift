/// Malformed themes, each with every problem in it. Locations were counted by hand.
import Foundation
import LikenessJSON
import LikenessTheme
import TestKit
import Testing

/// The files of the folder `Malformed`: each theme with the problems that a person found in it, in
/// the words of the command.
private let malformedFolder = repository.appending(path: "Tests/LikenessThemeTests/Malformed")

@Suite struct MalformedThemeTests {
  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: malformedFolder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test("Each file has a list of its problems") func lists() throws {
    #expect(Self.files.count >= 100)
    #expect(Self.files.count { $0.hasSuffix(".tokens.json") } >= 50)
    let lists = try FileManager.default.contentsOfDirectory(atPath: malformedFolder.path).filter {
      $0.hasSuffix(".expected")
    }
    #expect(
      Set(lists.map { $0.dropLast(".expected".count) })
        == Set(Self.files.map { $0.dropLast(".json".count) }))
  }

  @Test("Every problem of a file is listed", arguments: files)
  func problems(file: String) throws {
    let path = malformedFolder.appending(path: file)
    let list = path.deletingPathExtension().appendingPathExtension("expected")
    let expected = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let bytes = Array(try Data(contentsOf: path))
    var found: [String] = []
    do throws(Problems) { _ = try Theme(bytes, file: file) } catch {
      found = error.list.map(\.description)
    }
    #expect(found == expected)
    #expect(!expected.isEmpty)
  }

  @Test("A problem has the form that editors make clickable") func form() throws {
    let text =
      "{\n  \"colors\": {\n    \"primary\": {\n      \"r\": 300, \"g\": 0, \"b\": 0\n    }\n  }\n}"
    #expect {
      try Theme(json: text, file: "theme.json")
    } throws: { error in
      "\(error)" == "theme.json:4:12: colors.primary.r: 300 is not between 0 and 255"
    }
  }

  @Test(
    "A reference in braces and a length with a unit get a hint",
    arguments: [
      (
        ##"{"colors": {"primary": "#123", "a": "{primry}"}}"##,
        #"unknown color "{primry}"; did you mean `primary`?"#
      ),
      (
        ##"{"colors": {"primary": "#123", "a": "{primary}"}}"##,
        #"unknown color "{primary}"; did you mean `primary`?"#
      ),
      (
        #"{"dimensions": {"a": "8px"}}"#,
        #"a dimension is a number of points; write 8 instead of "8px""#
      ),
      (
        #"{"dimensions": {"a": "-1.50 pt"}}"#,
        #"a dimension is a number of points; write -1.5 instead of "-1.50 pt""#
      ),
      (
        #"{"dimensions": {"a": "12"}}"#,
        #"a dimension is a number of points; write 12 instead of "12""#
      ),
      // Other units are not points, and a name with a digit is a name.
      (#"{"dimensions": {"a": "2rem"}}"#, #"unknown dimension "2rem""#),
      (#"{"dimensions": {"a": "px"}}"#, #"unknown dimension "px""#),
      (#"{"dimensions": {"a": "8 9px"}}"#, #"unknown dimension "8 9px""#),
      (
        #"{"dimensions": {"gap8": 8, "a": "gap"}}"#,
        #"unknown dimension "gap"; did you mean `gap8`?"#
      ),
    ])
  func hints(json: String, message: String) {
    do throws(Problems) {
      _ = try Theme(json: json, file: "f")
      Issue.record("no problem")
    } catch {
      #expect(error.list.map(\.message) == [message])
    }
  }
}

@Suite struct HostileThemeTests {
  @Test("Deep files and huge ones end in a problem") func size() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 3 << 20)
    #expect(throws: Problems.self) { try Theme(json: deep, file: "f") }
    let huge = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
    #expect {
      try Theme(json: huge, file: "f")
    } throws: { error in
      "\(error)" == "f: the file has 10485760 bytes, more than the limit of 4194304"
    }
  }

  @Test("Control characters of a file never reach a terminal") func controlCharacters() {
    let found = ThemeFormat.likeness.problems(
      #"{"\u001b[31mx": 1, "colors": {"a": "\u001b]0;x\u0007\u202e"}}"#)
    #expect(
      found == [
        #"1:2: ["\u001B[31mx"]: unknown key"#,
        #"1:36: colors.a: unknown color "\u001B]0;x\u0007\u202E""#,
      ])
  }
}
