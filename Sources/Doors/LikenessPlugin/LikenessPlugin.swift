/// `swift package likeness <command>` in a package that depends on Likeness.
import Foundation
import PackagePlugin

/// Runs the command in the package's folder, with the same arguments, output and exit code.
@main struct LikenessPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // A tool that the plugin depends on would be compiled a second time, apart from what `swift
    // test` has built.
    let build = try packageManager.build(
      .product("likeness"), parameters: .init(configuration: .inherit))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("The command could not be built.\n\(build.logText)")
      exit(2)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
