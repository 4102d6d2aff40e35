/// Judges a picture or text beside its reference, from values alone. No other code compares
/// snapshots.
import LikenessBase
import LikenessCauses
import LikenessCompare
import LikenessDisplayList
import LikenessPNG
import LikenessRaster

/// Returns what two sides are to each other, and why. Reads and writes nothing, apart from drawing
/// and decoding the pictures of both sides where they are needed.
///
/// The order decides: invalid tolerance, text that is not drawn as requested, drawing, digests,
/// pixels without ignored places, causes, tolerances of views, allowed causes.
///
/// - Parameters:
///   - old: The reference; nil without one.
///   - new: The actual picture or text.
///   - strict: The problems of text that fail a check although the picture can be drawn.
///   - drawing: How lists are drawn, to attribute pixels to causes.
///   - limits: The limits for decoding and drawing.
///   - provesStatements: Whether the causes say what laws prove of pixels without a list. False
///     where nobody reads the causes.
package func judge(
  _ old: Evidence?, _ new: Evidence, _ tolerance: Tolerance, _ mode: RecordMode,
  strict: StrictText, in drawing: RasterEnvironment = .withoutFonts, limits: PNG.Limits = .default,
  provesStatements: Bool = true
) -> Judgement {
  Judge(
    old: old, new: new, tolerance: tolerance, mode: mode, drawing: drawing, limits: limits,
    provesStatements: provesStatements
  ).judgement(strict)
}

private struct Judge {
  let old: Evidence?
  let new: Evidence
  let tolerance: Tolerance
  let mode: RecordMode
  let drawing: RasterEnvironment
  let limits: PNG.Limits
  let provesStatements: Bool

  func judgement(_ strict: StrictText) -> Judgement {
    if let problem = strictProblem(strict) { return Judgement(.undrawable(problem: problem), mode) }
    var judgement = compared()
    judgement.warnings = bounded(list?.warnings ?? []) + judgement.warnings
    return judgement
  }

  private func compared() -> Judgement {
    do throws(ToleranceError) { try tolerance.validate() } catch {
      return Judgement(.refused(problem: error.description), mode)
    }
    switch new.content {
    case .picture(let picture): return judgement(of: picture)
    case .text(let text): return judgement(of: text)
    case .unreadable(let problem, _): return Judgement(.refused(problem: problem), mode)
    }
  }

  /// The list that the fresh side was drawn from.
  private var list: DisplayList? {
    if case .drawn(let list) = new.list { list } else { nil }
  }

  /// The problem of text that is not drawn as requested.
  private func strictProblem(_ strict: StrictText) -> String? {
    guard !strict.isEmpty, let issues = list?.issues(of: strict), !issues.isEmpty else {
      return nil
    }
    return "The text is not drawn as requested. " + bounded(issues).joined(separator: " ")
  }

  /// If a font is missing, every label can have a warning.
  private func bounded(_ warnings: [String]) -> [String] {
    let more = warnings.count - SnapshotOutcome.maximumWarnings
    return warnings.prefix(SnapshotOutcome.maximumWarnings)
      + (more > 0 ? ["and \(more) more of this kind"] : [])
  }

  // MARK: Without pixels

  /// Returns the judgement where nothing can be compared; nil where both sides have content.
  private func judgementWithoutReference() -> Judgement? {
    guard let old else { return Judgement(.added, mode) }
    guard case .unreadable(let problem, let kind) = old.content else { return nil }
    return unreadable(problem, kind)
  }

  private func unreadable(_ problem: String, _ kind: Judgement.Unreadable) -> Judgement {
    var judgement = Judgement(.unreadable(problem: problem, kind: kind), mode)
    judgement.warnings = old?.warnings ?? []
    if judgement.action == .write(.replaced) {
      judgement.warnings.append("The old reference could not be read. \(problem)")
    }
    return judgement
  }

  /// A picture has its text beside it, which no mode may overwrite with another, or the reverse.
  private func takenName(_ kind: String) -> Judgement {
    Judgement(
      .refused(
        problem:
          "\(old?.file ?? "") has this name already. Give the \(kind) another name with “named:”."),
      mode)
  }

  private func judgement(of text: TextSnapshot) -> Judgement {
    if let judgement = judgementWithoutReference() { return judgement }
    guard let old, case .text(let stored) = old.content else { return takenName("text") }
    var judgement = Judgement(.identical(bySeal: false), mode)
    judgement.warnings = old.warnings
    guard let difference = TextDifference(from: stored.text, to: text.text) else {
      return judgement
    }
    judgement.verdict = .text(difference: difference)
    guard stored.kind == .displayList, text.kind == .displayList else { return judgement }
    do throws(DisplayListError) {
      // A pending text was read.
      let list = if let list = text.list { list } else { try DisplayList(text: text.text) }
      let before = try DisplayList(text: stored.text, file: old.file)
      if DisplayList.isFirstVersion(stored.text) {
        let known = list.inFirstVersion
        guard before != known, let difference = TextDifference(from: before.text, to: known.text)
        else {
          judgement.verdict = .identical(bySeal: false)
          return judgement
        }
        judgement.verdict = .text(difference: difference)
      }
      judgement.causes = CauseAnalysis(from: before, to: list).causes
    } catch {
      judgement.warnings.append(error.description)
    }
    return judgement
  }

