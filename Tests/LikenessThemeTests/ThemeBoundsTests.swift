/// Themes that try to cost more than their size: work and memory stay proportional to the file.
/// Counts work instead of measuring time.
import LikenessDisplayList
import LikenessJSON
import Testing

@testable import LikenessTheme

private func tree(_ text: String) throws -> (DesignTokenTree, ProblemLog) {
  let log = ProblemLog(file: "f")
  return (DesignTokenTree(root: try #require(JSONDocument(text, file: "f").cursor(log: log))), log)
}

@Suite struct ThemeBoundsTests {
  /// If each token contained the group's name, it would take 15 GB.
  @Test("A group with a very long name is refused") func longName() {
    let name = String(repeating: "n", count: 500_000)
    let tokens = (0..<30_000).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
    #expect(
      ThemeFormat.dtcg.problems("{\"$type\":\"number\",\"\(name)\":{\(tokens)}}") == [
        "1:19: [\"\(name.prefix(60))…\"]: a name of 500000 bytes is too long; the longest has 256"
      ])
  }

  /// 60 names of 250 bytes are 15 KB per path, and 450 MB in total. A budget of 16 MiB holds about
  /// 1,100 of them.
  @Test("Long paths of many tokens end in a problem") func longPaths() {
    let name = String(repeating: "n", count: 250)
    let tokens = (0..<30_000).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
    let text =
      "{\"$type\":\"number\"," + String(repeating: "\"\(name)\":{", count: 60) + tokens
      + String(repeating: "}", count: 61)
    #expect(
      ThemeFormat.dtcg.problems(text) == [
        "1:1: the token names, including their groups, take more than 16777216 bytes"
      ])
  }

  /// Wrong names of 62 characters among 9,000 that differ only at the end: each lookup costs over a
  /// million steps. After 100 of them a slip gets no suggestion, which shows that the work is
  /// limited.
  @Test("Suggestions end where they would cost too much", arguments: [(0, true), (100, false)])
  func costlySuggestions(
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

  @Test("A usual file gets a suggestion for each slip") func suggestions() {
    let names = (0..<1000).map { "\"someColor\(1000 + $0)\":\"#123\"" }
    let slips = (0..<100).map { "\"a\($0)\":\"smeColor\(1000 + $0 * 7)\"" }
    do throws(Problems) {
      _ = try Theme(json: "{\"colors\":{\((names + slips).joined(separator: ","))}}", file: "f")
      Issue.record("no problem")
    } catch {
      #expect(error.list.map(\.message).allSatisfy { $0.contains("did you mean") })
    }
  }

  @Test("A chain of references is followed once, however many lead into it")
  func sharedChain() throws {
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

  @Test("A large value is read once, however many tokens share it") func sharedValue() throws {
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
  @Test("A large group that many extend ends in a problem") func sharedGroup() {
    let members = (0..<3000).map { "\"$\($0)\":1" }.joined(separator: ",")
    let heirs = (0..<2000).map { "\"h\($0)\":{\"$extends\":\"{base}\"}" }.joined(separator: ",")
    #expect(
      ThemeFormat.dtcg.problems("{\"base\":{\(members)},\(heirs)}").first
        == "1:1: after extending its groups, the file has more than 50000 tokens and groups")
  }
}
