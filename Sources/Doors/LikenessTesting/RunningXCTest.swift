/// The XCTest test that is running, which only observers of XCTest learn.
import Foundation
import Likeness
import LikenessBase
import XCTest

enum RunningXCTest {
  private static let state = Locked<TestName?>(nil)

  /// The running test; nil if there is none, as in a Swift Testing process.
  static var name: TestName? { state.withLock { $0 } }

  /// Notes each test as it starts and ends. XCTest runs one at a time.
  private final class Observer: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      state.withLock {
        $0 = TestName(xcTest: testCase.name, of: String(reflecting: type(of: testCase)))
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { state.withLock { $0 = nil } }
  }

  fileprivate static func observe() { XCTestObservationCenter.shared.addTestObserver(Observer()) }
}

// An observer that the first assertion adds comes too late for the test of that assertion. The
// system calls the functions in this section while it loads the tests, before the first of them.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func,mod_init_funcs") @used
  private let observesFromTheStart: @convention(c) () -> Void = { RunningXCTest.observe() }
#else
  @section(".init_array") @used
  private let observesFromTheStart: @convention(c) () -> Void = { RunningXCTest.observe() }
#endif

extension TestName {
  /// Parses the name of an XCTest test: `CardTests.testRow` on Linux, `-[AppTests.CardTests
  /// testRow]` on Apple systems. `type` is the class with its module: `AppTests.CardTests`.
  init(xcTest name: String, of type: String) {
    types = type.split(separator: ".").dropFirst().map(String.init)
    var method = name.split { $0 == "." || $0 == " " }.last ?? ""
    // Objective-C's names of methods that throw or wait.
    for end in ["]", "AndReturnError:", "WithCompletionHandler:"] where method.hasSuffix(end) {
      method = method.dropLast(end.count)
    }
    function = "\(method)()"
  }
}
