/// The gallery as a static site: a pure function from drawn stories to files.
import Foundation
import LikenessReport

/// A site of every component in every style, theme and state.
///
/// The same values give the same bytes: names and folders are parameters, no clock is read, and
/// pictures are named by the digest of their pixels. ``files()`` reads nothing and has no effect;
/// ``write(to:)`` writes the files to a folder. The pages need no server and load nothing from
/// elsewhere.
///
/// **A served site** sets ``events`` to the path of a stream of server-sent events
/// (`text/event-stream`). Its pages contain `<meta name="likeness-live" content="…">`, and their
/// script listens for:
///
/// - `event: update` with a JSON list of the changed paths
///   (`["index.html","stories/button.primary.html"]`), or `["*"]` for all. A listed page fetches
///   itself and replaces the elements that differ; scroll position, focus, filters and switches
///   stay. Pictures load before they are shown, to avoid flicker. A page whose own file is gone
///   (404) goes to the gallery.
/// - `event: problem` with a JSON string: a message to show above the page until the next one; `""`
///   removes it.
///
/// A page listens only while it is visible: browsers allow six connections per server, and a stream
/// takes one. If the stream ends and does not return within a second, the page says that its
/// pictures may be old.
///
/// After every connection, the server should send an `update` of `["*"]`, so no change is missed.
/// Compare ``files()`` before and after to find changes;
/// ``SiteLook/init(drawing:reusing:effort:limits:)`` draws only what changed, and ``page(of:)`` and
/// ``index`` return single pages.
package struct GallerySite: Equatable, Sendable {
  /// The name of a package or a folder, for the heads of pages.
  package var title: String
  package var stories: [SiteStory]
  /// The path of the event stream of a served site, such as `/events`; nil (the default) for files.
  package var events: String?
  /// The URLs of sources; nil (the default) shows file and line without a link.
  var sourceLink: SourceLink?

  package init(
    title: String, stories: [SiteStory], events: String? = nil, sourceLink: SourceLink? = nil
  ) {
    self.title = title
    self.stories = stories
    self.events = events
    self.sourceLink = sourceLink
  }

  /// The version of `gallery.json`. Increases if readers of the old form would misread the new one;
  /// new keys do not count.
  package static let schemaVersion = 1

  package func files() -> [PageFile] {
    var files = [index, catalogue] + Self.assets
    var pictures: Set<String> = []
    for (place, story) in stories.enumerated() {
      files.append(page(at: place))
      for picture in story.looks.flatMap(\.pictures) where pictures.insert(picture.path).inserted {
        files.append(PageFile(path: picture.path, content: .bytes(picture.png)))
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The page of all stories, `index.html`.
  package var index: PageFile {
    PageFile(path: "index.html", text: Templates.shared.render("gallery", galleryContext))
  }

  /// The page of one story; nil where the site has none of that name.
  package func page(of name: String) -> PageFile? {
    stories.firstIndex { $0.name == name }.map { page(at: $0) }
  }

  private func page(at place: Int) -> PageFile {
    PageFile(
      path: stories[place].path, text: Templates.shared.render("story", storyContext(at: place)))
  }

  /// The style and the script, the same for every gallery.
  package static var assets: [PageFile] {
    [
      PageFile(path: "site.css", content: .bytes(CommonStyle.bytes + PackageResources.site_css)),
      PageFile(path: "site.js", content: .bytes(PackageResources.site_js)),
    ]
  }

  /// Throws if a site can't be written to a folder because it contains something else. Call it
  /// before drawing.
  package static func checkReplaceable(_ folder: String) throws(PageFolderError) {
    try PageFolder(folder, kind: .gallery).checkReplaceable()
  }

  /// Writes the site to a folder, and replaces an old gallery there. Changes nothing if the folder
  /// contains anything else.
  package func write(to folder: String) throws(PageFolderError) {
    try PageFolder(folder, kind: .gallery).write(files())
  }
}

enum Templates {
  static let shared = PageTemplates([
    "gallery": PackageResources.gallery_mustache, "story": PackageResources.story_mustache,
  ])
}

extension PageFolderKind {
  /// A gallery in the form of this version.
  static let gallery = PageFolderKind(
    noun: "gallery", files: ["index.html", "gallery.json", "site.css", "site.js"],
    folders: ["images": isPictureName, "stories": { isPageName($0) }], proof: "gallery.json",
    remedy: "Write the gallery again."
  ) { bytes in
    struct Head: Decodable {
      var gallery: String
      var schemaVersion: Int
    }
    let head = try? JSONDecoder().decode(Head.self, from: Data(bytes))
    return head?.schemaVersion == GallerySite.schemaVersion
  }
}
