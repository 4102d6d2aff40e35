/// The scenes of a folder one by one, for programs that keep running while you edit the files.
import LikenessBase
import LikenessJSON
import LikenessPNG
import LikenessStories

/// The scenes of a folder. A scene is read again only if one of its files has changed.
///
/// If a scene can't be read, its last good story stays, and ``problems`` says why.
/// ``Gallery/init(scenesIn:limits:)`` defines what a scene is, and the names of stories.
public struct SceneCollection: Sendable {
  private struct Entry: Sendable {
    /// The last good one.
    var story: Story?
    var problems: Problems?
    /// Whether the file is no scene, as ``Gallery/init(scenesIn:limits:)`` defines it.
    var isOther = false
    /// Counts the stories that may differ by more than their themes.
    var revision = 0
    /// The files that the scene read, its own included, or failed to find, and whether each is a
    /// theme.
    var files: [String: Bool]
  }

  private let folder: SceneFolder

  /// The scenes, without themes that scenes name, and other JSON.
  private var scenes: [(key: String, value: Entry)] {
    let themes = Set(entries.values.flatMap { $0.files.filter(\.value).keys })
    return entries.filter {
      $0.value.problems == nil || !$0.value.isOther && !themes.contains($0.key)
    }.sorted { $0.key < $1.key }
  }
  private var entries: [String: Entry] = [:]
  private var folderProblems: Problems?

  /// Reads all scenes.
  ///
  /// - Parameters:
  ///   - folder: the folder's path, with which problems begin.
  ///   - limits: what is refused when pictures that scenes name are read.
  /// - Throws: A problem if the folder can't be read or has no scene. Problems of scenes are in
  ///   ``problems``.
  public init(folder: String, limits: PNG.Limits = .default) throws(Problems) {
    try self.init(folder: folder, limits: limits, themes: [])
  }

  /// Reads all scenes; `themes` are those of scenes that name none.
  package init(
    folder: String, limits: PNG.Limits, themes: [(name: String, theme: Theme)]
  ) throws(Problems) {
    self.folder = SceneFolder(folder, limits: limits, themes: themes)
    let (paths, odd) = try scenePaths(in: folder)
    folderProblems = odd
    for path in paths { read(path, isOther: true) }
  }

  /// The stories, by the names of their files, and for each a number that grows whenever it may
  /// have become another: with the same number it differs by its themes alone.
  public var stories: [(story: Story, revision: Int)] {
    entries.sorted { $0.key < $1.key }.compactMap { entry in
      entry.value.story.map { ($0, entry.value.revision) }
    }
  }

  /// What is wrong with scenes and their files, each said once; empty where nothing is.
  public var problems: [Problem] {
    var seen: Set<Problem> = []
    let all = (folderProblems?.list ?? []) + scenes.flatMap { $0.value.problems?.list ?? [] }
    return all.filter { seen.insert($0).inserted }
  }

  /// A scene without a story, not even an earlier one.
  public struct Unread: Sendable {
    /// The name that its pictures would have.
    public let name: String
    /// The path in the folder.
    public let path: String
    /// The file, as far as it can be read.
    public let text: String?
    /// The problems of the scene and of the files that it names, with paths from the folder.
    public let problems: String
  }

  /// The scenes that could not be read, by the names of their files.
  public var unread: [Unread] {
    scenes.compactMap { path, entry in
      guard entry.story == nil, let problems = entry.problems,
        let identity = try? folder.identity(path)
      else { return nil }
      // Not only where a problem begins: messages of pictures and themes name files, too.
      return Unread(
        name: identity.description, path: path, text: folder.text(path),
        problems: problems.description.replacing(folder.shownAs(""), with: ""))
    }
  }

  /// Reads what has changed.
  ///
  /// - Parameter files: paths in the folder, such as `cards/news.json`, of scenes or of what they
  ///   name.
  public mutating func read(changed files: Set<String>) {
    folder.forgetThemes()
    do throws(Problems) {
      let (paths, odd) = try scenePaths(in: folder.path)
      folderProblems = odd
      let known = Set(paths)
      for path in entries.keys where !known.contains(path) { entries[path] = nil }
      for path in paths {
        guard let entry = entries[path] else {
          read(path, isOther: true)
          continue
        }
        let changed = entry.files.filter { files.contains($0.key) }
        // What has had a problem may have changed since its last good story.
        if !changed.isEmpty {
          read(path, isOther: entry.problems != nil || changed.values.contains(false))
        }
      }
    } catch {
      // Keeps the last stories: a missing folder may be replaced.
      folderProblems = error
    }
  }

  private mutating func read(_ path: String, isOther: Bool) {
    let files = Locked([path: false])
    var entry = entries[path] ?? Entry(files: [:])
    do throws(Problems) {
      entry.story = try folder.story(path) { file, isTheme in files.withLock { $0[file] = isTheme }
      }
      entry.problems = nil
      entry.isOther = false
      if isOther { entry.revision += 1 }
    } catch {
      entry.problems = error
      entry.isOther = !folder.holdsScene(path)
    }
    entry.files = files.withLock { $0 }
    entries[path] = entry
  }
}
