/// The pictures that the names in the arguments mean, and suggestions for those that mean none.
import Foundation
import Likeness
import LikenessJSON

/// Returns the pictures that names or globs match; all without any. `options` select their source.
func chosen<Picture: Identified>(
  _ names: [String], among all: [Picture], options: [String]
) throws(ToolError) -> [Picture] {
  guard !names.isEmpty else { return all }
  let (chosen, unmatched) = SnapshotPattern.chosen(
    names.map { SnapshotPattern($0) }, among: all.map(\.identity))
  if let stray = unmatched.first {
    let near = meantInstead(of: stray.text, among: all.map(\.identity))
    throw ToolError("No snapshot matches “\(stray.text)”.\(near) \(listing(options))")
  }
  return all.filter { chosen.contains($0.identity) }
}

/// The sentence with the command that lists all names.
func listing(_ options: [String]) -> String {
  "To list all names, run: \(Invocation.current.command(["check", "--list"] + options))"
}

/// Suggestions for an unknown name, as a sentence after a space; empty without any.
func meantInstead(of text: String, among identities: [SnapshotIdentity]) -> String {
  // Suites, cases and full names, each once and in that order, with the pattern that matches them.
  var names: [String] = []
  var patterns: [String: String] = [:]
  func add(_ name: String, _ pattern: String) {
    if patterns.updateValue(pattern, forKey: name) == nil { names.append(name) }
  }
  for identity in identities { add(identity.suite, identity.suite) }
  for identity in identities {
    let name = identity.withoutVariant.description
    add(name, name)
  }
  for identity in identities { add(identity.description, identity.description) }
  var near = [patterns[text] == nil ? nearestName(to: text, among: names) : text].compactMap { $0 }
  if near.isEmpty, let variant = text.firstIndex(of: "@") {
    return meantInstead(of: String(text[..<variant]), among: identities)
  }
  if near.isEmpty {
    let core = text.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "*/"))
    near = Array(names.filter { !core.isEmpty && $0.lowercased().contains(core) }.prefix(3))
  }
  let suggestions = near.compactMap { patterns[$0].map(shellQuoted) }
  return suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: ", or "))?"
}
