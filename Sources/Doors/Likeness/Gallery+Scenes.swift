/// Reads galleries from JSON scenes, in a folder or one file.
import Foundation
import LikenessBase
import LikenessDisplayList
import LikenessJSON
import LikenessPNG
import LikenessSnapshots
import LikenessStories
import LikenessSystem
import LikenessText
import LikenessTheme
import LikenessViews

extension Gallery {
  /// A gallery of every scene in a folder and the folders in it.
  ///
  /// A scene is a file that ends in `.json`. Theme files (`.theme.json`, `.tokens.json`, and those
  /// that a scene names), schemas (`.schema.json`), other JSON without a view, such as
  /// `package.json`, and hidden files and folders are skipped. The picture of `cards/news.json` is
  /// called `cards/news`; one at the top has the folder's name as its suite. Each scene brings its
  /// own themes, and the fonts beside their files. Files that a scene names must be in the folder.
  /// A link that leads out of it is refused; a theme, a picture or a font may be in the package
  /// around.
  ///
  /// - Parameters:
  ///   - folder: the folder's path, with which problems begin.
  ///   - limits: what is refused when pictures that scenes name are read.
  /// - Throws: every problem of every scene; one without a place where the folder can't be read or
  ///   holds no scene.
  public init(scenesIn folder: String, limits: PNG.Limits = .default) throws(Problems) {
    let (gallery, problems, _) = try Self.readable(scenesIn: folder, limits: limits)
    if let problems { throw problems }
    self = gallery
  }

  /// The gallery of those scenes of a folder that can be read, and what is wrong with the others;
  /// and the paths in the folder of other JSON files, which are no scenes.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, with which problems begin.
  ///   - limits: What is refused when pictures that scenes name are read.
  ///   - themes: Those of scenes that name none. Default: Likeness's own light and dark.
  ///   - edited: What is read in place of files, by their paths in the folder.
  /// - Throws: where the folder can't be read or holds no scene.
  package static func readable(
    scenesIn folder: String, limits: PNG.Limits = .default,
    themes: [(name: String, theme: Theme)] = [], edited: [String: String] = [:]
  ) throws(Problems) -> (gallery: Gallery, problems: Problems?, others: [String]) {
    let (paths, odd) = try scenePaths(in: folder)
    let (stories, problems, others) = stories(
      of: paths, in: SceneFolder(folder, limits: limits, themes: themes, edited: edited))
    if stories.isEmpty, odd == nil, problems == nil {
      throw Problems([Problem(file: folder, location: nil, message: FolderWording.empty)])
    }
    return (Gallery(stories: stories), odd + problems, others)
  }

  /// The pictures of those scenes that have valid names and axes, and what is wrong with the
  /// others.
  ///
  /// - Parameter folder: the folder that the scenes were read from, with which problems begin.
  package func snapshots(ofScenesIn folder: String) -> (
    snapshots: [StorySnapshot], problems: Problems?
  ) {
    var problems: [Problem] = []
    let found = snapshots { story, error in
      let path =
        if case .scene(let path, _) = story.source { Files.join(folder, path) } else { story.name }
      problems.append(Problem(file: path, location: nil, message: "\(error)"))
    }
    return (found, problems.isEmpty ? nil : Problems(problems))
  }

  /// A gallery of one scene.
  ///
  /// - Parameters:
  ///   - file: the file's path, whatever its extension.
  ///   - folder: the folder that it may name files of, which must hold it. By default the working
  ///     folder where that holds the scene, as in `likeness render Scenes/cards/news.json`, and
  ///     otherwise the folder in which the scene lies.
  ///   - limits: what is refused when pictures that the scene names are read.
  /// - Throws: every problem of the scene; one without a place where it can't be read.
  public init(
    scene file: String, in folder: String? = nil, limits: PNG.Limits = .default
  ) throws(Problems) {
    try self.init(scene: file, in: folder, limits: limits, themes: [])
  }

