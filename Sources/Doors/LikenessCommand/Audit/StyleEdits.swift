/// Writes changes of styles into scenes and themes, without touching any other byte.
import Foundation
import Likeness
import LikenessAudit
import LikenessDisplayList
import LikenessJSON
import LikenessSystem

/// The edited files of a folder of scenes.
struct StyleEdits {
  /// The new contents of files, by their paths in the folder.
  private(set) var files: [String: [UInt8]] = [:]
  private let folder: String
  /// The paths of scenes by their stories.
  private let scenes: [String: String]
  /// The paths of the files of each theme.
  private let themes: [String: Set<String>]

  /// - Parameters:
  ///   - folder: The folder of scenes.
  ///   - pictures: Their pictures.
  init(
    _ changes: [StyleChange], in folder: String,
    of pictures: [(snapshot: StorySnapshot, picture: AuditedPicture)]
  ) throws {
    self.folder = folder
    var scenes: [String: (path: String, themes: [(name: String?, path: String)])] = [:]
    var themes: [String: Set<String>] = [:]
    for (snapshot, picture) in pictures {
      guard case .scene(let path, let text) = snapshot.story.source else { continue }
      let scene = scenes[snapshot.story.name] ?? (path, Self.themes(in: text, at: path))
      scenes[snapshot.story.name] = scene
      for theme in scene.themes
      where (theme.name ?? snapshot.context.themeName)
        == snapshot.context.themeName
      {
        themes[picture.theme, default: []].insert(theme.path)
      }
    }
    self.scenes = scenes.mapValues(\.path)
    self.themes = themes
    for change in changes { try write(change) }
  }

  /// The paths of the theme files that a scene names.
  private static func themes(in text: String, at path: String) -> [(name: String?, path: String)] {
    guard case .object(let scene)? = JSONDocument(text, file: path, options: .relaxed).root?.kind
    else { return [] }
    var found: [(name: String?, file: String)] = []
    func add(_ name: String?, _ node: JSONNode) {
      switch node.kind {
      case .string(let file): found.append((name, file))
      case .array(let nodes): for node in nodes { add(name, node) }
      default: break
      }
    }
    for member in scene.members where member.key == "theme" { add(nil, member.value) }
    for member in scene.members where member.key == "themes" {
      guard case .object(let themes) = member.value.kind else { continue }
      for theme in themes.members { add(theme.key, theme.value) }
    }
    return found.map { name, file in
      let path = Files.join("/" + Files.folder(of: path), file)
      return (name, String(URL(fileURLWithPath: path).standardizedFileURL.path.dropFirst()))
    }
  }

  private mutating func write(_ change: StyleChange) throws {
    let stories = Set(change.uses.filter { $0.tokens.isEmpty || $0.kind == .color }.map(\.story))
    for path in Set(stories.compactMap { scenes[$0] }).sorted() {
      try edit(path, JSONStyleSearch(change, isTheme: false))
    }
    // The token itself, unless it is to be named.
    guard change.token == nil else { return }
    let uses = change.uses.contains { !$0.tokens.isEmpty }
    guard uses || change.kind == .color else { return }
    let files = themes.filter { change.themes.isEmpty || change.themes.contains($0.key) }.values
    for path in Set(files.joined()).sorted() {
      try edit(path, JSONStyleSearch(change, isTheme: true))
    }
  }

