/// Finds what an author changed between two display lists, apart from what followed from it.
import LikenessDisplayList
import LikenessGraphics

/// Finds causes; `CausePixels.swift` attributes pixels to them.
struct CauseFinder {
  let match: ViewMatch
  private(set) var causes: [Cause] = []
  /// What each cause explains of the drawings of its views.
  private(set) var explains: [DrawingAspects] = []
  /// The causes of each view of the new tree, and of each view that only the old tree has.
  private(set) var causesOfNew: [[Int]]
  private(set) var causesOfOld: [Int: [Int]] = [:]
  /// The causes of the whole picture.
  private(set) var causesOfPicture: [Int] = []
  /// The cause that changed the page color.
  private(set) var causeOfBackground: Int?
  /// The matched items of each view, by the view of the new tree.
  private(set) var itemPairs: [Int: ItemPairs] = [:]
  private var known: [Cause: Int] = [:]
  /// The first cause in each new view or below it that can move views.
  private var moverInside: [Int?]

  private var old: ViewTree { match.old }
  private var new: ViewTree { match.new }

  init(from old: DisplayList, to new: DisplayList) {
    var signatures: [ViewTree.Signature: Int] = [:]
    let oldTree = ViewTree(old, &signatures)
    match = ViewMatch(oldTree, ViewTree(new, &signatures))
    causesOfNew = match.new.nodes.map { _ in [] }
    moverInside = match.new.nodes.map { _ in nil }
    find()
  }

  private mutating func find() {
    findFonts()
    var candidates: [Candidate] = []
    for b in new.nodes.indices {
      guard let a = match.oldOf[b] else { continue }
      itemPairs[b] = ItemPairs(old: old, a, new: new, b)
      candidates += propertyChanges(a, b)
    }
    addProperties(candidates.filter { !$0.isWeak })
    findTreeEdits()
    addPicture()
    noteMovers()
    addProperties(candidates.filter { $0.isWeak && !isMoved($0.view) })
    findDrawings()
    findMovers()
    findRest()
    tellConsequences()
  }

  // MARK: Causes

  /// Adds a cause of a view or of the whole picture. Equal causes of several views are one.
  private mutating func add(_ cause: Cause, of view: Int?, explains aspects: DrawingAspects) {
    let index: Int
    if let place = known[cause] {
      index = place
      explains[index].formUnion(aspects)
    } else {
      index = causes.count
      known[cause] = index
      causes.append(cause)
      explains.append(aspects)
    }
    if let view {
      if !causesOfNew[view].contains(index) { causesOfNew[view].append(index) }
    } else {
      causesOfPicture.append(index)
    }
  }

  /// Finds font files whose content changed under the same name.
  private mutating func findFonts() {
    func fonts(_ list: DisplayList) -> [String: Set<ContentDigest>] {
      var fonts: [String: Set<ContentDigest>] = [:]
      for item in list.items {
        if case .glyphs(let glyphs) = item.drawing {
          fonts[glyphs.run.font.name, default: []].insert(glyphs.run.font.digest)
        }
      }
      return fonts
    }
    func words(_ digests: Set<ContentDigest>) -> String {
      digests.map { $0.short }.sorted().joined(separator: " ")
    }
    let before = fonts(old.list)
    for (name, digests) in fonts(new.list).sorted(by: { $0.key < $1.key }) {
      guard let was = before[name], was.isDisjoint(with: digests) else { continue }
      add(
        Cause(.font, property: name, before: words(was), after: words(digests)), of: nil,
        explains: [.font, .fontSize, .textPosition, .glyphPositions])
    }
  }

  private mutating func addPicture() {
    if old.list.scale != new.list.scale {
      add(
        Cause(.layout, property: "scale", before: "\(old.list.scale)", after: "\(new.list.scale)"),
        of: nil, explains: [])
    }
    let (before, after) = (old.list.background, new.list.background)
    guard before != after else { return }
    // A list does not name the token of its page. If it changed in the same way elsewhere, that is
    // the same edit.
    if let same = causes.firstIndex(where: {
      $0.kind == .token && $0.before == "\(before)" && $0.after == "\(after)"
    }) {
      causesOfPicture.append(same)
    } else {
      add(
        Cause(.style, property: "background", before: "\(before)", after: "\(after)"), of: nil,
        explains: [])
    }
    causeOfBackground = causesOfPicture.last
  }

