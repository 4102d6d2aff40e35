/// The JSON document of an audit, after `audit.schema.json`.
import Likeness
import LikenessAudit

struct AuditDocument: Encodable {
  let audit: String
  let page: String
  let pictures: Int
  let findings: [AuditFinding]
  let accepted: Int
  let unused: [AcceptedFinding]
  let details: (any Encodable)?

  private enum CodingKeys: CodingKey {
    case schemaVersion, audit, page, pictures, findings, accepted, unusedAcceptances, details
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schemaVersion)
    try container.encode(audit, forKey: .audit)
    try container.encode(page, forKey: .page)
    try container.encode(pictures, forKey: .pictures)
    try container.encode(findings.map(Finding.init), forKey: .findings)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(
      unused.map { Acceptance(rule: $0.rule, subject: $0.subject, reason: $0.reason) },
      forKey: .unusedAcceptances)
    if let details { try details.encode(to: container.superEncoder(forKey: .details)) }
  }

  private struct Acceptance: Encodable {
    let rule: String
    let subject: String
    let reason: String
  }

  private struct Finding: Encodable {
    let rule: String
    let subject: String
    let message: String
    let property: String?
    let value: String?
    let threshold: String?
    let nearest: String?
    let places: [Place]

    init(_ finding: AuditFinding) {
      rule = finding.rule
      subject = finding.subject
      message = finding.message
      property = finding.property
      value = finding.value
      threshold = finding.threshold
      nearest = finding.nearest
      places = finding.places.map {
        Place(
          picture: $0.picture, view: $0.view, code: $0.code.text,
          area: $0.area.map { [$0.x, $0.y, $0.width, $0.height] })
      }
    }
  }

  private struct Place: Encodable {
    let picture: String
    let view: String?
    let code: String?
    let area: [Int]?
  }
}
