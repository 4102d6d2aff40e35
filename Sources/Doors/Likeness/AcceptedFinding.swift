/// The audits with their rules, and the findings that a project accepts.
import LikenessJSON
import LikenessSnapshots

/// An audit of the pictures of a gallery.
package enum Audit: String, CaseIterable, Encodable, Sendable {
  case consistency, accessibility, sensitivity

  package var rules: [String] {
    switch self {
    case .consistency: ["near-duplicate", "outlier", "off-scale", "token-value"]
    case .accessibility:
      [
        "contrast", "contrast-enhanced", "control-contrast", "state-contrast", "color-only",
        "touch-target", "text-truncated", "text-clipped", "text-overlap", "text-size",
      ]
    case .sensitivity:
      ["hidden-change", "unshown-view", "unset-style", "unshown-state", "unused-token"]
    }
  }
}

/// An entry of `"audit"` in `likeness.json`: findings that stay as they are, and why.
package struct AcceptedFinding: Hashable, Sendable {
  package let rule: String
  /// A glob for subjects: `Button/**`.
  package let subject: String
  /// Why the findings are accepted.
  package let reason: String

  /// Reads an entry, and reports what is wrong with it.
  init?(_ cursor: JSONCursor) {
    guard let reader = cursor.asObject() else { return nil }
    defer { reader.finish() }
    func text(_ key: String) -> String? {
      reader.field(key, required: true) { cursor in
        guard let text = cursor.asString() else { return nil }
        if !text.allSatisfy(\.isWhitespace) { return text }
        cursor.report("The \(key) is empty.")
        return nil
      }
    }
    let rules = Audit.allCases.flatMap(\.rules).map { (name: $0, value: $0) }
    let rule = reader.field("rule", required: true) { $0.asEnumeration(rules) }
    let (subject, reason) = (text("subject"), text("reason"))
    guard let rule, let subject, let reason else { return nil }
    (self.rule, self.subject, self.reason) = (rule, subject, reason)
  }

  /// Whether the entry accepts a finding.
  package func accepts(rule: String, subject: String) -> Bool {
    rule == self.rule && matches(subject, glob: self.subject)
  }
}