  private func judgement(of picture: Evidence.Picture) -> Judgement {
    if case .picture(let stored)? = old?.content, let source = picture.source,
      source == stored.source
    {
      return identical(bySeal: true)
    }
    let drawn: Evidence.Drawn
    do { drawn = try picture.draw() } catch let refusal as CheckRefusal {
      return Judgement(.refused(problem: refusal.problem), mode)
    } catch {
      return Judgement(.undrawable(problem: "\(error)"), mode)
    }
    var judgement = judgementWithoutReference() ?? judgement(of: drawn)
    judgement.drawn = drawn
    return judgement
  }

  private func judgement(of drawn: Evidence.Drawn) -> Judgement {
    guard case .picture(let stored)? = old?.content else { return takenName("picture") }
    if let seal = stored.pixels, seal == drawn.digest { return identical(bySeal: true) }
    let reference: Bitmap
    do { reference = try stored.draw().picture } catch {
      let isPointer = (error as? PNGError)?.cause == .lfsPointer
      return unreadable("\(error)", isPointer ? .pointer : .damaged)
    }
    do throws(ToleranceError) {
      return try judgement(of: drawn.picture, beside: reference)
    } catch {
      return Judgement(.refused(problem: error.description), mode)
    }
  }

  private func identical(bySeal: Bool) -> Judgement {
    var judgement = Judgement(.identical(bySeal: bySeal), mode)
    judgement.warnings = old?.warnings ?? []
    // `all` updates the text.
    if judgement.action == .settle, let note = tornNote ?? renameNote {
      judgement.warnings.append(note)
    }
    // A variant can lack a view of the others, so the name may be right. One that is wrong would
    // show on the day that something differs.
    if let unknown = unknownView { judgement.warnings.append(unknown.description) }
    return judgement
  }

  /// What to say of a text that the seal of the picture does not name.
  private var tornNote: String? { old?.list?.link == .other ? tornWords : nil }

  private var tornWords: String {
    """
    \(old?.file ?? "") does not match the picture beside it, so it may describe another one. \
    Restore both files, or record again.
    """
  }

  /// What to say of the text of an equal reference that differs only in names.
  private var renameNote: String? {
    guard let list, let text = old?.list?.text, !list.namesSameViews(as: text),
      !text.hasScalars(of: list.text)
    else { return nil }
    return storedList.flatMap(list.renameNote(since:))
  }

  /// The first view of the tolerance that neither list has.
  private var unknownView: ToleranceError? {
    guard let list else { return nil }
    do throws(ToleranceError) {
      try tolerance.refuseUnknownViews(in: list) { storedList }
      return nil
    } catch { return error }
  }

  /// The display list of the reference; nil if it has none or is unreadable.
  private var storedList: DisplayList? { try? readStoredList() }

  private func readStoredList() throws(DisplayListError) -> DisplayList? {
    try old?.displayList(pixelBudget: limits.maxPixels)
  }

  // MARK: Pixels

  private func judgement(of picture: Bitmap, beside reference: Bitmap) throws(ToleranceError)
    -> Judgement
  {
    // The places of views in an unproven list could forgive any difference.
    let lists =
      list != nil && tolerance.needsTree
      ? [list, isProven(reference) ? storedList : nil].compactMap(\.self) : []
    let policy = try TreePolicy(tolerance, in: lists, size: reference.size)
    let comparison = try Comparison(reference, picture, tolerance: policy.ofPixels)
    if case .identical = comparison.verdict {
      var judgement = identical(bySeal: false)
      judgement.comparison = comparison
      return judgement
    }
    if let unknownView { throw unknownView }
    var judgement = Judgement(Judgement.Verdict(comparison.verdict), mode)
    judgement.warnings = old?.warnings ?? []
    judgement.comparison = comparison
    if case .similar = comparison.verdict, tolerance.isOfPixels {
      if let tornNote { judgement.warnings.append(tornNote) }
      return judgement
    }
    if list == nil { describe(comparison, in: &judgement) }
    let parts = policy.parts(of: comparison)
    let allowance = explain(comparison, parts, policy, in: &judgement)
    guard !tolerance.isOfPixels, var difference = comparison.verdict.difference else {
      return judgement
    }
    let broken = policy.broken(parts, allowance)
    difference.brokenLimits = broken.flatMap(\.limits)
    guard !broken.isEmpty else {
      judgement.verdict = .tolerated(difference: difference)
      return judgement
    }
    judgement.verdict = .pixels(difference: difference)
    judgement.warnings += broken.compactMap { part in
      part.view.map {
        "In the view '\($0)': \(part.limits.map(\.summary).joined(separator: ", "))."
      }
    }
    if let refusal = policy.refusal(allowance) { judgement.warnings.append(refusal) }
    return judgement
  }

