/// The names of snapshots, from the tests that take them.
import Foundation
import Testing

@testable import LikenessTesting

/// The identity of an assertion on the calling line.
private func identity(
  named name: String? = nil, variant: SnapshotVariant = .none, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function
) throws -> String {
  let site = CallSite(fileID: fileID, filePath: filePath, line: 1, column: 1, function: function)
  return try site.identity(named: name, variant: variant).description
}

enum Look { case light, dark }
enum Shape {
  case dot
  case square(Int)
  case box(Int, height: Int)
}
struct Flags: OptionSet { let rawValue: Int }
struct Plain: Sendable {}
struct Described: CustomStringConvertible { var description: String { "in words" } }

/// A value of any type, which is an argument without a name of its own.
struct Value: @unchecked Sendable {
  let any: Any
  init(_ any: Any) { self.any = any }
}

@Suite struct TestIdentityTests {
  @Test("The suite is the type, and the case is the function") func suiteAndCase() throws {
    #expect(try identity() == "TestIdentityTests/suiteAndCase")
  }

  @Test("A name follows that of the test, so two tests of a suite may share it")
  func nameAfterTest() throws {
    #expect(try identity(named: "with badge") == "TestIdentityTests/nameAfterTest.with badge")
  }

  @Test("A variant follows the name") func variantAfterName() throws {
    let variant: SnapshotVariant = [.scale: "2", .theme: "dark"]
    #expect(
      try identity(named: "a", variant: variant) == "TestIdentityTests/variantAfterName.a@dark,2x")
  }

  @Test("The argument of a parameterized test is part of the name", arguments: [Look.light])
  func argument(look: Look) throws {
    #expect(try identity() == "TestIdentityTests/argument.light")
  }

  @Test("Two arguments are both part of the name", arguments: ["a"], [0.5])
  func twoArguments(name: String, size: Double) throws {
    #expect(try identity() == "TestIdentityTests/twoArguments.a, 0.5")
  }

  @Test("A name replaces the argument", arguments: [1]) func nameForArgument(number: Int) throws {
    #expect(try identity(named: "one") == "TestIdentityTests/nameForArgument.one")
  }

  /// The words are those that Swift prints for literals of these values, except that texts lose
  /// their quotes.
  @Test(
    "Values that describe themselves alike in every run are names",
    arguments: [
      (.init("it’s"), "it’s"), (.init(true), "true"), (.init(3), "3"), (.init(Look.dark), "dark"),
      (.init(Scale.one), "1"),
      (.init(Look?.none as Any), "nil"), (.init(Look?.some(.dark) as Any), "dark"),
      (.init([1, 2]), "1, 2"), (.init(("a", 1)), "a, 1"),
      (.init(Shape.dot), "dot"), (.init(Shape.square(2)), "square(2)"),
      (.init(Shape.box(2, height: 3)), "box(2, 3)"),
      (.init(Flags(rawValue: 6)), "6"), (.init(Described()), "in words"), (.init(1...2), "1 ... 2"),
      (.init(Set([3, 1, 2])), "1, 2, 3"), (.init(["b": 1, "a": 2]), "a: 2, b: 1"),
    ] as [(Value, String)])
  func stableArguments(value: Value, words: String) {
    #expect(ArgumentName([value.any]) == .named(words))
  }

  @Test("Values whose description may change from run to run are not names")
  func unstableArguments() {
    for value in [[Plain()], NSObject(), Plain(), Shape.self] as [Any] {
      #expect(ArgumentName([value]) == .unnamed, "\(value)")
    }
    #expect(ArgumentName([nil]) == .unnamed)
    #expect(ArgumentName([]) == .unnamed)
  }

  @Test("An argument without a name is an error that asks for one", arguments: [Plain()])
  func unnamedArgument(value: Plain) throws {
    #expect(
      throws: SnapshotIdentityError.unnamedArguments(
        suite: "TestIdentityTests", test: "unnamedArgument")
    ) {
      try identity()
    }
    #expect(try identity(named: "plain") == "TestIdentityTests/unnamedArgument.plain")
  }

  @Test("Names of XCTest are read on Linux and on Apple systems")
  func namesOfXCTest() {
    let expected = TestName(types: ["CardTests"], function: "testRow()")
    #expect(TestName(xcTest: "CardTests.testRow", of: "AppTests.CardTests") == expected)
    #expect(TestName(xcTest: "-[AppTests.CardTests testRow]", of: "AppTests.CardTests") == expected)
    #expect(
      TestName(xcTest: "-[AppTests.CardTests testRowAndReturnError:]", of: "AppTests.CardTests")
        == expected)
    #expect(
      TestName(
        xcTest: "-[AppTests.CardTests testRowWithCompletionHandler:]", of: "AppTests.CardTests")
        == expected)
  }

  @Test("A helper in any file takes the name of the running test") func runningTest() throws {
    #expect(
      try identity(fileID: "Other/Helpers.swift", function: "helper(of:)")
        == "TestIdentityTests/runningTest")
  }

  @Test("A task of a test takes its name") func task() async throws {
    #expect(try await Task { try identity() }.value == "TestIdentityTests/task")
  }

  @Test func `a name (in words)`() throws {
    let expected = try SnapshotIdentity(suite: "TestIdentityTests", name: "a name (in words)")
    #expect(try identity() == expected.description)
  }

  @Test("An empty name is an error") func emptyName() {
    #expect(throws: SnapshotIdentityError.emptyName(suite: "TestIdentityTests")) {
      try verifySnapshot(of: "", as: .lines, named: "")
    }
  }

  struct Inner {
    @Test("A type in a type is a folder in a folder") func nested() throws {
      #expect(try identity() == "TestIdentityTests/Inner/nested")
    }
  }

  @Test("The owner is the file and the test") func owner() throws {
    let site = CallSite(
      fileID: "M/F.swift", filePath: "/package/Tests/M/F.swift", line: 1, column: 1,
      function: "testA()")
    #expect(
      site.owner(relativeTo: "/package", test: nil).description == "Tests/M/F.swift test testA()")
    let inner = site.owner(
      relativeTo: "/package", test: TestName(types: ["A", "B"], function: "c()"))
    #expect(inner.description == "Tests/M/F.swift test A/B/c()")
    let odd = site.owner(relativeTo: "/other", test: TestName(types: [], function: "a\nb()"))
    #expect(
      odd.notes(for: try SnapshotIdentity("A/a")) == [
        .init(key: "owner", value: "(M)/F.swift test a b()")
      ])
  }
}

@Test("A function outside any type has its file as the suite") func outsideTypes() throws {
  #expect(try identity() == "TestIdentityTests/outsideTypes")
}