  /// A gallery of one scene; `themes` are those of a scene that names none.
  package init(
    scene file: String, in folder: String? = nil, limits: PNG.Limits,
    themes: [(name: String, theme: Theme)]
  ) throws(Problems) {
    let path = Files.absolute(file)
    let candidates =
      folder.map { [Files.absolute($0)] } ?? [
        Files.absolute("."), URL(fileURLWithPath: path).deletingLastPathComponent().path,
      ]
    guard
      let holder = candidates.first(where: { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") })
    else {
      throw Problems([
        Problem(file: file, location: nil, message: FolderWording.outside(folder ?? "."))
      ])
    }
    let inside = String(path.dropFirst(holder.count).drop { $0 == "/" })
    self.init(stories: [
      try SceneFolder(
        holder, limits: limits, themes: themes, given: inside,
        shownAs: { $0 == inside ? file : $0 }
      ).story(inside)
    ])
  }

  private static func stories(
    of paths: [String], in folder: SceneFolder
  ) -> (stories: [Story], problems: Problems?, others: [String]) {
    var stories: [Story] = []
    var unread: [(path: String, problems: Problems)] = []
    let themes = Locked<Set<String>>([])
    for path in paths {
      do throws(Problems) {
        stories.append(
          try folder.story(path) { file, isTheme in
            if isTheme { themes.withLock { _ = $0.insert(file) } }
          })
      } catch {
        unread.append((path, error))
      }
    }
    // A theme may come before the scene that names it.
    unread.removeAll { unread in themes.withLock { $0.contains(unread.path) } }
    var others: [String] = []
    unread.removeAll { unread in
      if folder.holdsScene(unread.path) { return false }
      others.append(unread.path)
      return true
    }
    // A theme file that several scenes name has its problems listed once.
    var seen: Set<Problem> = []
    let problems = unread.flatMap(\.problems.list).filter { seen.insert($0).inserted }
    let omitted = unread.reduce(0) { $0 + $1.problems.omitted }
    return (stories, problems.isEmpty ? nil : Problems(problems, omitted: omitted), others)
  }
}

/// A folder of scenes with the files that they name.
struct SceneFolder: Sendable {
  let path: String
  /// The absolute path.
  private let root: String
  /// What is refused when pictures are read.
  let limits: PNG.Limits
  /// Those of scenes that name none; empty for Likeness's own.
  let themes: [(name: String, theme: Theme)]
  /// What is read in place of files, by their paths in the folder.
  private let edited: [String: String]
  /// What problems call a file of the folder.
  let shownAs: @Sendable (String) -> String
  /// The scene that the caller gave by its path, which may be a link to anywhere; nil for none.
  private let given: String?
  /// The folders that hold what scenes name, wherever links lead: this one, and the package around.
  private let nameable: [String]
  /// The suite of scenes in no folder below.
  private let suite: String
  /// The folders of themes, as folders of fonts: one for all scenes, so that each font is opened
  /// once.
  private let fontFolders = Locked<[String: FontFolder]>([:])
  /// The themes by the files that scenes name; each is read once for all scenes.
  private let readThemes = Locked<[[String]: Theme]>([:])

  init(
    _ path: String, limits: PNG.Limits, themes: [(name: String, theme: Theme)],
    edited: [String: String] = [:], given: String? = nil,
    shownAs: (@Sendable (String) -> String)? = nil
  ) {
    self.path = path
    root = URL(fileURLWithPath: path).path
    self.limits = limits
    self.themes = themes
    self.edited = edited
    let slash = path.hasSuffix("/") ? path : path + "/"
    self.shownAs = shownAs ?? { slash + $0 }
    self.given = given
    nameable = [path] + [ArtifactsFolder.package(around: Files.real(path))].compactMap(\.self)
    let name = URL(fileURLWithPath: Files.absolute(path)).lastPathComponent
    suite = name == "/" ? "scenes" : name
  }

  /// Reads the scene at a path in the folder.
  ///
  /// - Parameter naming: Called before each file that the scene names is read, with its path in the
  ///   folder and whether it is a theme.
  func story(
    _ scenePath: String,
    naming: @escaping @Sendable (_ file: String, _ isTheme: Bool) -> Void = { _, _ in }
  ) throws(Problems) -> Story {
    let file = shownAs(scenePath)
    let themeFolders = Locked<[String]>([])
    var files = SceneFiles(
      theme: { paths in
        func note(_ path: String) {
          naming(path, true)
          let folder = Files.folder(of: location(path))
          themeFolders.withLock { if !$0.contains(folder) { $0.append(folder) } }
        }
        if let known = readThemes.withLock({ $0[paths] }) {
          paths.forEach(note)
          return known
        }
        let theme = try Theme.readable(
          paths.map { path in
            note(path)
            let content = try read(path, limit: Theme.fileOptions.maximumBytes, inside: nameable)
            return ThemeSource(bytes: content, file: shownAs(path))
          }
        ).theme
        readThemes.withLock { $0[paths] = theme }
        return theme
      },
      picture: {
        naming($0, false)
        let bytes = try read($0, limit: limits.maxFileBytes, inside: nameable)
        let name = $0.split(separator: "/").last.map { String($0) }
        return (
          try PNG.decode(bytes, file: shownAs($0), limits: limits),
          Image.NotApplied(by: bytes, of: name)
        )
      }
    )
    if !themes.isEmpty { files.standardThemes = themes }
    let scene = try Scene(
      try read(scenePath, limit: Scene.fileOptions.maximumBytes), file: file, path: scenePath,
      files: files)
    do throws(SnapshotIdentityError) {
      var story = Story(try identity(scenePath).description, scene: scene)
      story.source = .scene(path: scenePath, text: scene.text)
      story.fontSources = themeFolders.withLock { $0 }.map(fontFolder)
      return story
    } catch {
      throw Problems([Problem(file: file, location: nil, message: error.description)])
    }
  }

  /// Reads each theme again when a scene names it next.
  func forgetThemes() { readThemes.withLock { $0 = [:] } }

  /// The fonts in a theme's folder; folders within are another matter.
  private func fontFolder(_ path: String) -> any FontSource {
    fontFolders.withLock { folders in
      if let known = folders[path] { return known }
      let folder = FontFolder(path, depth: 0, inside: nameable)
      folders[path] = folder
      return folder
    }
  }

  /// The absolute path of a file. Joined as text, because a URL looks for the file on the disk.
  private func location(_ scenePath: String) -> String { Files.join(root, scenePath) }

  /// Reads a file of the folder; `folders` are those that hold it, by default this one.
  private func read(_ scenePath: String, limit: Int, inside folders: [String]? = nil)
    throws(Problems) -> [UInt8]
  {
    if let text = edited[scenePath] { return Array(text.utf8) }
    let folders = scenePath == given ? nil : folders ?? [path]
    let file = location(scenePath)
    return try bytes(ofFile: file, inside: folders, limit: limit, shownAs: shownAs(scenePath)) {
      linkWords(scenePath, outside: folders ?? [])
    }
  }

  /// Names the link on the way to a file that leads out of some folders.
  private func linkWords(_ scenePath: String, outside folders: [String]) -> String {
    var link = ""
    for part in scenePath.split(separator: "/") {
      link = Files.join(link, String(part))
      let real = Files.real(location(link))
      if !folders.contains(where: { Files.isSame(real, orInside: $0) }) { break }
    }
    return FolderWording.leaves(
      link == scenePath ? "this link" : "the link \(shownAs(link))",
      to: Files.real(location(link)), folders.count > 1 ? "the package" : "the folder of scenes")
  }

  /// Whether a file that can't be read as a scene is meant to be one.
  func holdsScene(_ scenePath: String) -> Bool {
    // The settings of a project have keys of scenes.
    if scenePath.split(separator: "/").last.map(String.init) == ProjectSettings.fileName {
      return false
    }
    let content = try? read(scenePath, limit: Scene.fileOptions.maximumBytes)
    return content.map(Scene.isMeant) ?? true
  }

  /// The text of a scene, as far as it can be read.
  func text(_ scenePath: String) -> String? {
    let content = try? read(scenePath, limit: Scene.fileOptions.maximumBytes)
    return content.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of a scene's pictures: its path without extension, which has a folder in it.
  func identity(_ scenePath: String) throws(SnapshotIdentityError) -> SnapshotIdentity {
    let parts = scenePath.split(separator: "/")
    let file = parts.last.map(String.init) ?? scenePath
    let name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    let suite = parts.count > 1 ? parts.dropLast().joined(separator: "/") : self.suite
    return try SnapshotIdentity(suite: suite, name: name)
  }
}

/// Both lists of problems as one; nil without any.
package func + (_ first: Problems?, _ second: Problems?) -> Problems? {
  guard let first, let second else { return first ?? second }
  return Problems(first.list + second.list, omitted: first.omitted + second.omitted)
}

/// The paths in a folder of all scenes, in a stable order, and the problems of links to folders,
/// and of names that are not UTF-8.
func scenePaths(in folder: String) throws(Problems) -> (paths: [String], odd: Problems?) {
  func problem(_ message: String) -> Problems {
    Problems([Problem(file: folder, location: nil, message: message)])
  }
  let kind: Files.Kind?
  do throws(FileError) { kind = try Files.targetKind(of: folder) } catch {
    throw problem(FolderWording.unreadable(error.reason))
  }
  guard let kind else { throw problem(FolderWording.missing) }
  guard kind == .folder else {
    let words = kind == .file ? nil : Files.words(for: folder)
    throw problem(words.map(FolderWording.otherKind) ?? FolderWording.noFolder)
  }
  var search = SceneSearch()
  // Without the folder itself there are no scenes at all.
  do throws(FileError) { try search.run(in: folder) } catch {
    throw problem(FolderWording.unreadable(error.reason))
  }
  let problems = search.odd.isEmpty ? nil : Problems(search.odd)
  guard !search.files.isEmpty else { throw problems ?? problem(FolderWording.empty) }
  return (search.files.sorted(), problems)
}

private func isScene(_ path: String) -> Bool {
  path.hasSuffix(".json")
    && ![".theme.json", ".tokens.json", ".schema.json"].contains { path.hasSuffix($0) }
}

/// A search for the scenes in a folder and those inside it.
private struct SceneSearch {
  private(set) var files: [String] = []
  private(set) var odd: [Problem] = []
  private var links: [String] = []

  /// Searches the folders, then the links.
  mutating func run(in folder: String) throws(FileError) {
    var seen = Set([Files.folderID(folder)].compactMap(\.self))
    var walk = Files.Walk(folder)
    while true {
      do throws(FileError) {
        guard let entry = try walk.next() else { break }
        guard add(entry) else { continue }
        walk.enter(entry)
        if let id = Files.folderID(entry.fullPath) { seen.insert(id) }
      } catch {
        if error.path == folder { throw error }
        note(error.path, FolderWording.unreadable(error.reason))
      }
    }
    for link in links.sorted() {
      if let message = fault(ofLink: link, beyond: &seen) { note(link, message) }
    }
  }

  /// Adds what is not in a folder; returns whether the entry is a folder.
  private mutating func add(_ entry: Files.Entry) -> Bool {
    let path = entry.fullPath
    if let odd = entry.odd {
      if odd.isFolder || isScene(path) { note(path, FolderWording.oddName) }
      return false
    }
    if entry.name.hasPrefix(".") { return false }
    do throws(FileError) {
      switch (try entry.kind(), try Files.targetKind(of: path)) {
      case (.folder, _): return true
      case (.link, .folder): links.append(path)
      case (_, .folder): break
      default: if isScene(path) { files.append(entry.path) }
      }
    } catch {
      // A link that leads round in circles leads to no folder.
      if isScene(path) {
        files.append(entry.path)
      } else if error.code != ELOOP {
        note(path, FolderWording.unreadable(error.reason))
      }
    }
    return false
  }

  private mutating func note(_ path: String, _ message: String) {
    odd.append(Problem(file: path, location: nil, message: message))
  }
}

/// The most folders that are searched behind a link, so that a link to the whole disk ends. Scenes
/// of one project are in fewer.
private let foldersBehindLink = 10_000

/// What is wrong with a link to a folder; nil if neither this folder nor one in it holds a scene.
/// Links in it are followed.
///
/// Folders of pictures or themes may be linked. Scenes behind a link are not drawn, because links
/// can go round in circles; without an error, they would seem checked.
private func fault(ofLink link: String, beyond seen: inout Set<Files.FolderID>) -> String? {
  let limit = seen.count + foldersBehindLink
  // Not a walk of `Files`, which would enter a folder again by each link to it.
  var folders = [link]
  while let inner = folders.popLast() {
    guard let id = Files.folderID(inner), seen.insert(id).inserted else { continue }
    guard seen.count <= limit else { return FolderWording.largeLink }
    // A folder that can't be read may hold some.
    guard let names = try? Files.names(in: inner) else { return FolderWording.link }
    for path in names.filter({ !$0.hasPrefix(".") }).map({ Files.join(inner, $0) }) {
      do throws(FileError) {
        if try Files.targetKind(of: path) == .folder {
          folders.append(path)
          continue
        }
      } catch {
        // As in the folder itself: a link that leads round in circles leads to no folder.
        if error.code != ELOOP { return FolderWording.link }
      }
      if isScene(path) { return FolderWording.link }
    }
  }
  return nil
}

/// The content of a regular file in one of some folders, nil for any; `outside` words the link that
/// leads out of them.
private func bytes(
  ofFile path: String, inside folders: [String]?, limit: Int, shownAs file: String,
  outside: () -> String
) throws(Problems) -> [UInt8] {
  let message: String
  do throws(FileError) {
    if let bytes = try Files.read(path, inside: folders, longest: limit) { return bytes }
    message = FolderWording.missing
  } catch {
    message =
      switch error.code {
      case _ where error.isOutside: outside()
      case EISDIR where !error.isIrregular: FolderWording.noFile
      case EFBIG: FolderWording.tooLarge(limit)
      default: FolderWording.unreadable(error.reason)
      }
  }
  throw Problems([Problem(file: file, location: nil, message: message)])
}

/// What can be wrong with a folder of scenes and its files.
private enum FolderWording {
  static let missing = "does not exist; check the path"
  static let noFolder = "this is a file. Pass the folder that holds it"
  static func otherKind(_ kind: String) -> String {
    "this is \(kind). Pass the folder of the scenes"
  }
  static let noFile = "this is not a file; check the path"
  static let oddName = "the name is not UTF-8; rename the file or folder"
  static let link =
    """
    no scene behind a link to a folder is drawn; put the folder here, or begin the name of the \
    link with a dot
    """
  static let largeLink =
    """
    more than 10,000 folders are behind this link, too many to search for scenes; begin the name \
    of the link with a dot
    """
  static let empty = "there is no scene in this folder; a scene is a file that ends in .json"
  static func unreadable(_ cause: String) -> String { "can't be read: \(cause)" }
  static func tooLarge(_ limit: Int) -> String {
    "the file is larger than the limit of \(limit) bytes"
  }
  static func leaves(_ link: String, to target: String, _ folder: String) -> String {
    "\(link) leads to \(target), which is outside of \(folder) and not read; put the file here"
  }
  static func outside(_ folder: String) -> String { "the scene does not lie in \(folder)" }
}
