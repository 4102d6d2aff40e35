/// `likeness mcp`: JSON-RPC by hand, and the whole server with the client of the Python package
/// mcp.
import Foundation
import Likeness
import LikenessJSON
import Synchronization
import TestKit
import Testing

@testable import LikenessCommand

/// The tools in this process, without a client.
@Suite struct MCPToolTests {
  private func tools(in sandbox: TestFolder, _ options: String...) throws -> MCPTools<BlueTool> {
    MCPTools(
      source: try MCPCommand<BlueTool>.parse(options).source,
      folders: try FolderOptions.parse(sandbox.folders), invocation: .likeness)
  }

  @Test(
    "Wrong arguments are errors",
    arguments: [
      ("list", ["names": "Box"], "“names” is invalid: expected an array of strings."),
      ("list", ["names": ["Box", 1]], "“names” is invalid: expected an array of strings."),
      ("list", ["bytes": 100], "“bytes” is invalid: expected a whole number from 256 to 1000000."),
      ("check", ["nmes": []], "Unknown argument “nmes”. See the tool's schema."),
      ("explain", [:], "Expected “name”."),
      ("explain", ["name": 1], "“name” is invalid: expected a string."),
      (
        "explain", ["name": "x", "pictures": "yes"],
        "“pictures” is invalid: expected true or false."
      ),
      ("expect", [:], "Expected at least one change in “changes”."),
      ("expect", ["changes": []], "Expected at least one change in “changes”."),
      ("render", [:], "Expected either “file” or “scene”."),
      ("render", ["file": "a.json", "scene": [:]], "Expected either “file” or “scene”."),
      ("render", ["scene": 1], "“scene” is invalid: expected an object."),
      ("render", ["file": "a.json", "variant": 2], "“variant” is invalid: expected a string."),
    ] as [(String, JSONValue, String)]) func wrongArguments(
      tool: String, arguments: JSONValue, problem: String
    ) async throws
  {
    let sandbox = try TestFolder()
    let answer = await (try tools(in: sandbox)).call(tool, arguments)
    #expect(answer.isError && answer.text == "Error: \(problem)")
    #expect(sandbox.files().isEmpty)
  }

  @Test("Tools answer with what the commands print") func answers() async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    let tools = try tools(in: sandbox)
    #expect(await tools.call("list", [:]).text.split(separator: "\n").count == 2)
    #expect(await tools.call("check", ["names": ["Box"]]).text.contains("#FF0000 → #0000FF"))
    let explained = await tools.call("explain", ["name": "Box/plain", "pictures": true])
    #expect(
      !explained.isError && explained.text.contains("#FF0000 → #0000FF")
        && explained.pictures.count == 2)
    let expected = await tools.call(
      "expect", ["changes": ["Panel backgroundColor #FF0000 → #0000FF"]])
    #expect(!expected.isError && expected.text.contains("1 picture"))
    // A picture without a reference has one side, and no regions to crop it to. A text has none.
    try sandbox.remove("Snapshots/Box")
    _ = await tools.call("check", ["names": ["Box"]])
    #expect(
      await tools.call("explain", ["name": "Box/plain", "pictures": true]).pictures == [
        try PNG.encode(picture(8, 4, .blue))
      ])
    let words = try SnapshotIdentity("Words/plain")
    let checker = SnapshotChecker(
      store: sandbox.store, artifacts: ArtifactsFolder(path: sandbox("out")), mode: .never)
    #expect(
      checker.check(SnapshotSubject(words, text: TextSnapshot(lines: "Hello"))).status == .added)
    let read = await tools.call("explain", ["name": "Words/plain", "pictures": true])
    #expect(!read.isError && read.pictures.isEmpty, "\(read.text)")
    let scene: JSONValue = [
      "size": ["width": 9, "height": 3], "variants": ["scale": [1]], "view": ["type": "View"],
    ]
    let drawn = await tools.call(
      "render", ["scene": scene, "variant": "@light,1x", "picture": true])
    #expect(!drawn.isError && drawn.pictures.count == 1, "\(drawn.text)")
  }

  @Test("Tools check the files of another tool as the gallery")
  func filesOfAnotherTool() async throws {
    let sandbox = try TestFolder()
    try sandbox.write(picture(8, 4, .white), to: "shots/Page/home.png")
    let source = ["--pictures", sandbox("shots")]
    _ = await run(RedTool.self, ["record"] + source + sandbox.folders)
    let tools = try tools(in: sandbox, source[0], source[1])
    #expect(await tools.call("list", [:]).text == "Page/home")
    #expect(await tools.call("check", [:]).text == "1 picture: 1 passed")
    try sandbox.write(picture(8, 4, .black), to: "shots/Page/home.png")
    #expect(await tools.call("check", [:]).text.contains("Page/home differs from its reference"))
    let explained = await tools.call("explain", ["name": "Page/home", "pictures": true])
    #expect(!explained.isError && explained.pictures.count == 2, "\(explained.text)")
    let change = "#FFFFFF → #000000"
    let expected = await tools.call("expect", ["changes": [.string(change)]])
    #expect(expected.text.contains("expected        \(change): 1 picture"), "\(expected.text)")
  }

  @Test("Scenes that two sessions draw lie in files of their own")
  func sessions() async throws {
    let sandbox = try TestFolder()
    for color in ["#FF0000", "#0000FF"] {
      let scene: JSONValue = [
        "size": ["width": 9, "height": 3], "variants": ["scale": [1]],
        "view": ["type": "View", "style": ["backgroundColor": .string(color)]],
      ]
      let drawn = await (try tools(in: sandbox)).call("render", ["scene": scene])
      #expect(!drawn.isError, "\(drawn.text)")
    }
    #expect(sandbox.files().keys.filter { $0.hasSuffix(".png") }.count == 2)
  }
}

