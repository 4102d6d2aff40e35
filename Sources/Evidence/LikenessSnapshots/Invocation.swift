/// The way to start the Likeness command where a message is read.

/// The words that start the command in a reader's shell: `swift run likeness`, `design`, `/opt/likeness/bin/likeness`.
///
/// A message suggests a command only if the reader can paste it. Who prints the message finds the words out once and passes them on; nothing below looks at
/// the process.
package struct Invocation: Hashable, Sendable {
  /// The words before the arguments, unquoted.
  package let words: [String]

  /// Creates an invocation from the words before the arguments.
  package init(_ words: [String]) { self.words = words }

  /// The command by its name alone, which a shell looks for in its `PATH`.
  package static let likeness = Invocation(["likeness"])

  /// An executable product of the package around the working folder, or of a package that it depends on.
  ///
  /// - Parameter package: The folder of the package; nil for the one around the working folder.
  package static func swiftRun(_ product: String, isRelease: Bool = false, package: String? = nil) -> Invocation {
    Invocation(["swift", "run"] + (package.map { ["--package-path", $0] } ?? []) + (isRelease ? ["-c", "release"] : []) + [product])
  }

  /// Returns a line for a shell: the command with these arguments, each quoted where a shell would change it.
  package func command(_ arguments: String...) -> String { command(arguments) }

  /// Returns a line for a shell: the command with these arguments, each quoted where a shell would change it.
  package func command(_ arguments: [String]) -> String { (words + arguments).map(shellQuoted).joined(separator: " ") }

  /// Returns the line that makes the pending picture of a snapshot its reference.
  ///
  /// - Parameter options: The arguments after the name, such as folders other than the default ones.
  package func accept(_ identity: SnapshotIdentity, options: [String] = []) -> String {
    command(["accept", identity.description] + options)
  }

  /// Returns the line that removes the pending picture of a snapshot.
  ///
  /// - Parameter options: The arguments after the name, such as folders other than the default ones.
  package func reject(_ identity: SnapshotIdentity, options: [String] = []) -> String {
    command(["reject", identity.description] + options)
  }
}

/// Returns `text` as one word of a command line, in single quotes if a shell would change it.
package func shellQuoted(_ text: String) -> String {
  // zsh replaces a word such as `=ls` by the path of a program.
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
