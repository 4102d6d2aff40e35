/// Draws the stories of a site on all cores.
import Likeness
import LikenessSystem

/// Takes the number of looks to draw, and returns what to call after each with its name.
typealias SiteProgress = (_ total: Int) -> @Sendable (_ name: String) -> Void

struct SiteRunOptions: Sendable {
  var limits = RasterLimits()
  /// The folder that source paths are relative to; nil outside a package.
  var package: String?
}

struct SiteRun: Sendable {
  private let plans: [SiteStoryPlan]
  private let options: SiteRunOptions
  private let effort: PNG.Effort

  /// Creates a run. Small files are the default, because a site on disk is kept.
  init(_ plans: [SiteStoryPlan], _ options: SiteRunOptions, effort: PNG.Effort = .reference) {
    self.plans = plans
    self.options = options
    self.effort = effort
  }

  /// Draws every look of every story.
  ///
  /// - Parameters:
  ///   - old: The previous stories by name. Unchanged looks are not drawn again.
  ///   - isCurrent: Whether a look needs no layout, because nothing that it depends on has changed.
  ///   - showing: Called with all stories while some looks are not yet redrawn, so the first appear
  ///     early. Not called if a look is new: half a story is none.
  func stories(
    reusing old: [String: SiteStory] = [:], progress: SiteProgress,
    isCurrent: ([StorySnapshot]) -> Bool = { _ in false },
    showing: ([SiteStory]) -> Void = { _ in }
  ) async -> [SiteStory] {
    // One list of all looks, so a story with many looks leaves no core idle.
    var looks = plans.map { plan in
      plan.looks.map { isCurrent($0) ? old[plan.story.name]?.look(like: $0) : nil }
    }
    let works = plans.enumerated().flatMap { index, plan in
      plan.looks.enumerated().compactMap { look, snapshots in
        looks[index][look] == nil
          ? Work(
            plan: index, look: look, snapshots: snapshots,
            old: old[plan.story.name]?.look(like: snapshots)) : nil
      }
    }
    let advance = progress(works.count)
    let canShowPart = works.allSatisfy { $0.old != nil }
    var touched: Set<Int> = []
    for batch in batches(of: works) {
      let drawn = await concurrentMap(Array(works[batch])) { work in
        let look = SiteLook(
          drawing: work.snapshots, reusing: work.old, effort: effort, limits: options.limits)
        advance(work.snapshots.first?.identity.description ?? "")
        return look
      }
      for (work, look) in zip(works[batch], drawn) {
        looks[work.plan][work.look] = look
        touched.insert(work.plan)
      }
      if canShowPart, batch.upperBound < works.count {
        var part = looks
        for work in works[batch.upperBound...] { part[work.plan][work.look] = work.old }
        showing(stories(of: part, touched: touched, old: old))
      }
    }
    return stories(of: looks, touched: touched, old: old)
  }

  /// Batches that double in size: the first look appears early, and a thousand looks are not a
  /// thousand updates.
  private func batches(of works: [Work]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    var count = 4
    while start < works.count {
      let end = count < works.count - start ? start + count : works.count
      batches.append(start..<end)
      start = end
      count *= 2
    }
    return batches
  }

  /// The stories with these looks; a story without drawn looks stays the same.
  private func stories(of looks: [[SiteLook?]], touched: Set<Int>, old: [String: SiteStory])
    -> [SiteStory]
  {
    plans.enumerated().map { index, plan in
      let looks = looks[index].compactMap(\.self)
      if !touched.contains(index), let old = old[plan.story.name], old.looks == looks { return old }
      return plan.story(
        looks: looks, source: SiteSource(of: plan.story.source, package: options.package))
    }
  }

  private struct Work: Sendable {
    let plan: Int
    let look: Int
    let snapshots: [StorySnapshot]
    let old: SiteLook?
  }
}
