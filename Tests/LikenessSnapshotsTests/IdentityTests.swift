import Foundation
import LikenessSnapshots
import TestKit
import Testing

private func identity(_ suite: String, _ name: String, _ variant: SnapshotVariant = .none) throws
  -> SnapshotIdentity
{
  try SnapshotIdentity(suite: suite, name: name, variant: variant)
}

@Suite struct IdentityTests {
  @Test func commonNamesReadAsPeopleSayThem() throws {
    #expect(try identity("Button", "primary").description == "Button/primary")
    #expect(
      try identity("Button", "primary", [.scale: "2", .theme: "dark"]).description
        == "Button/primary@dark,2x")
    #expect(
      try identity(
        "Settings/List", "one row",
        [
          "zoom": "3", .state: "on", .locale: "pt-BR", .direction: "rtl", .textSize: "XL",
          .width: "320", .scale: "1.5",
        ]
      ).description
        == "Settings/List/one row@1.5x,text=XL,rtl,locale=pt-BR,state=on,width=320,zoom=3")
    #expect(try identity("Кнопка", "ёлка").description == "Кнопка/ёлка")
  }

  @Test(arguments: [
    ("..", "..", "%2E%2E/%2E%2E"), (".git", ".hidden", "%2Egit/%2Ehidden"),
    ("a", "../../b", "a/%2E.%2F..%2Fb"),
    ("a", "b\u{0}c", "a/b%00c"), ("a", "con", "a/%63on"), ("aux.x", "LPT1.b", "%61ux.x/%4CPT1.b"),
    ("a", "-rf", "a/%2Drf"),
    ("a", "a@b%c", "a/a%40b%25c"), ("a", "x.", "a/x%2E"), ("a", " x ", "a/%20x%20"),
    ("a", "\u{202E}x", "a/%E2%80%AEx"),
    ("a b", "c-d_e.f g", "a b/c-d_e.f g"), ("a.png", "a.txt", "a%2Epng/a.txt"),
    ("a", "a:b\\c*", "a/a%3Ab%5Cc%2A"),
    ("a", "\u{338}x", "a/%CC%B8x"),
  ])
  func dangerousNamesStayInsideAndVisible(suite: String, name: String, expected: String) throws {
    let identity = try identity(suite, name)
    #expect(identity.description == expected)
    #expect(try SnapshotIdentity(expected) == identity)
  }

  @Test func themesThatLookLikeOtherAxesAreWrittenInFull() throws {
    #expect(try identity("a", "b", [.theme: "2x"]).description == "a/b@theme=2x")
    #expect(try identity("a", "b", [.theme: "rtl"]).description == "a/b@theme=rtl")
    #expect(try identity("a", "b", [.theme: ""]).description == "a/b@theme=")
    #expect(try identity("a", "b", [.scale: "2.0"]).description == "a/b@scale=2.0")
    #expect(try identity("a", "b", [.state: "a=b,c"]).description == "a/b@state=a%3Db%2Cc")
    #expect(try identity("a", "b", [.theme: "a=b"]).description == "a/b@a%3Db")
  }

  @Test func namesAreReadBackInAnyOrderOfAxes() throws {
    #expect(
      try SnapshotIdentity("a/b@scale=2,theme=dark")
        == identity("a", "b", [.theme: "dark", .scale: "2"]))
    #expect(try SnapshotIdentity("a/b/c").suite == "a/b")
  }

  @Test(arguments: [
    "", "a", "/b", "a/", "a//b", "a/b@dark,", "a/b@dark,light", "a/b@=x", "a/b%", "a/b%G0",
    "a/b%FF", "a%2Fb/c",
  ])
  func textsThatAreNoNamesAreRefused(text: String) {
    #expect(throws: SnapshotIdentityError.self) { try SnapshotIdentity(text) }
  }

  @Test func emptyAndOverlongNamesAreRefused() throws {
    #expect(throws: SnapshotIdentityError.emptyName(suite: "a")) { try identity("a", "") }
    #expect(throws: SnapshotIdentityError.emptySuite("", name: "b")) { try identity("", "b") }
    #expect(throws: SnapshotIdentityError.emptyAxis(suite: "a", name: "b")) {
      try identity("a", "b", [.init(rawValue: ""): "x"])
    }
    // 251 bytes and ".png" make 255.
    #expect(throws: Never.self) { try identity("a", String(repeating: "x", count: 251)) }
    let long = String(repeating: "x", count: 252)
    #expect(throws: SnapshotIdentityError.tooLong(long, bytes: 252, limit: 251)) {
      try identity("a", long)
    }
  }

  @Test func composedAndDecomposedLettersAreOneName() throws {
    let (composed, decomposed) = (try identity("a", "\u{E9}"), try identity("a", "e\u{301}"))
    #expect(composed == decomposed)
    #expect(Array(composed.description.utf8) == Array(decomposed.description.utf8))
  }

  @Test func namesThatDifferByCaseFoldTogether() throws {
    #expect(try identity("Button", "primary") != identity("button", "Primary"))
    #expect(
      try identity("Button", "primary").caseFolded == identity("button", "Primary").caseFolded)
  }

  /// Different triples of suite, case and variant never share a path, every path leads back, and no
  /// path leaves its folder.
  @Test func pathsAreOneToOneAndStayInside() throws {
    let pieces = [
      "a", "A", "/", ".", "..", "@", "%", "%2E", ",", "=", "x", "2x", "rtl", "é", "\\", " ", "-",
      "con", ".png", "\u{301}", "\u{0}", "🙂",
    ]
    var numbers = Seeded(1)
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    func word() -> String { (0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined() }
    let axes: [SnapshotVariant.Axis] = [
      .theme, .scale, .direction, .state, .init(rawValue: "x=y"), .init(rawValue: "b"),
    ]
    var seen: [[UInt8]: SnapshotIdentity] = [:]
    var count = 0
    for _ in 0..<20_000 {
      var variant = SnapshotVariant.none
      for _ in 0..<below(3) { variant[axes[below(axes.count)]] = word() }
      guard let identity = try? SnapshotIdentity(suite: word(), name: word(), variant: variant)
      else { continue }
      count += 1
      let path = identity.description
      #expect(try SnapshotIdentity(path) == identity, "\(path)")
      if let other = seen.updateValue(identity, forKey: Array(path.utf8)) {
        #expect(other == identity, "\(path)")
      }
      for component in path.split(separator: "/", omittingEmptySubsequences: false) {
        #expect(
          !component.isEmpty && !component.hasPrefix(".") && !component.hasSuffix(".")
            && !component.utf8.contains(0))
      }
    }
    #expect(count > 5000)
    #expect(seen.count > 3000)
  }
}
