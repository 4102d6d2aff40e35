/// What the pictures of a gallery show, and what none of them does.
import Foundation
import Likeness
import LikenessAudit

/// The views, styles, states and tokens in pictures.
struct ShownParts: Sendable {
  /// A token of a theme.
  struct ThemeToken: Hashable, Sendable {
    var theme: String
    var token: TokenID
  }

  /// A control in a picture.
  struct ShownControl: Sendable {
    var snapshot: StorySnapshot
    var place: [Int]
    var states: Set<String> = []
  }

  /// The properties that views set, by the name of their style.
  private(set) var properties: [String: Set<String>] = [:]
  /// The types of styles, by name.
  private(set) var styles: [String: any ComponentStyle.Type] = [:]
  /// A control of each class and the states of all of them.
  private(set) var controls: [String: ShownControl] = [:]
  private(set) var declared: Set<ThemeToken> = []
  private(set) var used: Set<ThemeToken> = []
  private var themes: [String: Theme] = [:]

  /// Adds a picture, after its layout.
  mutating func add(_ root: View, _ list: DisplayList, _ snapshot: StorySnapshot) {
    for (place, view) in root.authoredViews() {
      for (style, names) in view.setProperties {
        styles["\(style)"] = style
        properties["\(style)", default: []].formUnion(names)
      }
      guard let control = view as? Control else { continue }
      controls["\(type(of: control))", default: ShownControl(snapshot: snapshot, place: place)]
        .states.insert(control.state.name)
    }
    let (name, theme) = (snapshot.context.themeName, snapshot.context.theme)
    if themes.updateValue(theme, forKey: name) != theme {
      declared.formUnion(theme.tokenIDs.map { ThemeToken(theme: name, token: $0) })
    }
    let names = snapshot.tokenNames(in: list)
    for token in theme.tokenIDs where names.contains(token.name) {
      add(token, of: theme, name)
    }
  }

  /// Adds a token and those that give its parts.
  private mutating func add(_ token: TokenID, of theme: Theme, _ name: String) {
    guard used.insert(ThemeToken(theme: name, token: token)).inserted else { return }
    let colors = theme[token]?.colors.indices.map { theme.reference(.color($0), of: token) } ?? []
    for part in [theme.alias(of: token), theme.reference(.shadow, of: token)] + colors {
      if let part { add(part, of: theme, name) }
    }
  }

  /// Adds what other pictures show.
  mutating func merge(_ other: ShownParts) {
    properties.merge(other.properties) { $0.union($1) }
    styles.merge(other.styles) { first, _ in first }
    controls.merge(other.controls) { first, second in
      var both = first
      both.states.formUnion(second.states)
      return both
    }
    declared.formUnion(other.declared)
    used.formUnion(other.used)
  }
}

extension ShownParts {
  /// What no picture shows, as findings about the gallery.
  func gaps() -> [AuditFinding] { styleGaps() + stateGaps() + tokenGaps() }

  private func styleGaps() -> [AuditFinding] {
    let all = Scene.styleTypes + styles.values
    var seen: Set<String> = []
    return all.sorted { "\($0)" < "\($1)" }.compactMap { type in
      let style = "\(type)"
      guard seen.insert(style).inserted else { return nil }
      guard let set = properties[style] else {
        let view = style.hasSuffix("Style") ? String(style.dropLast(5)) : style
        return AuditFinding(
          rule: "unshown-view", subject: view, message: "No picture shows a \(view).")
      }
      let missing = type.ownPropertyNames.filter { !set.contains($0) }
      guard !missing.isEmpty else { return nil }
      return AuditFinding(
        rule: "unset-style", subject: style,
        message: "No view in a picture sets \(missing.joined(separator: ", ")).",
        property: missing.joined(separator: ", "))
    }
  }

  /// The states of controls that would show and that no picture has.
  private func stateGaps() -> [AuditFinding] {
    controls.sorted { $0.key < $1.key }.flatMap { name, control in
      Self.states.filter { state, set in
        guard !control.states.contains(state) else { return false }
        let before = try? control.snapshot.displayList { root in
          (root.descendant(at: control.place) as? Control)?.showNormal()
        }
        let after = try? control.snapshot.displayList { root in
          guard let view = root.descendant(at: control.place) as? Control else { return }
          view.showNormal()
          set(view)
        }
        guard let before, let after else { return false }
        return !before.draws(like: after)
      }.map { state, _ in
        AuditFinding(
          rule: "unshown-state", subject: "\(name) \(state)",
          message: "No picture shows a \(name) that is only \(state), which looks different.",
          property: "state", value: state,
          places: [.init(picture: control.snapshot.identity.description)])
      }
    }
  }

  private static let states: [(name: String, set: @Sendable (Control) -> Void)] = [
    ("normal", { _ in }), ("disabled", { $0.isEnabled = false }),
    ("highlighted", { $0.isHighlighted = true }), ("selected", { $0.isSelected = true }),
    ("focused", { $0.isFocused = true }),
  ]

  private func tokenGaps() -> [AuditFinding] {
    let unused = declared.subtracting(used)
    // A token that one theme uses may be there in the others for the sake of the name.
    let usedAnywhere = Set(used.map(\.token))
    return Dictionary(grouping: unused, by: \.token).filter { !usedAnywhere.contains($0.key) }
      .sorted { $0.key.description < $1.key.description }
      .map { token, places in
        let themes = places.map(\.theme).sorted().joined(separator: ", ")
        return AuditFinding(
          rule: "unused-token", subject: token.description,
          message: "No picture uses the \(token) of \(themes).")
      }
  }
}

extension Control {
  fileprivate func showNormal() {
    (isEnabled, isHighlighted, isSelected, isFocused) = (true, false, false, false)
  }
}

extension ComponentStyle {
  /// The names of the properties in the style's own table, without those of its base.
  fileprivate static var ownPropertyNames: [String] {
    properties.flatMap { $0.keys() }.filter { $0.style == "\(Self.self)" }.map(\.name)
  }
}
