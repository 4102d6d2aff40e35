/// Reads a JSON file: bytes go in; a tree with locations and all problems come out.

/// The extensions that a JSON reader accepts, and its limits.
package struct JSONOptions: Hashable, Sendable {
  /// Whether `//` and `/* */` comments are allowed. Default false, as in the JSON standard.
  package var comments = false
  /// Whether a comma may follow the last member or element. Default false, as in the JSON standard.
  package var trailingCommas = false
  /// The deepest nesting of arrays and objects. Default 128: several times what people write, yet
  /// the deepest text fits the 512 KiB stack of a macOS thread even in an unoptimized build.
  package var maximumDepth = 128
  /// The most bytes of a file. Default 16 MiB.
  package var maximumBytes = 16 << 20

  /// JSON as in the standard (RFC 8259).
  package static let strict = JSONOptions()
  /// JSON as people write configuration files: with comments and trailing commas.
  package static let relaxed = JSONOptions(comments: true, trailingCommas: true)

  /// Creates options.
  package init(
    comments: Bool = false, trailingCommas: Bool = false, maximumDepth: Int = 128,
    maximumBytes: Int = 16 << 20
  ) {
    self.comments = comments
    self.trailingCommas = trailingCommas
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
  }
}

/// The content of a JSON file.
package struct JSONDocument: Sendable {
  /// The name of the file in problems.
  package let file: String
  /// The value of the file; nil if the text has a syntax error.
  package var root: JSONNode? { problems.list.isEmpty ? recovered : nil }
  /// The value as far as it could be read past syntax errors, so its other problems can be listed
  /// too. Nil if nothing is known after an error, as in unclosed text or objects. Do not use it if
  /// there are ``problems``.
  package let recovered: JSONNode?
  /// All distinct syntax errors; empty if there is a ``root``.
  package let problems: Problems

  /// Reads UTF-8 text, with or without a byte order mark. Never fails; errors become ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file in problems; it is not opened.
  ///   - options: The accepted extensions and limits.
  ///   - index: The file in locations, among those that are read as one. Default: the only one.
  package init(
    _ bytes: [UInt8], file: String, options: JSONOptions = .strict, index: Int = 0
  ) {
    self.file = file
    let log = ProblemLog(files: Array(repeating: file, count: index + 1))
    guard bytes.count <= options.maximumBytes else {
      log.report(.root, at: nil, JSONWording.tooLarge(bytes.count, limit: options.maximumBytes))
      recovered = nil
      problems = log.problems
      return
    }
    var parser = JSONParser(bytes, options: options, log: log, file: index)
    recovered = parser.document()
    problems = log.problems
  }

  /// Reads text.
  package init(_ text: String, file: String, options: JSONOptions = .strict) {
    self.init(Array(text.utf8), file: file, options: options)
  }

  /// A cursor at the root, which reports to `log`.
  ///
  /// `log` then contains the syntax errors. If the value is known past them, the cursor exists
  /// nevertheless, so all problems are listed together; check `log` before using the result. Nil if
  /// nothing is known.
  package func cursor(log: ProblemLog) -> JSONCursor? {
    log.add(problems)
    return recovered.map { JSONCursor($0, path: .root, log: log) }
  }
}
