/// Which small edits of a story its references would not notice.
import Foundation
import Likeness
import LikenessRaster

/// A small edit in the source of a story or of its theme.
struct StoryEdit: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    /// A view that the story makes: the indices of subviews that lead to it, and its path.
    case view([Int], path: ViewPath)
    case token(TokenID, theme: String)
  }

  var target: Target
  var edit: Edit

  var place: String {
    switch target {
    case .view(_, let path): path.description
    case .token(let token, let theme): "\(token) of \(theme)"
    }
  }
}

/// What the check of a story does after an edit.
enum EditEffect: Hashable, Sendable {
  /// This picture fails.
  case seen(in: SnapshotIdentity)
  /// Pixels differ, and these settings of the tolerance let them pass.
  case tolerated([String])
  /// No picture differs, but one at this scale would.
  case needsScale(Scale)
  /// No picture differs at any scale.
  case nothing
}

/// One story with all its pictures, as if each had just been recorded.
struct StorySensitivity {
  struct Picture {
    let snapshot: StorySnapshot
    let list: DisplayList
    fileprivate let edits: Set<StoryEdit>
    fileprivate let environment: RasterEnvironment
    /// nil if only equal pixels pass, which needs no whole picture.
    fileprivate let bitmap: Bitmap?
  }

  /// The pictures, the smallest first, since most edits show in any.
  private var pictures: [Picture] = []
  private let settings: ProjectSettings
  /// Every edit, in the order of the views, and the first picture that it changes.
  private(set) var edits: [(edit: StoryEdit, picture: Picture)] = []
  private(set) var shown = ShownParts()

  init(_ snapshots: [StorySnapshot], _ settings: ProjectSettings) throws {
    self.settings = settings
    var known: Set<StoryEdit> = []
    for snapshot in snapshots.sorted(by: { $0.context.scale.factor < $1.context.scale.factor }) {
      var (root, own) = (View(), [StoryEdit]())
      let list = try snapshot.displayList { view in
        root = view
        own = view.authoredViews().flatMap { place, view in
          view.edits(shifts: snapshot.story.shifts).map {
            StoryEdit(target: .view(place, path: ViewPath(view.path)), edit: $0.edit)
          }
        }
      }
      own += snapshot.tokenEdits(in: list)
      shown.add(root, list, snapshot)
      let environment = RasterEnvironment(fonts: snapshot.fonts)
      let isExact = snapshot.story.tolerance == .exact
      let picture = Picture(
        snapshot: snapshot, list: list, edits: Set(own), environment: environment,
        bitmap: isExact ? nil : try list.rasterized(in: environment, limits: settings.raster))
      edits += own.filter { known.insert($0).inserted }.map { ($0, picture) }
      pictures.append(picture)
    }
  }

  /// What the check does after an edit. A picture that can't be drawn fails.
  func effect(of edit: StoryEdit) -> EditEffect {
    var tolerance = Tolerance.exact
    var passed: [(Tolerance) -> Bool] = []
    for picture in pictures where picture.edits.contains(edit) {
      let snapshot = picture.snapshot
      tolerance = snapshot.story.tolerance
      guard let list = try? snapshot.displayList(after: edit),
        list.issues(of: settings.strictText).isEmpty
      else { return .seen(in: snapshot.identity) }
      if (try? looks(picture.list, like: list, in: picture.environment)) == true { continue }
      guard let old = picture.bitmap,
        let new = try? list.rasterized(in: picture.environment, limits: settings.raster)
      else { return .seen(in: snapshot.identity) }
      func passes(_ tolerance: Tolerance) -> Bool {
        judge(
          Evidence(old, list: picture.list), Evidence(new, list: list), tolerance, .never,
          strict: settings.strictText, in: picture.environment, limits: settings.png
        ).verdict.passes
      }
      guard passes(tolerance) else { return .seen(in: snapshot.identity) }
      passed.append(passes)
    }
    if passed.isEmpty { return scale(showing: edit).map { .needsScale($0) } ?? .nothing }
    return .tolerated(tolerance.settings { stricter in passed.allSatisfy { $0(stricter) } })
  }

  /// Whether two lists give the same pixels. Equal lists do, and different ones may.
  private func looks(
    _ list: DisplayList, like other: DisplayList, in environment: RasterEnvironment
  ) throws -> Bool {
    try list.draws(like: other)
      || list.hasPixels(of: other, in: environment, limits: settings.raster)
  }

  /// The scale of devices that the story is not drawn at and that shows the edit.
  private func scale(showing edit: StoryEdit) -> Scale? {
    guard let picture = pictures.first(where: { $0.edits.contains(edit) }) else { return nil }
    let drawn = picture.snapshot.story.variants.scales
    return StoryVariants.standard.scales.first { scale in
      let snapshot = picture.snapshot.with(scale: scale)
      guard !drawn.contains(scale), let before = try? snapshot.displayList(),
        let after = try? snapshot.displayList(after: edit)
      else { return false }
      return (try? looks(before, like: after, in: picture.environment)) == false
    }
  }
}

