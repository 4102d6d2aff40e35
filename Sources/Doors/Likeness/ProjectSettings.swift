/// The settings of a project for its tests and its commands: `likeness.json`.
import Foundation
import LikenessBase
import LikenessCompare
import LikenessJSON
import LikenessPNG
import LikenessRaster
import LikenessSnapshots
import LikenessSystem
import LikenessText
import LikenessTheme

/// The settings of a project, from the file `likeness.json` beside its `Package.swift`, where there
/// is one.
///
/// ```json
/// {
///   "command": "design",
///   "fonts": ["Fonts"],
///   "fallbackFonts": ["Fonts/Arabic.ttf"],
///   "maxMegapixels": 200,
///   "strictText": ["warnings", "overflow"],
///   "themes": { "light": ["base.tokens.json", "light.tokens.json"], "dark": "dark.theme.json" },
///   "tolerances": { "**": { "maxPixels": 20 }, "Map/**": { "metric": "yiq", "maxRatio": 0.01 } },
///   "audit": [{ "rule": "contrast", "subject": "Button/**", "reason": "Disabled on purpose." }]
/// }
/// ```
///
/// Paths start at the folder of the file. Comments and trailing commas are allowed, and so is
/// `$schema`, for editors; an unknown key is an error.
package struct ProjectSettings: Sendable {
  package static let fileName = "likeness.json"

  /// The executable product with the package's stories, for `swift package likeness` and messages.
  /// Nil if there is one at most.
  package var command: String?
  /// The most pixels of a picture that is read or drawn. Default: 100 million; see ``PNG/Limits``.
  package var maximumPixels = PNG.Limits.default.maxPixels
  /// The problems of text that fail a check. Default: none.
  package var strictText: StrictText = []
  /// The themes of scenes that name none, by name and in order; empty for Likeness's own.
  package var themes: [(name: String, theme: Theme)] = []
  /// The findings of audits that the project accepts, in the order of the file.
  package var acceptedFindings: [AcceptedFinding] = []
  /// The tolerances of pictures that another tool drew, by pattern, in the order of the file.
  private var tolerances: [(pattern: SnapshotPattern, tolerance: Tolerance)] = []
  private var fontFolders: [FontFolder] = []
  private var fallbackFonts: [String] = []
  /// The libraries that were added to, by the identity of what they were and of what they became.
  private let libraries = Locked<[ObjectIdentifier: (own: FontLibrary, withFonts: FontLibrary)]>([:]
  )

  /// The settings of a project without the file.
  package init() {}

  /// Reads the file in a folder; without one, everything has its default.
  ///
  /// - Throws: Every problem of the file, with its place, and fonts that are not where it says.
  package init(folder: String) throws(Problems) {
    let file = Files.join(folder, Self.fileName)
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try Files.read(file, longest: 1 << 20) } catch {
      throw Problems([
        Problem(file: file, location: nil, message: "The file can't be read: \(error.reason).")
      ])
    }
    guard let bytes else { return }
    let log = ProblemLog(file: file)
    let document = JSONDocument(bytes, file: file, options: .relaxed)
    if let reader = document.cursor(log: log)?.asObject() {
      let ofThemes = read(reader, in: folder)
      reader.finish()
      let found = log.problems.list + ofThemes
      if !found.isEmpty { throw Problems(found, omitted: log.problems.omitted) }
    }
    if !log.isEmpty { throw log.problems }
  }

  /// Reads the keys. Returns the problems of the files of themes, which have places of their own.
  private mutating func read(_ reader: JSONObjectReader, in folder: String) -> [Problem] {
    // For editors, which complete and check what a schema describes.
    _ = reader.string("$schema")
    command = reader.string("command")
    readFonts(reader, in: folder)
    let problems = readThemes(reader, in: folder)
    for entry in reader.field("tolerances")?.asEntries() ?? [] {
      guard let tolerance = Tolerance(entry.value) else { continue }
      tolerances.append((SnapshotPattern(entry.key), tolerance))
    }
    acceptedFindings = (reader.array("audit") ?? []).compactMap(AcceptedFinding.init)
    if let megapixels = reader.integer("maxMegapixels", in: 1...100_000) {
      maximumPixels = megapixels * 1_000_000
    }
    for cursor in reader.array("strictText") ?? [] {
      guard let name = cursor.asString() else { continue }
      if let known = StrictText.named.first(where: { $0.name == name }) {
        strictText.insert(known.option)
      } else {
        let names = StrictText.named.map(\.name).joined(separator: ", ")
        cursor.report("\(quoted(name)) is unknown. Give any of: \(names).")
      }
    }
    return problems
  }

  private mutating func readFonts(_ reader: JSONObjectReader, in folder: String) {
    func path(
      _ cursor: JSONCursor, of wanted: String, isThere: (String) throws(FileError) -> Bool
    ) -> String? {
      guard let text = cursor.asString() else { return nil }
      let path = text.hasPrefix("/") ? text : Files.join(folder, text)
      if (try? isThere(path)) == true { return path }
      cursor.report(
        Files.words(for: path).map { "\(quoted(text)) is \($0), not \(wanted)." }
          ?? "\(quoted(text)) is not there. Paths start at the folder of this file.")
      return nil
    }
    for cursor in reader.array("fonts") ?? [] {
      let found = path(cursor, of: "a folder") { path throws(FileError) in
        try Files.targetKind(of: path) == .folder
      }
      if let found { fontFolders.append(FontFolder(found)) }
    }
    for cursor in reader.array("fallbackFonts") ?? [] {
      let found = path(cursor, of: "a font file") { path throws(FileError) in
        let kind = try Files.targetKind(of: path)
        return kind != nil && kind != .folder
      }
      guard let found else { continue }
      do {
        _ = try FontFile(path: found)
        fallbackFonts.append(found)
      } catch {
        cursor.report("\(error)")
      }
    }
  }

  /// Reads the themes. Returns the problems of their files.
  private mutating func readThemes(_ reader: JSONObjectReader, in folder: String) -> [Problem] {
    var problems: [Problem] = []
    for entry in reader.field("themes")?.asEntries() ?? [] {
      let names =
        if case .array = entry.value.node.kind { entry.value.asArray() ?? [] } else {
          [entry.value]
        }
      let files = names.compactMap { $0.asString() }.map {
        $0.hasPrefix("/") ? $0 : Files.join(folder, $0)
      }
      guard !files.isEmpty, files.count == names.count else { continue }
      do throws(Problems) {
        themes.append((entry.key, try Theme.readable(contentsOfFiles: files).theme))
      } catch {
        problems += error.list
      }
    }
    return problems
  }

  /// Returns the settings with other folders of fonts before the project's.
  package func adding(fontFolders: [String]) -> ProjectSettings {
    if fontFolders.isEmpty { return self }
    var settings = ProjectSettings()
    settings.command = command
    settings.maximumPixels = maximumPixels
    settings.strictText = strictText
    settings.themes = themes
    settings.tolerances = tolerances
    settings.acceptedFindings = acceptedFindings
    settings.fontFolders = fontFolders.map { FontFolder($0) } + self.fontFolders
    settings.fallbackFonts = fallbackFonts
    return settings
  }

  /// The tolerance of a picture that another tool drew: the last whose pattern matches its name.
  package func tolerance(ofPicture identity: SnapshotIdentity) -> Tolerance {
    tolerances.last { $0.pattern.matches(identity) }?.tolerance ?? .exact
  }

  /// The patterns of tolerances that match none of some snapshots.
  package func tolerances(withoutAny identities: [SnapshotIdentity]) -> [String] {
    tolerances.map(\.pattern).filter { !identities.contains(where: $0.matches) }.map(\.text)
  }

  /// Returns a library in which the project's fonts are looked for first.
  package func added(to library: FontLibrary) -> FontLibrary {
    if fontFolders.isEmpty, fallbackFonts.isEmpty { return library }
    // One library for each, so that what was set with it is found again.
    return libraries.withLock { libraries in
      if let known = libraries[library.id] { return known.withFonts }
      let more = library.adding(fontFolders).addingFallbacks(files: fallbackFonts)
      libraries[library.id] = (library, more)
      libraries[more.id] = (more, more)
      return more
    }
  }

  /// The embedded typeface, and before it the project's fonts.
  package var fonts: FontLibrary { added(to: .embedded) }

  package var png: PNG.Limits { PNG.Limits(maxPixels: maximumPixels) }

  package var raster: RasterLimits { RasterLimits(maximumPixels: maximumPixels) }
}