  // MARK: Properties

  private struct Candidate {
    let view: Int
    let before: Provenance.Property?
    let after: Provenance.Property?
    /// The value that applies on the side where none is set.
    let unset: String?
    let isOfPlace: Bool
    /// Whether its drawings disappeared for lack of space, so whatever took the space explains it.
    var isWeak = false

    let explains: DrawingAspects

    var name: String { after?.name ?? before?.name ?? "" }
    var either: Provenance.Property? { after ?? before }
    /// Whether the value that is set on one side only applies on the other, too.
    var isSame: Bool { (before?.value ?? unset) == (after?.value ?? unset) }
  }

  private func propertyChanges(_ a: Int, _ b: Int) -> [Candidate] {
    let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
    guard oldNode.properties != newNode.properties, let items = itemPairs[b] else { return [] }
    let oldPlace = placeNames(old, oldNode)
    let newPlace = placeNames(new, newNode)
    // The reference is text and knows no defaults; those of today count for both.
    func unset(_ name: String, in node: ViewTree.Node) -> String? {
      newNode.defaults[name, beside: node.properties]
    }
    var changes: [Candidate] = []
    var newByName: [String: [Provenance.Property]] = [:]
    for property in newNode.properties where !property.isNote {
      newByName[property.name, default: []].append(property)
    }
    var oldNames: Set<String> = []
    for property in oldNode.properties where !property.isNote {
      oldNames.insert(property.name)
      // The same name with several values belongs to several items; they are paired in order.
      var others = newByName[property.name] ?? []
      let other = others.isEmpty ? nil : others.removeFirst()
      if other != nil { newByName[property.name] = others }
      if property.value != other?.value {
        changes.append(
          Candidate(
            view: b, before: property, after: other, unset: unset(property.name, in: newNode),
            isOfPlace: oldPlace.contains(property.name) || newPlace.contains(property.name),
            explains: old.explains(property).union(new.explains(other))))
      }
    }
    for property in newNode.properties where !property.isNote && !oldNames.contains(property.name) {
      changes.append(
        Candidate(
          view: b, before: nil, after: property, unset: unset(property.name, in: oldNode),
          isOfPlace: newPlace.contains(property.name), explains: new.explains(property)))
    }
    let isHiddenBySomething = changes.contains {
      $0.isOfPlace && ($0.explains.isEmpty || $0.explains.contains(.opacity))
    }
    // One side draws nothing, so properties that are recorded with drawings are missing there.
    let vanished = items.drawn(of: old, oldNode) == 0 || items.drawn(of: new, newNode) == 0
    let isResized =
      oldNode.frame?.width != newNode.frame?.width || oldNode.frame?.height != newNode.frame?.height
    let hasNoRoom = vanished && (!hasRoom(old, oldNode) || !hasRoom(new, newNode))
    for index in changes.indices
    where !changes[index].isOfPlace && (changes[index].before == nil || changes[index].after == nil)
    {
      changes[index].isWeak = hasNoRoom
    }
    return changes.filter { change in
      if change.isSame { return false }
      if change.before != nil, change.after != nil { return true }
      if vanished, isHiddenBySomething { return change.isOfPlace }
      if change.isOfPlace, change.explains.isEmpty || change.explains.contains(.layout) {
        return movesSomething(b)
      }
      if isResized, !change.explains.isDisjoint(with: Self.sizing) { return true }
      return items.shows(change.explains, isSet: change.after != nil)
    }
  }

  /// Whether a view, one inside it or a sibling moved. A rule that moves nothing is not a cause,
  /// even if it is new.
  private func movesSomething(_ b: Int) -> Bool {
    let beside = new.nodes[b].parent.map { new.nodes[$0].children } ?? [b]
    return (beside + new.nodes[b].children).contains {
      changedPlace($0) != nil || match.oldOf[$0] == nil
    }
      || new.nodes[b].children.count != match.oldOf[b].map { old.nodes[$0].children.count }
      || match.oldOf[b].map {
        itemPairs[b]?.drawn(of: new, new.nodes[b]) != itemPairs[b]?.drawn(of: old, old.nodes[$0])
      } ?? true
  }

  /// The aspects that determine the size of a view.
  private static let sizing: DrawingAspects = [
    .text, .font, .fontSize, .textPosition, .glyphPositions, .image, .layout,
  ]

