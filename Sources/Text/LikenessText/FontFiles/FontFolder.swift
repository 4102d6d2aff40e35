/// Folders of font files. Finds a font by the name of its file, by its PostScript name, or by
/// family and weight.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessSystem

/// A folder of font files, and the folders in it. Files are opened when they are first asked for,
/// and then kept.
///
/// The folder is read once, when it is first needed. Of several files of one name the first is
/// used, in the order of their paths, those of the folder itself before those in its subfolders.
/// Hidden files and folders are skipped, and links to folders are not followed. Any thread may use
/// a folder.
public final class FontFolder: FontSource {
  /// The folder's path.
  public let path: String
  private let depth: Int
  /// The only file that is looked at, by its name; nil for all.
  private let onlyFile: String?
  /// The folders that hold the files, wherever links lead; nil for any.
  private let confinement: [String]?
  private let state = Locked(State())

  /// How deep folders are looked into, by default: enough for an order by foundry, family and kind.
  public static let standardDepth = 4
  /// The most files of a folder; those after are not found.
  static let maximumFiles = 10_000
  /// The extensions of font files.
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc", "bdf", "pcf"]

  private struct State {
    /// Whether the folder was there when it was looked for.
    var exists = false
    /// Paths by the names of files, nil before the folder was looked at.
    var files: [String: String]?
    /// Paths in their order.
    var paths: [String] = []
    /// The files that were opened, by their paths.
    var opened: [String: Result<FontFile, FontFileError>] = [:]
    /// The typefaces that were made, by what names them.
    var typefaces: [Variation: Result<any Typeface, FontFileError>] = [:]
    /// The faces of all files, nil before all were opened.
    var faces: [FaceOfFile]?
    /// The files that are no sound fonts, found when all were opened.
    var unusable: [(path: String, reason: String)] = []
  }

  /// The key of a typeface of the folder.
  private struct Variation: Hashable {
    var path: String
    var face: Int
    var instance: Int?
    var weight: Font.Weight?
  }

  /// A face and where it is.
  private struct FaceOfFile {
    var path: String
    var face: FontFace
  }

  /// Names a folder without reading it yet. A missing folder has no fonts, and views that use it
  /// cannot be painted.
  ///
  /// - Parameter depth: how deep folders within are looked into; 0 for the folder alone.
  public convenience init(_ path: String, depth: Int = FontFolder.standardDepth) {
    self.init(path, depth: depth, inside: nil)
  }

  /// Names a folder whose files are read only where links don't lead outside of `folders`.
  package init(_ path: String, depth: Int, inside folders: [String]?) {
    self.path = path
    self.depth = max(0, depth)
    onlyFile = nil
    confinement = folders
  }

  /// Names one font file, as if its folder held no other.
  public init(file path: String) {
    let folder = Files.folder(of: path)
    self.path = folder.isEmpty ? "." : folder
    depth = 0
    onlyFile = name(of: path)
    confinement = nil
  }

  /// The missing folder; nil if it exists, or if a file was named.
  public var problem: String? {
    if onlyFile != nil { return nil }
    // Asked for each picture, so a folder that exists is looked for once.
    if state.withLock({ $0.exists }) { return nil }
    guard (try? Files.targetKind(of: path)) == .folder else {
      let found = Files.words(for: path).map { "\($0), not a folder" } ?? "missing"
      return "The font folder \(URL(fileURLWithPath: path).path) is \(found). Check the path."
    }
    state.withLock { $0.exists = true }
    return nil
  }

  /// Returns the requested font. A file's name, or its path below the folder, decides, and in it
  /// the PostScript name, if one is given; else the PostScript name among all faces; else the
  /// family.
  ///
  /// The weight moves the weight axis of a variable font, unless an instance is named. For other
  /// fonts it chooses among the faces of a family, upright before italic, as CSS does, and where a
  /// file is named it says nothing.
  ///
  /// A file that can't be read may be the requested font. So a request that has to search folders
  /// and files is refused if one of them can't be read. Failures are not kept, and the next request
  /// tries again.
  package func find(_ font: Font) -> Result<any Typeface, FontFallback>? {
    do throws(Unreadable) {
      if let name = font.fileName {
        guard let path = name.contains("/") ? try self.path(to: name) : try files()[name] else {
          return nil
        }
        return typeface(in: path, font)
      }
      if let name = font.postScriptName {
        guard let found = try allFaces().first(where: { place(of: name, in: $0.face) != nil })
        else {
          return unusable(name).map { .failure($0) }
        }
        return typeface(in: found.path, font)
      }
      return try member(of: font.family, font.weight) ?? unusable(font.family).map { .failure($0) }
    } catch {
      return .failure(.unreadable(error.problem))
    }
  }

