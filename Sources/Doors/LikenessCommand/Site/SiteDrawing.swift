/// Draws the stories of a site: paints, draws, and finds the tokens.
import Likeness

extension SiteStory {
  /// Groups pictures into looks, one list of scales for each, to draw later.
  package static func plans(for snapshots: [StorySnapshot], in gallery: Gallery) -> [SiteStoryPlan]
  {
    var firsts: [StorySnapshot] = []
    var members: [String: [StorySnapshot]] = [:]
    for snapshot in snapshots {
      if members[snapshot.story.name] == nil { firsts.append(snapshot) }
      members[snapshot.story.name, default: []].append(snapshot)
    }
    return firsts.map { SiteStoryPlan($0, members[$0.story.name, default: []], in: gallery) }
  }
}

/// A story whose looks are not drawn yet.
package struct SiteStoryPlan: Sendable {
  package let story: Story
  /// Component and style, as in ``SiteStory``.
  package let component: String
  package let style: String
  package let looks: [[StorySnapshot]]

  /// Groups the pictures of one story into looks, in the order of the story's values.
  init(_ first: StorySnapshot, _ snapshots: [StorySnapshot], in gallery: Gallery) {
    let story = first.story
    let themes = gallery.themeNames(of: story)
    func place(_ context: StoryContext) -> [Int] {
      [
        themes.firstIndex(of: context.themeName),
        context.state.flatMap { story.variants.states.firstIndex(of: $0) },
        story.variants.directions.firstIndex(of: context.direction),
        story.variants.textSizes.firstIndex(of: context.contentSizeCategory),
        context.locale.flatMap { story.variants.locales.firstIndex(of: $0) },
        context.width.flatMap { story.variants.widths.firstIndex(of: $0) },
      ].map { $0 ?? 0 }
    }
    let sorted = snapshots.map { (place($0.context), $0) }.sorted { a, b in
      a.0 == b.0 ? a.1.context.scale < b.1.context.scale : a.0.lexicographicallyPrecedes(b.0)
    }
    var looks: [[StorySnapshot]] = []
    var last: [Int]?
    for (place, snapshot) in sorted {
      if place == last { looks[looks.count - 1].append(snapshot) } else { looks.append([snapshot]) }
      last = place
    }
    self.story = story
    component = first.identity.suite
    style = first.identity.name
    self.looks = looks
  }

  package func story(looks: [SiteLook], source: SiteSource) -> SiteStory {
    SiteStory(name: story.name, component: component, style: style, looks: looks, source: source)
  }
}

extension SiteLook {
  /// Draws one look at all its scales, and finds the tokens that it uses.
  ///
  /// Does not throw: ``problem`` says why a look can't be drawn, so one broken story hides no
  /// others.
  ///
  /// - Parameters:
  ///   - snapshots: The pictures by scale; at least one.
  ///   - old: The previous look. Its pictures with equal display lists are reused: equal lists give
  ///     equal pixels.
  ///   - effort: How much time encoding may take; small files by default.
  package init(
    drawing snapshots: [StorySnapshot], reusing old: SiteLook? = nil,
    effort: PNG.Effort = .reference,
    limits: RasterLimits = RasterLimits()
  ) {
    self = snapshots.first.map(SiteLook.init(of:)) ?? SiteLook(theme: "", pictures: [])
    do {
      var last: (snapshot: StorySnapshot, list: DisplayList)?
      for snapshot in snapshots {
        let list = try snapshot.displayList()
        let text = list.text
        let known = old?.pictures.first {
          $0.scale == list.scale && $0.list == text && $0.background == list.background
        }
        pictures.append(
          try known
            ?? SitePicture(drawing: list, fonts: snapshot.fonts, effort: effort, limits: limits))
        for warning in list.warnings where !warnings.contains(warning) { warnings.append(warning) }
        last = (snapshot, list)
      }
      if let last { tokens = last.snapshot.usedTokens(in: last.list) }
    } catch {
      pictures = []
      tokens = []
      problem = String(describing: error)
    }
  }
}