  /// Whether a view is inside the picture, has an area, and shows its text.
  private func hasRoom(_ tree: ViewTree, _ node: ViewTree.Node) -> Bool {
    guard let frame = node.frame, !frame.isEmpty, !node.properties.contains(where: { $0.isNote })
    else { return false }
    let size = tree.list.size
    return frame.maxX > .zero && frame.maxY > .zero && frame.x < Fixed(size.width)
      && frame.y < Fixed(size.height)
  }

  private func placeNames(_ tree: ViewTree, _ node: ViewTree.Node) -> Set<String> {
    var names: Set<String> = []
    for index in node.items {
      guard case .view = tree.list.items[index].drawing else { continue }
      for property in tree.list.items[index].source.properties where !property.isNote {
        names.insert(property.name)
      }
    }
    return names
  }

  /// Adds changed properties. Changes of tokens are grouped by token, and properties that a
  /// container passes down are left out.
  private mutating func addProperties(_ candidates: [Candidate]) {
    let own = candidates.map { tokenChanges($0.before, $0.after) }
    let changedTokens = Dictionary(own.joined().map { ($0.name, $0) }) { $1 }
    var handedDown: [Int: [Candidate]] = [:]
    for (change, own) in zip(candidates, own) {
      let tokens =
        own.isEmpty ? tokenChanges(change.before, change.after, among: changedTokens) : own
      for token in tokens {
        add(
          Cause(.token, token: token.name, before: token.before, after: token.after),
          of: change.view, explains: change.explains)
      }
      if !tokens.isEmpty { continue }
      var container = new.nodes[change.view].parent
      var isInherited = false
      while let around = container, !isInherited {
        isInherited =
          handedDown[around]?.contains {
            $0.name == change.name && $0.before?.value == change.before?.value
              && $0.after?.value == change.after?.value
          } ?? false
        container = new.nodes[around].parent
      }
      if isInherited { continue }
      handedDown[change.view, default: []].append(change)
      // If a value has several tokens, or a token on one side only, it names them.
      let isOneToken = change.before?.tokens == change.after?.tokens
      func value(_ property: Provenance.Property?) -> String? {
        property.map { property in
          isOneToken || change.before == nil || change.after == nil
            ? property.value
            : (property.tokens + [property.value]).reduce("") { $0.isEmpty ? $1 : $0 + " " + $1 }
        }
      }
      add(
        Cause(
          kind(of: change), view: new.nodes[change.view].path, property: change.name,
          before: value(change.before) ?? change.unset,
          after: value(change.after) ?? change.unset),
        of: change.view, explains: change.explains)
    }
  }

  private func kind(of change: Candidate) -> Cause.Kind {
    if !change.explains.isDisjoint(with: [.text, .image]) { return .content }
    return change.isOfPlace && change.explains.isSubset(of: [.layout]) ? .layout : .style
  }

  // MARK: Views

  /// Finds views that were added, removed or moved in the tree.
  private mutating func findTreeEdits() {
    for b in new.nodes.indices where match.oldOf[b] == nil {
      if let parent = new.nodes[b].parent {
        // A hidden view has no contents, so they are added and removed with it.
        guard let was = match.oldOf[parent], !wasHidden(was, parent) else { continue }
      }
      let inside = new.subtree(b).compactMap { match.oldOf[$0] }
      let outer = new.nodes[b].parent.flatMap { match.oldOf[$0] }
      if let kept = inside.first(where: { old.nodes[$0].parent == outer }) {
        let path = match.newOf[kept].map { new.nodes[$0].path }
        add(
          Cause(
            .tree, view: new.nodes[b].path, property: "wrapped", before: old.nodes[kept].path,
            after: path), of: b, explains: [])
      } else {
        add(Cause(.tree, view: new.nodes[b].path, property: "inserted"), of: b, explains: [])
      }
    }
    for a in old.nodes.indices where match.newOf[a] == nil {
      if let parent = old.nodes[a].parent {
        guard let now = match.newOf[parent], !wasHidden(parent, now) else { continue }
      }
      let outer = old.nodes[a].parent.flatMap { match.newOf[$0] }
      let inside = old.subtree(a).compactMap { match.newOf[$0] }
      let cause: Cause
      if let kept = inside.first(where: { new.nodes[$0].parent == outer }) {
        cause = Cause(
          .tree, view: old.nodes[a].path, property: "unwrapped",
          before: match.oldOf[kept].map { old.nodes[$0].path },
          after: new.nodes[kept].path)
      } else {
        cause = Cause(.tree, view: old.nodes[a].path, property: "removed")
      }
      causesOfOld[a, default: []].append(causes.count)
      if let outer { causesOfNew[outer].append(causes.count) }
      causes.append(cause)
      explains.append([])
    }
    for b in new.nodes.indices {
      guard let a = match.oldOf[b] else { continue }
      let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
      let outer = newNode.parent.flatMap { match.oldOf[$0] }
      if oldNode.parent == outer {
        if oldNode.base != newNode.base {
          add(
            Cause(
              .tree, view: newNode.path, property: "renamed", before: oldNode.path,
              after: newNode.path), of: b, explains: [])
        }
      } else if let parent = newNode.parent, match.oldOf[parent] != nil, let was = oldNode.parent,
        match.newOf[was] != nil
      {
        add(
          Cause(
            .tree, view: newNode.path, property: "moved", before: oldNode.path,
            after: newNode.path),
          of: b, explains: [])
      }
      findReordered(oldNode.children, newNode.children)
    }
    findReordered(old.roots, new.roots)
  }

