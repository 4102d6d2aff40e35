/// The rules of all audits.

extension AuditOptions {
  /// The rules by audit, which tell whose entry of `likeness.json` accepts nothing any more.
  static let rules: [String: [String]] = [
    "consistency": ["near-duplicate", "outlier", "token-value", "off-scale"],
    "accessibility": [
      "contrast", "contrast-enhanced", "control-contrast", "color-only", "state-contrast",
      "touch-target", "text-truncated", "text-clipped", "text-overlap", "text-size",
    ],
    "sensitivity": [
      "hidden-change", "unset-style", "unshown-state", "unshown-view", "unused-token",
    ],
  ]

  /// The audit that has a rule; nil if none has it.
  static func audit(ofRule rule: String) -> String? {
    rules.first { $0.value.contains(rule) }?.key
  }
}