extension Story {
  /// The lengths of shifts in points: a pixel at the finest scale of the story, and one at 3x, the
  /// finest of devices.
  fileprivate var shifts: [Double] {
    let finest = variants.scales.map(\.factor).max() ?? 1
    return Set([finest, max(finest, 3)]).sorted().map { (100 / $0).rounded() / 100 }
  }
}

extension StorySnapshot {
  /// Returns the display list of the story after an edit.
  func displayList(after edit: StoryEdit) throws -> DisplayList {
    switch edit.target {
    case .token(let token, _):
      var theme = context.theme
      theme.step(token)
      return try with(theme: theme).displayList()
    case .view(let place, _):
      return try displayList { root in
        root.descendant(at: place)?.edits(shifts: story.shifts)
          .first { $0.edit == edit.edit }?.apply()
      }
    }
  }

  fileprivate func tokenEdits(in list: DisplayList) -> [StoryEdit] {
    let theme = context.theme
    let used = tokenNames(in: list)
    return theme.tokens.filter { used.contains($0.id.name) }.compactMap { token, value in
      var stepped = theme
      stepped.step(token)
      // Tokens of other kinds that take this color would change too, in ways that only their file
      // says.
      guard theme.dependents(of: token).allSatisfy({ $0.kind == token.kind }),
        let after = stepped[token]?.description, after != value.description
      else { return nil }
      return StoryEdit(
        target: .token(token, theme: context.themeName),
        edit: Edit(token.kind.rawValue, value.description, after))
    }
  }

  /// The names of the tokens that the picture uses.
  func tokenNames(in list: DisplayList) -> Set<String> {
    let used = Set(list.items.lazy.flatMap(\.source.properties).flatMap(\.tokens))
    return used.union([(try? background())?.token].compactMap(\.self))
  }
}

extension View {
  func descendant(at place: [Int]) -> View? {
    place.reduce(self) { view, index in
      view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
    }
  }
}

extension Theme {
  /// Steps a color or makes a font a point smaller, with the tokens that stand for it.
  fileprivate mutating func step(_ token: TokenID) {
    // Found before any changes: a token with another value stands for none.
    for id in dependents(of: token) where id.kind == token.kind {
      if id.kind == .color { colors[id.name] = colors[id.name]?.stepped }
      if id.kind == .font, fonts[id.name]?.size ?? 0 > 1 { fonts[id.name]?.size -= 1 }
    }
  }

  /// A token, and all that take their value or a part from it.
  fileprivate func dependents(of token: TokenID) -> [TokenID] {
    tokenIDs.filter { sources(of: $0).contains(token) }
  }

  /// A token, and all that it takes its value or a part from.
  func sources(of token: TokenID) -> Set<TokenID> {
    let colors = self[token]?.colors.indices.map { reference(.color($0), of: token) } ?? []
    let parts = [alias(of: token), reference(.shadow, of: token)] + colors
    return parts.reduce(into: [token]) { all, part in
      if let part, part != token { all.formUnion(sources(of: part)) }
    }
  }
}

extension Tolerance {
  /// The settings without which a picture would not pass; all of them if any one is enough.
  ///
  /// - Parameter passes: Whether the pictures pass under a tolerance.
  fileprivate func settings(_ passes: (Tolerance) -> Bool) -> [String] {
    // All limits must hold, so only without any of them is a picture judged more strictly.
    let limits = [
      maxPixels.map { "maxPixels \($0)" }, maxRatio.map { "maxRatio \(decimal($0))" },
      maxWindow.map { "maxWindow \($0)" }, maxDelta.map { "maxDelta \($0)" },
    ].compactMap(\.self)
    let areas = ignoring.map { "(\($0.x), \($0.y), \($0.width) × \($0.height))" }
    let threshold = metric.threshold.map { " \(decimal($0))" } ?? ""
    let parts: [(words: String, names: [String], remove: (inout Tolerance) -> Void)] = [
      ("metric \(metric.name)\(threshold)", [], { $0.metric = .exact }),
      (
        "", limits,
        { ($0.maxPixels, $0.maxRatio, $0.maxWindow, $0.maxDelta) = (nil, nil, nil, nil) }
      ),
      ("ignoring ", areas, { $0.ignoring = [] }),
      ("ignoredMask", [], { $0.ignoredMask = nil }),
      ("ignoringViews ", ignoringViews, { $0.ignoringViews = [] }),
      ("areas with a metric of their own", [], { $0.areas = [] }),
      ("allowing ", allowedChanges.map(\.description), { $0.allowedChanges = [] }),
      ("views ", views.map(\.name), { $0.views = [] }),
    ]
    let stricter = parts.map { words, names, remove in
      var without = self
      remove(&without)
      return (words: words + names.joined(separator: ", "), without: without)
    }.filter { $0.without != self }
    let needed = stricter.filter { !passes($0.without) }
    return (needed.isEmpty ? stricter : needed).map(\.words)
  }
}