  /// Whether one of two views draws nothing and has a cause that explains it.
  private func wasHidden(_ a: Int, _ b: Int) -> Bool {
    causesOfNew[b].contains { explains[$0].isEmpty || explains[$0].contains(.opacity) }
      && (old.nodes[a].children.isEmpty || new.nodes[b].children.isEmpty)
      && (old.nodes[a].items.count < 2 || new.nodes[b].items.count < 2)
  }

  /// Finds siblings in a different order: one cause, named after the first one that moved.
  private mutating func findReordered(_ olds: [Int], _ news: [Int]) {
    let inside = Set(news)
    let before = olds.compactMap { match.newOf[$0] }.filter { inside.contains($0) }
    guard !before.isEmpty else { return }
    let both = Set(before)
    let after = news.filter { both.contains($0) }
    let inOrder = Set(aligned(before, after).map { after[$0.new] })
    guard let place = after.firstIndex(where: { !inOrder.contains($0) }),
      let was = before.firstIndex(of: after[place])
    else { return }
    func words(_ order: [Int], _ place: Int) -> String {
      place == 0 ? "first" : "after \(bareOrQuoted(new.nodes[order[place - 1]].path))"
    }
    add(
      Cause(
        .tree, view: new.nodes[after[place]].path, property: "reordered",
        before: words(before, was), after: words(after, place)),
      of: after[place], explains: [])
  }

  // MARK: Drawings

  /// Finds drawings that changed without a property of their view: the content of images, and
  /// drawings without named properties.
  ///
  /// A gradient moves with its view, and text in a different frame has different lines. So in a
  /// view that moved or that contains a cause, only a different color counts.
  private mutating func findDrawings() {
    for b in new.nodes.indices {
      guard let items = itemPairs[b], let a = match.oldOf[b] else { continue }
      let path = new.nodes[b].path
      let isSettled = old.nodes[a].frame != new.nodes[b].frame || causesInside(b) != nil
      for pair in items.pairs {
        let (before, after) = (old.list.items[pair.old].drawing, new.list.items[pair.new].drawing)
        guard before != after else { continue }
        // The content of a font file has no aspect, because its cause belongs to the whole picture.
        for aspect in changedAspects(before, after)
        where aspect.aspect != nil && !isExplained(aspect.aspects, b) {
          if aspect.isGeometry, isSettled || !causesOfNew[b].isEmpty || isMoved(b) { continue }
          if isRegrouped(aspect, b) { continue }
          let kind: Cause.Kind =
            switch aspect.aspect {
            case .image: .content
            // The same request with a different font: one is substituted.
            case .font: .font
            case .corners: .style
            default: aspect.isGeometry ? .layout : .style
            }
          // The same file in several views is one cause.
          let file = aspect.aspect == .image ? new.imageFile(of: pair.new, in: b) : nil
          let cause = Cause(
            kind, view: file == nil ? path : nil, property: file ?? aspect.name,
            before: aspect.before, after: aspect.after)
          // A font that stands in for another gives the text another size, and the view follows.
          let isSubstituted = aspect.aspect == .font && !fonts(old, a).contains(aspect.after ?? "")
          if aspect.aspect == .image || !isSettled || isSubstituted
            || items.hasOtherColors(aspect, old, new)
          {
            add(cause, of: b, explains: aspect.aspects)
          }
        }
      }
      guard !isSettled, causesOfNew[b].isEmpty, !isFaded(b) else { continue }
      for index in items.removed {
        let drawing = old.list.items[index].drawing
        if !drawing.isGroup {
          add(
            Cause(.style, view: path, property: drawing.name, before: line(drawing)), of: b,
            explains: [])
        }
      }
      for index in items.added {
        let drawing = new.list.items[index].drawing
        if !drawing.isGroup {
          add(
            Cause(.style, view: path, property: drawing.name, after: line(drawing)), of: b,
            explains: [])
        }
      }
    }
    for (digest, image) in old.list.images.sorted(by: { $0.key.hex < $1.key.hex }) {
      if let other = new.list.images[digest], other != image {
        add(Cause(.content, property: digest.short), of: nil, explains: [.image])
      }
    }
  }

