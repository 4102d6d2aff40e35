/// The way to start the Likeness command where a message is read.

/// The words that start the command in a reader's shell: `swift run likeness`, `design`,
/// `/opt/likeness/bin/likeness`.
///
/// A message suggests a command only if the reader can paste it. The top level finds the words once
/// and passes them down; nothing else looks at the process.
package struct Invocation: Hashable, Sendable {
  package let words: [String]

  package init(_ words: [String]) { self.words = words }

  /// The command by name, which a shell finds in its `PATH`.
  package static let likeness = Invocation(["likeness"])

  /// An executable product of a package or its dependencies. With nil, the package is the one
  /// around the working folder.
  package static func swiftRun(_ product: String, isRelease: Bool = false, package: String? = nil)
    -> Invocation
  {
    Invocation(
      ["swift", "run"] + (package.map { ["--package-path", $0] } ?? [])
        + (isRelease ? ["-c", "release"] : []) + [product])
  }

  /// Whether SwiftPM starts the command.
  package var isSwiftRun: Bool { words.starts(with: ["swift", "run"]) }

  /// Returns a shell line: the command with these arguments, quoted if needed.
  package func command(_ arguments: String...) -> String { command(arguments) }

  /// Returns a shell line: the command with these arguments, quoted if needed.
  package func command(_ arguments: [String]) -> String {
    (words + arguments).map(shellQuoted).joined(separator: " ")
  }

  /// Returns the line that accepts a pending picture. `options` follow the name.
  package func accept(_ identity: SnapshotIdentity, options: [String] = []) -> String {
    command(["accept", identity.description] + options)
  }

  /// Returns the line that rejects a pending picture. `options` follow the name.
  package func reject(_ identity: SnapshotIdentity, options: [String] = []) -> String {
    command(["reject", identity.description] + options)
  }
}

/// Returns `text` as one shell word, in single quotes if needed.
package func shellQuoted(_ text: String) -> String {
  // zsh replaces a word such as `=ls` with the path of a program.
  let isPlain =
    !text.isEmpty && !text.hasPrefix("=")
    && text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xA1...: true
      default: "/@,=._-%+:".unicodeScalars.contains(scalar)
      }
    }
  return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
