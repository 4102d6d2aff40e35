/// Draws the stories of a site over all cores.
import Foundation
import Likeness
import LikenessSite

/// A run over stories of a gallery.
struct SiteRun: Sendable {
  let plans: [SiteStoryPlan]
  let limits: RasterLimits
  let timeout: Duration
  let jobs: Int

  /// Draws every look of every story.
  ///
  /// - Parameters:
  ///   - old: the stories as they were drawn before, by name: what still looks the same is not drawn again.
  ///   - isCurrent: whether a look need not even be laid out, as nothing that it depends on has changed since.
  ///   - findsTokens: whether the tokens of a look are to be found, asked for each; see ``SiteLook``.
  func stories(
    reusing old: [String: SiteStory] = [:], console: Console, isCurrent: ([StorySnapshot]) -> Bool = { _ in false },
    findsTokens: @escaping @Sendable ([StorySnapshot]) -> Bool = { _ in true }
  ) async -> [SiteStory] {
    // All looks in one list, so that a story of many looks keeps no core waiting.
    var looks = plans.map { plan in plan.looks.map { isCurrent($0) ? old[plan.story.name]?.look(like: $0) : nil } }
    let works = plans.enumerated().flatMap { index, plan in
      plan.looks.enumerated().compactMap { look, snapshots in
        looks[index][look] == nil
          ? Work(plan: index, look: look, snapshots: snapshots, old: old[plan.story.name]?.look(like: snapshots)) : nil
      }
    }
    let progress = Progress("drew", total: works.count, console: console)
    let drawn = await concurrentMap(works, jobs: jobs) { work in
      let look = await SiteLook(
        drawing: work.snapshots, reusing: work.old, findsTokens: findsTokens(work.snapshots), timeout: timeout, limits: limits)
      progress.advance(work.snapshots.first?.identity.description ?? "")
      return look
    }
    for (work, look) in zip(works, drawn) { looks[work.plan][work.look] = look }
    let touched = Set(works.map(\.plan))
    return plans.enumerated().map { index, plan in
      let looks = looks[index].compactMap(\.self)
      if !touched.contains(index), let old = old[plan.story.name], old.looks == looks { return old }
      return plan.story(looks: looks, source: SiteSource(of: plan.story.source))
    }
  }

  private struct Work: Sendable {
    let plan: Int
    let look: Int
    let snapshots: [StorySnapshot]
    let old: SiteLook?
  }
}
