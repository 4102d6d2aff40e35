/// The page of an audit: one file with the findings drawn over their pictures.
import Foundation
import Likeness
import LikenessAudit
import LikenessBase
import LikenessDisplayList
import LikenessReport
import LikenessSystem

/// A section of the page that one audit adds.
struct AuditSection {
  /// The heading.
  let title: String
  /// Markup, in which a template has escaped all texts.
  let markup: String
  /// Whether it fills the page from side to side.
  var isWide = false
}

struct AuditPage {
  let audit: String
  let findings: [AuditFinding]
  let accepted: Int
  let pictures: [AuditedPicture]
  let sections: [AuditSection]

  /// The pictures that the sections show.
  var shots = AuditShots()

  static let templates = PageTemplates([
    "audit": PackageResources.audit_mustache, "shot": PackageResources.shot_mustache,
    "sheet": PackageResources.sheet_mustache, "sample": PackageResources.sample_mustache,
    "value": PackageResources.value_mustache, "proposal": PackageResources.proposal_mustache,
  ])

  /// A mark in the head of every such page; only a file with it may be replaced.
  private static let mark = "<meta name=\"generator\" content=\"Likeness audit\">"

  func write(to file: String) throws {
    if let present = try Files.read(file), !present.isEmpty,
      !String(decoding: present.prefix(4096), as: UTF8.self).contains(Self.mark)
    {
      throw ToolError(PageFolderError(noun: "audit", reason: .foreignFile(path: file)))
    }
    try writeFile(Array(try text().utf8), to: file)
  }

  func text() throws -> String {
    let style = CommonStyle.bytes + PackageResources.audit_css
    var shots = shots
    let byName = Dictionary(pictures.map { ($0.identity, $0) }) { first, _ in first }
    let rules = Dictionary(grouping: findings, by: \.rule)
    var order: [String] = []
    for finding in findings where !order.contains(finding.rule) { order.append(finding.rule) }
    let groups = try order.map { rule -> [String: Any] in
      let members = rules[rule] ?? []
      return [
        "rule": rule, "count": "\(members.count)",
        "findings": try members.map { finding -> [String: Any] in
          let shown = finding.places.first.flatMap { place in
            byName[place.picture].map { (place, $0) }
          }
          return [
            "subject": finding.subject, "message": finding.message,
            "facts": facts(of: finding),
            "shot": try shown.map { try shots.shot(of: $1, area: $0.area) } ?? false as Any,
            "hasPlaces": !finding.places.isEmpty,
            "placesTitle": counted(finding.places.count, "place"),
            "places": finding.places.map { place in
              [
                "picture": place.picture, "view": section(place.view ?? ""),
                "code": section(place.code.text ?? ""),
              ] as [String: Any]
            },
          ]
        },
      ]
    }
    return Self.templates.render(
      "audit",
      [
        "policy": PagePolicy(images: "data:", styles: hashSource(style), scripts: "'none'").text,
        "style": String(decoding: style, as: UTF8.self), "audit": audit,
        "headline": findings.isEmpty ? "Nothing found" : counted(findings.count, "finding"),
        "calm": findings.isEmpty,
        "pictureCount": counted(pictures.count, "picture"),
        "accepted": section(accepted == 0 ? "" : "\(accepted) accepted in likeness.json"),
        "sections": sections.map { ["title": $0.title, "markup": $0.markup, "wide": $0.isWide] },
        "groups": groups, "data": shots.context,
      ])
  }

  private func facts(of finding: AuditFinding) -> [[String: Any]] {
    [
      ("property", finding.property), ("found", finding.value), ("limit", finding.threshold),
      ("nearest that passes", finding.nearest),
    ].compactMap { name, text in text.map { ["name": name, "text": $0] } }
  }
}

/// The pictures of a page, each contained once and shown where it is needed.
struct AuditShots {
  private var names: [Bitmap: String] = [:]
  private var contents: [(name: String, size: PixelSize, data: String)] = []

  /// Returns the values of the template's part `shot` for a picture with a mark over an area.
  mutating func shot(
    of picture: AuditedPicture, area: PixelRect? = nil
  ) throws -> [String: Any] {
    try shot(of: try picture.bitmap(), named: picture.identity, area: area)
  }

  /// Returns the values of the template's part `shot`.
  mutating func shot(
    of bitmap: Bitmap, named label: String, area: PixelRect? = nil
  ) throws -> [String: Any] {
    let size = bitmap.size
    let name = try names[bitmap] ?? add(bitmap)
    return [
      "name": name, "label": label, "width": size.width, "height": size.height,
      "mark": area.map { ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height] }
        ?? false as Any,
    ]
  }

  private mutating func add(_ bitmap: Bitmap) throws -> String {
    let name = "~picture-\(contents.count + 1)"
    let bytes = try PNG.encode(bitmap, effort: .fast)
    contents.append((name, bitmap.size, Data(bytes).base64EncodedString()))
    names[bitmap] = name
    return name
  }

  /// The values of the template's part `data`, which every page with shots contains.
  var context: [[String: Any]] {
    contents.map {
      ["name": $0.name, "width": $0.size.width, "height": $0.size.height, "data": $0.data]
    }
  }
}
