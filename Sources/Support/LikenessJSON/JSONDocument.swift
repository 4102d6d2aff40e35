/// Reading a JSON file: bytes in, a tree with places and all problems out.

/// What a JSON reader lets pass, and its limits.
package struct JSONOptions: Hashable, Sendable {
  /// Whether `//` and `/* */` comments are allowed. Default false, as the JSON standard has it.
  package var comments = false
  /// Whether a comma may follow the last member or element. Default false, as the JSON standard has it.
  package var trailingCommas = false
  /// How deep arrays and objects may nest. Default 128: several times what people write, and little enough that the deepest text,
  /// read in an unoptimized build, fits the 512 KiB stack that threads have on macOS.
  package var maximumDepth = 128
  /// How many bytes a file may have. Default 16 MiB.
  package var maximumBytes = 16 << 20

  /// JSON as the standard (RFC 8259) has it.
  package static let strict = JSONOptions()
  /// JSON as people write configuration: with comments and trailing commas.
  package static let relaxed = JSONOptions(comments: true, trailingCommas: true)

  /// Creates options.
  package init(comments: Bool = false, trailingCommas: Bool = false, maximumDepth: Int = 128, maximumBytes: Int = 16 << 20) {
    self.comments = comments
    self.trailingCommas = trailingCommas
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
  }
}

/// A JSON file that was read.
package struct JSONDocument: Sendable {
  /// The file, as problems name it.
  package let file: String
  /// The value of the file; nil where the text has any error of syntax.
  package var root: JSONNode? { problems.list.isEmpty ? recovered : nil }
  /// The value as far as it is known past errors of syntax, so its other problems can be listed, too; nil if nothing is known after an error, as in unclosed
  /// text or objects. Do not use it if there are ``problems``.
  package let recovered: JSONNode?
  /// The errors of syntax, all that can be told apart; empty where there is a ``root``.
  package let problems: Problems

  /// Reads UTF-8 text, with or without a byte order mark. Never fails: what is wrong becomes ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what problems call the file; it is not opened.
  ///   - options: what may pass.
  package init(_ bytes: [UInt8], file: String, options: JSONOptions = .strict) {
    self.file = file
    let log = ProblemLog(file: file)
    guard bytes.count <= options.maximumBytes else {
      log.report(.root, at: nil, JSONWording.tooLarge(bytes.count, limit: options.maximumBytes))
      recovered = nil
      problems = log.problems
      return
    }
    var parser = JSONParser(bytes, options: options, log: log)
    recovered = parser.document()
    problems = log.problems
  }

  /// Reads text.
  package init(_ text: String, file: String, options: JSONOptions = .strict) {
    self.init(Array(text.utf8), file: file, options: options)
  }

  /// A cursor at the root, which reports to `log`.
  ///
  /// `log` then contains the errors of syntax. If the value is known past them, the cursor exists nevertheless, so all problems are listed together; check
  /// `log` before using the result. Nil if nothing is known.
  package func cursor(log: ProblemLog) -> JSONCursor? {
    log.add(problems)
    return recovered.map { JSONCursor($0, path: .root, log: log) }
  }
}