  private mutating func edit(_ path: String, _ search: JSONStyleSearch) throws {
    let bytes = try files[path] ?? Files.readExisting(Files.join(folder, path))
    let document = JSONDocument(bytes, file: path, options: .relaxed)
    guard let root = document.root else { return }
    var search = search
    search.visit(root, [], nil)
    if search.found.isEmpty { return }
    let text = JSONBytes(bytes)
    var edited = bytes
    let found = search.found.map { (text.range(at: $0.location), $0.text) }
    for (range, replacement) in found.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      let isLower = edited[range].contains { (0x61...0x66).contains($0) }
      let isHex = replacement.hasPrefix("\"#")
      edited.replaceSubrange(
        range, with: Array((isHex && isLower ? replacement.lowercased() : replacement).utf8))
    }
    files[path] = edited
  }

  /// Copies the folder, with the edits, to another one.
  func copy(to copy: String) throws {
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    for (path, bytes) in files { try Files.replace(Files.join(copy, path), with: bytes) }
  }

  /// Replaces all files, or after an error none.
  func apply() throws {
    var old: [(path: String, bytes: [UInt8])] = []
    do {
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = Files.join(folder, path)
        let before = try Files.readExisting(file)
        try Files.replace(file, with: bytes)
        old.append((file, before))
      }
    } catch {
      for (path, bytes) in old { try? Files.replace(path, with: bytes) }
      throw error
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
    self.change = change
    self.isTheme = isTheme
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
    // All tokens of a color change with it.
    if isTheme, change.kind != .color {
      let path = keys.filter { !["$value", "colors", "fonts", "dimensions", "size"].contains($0) }
      guard tokens.contains(path.joined(separator: ".")) else { return nil }
    }
    switch change.kind {
    case .color:
      let isColor =
        isTheme || key.lowercased().contains("color") || keys.contains("colors")
        || key == "background"
      guard isColor, case .string(let text) = node.kind,
        StraightColor(text)?.description == change.from
      else { return nil }
      return "\"\(change.token ?? change.to)\""
    case .fontSize, .textStyle:
      return font(node, keys, parent)
    case .lineHeight, .spacing, .radius, .borderWidth:
      let isMeant =
        isTheme || !properties.isDisjoint(with: keys)
        || keys.contains("edges") && !properties.isDisjoint(with: edges)
      guard isMeant, case .number(let number) = node.kind,
        let value = Double(number.text), value == Double(change.from)
      else { return nil }
      return change.token.map { "\"\($0)\"" } ?? change.to
    case .shadow: return nil
    }
  }

  private func font(_ node: JSONNode, _ keys: [String], _ parent: JSONObject?) -> String? {
    let words = change.from.split(separator: " ").map(String.init)
    let size = change.kind == .fontSize ? change.from : words.first { Double($0) != nil }
    let to =
      change.kind == .fontSize
      ? change.to
      : change.to.split(separator: " ").map(String.init).first { Double($0) != nil }
    guard let size, let to else { return nil }
    let isWhole = keys.last == "font"
    let isSize = keys.suffix(2) == ["font", "size"] || isTheme && keys.last == "size"
    if isWhole, change.kind == .textStyle, let color = words.last,
      case .string(let text)? = parent?["textColor"]?.kind, let its = StraightColor(text),
      its.description != color
    {
      return nil
    }
    switch node.kind {
    case .object(let object) where isWhole:
      guard change.token != nil, matches(object, size, words), object["textStyle"] == nil else {
        return nil
      }
      return change.token.map { "\"\($0)\"" }
    case .number(let number) where isSize && Double(number.text) == Double(size):
      guard change.token == nil, parent.map({ matches($0, size, words) }) ?? true else {
        return nil
      }
      return to
    default: return nil
    }
  }

  private func matches(_ font: JSONObject, _ size: String, _ words: [String]) -> Bool {
    guard case .number(let number)? = font["size"]?.kind, Double(number.text) == Double(size)
    else { return false }
    if change.kind == .fontSize { return true }
    if case .string(let weight)? = font["weight"]?.kind { return words.contains(weight) }
    return words.contains("regular")
  }
}

private let edges: Set = ["leading", "trailing", "top", "bottom"]

/// Finds where values of a JSON text end.
private struct JSONBytes {
  private let bytes: [UInt8]
  private let lines: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      let isReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isReturn { lines.append(index + 1) }
    }
    self.lines = lines
  }

  /// The bytes of the value that begins at a location.
  func range(at location: JSONLocation) -> Range<Int> {
    guard lines.indices.contains(location.line - 1) else { return 0..<0 }
    let line = lines[location.line - 1]
    let end = lines.indices.contains(location.line) ? lines[location.line] : bytes.count
    let before = String(decoding: bytes[line..<end], as: UTF8.self).prefix(location.column - 1)
    let start = line + before.utf8.count
    return start..<self.end(from: start)
  }

  private func end(from start: Int) -> Int {
    var depth = 0
    var isText = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if isText {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") {
          isText = false
          if depth == 0 { return min(index + 1, bytes.count) }
        }
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if "{[".utf8.contains(byte) {
        depth += 1
      } else if "}]".utf8.contains(byte) {
        depth -= 1
        if depth <= 0 { return depth < 0 ? index : index + 1 }
      } else if depth == 0, ", \t\r\n/".utf8.contains(byte) {
        return index
      }
      index += 1
    }
    return min(index, bytes.count)
  }
}
