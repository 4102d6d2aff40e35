/// Whether a process runs selected tests, by the arguments that the tools of each system start it
/// with.
import Testing

@testable import LikenessTesting

@Suite struct TestSelectionTests {
  @Test(
    "Arguments show whether all tests run",
    arguments: [
      (["/b/AppPackageTests.xctest"], true),
      (["/b/AppPackageTests.xctest", "--testing-library", "swift-testing"], true),
      (
        ["/b/AppPackageTests.xctest", "--testing-library", "swift-testing", "--filter", "Card"],
        false
      ),
      (
        ["/b/AppPackageTests.xctest", "--testing-library", "swift-testing", "--skip", "Card"], false
      ),
      (["/b/AppPackageTests.xctest", "AppTests.CardTests/testPlain"], false),
      (
        ["/b/AppPackageTests.xctest", "AppTests.CardTests/testPlain,AppTests.CardTests/testTall"],
        false
      ),
      (["/usr/bin/xctest", "/b/AppPackageTests.xctest"], true),
      (["/usr/bin/xctest", "-XCTest", "AppTests.CardTests/testPlain", "/b/A.xctest"], false),
      (
        [
          "/l/swiftpm-testing-helper", "--test-bundle-path", "/b/A.xctest/Contents/MacOS/A",
          "/b/A.xctest/Contents/MacOS/A",
          "--testing-library", "swift-testing",
        ], true
      ),
      (
        ["/b/A.xctest", "--xunit-output", "out.xml", "--event-stream-output-path", "events.json"],
        true
      ),
    ] as [([String], Bool)]) func arguments(arguments: [String], isAll: Bool)
  {
    #expect(TestSelection.isAll(arguments: arguments, environment: [:]) == isAll)
  }

  @Test("Xcode does not show what it chose") func xcode() {
    #expect(
      TestSelection.isAll(
        arguments: ["/usr/bin/xctest"],
        environment: ["XCTestConfigurationFilePath": "/tmp/a.xctestconfiguration"]) == nil
    )
    #expect(
      TestSelection.isAll(
        arguments: ["/usr/bin/xctest"], environment: ["XCTestConfigurationFilePath": ""]) == true)
  }
}
