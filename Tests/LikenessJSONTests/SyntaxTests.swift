/// Syntax: valid and invalid texts, and the location of each error.
import LikenessJSON
import Testing

/// The problems of a text, one per line, without the file.
private func problems(_ text: String, _ options: JSONOptions = .strict) -> [String] {
  JSONDocument(text, file: "f", options: options).problems.list.map {
    String($0.description.dropFirst(2))
  }
}

private func value(_ text: String, _ options: JSONOptions = .strict) -> JSONValue? {
  JSONDocument(text, file: "f", options: options).root?.value
}

@Suite struct SyntaxTests {
  @Test("Every kind of value is read") func kinds() {
    let text = #" { "a" : [ 1 , -2.5e3 , true , false , null , "x" , [ ] , { } ] } "#
    let list: JSONValue = [1, .number(JSONNumber(-2500)), true, false, nil, "x", [], [:]]
    #expect(value(text)?["a"] != nil)
    guard case .array(let elements)? = value(text)?["a"], case .array(let expected) = list else {
      Issue.record("no array")
      return
    }
    #expect(elements.count == 8)
    for index in [0, 2, 3, 4, 5, 6, 7] { #expect(elements[index] == expected[index]) }
    guard case .number(let number) = elements[1] else {
      Issue.record("no number")
      return
    }
    #expect(number.text == "-2.5e3")
    #expect(number.double == -2500)
    #expect(number.int == -2500)
  }

  @Test("A number keeps its digits and refuses what it cannot hold") func numbers() {
    func number(_ text: String) -> JSONNumber? {
      if case .number(let number)? = value(text) { number } else { nil }
    }
    #expect(number("15.0")?.int == 15)
    #expect(number("1.5")?.int == nil)
    #expect(number("-0")?.int == 0)
    #expect(number("9223372036854775807")?.int == .max)
    #expect(number("9223372036854775808")?.int == nil)
    #expect(number("9223372036854775808")?.double == 9_223_372_036_854_775_808)
    #expect(number("1e400")?.double == nil)
    #expect(number("1e400")?.text == "1e400")
    #expect(number("0.1")?.double == 0.1)
  }

  @Test("Escapes are resolved") func escapes() {
    #expect(value(#""\"\\\/\b\f\n\r\t""#) == .string("\"\\/\u{8}\u{C}\n\r\t"))
    #expect(value(#""\u0041\u00e9\u20AC""#) == .string("Aé€"))
    #expect(
      value(#""\uD83D\uDE00\uDBFF\uDFFF\uD800\uDC00""#) == .string("\u{1F600}\u{10FFFF}\u{10000}"))
  }

  @Test("A byte order mark is skipped and takes no column") func byteOrderMark() {
    #expect(
      JSONDocument([0xEF, 0xBB, 0xBF] + Array("[1]".utf8), file: "f").root?.location
        == JSONLocation(line: 1, column: 1))
    #expect(
      JSONDocument([0xFF, 0xFE, 0x7B, 0], file: "f").problems.description
        == "f:1:1: the file is UTF-16; save it as UTF-8")
  }

  @Test(
    "One visible character is one column",
    arguments: [
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "я", "a",
    ])
  func columns(character: String) throws {
    // [ " c " , _ 1 ]: the number is the seventh character.
    let document = JSONDocument("[\"\(character)\", 1]", file: "f")
    guard case .array(let elements)? = document.root?.kind else {
      Issue.record("no array")
      return
    }
    #expect(elements[1].location == JSONLocation(line: 1, column: 7))
  }

  @Test("Each line end begins a line", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    let document = JSONDocument("{\(end)\(end)  \"k\":\(end) 1}", file: "f")
    guard case .object(let object)? = document.root?.kind else {
      Issue.record("no object")
      return
    }
    #expect(object.members.map(\.location) == [JSONLocation(line: 3, column: 3)])
    #expect(object["k"]?.location == JSONLocation(line: 4, column: 2))
  }

