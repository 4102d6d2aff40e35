/// Which small edits of a story its references would not notice.
import Foundation
import Likeness

/// A small edit in the source of a story or of its theme.
struct StoryEdit: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    /// A view that the story makes: the indices of subviews that lead to it, and its path.
    case view([Int], path: String)
    case token(TokenID, theme: String)
  }

  var target: Target
  var kind: EditKind
  var property: String
  var before: String
  var after: String

  init(_ edit: ViewEdit, at place: [Int], path: String) {
    target = .view(place, path: path)
    kind = edit.kind
    property = edit.property
    before = edit.before
    after = edit.after
  }

  init(_ token: TokenID, in theme: String, _ kind: EditKind, from before: String, to after: String)
  {
    target = .token(token, theme: theme)
    self.kind = kind
    property = token.kind.rawValue
    self.before = before
    self.after = after
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
  /// The pictures, the smallest first, since most edits show in any.
  private let pictures: [Recording]
  private let limits: (png: PNG.Limits, raster: RasterLimits)
  private let strictText: StrictText
  /// Every edit, in the order of the views, and the first picture that it changes.
  let edits: [(edit: StoryEdit, picture: StorySnapshot)]
  /// What the pictures show, for the tally of the gallery.
  private(set) var shown = ShownParts()

  /// A picture and what was kept of it.
  private final class Recording {
    let snapshot: StorySnapshot
    let list: DisplayList
    let edits: Set<StoryEdit>
    private var known: Bitmap?
    private var reference: RecordedPicture?

    init(_ snapshot: StorySnapshot, _ list: DisplayList, _ edits: Set<StoryEdit>) {
      self.snapshot = snapshot
      self.list = list
      self.edits = edits
    }

    func bitmap(_ limits: RasterLimits) throws -> Bitmap {
      if let known { return known }
      let bitmap = try list.rasterized(fonts: snapshot.fonts, limits: limits)
      known = bitmap
      return bitmap
    }

    func recorded(_ png: PNG.Limits, _ limits: RasterLimits) throws -> RecordedPicture {
      if let reference { return reference }
      let recorded = try RecordedPicture(
        snapshot.identity, list: list, picture: try bitmap(limits),
        drawing: RasterEnvironment(fonts: snapshot.fonts), limits: png)
      reference = recorded
      return recorded
    }
  }

  /// Draws the pictures of one story.
  init(_ snapshots: [StorySnapshot], _ settings: ProjectSettings) throws {
    limits = (settings.png, settings.raster)
    strictText = settings.strictText
    var edits: [(edit: StoryEdit, picture: StorySnapshot)] = []
    var pictures: [Recording] = []
    var seen: Set<StoryEdit> = []
    var shown = ShownParts()
    // Themes come first by name: light before the others.
    let ordered = snapshots.enumerated().sorted {
      ($0.element.context.scale.factor, $0.offset) < ($1.element.context.scale.factor, $1.offset)
    }
    for snapshot in ordered.map(\.element) {
      var own: [StoryEdit] = []
      var root = View()
      let list = try snapshot.displayList { view in
        root = view
        for (place, view) in view.authoredViews() {
          let path = view.path
          own += view.edits(shifts: snapshot.story.shifts).map {
            StoryEdit($0, at: place, path: path)
          }
        }
      }
      shown.add(root, list, snapshot)
      own += snapshot.tokenEdits(in: list)
      edits += own.filter { seen.insert($0).inserted }.map { ($0, snapshot) }
      pictures.append(Recording(snapshot, list, Set(own)))
    }
    self.pictures = pictures
    self.edits = edits
    self.shown = shown
  }

  /// What the check does after an edit. A picture that can't be drawn fails.
  func effect(of edit: StoryEdit) -> EditEffect {
    var tolerated: [(Recording, Bitmap, DisplayList)] = []
    for picture in pictures where picture.edits.contains(edit) {
      let tolerance = picture.snapshot.story.tolerance
      guard let list = try? picture.snapshot.displayList(after: edit),
        list.issues(of: strictText).isEmpty
      else { return .seen(in: picture.snapshot.identity) }
      if list.draws(like: picture.list) { continue }
      guard let bitmap = try? picture.bitmap(limits.raster),
        let changed = try? list.rasterized(fonts: picture.snapshot.fonts, limits: limits.raster)
      else { return .seen(in: picture.snapshot.identity) }
      if bitmap == changed { continue }
      guard tolerance != .exact, accepts(changed, list, tolerance, beside: picture) else {
        return .seen(in: picture.snapshot.identity)
      }
      tolerated.append((picture, changed, list))
    }
    if tolerated.isEmpty { return scale(showing: edit).map { .needsScale($0) } ?? .nothing }
    let tolerance = tolerated[0].0.snapshot.story.tolerance
    return .tolerated(
      tolerance.settings { stricter in
        tolerated.allSatisfy { accepts($1, $2, stricter, beside: $0) }
      })
  }

  private func accepts(
    _ changed: Bitmap, _ list: DisplayList, _ tolerance: Tolerance, beside picture: Recording
  ) -> Bool {
    let recorded = try? picture.recorded(limits.png, limits.raster)
    return recorded?.accepts(changed, list: list, tolerance: tolerance) ?? false
  }

  /// The scale that the story lacks, of those that devices have, at which the edit shows.
  private func scale(showing edit: StoryEdit) -> Scale? {
    guard let picture = pictures.first(where: { $0.edits.contains(edit) }) else { return nil }
    let drawn = picture.snapshot.story.variants.scales
    return StoryVariants.standard.scales.first { scale in
      guard !drawn.contains(scale) else { return false }
      let snapshot = picture.snapshot.with(scale: scale)
      guard let before = try? snapshot.displayList(),
        let after = try? snapshot.displayList(after: edit)
      else { return false }
      if before.draws(like: after) { return false }
      let pictures = [before, after].map {
        try? $0.rasterized(fonts: snapshot.fonts, limits: limits.raster)
      }
      return pictures[0] != pictures[1]
    }
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
    case .view(let place, let path):
      return try displayList { root in
        root.descendant(at: place)?.edits(shifts: story.shifts)
          .first { StoryEdit($0, at: place, path: path) == edit }?.apply()
      }
    }
  }

  /// The edits of the tokens that a picture uses.
  fileprivate func tokenEdits(in list: DisplayList) -> [StoryEdit] {
    let theme = context.theme
    let used = tokenNames(in: list)
    return theme.tokens.compactMap { token, value in
      guard used.contains(token.name), !theme.isPart(token) else { return nil }
      var stepped = theme
      guard let kind = stepped.step(token), let after = stepped[token] else { return nil }
      return StoryEdit(
        token, in: context.themeName, kind, from: value.description, to: after.description)
    }
  }

  /// The names of the tokens that the picture uses.
  func tokenNames(in list: DisplayList) -> Set<String> {
    var used = Set(list.items.lazy.flatMap(\.source.properties).flatMap(\.tokens))
    if let name = (try? background())?.token { used.insert(name) }
    return used
  }
}

