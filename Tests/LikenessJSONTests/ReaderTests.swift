/// Typed reading: wrong types, unknown, missing and duplicate keys, ranges, paths.
import Testing

@testable import LikenessJSON

private enum Axis: String, CaseIterable {
  case horizontal
  case vertical
}

/// Runs a reader and returns its problems, one per line, without the file.
private func problems(_ text: String, _ read: (JSONObjectReader) -> Void) -> [String] {
  let log = ProblemLog(file: "f")
  guard let reader = JSONDocument(text, file: "f", options: .relaxed).cursor(log: log)?.asObject()
  else {
    return log.problems.list.map(\.description)
  }
  read(reader)
  reader.finish()
  return log.problems.list.map { String($0.description.dropFirst(2)) }
}

@Suite struct ReaderTests {
  @Test("A value that is missing is no member and no element") func missing() throws {
    let log = ProblemLog(file: "f")
    let cursor = try #require(
      JSONDocument(#"{"list": [1]}"#, file: "f", options: .relaxed).cursor(log: log))
    let list = try #require(cursor.member("list"))
    #expect(
      list.members("a").isEmpty && cursor.members("a").isEmpty && cursor.members("list").count == 1)
    #expect(cursor.element(0) == nil && list.element(1) == nil && list.element(0)?.asInteger() == 1)
    #expect(
      JSONValue.string("a")["a"] == nil && JSONValue.object([JSONProperty("a", true)])["a"] == true)
    #expect(log.problems.list.isEmpty)
  }

  @Test("Values of the right types are read") func types() {
    let text = """
      { "s": "x", "n": 1.5, "i": 3, "b": true, "a": [1, "y"], "o": {"k": 1}, "e": "vertical", \
      "free": {"p": 1, "q": 2}, "z": null }
      """
    let found = problems(text) { reader in
      #expect(reader.string("s") == "x")
      #expect(reader.number("n", in: 1...2) == 1.5)
      #expect(reader.integer("i", in: 0...3) == 3)
      #expect(reader.bool("b") == true)
      let elements = reader.array("a")
      #expect(elements?.map(\.path.description) == ["a[0]", "a[1]"])
      #expect(elements?[1].asString() == "y")
      let inner = reader.field("o")?.asObject()
      #expect(inner?.integer("k") == 1)
      inner?.finish()
      #expect(reader.enumeration("e", of: Axis.self) == .vertical)
      #expect(reader.field("free")?.asEntries()?.map(\.key) == ["p", "q"])
      #expect(reader.field("z")?.isNull == true)
      #expect(reader.string("missing") == nil)
      #expect(reader.has("alsoMissing") == false)
    }
    #expect(found == [])
  }

  @Test("Every wrong type is reported, and reading goes on") func wrongTypes() {
    let text = """
      { "s": 1,
        "n": "1",
        "i": 1.5,
        "b": null,
        "a": {},
        "o": [],
        "e": "verticle" }
      """
    let found = problems(text) { reader in
      #expect(reader.string("s") == nil)
      #expect(reader.number("n") == nil)
      #expect(reader.integer("i", in: 0...1) == nil)
      #expect(reader.bool("b") == nil)
      #expect(reader.array("a") == nil)
      #expect(reader.field("o")?.asObject() == nil)
      #expect(reader.enumeration("e", of: Axis.self) == nil)
    }
    #expect(
      found == [
        "1:8: s: expected text, found the number 1",
        "2:8: n: expected a number, found the text \"1\"; write 1",
        "3:8: i: 1.5 is not a whole number",
        "4:8: b: expected true or false, found null",
        "5:8: a: expected an array, found an object",
        "6:8: o: expected an object, found an array",
        "7:8: e: \"verticle\" is unknown; did you mean `vertical`?",
      ])
  }

  @Test("A number out of its range is reported") func ranges() {
    let found = problems(
      #"{"a": 300, "b": -0.5, "c": 1e400, "d": 99999999999999999999, "e": 256, "f": "up"}"#
    ) { reader in
      #expect(reader.number("a", in: 0...255) == nil)
      #expect(reader.number("b", in: 0...1) == nil)
      #expect(reader.number("c") == nil)
      #expect(reader.integer("d", in: 0...9) == nil)
      #expect(reader.integer("e", in: 0...255) == nil)
      #expect(reader.enumeration("f", of: Axis.self) == nil)
    }
    #expect(
      found == [
        "1:7: a: 300 is not between 0 and 255",
        "1:17: b: -0.5 is not between 0 and 1",
        "1:28: c: 1e400 is too large",
        "1:40: d: 99999999999999999999 is not between 0 and 9",
        "1:67: e: 256 is not between 0 and 255",
        "1:77: f: \"up\" is unknown; expected one of horizontal, vertical",
      ])
  }

  @Test("Unknown, missing and duplicate keys are reported in the order of the file") func keys() {
    let text = """
      {
        "views": [
          {},
          { "style": { "cornerRadus": 3, "zebra": 1, "zebra": 2 } }
        ]
      }
      """
    let found = problems(text) { reader in
      for view in reader.array("views") ?? [] {
        guard let object = view.asObject() else { continue }
        if let style = object.field("style", required: true)?.asObject() {
          #expect(style.number("cornerRadius") == nil)
          style.finish()
        }
        object.finish()
      }
    }
    #expect(
      found == [
        "3:5: views[0]: the key \"style\" is missing",
        "4:18: views[1].style.cornerRadus: unknown key; did you mean `cornerRadius`?",
        "4:36: views[1].style.zebra: unknown key",
        "4:48: views[1].style.zebra: duplicate key, first used at 4:36; remove one of them",
      ])
  }

  @Test("The keys of a table are read in its order, each once, and others are unknown")
  func table() {
    let table = JSONKeys([("first", false), ("second", false), ("third", true), ("fourth", true)])
    let text = #"{"second": 2, "zebra": 0, "third": 3, "second": 4, "first": 1, "thirt": 5}"#
    let found = problems(text) { reader in
      var read: [String] = []
      reader.fields(of: table) { place, value in
        read.append("\(table.names[place]) \(value.asInteger() ?? 0) at \(value.path)")
      }
      #expect(read == ["first 1 at first", "second 2 at second", "third 3 at third"])
      #expect(reader.foreignMembers.map(\.key) == ["zebra", "thirt"])
      reader.allow("zebra")
    }
    #expect(
      found == [
        "1:1: the key \"fourth\" is missing",
        "1:39: second: duplicate key, first used at 1:2; remove one of them",
        "1:64: thirt: unknown key; did you mean `third`?",
      ])
  }

  @Test("Later members of a duplicate key are read for their problems") func repeatedKeys() {
    let text =
      #"""
      {"size": 9, "size": -4, "size": "x", "list": [1], "list": [true], "free": {"a": 1, "a": 2}}
      """#
    let found = problems(text) { reader in
      #expect(reader.number("size", in: 0...10) == 9)
      let list = reader.field("list") { cursor in cursor.asArray()?.compactMap { $0.asInteger() } }
      #expect(list == [1])
      let free = reader.field("free")
      #expect(free?.asEntries()?.map(\.value.node.location.column) == [81])
      #expect(free?.asEntries(repeated: true)?.map(\.isRepeated) == [false, true])
      reader.finish()
    }
    #expect(
      found == [
        "1:13: size: duplicate key, first used at 1:2; remove one of them",
        "1:21: size: -4 is not between 0 and 10",
        "1:25: size: duplicate key, first used at 1:2; remove one of them",
        "1:33: size: expected a number, found the text \"x\"",
        "1:51: list: duplicate key, first used at 1:38; remove one of them",
        "1:60: list[0]: expected a whole number, found true",
        "1:84: free.a: duplicate key, first used at 1:76; remove one of them",
      ])
  }

  @Test("Syntax errors hide no other problems") func syntaxErrors() {
    let text = #"{"a": tru, "b": 01, "c": , "d": "\q", "e" "x" "f": -1}"#
    let found = problems(text) { reader in
      #expect(reader.bool("a", required: true) == nil)
      for key in ["b", "c"] { #expect(reader.number(key, required: true) == nil) }
      #expect(reader.field("d", required: true)?.asEnumeration([("x", 0)]) == nil)
      #expect(reader.string("e") == "x")
      #expect(reader.number("f", in: 0...1) == nil)
      reader.finish()
    }
    #expect(
      found == [
        #"1:7: "tru" is not a value; put text in double quotes"#,
        "1:17: \"01\" is not a JSON number",
        "1:26: a value is missing",
        #"1:34: \q is not an escape sequence; write a backslash as \\"#,
        "1:43: a colon is missing after the key",
        "1:47: a comma is missing before this",
        "1:52: f: -1 is not between 0 and 1",
      ])
  }

  @Test("The first problems of a file are kept, in whatever order they come") func firstProblems() {
    let log = ProblemLog(file: "f")
    for round in 1...2 {
      for line in (1...3000).reversed() {
        log.report(.root, at: JSONLocation(line: line, column: 1), "x")
      }
      #expect(log.problems.list.map(\.line) == (1...1000).map { $0 }, "round \(round)")
      // What is reported again is not counted again.
      #expect(log.problems.omitted == 2000)
    }
    log.report(.root, at: nil, "the file")
    #expect(log.problems.list.first?.message == "the file")
    #expect(log.problems.list.count == 1000)
    #expect(log.problems.list.last?.line == 999)
    #expect(log.problems.omitted == 2001)
  }

  @Test("A root that is not an object is reported") func root() {
    #expect(problems("[]") { _ in } == ["f:1:1: expected an object, found an array"])
    #expect(
      problems("{") { _ in } == [
        "f:1:2: the file ends inside the object that begins at 1:1; close it with }"
      ])
  }

  @Test("A path quotes every key that is not a plain name") func paths() {
    #expect(JSONPath("colors", "primary", "r").description == "colors.primary.r")
    #expect(JSONPath("views").index(2).key("style").description == "views[2].style")
    #expect(JSONPath("a.b").key("").key("цвет").description == "[\"a.b\"][\"\"].цвет")
    #expect(JSONPath("a\n\u{1B}[0m").description == "[\"a\\n\\u001B[0m\"]")
    #expect(
      quoted(String(repeating: "x", count: 100)) == "\"" + String(repeating: "x", count: 60) + "…\""
    )
  }

  @Test("A suggestion never controls a terminal") func suggestion() {
    let found = problems("{\"someLongKe\": 1}") { reader in
      reader.allow("someLongKe\u{1B}")
      reader.finish()
    }
    #expect(found == [#"1:2: someLongKe: unknown key; did you mean `someLongKe\u001B`?"#])
  }
}
