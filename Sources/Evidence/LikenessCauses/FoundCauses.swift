/// The causes found so far, and the views that have them.
import LikenessBase
import LikenessDisplayList

/// Causes by what they changed. Equal causes of several views are one.
struct FoundCauses {
  let match: ViewMatch
  private(set) var causes: [Cause] = []
  /// What each cause explains of the drawings of its views.
  private(set) var explains: [DrawingAspects] = []
  /// The causes of each view of the new tree, and of each view that only the old tree has.
  private(set) var ofNew: [[Int]]
  private(set) var ofOld: [Int: [Int]] = [:]
  /// The causes of the whole picture.
  private(set) var ofPicture: [Int] = []
  /// The one of them that changed the color of the page.
  private(set) var ofBackground: Int?
  /// The changes of tokens among them.
  private(set) var tokens: [TokenChange] = []
  private var known: [Cause: Int] = [:]

  /// What has a cause.
  enum Place {
    case new(Int)
    case old(Int)
    case picture
    case background
  }

  init(in match: ViewMatch) {
    self.match = match
    ofNew = match.new.nodes.map { _ in [] }
  }

  mutating func add(_ cause: Cause, explaining aspects: DrawingAspects = [], to place: Place) {
    let index = known[cause] ?? causes.count
    if index == causes.count {
      known[cause] = index
      causes.append(cause)
      explains.append([])
    }
    explains[index].formUnion(aspects)
    switch place {
    case .new(let view): if !ofNew[view].contains(index) { ofNew[view].append(index) }
    case .old(let view): ofOld[view, default: []].append(index)
    case .picture: ofPicture.append(index)
    case .background:
      ofPicture.append(index)
      ofBackground = index
    }
  }

  mutating func add(_ change: TokenChange, explaining aspects: DrawingAspects, to view: Int) {
    let cause = change.cause
    if known[cause] == nil { tokens.append(change) }
    add(cause, explaining: aspects, to: .new(view))
  }

  /// Whether a cause can move views.
  func canMove(_ cause: Int) -> Bool {
    explains[cause].isEmpty || !explains[cause].isDisjoint(with: moving)
  }

  /// The first cause of a view that explains one of these aspects.
  func cause(of view: Int, explaining aspects: DrawingAspects) -> Int? {
    ofNew[view].first { !explains[$0].isDisjoint(with: aspects) }
  }

  /// The first cause of the picture that explains one of these aspects.
  func causeOfPicture(explaining aspects: DrawingAspects) -> Int? {
    ofPicture.first { !explains[$0].isDisjoint(with: aspects) }
  }

  /// The first cause of a view, or of its nearest container with one.
  func cause(around view: Int) -> Int? {
    for view in match.new.around(view) { if let cause = ofNew[view].first { return cause } }
    return nil
  }

  /// Whether a view or a container has a cause that changes all colors, or all drawings, inside it.
  func isFaded(_ view: Int) -> Bool {
    match.new.around(view).contains { cause(of: $0, explaining: fading) != nil }
  }
}

/// The aspects that determine the size of a view.
let sizing: DrawingAspects = [
  .text, .font, .fontSize, .textPosition, .glyphPositions, .image, .layout,
]
private let moving = sizing.union([.frame])
private let fading: DrawingAspects = [.opacity, .imageTint, .transform]

/// Adds font files whose content changed under the same name.
func addingFontFiles(to found: FoundCauses) -> FoundCauses {
  func digests(_ list: DisplayList) -> [String: Set<ContentDigest>] {
    var digests: [String: Set<ContentDigest>] = [:]
    for item in list.items {
      if case .glyphs(let glyphs) = item.drawing {
        digests[glyphs.run.font.name, default: []].insert(glyphs.run.font.digest)
      }
    }
    return digests
  }
  func words(_ digests: Set<ContentDigest>) -> PropertyValue {
    .list(of: digests.sorted().map { .text($0.short) })
  }
  var found = found
  let before = digests(found.match.old.list)
  for (name, after) in digests(found.match.new.list).sorted(by: { $0.key < $1.key }) {
    guard let was = before[name], was.isDisjoint(with: after) else { continue }
    found.add(
      Cause(.fontFile(name), before: words(was), after: words(after)),
      explaining: [.font, .fontSize, .textPosition, .glyphPositions], to: .picture)
  }
  return found
}

/// Adds the scale and the background of the picture.
func addingPicture(to found: FoundCauses) -> FoundCauses {
  let (old, new) = (found.match.old.list, found.match.new.list)
  var found = found
  if old.scale != new.scale {
    found.add(
      Cause(
        .layout("scale"), before: .number(old.scale.factor), after: .number(new.scale.factor)),
      to: .picture)
  }
  if old.background != new.background {
    let (before, after) = (PropertyValue.color(old.background), PropertyValue.color(new.background))
    let common = new.backgroundToken.flatMap { $0 == old.backgroundToken ? $0 : nil }
    // A list of the first version does not name the token of its page. If one changed in the same
    // way elsewhere, that is the same edit.
    let token =
      common.map { TokenChange(name: $0, before: before, after: after) }
      ?? found.tokens.first { $0.before == before && $0.after == after }
    let literal = Cause(.style("background"), before: before, after: after)
    found.add(token?.cause ?? literal, to: .background)
  }
  return found
}
