/// The gallery as a static site: a pure function from drawn stories to files.
import Foundation
import LikenessPages

/// A site of every component in every style, theme and state.
///
/// The same values give the same bytes: names and folders come in as parameters, no clock is read, and pictures are named by the digest of their pixels.
/// ``files()`` has no effect and reads nothing; ``write(to:)`` puts the files into a folder. The pages need no server and ask for nothing from
/// elsewhere.
///
/// **A served site** sets ``events`` to the path of a stream of server-sent events (`text/event-stream`). Its pages then hold
/// `<meta name="likeness-live" content="…">`, and their script listens there:
///
/// - `event: update` with a JSON list of the paths whose content changed (`["index.html","stories/button.primary.html"]`), or `["*"]` for all. A page that is
///   named fetches itself again and takes over what differs, element by element; scroll position, focus, filters and switches stay. Pictures are
///   loaded before they are shown, so that nothing flickers. Others do nothing. A page whose own file is gone (404) goes to the gallery.
/// - `event: problem` with a JSON string: a message shown above the page until the next one; `""` takes it away.
///
/// A page listens while it can be seen: browsers allow six connections to a server, and a stream takes one. When the stream ends and does not come back within a
/// second, the page says that its pictures may be old.
///
/// After every (re)connection the server should send one `update` of `["*"]`, so that nothing that happened in between is missed. What changed is found by
/// comparing ``files()`` before and after; ``SiteLook/init(drawing:reusing:timeout:limits:)`` draws anew only what looks otherwise, and
/// ``page(of:)`` and ``index`` give single pages.
package struct GallerySite: Equatable, Sendable {
  /// What the gallery is called, in the heads of its pages: the name of a package or a folder.
  package var title: String
  /// The stories, in the order of the site.
  package var stories: [SiteStory]
  /// The path that a served site tells of changes under, such as `/events`; nil, the default, for files.
  package var events: String?
  /// The web addresses of sources; nil, the default, shows file and line without a link.
  package var sourceLink: SourceLink?

  /// Creates a site.
  package init(title: String, stories: [SiteStory], events: String? = nil, sourceLink: SourceLink? = nil) {
    self.title = title
    self.stories = stories
    self.events = events
    self.sourceLink = sourceLink
  }

  /// The version of the form of `gallery.json`. Raised where a reader of the old form would read the new one wrongly; keys may be added without.
  package static let schemaVersion = 1

  /// All files of the site, sorted by path.
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
  package var index: PageFile { PageFile(path: "index.html", text: Templates.shared.render("gallery", galleryContext)) }

  /// The page of one story; nil where the site has none of that name.
  package func page(of name: String) -> PageFile? { stories.firstIndex { $0.name == name }.map { page(at: $0) } }

  private func page(at place: Int) -> PageFile {
    PageFile(path: stories[place].path, text: Templates.shared.render("story", storyContext(at: place)))
  }

  /// Style and script, which are the same for every gallery.
  package static var assets: [PageFile] {
    [
      PageFile(path: "site.css", content: .bytes(CommonStyle.bytes + PackageResources.site_css)),
      PageFile(path: "site.js", content: .bytes(PackageResources.site_js)),
    ]
  }

  /// Throws where a site can't be written to a folder because something else is there: to be asked before anything is drawn.
  package static func checkReplaceable(_ folder: String) throws(PageFolderError) {
    try PageFolder(folder, kind: .gallery).checkReplaceable()
  }

  /// Writes the site to a folder, and replaces a gallery that stands there as a whole. A folder that holds anything else is left alone.
  package func write(to folder: String) throws(PageFolderError) {
    try PageFolder(folder, kind: .gallery).write(files())
  }
}

enum Templates {
  /// `gallery` and `story`.
  static let shared = PageTemplates(["gallery": PackageResources.gallery_mustache, "story": PackageResources.story_mustache])
}

extension PageFolderKind {
  /// A gallery of the form that this version writes.
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
