/// Themes that try to cost more than their size: work and memory stay proportional to the file.
/// Counts work instead of measuring time.
import LikenessDisplayList
import LikenessJSON
import Testing

@testable import LikenessTheme

private func tokenProblems(_ text: String) -> [String] {
  do throws(Problems) {
    _ = try Theme(designTokens: Array(text.utf8), file: "f")
    return []
  } catch {
    return error.description.split(separator: "\n").map { String($0.dropFirst(2)) }
  }
}

private func tree(_ text: String) throws -> (DesignTokenTree, ProblemLog) {
  let log = ProblemLog(file: "f")
  return (DesignTokenTree(root: try #require(JSONDocument(text, file: "f").cursor(log: log))), log)
}

@Suite struct ThemeBoundsTests {
  /// If each token contained the group's name, it would take 15 GB.
  @Test func aGroupWithAVeryLongNameIsRefused() {
    let name = String(repeating: "n", count: 500_000)
    let tokens = (0..<30_000).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
    #expect(
      tokenProblems("{\"$type\":\"number\",\"\(name)\":{\(tokens)}}") == [
        "1:19: [\"\(name.prefix(60))…\"]: a name of 500000 bytes is too long; the longest has 256"
      ])
  }

  /// 60 names of 250 bytes are 15 KB per path, and 450 MB in total. A budget of 16 MiB holds about
  /// 1,100 of them.
  @Test func longPathsOfManyTokensEndInAProblem() {
    let name = String(repeating: "n", count: 250)
    let tokens = (0..<30_000).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
    let text =
      "{\"$type\":\"number\"," + String(repeating: "\"\(name)\":{", count: 60) + tokens
      + String(repeating: "}", count: 61)
    #expect(
      tokenProblems(text) == [
        "1:1: the token names, including their groups, take more than 16777216 bytes"
      ])
  }

  /// Wrong names of 62 characters among 9,000 that differ only at the end: each lookup costs over a
  /// million steps. After 100 of them a slip gets no suggestion, which shows that the work is
  /// limited.
  @Test(arguments: [(0, true), (100, false)]) func suggestionsEndWhereTheyWouldCostTooMuch(
    wrong: Int, hasSuggestion: Bool
  ) throws {
    let prefix = String(repeating: "n", count: 50)
    let known = (0..<9000).map { "\"\(prefix)zzzzzz\(100_000 + $0)\":\"#123\"" }
    let nothings = (0..<wrong).map { "\"a\($0)\":\"\(prefix)aaaaaa\(100_000 + $0)\"" }
    let slip = [##""primary":"#123""##, #""slip":"primry""#]
    do throws(Problems) {
      _ = try Theme(
        json: "{\"colors\":{\((known + nothings + slip).joined(separator: ","))}}", file: "f")
      Issue.record("no problem")
    } catch {
      #expect(error.list.count == wrong + 1)
      #expect(
        error.list.last?.message == "unknown color \"primry\""
          + (hasSuggestion ? "; did you mean `primary`?" : ""))
    }
  }

  @Test(arguments: [
    (
      ##"{"colors": {"primary": "#123", "a": "{primry}"}}"##,
      #"unknown color "{primry}"; did you mean `primary`?"#
    ),
    (
      ##"{"colors": {"primary": "#123", "a": "{primary}"}}"##,
      #"unknown color "{primary}"; did you mean `primary`?"#
    ),
    (
      #"{"dimensions": {"a": "8px"}}"#,
      #"a dimension is a number of points; write 8 instead of "8px""#
    ),
    (
      #"{"dimensions": {"a": "-1.50 pt"}}"#,
      #"a dimension is a number of points; write -1.5 instead of "-1.50 pt""#
    ),
    (
      #"{"dimensions": {"a": "12"}}"#,
      #"a dimension is a number of points; write 12 instead of "12""#
    ),
    // Other units are not points, and a name with a digit is a name.
    (#"{"dimensions": {"a": "2rem"}}"#, #"unknown dimension "2rem""#),
    (#"{"dimensions": {"a": "px"}}"#, #"unknown dimension "px""#),
    (#"{"dimensions": {"a": "8 9px"}}"#, #"unknown dimension "8 9px""#),
    (
      #"{"dimensions": {"gap8": 8, "a": "gap"}}"#, #"unknown dimension "gap"; did you mean `gap8`?"#
    ),
  ])
  func aReferenceInBracesAndALengthWithAUnitGetAHint(json: String, message: String) {
    do throws(Problems) {
      _ = try Theme(json: json, file: "f")
      Issue.record("no problem")
    } catch {
      #expect(error.list.map(\.message) == [message])
    }
  }

  @Test func aUsualFileGetsASuggestionForEachSlip() {
    let names = (0..<1000).map { "\"someColor\(1000 + $0)\":\"#123\"" }
    let slips = (0..<100).map { "\"a\($0)\":\"smeColor\(1000 + $0 * 7)\"" }
    do throws(Problems) {
      _ = try Theme(json: "{\"colors\":{\((names + slips).joined(separator: ","))}}", file: "f")
      Issue.record("no problem")
    } catch {
      #expect(error.list.map(\.message).allSatisfy { $0.contains("did you mean") })
    }
  }

  @Test func aChainOfReferencesIsFollowedOnceHoweverManyLeadIntoIt() throws {
    let chain = (0..<98).map { "\"c\($0)\":{\"$value\":\"{c\($0 + 1)}\"}" }.joined(separator: ",")
    let color = #""c98":{"$value":{"colorSpace":"srgb","components":[0,1,0]}}"#
    let stops = Array(repeating: #"{"color":"{c0}","position":0}"#, count: 3000).joined(
      separator: ",")
    let (tree, log) = try tree(
      "{\"$type\":\"color\",\(chain),\(color),\"g\":{\"$type\":\"gradient\",\"$value\":[\(stops)]}}"
    )
    let values = DesignTokenValues(tree: tree)
    let token = try #require(tree.token("g"))
    let gradient = try #require(GradientToken.read(token, values))
    #expect(gradient.stops.count == 3000)
    #expect(gradient.stops.allSatisfy { $0.color == StraightColor(hex: 0x00FF00) })
    #expect(log.isEmpty)
    // One for each reference in the file: 98 in the chain, 3,000 stops.
    #expect(tree.cache.resolutions.count == 3098)
    // The gradient and the one color.
    #expect(tree.cache.values.count == 2)
  }

  @Test func aLargeValueIsReadOnceHoweverManyTokensShareIt() throws {
    let stops = Array(
      repeating: #"{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":0}"#, count: 1000
    ).joined(separator: ",")
    let names = (0..<2000).map { "\"a\($0)\":{\"$value\":\"{base.g}\"}" }.joined(separator: ",")
    let heirs = (0..<2000).map { "\"h\($0)\":{\"$extends\":\"{base}\"}" }.joined(separator: ",")
    let text = "{\"$type\":\"gradient\",\"base\":{\"g\":{\"$value\":[\(stops)]}},\(names),\(heirs)}"
    let (tree, log) = try tree(text)
    let values = DesignTokenValues(tree: tree)
    for token in tree.tokens { #expect(GradientToken.read(token, values)?.stops.count == 1000) }
    #expect(tree.tokens.count == 4001)
    #expect(log.isEmpty)
    #expect(tree.cache.values.count == 1001)
  }

  /// Each of 2,000 groups would look at 3,000 members that are none.
  @Test func aLargeGroupThatManyExtendEndsInAProblem() {
    let members = (0..<3000).map { "\"$\($0)\":1" }.joined(separator: ",")
    let heirs = (0..<2000).map { "\"h\($0)\":{\"$extends\":\"{base}\"}" }.joined(separator: ",")
    #expect(
      tokenProblems("{\"base\":{\(members)},\(heirs)}").first
        == "1:1: after extending its groups, the file has more than 50000 tokens and groups")
  }
}

@Suite struct TextShadowTests {
  @Test func aFontTakesTheFirstShadowThatTextCanShowAndTheRestIsSaid() throws {
    let theme = try Theme(
      json: ##"""
        {
          "shadows": {
            "card": [{ "color": "#111", "inset": true }, { "color": "#222", "dy": 2 }, { \##
        "color": "#333" }],
            "well": { "color": "#444", "inset": true }
          },
          "fonts": {
            "title": { "size": 20, "shadow": "card" },
            "inner": { "size": 20, "shadow": "well" },
            "plain": { "size": 20, "shadow": { "color": "#555" } }
          }
        }
        """##, file: "f")
    #expect(theme.fonts["title"]?.shadow == ShadowToken(dy: 2, color: StraightColor(hex: 0x222222)))
    #expect(theme.reference(.shadow, of: TokenID(.font, "title")) == TokenID(.shadow, "card"))
    #expect(
      theme.warnings == [
        #"""
        font "title": text shows only one of the 3 shadows of shadow "card": the first that isn't \#
        inset
        """#,
        #"font "inner": text can't show an inset shadow"#,
      ])
    #expect(try Theme(json: theme.text, file: "f") == theme)
    let again = try Theme(designTokens: Array(theme.designTokens().utf8), file: "f")
    #expect(again == theme)
    #expect(again.warnings == theme.warnings)
    #expect(
      Loaded.adopted(theme).summary(of: "f.json") == """
        f.json: loaded a theme without a name
        f.json: font "title": text shows only one of the 3 shadows of shadow "card": the first \
        that isn't inset
        f.json: font "inner": text can't show an inset shadow
        """)
    #expect(Theme.builtIn.warnings.isEmpty)
  }
}
