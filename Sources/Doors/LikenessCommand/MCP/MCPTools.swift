/// The tools of `likeness mcp`: each runs a command with its own arguments.
import Foundation
import Likeness
import LikenessBase
import LikenessDisplayList
import LikenessJSON
import LikenessSystem

struct MCPTools<Command: GalleryCommand>: Sendable {
  /// The options for the source of pictures.
  let source: [String]
  let folders: FolderOptions
  let invocation: Invocation

  static var list: [MCPTool] {
    let names: JSONValue = [
      "type": "array", "items": ["type": "string"],
      "description": "Names or globs: Button, 'Button/*@dark*'. Default: all.",
    ]
    let changes: JSONValue = [
      "type": "array", "items": ["type": "string"],
      "description": "'News/title padding 12 → 16', 'News/title padding', 'token primary'.",
    ]
    func tool(
      _ name: String, _ description: String, _ properties: [JSONProperty],
      required: [JSONValue] = []
    ) -> MCPTool {
      let bytes: JSONValue = [
        "type": "integer",
        "description": .string("The longest answer, in bytes. Default: \(standardBytes)."),
      ]
      return MCPTool(
        name: name, description: description,
        inputSchema: [
          "type": "object", "properties": .object(properties + [JSONProperty("bytes", bytes)]),
          "required": .array(required),
          "additionalProperties": false,
        ])
    }
    return [
      tool("list", "Lists the names of all pictures.", [JSONProperty("names", names)]),
      tool(
        "check",
        "Draws pictures, compares them with their references, and lists the causes of differences.",
        [JSONProperty("names", names)]
      ),
      tool(
        "explain", "Explains one difference that the last check found.",
        [
          JSONProperty(
            "name", ["type": "string", "description": "The whole name: Button/primary@dark,2x."]),
          JSONProperty(
            "pictures",
            [
              "type": "boolean",
              "description":
                "Also return both sides, cropped to what differs, with numbered marks.",
            ]),
        ], required: ["name"]),
      tool(
        "render", "Draws a JSON scene, and reports its size and warnings.",
        [
          JSONProperty("file", ["type": "string", "description": "The path of the scene."]),
          JSONProperty(
            "scene",
            ["type": "object", "description": "A scene in place of a file. It can't name files."]),
          JSONProperty(
            "variant", ["type": "string", "description": "The variant or a glob: @dark,2x."]),
          JSONProperty("picture", ["type": "boolean", "description": "Also return the picture."]),
        ]),
      tool(
        "expect",
        """
        Passes if every difference is an expected change and every expected change happened. Lists \
        what else changed.
        """,
        [JSONProperty("changes", changes), JSONProperty("names", names)], required: ["changes"]),
    ]
  }

  func call(_ name: String, _ arguments: JSONValue) async -> MCPAnswer {
    do throws(ToolError) {
      var reader = ArgumentReader(arguments)
      let limit = try reader.integer("bytes", in: 256...1_000_000) ?? standardBytes
      var answer = try await answer(name, &reader)
      // The causes are at the end of a check.
      answer.text = shortened(answer.text, to: limit, keepsEnd: name == "check" || name == "expect")
      return answer
    } catch {
      return MCPAnswer(
        text: shortened("Error: \(error)", to: standardBytes, keepsEnd: false), isError: true)
    }
  }

  private func answer(_ name: String, _ reader: inout ArgumentReader) async throws(ToolError)
    -> MCPAnswer
  {
    let common = folders.given
    switch name {
    case "list":
      let names = try reader.strings("names") ?? []
      try reader.finish()
      return await run(["check", "--list"] + source + common + ["--"] + names)
    case "check":
      let names = try reader.strings("names") ?? []
      try reader.finish()
      return await run(["check"] + source + common + ["--"] + names)
    case "expect":
      guard let changes = try reader.strings("changes"), !changes.isEmpty else {
        throw ToolError("Expected at least one change in “changes”.")
      }
      let names = try reader.strings("names") ?? []
      try reader.finish()
      return await run(
        ["check"] + changes.map { "--expect=\($0)" } + source + common + ["--"] + names)
    case "explain":
      guard let name = try reader.string("name") else { throw ToolError("Expected “name”.") }
      let wantsPictures = try reader.flag("pictures") ?? false
      try reader.finish()
      var answer = await run(["explain"] + common + ["--", name])
      if wantsPictures, !answer.isError { answer.pictures = try sides(of: name) }
      return answer
    default: return try await render(&reader)
    }
  }

  private func sides(of name: String) throws(ToolError) -> [[UInt8]] {
    let explanation = try Explanation(of: name, in: folders, limits: try projectSettings().png)
    return try tool { try explanation.sides().map { try PNG.encode($0.picture) } }
  }

