/// Drawings that changed without a property of their view.
import LikenessBase
import LikenessDisplayList

/// Adds the content of images, and drawings without named properties.
///
/// A gradient moves with its view, and text in a different frame has different lines. So in a view
/// that moved or that contains a cause, only a different color counts.
func addingDrawings(to found: FoundCauses, _ movers: Movers) -> FoundCauses {
  let (match, old, new) = (found.match, found.match.old, found.match.new)
  var found = found
  for b in new.nodes.indices {
    guard let items = match.items[b], let a = match.oldOf[b] else { continue }
    let changed = items.pairs.filter { old.drawing($0.old) != new.drawing($0.new) }
    guard !(changed.isEmpty && items.removed.isEmpty && items.added.isEmpty) else { continue }
    let isSettled =
      old.nodes[a].frame != new.nodes[b].frame
      || new.subtree(b).contains { !found.ofNew[$0].isEmpty }
    for pair in changed {
      // The content of a font file has no aspect, because its cause belongs to the whole picture.
      for change in changedAspects(old.drawing(pair.old), new.drawing(pair.new)) {
        guard let aspect = change.aspect, !found.isExplained(change, b) else { continue }
        if change.isGeometry, isSettled || !found.ofNew[b].isEmpty || movers.isMoved(b, by: found) {
          continue
        }
        // A font that stands in for another gives the text another size, and the view follows.
        let isSubstituted =
          aspect == .font
          && new.fonts([pair.new]).isDisjoint(with: old.fonts(old.nodes[a].items))
        guard
          aspect == .image || !isSettled || isSubstituted
            || items.hasOtherColors(change, of: new.drawing(pair.new).keyword, old, new)
        else { continue }
        // The same file in several views is one cause.
        let file = aspect == .image ? new.imageFile(of: pair.new, in: b) : nil
        found.add(
          Cause(
            file.map { .imageFile($0) } ?? change.subject,
            view: file == nil ? new.nodes[b].path.description : nil,
            before: change.before, after: change.after),
          explaining: [aspect], to: .new(b))
      }
    }
    guard !isSettled, found.ofNew[b].isEmpty, !found.isFaded(b) else { continue }
    let gone = items.removed.map { (drawing: old.drawing($0), isNew: false) }
    let come = items.added.map { (drawing: new.drawing($0), isNew: true) }
    for (drawing, isNew) in gone + come where !drawing.isGroup {
      let values = PropertyValue.text(writer(of: drawing).values(of: drawing))
      found.add(
        Cause(
          .style(drawing.keyword.rawValue), view: new.nodes[b].path.description,
          before: isNew ? nil : values, after: isNew ? values : nil), to: .new(b))
    }
  }
  for (digest, image) in old.list.images.sorted(by: { $0.key.hex < $1.key.hex }) {
    if let other = new.list.images[digest], other != image {
      found.add(Cause(.imageFile(digest.short)), explaining: [.image], to: .picture)
    }
  }
  return found
}

/// Adds what no view explains: a different size, and lists that draw differently without any cause.
func addingRest(to found: FoundCauses) -> FoundCauses {
  let (old, new) = (found.match.old.list, found.match.new.list)
  var found = found
  if old.size != new.size, !found.causes.indices.contains(where: { found.canMove($0) }) {
    found.add(
      Cause(
        .layout("size"), before: .size(Double(old.size.width), Double(old.size.height)),
        after: .size(Double(new.size.width), Double(new.size.height))), to: .picture)
  }
  guard found.causes.isEmpty, !old.draws(like: new) else { return found }
  let place = zip(old.items, new.items).prefix { $0.drawing == $1.drawing }.count
  let item = place < new.items.count ? new.items[place] : old.items[place]
  func line(_ items: [DisplayItem]) -> PropertyValue? {
    items.dropFirst(place).first.map { .text(writer(of: $0.drawing).itemLine($0.drawing)) }
  }
  found.add(
    Cause(
      .style("drawing"), view: item.source.path.description, before: line(old.items),
      after: line(new.items)), to: .picture)
  return found
}

/// What writes a drawing as the text of a list does.
private func writer(of drawing: Drawing) -> DisplayListWriter {
  DisplayListWriter(items: [DisplayItem(drawing, from: Provenance(path: ""))], images: [:])
}

extension ChangedAspect {
  fileprivate var subject: Cause.Subject {
    switch aspect {
    case .image: .content(name)
    // The same request with a different font: one is substituted.
    case .font: .font(name)
    case .corners: .style(name)
    default: isGeometry ? .layout(name) : .style(name)
    }
  }
}

extension ViewTree {
  /// The names of the fonts that the texts among some items are drawn in.
  fileprivate func fonts(_ items: [Int]) -> Set<String> {
    Set(
      items.compactMap {
        if case .glyphs(let glyphs) = drawing($0) { glyphs.run.font.name } else { nil }
      })
  }
}

extension FoundCauses {
  /// Whether a cause of a view, its containers or the picture explains a change of its drawings.
  fileprivate func isExplained(_ change: ChangedAspect, _ b: Int) -> Bool {
    causeOfPicture(explaining: change.aspects) != nil
      || cause(of: b, explaining: change.aspects) != nil || isFaded(b) || isRegrouped(change, b)
  }

  /// Whether a color differs only in opacity, in a view with an opacity: a single item in a group
  /// has the group's opacity in its colors.
  private func isRegrouped(_ change: ChangedAspect, _ b: Int) -> Bool {
    guard case (.color(let before), .color(let after))? = change.paints,
      (before.red, before.green, before.blue) == (after.red, after.green, after.blue)
    else { return false }
    return match.new.around(b).contains { view in
      match.new.nodes[view].properties.contains { $0.explains.contains(.opacity) }
    }
  }
}
