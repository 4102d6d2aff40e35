/// What the Swift sources of a package still declare, as far as their text tells: enough to say that something is gone, never that it runs.

/// The Swift sources of a working tree.
///
/// What stands in a comment, behind `#if` or in a test that is disabled counts as there: only what nobody can find any more is gone.
public struct SwiftSources: Sendable {
  private var files: [String: SwiftScanner] = [:]
  private var functions: Set<String> = []
  private var types: Set<String> = []
  private var words: Set<String> = []
  private var literals: Set<String> = []
  private var patterns: Set<[String]> = []
  private var baseNames: Set<String> = []

  /// Whether any snapshot has a name that no literal gives, so that nobody can list the names of all.
  public private(set) var buildsNames = false

  /// Reads all Swift files below a folder, but for those in folders whose names start with a dot.
  public init(below root: String) throws(FileError) {
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try Files.names(in: Files.join(root, folder)) where !name.hasPrefix(".") {
        let path = Files.join(folder, name)
        if Files.isFolder(Files.join(root, path)) {
          folders.append(path)
        } else if name.hasSuffix(".swift"), let bytes = try Files.read(Files.join(root, path)) {
          add(bytes, path)
        }
      }
    }
  }

  /// Creates sources from texts by their paths.
  public init(texts: [String: String]) {
    for (path, text) in texts { add(Array(text.utf8), path) }
  }

  /// Whether any file has a function of that name, written without parameters and backticks.
  public func hasFunction(_ name: String) -> Bool { functions.contains(name) }

  /// Whether any file declares or extends a type of that name.
  public func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether there is a file of that name, written without folder and extension.
  public func hasFile(named name: String) -> Bool { baseNames.contains(name) }

  /// Whether the file at a path was read.
  public func hasFile(at path: String) -> Bool { files[path] != nil }

  /// Whether a file holds that text as a literal.
  public func hasLiteral(_ text: String, in file: String) -> Bool { files[file]?.literals.contains(text) == true }

  /// Whether the name of a snapshot can come from the sources as they are: it is a literal or a word in one of them, a literal with interpolations can become it,
  /// or there are names that no literal gives.
  public func canName(_ text: String) -> Bool {
    buildsNames || literals.contains(text) || words.contains(text) || patterns.contains { matches(text, $0) }
  }

  private mutating func add(_ bytes: [UInt8], _ path: String) {
    let file = SwiftScanner(bytes)
    files[path] = file
    functions.formUnion(file.functions)
    types.formUnion(file.types)
    words.formUnion(file.words)
    literals.formUnion(file.literals)
    patterns.formUnion(file.patterns)
    buildsNames = buildsNames || file.buildsNames
    let name = path.split(separator: "/").last ?? ""
    baseNames.insert(String(name.dropLast(".swift".count)))
  }
}

/// Whether a text starts with the first part, ends with the last, and has the others between them in their order.
private func matches(_ text: String, _ parts: [String]) -> Bool {
  guard let first = parts.first, let last = parts.last, text.utf8.count >= first.utf8.count + last.utf8.count, text.hasPrefix(first),
    text.hasSuffix(last)
  else { return false }
  var rest = text.dropFirst(first.count).dropLast(last.count)
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    guard let range = rest.firstRange(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return true
}
