/// The template values of a story's page.
import Likeness
import LikenessReport

extension GallerySite {
  /// The values of `story.mustache`.
  func storyContext(at place: Int) -> [String: Any] {
    let story = stories[place]
    let scales = unique(story.looks.flatMap(\.pictures).map(\.scale).sorted().map(\.description))
    return shared(root: "../").merging([
      "name": story.name, "component": story.component, "style": story.style,
      "page": story.path,
      "componentLink": "../index.html#component=" + urlComponent(story.component),
      "previous": link(to: place - 1), "next": link(to: place + 1),
      "axes": axes(of: story),
      "scales": scales.count > 1 ? ["values": scaleChoices(scales)] as [String: Any] : false as Any,
      "looks": story.looks.enumerated().map { context(of: $1, at: $0, in: story) },
      "language": story.source.language.rawValue, "place": story.source.place,
      "sourceLink": sourceLink?.address(of: story.source).map { ["address": $0] } ?? false as Any,
      "code": story.source.text.map { ["text": $0] } ?? false as Any,
    ]) { _, new in new }
  }

  private func link(to place: Int) -> Any {
    guard stories.indices.contains(place) else { return false }
    return ["name": stories[place].name, "link": "../" + stories[place].path] as [String: Any]
  }

  /// The axes with a choice, as groups of radio buttons; the first look's values are selected.
  private func axes(of story: SiteStory) -> [[String: Any]] {
    SiteAxis.allCases.compactMap { axis in
      let values = unique(story.looks.compactMap { $0[axis] })
      guard values.count > 1 else { return nil }
      let name = axis.rawValue
      return [
        "axis": name, "label": axis.label,
        "values": values.enumerated().map { index, value in
          ["axis": name, "value": value, "id": "~\(name)-\(index + 1)", "checked": index == 0]
            as [String: Any]
        },
      ]
    }
  }

  private func scaleChoices(_ scales: [String]) -> [[String: Any]] {
    scales.enumerated().map { ["value": $1, "id": "~scale-\($0 + 1)", "checked": $0 == 0] }
  }

  private func context(of look: SiteLook, at place: Int, in story: SiteStory) -> [String: Any] {
    [
      "look": place + 1, "attributes": look.attributes,
      "axesNote": section(look.words.isEmpty ? nil : "(\(look.words))"),
      "problem": section(look.problem), "warnings": look.warnings,
      "pictures": look.pictures.map { context(of: $0, look: look, at: place, in: story) },
      "hasTokens": !look.tokens.isEmpty, "tokens": look.tokens.map(\.context),
    ]
  }

  private func context(of picture: SitePicture, look: SiteLook, at place: Int, in story: SiteStory)
    -> [String: Any]
  {
    [
      "look": place + 1, "scale": picture.scale.description, "source": "../" + picture.path,
      "set": picture.candidate(root: "../"),
      "width": picture.size.width, "height": picture.size.height,
      "pixels": picture.size.description,
      "alt": "\(story.name), \(look.words), at \(picture.scale)×", "list": picture.list,
      "axesWords": look.words, "ground": Swatch(picture.background).context,
    ]
  }
}

extension SiteToken {
  /// The row of a token.
  fileprivate var context: [String: Any] {
    [
      "kind": id.kind.rawValue.prefix(1).uppercased() + id.kind.rawValue.dropFirst(),
      "name": id.name, "value": value.description, "alias": section(alias),
      "swatches": value.colors.map { Swatch($0).context },
    ]
  }
}