  /// The names of the fonts that a view's texts are drawn in.
  private func fonts(_ tree: ViewTree, _ index: Int) -> Set<String> {
    var names: Set<String> = []
    for item in tree.nodes[index].items {
      if case .glyphs(let glyphs) = tree.list.items[item].drawing {
        names.insert(glyphs.run.font.name)
      }
    }
    return names
  }

  /// Finds what no view explains: a different size, and lists that draw differently without any
  /// cause.
  private mutating func findRest() {
    if old.list.size != new.list.size, !causes.indices.contains(where: { canMove($0) }) {
      add(
        Cause(.layout, property: "size", before: "\(old.list.size)", after: "\(new.list.size)"),
        of: nil, explains: [])
    }
    guard causes.isEmpty, !old.list.draws(like: new.list) else { return }
    let (before, after) = (old.list.items, new.list.items)
    let place = zip(before, after).prefix { $0.drawing == $1.drawing }.count
    let view = (place < after.count ? after[place] : before[place]).source.path
    func words(_ items: [DisplayItem]) -> String? {
      items.dropFirst(place).first.map {
        $0.drawing == .end ? $0.drawing.name : "\($0.drawing.name) \(line($0.drawing))"
      }
    }
    add(
      Cause(.style, view: view, property: "drawing", before: words(before), after: words(after)),
      of: nil, explains: [])
  }

  private func line(_ drawing: Drawing) -> String {
    let line = DisplayListWriter(
      items: [DisplayItem(drawing, from: Provenance(path: ""))], images: [:]
    ).itemLine(drawing)
    return String(line.dropFirst(drawing.name.count + 1))
  }

  /// Whether a cause of a view, its ancestors or the picture explains an aspect of its drawings.
  private func isExplained(_ aspect: DrawingAspects, _ b: Int) -> Bool {
    if causesOfPicture.contains(where: { !explains[$0].isDisjoint(with: aspect) }) { return true }
    if causesOfNew[b].contains(where: { !explains[$0].isDisjoint(with: aspect) }) { return true }
    return isFaded(b)
  }

  /// Whether a color differs only in opacity, in a view with an opacity: a single item in a group
  /// has the group's opacity in its colors.
  private func isRegrouped(_ aspect: ChangedAspect, _ b: Int) -> Bool {
    guard let before = aspect.before.flatMap({ StraightColor($0) }),
      let after = aspect.after.flatMap({ StraightColor($0) }),
      (before.red, before.green, before.blue) == (after.red, after.green, after.blue)
    else { return false }
    var view: Int? = b
    while let around = view {
      if new.nodes[around].properties.contains(where: { new.explains($0).contains(.opacity) }) {
        return true
      }
      view = new.nodes[around].parent
    }
    return false
  }

  /// Whether a view or an ancestor has a cause that changes all colors inside it.
  private func isFaded(_ b: Int) -> Bool {
    var view: Int? = b
    while let around = view {
      if causesOfNew[around].contains(where: {
        !explains[$0].isDisjoint(with: [.opacity, .imageTint])
      }) {
        return true
      }
      view = new.nodes[around].parent
    }
    return false
  }