  /// The file of a font that no sound file has, by a name that begins as the font's does: a pointer
  /// in its place, or half of it, doesn't say which family it holds.
  private func unusable(_ font: String) -> FontFallback? {
    func letters(_ name: String) -> String {
      name.lowercasedASCII.filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
    let wanted = letters(font)
    let found = state.withLock { $0.unusable }.first {
      letters(name(of: $0.path)).hasPrefix(wanted)
    }
    guard let found, !wanted.isEmpty else { return nil }
    return .unusableFile(shownPath(found.path), reason: found.reason)
  }

  /// The path of a file in this folder. Lists record it, so it doesn't hold the folders above.
  private func shownPath(_ file: String) -> String {
    Files.path(file, below: path).map { Files.join(name(of: path), $0) } ?? name(of: file)
  }

  /// The first file that is no sound font, of those that requests made it look into.
  package var unusableFile: (name: String, reason: String)? {
    state.withLock { $0.unusable }.first.map { (shownPath($0.path), $0.reason) }
  }

  /// A folder or a file that can't be read.
  private struct Unreadable: Error {
    let problem: String

    init(_ error: FileError) { problem = error.description }
    init(_ error: FontFileError) { problem = error.description }
  }

  /// The font of a display list, by its content: among those in use, else among all files' faces of
  /// that name.
  package func typeface(_ reference: FontReference) -> (any Typeface)? {
    if let known = inUse(reference) { return known }
    for found in (try? allFaces()) ?? [] {
      for (instance, weight) in variations(of: found.face, named: reference.name) {
        let variation = Variation(
          path: found.path, face: found.face.index, instance: instance, weight: weight)
        if case .success(let typeface) = typeface(variation),
          typeface.reference.digest == reference.digest
        {
          return typeface
        }
      }
    }
    return nil
  }

  /// The problem that keeps the folder from looking for the font of a display list; nil if it
  /// could look.
  package func problem(finding reference: FontReference) -> String? {
    if inUse(reference) != nil { return nil }
    do throws(Unreadable) {
      _ = try allFaces()
      return nil
    } catch {
      return error.problem
    }
  }

  // MARK: Typefaces

  private func typeface(in path: String, _ font: Font) -> Result<any Typeface, FontFallback> {
    switch file(path) {
    case .failure(let error): return .failure(fallback(for: error, in: path))
    case .success(let file):
      var variation = Variation(path: path, face: file.faces[0].index)
      if let wanted = font.postScriptName {
        guard
          let (face, instance) = file.faces.firstResult(of: { face in
            self.place(of: wanted, in: face).map { (face, $0) }
          })
        else {
          return .failure(.unknownFace(wanted))
        }
        variation.face = face.index
        variation.instance = instance > 0 ? instance : nil
      }
      let isVariable = file.faces.first { $0.index == variation.face }?.weights != nil
      if isVariable, variation.instance == nil { variation.weight = font.weight }
      return typeface(variation).mapError { fallback(for: $0, in: path) }
    }
  }

  /// The named instance of a face that has a PostScript name; 0 for the face itself.
  private func place(of name: String, in face: FontFace) -> Int? {
    face.postScriptName == name ? 0 : face.instances.first { $0.postScriptName == name }?.index
  }

  private func member(of family: String, _ weight: Font.Weight) throws(Unreadable) -> Result<
    any Typeface, FontFallback
  >? {
    let wanted = family.lowercasedASCII
    let all = try allFaces().filter { $0.face.family.lowercasedASCII == wanted }
    let upright = all.filter { !$0.face.isItalic }
    let members = upright.isEmpty ? all : upright
    guard !members.isEmpty else { return nil }
    // A face that can take the very weight goes before those that are near.
    let place =
      members.firstIndex { $0.face.weights?.contains(weight) ?? false }
      ?? Font.Weight.nearest(to: weight, among: members.map { $0.face.weight })
    let found = members[place ?? 0]
    let variation = Variation(
      path: found.path, face: found.face.index, weight: found.face.weights == nil ? nil : weight)
    return typeface(variation).mapError { fallback(for: $0, in: found.path) }
  }

  private func fallback(for error: FontFileError, in path: String) -> FontFallback {
    error.isUnreadable
      ? .unreadable(error.description) : .unusableFile(name(of: path), reason: error.reason)
  }

  private func typeface(_ variation: Variation) -> Result<any Typeface, FontFileError> {
    if let known = state.withLock({ $0.typefaces[variation] }) { return known }
    let made = file(variation.path).flatMap { file in
      Result { () throws(FontFileError) in
        try file.typeface(
          face: variation.face, instance: variation.instance, weight: variation.weight)
      }
    }
    if case .failure(let error) = made, error.isUnreadable { return made }
    // If two threads made it at the same time, both take the first.
    return state.withLock { state in
      if let known = state.typefaces[variation] { return known }
      state.typefaces[variation] = made
      return made
    }
  }

  private func inUse(_ reference: FontReference) -> (any Typeface)? {
    state.withLock { state in
      for case .success(let typeface) in state.typefaces.values
      where typeface.reference == reference { return typeface }
      return nil
    }
  }

  /// The variations of a face that a name in a display list may stand for.
  private func variations(
    of face: FontFace, named name: String
  ) -> [(instance: Int?, weight: Font.Weight?)] {
    guard name.hasPrefix(face.family) else { return [] }
    var found: [(instance: Int?, weight: Font.Weight?)] = [(nil, nil)]
    if face.weights != nil, let number = name.split(separator: " ").last.flatMap({ Int($0) }) {
      found.append((nil, Font.Weight(number)))
    }
    return found + face.instances.filter { name.hasSuffix($0.style) }.map { ($0.index, nil) }
  }

  // MARK: Files

  private func file(_ path: String) -> Result<FontFile, FontFileError> {
    if let known = state.withLock({ $0.opened[path] }) { return known }
    let opened = open(path)
    if case .failure(let error) = opened, error.isUnreadable {
      forget()
      return opened
    }
    state.withLock { $0.opened[path] = opened }
    return opened
  }

  /// A file that can't be read may be gone: the next request lists the folder again.
  private func forget() {
    state.withLock {
      $0.files = nil
      $0.faces = nil
    }
  }

  private func open(_ path: String) -> Result<FontFile, FontFileError> {
    Result { () throws(FontFileError) in try FontFile(path: path, inside: confinement) }
  }

  private func files() throws(Unreadable) -> [String: String] {
    if let known = state.withLock({ $0.files }) { return known }
    let paths = try fontPaths()
    let files = Dictionary(
      paths.map { (name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    state.withLock {
      $0.files = files
      $0.paths = paths
    }
    return files
  }

  /// The faces of all files; contents are not kept beyond those that are in use. A file that is no
  /// sound font has none.
  private func allFaces() throws(Unreadable) -> [FaceOfFile] {
    if let known = state.withLock({ $0.faces }) { return known }
    _ = try files()
    let (paths, opened) = state.withLock { ($0.paths, $0.opened) }
    var faces: [FaceOfFile] = []
    var unusable: [(path: String, reason: String)] = []
    for path in paths {
      do throws(FontFileError) {
        faces += try (opened[path] ?? open(path)).get().faces.map {
          FaceOfFile(path: path, face: $0)
        }
      } catch {
        if error.isUnreadable {
          forget()
          throw Unreadable(error)
        }
        unusable.append((path, error.reason))
      }
    }
    state.withLock {
      $0.faces = faces
      $0.unusable = unusable
    }
    return faces
  }

  /// The file that a path below the folder names, however deep. A theme can't reach beyond the
  /// folder: neither by `..`, nor by a link.
  private func path(to name: String) throws(Unreadable) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard onlyFile == nil,
      !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") })
    else { return nil }
    guard isFont(name) else { return nil }
    var found = path
    for (place, part) in parts.enumerated() {
      found = Files.join(found, part)
      guard try kind(of: found) == (place == parts.count - 1 ? .file : .folder) else { return nil }
    }
    return found
  }

  /// The paths of all font files, in the order in which they are looked at.
  private func fontPaths() throws(Unreadable) -> [String] {
    if let onlyFile { return [Files.join(path, onlyFile)] }
    var found: [String] = []
    // Not a walk of `Files`, which goes down before it goes on: of too many fonts, those nearest to
    // the top count.
    var level = [path]
    for _ in 0...depth {
      var next: [String] = []
      for folder in level {
        for name in try names(in: folder) {
          let path = Files.join(folder, name)
          if try kind(of: path) == .folder {
            next.append(path)
          } else if isFont(name) {
            found.append(path)
          }
          if found.count >= Self.maximumFiles || next.count >= Self.maximumFiles { return found }
        }
      }
      level = next
    }
    return found
  }

  private func isFont(_ name: String) -> Bool {
    name.lastIndex(of: ".").map { Self.extensions.contains(name[$0...].dropFirst().lowercased()) }
      ?? false
  }

  /// The names in a folder that are not hidden, sorted; none where nothing is.
  private func names(in folder: String) throws(Unreadable) -> [String] {
    do throws(FileError) {
      let listing = try Files.listing(of: folder)
      if let odd = listing.odd.first(where: { $0.isFolder || isFont($0.path) }) { throw odd.error }
      return listing.names.filter { !$0.hasPrefix(".") }
    } catch {
      throw Unreadable(error)
    }
  }

  /// The kind of file at a path, without following links; nil if nothing is there.
  private func kind(of path: String) throws(Unreadable) -> Files.Kind? {
    do throws(FileError) { return try Files.kind(of: path) } catch {
      // No file has so long a name.
      if error.code == ENAMETOOLONG { return nil }
      throw Unreadable(error)
    }
  }
}

/// The name of a file in its folder.
private func name(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

extension FontLibrary {
  /// A library of the fonts in folders; see ``FontFolder``. The first folder that knows a font is
  /// used.
  public init(folders: [String], fallbacks: [Font] = []) {
    self.init(sources: folders.map { FontFolder($0) }, fallbacks: fallbacks)
  }

  /// The library with font files, by their paths, in which characters are looked for that other
  /// fonts lack, in order and before those that it has for that.
  public func addingFallbacks(files: [String]) -> FontLibrary {
    adding(
      [],
      fallbacks: files.map { path in
        FallbackFont(Font(size: 1, fileName: name(of: path)), in: FontFolder(file: path))
      })
  }
}
