/// Texts that try to cost more than their size, and damaged ones.
import LikenessJSON
import TestKit
import Testing

@Suite struct HostileJSONTests {
  @Test("Ten megabytes of brackets end at the depth limit") func depth() {
    for byte in [UInt8(ascii: "["), UInt8(ascii: "{")] {
      let document = JSONDocument([UInt8](repeating: byte, count: 10 << 20), file: "f")
      #expect(document.problems.list.count == 1)
      #expect(document.root == nil)
    }
    let deep = JSONDocument(String(repeating: "[", count: 129), file: "f")
    #expect(deep.problems.description == "f:1:129: values are nested more than 128 levels deep")
    let right = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(JSONDocument(right, file: "f").root != nil)
  }

  @Test("The deepest text fits a small stack") func smallStack() async throws {
    let deepest = [
      String(repeating: "[", count: 128) + String(repeating: "]", count: 128),
      String(repeating: "{\"a\":", count: 127) + "{}" + String(repeating: "}", count: 127),
    ]
    for text in deepest {
      let isSame = try await onSmallStack {
        let value = JSONDocument(text, file: "f").root?.value
        return value != nil && value == JSONDocument(value?.text() ?? "", file: "f").root?.value
      }
      #expect(isSame)
    }
  }

  @Test("An object of many members finds the first of each key") func manyMembers() {
    let members = (0..<100).map { "\"k\($0 % 50)\": \($0)" }.joined(separator: ",")
    guard case .object(let object)? = JSONDocument("{\(members)}", file: "f").root?.kind else {
      Issue.record("no object")
      return
    }
    for index in 0..<50 { #expect(object["k\(index)"]?.value == .number(JSONNumber(index))) }
    #expect(object["k50"] == nil)
    #expect(object.duplicates.count == 50)
  }

  @Test("A file beyond the size limit is not read") func size() {
    let document = JSONDocument("[1, 2]", file: "f", options: JSONOptions(maximumBytes: 5))
    #expect(document.problems.description == "f: the file has 6 bytes, more than the limit of 5")
  }

  @Test("A thousand errors are kept, and the others counted") func manyErrors() {
    let document = JSONDocument("[" + String(repeating: ",", count: 100_000) + "]", file: "f")
    #expect(document.problems.list.count == ProblemLog.limit)
    #expect(document.problems.omitted == 99_000)
    #expect(
      document.problems.description.hasSuffix("\nand 99000 more; fix these first, then check again")
    )
  }

  @Test("A damaged text is refused with places, or reads back equal once written") func damage() {
    let end = #"{"a\u00e9\uD83D\uDE00": [1.5e-3, "я", null, {"b": true}], /* c */ "d": -0 }"#
    let text = Array((end + " // e").utf8)
    for bytes in mutations(of: text) {
      let document = JSONDocument(bytes, file: "f", options: .relaxed)
      if let value = document.root?.value {
        #expect(bytes.count >= end.utf8.count)
        #expect(JSONDocument(value.text(), file: "f").root?.value == value)
      } else {
        #expect(!document.problems.list.isEmpty)
        for problem in document.problems.list {
          // The text is one line, unless the changed byte ends it. A problem may be right after the
          // last character.
          #expect(problem.line == 1 || problem.line == 2)
          #expect((1...bytes.count + 1).contains(problem.column ?? 0))
          #expect(problem.file == "f" && !problem.message.isEmpty)
        }
      }
    }
  }
}