  private func causesInside(_ b: Int) -> Int? {
    new.subtree(b).lazy.compactMap { self.causesOfNew[$0].first }.first
  }

  // MARK: Layout

  /// The frame of a view in its container.
  private func place(_ tree: ViewTree, _ index: Int) -> FixedRect? {
    guard let frame = tree.nodes[index].frame else { return nil }
    let origin = tree.nodes[index].parent.flatMap { tree.nodes[$0].frame }
    return origin.map { frame.offsetBy(x: -$0.x, y: -$0.y) } ?? frame
  }

  private func changedPlace(_ b: Int) -> (before: FixedRect, after: FixedRect)? {
    guard let a = match.oldOf[b], let before = place(old, a), let after = place(new, b),
      before != after
    else { return nil }
    return (before, after)
  }

  /// Finds views that moved without another cause: the first one is a cause, and those that moved
  /// with it are not.
  ///
  /// The frame of a view depends on its own properties, its contents, its container, and siblings
  /// that changed.
  private mutating func findMovers() {
    noteMovers()
    for outer in new.nodes.indices {
      guard changedPlace(outer) != nil, !isMoved(outer), case let b = firstMover(outer),
        let (before, after) = changedPlace(b)
      else {
        continue
      }
      // Rounding may give a pixel to a view whose neighbor changed without moving.
      if !causes.isEmpty, drawsTheSame(b) { continue }
      let scale = new.list.scale.factor
      add(
        Cause(
          .layout, view: new.nodes[b].path, property: "frame", before: points(before, scale),
          after: points(after, scale)), of: b,
        explains: [])
      noteMovers()
    }
  }

  /// Whether a view and all inside it draw something, and the same as before in the same places.
  private func drawsTheSame(_ b: Int) -> Bool {
    var drawsSomething = false
    for view in new.subtree(b) {
      guard let items = itemPairs[view], items.removed.isEmpty, items.added.isEmpty else {
        return false
      }
      for pair in items.pairs {
        let drawing = new.list.items[pair.new].drawing
        if case .view = drawing { continue }
        guard old.list.items[pair.old].drawing == drawing else { return false }
        drawsSomething = true
      }
    }
    return drawsSomething
  }

  /// The manually placed view that resized its container, if any: no property places it, and its
  /// container arranges nothing.
  private func firstMover(_ outer: Int) -> Int {
    var mover = outer
    let arrangement = new.list.roles.arrangement
    while let inside = new.nodes[mover].children.first(where: {
      changedPlace($0) != nil && placeNames(new, new.nodes[$0]).isEmpty
    }),
      !placeNames(new, new.nodes[mover]).contains(where: { $0 == arrangement })
    {
      mover = inside
    }
    guard mover == outer else { return mover }
    // The size of a view that arranges others also comes from inside.
    for child in new.nodes[outer].children where changedPlace(child) != nil {
      let inner = firstMover(child)
      if inner != child { return inner }
    }
    return outer
  }

  private mutating func noteMovers() {
    for b in new.nodes.indices.reversed() {
      moverInside[b] = causesOfNew[b].first { canMove($0) } ?? moverInside[b]
    }
    for b in new.nodes.indices.reversed() {
      if let parent = new.nodes[b].parent, let mover = moverInside[b], moverInside[parent] == nil {
        moverInside[parent] = mover
      }
    }
  }

  private func canMove(_ cause: Int) -> Bool {
    let aspects = explains[cause]
    return aspects.isEmpty || !aspects.isDisjoint(with: Self.sizing.union([.frame]))
  }

  /// Whether a cause explains the frame of a view.
  private func isMoved(_ b: Int) -> Bool {
    if moverInside[b] != nil { return true }
    if causesOfPicture.contains(where: { canMove($0) }) { return true }
    guard let parent = new.nodes[b].parent else { return causes.contains { $0.kind == .tree } }
    if causesOfNew[parent].contains(where: { canMove($0) }) { return true }
    guard let a = match.oldOf[parent] else { return true }
    if let before = old.nodes[a].frame, let after = new.nodes[parent].frame,
      before.width != after.width || before.height != after.height
    {
      return true
    }
    return new.nodes[parent].children.contains { sibling in
      sibling != b && moverInside[sibling] != nil
        && (changedPlace(sibling) != nil || match.oldOf[sibling] == nil
          || causesOfNew[sibling].contains {
            causes[$0].property != nil && causes[$0].property == new.list.roles.spaceAfter
          })
    }
  }

