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
  /// - Parameter old: the stories as they were drawn before, by name: what still looks the same is not drawn again.
  func stories(reusing old: [String: SiteStory] = [:], console: Console) async -> [SiteStory] {
    // All looks in one list, so that a story of many looks keeps no core waiting.
    let works = plans.enumerated().flatMap { index, plan in
      plan.looks.map { Work(plan: index, snapshots: $0, old: old[plan.story.name]?.look(like: $0)) }
    }
    let progress = Progress("drew", total: works.count, console: console)
    let looks = await concurrentMap(works, jobs: jobs) { work in
      let look = await SiteLook(drawing: work.snapshots, reusing: work.old, timeout: timeout, limits: limits)
      progress.advance(work.snapshots.first?.identity.description ?? "")
      return (work.plan, look)
    }
    let byPlan = Dictionary(grouping: looks, by: \.0)
    return plans.enumerated().map { index, plan in
      plan.story(looks: (byPlan[index] ?? []).map(\.1), source: SiteSource(of: plan.story.source))
    }
  }

  private struct Work: Sendable {
    let plan: Int
    let snapshots: [StorySnapshot]
    let old: SiteLook?
  }
}
