/// One snapshot on the page: a card if it needs a look, or a thumbnail if it passed.
import LikenessBase
import LikenessSnapshots

extension ReportEntry {
  /// The values of the template `entry`. An entry that `isFar` down the page gets its content only
  /// when the reader scrolls near it.
  func context(_ parts: PageParts, isFar: Bool) -> [String: Any] {
    let stage = stageSize
    return [
      "isFar": isFar, "pixels": judged?.difference?.differentPixels ?? 0,
      "anchor": pageAnchor, "titleAnchor": "~title-" + pageAnchor,
      "identity": subject.description, "suite": section(subject.suite), "name": subject.name,
      "variant": subject.variant.parts,
      "kind": kind.rawValue, "symbol": kind.symbol, "label": status.label, "verdict": verdict,
      "hasStage": !pictures.isEmpty, "isPair": reference != nil && actual != nil,
      "hasDifference": difference != nil,
      "stageWidth": stage.width, "stageHeight": stage.height, "panes": panes(parts),
      "hasRegions": !regions.isEmpty, "regions": regions.map(\.context),
      "regionsTitle": "Where: \(counted(regions.count + moreRegions, "region"))",
      "moreRegions": section(moreRegions > 0 ? "and \(grouped(moreRegions)) more" : nil),
      "warnings": warnings,
      "hasChanges": !changes.isEmpty, "changes": marked(changes).map(\.context),
      "moreChanges": section(
        moreChanges > 0 ? "… and \(counted(moreChanges, "more changed line"))" : nil),
      "accept": acceptCommand.map { ["command": $0] } ?? false as Any,
      "reject": rejectCommand.map { ["command": $0] } ?? false as Any,
      "facts": facts.map { ["text": $0] }, "hasTimings": !stages.isEmpty,
      "timings": stages.map { ["stage": $0, "time": spelled(seconds: $1) ?? ""] },
      "location": section(source?.description),
      "hasFoot": acceptCommand != nil || source != nil || !facts.isEmpty,
    ]
  }

  private var pageAnchor: String { anchor(subject.description) }

  /// What entries share that differ only by scale, direction and text size.
  struct Story: Hashable {
    let suite: String
    let name: String
    var variant: SnapshotVariant
  }

  var story: Story {
    var story = Story(suite: subject.suite, name: subject.name, variant: subject.variant)
    for axis in [SnapshotVariant.Axis.scale, .direction, .textSize] { story.variant[axis] = nil }
    return story
  }

  /// The name within the suite, with the variant.
  var shortName: String {
    subject.name + (subject.variant.isEmpty ? "" : "@\(subject.variant)")
  }

  /// The values of a thumbnail.
  func thumbnail(_ parts: PageParts) -> [String: Any] {
    [
      "anchor": pageAnchor, "identity": subject.description, "kind": kind.rawValue,
      "verdict": verdict, "tolerated": status == .tolerated, "shortName": shortName,
      "picture": (actual ?? reference).map { $0.context(parts, link: pageAnchor) } ?? false
        as Any,
    ]
  }

  private func panes(_ parts: PageParts) -> [[String: Any]] {
    func pane(_ role: String, _ caption: String, _ picture: ReportPicture?, absence: String)
      -> [String: Any]
    {
      [
        "role": role, "caption": caption, "absence": absence,
        "picture": picture.map { $0.context(parts, link: pageAnchor) } ?? false as Any,
      ]
    }
    // A new recording has nothing to compare with: the reference is the picture.
    if status == .recorded, reference == nil {
      return [pane("actual", "Recorded", actual, absence: "Not readable")]
    }
    let hasUnreadable = !unreadable.isEmpty
    var panes: [[String: Any]] = [
      pane(
        "reference", "Reference", reference,
        absence: hasUnreadable || status.kind == .error ? "Not readable" : "No reference yet"),
      pane(
        "actual", "Actual", actual,
        absence: hasUnreadable || status == .unreadable ? "Not readable" : "Not drawn"),
    ]
    if let difference { panes.append(pane("difference", "Difference", difference, absence: "")) }
    return panes
  }

  /// The size that holds every pane, so that pictures of different sizes share one scale.
  private var stageSize: (width: Int, height: Int) {
    let sizes = [reference, actual].compactMap { $0?.size }
    return (sizes.map(\.width).max() ?? 1, sizes.map(\.height).max() ?? 1)
  }

  private var facts: [String] {
    let time = seconds.flatMap(spelled(seconds:))
    return [outcome?.scale.map { "scale \($0)" }, time.map { "took " + $0 }].compactMap(\.self)
  }

  /// The stages that were measured, in order.
  private var stages: [(stage: String, seconds: Double)] {
    guard let timings = outcome?.timings else { return [] }
    let all = [
      ("layout", timings.layout), ("draw", timings.draw), ("read", timings.read),
      ("decode", timings.decode), ("compare", timings.compare),
      ("write", timings.write),
    ]
    return all.compactMap { stage, seconds in seconds.map { (stage, $0) } }
  }
}

extension ReportPicture {
  /// `link` is the anchor of a thumbnail that has no file to link to.
  fileprivate func context(_ parts: PageParts, link anchor: String) -> [String: Any] {
    [
      "source": parts.source(of: self),
      "pixels": section(parts.hasPixelScripts ? pixelScript.path : nil),
      "link": parts.isSingle ? "#" + anchor : path, "width": size.width, "height": size.height,
      "size": size.description,
    ]
  }
}

extension ReportEntry.Region {
  fileprivate var context: [String: Any] {
    let place = "\(bounds.width) × \(bounds.height) at (\(bounds.x), \(bounds.y))"
    return [
      "x": bounds.x, "y": bounds.y, "w": max(0, bounds.width), "h": max(0, bounds.height),
      "view": section(view),
      "text": "\(counted(differentPixels, "pixel")) in \(place)",
    ]
  }
}
