/// The commands that a package makes of its own stories, for a reader who started `likeness`.
import Foundation
import Likeness
import LikenessJSON
import LikenessSystem

/// Returns where the stories of the package around the working folder are, with the line that
/// starts a verb there; nil if the package has no command of its own.
///
/// Only for a command started by `swift run`, which has read the manifest already. Reading it runs
/// code of the package, and in the folder of a stranger nobody asked for that.
func placeOfStories(_ verb: [String]) -> String? {
  let current = Invocation.current
  guard current.isSwiftRun, let package = ArtifactsFolder.package(around: Files.workingFolder)
  else { return nil }
  let chosen = (try? projectSettings())?.command
  let commands = (chosen.map { [$0] } ?? commands(ofPackage: package)).filter {
    $0 != current.name
  }
  guard let first = commands.first else { return nil }
  let places = commands.map { "`\(printable($0))`" }.joined(separator: " and ")
  let line = Invocation(current.words.dropLast() + [first]).command(verb)
  return "Stories are in \(places): \(line)"
}

private func commands(ofPackage folder: String) -> [String] {
  let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  guard let swift = paths.map({ "\($0)/swift" }).first(where: Files.isExecutable) else { return [] }
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: swift)
  // Takes no lock of the package, and a third of a second: SwiftPM keeps what it has read.
  process.arguments = ["package", "--package-path", folder, "dump-package"]
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return [] }
  let manifest = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let root = JSONDocument(Array(manifest), file: "Package.swift").root
  return root.map { commands(inManifest: $0.value) } ?? []
}

/// Returns the executable products of a package whose main target depends on `LikenessCommand`,
/// also by way of targets of the package: its own commands, by name. An executable target without a
/// product is one of its name.
///
/// `LikenessPlugin` chooses among the same products, by the resolved package.
///
/// - Parameter manifest: What `swift package dump-package` prints.
func commands(inManifest manifest: JSONValue) -> [String] {
  var dependencies: [String: [String]] = [:]
  var programs: [String] = []
  for target in manifest["targets"].elements {
    guard let name = target["name"]?.text else { continue }
    if target["type"]?.text == "executable" { programs.append(name) }
    // `{ "byName": ["Components", null] }`; a product's name is followed by its package's.
    dependencies[name] = target["dependencies"].elements.compactMap {
      guard case .object(let kinds) = $0 else { return nil }
      return kinds.first.map { $0.value }.elements.first?.text
    }
  }
  var products: [(name: String, main: String)] = []
  for product in manifest["products"].elements where product["type"]?["executable"] != nil {
    let targets = product["targets"].elements.compactMap(\.text)
    guard let name = product["name"]?.text, let main = targets.first(where: programs.contains)
    else { continue }
    products.append((name, main))
  }
  let declared = Set(products.map(\.main))
  products += programs.filter { !declared.contains($0) }.map { ($0, $0) }

  var seen: Set<String> = []
  func usesCommand(_ target: String) -> Bool {
    target == "LikenessCommand"
      || seen.insert(target).inserted
        && dependencies[target, default: []].contains(where: usesCommand)
  }
  return products.filter {
    seen = []
    return usesCommand($0.main)
  }.map(\.name).sorted()
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue? {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
