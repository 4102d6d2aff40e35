/// `likeness compare`: compares two pictures or two folders.
import ArgumentParser
import Foundation
import Likeness
import LikenessReport
import LikenessSystem

struct CompareCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two PNG files, or two folders of them by relative path.",
    discussion: """
      By default, every pixel must be equal. If several limits are given, all must hold. --metric \
      neighborhood tolerates the edges of another renderer.

      The result names inserted and removed rows and columns, moved blocks, and the regions that \
      differ otherwise. Identical files are not decoded.

      Exit codes: 0 all match; 1 a picture differs, is missing or was added; 2 a file could not be \
      read or written, or the folders contain no PNG.
      """)

  @Argument(help: "The stored picture, or a folder of them.")
  var reference: String

  @Argument(help: "The fresh picture, or a folder of them.")
  var actual: String

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      """
      Write a picture of the difference to this file (.png), or for folders, to this folder. If \
      nothing differs, an old one there is removed. A picture that is not such a difference is \
      never replaced or removed.
      """,
      valueName: "path"))
  var difference: String?

  @Option(
    help:
      """
      How to draw the difference; blink is an animated PNG that alternates between the pictures. \
      (default: overlay)
      """)
  var style: DifferenceStyle?

  @Flag(help: "Match if the only changes are inserted or removed rows or columns, or moved blocks.")
  var allowShift = false

  @Option(
    help: ArgumentHelp(
      """
      Write a report to this folder: a page with the pictures, outcomes.json, junit.xml and \
      summary.md.
      """,
      valueName: "folder"))
  var report: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    try refuseEmpty(reference, "<reference>", of: "a file or folder")
    try refuseEmpty(actual, "<actual>", of: "a file or folder")
    try refuseEmpty(difference, "--difference", of: "a file or folder")
    if style != nil, difference == nil {
      throw ValidationError("--style is for --difference. Give it, too, or leave out --style.")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    var limits = try tolerance.value()
    limits.allowsShift = allowShift
    let comparer = PairComparer(
      tolerance: limits, limits: try projectSettings().png, style: style ?? .overlay,
      mask: tolerance.ignoreMask, captions: captioned)
    let kinds: (Bool, Bool)
    do throws(ToolError) {
      kinds = (try isFolder(reference), try isFolder(actual))
      if let mask = tolerance.ignoreMask, try tool({ try Files.targetKind(of: mask) }) == nil {
        throw ToolError("The mask \(printable(mask)) does not exist. Check the path.")
      }
    } catch {
      guard json else { throw error }
      let pair = ComparedPair(
        name: nil, reference: reference, actual: actual, status: .unreadable,
        error: error.description)
      console.result(jsonText(PairDocument(pair: pair)))
      return .failure
    }
    if let difference { try refuseSnapshots(difference, option: "--difference") }
    if let report { try refuseSnapshots(report, option: "--report") }
    switch kinds {
    case (false, false): return try compareFiles(comparer, console)
    case (true, true): return try await compareFolders(comparer, console)
    case (false, true), (true, false):
      throw ToolError(
        """
        \(reference) and \(actual) are \(words(for: reference)) and \(words(for: actual)). Give \
        two files or two folders.
        """)
    }
  }

  /// The paths that are only read.
  private var inputs: [String] {
    [reference, actual] + [tolerance.ignoreMask].compactMap(\.self)
  }

  private func compareFiles(_ comparer: PairComparer, _ console: Console) throws -> ExitStatus {
    if let difference {
      try tool { try check(difference, endsIn: "png", option: "--difference") }
      if inputs.contains(where: { Files.real($0) == Files.real(difference) }) {
        throw ToolError(
          "--difference is '\(difference)', which is a picture to compare. Give another path.")
      }
    }
    let drawings = DifferenceDrawings(
      at: difference, isNeeded: report != nil, name: "difference.png")
    var pair = comparer.compare(
      name: nil, reference: reference, actual: actual, mask: tolerance.ignoreMask,
      drawing: drawings.path, isAlone: true)
    try writeReport(of: [pair], console)
    pair = drawings.kept(pair)
    if json {
      console.result(jsonText(PairDocument(pair: pair)))
    } else if pair.status == .unreadable {
      console.message("Error: \(pair.line)")
    } else {
      console.result(pair.line)
    }
    return status(of: [pair])
  }

  private func compareFolders(
    _ comparer: PairComparer, _ console: Console
  ) async throws -> ExitStatus {
    if let mask = tolerance.ignoreMask, try !isFolder(mask) {
      throw ToolError(
        """
        --ignore-mask is '\(mask)', which is \(words(for: mask)). For two folders give a folder of \
        masks.
        """)
    }
    for (option, folder) in [("--difference", difference), ("--report", report)] {
      if let folder { try keep(folder, of: option, apartFrom: inputs) }
    }
    let drawings = DifferenceDrawings(at: difference, isNeeded: report != nil, name: "differences")
    let all = try await tool {
      try await comparer.compareFolders(
        reference: reference, actual: actual, drawing: drawings.path,
        progress: console.progress("compared"))
    }
    try writeReport(of: all, console)
    let pairs = all.map(drawings.kept)
    let document = FoldersDocument(
      pairs: pairs, unusedMasks: try tool { try comparer.unusedMasks(pairs) })
    if let warning = document.warning { console.message(warning) }
    if json {
      console.result(jsonText(document))
    } else {
      for pair in pairs where status(of: [pair]) != .success { console.result(pair.line) }
      console.result(document.line)
    }
    return status(of: pairs)
  }

  /// Writes the report, if requested, and prints its path.
  private func writeReport(of pairs: [ComparedPair], _ console: Console) throws(ToolError) {
    guard let report else { return }
    let page = try write(
      Report(of: pairs, reference: reference, actual: actual, date: Date()), to: report)
    console.message("report: \(page)")
  }

  /// Returns the status of pairs. An error weighs more than a difference.
  private func status(of pairs: [ComparedPair]) -> ExitStatus {
    pairs.contains { $0.error != nil }
      ? .failure : pairs.allSatisfy(\.match) ? .success : .differences
  }

  /// Throws if an output folder contains an input or is inside one, where it could replace a
  /// picture.
  private func keep(_ folder: String, of option: String, apartFrom inputs: [String])
    throws(ToolError)
  {
    for input in inputs {
      if "\(Files.real(folder))/".hasPrefix("\(Files.real(input))/") {
        throw ToolError(
          """
          \(option) is '\(printable(folder))', which lies in a folder to compare. Give another \
          folder.
          """
        )
      }
      if "\(Files.real(input))/".hasPrefix("\(Files.real(folder))/") {
        throw ToolError(
          """
          \(option) is '\(printable(folder))', which contains '\(printable(input))', a folder to \
          compare. Give another folder.
          """
        )
      }
    }
  }

  private func words(for path: String) -> String { Files.words(for: path) ?? "gone" }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    guard let kind = try tool({ try Files.targetKind(of: path) }) else {
      throw ToolError(
        "\(printable(path)) does not exist. Check the path; the order is reference, then actual.")
    }
    return kind == .folder
  }
}

extension DifferenceStyle: ExpressibleByArgument {}
