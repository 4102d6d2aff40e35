/// What the Swift sources of a package still declare, as far as their text tells: enough to say that something is gone, never that it runs.

/// The Swift sources of a working tree.
///
/// What stands in a comment, behind `#if` or in a test that is disabled counts as there: only what nobody can find any more is gone.
public struct SwiftSources: Sendable {
  private var files: [String: SwiftScanner] = [:]
  private var functions: Set<String> = ["init", "deinit", "subscript"]
  private var types: Set<String> = []
  private var literals: Set<String> = []
  private var baseNames: Set<String> = []
  private var imports: Set<String> = []
  private var modules: Set<String> = []
  private var hasPlugin = false

  /// Whether any snapshot has a name that is not one plain literal, so that nobody can list the names of all.
  public private(set) var buildsNames = false

  /// Reads all Swift files below a folder, but for those in folders whose names start with a dot.
  ///
  /// Folders behind symbolic links are read as well, as the package manager builds them; each folder once, by its own path rather than by that of a link.
  public init(below root: String) throws(FileError) {
    var folders = [""]
    var links: [String] = []
    var seen = Files.foldersAround(root)
    while let folder = folders.popLast() ?? links.popLast() {
      if folder != "", let id = Files.folderID(Files.join(root, folder)), !seen.insert(id).inserted { continue }
      for name in try Files.names(in: Files.join(root, folder)) where !name.hasPrefix(".") {
        let path = Files.join(folder, name)
        let whole = Files.join(root, path)
        if Files.isFolder(whole) {
          folders.append(path)
        } else if Files.folderID(whole) != nil {
          links.append(path)
        } else if name.hasSuffix(".swift"), let bytes = try Files.read(whole) {
          add(bytes, path)
        }
      }
    }
  }

  /// Creates sources from texts by their paths.
  public init(texts: [String: String]) {
    for (path, text) in texts { add(Array(text.utf8), path) }
  }

  /// Whether a file was read. Of a file that is there and was not, nothing can be called gone.
  public func hasRead(_ file: String) -> Bool { files[file] != nil }

  /// Whether any file has a function of that name, written without parameters and backticks, or anything else that a check can stand in.
  public func hasFunction(_ name: String) -> Bool { functions.contains(name) }

  /// Whether any file declares or extends a type of that name.
  public func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether there is a file of that name, written without folder and extension.
  public func hasFile(named name: String) -> Bool { baseNames.contains(name) }

  /// Whether a file holds that text as a literal, or one with an escape or an interpolation that may become it.
  public func hasLiteral(_ text: String, in file: String) -> Bool {
    guard let literals = files[file]?.literals else { return false }
    return literals.contains(text)
      || literals.contains { literal in literal.firstIndex(of: "\\").map { text.hasPrefix(literal[..<$0]) } == true }
  }

  /// Whether a snapshot can have that name: true where a literal holds it; false where none does, and every name of a snapshot is one plain literal of this
  /// package; nil where nobody can tell, since a name is built when its test runs, or a check may stand in a module from elsewhere or in sources that a plugin
  /// writes.
  public func canName(_ text: String) -> Bool? {
    if literals.contains(text) { return true }
    return buildsNames || hasPlugin || !imports.subtracting(modules).isSubset(of: Self.knownModules) ? nil : false
  }

  /// Modules that make no snapshots of their own: those of the toolchain, and ours.
  private static let knownModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Testing", "XCTest", "Dispatch", "Synchronization", "Observation", "RegexBuilder",
    "Glibc",
    "Musl", "Darwin", "PackageDescription", "Likeness", "LikenessTesting", "LikenessCommand",
  ]

  /// The folders that hold those of targets, each named like its module.
  private static let foldersOfModules: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  private mutating func add(_ bytes: [UInt8], _ path: String) {
    let file = SwiftScanner(bytes)
    files[path] = file
    functions.formUnion(file.functions)
    types.formUnion(file.types)
    literals.formUnion(file.literals)
    imports.formUnion(file.imports)
    buildsNames = buildsNames || file.buildsNames
    let components = path.split(separator: "/")
    let name = components.last ?? ""
    baseNames.insert(String(name.dropLast(".swift".count)))
    if name.hasPrefix("Package") { hasPlugin = hasPlugin || file.hasPlugin }
    let folders = components.dropLast()
    for (folder, inner) in zip(folders, folders.dropFirst()) where Self.foldersOfModules.contains(folder) { modules.insert(String(inner)) }
  }
}
