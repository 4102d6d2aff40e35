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

  init(_ changes: [StyleChange], in folder: String, of pictures: [Audited]) throws {
    self.folder = folder
    // The paths of scenes by their stories, and of the files of each theme.
    var scenes: [String: String] = [:]
    var themes: [String: Set<String>] = [:]
    for (snapshot, picture) in pictures {
      guard case .scene(let path, let text) = snapshot.story.source else { continue }
      scenes[snapshot.story.name] = path
      let scene = JSONDocument(text, file: path, options: .relaxed)
        .cursor(log: ProblemLog(file: path))
      let theme = scene?.member("themes")?.member(snapshot.context.themeName)
      guard let named = theme ?? scene?.member("theme") else { continue }
      let names = if case .array(let names) = named.node.kind { names } else { [named.node] }
      for case .string(let file) in names.map(\.kind) {
        let path = Files.absolute(Files.join("/" + Files.folder(of: path), file))
        themes[picture.theme, default: []].insert(String(path.dropFirst()))
      }
    }
    for change in changes {
      let stories = change.uses.filter { $0.tokens.isEmpty || $0.kind == .color }.map(\.story)
      try edit(Set(stories.compactMap { scenes[$0] }), JSONStyleSearch(change, isTheme: false))
      // The token itself, unless it is to be named.
      if change.token != nil || change.kind != .color && change.uses.allSatisfy(\.tokens.isEmpty) {
        continue
      }
      let meant = themes.filter { change.themes.isEmpty || change.themes.contains($0.key) }
      try edit(Set(meant.values.joined()), JSONStyleSearch(change, isTheme: true))
    }
  }

  private mutating func edit(_ paths: Set<String>, _ search: JSONStyleSearch) throws {
    for path in paths.sorted() {
      let text =
        try files[path]
        ?? String(decoding: Files.readExisting(Files.join(folder, path)), as: UTF8.self)
      guard let root = JSONDocument(text, file: path, options: .relaxed).root else { continue }
      let lines = text.split(omittingEmptySubsequences: false) {
        ["\n", "\r\n", "\r"].contains($0)
      }
      var edited = text
      // From the end, so that the places before stay the same.
      for (location, new) in search.replacements(in: root).sorted(by: { $0.0 > $1.0 }) {
        let rest = text[lines[location.line - 1].startIndex...].dropFirst(location.column - 1)
        guard let old = rest.prefixMatch(of: /"[^"]*"|\{[^{}]*\}|[^\s,\]}\/]+/) else { continue }
        // In the letters of the file.
        let isLower = new.hasPrefix("\"#") && old.output.contains { ("a"..."f").contains($0) }
        edited.replaceSubrange(old.range, with: isLower ? new.lowercased() : new)
      }
      if edited != text { files[path] = edited }
    }
  }

  /// Replaces the files. If one can't be written, those before it get their old contents back.
  func write() throws {
    let contents = try files.sorted { $0.key < $1.key }.map { path, text in
      let file = Files.join(folder, path)
      return (file, old: try Files.readExisting(file), new: Array(text.utf8))
    }
    for (index, (file, _, new)) in contents.enumerated() {
      do { try Files.replace(file, with: new) } catch {
        for (file, old, _) in contents[..<index] { try? Files.replace(file, with: old) }
        throw error
      }
    }
  }
}

/// Finds the values in a JSON text that a change replaces.
private struct JSONStyleSearch {
  private let change: StyleChange
  private let isTheme: Bool
  private let properties: Set<String>
  private let tokens: Set<String>

  init(_ change: StyleChange, isTheme: Bool) {
    (self.change, self.isTheme) = (change, isTheme)
    properties = Set(
      change.uses.compactMap { $0.property.split(separator: ".").last.map(String.init) })
    tokens = Set(change.uses.flatMap(\.tokens))
  }

  func replacements(
    in node: JSONNode, _ keys: [String] = [], _ parent: JSONObject? = nil
  ) -> [(JSONLocation, text: String)] {
    if let text = replacement(of: node, keys, parent) { return [(node.location, text)] }
    switch node.kind {
    case .object(let object):
      return object.members.flatMap { replacements(in: $0.value, keys + [$0.key], object) }
    case .array(let nodes): return nodes.flatMap { replacements(in: $0, keys, parent) }
    default: return []
    }
  }

  private func replacement(of node: JSONNode, _ keys: [String], _ parent: JSONObject?) -> String? {
    // All tokens of a color change with it.
    if isTheme, change.kind != .color {
      let path = keys.filter { !["$value", "colors", "fonts", "dimensions", "size"].contains($0) }
      guard tokens.contains(path.joined(separator: ".")) else { return nil }
    }
    let token = change.token.map { "\"\($0)\"" }
    switch (change.kind, node.kind) {
    case (.color, .string(let text)):
      let isColor =
        keys.contains("colors")
        || keys.last.map { $0 == "background" || $0.lowercased().contains("color") } ?? false
      guard isTheme || isColor, StraightColor(text) == change.from.color else { return nil }
      return token ?? "\"\(change.to)\""
    case (.fontSize, .number), (.textStyle, .number):
      let isSize = keys.suffix(2) == ["font", "size"] || isTheme && keys.last == "size"
      return isSize && token == nil && isFont(parent) ? change.to.fontSize?.description : nil
    case (.textStyle, .object(let font)) where keys.last == "font" && font["textStyle"] == nil:
      // A font in another color is another text style.
      if case .string(let text)? = parent?["textColor"]?.kind, let color = StraightColor(text),
        color != change.from.shownColor
      {
        return nil
      }
      return isFont(font) ? token : nil
    case (_, .number(let number)):
      let edges: Set = ["leading", "trailing", "top", "bottom"]
      let isMeant =
        isTheme || !properties.isDisjoint(with: keys)
        || keys.contains("edges") && !properties.isDisjoint(with: edges)
      guard isMeant, let length = change.from.number, number.double == length else { return nil }
      return token ?? change.to.description
    default: return nil
    }
  }

  /// Whether an object is the font that changes.
  private func isFont(_ font: JSONObject?) -> Bool {
    guard case .number(let size)? = font?["size"]?.kind, size.double == change.from.fontSize?.number
    else { return false }
    guard change.kind == .textStyle else { return true }
    let weight = if case .string(let weight)? = font?["weight"]?.kind { weight } else { "regular" }
    return change.from.leaves.contains { $0.value == .text(weight) }
  }
}
