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
  /// The folder of the package, to which the places of sources are relative; nil outside one.
  var package = ArtifactsFolder.package(around: FileManager.default.currentDirectoryPath)
  /// What encoding spends its time on: a site is kept, and what is served is looked at once.
  var effort = PNG.Effort.reference

  /// Draws every look of every story.
  ///
  /// - Parameters:
  ///   - old: the stories as they were drawn before, by name: what still looks the same is not drawn again.
  ///   - isCurrent: whether a look need not even be laid out, as nothing that it depends on has changed since.
  ///   - findsTokens: whether the tokens of a look are to be found, asked for each; see ``SiteLook``.
  ///   - showing: given all stories while some looks are still as they were drawn before, so that nobody waits for the last look to see the first. Not called
  ///     where a look is new: half a story is none.
  func stories(
    reusing old: [String: SiteStory] = [:], console: Console, isCurrent: ([StorySnapshot]) -> Bool = { _ in false },
    findsTokens: @escaping @Sendable ([StorySnapshot]) -> Bool = { _ in true }, showing: ([SiteStory]) -> Void = { _ in }
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
    let canShowPart = works.allSatisfy { $0.old != nil }
    var touched: Set<Int> = []
    for batch in batches(of: works) {
      let drawn = await concurrentMap(Array(works[batch]), jobs: jobs) { work in
        let look = await SiteLook(
          drawing: work.snapshots, reusing: work.old, findsTokens: findsTokens(work.snapshots), effort: effort, timeout: timeout,
          limits: limits)
        progress.advance(work.snapshots.first?.identity.description ?? "")
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

  /// Small ones first, each twice as large as the one before: the first look shows early, and a thousand are no thousand updates.
  private func batches(of works: [Work]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    // A few for each core, so that none waits long for the others at the end of a batch.
    var count = 4 * max(1, min(jobs, works.count))
    while start < works.count {
      let end = count < works.count - start ? start + count : works.count
      batches.append(start..<end)
      start = end
      count *= 2
    }
    return batches
  }

  /// The stories with these looks; as they were where nothing of them was drawn.
  private func stories(of looks: [[SiteLook?]], touched: Set<Int>, old: [String: SiteStory]) -> [SiteStory] {
    plans.enumerated().map { index, plan in
      let looks = looks[index].compactMap(\.self)
      if !touched.contains(index), let old = old[plan.story.name], old.looks == looks { return old }
      return plan.story(looks: looks, source: SiteSource(of: plan.story.source, package: package))
    }
  }

  private struct Work: Sendable {
    let plan: Int
    let look: Int
    let snapshots: [StorySnapshot]
    let old: SiteLook?
  }
}
