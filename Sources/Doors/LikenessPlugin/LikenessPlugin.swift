/// `swift package likeness <command>` in a package that depends on Likeness.
import Foundation
import PackagePlugin

/// Runs the command in the package's folder, with the same arguments, output and exit code: the
/// package's own command, which has its stories, or else `likeness`.
@main struct LikenessPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folder = context.package.directoryURL
    let command = command(of: context.package, settings: Settings(in: folder))
    // A tool that the plugin depends on would be compiled a second time, apart from what `swift
    // test` has built.
    let build = try packageManager.build(
      .product(command), parameters: .init(configuration: .inherit))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { fail("The command could not be built.\n\(build.logText)") }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The product to run.
  private func command(of package: Package, settings: Settings?) -> String {
    let executables = package.products(ofType: ExecutableProduct.self)
    if let chosen = settings?.command {
      let names = executables.map(\.name).sorted() + ["likeness"]
      if names.contains(chosen) { return chosen }
      fail(
        """
        "command" in likeness.json is "\(chosen)", which is no executable product of this package. \
        Give one of: \(names.joined(separator: ", ")).
        """)
    }
    let own = executables.filter { usesCommand($0.mainTarget) }.map(\.name).sorted()
    if own.count < 2 { return own.first ?? "likeness" }
    fail(
      """
      This package has several commands: \(own.joined(separator: ", ")). Choose one in \
      likeness.json: { "command": "\(own[0])" }
      """)
  }

  /// Whether a target depends on `LikenessCommand`, also by way of targets of its package.
  ///
  /// `likeness` finds the same commands in the manifest: see `commands(inManifest:)`.
  private func usesCommand(_ target: any Target) -> Bool {
    target.dependencies.contains {
      switch $0 {
      case .product(let product): product.name == "LikenessCommand"
      // In Likeness's own package, it is a target.
      case .target(let target): target.name == "LikenessCommand" || usesCommand(target)
      @unknown default: false
      }
    }
  }
}

private func fail(_ message: String) -> Never {
  Diagnostics.error(message)
  exit(2)
}

/// What `likeness.json` says to the plugin. The command reports what is wrong with the file.
private struct Settings: Decodable {
  var command: String?

  init?(in folder: URL) {
    let decoder = JSONDecoder()
    // Comments and trailing commas.
    decoder.allowsJSON5 = true
    guard let bytes = try? Data(contentsOf: folder.appending(path: "likeness.json")),
      let read = try? decoder.decode(Self.self, from: bytes)
    else { return nil }
    self = read
  }
}
