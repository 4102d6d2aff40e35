/// Writing values as text that reads back equal.
import LikenessJSON
import Testing

@Suite struct WriterTests {
  @Test("The canonical form is indented and keeps the order") func canonicalForm() {
    let value: JSONValue = [
      "b": ["x": 1, "y": [1, 2]], "a": ["r": 51, "a": 0.5], "empty": [:], "none": [],
      "text": "q\" \\ \n \u{1} é", "nested": [[1], []],
    ]
    #expect(
      value.text() == """
        {
          "b": {
            "x": 1,
            "y": [1, 2]
          },
          "a": { "r": 51, "a": 0.5 },
          "empty": {},
          "none": [],
          "text": "q\\" \\\\ \\n \\u0001 é",
          "nested": [
            [1],
            []
          ]
        }

        """)
    #expect((["r": 51] as JSONValue).text(width: 0) == "{\n  \"r\": 51\n}\n")
  }

  @Test(
    "A number is written in its shortest form",
    arguments: [
      (15.0, "15"), (0.1, "0.1"), (-0.5, "-0.5"), (1e21, "1e+21"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.nan, "null"), (-.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text() == text + "\n")
  }

  @Test("A written value reads back equal at every width") func roundTrip() {
    let value: JSONValue = [
      "k\u{0}\u{7F}\u{2028}": [1, 2.5, "\u{1F600}", nil, true, ["": [[]]]], "π": -1e-7,
    ]
    for width in [0, 20, 100] {
      #expect(JSONDocument(value.text(width: width), file: "f").root?.value == value)
    }
  }
}
