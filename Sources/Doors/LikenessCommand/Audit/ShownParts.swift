/// What the pictures of a gallery show, and what none of them does.
import Foundation
import Likeness
import LikenessAudit

/// The styles, states and tokens in pictures.
struct ShownParts: Sendable {
  /// The properties that views set, by the name of their style.
  private var properties: [String: Set<String>] = [:]
  private var styles: [String: any ComponentStyle.Type] = [:]
  /// A control of each class, and the states of all of them.
  private var controls: [String: (snapshot: StorySnapshot, place: [Int], states: Set<String>)] = [:]
  private var declared: [TokenID: Set<String>] = [:]
  private var used: Set<TokenID> = []

  /// Adds a picture, after its layout.
  mutating func add(_ root: View, _ list: DisplayList, _ snapshot: StorySnapshot) {
    func add(_ style: some ComponentStyle) {
      let type = Swift.type(of: style)
      styles["\(type)"] = type
      properties["\(type)", default: []].formUnion(style.propertyNames.set)
    }
    for (place, view) in root.authoredViews() {
      add(view.styleAsSet)
      add(view.viewStyle)
      add(view.layout)
      guard let control = view as? Control else { continue }
      controls["\(type(of: control))", default: (snapshot, place, [])].states
        .insert(control.state.name)
    }
    let theme = snapshot.context.theme
    let names = snapshot.tokenNames(in: list)
    for token in theme.tokenIDs {
      declared[token, default: []].insert(snapshot.context.themeName)
      if names.contains(token.name) { used.formUnion(theme.sources(of: token)) }
    }
  }

  mutating func merge(_ other: ShownParts) {
    properties.merge(other.properties) { $0.union($1) }
    styles.merge(other.styles) { first, _ in first }
    controls.merge(other.controls) { ($0.snapshot, $0.place, $0.states.union($1.states)) }
    declared.merge(other.declared) { $0.union($1) }
    used.formUnion(other.used)
  }

  /// What no picture shows, as findings about the gallery.
  func gaps() -> [AuditFinding] {
    let known = Dictionary(Scene.styleTypes.map { ("\($0)", $0) }) { first, _ in first }
    let missing = known.merging(styles) { $1 }.sorted { $0.key < $1.key }.compactMap {
      style, type -> AuditFinding? in
      guard let set = properties[style] else {
        let view = style.hasSuffix("Style") ? String(style.dropLast(5)) : style
        return AuditFinding("unshown-view", view, "No picture shows this view.")
      }
      let names = type.init().propertyNames.all.filter { !set.contains($0) }
      let words = names.joined(separator: ", ")
      return names.isEmpty
        ? nil
        : AuditFinding("unset-style", style, property: words, "No view in a picture sets \(words).")
    }
    let states = controls.sorted { $0.key < $1.key }.flatMap { stateGaps($0, $1) }
    let unused = declared.filter { !used.contains($0.key) }.map { token, themes in
      AuditFinding(
        "unused-token", token.description,
        "No picture uses it, in the themes \(themes.sorted().joined(separator: ", ")).")
    }
    return missing + states + unused.sorted { $0.subject < $1.subject }
  }

  /// The states of a control that would show and that no picture has.
  private func stateGaps(
    _ name: String, _ control: (snapshot: StorySnapshot, place: [Int], states: Set<String>)
  ) -> [AuditFinding] {
    typealias State = ReferenceWritableKeyPath<Control, Bool>
    func list(_ state: State? = nil) -> DisplayList? {
      try? control.snapshot.displayList { root in
        guard let view = root.descendant(at: control.place) as? Control else { return }
        view.isEnabled = true
        for others: State in [\.isHighlighted, \.isSelected, \.isFocused] {
          view[keyPath: others] = false
        }
        if let state { view[keyPath: state].toggle() }
      }
    }
    let states: [(String, State)] = [
      ("disabled", \.isEnabled), ("highlighted", \.isHighlighted), ("selected", \.isSelected),
      ("focused", \.isFocused),
    ]
    return states.compactMap { state, path in
      guard !control.states.contains(state), let normal = list(), let other = list(path),
        !normal.draws(like: other)
      else { return nil }
      return AuditFinding(
        "unshown-state", "\(name) \(state)", at: [.init(control.snapshot.identity.description)],
        "It looks different \(state), and no picture shows it so.")
    }
  }
}
