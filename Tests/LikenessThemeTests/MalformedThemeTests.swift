/// Malformed themes, each with every problem in it. Locations were counted by hand.
import Foundation
import LikenessJSON
import LikenessTheme
import Testing

/// The problems of a theme, one per line, without the file.
func problems(of text: String) -> [String] {
  do throws(Problems) {
    _ = try Theme(json: text, file: "f")
    return []
  } catch {
    return error.list.map { String($0.description.dropFirst(2)) }
  }
}

/// The files of the folder `Malformed`: each theme with the problems that a person found in it, in
/// the words of the command.
private let malformedFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Malformed")

@Suite struct MalformedThemeTests {
  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: malformedFolder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func thereAreFilesAndEachHasItsList() throws {
    #expect(Self.files.count >= 100)
    #expect(Self.files.count { $0.hasSuffix(".tokens.json") } >= 50)
    let lists = try FileManager.default.contentsOfDirectory(atPath: malformedFolder.path).filter {
      $0.hasSuffix(".expected")
    }
    #expect(
      Set(lists.map { $0.dropLast(".expected".count) })
        == Set(Self.files.map { $0.dropLast(".json".count) }))
  }

  @Test(arguments: files) func everyProblemIsListed(file: String) throws {
    let path = malformedFolder.appendingPathComponent(file)
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

  @Test func theFormOfAProblemIsTheOneThatEditorsMakeClickable() throws {
    let text =
      "{\n  \"colors\": {\n    \"primary\": {\n      \"r\": 300, \"g\": 0, \"b\": 0\n    }\n  }\n}"
    #expect {
      try Theme(json: text, file: "theme.json")
    } throws: { error in
      "\(error)" == "theme.json:4:12: colors.primary.r: 300 is not between 0 and 255"
    }
  }
}

@Suite struct HostileThemeTests {
  @Test func deepAndHugeFilesEndInAProblem() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 3 << 20)
    #expect(throws: Problems.self) { try Theme(json: deep, file: "f") }
    let huge = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
    #expect {
      try Theme(json: huge, file: "f")
    } throws: { error in
      "\(error)" == "f: the file has 10485760 bytes, more than the limit of 4194304"
    }
  }

  @Test func aLongChainOfNamesIsFollowedAndALongCircleIsReportedOnce() throws {
    let count = 20_000
    let chain = (0..<count).map { "\"c\($0)\": \"c\($0 + 1)\"" }.joined(separator: ",")
    let theme = try Theme(json: "{\"colors\": {\(chain), \"c\(count)\": \"#123456\"}}", file: "f")
    #expect(try theme.straightColor("c0").description == "#123456")
    #expect(
      problems(of: "{\"colors\": {\(chain), \"c\(count)\": \"c0\"}}") == [
        """
        1:19: colors.c0: reference cycle: c0 → c1 → c2 → c3 → c4 → c5 → c6 → … → c0; give one of \
        them a value
        """
      ])
  }

  @Test func controlCharactersOfAFileNeverReachATerminal() {
    let found = problems(of: #"{"\u001b[31mx": 1, "colors": {"a": "\u001b]0;x\u0007\u202e"}}"#)
    #expect(
      found == [
        #"1:2: ["\u001B[31mx"]: unknown key"#,
        #"1:36: colors.a: unknown color "\u001B]0;x\u0007\u202E""#,
      ])
  }

  @Test func everyPrefixAndEveryChangedByteOfAThemeIsReadWithoutACrash() {
    let text = Array(
      (#"{"fonts":{"a":{"size":9,"shadow":{"color":"b"}}},"#
        + #""colors":{"b":{"r":1,"g":2,"b":3,"a":0.5},"c":"b"}}"#).utf8)
    #expect(throws: Never.self) { try Theme(json: text, file: "f") }
    for count in 0..<text.count {
      #expect(throws: Problems.self) { try Theme(json: Array(text.prefix(count)), file: "f") }
    }
    for index in text.indices {
      for byte in [0, 0x22, 0x2C, 0x2D, 0x39, 0x5B, 0x7D, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        expectSoundOutcome(changed) { bytes throws(Problems) in try Theme(json: bytes, file: "f") }
      }
    }
  }
}

/// Expects that a text is read as a theme, which can be written and read again, or that each
/// problem has a location and a message.
func expectSoundOutcome(_ bytes: [UInt8], _ read: ([UInt8]) throws(Problems) -> Theme) {
  do throws(Problems) {
    let theme = try read(bytes)
    // Problems of the second reading would make the theme invalid.
    #expect((try? Theme(json: theme.text, file: "f")) == theme)
  } catch {
    #expect(!error.list.isEmpty && error.list.count <= bytes.count)
    for problem in error.list {
      // Each of these texts is one line, unless the changed byte ends it. A problem may be right
      // after the last character.
      #expect(problem.line == 1 || problem.line == 2)
      #expect((1...bytes.count + 1).contains(problem.column ?? 0))
      #expect(problem.file == "f" && !problem.message.isEmpty)
    }
  }
}
