/// Small edits of one view, as a person would make them in its source.
import Foundation
import LikenessDisplayList
import LikenessText
import LikenessTheme

/// A small edit of a value in a source.
package struct Edit: Hashable, Sendable {
  /// The property, with the parts that hold it: `titleStyle.font`.
  package var property: String
  package var before, after: String

  package init(_ property: String, _ before: String, _ after: String) {
    (self.property, self.before, self.after) = (property, before, after)
  }
}

/// Sees a value with its path, the meaning of its numbers and what it affects, and returns one to
/// set instead.
typealias StyleVisitor = (String, any StyleValue, StyleUnit, DrawingAspects) -> (any StyleValue)?

extension Optional where Wrapped: ComponentStyle {
  /// Calls a function with the values that a style sets, and sets what it returns in this one.
  mutating func visit(_ seen: Wrapped?, _ prefix: String, _ body: StyleVisitor) {
    guard let seen else { return }
    var style = self ?? Wrapped()
    for property in Wrapped.properties { property.visit(&style, seen, prefix, body) }
    if style != Wrapped() { self = style }
  }
}

private func words(_ value: some StyleValue) -> String {
  if case .token(let name) = value as? Tokenized<Double> { return name }
  return recorded(value).description
}

/// The values beside one, as a slip of the pen would give them. One that names a token changes with
/// the theme.
private func neighbors(
  of value: any StyleValue, _ unit: StyleUnit, _ aspects: DrawingAspects, _ shifts: [Double]
) -> [any StyleValue] {
  func change<Whole: StyleValue, Part: StyleValue>(
    _ whole: Whole, _ part: WritableKeyPath<Whole, Part>
  ) -> [any StyleValue] {
    neighbors(of: whole[keyPath: part], unit, aspects, shifts).compactMap { next in
      guard let next = next as? Part else { return nil }
      var changed = whole
      changed[keyPath: part] = next
      return changed
    }
  }
  switch value {
  case let color as Color:
    guard case .straight(let color) = color.value else { return [] }
    return [Color(color.stepped)]
  case let length as Tokenized<Double>:
    if aspects.contains(.borderWidth) { return [Tokenized.value(0.0)] }
    guard case .value(let points) = length else { return [] }
    guard case .radius = unit else {
      return shifts.map { Tokenized.value(shifted(points, by: $0)) }
    }
    return points > 0 ? [-1, 1].map { Tokenized.value(max(0, points + $0)) } : []
  case let length as Length:
    guard case .points(let points) = length else { return [] }
    return shifts.map { Length.points(shifted(points, by: $0)) }
  case let font as Font where font.token == nil && font.size > 1:
    return [
      font.changing { request in
        request.size -= 1
        if case .metrics = request.scaling {} else { request.scaling = nil }
      }
    ]
  case let insets as DirectionalEdgeInsets: return change(insets, \.top) + change(insets, \.leading)
  case let shadow as ShadowStyle where shadow.token == nil:
    return change(shadow, \.color) + change(shadow, \.dy)
  case let gradient as Gradient where gradient.token == nil && !gradient.stops.isEmpty:
    return change(gradient, \.stops[0].color)
  case true as Bool: return [false]
  default: return []
  }
}

extension StraightColor {
  /// The color with one step more of green, or less where there is no more: green weighs most in
  /// what eyes and metrics see.
  package var stepped: StraightColor {
    StraightColor(r: red, g: green == 255 ? 254 : green + 1, b: blue, a: alpha)
  }
}

/// A length with a shift, in hundredths as people write them.
private func shifted(_ points: Double, by shift: Double) -> Double {
  ((points + shift) * 100).rounded() / 100
}

extension View {
  /// The views that an author made, with the indices of subviews that lead to each, containers
  /// first. Parts that a view makes for itself change with its own properties.
  package func authoredViews(at place: [Int] = []) -> [(place: [Int], view: View)] {
    [(place, self)]
      + subviews.enumerated().filter { !$1.isMadeByContainer }
      .flatMap { $1.authoredViews(at: place + [$0]) }
  }

  private var isMadeByContainer: Bool {
    isPartOfContainer || self is ButtonPicture || superview is Bar || superview is SearchBar
      || superview is ListView
  }

  private typealias Edits = [(edit: Edit, apply: () -> Void)]

  /// The small edits of the styles, the layout, the content and the children of this view, each
  /// with what makes it.
  ///
  /// - Parameter shifts: The lengths of shifts, in points.
  package func edits(shifts: [Double]) -> [(edit: Edit, apply: () -> Void)] {
    var styles: Edits = []
    visitStyles { name, value, unit, aspects in
      let nearby = neighbors(of: value, unit, aspects, shifts)
      let before = nearby.isEmpty ? "" : words(value)
      for (next, after) in nearby.map({ ($0, words($0)) }) where after != before {
        let apply = { self.visitStyles { other, _, _, _ in other == name ? next : nil } }
        styles.append((Edit(name, before, after), apply))
      }
      return nil
    }
    return styles + placeEdits(shifts) + contentEdits() + childEdits()
  }