  @Test("Comments and trailing commas are read where they are allowed") func comments() {
    let text = """
      // one
      { /* two
      lines */ "a": [1, 2,], // three
      }
      /**/
      """
    #expect(value(text, .relaxed) == ["a": [1, 2]])
    #expect(
      problems(text) == [
        "1:1: comments are not allowed in this file",
        "2:3: comments are not allowed in this file",
        "3:20: there is nothing after this comma; remove it",
        "3:22: there is nothing after this comma; remove it",
        "3:24: comments are not allowed in this file",
        "5:1: comments are not allowed in this file",
      ])
  }

  @Test("Duplicate keys are kept") func repeatedKeys() {
    guard case .object(let object)? = JSONDocument(#"{"a":1,"b":2,"a":3}"#, file: "f").root?.kind
    else {
      Issue.record("no object")
      return
    }
    #expect(object.members.map(\.key) == ["a", "b", "a"])
    #expect(object["a"]?.value == 1)
    #expect(object.duplicates.map(\.member.location) == [JSONLocation(line: 1, column: 14)])
    #expect(object.duplicates.map(\.first.location) == [JSONLocation(line: 1, column: 2)])
  }

  /// Every error in malformed texts, with locations counted by hand.
  static let malformed: [(String, [String])] = [
    ("", ["1:1: the file is empty; expected a JSON value, such as {}"]),
    ("  \n ", ["2:2: the file is empty; expected a JSON value, such as {}"]),
    ("{", ["1:2: the file ends inside the object that begins at 1:1; close it with }"]),
    ("[1", ["1:3: the file ends inside the array that begins at 1:1; close it with ]"]),
    ("[1}", ["1:3: } does not close the array that begins at 1:1; ] does"]),
    ("{\"a\":1]", ["1:7: ] does not close the object that begins at 1:1; } does"]),
    ("{} {}", ["1:4: there is more text after the end of the value; a file has only one value"]),
    ("[1 2]", ["1:4: a comma is missing before this"]),
    ("{\"a\":1\n \"b\":2}", ["2:2: a comma is missing before this"]),
    ("[,1]", ["1:2: there is nothing before this comma; remove it"]),
    ("[1,,2]", ["1:4: there is nothing before this comma; remove it"]),
    ("[1,]", ["1:3: there is nothing after this comma; remove it"]),
    ("{\"a\":1,}", ["1:7: there is nothing after this comma; remove it"]),
    ("{\"a\" 1}", ["1:6: a colon is missing after the key"]),
    ("{\"a\"}", ["1:5: a colon is missing after the key"]),
    (
      "{\"a\"=1}",
      ["1:5: a colon is missing after the key", "1:5: expected a value, found \"=\""]
    ),
    ("{\"a\":}", ["1:6: a value is missing"]),
    ("{\"a\":", ["1:6: the file ends, but a value is missing"]),
    (
      "{a:1, 'b':2}",
      [
        "1:2: put the key in double quotes",
        "1:7: expected a key in double quotes, found \"'\"",
      ]
    ),
    ("['b']", ["1:2: expected a value, found \"'\""]),
    ("{1:2}", ["1:2: put the key in double quotes"]),
    ("{[", ["1:2: expected a key in double quotes, found \"[\""]),
    ("[True, NULL]", ["1:2: write true for \"True\"", "1:8: write null for \"NULL\""]),
    ("[bold]", ["1:2: \"bold\" is not a value; put text in double quotes"]),
    (
      "[NaN, -Infinity]",
      [
        "1:2: \"NaN\" is not a value; put text in double quotes",
        "1:7: \"-Infinity\" is not a JSON number",
      ]
    ),
    (
      "[+1, 01, .5, 1.]",
      [
        "1:2: \"+1\" is not a JSON number", "1:6: \"01\" is not a JSON number",
        "1:10: \".5\" is not a JSON number", "1:14: \"1.\" is not a JSON number",
      ]
    ),
    (
      "[0x1F, 1e, 1.2.3, -, 10px]",
      [
        "1:2: \"0x1F\" is not a JSON number", "1:8: \"1e\" is not a JSON number",
        "1:12: \"1.2.3\" is not a JSON number", "1:19: \"-\" is not a JSON number",
        "1:22: \"10px\" is not a JSON number",
      ]
    ),
    ("[\"abc\n]", ["1:2: this text is not closed on its line; close it with a double quote"]),
    ("[\"abc", ["1:2: this text is not closed on its line; close it with a double quote"]),
    ("[\"abc\\", ["1:2: this text is not closed on its line; close it with a double quote"]),
    ("[\"a\tb\"]", ["1:4: write a tab in text as \\t"]),
    ("[\"a\u{1}b\"]", ["1:4: write a control character in text as \\u0001"]),
    (
      #"["C:\dir", "\é"]"#,
      [
        #"1:5: \d is not an escape sequence; write a backslash as \\"#,
        #"1:13: \é is not an escape sequence; write a backslash as \\"#,
      ]
    ),
    (
      #"["\u12", "\uZZZZ"]"#,
      ["1:3: \\u takes four hexadecimal digits", "1:11: \\u takes four hexadecimal digits"]
    ),
    (
      #"["\uD83D", "\uDE00", "\uD83Dx", "\uD83D\u0041", "\uD83D\uD83D"]"#,
      [
        "1:3", "1:13", "1:23", "1:34", "1:50", "1:56",
      ].map {
        $0
          + """
          : half of a surrogate pair is missing; write both halves, \\uD83D\\uDE00, or the \
          character itself
          """
      }
    ),
    ("[1] /", ["1:5: a comment begins with // or /*"]),
    ("# x\n[1]", ["1:1: expected a value, found \"#\""]),
    ("@", ["1:1: expected a value, found \"@\""]),
  ]

  @Test("Every error of a malformed text is listed", arguments: malformed)
  func errors(text: String, expected: [String]) {
    #expect(problems(text) == expected)
    #expect(value(text) == nil)
  }

  @Test("An unclosed comment is reported where it begins") func unclosedComment() {
    #expect(
      problems("[1,\n /* x\n", .relaxed) == [
        "2:2: the file ends inside this comment; close it with */"
      ])
  }

  @Test(
    "Bytes that are not UTF-8 are reported at their place",
    arguments: [
      ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0xC3, 0xA9, 0xE2, 0x82, 0x22], 3),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 2), ([0x22, 0xE2, 0x82], 2), ([0x22, 0x80], 2),
    ] as [([UInt8], Int)])
  func notUTF8(bytes: [UInt8], column: Int) {
    #expect(
      JSONDocument(bytes, file: "f").problems.description
        == "f:1:\(column): this is not UTF-8; save the file as UTF-8")
    let later = JSONDocument(Array("\r\n\n".utf8) + bytes, file: "f")
    #expect(
      later.problems.description == "f:3:\(column): this is not UTF-8; save the file as UTF-8")
  }
}
