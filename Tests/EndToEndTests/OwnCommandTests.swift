/// `swift run likeness` in a package that has its stories in a command of its own.
import Foundation
import TestKit
import Testing

@Suite struct OwnCommandTests {
  /// A manifest with these executable targets, which all use `LikenessCommand`. Nothing of it is
  /// built or fetched.
  private func manifest(_ names: String...) -> String {
    let targets = names.map {
      """
      .executableTarget(
        name: "\($0)", dependencies: [.product(name: "LikenessCommand", package: "likeness")])
      """
    }
    return """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "Cards", dependencies: [.package(path: "../likeness")],
        targets: [\(targets.joined(separator: ",\n"))])
      """
  }

  @Test("A command without stories names the one that has them")
  func place() throws {
    let package = try TestFolder(["Package.swift": manifest("stories")])
    // Where `swift run` starts it.
    let program = try package.createFolder(".build/debug") + "/likeness"
    try FileManager.default.copyItem(atPath: Tool.likeness.path(), toPath: program)
    let likeness = Tool(program)

    let check = try likeness.run(["check"], in: package.path)
    #expect(check.status == 2 && check.output == "")
    #expect(
      check.errors == """
        Error: `swift run likeness check` has no stories to draw. Stories are in `stories`: swift \
        run stories check
        To draw JSON scenes, pass their folder as --scenes. Tests check their own references: \
        swift test For PNG files of another tool: --pictures.

        """)

    try package.write(manifest("more", "cards"), to: "Package.swift")
    let two = try likeness.run(["gallery", "--serve"], in: package.path)
    #expect(two.errors.contains(" Stories are in `cards` and `more`: swift run cards gallery\n"))
    try package.write(#"{ "command": "more" }"#, to: "likeness.json")
    let chosen = try likeness.run(["theme", "impact", "a", "b"], in: package.path)
    #expect(chosen.errors.contains(" Stories are in `more`: swift run more theme impact\n"))

    // Without such a command, the message says how to make one.
    try package.write(#"{ "command": "likeness" }"#, to: "likeness.json")
    let none = try likeness.run(["check"], in: package.path)
    #expect(none.errors.contains("To draw stories of your own, add a target to Package.swift:"))
    #expect(none.errors.hasSuffix("Then run: swift run stories check\n"))
  }
}
