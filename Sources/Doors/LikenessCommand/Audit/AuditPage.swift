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
  let shots: AuditShots

  static let templates = PageTemplates([
    "audit": PackageResources.audit_mustache, "shot": PackageResources.shot_mustache,
    "sheet": PackageResources.sheet_mustache, "sample": PackageResources.sample_mustache,
    "value": PackageResources.value_mustache, "proposal": PackageResources.proposal_mustache,
  ])

  func write(to file: String) throws {
    // A mark in the head of every such page.
    let mark = "<meta name=\"generator\" content=\"Likeness audit\">"
    try refuseForeign(file, option: "The page of the audit", kind: "a page of an audit") {
      String(decoding: $0.prefix(4096), as: UTF8.self).contains(mark)
    }
    try writeFile(Array(try text().utf8), to: file)
  }

  private func text() throws -> String {
    let style = CommonStyle.bytes + PackageResources.audit_css
    var shots = shots
    let byName = Dictionary(pictures.map { ($0.identity, $0) }) { first, _ in first }
    var groups: [(rule: String, findings: [[String: Any]])] = []
    for finding in findings {
      var shot: Any = false
      if let place = finding.places.first, let picture = byName[place.picture] {
        shot = try shots.shot(of: picture, area: place.area)
      }
      let facts = [
        ("property", finding.property), ("found", finding.value), ("limit", finding.threshold),
        ("nearest that passes", finding.nearest),
      ]
      let context: [String: Any] = [
        "subject": finding.subject, "message": finding.message, "shot": shot,
        "facts": facts.compactMap { name, text in text.map { ["name": name, "text": $0] } },
        "hasPlaces": !finding.places.isEmpty,
        "placesTitle": counted(finding.places.count, "place"),
        "places": finding.places.map {
          [
            "picture": $0.picture, "view": section($0.view ?? ""),
            "code": section($0.code.text ?? ""),
          ] as [String: Any]
        },
      ]
      if let group = groups.firstIndex(where: { $0.rule == finding.rule }) {
        groups[group].findings.append(context)
      } else {
        groups.append((finding.rule, [context]))
      }
    }
    return Self.templates.render(
      "audit",
      [
        "policy": PagePolicy(images: "data:", styles: hashSource(style), scripts: "'none'").text,
        "style": String(decoding: style, as: UTF8.self), "audit": audit,
        "headline": findings.isEmpty ? "Nothing found" : counted(findings.count, "finding"),
        "calm": findings.isEmpty, "pictureCount": counted(pictures.count, "picture"),
        "accepted": section(accepted == 0 ? "" : "\(accepted) accepted in likeness.json"),
        "sections": sections.map { ["title": $0.title, "markup": $0.markup, "wide": $0.isWide] },
        "groups": groups.map {
          ["rule": $0.rule, "count": "\($0.findings.count)", "findings": $0.findings]
        },
        "data": shots.data,
      ])
  }
}

/// The pictures of a page, each contained once and shown where it is needed.
struct AuditShots {
  private var names: [Bitmap: String] = [:]
  /// The values of the template's part `data`.
  private(set) var data: [[String: Any]] = []

  /// Returns the values of the template's part `shot` for a picture with a mark over an area.
  mutating func shot(
    of picture: AuditedPicture, area: PixelRect? = nil
  ) throws -> [String: Any] {
    let bitmap = try picture.bitmap()
    let (width, height) = (bitmap.width, bitmap.height)
    let name = names[bitmap] ?? "~picture-\(data.count + 1)"
    if names.updateValue(name, forKey: bitmap) == nil {
      let file = Data(try PNG.encode(bitmap, effort: .fast)).base64EncodedString()
      data.append(["name": name, "width": width, "height": height, "data": file])
    }
    return [
      "name": name, "label": picture.identity, "width": width, "height": height,
      "mark": area.map { ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height] }
        ?? false as Any,
    ]
  }
}
