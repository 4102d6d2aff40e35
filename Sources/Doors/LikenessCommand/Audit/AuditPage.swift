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
      "mark": area.map { ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height] }
        ?? false as Any,
    ]
  }

  func write(
    _ findings: [AuditFinding], _ audit: Audit, accepted: Int, of pictures: [AuditedPicture],
    to file: String
  ) throws {
    // A mark in the head of every such page.
    let mark = "<meta name=\"generator\" content=\"Likeness audit\">"
    try refuseForeign(file, option: "The page of the audit", kind: "a page of an audit") {
      String(decoding: $0.prefix(4096), as: UTF8.self).contains(mark)
    }
    var page = self
    let byName = Dictionary(pictures.map { ($0.identity, $0) }) { first, _ in first }
    let groups = try Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.map {
      [
        "rule": $0, "count": "\($1.count)",
        "findings": try $1.map { try page.context(of: $0, byName) },
      ] as [String: Any]
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
    try writeFile(Array(text.utf8), to: file)
  }

  /// The fields of a finding, with its picture.
  private mutating func context(
    of finding: AuditFinding, _ pictures: [String: AuditedPicture]
  ) throws -> [String: Any] {
    let first = finding.places.first
    let shown = first.flatMap { pictures[$0.picture] }
    let fields = try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding))
    let more: [String: Any] = [
      "shot": try shown.map { try shot(of: $0, area: first?.area) } ?? false as Any,
      "placesTitle": first == nil ? false : counted(finding.places.count, "place") as Any,
    ]
    return more.merging(fields as? [String: Any] ?? [:]) { $1 }
  }
}
