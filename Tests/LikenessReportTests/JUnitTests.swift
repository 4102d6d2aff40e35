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
  @Test func casesStandInTheirSuitesWithCountsAndTimes() throws {
    var broken = ReportEntry(
      .snapshot(try SnapshotIdentity("Button/c@dark,2x")), status: .unreadable, isFailure: true,
      verdict: "cut")
    broken.seconds = 1.5
    let report = Report(
      title: "Gallery", entries: try [failing("News", "badoo"), passing("Button", "a"), broken])
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
    #expect(reader.attributes[4] == ["message": "cut", "type": "unreadable"])
    #expect(reader.attributes[7] == ["message": "12 of 800 pixels differ", "type": "pixels"])
    #expect(
      reader.text.contains(
        "- radius 12 color #783BF9\n+ radius 4 color #783BF9\n… and 2 more changed lines\n"))
    #expect(reader.text.contains("To accept it, run: likeness accept News/badoo"))
  }

  @Test func timesThatAreNoneAreZero() throws {
    for seconds in [Double.nan, .infinity, -1, 1e300] {
      var entry = try failing()
      entry.seconds = seconds
      let report = Report(title: "Gallery", seconds: seconds, entries: [entry])
      #expect(
        try report.text(of: "junit.xml").contains(
          "classname=\"News\" name=\"badoo\" time=\"0.000\""))
      #expect(try report.text(of: "outcomes.json").contains("\"snapshot\" : \"News/badoo\""))
    }
  }
}
