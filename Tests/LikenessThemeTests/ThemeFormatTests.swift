/// Laws of both formats: written themes read back equal, and damaged files are refused with places.
import LikenessDisplayList
import LikenessJSON
import LikenessTheme
import TestKit
import Testing

extension ThemeFormat {
  fileprivate func read(_ text: [UInt8]) throws(Problems) -> Theme {
    try Theme(text, file: "f", format: self)
  }

  fileprivate func text(of theme: Theme) -> [UInt8] {
    Array((self == .likeness ? theme.text : theme.designTokens()).utf8)
  }

  /// The problems of a file, one per line, without its name.
  func problems(_ text: String) -> [String] {
    do throws(Problems) {
      _ = try read(Array(text.utf8))
      return []
    } catch {
      return error.list.map { String($0.description.dropFirst("f:".count)) }
    }
  }
}

@Suite struct ThemeFormatTests {
  @Test(
    "A random theme reads back equal, with the names inside it", arguments: ThemeFormat.allCases)
  func randomThemes(format: ThemeFormat) throws {
    var random = Seeded(11)
    for round in 0..<60 {
      var theme = Theme.random(using: &random)
      let parts = round.isMultiple(of: 2) ? nameParts(of: &theme) : []
      if let first = theme.fonts.names.first {
        theme.fonts["same"] = theme.fonts[first]
        theme.fonts.note("same", isAliasOf: first)
      }
      let text = format.text(of: theme)
      let again = try format.read(text)
      #expect(again == theme)
      #expect(format.text(of: again) == text)
      for id in theme.tokenIDs { #expect(again.alias(of: id) == theme.alias(of: id), "\(id)") }
      for (id, part) in parts {
        #expect(again.reference(part, of: id) == theme.reference(part, of: id), "\(id)")
      }
      #expect(parts.isEmpty || parts.contains { theme.reference($0.1, of: $0.0) != nil })
    }
  }

  /// Replaces the first color inside every token by the name of some color, and every second font's
  /// shadow by the name of a shadow.
  private func nameParts(of theme: inout Theme) -> [(TokenID, TokenPart)] {
    var parts: [(TokenID, TokenPart)] = []
    for (index, name) in theme.colors.names.enumerated() {
      guard let color = theme.colors[name] else { continue }
      func note(_ kind: TokenKind, _ part: TokenPart, _ target: String) {
        theme.note(part, of: TokenID(kind, name), isNamed: target)
        parts.append((TokenID(kind, name), part))
      }
      theme.shadows[name]?[0].color = color
      note(.shadow, .color(0), name)
      theme.borders[name]?.color = color
      note(.border, .color(0), name)
      theme.gradients[name]?.stops[0].color = color
      note(.gradient, .color(0), name)
      theme.fonts[name]?.shadow =
        index.isMultiple(of: 2) ? theme.shadows[name]?.first : ShadowToken(color: color)
      note(.font, index.isMultiple(of: 2) ? .shadow : .color(0), name)
    }
    return parts
  }

  @Test("Every byte of a color reads back", arguments: ThemeFormat.allCases)
  func colors(format: ThemeFormat) throws {
    for byte in 0...255 {
      let color = StraightColor(r: UInt8(byte), g: 0, b: 1, a: UInt8(255 - byte))
      let theme = Theme(colors: ["a": color])
      #expect(try format.read(format.text(of: theme)) == theme)
    }
  }

  @Test(
    "The built-in themes read back equal", arguments: ThemeFormat.allCases,
    [Theme.builtIn, .builtInDark])
  func builtIn(format: ThemeFormat, theme: Theme) throws {
    #expect(try format.read(format.text(of: theme)) == theme)
  }

  @Test(
    "A damaged file is refused with places, or holds a theme that reads back equal",
    arguments: [
      (
        ThemeFormat.likeness,
        #"""
        {"fonts":{"a":{"size":9,"shadow":{"color":"b"}}},\#
        "colors":{"b":{"r":1,"g":2,"b":3,"a":0.5},"c":"b"}}
        """#
      ),
      (
        .dtcg,
        ##"""
        {"g":{"$type":"color","$root":{"$value":{"colorSpace":"hsl","components":[1,2,3]}},\##
        "a":{"$ref":"#/g/$root/$value"}},"h":{"$extends":"{g}"}}
        """##
      ),
    ])
  func damage(format: ThemeFormat, text: String) throws {
    let whole = Array(text.utf8)
    _ = try format.read(whole)
    for bytes in mutations(of: whole) {
      do throws(Problems) {
        let theme = try format.read(bytes)
        #expect(bytes.count == whole.count, "a file that ends early is refused")
        for other in ThemeFormat.allCases {
          #expect((try? other.read(other.text(of: theme))) == theme)
        }
      } catch {
        #expect(!error.list.isEmpty && error.list.count <= bytes.count + 1)
        for problem in error.list {
          // The text is one line, unless the changed byte ends it. A problem may be right after the
          // last character.
          #expect(problem.line == 1 || problem.line == 2)
          #expect((1...bytes.count + 1).contains(problem.column ?? 0))
          #expect(problem.file == "f" && !problem.message.isEmpty)
        }
      }
    }
  }

  @Test("A long chain of names is followed, and a long cycle is reported once")
  func chains() throws {
    func expect(_ format: ThemeFormat, _ chain: String, _ cycle: String, at place: String) throws {
      let colors = try format.read(Array(chain.utf8)).colors
      #expect(colors["c0"] == StraightColor(hex: 0x00FF00))
      #expect(
        format.problems(cycle) == [
          """
          \(place): reference cycle: c0 → c1 → c2 → c3 → c4 → c5 → c6 → … → c0; give one of them a \
          value
          """
        ])
    }
    func links(_ count: Int, _ link: (Int) -> String) -> String {
      (0..<count).map { "\"c\($0)\": \(link($0 + 1))" }.joined(separator: ", ")
    }
    let names = links(20_000) { "\"c\($0)\"" }
    try expect(
      .likeness, ##"{"colors": {\##(names), "c20000": "#0F0"}}"##,
      #"{"colors": {\#(names), "c20000": "c0"}}"#, at: "1:19: colors.c0")
    let aliases = links(5_000) { "{\"$value\": \"{c\($0)}\"}" }
    let green = #"{"colorSpace": "srgb", "components": [0, 1, 0]}"#
    // The type of the chain is that of its end.
    try expect(
      .dtcg, #"{\#(aliases), "c5000": {"$type": "color", "$value": \#(green)}}"#,
      #"{"$type": "color", \#(aliases), "c5000": {"$value": "{c0}"}}"#, at: "1:37: c0.$value")
  }
}

extension Theme {
  /// Any theme that a file can contain, with names that are hard to write.
  static func random(using generator: inout Seeded) -> Theme {
    func number(_ range: ClosedRange<Double>) -> Double {
      // Integers, halves and numbers with all digits of a Double.
      let value = Double.random(in: range, using: &generator)
      return Bool.random(using: &generator)
        ? value : Bool.random(using: &generator) ? value.rounded() : (value * 2).rounded() / 2
    }
    func maybe<T>(_ value: T) -> T? { Bool.random(using: &generator) ? value : nil }
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    func color() -> StraightColor { StraightColor(r: byte(), g: byte(), b: byte(), a: byte()) }
    func shadow() -> ShadowToken {
      ShadowToken(
        dx: number(-9...9), dy: number(-9...9), blurRadius: number(0...9), spread: number(-9...9),
        color: color(),
        isInset: Bool.random(using: &generator))
    }
    var theme = Theme(name: maybe("x \"é\" \n"))
    let names = ["a", "b.c", "é", "", "\u{1F600}", "dark blue", "x{}", "$y"].filter { !$0.isEmpty }
      .shuffled(using: &generator)
    for name in names.prefix(Int.random(in: 0...7, using: &generator)) {
      theme.colors[name] = color()
      theme.fonts[name] = FontToken(
        fileName: maybe("Fonts/x.ttf"), postScriptName: maybe("Lato-Semibold"),
        families: maybe(["Lato", "é"]) ?? [],
        weight: FontWeight(Int.random(in: 1...10, using: &generator) * 100), size: number(1...1000),
        lineHeight: maybe(number(1...2)), letterSpacing: maybe(number(-2...2)),
        shadow: maybe(shadow()))
      theme.dimensions[name] = number(-100...100)
      theme.shadows[name] = maybe([shadow()]) ?? [shadow(), shadow()]
      theme.borders[name] = BorderToken(
        width: number(0...9), color: color(),
        style: BorderToken.Style.allCases.randomElement(using: &generator) ?? .solid)
      theme.gradients[name] = GradientToken(
        stops: [number(0...1), number(0...1)].sorted().map {
          GradientToken.Stop(color: color(), position: $0)
        })
    }
    return theme
  }
}
