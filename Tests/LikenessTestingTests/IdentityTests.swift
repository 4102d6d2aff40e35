/// The names of snapshots, from the tests that take them.
import Testing

@testable import LikenessTesting

/// The identity of an assertion on the calling line.
private func identity(
  named name: String? = nil, variant: SnapshotVariant = .none, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function
) throws -> String {
  let site = CallSite(fileID: fileID, filePath: filePath, line: 1, column: 1, function: function)
  return try site.identity(named: name, variant: variant).description
}

@Suite struct IdentityTests {
  @Test func theSuiteIsTheTypeAndTheCaseTheFunction() throws {
    #expect(try identity() == "IdentityTests/theSuiteIsTheTypeAndTheCaseTheFunction")
  }

  @Test func aNameTakesThePlaceOfTheFunction() throws {
    #expect(try identity(named: "with badge") == SnapshotIdentity(suite: "IdentityTests", name: "with badge").description)
  }

  @Test func aVariantFollows() throws {
    #expect(try identity(named: "a", variant: [.scale: "2", .theme: "dark"]) == "IdentityTests/a@dark,2x")
  }

  @Test(arguments: [1]) func parametersAreNoPartOfIt(number: Int) throws {
    #expect(try identity() == "IdentityTests/parametersAreNoPartOfIt")
  }

  @Test func aHelperAnywhereTakesTheNameOfTheRunningTest() throws {
    #expect(
      try identity(fileID: "Other/Helpers.swift", function: "helper(of:)") == "IdentityTests/aHelperAnywhereTakesTheNameOfTheRunningTest")
  }

  @Test func aTaskOfTheTestTakesItsName() async throws {
    #expect(try await Task { try identity() }.value == "IdentityTests/aTaskOfTheTestTakesItsName")
  }

  @Test func `a name (in words)`() throws {
    let expected = try SnapshotIdentity(suite: "IdentityTests", name: "a name (in words)")
    #expect(try identity() == expected.description)
  }

  @Test func anEmptyNameIsAnError() {
    #expect(throws: SnapshotIdentityError.emptyName(suite: "IdentityTests")) { try verifySnapshot(of: "", as: .lines, named: "") }
  }

  struct Inner {
    @Test func aTypeInATypeIsAFolderInAFolder() throws {
      #expect(try identity() == "IdentityTests/Inner/aTypeInATypeIsAFolderInAFolder")
    }
  }

  @Test func theOwnerSaysFileAndTest() throws {
    let site = CallSite(fileID: "M/F.swift", filePath: "/package/Tests/M/F.swift", line: 1, column: 1, function: "testA()")
    #expect(site.owner(relativeTo: "/package", test: nil).description == "Tests/M/F.swift test testA()")
    let inner = site.owner(relativeTo: "/package", test: TestName(types: ["A", "B"], function: "c()"))
    #expect(inner.description == "Tests/M/F.swift test A/B/c()")
    let odd = site.owner(relativeTo: "/other", test: TestName(types: [], function: "a\nb()"))
    #expect(odd.notes(for: try SnapshotIdentity("A/a")) == [.init(key: "owner", value: "(M)/F.swift test a b()")])
  }
}

@Test func aFunctionOutsideAnyTypeHasTheFileForItsSuite() throws {
  #expect(try identity() == "IdentityTests/aFunctionOutsideAnyTypeHasTheFileForItsSuite")
}
