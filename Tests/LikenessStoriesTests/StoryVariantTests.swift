/// Stories along all axes: the names of their pictures, and the values that reach the tree.
import Likeness
import Testing

@Suite struct StoryVariantTests {
  private func names(_ variants: StoryVariants) throws -> [String] {
    try Gallery(stories: [Story("A/a", variants: variants) { _ in View() }]).snapshots().map(
      \.identity.description)
  }

  @Test("Axes are named in a fixed order")
  func order() throws {
    let variants = StoryVariants(themes: ["dark"], scales: [2]).states(["on"]).locales(["pseudo"])
      .directions([.rightToLeft]).textSizes([
        .extraExtraLarge
      ])
    #expect(try names(variants) == ["A/a@dark,2x,text=XXL,rtl,locale=pseudo,state=on"])
  }

  @Test("An axis without values is not named")
  func emptyAxis() throws {
    #expect(try names(StoryVariants(themes: ["light"], scales: [1])) == ["A/a@light,1x"])
    #expect(try names(StoryVariants(themes: ["light"], scales: [])).isEmpty)
    let context = try #require(
      try Gallery(stories: [
        Story("A/a", variants: StoryVariants(themes: ["light"], scales: [1])) { _ in View() }
      ]).snapshots().first?
      .context)
    #expect(context.contentSizeCategory == .large)
    #expect(context.direction == .leftToRight)
    #expect(context.locale == nil)
  }

  /// Some file systems would put both into one folder.
  @Test("Folders that differ only in letter case are an error")
  func letterCase() throws {
    let one = StoryVariants(themes: ["light"], scales: [1])
    let gallery = Gallery(
      stories: ["Card/a", "card/b"].map { name in Story(name, variants: one) { _ in View() } })
    let second = try SnapshotIdentity("card/b@light,1x")
    #expect(throws: SnapshotIdentityError.folderClashByCase("Card", second)) {
      try gallery.snapshots()
    }
  }

  @Test("Presets have every combination")
  func presets() throws {
    // Two themes at three scales.
    #expect(try names(.standard).count == 6)
    #expect(try names(.everyTextSize).count == 6 * 12)
    #expect(try names(.exhaustive).count == 6 * 12 * 2 * 2)
    #expect(try Set(names(.exhaustive)).count == 288)
    #expect(StoryVariants.standard.textSizes() == .everyTextSize)
    #expect(StoryVariants.standard.directions().directions == [.leftToRight, .rightToLeft])
  }

  @Test("The values of the axes reach the tree and the story")
  func values() throws {
    let variants = StoryVariants(themes: ["light"], scales: [1]).textSizes([.accessibilityLarge])
      .locales(["pseudo", "de"])
    let story = Story("A/a", variants: variants) { context in
      let label = Label(text: context.locale == "de" ? "Weiter" : "Next")
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    let pictures = try Gallery(stories: [story]).snapshots()
    #expect(
      pictures.map(\.identity.description) == [
        "A/a@light,1x,text=AX2,locale=de", "A/a@light,1x,text=AX2,locale=pseudo",
      ])
    let texts = try pictures.map { picture in
      try picture.displayList().items.compactMap { item -> [String]? in
        guard case .glyphs(let glyphs) = item.drawing else { return nil }
        return [glyphs.run.text, glyphs.run.size.description]
      }
    }
    #expect(texts == [[["Weiter", "33"]], [["[!!! Ňḗḗẋẋŧ !!!]", "33"]]])
  }

  @Test(
    "A locale that is a language is that of the tree",
    arguments: [
      ("ro", "ro"), ("de_AT", "de-AT"), ("zh-Hant", "zh-Hant"), ("base", nil), ("pseudo", nil),
      ("german", nil), ("d€", nil), ("", nil),
    ])
  func language(_ locale: String, _ language: String?) throws {
    let story = Story("A/a", variants: StoryVariants(scales: [1], locales: [locale])) { _ in
      Label(text: "x")
    }
    let picture = try #require(try Gallery(stories: [story]).snapshots().first)
    #expect(picture.context.language == language)
    let item = try #require(
      try picture.displayList().items.last { if case .glyphs = $0.drawing { true } else { false } })
    #expect(item.source.properties.first { $0.name == "language" }?.value.description == language)
  }

  @Test("A scene can have all axes at once")
  func scene() throws {
    let text = #"""
      { "theme": {}, "variants": { "scale": [1], "textSize": "all", "direction": "all", "locale": \#
      "all" },
        "view": { "type": "Label", "text": "Settings", "style": { "font": { "textStyle": "title2" \#
      } } } }
      """#
    let scene = try Scene(text, file: "scene.json")
    #expect(scene.textSizes == ContentSizeCategory.allCases)
    #expect(scene.locales == ["base", "pseudo"])
    let pictures = try Gallery(stories: [Story("A/a", scene: scene)]).snapshots()
    #expect(pictures.count == 12 * 2 * 2)
    let largest = try #require(
      pictures.first { $0.identity.description == "A/a@theme,1x,text=AX5,rtl,locale=pseudo" })
    let properties = try #require(try largest.displayList().items.last).source.properties
    #expect(properties.contains { $0.name == "font" && $0.value == "56 regular" })
    #expect(properties.contains { $0.name == "text" && $0.value == "[!!! Şḗḗŧŧīīňňğğş !!!]" })
  }
}
