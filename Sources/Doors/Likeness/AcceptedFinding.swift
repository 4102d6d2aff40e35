/// The findings of audits that a project accepts.
import LikenessJSON
import LikenessSnapshots

/// An entry of `"audit"` in `likeness.json`: findings that stay as they are, and why.
package struct AcceptedFinding: Hashable, Sendable {
  /// The rule.
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
    let texts = ["rule", "subject", "reason"].map(text)
    guard let rule = texts[0], let subject = texts[1], let reason = texts[2] else { return nil }
    (self.rule, self.subject, self.reason) = (rule, subject, reason)
  }

  /// Whether the entry accepts a finding.
  package func accepts(rule: String, subject: String) -> Bool {
    rule == self.rule && matches(subject, glob: self.subject)
  }
}