@Suite struct MCPServerTests {
  /// The server's messages for these lines; tool calls are answered with their name and arguments.
  private func replies(to lines: String...) async throws -> [[String: Any]] {
    let sent = Mutex<[String]>([])
    let rest = Mutex(lines[...])
    let server = MCPServer(tools: [
      MCPTool(name: "echo", description: "Echoes.", inputSchema: ["type": "object"])
    ]) { line in
      sent.withLock { $0.append(line) }
    }
    for await call in server.calls(from: { rest.withLock { $0.popFirst() } }) {
      server.answer(
        call, with: MCPAnswer(text: "\(call.name)\n\"a\"", pictures: [[1, 2, 3]], isError: true))
    }
    return try sent.withLock { $0 }.map { line in
      #expect(!line.contains("\n"))
      return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(
    "The server answers with the requested version or its latest",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
      ("2025-03-26", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("later", "2025-11-25"),
    ]) func version(wanted: String, given: String) async throws
  {
    let line =
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","#
      + #""params":{"protocolVersion":"\#(wanted)","capabilities":{}}}"#
    let reply = try #require(try await replies(to: line).first)
    #expect(reply["id"] as? String == "a")
    let result = try #require(reply["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == given)
    #expect((result["capabilities"] as? [String: Any])?["tools"] as? [String: String] == [:])
    #expect((result["serverInfo"] as? [String: String])?["name"] == "likeness")
  }

  @Test(
    "Refusals have the codes of JSON-RPC",
    arguments: [
      ("{", -32700), ("[]", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"accept"}}"#, -32602),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":[]}}"#,
        -32602
      ),
    ]) func refusals(line: String, code: Int) async throws
  {
    let replies = try await replies(to: line)
    #expect(replies.map { ($0["error"] as? [String: Any])?["code"] as? Int } == [code])
  }

  @Test("Pings, lists and calls are answered, notifications are not") func requests() async throws {
    let replies = try await replies(
      to: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
      #"{"jsonrpc":"2.0","id":7,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo"}}"#)
    #expect(replies.compactMap { $0["id"] as? Int } == [1, 2, 3])
    #expect((replies[0]["result"] as? [String: Any])?.isEmpty == true)
    let tools = try #require((replies[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.map { $0["name"] as? String } == ["echo"])
    let result = try #require(replies[2]["result"] as? [String: Any])
    #expect(result["isError"] as? Bool == true)
    let content = try #require(result["content"] as? [[String: String]])
    #expect(
      content == [
        ["type": "text", "text": "echo\n\"a\""],
        ["type": "image", "data": "AQID", "mimeType": "image/png"],
      ])
  }

  @Test("A long answer is shortened to whole lines from either end") func shortening() {
    // 300 lines of 10 letters take 12 bytes each in JSON.
    let text = (100..<400).map { "line \($0)ab" }.joined(separator: "\n")
    #expect(shortened(text, to: 3600, keepsEnd: false) == text)
    let start = shortened(text, to: 500, keepsEnd: false)
    let end = shortened(text, to: 500, keepsEnd: true)
    let note = "[3600 bytes in all. To read more, call again with \"bytes\": 3800.]"
    // The note takes 70: its 66 letters, two quotes twice, and a line feed. (500 - 70) / 12 is 35.
    #expect(start.hasPrefix("line 100ab\n") && start.hasSuffix("line 134ab\n" + note))
    #expect(end == note + "\n" + (365..<400).map { "line \($0)ab" }.joined(separator: "\n"))
  }
}