  /// Describes the difference of pictures without trees by what the pixels show.
  private func describe(_ comparison: Comparison, in judgement: inout Judgement) {
    judgement.realignment = comparison.realigned()
    if provesStatements {
      (judgement.causes, judgement.unexplained) = description(
        of: comparison, judgement.realignment)
    }
    if tolerance.allowsShift, judgement.realignment?.isShift == true {
      judgement.verdict = .tolerated(difference: comparison.difference)
    }
  }

  // MARK: Causes

  /// Adds what explains the difference to a judgement. Returns which changes are allowed; nil if
  /// the causes can't be found.
  private func explain(
    _ comparison: Comparison, _ parts: [ComparedPart], _ policy: TreePolicy,
    in judgement: inout Judgement
  ) -> CauseAnalysis.Allowance? {
    guard let old, let known = old.list, !judgement.verdict.passes || !tolerance.isOfPixels else {
      return nil
    }
    let isProven = isProven(comparison.reference)
    // What another renderer drew, no list gives today.
    let isByOther = known.link == .unsealed && old.renderer != new.renderer
    let hasNoList = known.link == .unsealed && known.text == nil
    let isClaimed = known.link == .unsealed && known.claimedPixels == comparison.reference.digest
    if !isProven, !isByOther, !hasNoList, !isClaimed { judgement.warnings.append(tornWords) }
    guard let list else { return nil }
    let stored: DisplayList
    do throws(DisplayListError) {
      guard let read = try readStoredList() else { return nil }
      stored = read
    } catch {
      judgement.warnings.append(error.description)
      return nil
    }
    var differing = PixelSet(
      size: comparison.reference.size.shared(with: comparison.actual.size))
    for part in parts {
      part.comparison?.forEachDifferentRow { y, bits in differing.insert(row: y, bits) }
    }
    do throws(RasterError) {
      let analysis = try CauseAnalysis(
        from: stored, to: list, differing: differing,
        isFaint: faintly(comparison.reference, comparison.actual),
        redrawing: isProven || isByOther
          ? redrawing(comparison, from: stored, to: list, drawnBy: old.renderer) : nil,
        isAllowed: tolerance.isOfPixels ? nil : { policy.allows($0) }, in: drawing,
        limits: rasterLimits)
      judgement.causes = analysis.causes
      judgement.unexplained = analysis.unexplainedPixels
      if let rest = analysis.unexplained, rest.pixelCount > 0 {
        let statements = comparison.statements(of: rest).filter { !$0.statement.isOfRest }
        judgement.causes += statements.map(Cause.init)
        judgement.unexplained = rest.pixelCount - statements.reduce(0) { $0 + $1.pixels }
      }
      // Causes from the list of another picture allow nothing of this one.
      return isProven ? analysis.allowance : nil
    } catch {
      judgement.causes = CauseAnalysis(from: stored, to: list).causes
      judgement.unexplained = differing.count
      judgement.warnings.append(error.description)
      return nil
    }
  }

  /// Whether the reference was drawn from the list in the text beside it: its seal says so or,
  /// without a seal, the list still gives its pixels.
  private func isProven(_ reference: Bitmap) -> Bool {
    switch old?.list?.link {
    case .sealed: true
    case .other, nil: false
    case .unsealed:
      (try? readStoredList()?.rasterized(in: drawing, limits: rasterLimits)) == reference
    }
  }

  private var rasterLimits: RasterLimits { RasterLimits(maximumPixels: limits.maxPixels) }

  /// The stored list drawn by today's renderer; nil if another program drew it, or it gives the
  /// reference.
  private func redrawing(
    _ comparison: Comparison, from stored: DisplayList, to list: DisplayList,
    drawnBy renderer: Int
  ) -> Redrawing? {
    // A stored list that draws the same as the fresh one is already drawn. Others can't be drawn if
    // their fonts are gone, and then the fonts are the cause.
    let isDrawn = stored.draws(like: list)
    guard isDrawn || new.renderer == Renderer.version,
      let redrawn = isDrawn
        ? comparison.actual : try? stored.rasterized(in: drawing, limits: rasterLimits)
    else { return nil }
    return Redrawing(
      of: comparison.reference, as: redrawn, beside: comparison.actual,
      renderers: (renderer, new.renderer))
  }
}

extension Judgement.Verdict {
  /// The verdict of two pictures.
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .identical: .identical(bySeal: false)
      case .similar(let difference): .tolerated(difference: difference)
      case .different(let difference): .pixels(difference: difference)
      case .sizeMismatch(let reference, let actual): .size(reference: reference, actual: actual)
      }
  }
}
