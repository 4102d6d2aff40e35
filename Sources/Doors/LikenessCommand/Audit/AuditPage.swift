/// The page of an audit: one file with the findings drawn over their pictures.
import Foundation
import Likeness
import LikenessAudit
import LikenessBase
import LikenessDisplayList
import LikenessReport
import LikenessSystem

struct AuditPage {
  /// What one audit adds to the template.
  var details: [String: Any] = [:]
  /// The pictures, each contained once and shown where it is needed.
  private var names: [Bitmap: String] = [:]
  private var data: [[String: Any]] = []

  private static let templates = PageTemplates([
    "audit": PackageResources.audit_mustache, "shot": PackageResources.shot_mustache,
    "sheet": PackageResources.sheet_mustache, "sample": PackageResources.sample_mustache,
    "value": PackageResources.value_mustache, "proposal": PackageResources.proposal_mustache,
  ])

  /// Returns the values of the template's part `shot` for a picture with a mark over an area.
  mutating func shot(of picture: AuditedPicture, area: PixelRect? = nil) throws -> [String: Any] {
    let bitmap = try picture.bitmap()
    let (width, height) = (bitmap.width, bitmap.height)
    let name = names[bitmap] ?? "~picture-\(data.count + 1)"
    if names.updateValue(name, forKey: bitmap) == nil {
      let file = Data(try PNG.encode(bitmap, effort: .fast)).base64EncodedString()
      data.append(["name": name, "width": width, "height": height, "data": file])
    }
    return [
      "name": name, "label": picture.identity, "width": width, "height": height,
      "mark": area ?? false as Any,
    ]
  }

  func write(_ document: AuditDocument, of pictures: [AuditedPicture]) throws {
    // A mark in the head of every such page.
    let mark = "<meta name=\"generator\" content=\"Likeness audit\">"
    try refuseForeign(document.page, option: "The page of the audit", kind: "a page of an audit") {
      String(decoding: $0.prefix(4096), as: UTF8.self).contains(mark)
    }
    var page = self
    let byName = Dictionary(uniqueKeysWithValues: pictures.map { ($0.identity, $0) })
    let (findings, audit, accepted) = (document.findings, document.audit, document.accepted)
    let groups = try Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map {
      rule, found in
      let contexts = try found.map { finding in
        let first = finding.places.first
        let shown = first.flatMap { byName[$0.picture] }
        return [
          "finding": finding,
          "shot": try shown.map { try page.shot(of: $0, area: first?.area) } ?? false as Any,
          "placesTitle": first == nil ? false : counted(finding.places.count, "place") as Any,
        ]
      }
      return ["rule": rule, "count": "\(found.count)", "findings": contexts] as [String: Any]
    }
    let style = CommonStyle.bytes + PackageResources.audit_css
    let context: [String: Any] = [
      "policy": PagePolicy(images: "data:", styles: hashSource(style), scripts: "'none'").text,
      "style": String(decoding: style, as: UTF8.self), "audit": audit.rawValue,
      "headline": findings.isEmpty ? "Nothing found" : counted(findings.count, "finding"),
      "calm": findings.isEmpty, "pictureCount": counted(pictures.count, "picture"),
      "accepted": section(accepted == 0 ? "" : "\(accepted) accepted in likeness.json"),
      "groups": groups, "data": page.data, audit.rawValue: true,
    ]
    let text = Self.templates.render("audit", context.merging(details) { $1 })
    try writeFile(Array(text.utf8), to: document.page)
  }
}
