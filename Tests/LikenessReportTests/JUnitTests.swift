/// `junit.xml` as a build server reads it.
import Foundation
import LikenessReport
import LikenessSnapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the elements of a document, their attributes and their text.
final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var text = ""

  /// Parses a document, and records an issue if it is not well formed.
  func read(_ document: String) throws {
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(name)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

@Suite struct JUnitTests {
  @Test("Cases are in their suites, with counts and times") func suites() throws {
    let text = try #require(
      TextDifference(from: "radius 12 color #783BF9", to: "radius 4 color #783BF9"))
    var broken = try outcome(of: "Button/c@dark,2x", .refused(problem: "Cut off."))
    (broken.timings.read, broken.timings.draw) = (0.5, 1)
    let report = Report(
      title: "Gallery",
      entries: try [
        failing("News", "badoo", .text(difference: text)), passing("Button", "a"),
        ReportEntry(.outcome(broken)),
      ])
    let reader = JUnitReader()
    try reader.read(report.text(of: "junit.xml"))
    #expect(
      reader.elements == [
        "testsuites", "testsuite", "testcase", "testcase", "error", "testsuite", "testcase",
        "failure",
      ])
    #expect(
      reader.attributes[0] == [
        "name": "Gallery", "tests": "3", "failures": "1", "errors": "1", "time": "1.750",
      ])
    #expect(
      reader.attributes[1] == [
        "name": "Button", "tests": "2", "failures": "0", "errors": "1", "skipped": "0",
        "time": "1.500",
      ])
    #expect(reader.attributes[3] == ["classname": "Button", "name": "c@dark,2x", "time": "1.500"])
    #expect(reader.attributes[4] == ["message": "It was not checked. Cut off.", "type": "refused"])
    #expect(
      reader.attributes[7] == [
        "message": "the text differs: 1 line removed, 1 line added, from line 1", "type": "text",
      ])
    #expect(
      reader.text.contains(
        "- radius 12 color #783BF9\n+ radius 4 color #783BF9\nThe renderer changed.\n"))
    #expect(reader.text.contains("To accept it, run: likeness accept News/badoo"))
  }

  @Test("Times that are none are zero") func noTimes() throws {
    for seconds in [Double.nan, .infinity, -1, 1e300] {
      var entry = try failing()
      entry.edit { $0.timings.draw = seconds }
      let report = Report(title: "Gallery", seconds: seconds, entries: [entry])
      #expect(
        try report.text(of: "junit.xml").contains(
          "classname=\"News\" name=\"badoo\" time=\"0.000\""))
      #expect(try report.text(of: "outcomes.json").contains("\"snapshot\" : \"News/badoo\""))
    }
  }
}