@Suite(.requires(.check("bin/python"), .module("mcp/client/client.py"))) struct MCPClientTests {
  private let scene = """
    {"size": {"width": 40, "height": 20}, "variants": {"scale": [1], "theme": ["light"]}, "view": \
    {"type": "View", "name": "Panel", "style": {"backgroundColor": "#112233"}}}
    """

  /// Runs the calls in a folder with many scenes, and returns what the client saw.
  private func drive(_ sandbox: TestFolder, _ calls: [[Any]]) throws -> [String: Any] {
    let file = try sandbox.write(
      Array(try JSONSerialization.data(withJSONObject: calls)), to: "calls.json")
    let script = repository.appending(path: "Tests/python/drive_mcp.py").path
    let client = Tool(repository.appending(path: ".build-checks/bin/python").path)
    let ran = try client.run(
      [script, file, try Tool.likeness.path(), "mcp", "--scenes", sandbox("scenes")]
        + sandbox.folders)
    #expect(ran.status == 0, "\(ran.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any])
  }

  @Test("A client of others lists, checks, explains, renders and expects") func client()
    async throws
  {
    let sandbox = try TestFolder()
    for number in 10..<60 {
      try sandbox.write(scene, to: "scenes/Cards/card-with-a-long-name-\(number).json")
    }
    _ = await run(RedTool.self, ["record", "--scenes", sandbox("scenes")] + sandbox.folders)
    let changed = scene.replacing("#112233", with: "#FF2233")
    try sandbox.write(changed, to: "scenes/Cards/card-with-a-long-name-10.json")
    let name = "Cards/card-with-a-long-name-10"
    let edit = "Panel backgroundColor #112233 → #FF2233"
    let before = try sandbox.states("Snapshots")
    let found = try drive(
      sandbox,
      [
        ["list", [:], 1], ["list", ["bytes": 100_000], 1], ["check", ["names": [name]], 2],
        ["check", [:], 1],
        ["explain", ["name": "\(name)@light,1x", "pictures": true], 1],
        ["explain", ["name": name], 1],
        [
          "render",
          ["file": sandbox("scenes/Cards/card-with-a-long-name-10.json"), "picture": true], 2,
        ],
        [
          "render",
          [
            "scene": [
              "size": ["width": 9, "height": 3], "variants": ["scale": [1]],
              "view": ["type": "View"],
            ]
          ], 1,
        ],
        ["expect", ["changes": [edit]], 1], ["expect", ["changes": ["token primary"]], 1],
        ["check", ["nmes": []], 1],
        ["accept", ["name": name], 1],
      ])
    #expect(found["version"] as? String == "2025-11-25" && found["server"] as? String == "likeness")
    #expect(found["tools"] as? [String] == ["list", "check", "explain", "render", "expect"])
    let calls = try #require(found["calls"] as? [[String: Any]])
    let texts = calls.map { $0["text"] as? String ?? "" }
    func bytes(_ index: Int) -> Int { calls[index]["bytes"] as? Int ?? .max }
    #expect(bytes(0) <= 2048 && texts[0].contains("call again with \"bytes\": "))
    #expect(texts[1].split(separator: "\n").count == 50)
    #expect(texts[2].contains("Panel") && texts[2].contains("#112233 → #FF2233"))
    #expect(bytes(3) <= 2048 && texts[3].contains("50 pictures: 1 changed, 49 passed"))
    #expect((calls[4]["pictures"] as? [Int])?.count == 2 && texts[4] == texts[5])
    #expect(texts[5].contains("\(name)") && texts[5].contains("#112233 → #FF2233"))
    #expect((calls[6]["pictures"] as? [Int])?.count == 1 && texts[6].contains("pixels"))
    // A scene has a margin of 16 points.
    #expect(texts[7].contains("/rendered/scene-") && texts[7].contains(".png  41 × 35 pixels"))
    #expect(
      texts[8].contains("expected        \(edit): 1 picture")
        && calls[8]["isError"] as? Bool == false)
    #expect(texts[9].contains("did not happen  token primary") && texts[9].contains("also changed"))
    #expect(
      calls[10]["isError"] as? Bool == true
        && texts[10] == "Error: Unknown argument “nmes”. See the tool's schema.")
    #expect(calls[11]["code"] as? Int == -32602)
    // Accepting is left to a person.
    #expect(try sandbox.states("Snapshots") == before)
  }
}