extension Story {
  /// A pixel at the finest scale of the story, and one at 3x, the finest of devices; in points.
  fileprivate var shifts: [Double] {
    let finest = variants.scales.map(\.factor).max() ?? 1
    return Set([finest, max(finest, 3)]).sorted().map { (100 / $0).rounded() / 100 }
  }
}

extension View {
  func descendant(at place: [Int]) -> View? {
    var view = self
    for index in place {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }
}

extension Theme {
  /// Steps a color or makes a font one point smaller, with the tokens that stand for it.
  @discardableResult
  fileprivate mutating func step(_ token: TokenID) -> EditKind? {
    let names = tokenIDs.filter { $0.kind == token.kind && stands($0, for: token) }.map(\.name)
    switch token.kind {
    case .color:
      for name in names { colors[name] = colors[name]?.stepped }
      return .color
    case .font:
      guard let font = fonts[token.name], font.size > 1 else { return nil }
      for name in names { fonts[name]?.size -= 1 }
      return .font
    default: return nil
    }
  }

  private func stands(_ alias: TokenID, for token: TokenID) -> Bool {
    var current: TokenID? = alias
    while let id = current {
      if id == token { return true }
      current = self.alias(of: id)
    }
    return false
  }

  /// Whether shadows, borders or gradients take this color from the token. Changing it in the file
  /// changes them too, and only the file says how.
  fileprivate func isPart(_ token: TokenID) -> Bool {
    tokens.contains { id, value in
      id.kind != token.kind
        && value.colors.indices.contains { index in
          reference(.color(index), of: id).map { $0 == token || stands($0, for: token) } ?? false
        }
    }
  }
}

extension Metric {
  fileprivate var words: String { kind.name + (threshold.map { " \(decimal($0))" } ?? "") }
}

extension Tolerance {
  /// The settings without which a picture would not pass; all of them if any one is enough.
  ///
  /// - Parameter passes: Whether the pictures pass under a tolerance.
  fileprivate func settings(_ passes: (Tolerance) -> Bool) -> [String] {
    var parts: [(words: String, without: Tolerance)] = []
    func part(_ words: String, _ remove: (inout Tolerance) -> Void) {
      var without = self
      remove(&without)
      if without != self { parts.append((words, without)) }
    }
    part("metric \(metric.words)") { $0.metric = .exact }
    let limits = [
      maxPixels.map { "maxPixels \($0)" }, maxRatio.map { "maxRatio \(decimal($0))" },
      maxWindow.map { "maxWindow \($0)" }, maxDelta.map { "maxDelta \($0)" },
    ].compactMap(\.self)
    part(limits.joined(separator: ", ")) {
      ($0.maxPixels, $0.maxRatio, $0.maxWindow, $0.maxDelta) = (nil, nil, nil, nil)
    }
    let areas = ignoring.map { "\($0.x), \($0.y), \($0.width) × \($0.height)" }
    part("ignoring " + areas.joined(separator: "; ")) { $0.ignoring = [] }
    part("ignoredMask") { $0.ignoredMask = nil }
    part("ignoringViews " + ignoringViews.joined(separator: ", ")) { $0.ignoringViews = [] }
    part("areas with a metric of their own") { $0.areas = [] }
    let changes = allowedChanges.map(\.description).joined(separator: ", ")
    part("allowing " + changes) { $0.allowedChanges = [] }
    part("views " + views.map(\.name).joined(separator: ", ")) { $0.views = [] }
    let needed = parts.filter { !passes($0.without) }
    return (needed.isEmpty ? parts : needed).map(\.words)
  }
}
