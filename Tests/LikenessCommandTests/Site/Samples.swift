/// Small galleries whose pictures and tokens can be worked out by hand.
import Foundation
import Likeness
import LikenessCommand
import LikenessSystem

/// A theme of two colors, a length and a font. Stories use some of them.
let day = Theme(
  name: "day",
  colors: [
    "background": .white, "accent": StraightColor(hex: 0x0000FF),
    "unused": StraightColor(hex: 0x00FF00),
  ],
  fonts: ["body": FontToken(size: 15)], dimensions: ["radius": 999, "gap": 8])

/// The same tokens in a dark theme.
let night = Theme(
  name: "night",
  colors: [
    "background": .black, "accent": StraightColor(hex: 0x8080FF),
    "unused": StraightColor(hex: 0x00FF00),
  ],
  fonts: ["body": FontToken(size: 15)], dimensions: ["radius": 999, "gap": 8])

/// A story of a box of 8 by 4 points without a margin.
func boxStory(
  _ name: String, variants: StoryVariants = .standard,
  change: @escaping @Sendable (View, StoryContext) throws -> Void
) -> Story {
  Story(name, variants: variants, in: CGSize(width: 8, height: 4), margin: 0) { context in
    let view = View()
    view.name = "Box"
    try change(view, context)
    return view
  }
}

/// A gallery in both themes.
func gallery(_ stories: Story...) -> Gallery {
  Gallery(stories: stories, themes: ["day": day, "night": night])
}

/// Draws all stories of a gallery.
func drawn(_ gallery: Gallery) throws -> [SiteStory] {
  var stories: [SiteStory] = []
  for plan in SiteStory.plans(for: try gallery.snapshots(), in: gallery) {
    var looks: [SiteLook] = []
    for snapshots in plan.looks { looks.append(SiteLook(drawing: snapshots)) }
    stories.append(
      plan.story(looks: looks, source: SiteSource(language: .swift, file: "Stories.swift", line: 1))
    )
  }
  return stories
}

/// A picture that was never drawn: one pixel, with the digest of a text.
func picture(_ text: String = "pixels", scale: Scale = 1, list: String = "list\n") throws
  -> SitePicture
{
  SitePicture(
    scale: scale, size: try required(PixelSize(width: 6, height: 4)),
    digest: ContentDigest(of: text), png: Array(text.utf8), list: list,
    background: StraightColor(hex: 0x123456))
}

/// A site with a text in every possible place.
func site(of text: String, events: String? = nil) throws -> GallerySite {
  let token = SiteToken(
    id: TokenID(.color, text), value: TokenValue(StraightColor.white), alias: text)
  let look = SiteLook(
    theme: text, state: text, direction: "ltr",
    pictures: [try picture(list: text), try picture("other", scale: 2, list: text)],
    tokens: [token],
    warnings: [text])
  let broken = SiteLook(theme: "light", pictures: [], problem: text)
  func story(_ name: String) -> SiteStory {
    SiteStory(
      name: name, component: text, style: text, looks: [look, broken],
      source: SiteSource(language: .json, file: text, text: text))
  }
  return GallerySite(
    title: text, stories: [story(text + "/1"), story(text + "/2"), story(text + "/3")],
    events: events)
}

struct Missing: Error {}

func required<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Missing() }
  return value
}
