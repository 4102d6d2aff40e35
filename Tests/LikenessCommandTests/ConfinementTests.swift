/// Commands read only files of the run, whatever a log names, and overwrite only their own output.
import Foundation
import Likeness
import LikenessReport
import LikenessSystem
import TestKit
import TestSupport
import Testing

@testable import LikenessCommand

@Suite struct ConfinementTests {
  /// A run whose log names another picture as a reference: by its path, or through a link in the
  /// folder of references.
  private func logNaming(_ secret: String, throughLink isLink: Bool, in sandbox: TestFolder)
    async throws
  {
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let reference = sandbox.store.picturePath(sandbox.box)
    if isLink {
      try FileManager.default.removeItem(atPath: reference)
      return try FileManager.default.createSymbolicLink(
        atPath: reference, withDestinationPath: secret)
    }
    for (name, file) in sandbox.files(below: "out/outcomes") where name.hasSuffix(".jsonl") {
      let escaped = { (path: String) in path.replacing("/", with: "\\/") }
      let text = String(decoding: file, as: UTF8.self).replacing(reference, with: secret)
        .replacing(
          escaped(reference), with: escaped(secret))
      try sandbox.write(text, to: "out/outcomes/\(name)")
    }
  }

  @Test(
    "A report reads no picture outside its folders", arguments: [false, true],
    [[], ["--single-file"]])
  func outsidePicture(throughLink: Bool, options: [String]) async throws {
    let sandbox = try TestFolder()
    let secret = try sandbox.write(picture(3, 5), to: "private/secret.png")
    try await logNaming(secret, throughLink: throughLink, in: sandbox)
    let to = ["--to", sandbox(options.isEmpty ? "page" : "page.html")]
    let spoken = await run(RedTool.self, ["report"] + options + to + sandbox.folders)
    #expect(spoken.status == .failure)
    let named = throughLink ? sandbox.store.picturePath(sandbox.box) : secret
    #expect(
      spoken.errors.contains(
        """
        \(named): outside the folders of this run, and left unread. If it is a reference, pass the \
        folder of references as --snapshots.
        """
      ),
      "\(spoken.errors)")
    let bytes = try Data(contentsOf: URL(filePath: secret))
    for (name, file) in sandbox.files() where name.hasPrefix("page") {
      #expect(file != bytes, "\(name)")
      #expect(file.range(of: Data(bytes.base64EncodedString().utf8)) == nil, "\(name)")
    }
  }

  @Test("A report reads references of the folder that it is given") func givenFolder() async throws
  {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    #expect(await run(RedTool.self, ["report"] + sandbox.output).status == .failure)
    #expect(await run(RedTool.self, ["report"] + sandbox.folders).status == .success)
  }

  @Test(
    "A picture that becomes a link before the report is written stays unread",
    arguments: [false, true])
  func lateLink(singleFile: Bool) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let outcomes = try LoggedOutcomes(in: ArtifactsFolder(path: sandbox("out"))).latest()
    let report = madeReport(
      of: outcomes, options: [], folders: [sandbox("Snapshots"), sandbox("out")])
    #expect(report.entries.allSatisfy { $0.unreadable.isEmpty })
    // The secret has the very pixels, so that nothing but its place is wrong.
    let reference = sandbox.store.picturePath(sandbox.box)
    try sandbox.copy("Snapshots/Box/plain@light,1x.png", to: "private/secret.png")
    try FileManager.default.removeItem(atPath: reference)
    try FileManager.default.createSymbolicLink(
      atPath: reference, withDestinationPath: sandbox("private/secret.png"))
    let failure = #expect(throws: ReportError.self) {
      if singleFile {
        try report.writeSinglePage(to: sandbox("page.html"))
      } else {
        try report.write(to: sandbox("page"))
      }
    }
    #expect(
      failure?.description.hasPrefix(
        "\(reference) could not be copied into the report: outside the folders of this run") == true
    )
    #expect(!sandbox.exists("page") && !sandbox.exists("page.html"))
  }

  #if os(Linux)
    /// The command is stopped before each of its calls in the folder, so no moment between a look
    /// at the path and the opening of the file is missed.
    @Test("A folder that becomes a link while it is read leads nowhere")
    func swappedFolder() async throws {
      let sandbox = try TestFolder()
      _ = await sandbox.run(RedTool.self, "record")
      _ = await sandbox.run(BlueTool.self, "check")
      let name = "plain@light,1x.png"
      let reference = try sandbox.read("Snapshots/Box/\(name)").base64EncodedString()
      try sandbox.write(picture(8, 4, .black, spots: [(1, 1)], in: .white), to: "private/\(name)")
      let secret = try sandbox.read("private/\(name)").base64EncodedString()
      var calls: [String] = []
      while true {
        for old in ["log", "page.html"] where sandbox.exists(old) { try sandbox.remove(old) }
        let report = try Tool.likeness.start(
          ["report", "--single-file", "--to", sandbox("page.html")] + sandbox.folders,
          // Files of the working folder may be read, too.
          in: sandbox("out"),
          with: try InjectedFault.file(
            under: sandbox("Snapshots/Box"), at: calls.count + 1, "STOP", log: sandbox("log")))
        defer { if report.isRunning { report.signal(SIGKILL) } }
        try await eventually("a stop or the end") {
          !report.isRunning || isStopped(report.number)
        }
        if report.isRunning {
          try sandbox.move("Snapshots/Box", to: "Snapshots/Real")
          try sandbox.link("Snapshots/Box", to: sandbox("private"))
          report.signal(SIGCONT)
        }
        let ran = report.end()
        let page = sandbox.exists("page.html") ? try sandbox.text("page.html") : ""
        #expect(!page.contains(secret), "swapped before call \(calls.count + 1) of \(calls)")
        guard sandbox.exists("log") else {
          // Undisturbed, it shows the picture.
          #expect(ran.status == 0 && page.contains(reference), "\(ran)")
          break
        }
        #expect(ran.status == 0 || ran.errors.contains("outside the folders of this run"), "\(ran)")
        calls.append(try sandbox.text("log"))
        try sandbox.remove("Snapshots/Box")
        try sandbox.move("Snapshots/Real", to: "Snapshots/Box")
      }
      // `realpath` looks at the path, and what comes after it must not trust that.
      #expect(calls.starts(with: ["realpath", "stat"]) && calls.contains("open"), "\(calls)")
    }

    /// Whether a process is stopped by a signal (proc_pid_stat(5)).
    private func isStopped(_ number: Int32) -> Bool {
      let file = FileHandle(forReadingAtPath: "/proc/\(number)/stat")
      let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
      return text.split(separator: ")").last?.hasPrefix(" T ") == true
    }
  #endif

  @Test("A file inside the folders is read by any path") func paths() throws {
    let sandbox = try TestFolder()
    let file = try sandbox.write([1], to: "in/sub/file")
    let other = try sandbox.write([2], to: "inside/file")
    for (name, target) in [
      ("in/up", "../inside/file"), ("in/down", "sub/file"), ("in/lost", "nowhere"), ("alias", "in"),
    ] {
      try sandbox.link(name, to: target)
    }
    for folder in ["in", "in/", "alias", "in/sub/..", "in/sub"] {
      for path in [file, sandbox("in/down"), sandbox("alias/sub/../sub/file")] {
        #expect(
          try Files.read(path, inside: [sandbox("nowhere"), sandbox(folder)]) == [1],
          "\(path) in \(folder)")
      }
    }
    for path in [other, sandbox("in/up"), sandbox("in/../inside/file")] {
      #expect(throws: FileError.outside(path)) {
        try Files.read(path, inside: [sandbox("in"), sandbox("in/sub")])
      }
      #expect(throws: FileError.outside(path)) { try Files.read(path, inside: []) }
      #expect(try Files.read(path, inside: nil) == [2])
    }
    for path in ["in/lost", "in/none", "none", "in/sub/file/none"] {
      #expect(try Files.read(sandbox(path), inside: [sandbox("in")]) == nil)
    }
    #expect(throws: FileError.self) { try Files.read(sandbox("in/sub"), inside: [sandbox("in")]) }
  }

  /// A link in the place of a reference or a pending picture. The pending one leads to the very
  /// bytes, which its digest lets pass.
  @Test(
    "explain reads no picture outside its folders", arguments: ["reference", "pending"])
  func explain(side: String) async throws {
    let sandbox = try TestFolder()
    _ = await sandbox.run(RedTool.self, "record")
    _ = await sandbox.run(BlueTool.self, "check")
    let path =
      side == "pending"
      ? sandbox.pending.path(sandbox.box, .actual) : sandbox.store.picturePath(sandbox.box)
    let bytes = try Data(contentsOf: URL(filePath: path))
    let secret = try sandbox.write(
      side == "pending" ? Array(bytes) : try PNG.encode(picture(3, 5)), to: "private/secret.png"
    )
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: secret)
    let words =
      side == "pending"
      ? "\(path) is a symbolic link. Answers follow no links"
      : """
      \(path): outside the folders of this run, and left unread. If it is a reference, pass the \
      folder of references as --snapshots.
      """
    for options in [[], ["--json"]] {
      let spoken = await run(BlueTool.self, ["explain", "Box/plain"] + options + sandbox.folders)
      #expect(spoken.status == .failure && spoken.results.isEmpty)
      #expect(spoken.errors.contains(words), "\(spoken.errors)")
    }
    #expect(!sandbox.exists("out/explained"))
    let tools = MCPTools<BlueTool>(
      source: [], folders: try FolderOptions.parse(sandbox.folders), invocation: .likeness)
    let answer = await tools.call("explain", ["name": "Box/plain", "pictures": true])
    #expect(answer.isError && answer.pictures.isEmpty)
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  @Test("render does not replace a picture of another program") func render() async throws {
    let sandbox = try TestFolder()
    let scene = try sandbox.write(
      ##"{"size": {"width": 8, "height": 4}, "view": {"type": "View"}}"##, to: "one.json")
    // A time before the end: a chunk that Likeness doesn't write.
    var foreign = try PNG.encode(picture(3, 5))
    foreign.insert(
      contentsOf: PNGBytes.chunk("tIME", [0, 0, 0, 0, 0, 0, 0]), at: foreign.count - 12)
    let photo = try sandbox.write(foreign, to: "photo.png")
    let spoken = await run(RedTool.self, ["render", scene, "--output", photo])
    #expect(spoken.status == .failure)
    #expect(
      spoken.errors.contains(
        """
        which is not a picture that Likeness wrote. Give another path, or remove that file first.
        """),
      "\(spoken.errors)")
    #expect(try Data(contentsOf: URL(filePath: photo)) == Data(foreign))
  }

  @Test(
    "An export replaces its own files and no others",
    arguments: [
      ("css", "theme.css", ":root { --color: red; }"), ("swift", "T.swift", "enum T {}"),
      ("dtcg", "t.tokens.json", #"{"a": {"$type": "color"}}"#),
    ])
  func export(form: String, name: String, content: String)
    async throws
  {
    let sandbox = try TestFolder()
    let theme = try sandbox.write(##"{"colors": {"primary": "#783BF9"}}"##, to: "theme.json")
    let foreign = try sandbox.write(content, to: name)
    let arguments = ["theme", "export", theme, "--to", form, "--output", foreign]
    let refused = await run(RedTool.self, arguments)
    #expect(refused.status == .failure)
    #expect(
      refused.errors.contains(
        "which is not an export of Likeness. Give another path, or remove that file first."),
      "\(refused.errors)")
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == content)
    try FileManager.default.removeItem(atPath: foreign)
    for _ in 0..<2 { #expect(await run(RedTool.self, arguments).status == .success) }
  }

  @Test("An export of several files is refused if one of them is foreign") func exportOfSeveral()
    async throws
  {
    let sandbox = try TestFolder()
    let theme = try sandbox.write(
      ##"{"colors": {"primary": "#783BF9"}, "fonts": {"body": {"size": 9}}}"##, to: "theme.json")
    let arguments = [
      "theme", "export", theme, "--to", "android", "--dark", theme, "--output", sandbox("res"),
    ]
    for _ in 0..<2 { #expect(await run(RedTool.self, arguments).status == .success) }
    let before = try sandbox.states("res")
    try sandbox.write("<resources/>", to: "res/values-night/theme.xml")
    #expect(await run(RedTool.self, arguments).status == .failure)
    #expect(try sandbox.states("res")["values/theme.xml"] == before["values/theme.xml"])
  }
}