  private func render(_ reader: inout ArgumentReader) async throws(ToolError) -> MCPAnswer {
    let folder = folders.artifacts.path + "/rendered"
    let file = try reader.string("file")
    let scene = try reader.object("scene")
    let variant = try reader.string("variant")
    let wantsPicture = try reader.flag("picture") ?? false
    try reader.finish()
    let content: [UInt8]
    switch (file, scene) {
    case (let file?, nil):
      content = try tool { try Files.read(file, longest: SnapshotStore.longestText) } ?? []
    case (nil, let scene?): content = Array(scene.text().utf8)
    default: throw ToolError("Expected either “file” or “scene”.")
    }
    // Several sessions share the folder: one name would let them take each other's pictures for
    // their own.
    let asked = ContentDigest(
      of: content + [variant ?? "", file ?? ""].joined(separator: "\0").utf8
    ).short
    let name =
      (file.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent } ?? "scene")
      + "-" + asked
    let output = "\(folder)/\(name).png"
    let input = file ?? "\(folder)/\(name).json"
    if file == nil { try writeFile(content, to: input) }
    var answer = await run(
      ["render", "--output=\(output)"] + ["--", input] + (variant.map { [$0] } ?? []))
    if wantsPicture, !answer.isError {
      answer.pictures = [try tool { try Files.readExisting(output) }]
    }
    return answer
  }

  /// Runs a command, and returns everything that it prints.
  private func run(_ arguments: [String]) async -> MCPAnswer {
    let lines = Locked<[String]>([])
    let add: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
    let status = await Command.run(
      arguments: arguments, console: Console(result: add, message: add, invocation: invocation))
    return MCPAnswer(
      text: lines.withLock { $0 }.joined(separator: "\n"), isError: status == .failure)
  }
}

/// The default length of an answer: 2 KB with the surrounding message.
private let standardBytes = 1800

/// Returns whole lines of a text that take at most `limit` bytes in JSON, and a note on how to get
/// the rest.
func shortened(_ text: String, to limit: Int, keepsEnd: Bool) -> String {
  func cost(_ line: Substring) -> Int {
    // Quotes, backslashes, tabs and the line feed take two bytes in JSON.
    line.utf8.reduce(2) {
      $0 + ($1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") || $1 < 0x20 ? 2 : 1)
    }
  }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let total = lines.reduce(0) { $0 + cost($1) }
  guard total > limit else { return text }
  let note = "[\(total) bytes in all. To read more, call again with \"bytes\": \(total + 200).]"
  var room = limit - cost(note[...])
  var kept: [Substring] = []
  for line in keepsEnd ? lines.reversed() : lines {
    room -= cost(line)
    guard room >= 0 else { break }
    kept.append(line)
  }
  return keepsEnd
    ? ([note[...]] + kept.reversed()).joined(separator: "\n")
    : (kept + [note[...]]).joined(separator: "\n")
}

/// Reads the arguments of a call, and refuses unknown ones and those of the wrong type.
private struct ArgumentReader {
  private var rest: [String: JSONValue]

  init(_ arguments: JSONValue) {
    rest = [:]
    if case .object(let members) = arguments {
      for member in members { rest[member.key] = member.value }
    }
  }

  mutating func string(_ key: String) throws(ToolError) -> String? {
    try read(key, "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  mutating func flag(_ key: String) throws(ToolError) -> Bool? {
    try read(key, "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(ToolError) -> Int? {
    try read(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      if case .number(let number) = $0, let value = number.int, range.contains(value) {
        value
      } else {
        nil
      }
    }
  }

  mutating func object(_ key: String) throws(ToolError) -> JSONValue? {
    try read(key, "an object") { if case .object = $0 { $0 } else { nil } }
  }

  mutating func strings(_ key: String) throws(ToolError) -> [String]? {
    try read(key, "an array of strings") { value in
      guard case .array(let elements) = value else { return nil }
      let strings = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return strings.count == elements.count ? strings : nil
    }
  }

  /// Refuses arguments that were not read.
  func finish() throws(ToolError) {
    guard let key = rest.keys.min() else { return }
    throw ToolError("Unknown argument “\(key)”. See the tool's schema.")
  }

  private mutating func read<Value>(_ key: String, _ wanted: String, _ body: (JSONValue) -> Value?)
    throws(ToolError) -> Value?
  {
    guard let value = rest.removeValue(forKey: key), value != .null else { return nil }
    guard let read = body(value) else {
      throw ToolError("“\(key)” is invalid: expected \(wanted).")
    }
    return read
  }
}