  /// Replaces the colors that the styles of this view and its subviews set.
  package func replaceColors(_ colors: [StraightColor: StraightColor]) {
    visitStyles { _, value, _, _ in
      guard case .straight(let color)? = (value as? Color)?.value else { return nil }
      return colors[color].map { Color($0) }
    }
    for view in subviews { view.replaceColors(colors) }
  }

  /// Calls a function with each value that the styles of this view set, and sets what it returns.
  private func visitStyles(_ body: StyleVisitor) {
    func visit<Owner: View, Style: ComponentStyle>(
      _ style: Style, of view: Owner, at path: ReferenceWritableKeyPath<Owner, Style>,
      _ prefix: String = ""
    ) {
      var own: Style? = view[keyPath: path]
      own.visit(style, prefix, body)
      if let own, own != view[keyPath: path] { view[keyPath: path] = own }
    }
    func styled<Owner: Styled>(_ view: Owner) {
      visit(view.mergedStyle, of: view, at: \Owner.ownStyle)
    }
    func font<Owner: TextStyled>(_ view: Owner) {
      guard view.mergedTextStyle.font == nil else { return }
      visit(LabelStyle(font: Owner.textDefaults.font), of: view, at: \Owner.textStyle)
    }
    visit(defaultViewStyle.merging(ownViewStyle), of: self, at: \.ownViewStyle)
    if let view = self as? any Styled { styled(view) }
    if let view = self as? any TextStyled { font(view) }
    visit(layout, of: self, at: \.layout, "layout.")
  }

  private func placeEdits(_ shifts: [Double]) -> Edits {
    func moved(_ name: String, _ value: Double, _ set: @escaping (Double) -> Void) -> Edits {
      shifts.map { shift in
        let next = shifted(value, by: shift)
        return (Edit(name, decimal(value), decimal(next)), { set(next) })
      }
    }
    let constraints = (autoLayout?.constraints ?? []).flatMap { constraint in
      moved("constant of \(constraint.place)", constraint.constant) { constraint.constant = $0 }
    }
    // A stack places what it arranges.
    guard let frame = frameByHand, !(superview is StackView) else { return constraints }
    return constraints
      + moved("frame.origin.x", frame.minX) { [self] in self.frame.origin.x = CGFloat($0) }
  }

  private func contentEdits() -> Edits {
    var edits: Edits = []
    func cut(_ name: String, _ text: String?, _ set: @escaping (String) -> Void) {
      guard let text, !text.isEmpty else { return }
      let short = String(text.dropLast())
      edits.append((Edit(name, text, short), { set(short) }))
    }
    func cut<Owner: View>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) {
      guard let view = self as? Owner else { return }
      cut(name, view[keyPath: path]) { view[keyPath: path] = $0 }
    }
    func lose<Owner: View, Value: Equatable>(
      _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, to lost: Value
    ) {
      guard let view = self as? Owner, view[keyPath: path] != lost else { return }
      edits.append(
        (Edit(name, "\(view[keyPath: path])", "\(lost)"), { view[keyPath: path] = lost }))
    }
    cut("text", \Label.text)
    cut("text", \TextView.text)
    cut("text", \TextField.text)
    cut("placeholder", \TextField.placeholder)
    if let button = self as? Button {
      for state in [Control.State.normal, .highlighted, .disabled, .selected, .focused] {
        cut("title[\(state.name)]", button.title(for: state)) { button.setTitle($0, for: state) }
      }
    }
    lose("isHidden", \View.isHidden, to: false)
    lose("isEnabled", \Control.isEnabled, to: true)
    lose("isSelected", \Control.isSelected, to: false)
    lose("isHighlighted", \Control.isHighlighted, to: false)
    lose("isFocused", \Control.isFocused, to: false)
    lose("isOn", \Switch.isOn, to: false)
    lose("value", \Slider.value, to: 0)
    lose("progress", \ProgressView.progress, to: 0)
    lose("currentPage", \PageControl.currentPage, to: 0)
    return edits
  }

  private func childEdits() -> Edits {
    let stack = self as? StackView
    let children = (stack?.arrangedSubviews ?? subviews).filter { !$0.isMadeByContainer }
    let removed: Edits = children.map { child in
      (Edit("child", child.pathName, "removed"), { child.removeFromSuperview() })
    }
    let swapped: Edits = zip(children, children.dropFirst()).map { first, second in
      let names = (first.pathName, second.pathName)
      return (
        Edit("order", "\(names.0), \(names.1)", "\(names.1), \(names.0)"),
        { [self] in
          if let index = stack?.arrangedSubviews.firstIndex(where: { $0 === first }) {
            stack?.insertArrangedSubview(second, at: index)
          }
          insertSubview(second, belowSubview: first)
        }
      )
    }
    return removed + swapped
  }
}

extension ComponentStyle {
  /// The names of the properties that the style sets, and of all in its own table, without those
  /// of its base.
  package var propertyNames: (set: Set<String>, all: [String]) {
    var set: Set<String> = []
    for property in Self.properties {
      property.forEachValue(self) { _, _ in set.insert(property.name) }
    }
    return (set, Self.keys.filter { $0.style == "\(Self.self)" }.map(\.name))
  }
}
