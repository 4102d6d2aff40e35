/// `gallery.json`, the gallery in machine-readable form.
import Foundation
import Likeness
import LikenessReport

extension GallerySite {
  /// The file `gallery.json`: every story with its looks, pictures and tokens, in a fixed order.
  var catalogue: PageFile {
    let document = Document(
      schemaVersion: Self.schemaVersion, gallery: title, stories: stories.map(Story.init))
    return PageFile(path: "gallery.json", text: jsonText(document) + "\n")
  }
}

private struct Document: Encodable {
  var schemaVersion: Int
  var gallery: String
  var stories: [Story]
}

private struct Story: Encodable {
  var name: String
  var component: String
  var style: String
  var page: String
  var source: String
  var looks: [Look]

  init(_ story: SiteStory) {
    name = story.name
    component = story.component
    style = story.style
    page = story.path
    source = story.source.place
    looks = story.looks.map(Look.init)
  }
}

private struct Look: Encodable {
  var theme: String
  var state: String?
  var direction: String?
  var textSize: String?
  var locale: String?
  var width: String?
  var pictures: [Picture]
  var tokens: [TokenID]
  var problem: String?

  init(_ look: SiteLook) {
    theme = look.theme
    state = look.state
    direction = look.direction
    textSize = look.textSize
    locale = look.locale
    width = look.width
    pictures = look.pictures.map(Picture.init)
    tokens = look.tokens.map(\.id)
    problem = look.problem
  }
}

private struct Picture: Encodable {
  var path: String
  var digest: ContentDigest
  var scale: Scale
  var width: Int
  var height: Int

  init(_ picture: SitePicture) {
    path = picture.path
    digest = picture.digest
    scale = picture.scale
    width = picture.size.width
    height = picture.size.height
  }
}
