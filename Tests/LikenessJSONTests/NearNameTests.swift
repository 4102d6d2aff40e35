/// Suggestions for misspelled names.
import Testing

@testable import LikenessJSON

@Suite struct NearNameTests {
  @Test(
    "The name that was meant is suggested for a slip",
    arguments: [
      ("cornerRadus", "cornerRadius"), ("CornerRadius", "cornerRadius"),
      ("cornreRadius", "cornerRadius"), ("colr", "color"),
      ("primry", "primary"), ("wieght", "weight"), ("sizee", "size"),
    ])
  func slips(wrong: String, right: String) {
    #expect(nearestName(to: wrong, among: ["zebra", right, "something"]) == right)
  }

  @Test(
    "No suggestion is made for a different name",
    arguments: [
      ("dx", "dy"), ("r", "g"), ("font", "size"), ("primary", "prim"), ("weight", "shadow"),
      ("", "a"), ("same", "same"),
    ])
  func otherNames(wrong: String, other: String) {
    #expect(nearestName(to: wrong, among: [other]) == nil)
  }

  /// 100 names of one length take 100 · 7 of the effort: for one of them the effort that is left is
  /// too little.
  @Test("The search ends where its effort is used up") func effort() {
    let known = (100..<199).map { "name\($0)" } + ["PRIMARY"]
    var effort = 801
    #expect(NearNames.nearest(to: "primary", among: known, effort: &effort) == "PRIMARY")
    effort = 800
    #expect(NearNames.nearest(to: "primary", among: known, effort: &effort) == nil)
  }

  @Test("The nearest of several names is suggested, and the first of equally near ones")
  func nearest() {
    #expect(nearestName(to: "primary", among: ["primarily", "primary2", "primaryX"]) == "primary2")
    #expect(
      nearestName(to: String(repeating: "a", count: 65), among: [String(repeating: "a", count: 64)])
        == nil)
  }
}
