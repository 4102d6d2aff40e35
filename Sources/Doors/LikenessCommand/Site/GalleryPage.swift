/// The template values of the page of all stories.
import Likeness
import LikenessBase
import LikenessDisplayList
import LikenessReport

extension GallerySite {
  /// The values of `gallery.mustache`.
  var galleryContext: [String: Any] {
    var order: [String] = []
    var members: [String: [SiteStory]] = [:]
    for story in stories {
      if members[story.component] == nil { order.append(story.component) }
      members[story.component, default: []].append(story)
    }
    let looks = stories.flatMap(\.looks)
    let components = order.map { component -> [String: Any] in
      let stories = members[component] ?? []
      return [
        "component": component, "anchor": anchor(component),
        "count": counted(stories.count, "story", plural: "stories"),
        "cards": stories.flatMap { story in themesTogether(story.looks).map { card($0, of: story) }
        },
      ]
    }
    return shared(root: "").merging([
      "components": components, "any": !stories.isEmpty,
      "summary":
        """
      \(counted(looks.count, "picture")) of \(counted(stories.count, "story", plural: "stories"))
      """,
      "componentNames": order, "styleNames": unique(stories.map(\.style)),
      "themeCount": Set(looks.compactMap { $0[.theme] }).count,
      "themes": choices(looks.compactMap { $0[.theme] }, name: "theme"),
      "choices": [SiteAxis.state, .textSize, .locale, .width].compactMap { axis -> [String: Any]? in
        let values = unique(looks.compactMap { $0[axis] })
        return values.count > 1
          ? ["axis": axis.rawValue, "label": axis.label, "values": values] : nil
      },
      "directions": choices(looks.compactMap(\.direction), name: "direction"),
    ]) { _, new in new }
  }

  /// The values that both pages need; `root` leads from the page to the top of the site.
  func shared(root: String) -> [String: Any] {
    [
      "title": title, "root": root, "events": events.map { ["path": $0] } ?? false as Any,
      "policy": PagePolicy(connects: events != nil).text,
    ]
  }

  /// Moves looks together that differ only in their theme.
  private func themesTogether(_ looks: [SiteLook]) -> [SiteLook] {
    var order: [[String?]] = []
    var members: [[String?]: [SiteLook]] = [:]
    for look in looks {
      let rest = Array(look.values.dropFirst())
      if members[rest] == nil { order.append(rest) }
      members[rest, default: []].append(look)
    }
    return order.flatMap { members[$0] ?? [] }
  }

  private func card(_ look: SiteLook, of story: SiteStory) -> [String: Any] {
    [
      "id": anchor(
        ([story.name] + look.values.prefix(3).map { $0 ?? "" }
          + look.values.dropFirst(3).compactMap(\.self)).joined(separator: "@")),
      "name": story.name, "component": story.component, "style": story.style,
      "attributes": look.attributes,
      "axes": look.words, "link": story.path + "#" + look.fragment,
      "picture": look.picture(root: "") ?? false as Any,
      "problem": section(look.problem), "search": searchText(look, of: story),
    ]
  }

  /// The searchable text in lower case: names, axes and tokens.
  private func searchText(_ look: SiteLook, of story: SiteStory) -> String {
    (([story.name] + look.values).compactMap(\.self) + look.tokens.map(\.id.name)).joined(
      separator: " "
    )
    .lowercased()
  }

  /// The controls for the values of an axis; none without a choice.
  private func choices(_ values: [String], name: String) -> Any {
    let values = unique(values)
    guard values.count > 1 else { return false }
    return [
      "values": values.enumerated().map {
        ["value": $1, "id": "~\(name)-\($0 + 1)"] as [String: Any]
      }
    ] as [String: Any]
  }
}

extension SiteLook {
  /// One picture for all screens; the browser picks the file by pixel density.
  func picture(root: String) -> [String: Any]? {
    guard let first = pictures.first else { return nil }
    return [
      "set": pictures.map { $0.candidate(root: root) }.joined(separator: ", "),
      "width": first.size.width,
      "height": first.size.height, "ground": Swatch(first.background).context,
    ]
  }
}

func unique(_ values: [String]) -> [String] {
  var seen: Set<String> = []
  return values.filter { seen.insert($0).inserted }
}

/// Percent-encodes all bytes but letters, digits and `-._~`, which RFC 3986 reserves for nothing.
func urlComponent(_ text: String) -> String {
  percentEncoded(text) { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
}
