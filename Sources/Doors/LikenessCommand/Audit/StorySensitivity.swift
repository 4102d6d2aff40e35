/// Which small edits of a story its references would not notice.
import Foundation
import Likeness
import LikenessRaster

/// A small edit in the source of a story or of its theme.
struct StoryEdit: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    /// A view that the story makes: the indices of subviews that lead to it, and its path.
    case view([Int], path: String)
    case token(TokenID, theme: String)
  }

  var target: Target
  var edit: Edit

  /// The view or the token in words.
  var place: String {
    switch target {
    case .view(_, let path): path
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
  private struct Picture {
    let snapshot: StorySnapshot
    let list: DisplayList
    let edits: Set<StoryEdit>
    let environment: RasterEnvironment
    /// nil if only equal pixels pass, which needs no whole picture.
    let bitmap: Bitmap?
  }

  /// The pictures, the smallest first, since most edits show in any.
  private var pictures: [Picture] = []
  private let settings: ProjectSettings
  /// Every edit, in the order of the views, and the first picture that it changes.
  private(set) var edits: [(edit: StoryEdit, picture: StorySnapshot)] = []
  /// What the pictures show, for the tally of the gallery.
  private(set) var shown = ShownParts()

  /// Draws the pictures of one story.
  init(_ snapshots: [StorySnapshot], _ settings: ProjectSettings) throws {
    self.settings = settings
    let ordered = snapshots.enumerated().sorted {
      ($0.element.context.scale.factor, $0.offset) < ($1.element.context.scale.factor, $1.offset)
    }.map(\.element)
    var known: Set<StoryEdit> = []
    for snapshot in ordered {
      var (root, own) = (View(), [StoryEdit]())
      let list = try snapshot.displayList { view in
        root = view
        own = view.authoredViews().flatMap { place, view in
          view.edits(shifts: snapshot.story.shifts).map {
            StoryEdit(target: .view(place, path: view.path), edit: $0.edit)
          }
        }
      }
      own += snapshot.tokenEdits(in: list)
      edits += own.filter { known.insert($0).inserted }.map { ($0, snapshot) }
      shown.add(root, list, snapshot)
      let environment = RasterEnvironment(fonts: snapshot.fonts)
      let bitmap =
        snapshot.story.tolerance == .exact
        ? nil : try list.rasterized(in: environment, limits: settings.raster)
      pictures.append(
        Picture(
          snapshot: snapshot, list: list, edits: Set(own), environment: environment, bitmap: bitmap)
      )
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
      // Equal lists are equal pictures. Different ones may be, too.
      if list.draws(like: picture.list)
        || (try? picture.list.hasPixels(
          of: list, in: picture.environment, limits: settings.raster)) == true
      {
        continue
      }
      guard let old = picture.bitmap,
        let new = try? list.rasterized(in: picture.environment, limits: settings.raster)
      else { return .seen(in: snapshot.identity) }
      func passes(_ tolerance: Tolerance) -> Bool {
        tolerance.passes(
          (new, list), snapshot.identity, beside: (old, picture.list), drawing: picture.environment,
          limits: settings.png)
      }
      guard passes(tolerance) else { return .seen(in: snapshot.identity) }
      passed.append(passes)
    }
    if passed.isEmpty { return scale(showing: edit).map { .needsScale($0) } ?? .nothing }
    return .tolerated(tolerance.settings { stricter in passed.allSatisfy { $0(stricter) } })
  }

  /// The scale of devices that the story is not drawn at and that shows the edit.
  private func scale(showing edit: StoryEdit) -> Scale? {
    guard let picture = pictures.first(where: { $0.edits.contains(edit) }) else { return nil }
    let drawn = picture.snapshot.story.variants.scales
    return StoryVariants.standard.scales.first { scale in
      let snapshot = picture.snapshot.with(scale: scale)
      guard !drawn.contains(scale), let before = try? snapshot.displayList(),
        let after = try? snapshot.displayList(after: edit), !before.draws(like: after)
      else { return false }
      let isSame = try? before.hasPixels(
        of: after, in: picture.environment, limits: settings.raster)
      return isSame == false
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

  /// The edits of the tokens that the picture uses.
  fileprivate func tokenEdits(in list: DisplayList) -> [StoryEdit] {
    let theme = context.theme
    let used = tokenNames(in: list)
    return theme.tokens.filter { used.contains($0.id.name) }.compactMap { token, value in
      if theme.isPart(token) { return nil }
      var stepped = theme
      stepped.step(token)
      guard let after = stepped[token]?.description, after != value.description else { return nil }
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
    for id in tokenIDs.filter({ $0.kind == token.kind && stands($0, for: token) }) {
      if id.kind == .color { colors[id.name] = colors[id.name]?.stepped }
      if id.kind == .font, fonts[id.name]?.size ?? 0 > 1 { fonts[id.name]?.size -= 1 }
    }
  }

  private func stands(_ alias: TokenID, for token: TokenID) -> Bool {
    alias == token || self.alias(of: alias).map { stands($0, for: token) } ?? false
  }

  /// Whether tokens of other kinds take this color. Its file would change them too, in ways that
  /// only the file says.
  fileprivate func isPart(_ token: TokenID) -> Bool {
    tokens.contains { id, value in
      id.kind != token.kind && !value.colors.isEmpty && sources(of: id).contains(token)
    }
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
    func list(_ words: [String?]) -> String { words.compactMap(\.self).joined(separator: ", ") }
    // All limits must hold, so only without any of them is a picture judged more strictly.
    let limits = [
      maxPixels.map { "maxPixels \($0)" }, maxRatio.map { "maxRatio \(decimal($0))" },
      maxWindow.map { "maxWindow \($0)" }, maxDelta.map { "maxDelta \($0)" },
    ]
    let areas = ignoring.map { "(\($0.x), \($0.y), \($0.width) × \($0.height))" }
    let threshold = metric.threshold.map { " \(decimal($0))" } ?? ""
    let parts: [(words: String, remove: (inout Tolerance) -> Void)] = [
      ("metric \(metric.name)\(threshold)", { $0.metric = .exact }),
      (
        list(limits),
        { ($0.maxPixels, $0.maxRatio, $0.maxWindow, $0.maxDelta) = (nil, nil, nil, nil) }
      ),
      ("ignoring " + list(areas), { $0.ignoring = [] }),
      ("ignoredMask", { $0.ignoredMask = nil }),
      ("ignoringViews " + list(ignoringViews), { $0.ignoringViews = [] }),
      ("areas with a metric of their own", { $0.areas = [] }),
      ("allowing " + list(allowedChanges.map(\.description)), { $0.allowedChanges = [] }),
      ("views " + list(views.map(\.name)), { $0.views = [] }),
    ]
    let stricter = parts.map { words, remove in
      var without = self
      remove(&without)
      return (words: words, without: without)
    }.filter { $0.without != self }
    let needed = stricter.filter { !passes($0.without) }
    return (needed.isEmpty ? stricter : needed).map(\.words)
  }
}