  /// The cause that moved a view: the nearest one inside it, or inside the views around it.
  func mover(of b: Int) -> Int? {
    var view: Int? = b
    while let around = view {
      if let mover = moverInside[around] { return mover }
      view = new.nodes[around].parent
    }
    return causesOfPicture.first { canMove($0) } ?? causes.indices.first { canMove($0) }
  }

  // MARK: Consequences

  private mutating func tellConsequences() {
    var shifts: [Int: [(dx: Fixed, dy: Fixed)]] = [:]
    var resized: [Int: Int] = [:]
    for b in new.nodes.indices {
      guard let a = match.oldOf[b] else { continue }
      let own = causesOfNew[b].first
      tellText(a, b, own ?? mover(of: b), isOwn: own != nil)
      guard let before = old.nodes[a].frame, let after = new.nodes[b].frame, before != after,
        let cause = mover(of: b),
        !causesOfNew[b].contains(cause)
      else { continue }
      causes[cause].moved = (causes[cause].moved ?? 0) + 1
      if before.width == after.width, before.height == after.height {
        shifts[cause, default: []].append((after.x - before.x, after.y - before.y))
      } else {
        resized[cause, default: 0] += 1
      }
    }
    for cause in causes.indices {
      let scale = new.list.scale.factor
      if let moves = shifts[cause], let first = moves.first {
        let views = moves.count == 1 ? "1 view" : "\(moves.count) views"
        let isSame = moves.allSatisfy { $0.dx == first.dx && $0.dy == first.dy }
        causes[cause].consequences.append(
          "\(views) moved" + (isSame ? by(first.dx, first.dy, scale) : ""))
      }
      if let count = resized[cause] {
        causes[cause].consequences.append(count == 1 ? "1 view resized" : "\(count) views resized")
      }
    }
  }

  /// Adds what happened to the text of a view.
  private mutating func tellText(_ a: Int, _ b: Int, _ cause: Int?, isOwn: Bool) {
    guard let cause else { return }
    let place = isOwn ? "" : bareOrQuoted(new.nodes[b].path) + " "
    let (before, after) = (lines(old, a), lines(new, b))
    if before > 0, after > 0, before != after {
      causes[cause].consequences.append(
        "\(place)\(before < after ? "grew" : "shrank") from \(before) to \(after) lines")
    }
    func note(_ node: ViewTree.Node, _ name: String) -> String? {
      node.properties.first { $0.name == name }?.value
    }
    let (oldNode, newNode) = (old.nodes[a], new.nodes[b])
    if let hidden = note(newNode, DisplayList.truncationProperty),
      hidden != note(oldNode, DisplayList.truncationProperty)
    {
      causes[cause].consequences.append("\(place)truncated, \(hidden) hidden")
    }
    if let over = note(newNode, DisplayList.overflowProperty),
      over != note(oldNode, DisplayList.overflowProperty)
    {
      causes[cause].consequences.append("\(place)text overflows its frame by pixels: \(over)")
    }
  }

  private func lines(_ tree: ViewTree, _ index: Int) -> Int {
    var baselines: Set<Fixed> = []
    for item in tree.nodes[index].items {
      if case .glyphs(let glyphs) = tree.list.items[item].drawing, glyphs.sigma == .zero {
        baselines.insert(glyphs.y)
      }
    }
    return baselines.count
  }
}

/// Such as ` down by 21 pt`; empty without a single direction.
private func by(_ dx: Fixed, _ dy: Fixed, _ scale: Double) -> String {
  if dx == .zero {
    return (dy > .zero ? " down by " : " up by ") + points(max(dy, -dy), scale) + " pt"
  }
  return dy == .zero
    ? (dx > .zero ? " right by " : " left by ") + points(max(dx, -dx), scale) + " pt" : ""
}

private func points(_ rect: FixedRect, _ scale: Double) -> String {
  [rect.x, rect.y, rect.width, rect.height].reduce("") {
    ($0.isEmpty ? "" : $0 + " ") + points($1, scale)
  }
}

/// A length in points with at most two decimals, finer than a pixel at any scale.
private func points(_ length: Fixed, _ scale: Double) -> String {
  let hundredths = Int((length.pixels / scale * 100).rounded())
  let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0
    ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
}
