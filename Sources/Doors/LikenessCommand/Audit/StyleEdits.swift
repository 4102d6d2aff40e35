/// Writes changes of styles into scenes and themes, without touching any other byte.
import Foundation
import Likeness
import LikenessAudit
import LikenessJSON
import LikenessSystem

/// The edited files of a folder of scenes.
struct StyleEdits {
  /// The new contents of files, by their paths in the folder.
  private(set) var files: [String: String] = [:]
  private let folder: String
  /// The paths of scenes by their stories.
  private var scenes: [String: String] = [:]
  /// The paths of the files of each theme.
  private var themes: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - folder: The folder of scenes.
  ///   - pictures: Their pictures.
  init(
    _ changes: [StyleChange], in folder: String,
    of pictures: [(snapshot: StorySnapshot, picture: AuditedPicture)]
  ) throws {
    self.folder = folder
    for (snapshot, picture) in pictures {
      guard case .scene(let path, let text) = snapshot.story.source else { continue }
      scenes[snapshot.story.name] = path
      let root = JSONDocument(text, file: path, options: .relaxed).root?.kind
      guard case .object(let scene)? = root else { continue }
      var named = scene["theme"]?.kind
      if case .object(let several)? = scene["themes"]?.kind {
        named = several[snapshot.context.themeName]?.kind
      }
      let names: [JSONNode.Kind] =
        if case .array(let nodes)? = named { nodes.map(\.kind) } else {
          [named].compactMap(\.self)
        }
      for case .string(let file) in names {
        let path = Files.join("/" + Files.folder(of: path), file)
        themes[picture.theme, default: []].insert(
          String(URL(fileURLWithPath: path).standardizedFileURL.path.dropFirst()))
      }
    }
    for change in changes { try write(change) }
  }

  private mutating func write(_ change: StyleChange) throws {
    let stories = Set(change.uses.filter { $0.tokens.isEmpty || $0.kind == .color }.map(\.story))
    for path in Set(stories.compactMap { scenes[$0] }).sorted() {
      try edit(path, JSONStyleSearch(change, isTheme: false))
    }
    // The token itself, unless it is to be named.
    let uses = change.kind == .color || change.uses.contains { !$0.tokens.isEmpty }
    guard change.token == nil, uses else { return }
    let files = themes.filter { change.themes.isEmpty || change.themes.contains($0.key) }.values
    for path in Set(files.joined()).sorted() {
      try edit(path, JSONStyleSearch(change, isTheme: true))
    }
  }

  private mutating func edit(_ path: String, _ search: JSONStyleSearch) throws {
    let text =
      try files[path]
      ?? String(decoding: Files.readExisting(Files.join(folder, path)), as: UTF8.self)
    guard let root = JSONDocument(text, file: path, options: .relaxed).root else { return }
    var search = search
    search.visit(root, [], nil)
    if search.found.isEmpty { return }
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    var edited = text
    // From the end, so that the places before stay the same.
    for (location, new) in search.found.sorted(by: { $0.location > $1.location }) {
      let rest = text[lines[location.line - 1].startIndex...].dropFirst(location.column - 1)
      guard let old = rest.prefixMatch(of: /"[^"]*"|\{[^{}]*\}|[^\s,\]}\/]+/) else { continue }
      // In the letters of the file.
      let isLower = new.hasPrefix("\"#") && old.output.contains { ("a"..."f").contains($0) }
      edited.replaceSubrange(old.range, with: isLower ? new.lowercased() : new)
    }
    files[path] = edited
  }

  /// Copies the folder, with the edits, to another one.
  func copy(to copy: String) throws {
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    try write(to: copy)
  }

  /// Replaces the files in a folder.
  func write(to folder: String? = nil) throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try Files.replace(Files.join(folder ?? self.folder, path), with: Array(text.utf8))
    }
  }
}

/// Finds the values in a JSON text that a change replaces.
private struct JSONStyleSearch {
  let change: StyleChange
  let isTheme: Bool
  private let properties: Set<String>
  private let tokens: Set<String>
  private(set) var found: [(location: JSONLocation, text: String)] = []

  init(_ change: StyleChange, isTheme: Bool) {
    (self.change, self.isTheme) = (change, isTheme)
    properties = Set(
      change.uses.compactMap { $0.property.split(separator: ".").last.map(String.init) })
    tokens = Set(change.uses.flatMap(\.tokens))
  }

  mutating func visit(_ node: JSONNode, _ keys: [String], _ parent: JSONObject?) {
    if let text = replacement(of: node, keys, parent) {
      found.append((node.location, text))
      return
    }
    switch node.kind {
    case .object(let object):
      for member in object.members { visit(member.value, keys + [member.key], object) }
    case .array(let nodes): for node in nodes { visit(node, keys, parent) }
    default: break
    }
  }

  private func replacement(of node: JSONNode, _ keys: [String], _ parent: JSONObject?) -> String? {
    guard let key = keys.last else { return nil }
    let new = change.token.map { "\"\($0)\"" } ?? change.to
    // All tokens of a color change with it.
    if isTheme, change.kind != .color {
      let path = keys.filter { !["$value", "colors", "fonts", "dimensions", "size"].contains($0) }
      guard tokens.contains(path.joined(separator: ".")) else { return nil }
    }
    switch (change.kind, node.kind) {
    case (.color, .string(let text)):
      let isColor =
        isTheme || key.lowercased().contains("color") || keys.contains("colors")
        || key == "background"
      guard isColor, StraightColor(text)?.description == change.from else { return nil }
      return "\"\(change.token ?? change.to)\""
    case (.lineHeight, .number(let number)), (.spacing, .number(let number)),
      (.radius, .number(let number)), (.borderWidth, .number(let number)):
      let isMeant =
        isTheme || !properties.isDisjoint(with: keys)
        || keys.contains("edges") && !properties.isDisjoint(with: edges)
      return isMeant && Double(number.text) == Double(change.from) ? new : nil
    case (.fontSize, .number), (.textStyle, .number):
      let isSize = keys.suffix(2) == ["font", "size"] || isTheme && key == "size"
      guard isSize, change.token == nil, let parent, isFont(parent) else { return nil }
      return fontSize(of: change.to)
    case (.textStyle, .object(let font)) where key == "font" && change.token != nil:
      // A font in another color is another text style.
      if case .string(let text)? = parent?["textColor"]?.kind, let color = StraightColor(text),
        color.description != fontAndColor(of: change.from)?.color
      {
        return nil
      }
      return isFont(font) && font["textStyle"] == nil ? new : nil
    default: return nil
    }
  }

  /// Whether an object is the font that changes.
  private func isFont(_ font: JSONObject) -> Bool {
    guard case .number(let number)? = font["size"]?.kind,
      let size = fontSize(of: change.from), Double(number.text) == Double(size)
    else { return false }
    guard change.kind == .textStyle else { return true }
    var weight = "regular"
    if case .string(let its)? = font["weight"]?.kind { weight = its }
    return change.from.split(separator: " ").contains(Substring(weight))
  }
}

private let edges: Set = ["leading", "trailing", "top", "bottom"]
