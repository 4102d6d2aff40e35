/// Tokens behind values that were resolved before painting: the lengths, shadows and gradients that
/// a scene gives by name.
import LikenessDisplayList
import LikenessTheme

/// A token that a scene names, and the properties that it can decide.
package struct NamedToken: Hashable, Sendable {
  package var properties: [String]
  package let kind: TokenKind
  package let name: String

  package init(_ properties: [String], _ kind: TokenKind, _ name: String) {
    self.properties = properties
    self.kind = kind
    self.name = name
  }

  /// Whether the text of a property is, or has in a list of lengths, the value of the token. A
  /// later style or a state may have set another.
  fileprivate func decides(_ text: String, in tokens: TokenResolver) -> Bool {
    let theme = tokens.theme.value
    var used = StyleTokens(name, tokens)
    switch kind {
    case .dimension:
      let length = theme.dimensions[name]?.text(&used)
      return text.split(separator: " ").contains { String($0) == length }
    case .shadow: return theme.shadows[name]?.first.flatMap { ShadowStyle($0) }?.text(&used) == text
    case .gradient: return theme.gradients[name].map { Gradient($0).text(&used) } == text
    case .color, .font, .border: return false
    }
  }
}

extension ViewPainter {
  /// Adds the tokens that views name to the properties that they decide. Parts that a control makes
  /// itself, such as a button's label, use the control's tokens.
  func noteNamedTokens(in items: inout [DisplayItem]) {
    var named: [[NamedToken]] = []
    var nodesByPath: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      named.append(node.view.namedTokens ?? (node.parent == index ? [] : named[node.parent]))
      if !named[index].isEmpty { nodesByPath[node.path] = index }
    }
    guard !nodesByPath.isEmpty else { return }
    for index in items.indices {
      guard let node = nodesByPath[items[index].source.path] else { continue }
      var properties = items[index].source.properties
      for token in named[node] {
        for place in properties.indices
        where token.properties.contains(properties[place].name)
          && !properties[place].tokens.contains(token.name)
          && token.decides(properties[place].value, in: nodes[node].tokens)
        {
          properties[place].tokens.append(token.name)
          // The whole value is the token's, unlike that of a shadow whose color names one.
          if token.kind != .dimension {
            properties[place].value = "\(bareOrQuoted(token.name)) \(properties[place].value)"
          }
        }
      }
      if properties != items[index].source.properties {
        items[index].source.properties = properties
      }
    }
  }
}
