/// Small edits of one view, as a person would make them in its source.
import Foundation
import LikenessDisplayList
import LikenessText

/// A small edit of a view. Applying it changes the tree that it was made for.
package struct ViewEdit {
  package var kind: EditKind
  package var property: String
  package var before: String
  package var after: String
  package var apply: () -> Void
}

extension View {
  /// The small edits of this view: of its styles, its layout, its content and its children.
  ///
  /// - Parameter shifts: The lengths of shifts, in points.
  package func edits(shifts: [Double]) -> [ViewEdit] {
    styleEdits(shifts) + placeEdits(shifts) + contentEdits() + childEdits()
  }

  /// The views that an author made, with the indices that lead to each, containers first. Parts
  /// that a control makes for itself change with its own properties.
  package func authoredViews() -> [(place: [Int], view: View)] {
    var found: [(place: [Int], view: View)] = []
    var remaining: [(place: [Int], view: View)] = [([], self)]
    while let (place, view) = remaining.popLast() {
      found.append((place, view))
      for (index, child) in view.subviews.enumerated().reversed() where !child.isPartOfContainer {
        remaining.append((place + [index], child))
      }
    }
    return found
  }

  private func styleEdits(_ shifts: [Double]) -> [ViewEdit] {
    let box = defaultViewStyle.merging(ownViewStyle).steps(shifts: shifts).map { step in
      ViewEdit(step) { [unowned self] in step.apply(&ownViewStyle) }
    }
    func edits(_ view: some Styled) -> [ViewEdit] {
      view.mergedStyle.steps(shifts: shifts).map { step in
        ViewEdit(step) { [unowned view] in step.apply(&view.ownStyle) }
      }
    }
    func font(_ view: some TextStyled) -> [ViewEdit] {
      guard view.mergedTextStyle.font == nil, let font = type(of: view).textDefaults.font else {
        return []
      }
      return LabelStyle(font: font).steps(shifts: shifts).map { step in
        ViewEdit(step) { [unowned view] in step.apply(&view.textStyle) }
      }
    }
    return box + ((self as? any Styled).map { edits($0) } ?? [])
      + ((self as? any TextStyled).map { font($0) } ?? [])
  }

  private func placeEdits(_ shifts: [Double]) -> [ViewEdit] {
    var edits = layout.steps(shifts: shifts).map { step in
      var edit = ViewEdit(step) { [unowned self] in step.apply(&layout) }
      edit.property = "layout." + edit.property
      return edit
    }
    for shift in shifts {
      if let frame = frameByHand {
        let x = shifted(frame.minX, by: shift)
        edits.append(
          ViewEdit(.shift, "frame.origin.x", decimal(frame.minX), decimal(x)) { [unowned self] in
            self.frame.origin.x = x
          })
      }
      for constraint in autoLayout?.constraints ?? [] {
        let constant = shifted(constraint.constant, by: shift)
        edits.append(
          ViewEdit(
            .shift, "constant of \(constraint.place)", decimal(constraint.constant),
            decimal(constant)
          ) { constraint.constant = constant })
      }
    }
    return edits
  }

  private func contentEdits() -> [ViewEdit] {
    var edits: [ViewEdit] = []
    func cut(_ property: String, _ text: String?, _ set: @escaping (String) -> Void) {
      guard let text, !text.isEmpty else { return }
      let short = String(text.dropLast())
      edits.append(ViewEdit(.text, property, text, short) { set(short) })
    }
    func lose<Value: Equatable>(
      _ property: String, _ value: Value, to lost: Value, _ set: @escaping (Value) -> Void
    ) {
      guard value != lost else { return }
      edits.append(ViewEdit(.state, property, "\(value)", "\(lost)") { set(lost) })
    }
    lose("isHidden", isHidden, to: false) { [unowned self] in isHidden = $0 }
    if let control = self as? Control {
      lose("isEnabled", control.isEnabled, to: true) { [unowned control] in control.isEnabled = $0 }
      lose("isSelected", control.isSelected, to: false) { [unowned control] in
        control.isSelected = $0
      }
      lose("isHighlighted", control.isHighlighted, to: false) { [unowned control] in
        control.isHighlighted = $0
      }
      lose("isFocused", control.isFocused, to: false) { [unowned control] in
        control.isFocused = $0
      }
    }
    switch self {
    case let label as Label:
      cut("text", label.text) { [unowned label] in label.text = $0 }
    case let view as TextView:
      cut("text", view.text) { [unowned view] in view.text = $0 }
    case let field as TextField:
      cut("text", field.text) { [unowned field] in field.text = $0 }
      cut("placeholder", field.placeholder) { [unowned field] in field.placeholder = $0 }
    case let button as Button:
      for state in [Control.State.normal, .highlighted, .disabled, .selected, .focused] {
        cut("title[\(state.name)]", button.title(for: state)) { [unowned button] in
          button.setTitle($0, for: state)
        }
      }
    case let view as Switch:
      lose("isOn", view.isOn, to: false) { [unowned view] in view.isOn = $0 }
    case let slider as Slider:
      lose("value", slider.value, to: slider.minimumValue) { [unowned slider] in slider.value = $0 }
    case let view as ProgressView:
      lose("progress", view.progress, to: 0) { [unowned view] in view.progress = $0 }
    case let pages as PageControl:
      lose("currentPage", pages.currentPage, to: 0) { [unowned pages] in pages.currentPage = $0 }
    default: break
    }
    return edits
  }

  private func childEdits() -> [ViewEdit] {
    let row = (self as? StackView)?.arrangedSubviews
    let children = (row ?? subviews).filter { !$0.isPartOfContainer }
    var edits = children.map { child in
      ViewEdit(.child, "child", child.pathName, "removed") { [unowned child] in
        child.removeFromSuperview()
      }
    }
    for (first, second) in zip(children, children.dropFirst()) {
      edits.append(
        ViewEdit(
          .order, "order", "\(first.pathName), \(second.pathName)",
          "\(second.pathName), \(first.pathName)"
        ) { [unowned self, unowned first, unowned second] in
          if let stack = self as? StackView,
            let index = stack.arrangedSubviews.firstIndex(where: { $0 === first })
          {
            stack.insertArrangedSubview(second, at: index)
          }
          insertSubview(second, belowSubview: first)
        })
    }
    return edits
  }
}

extension ViewEdit {
  fileprivate init(
    _ kind: EditKind, _ property: String, _ before: String, _ after: String,
    _ apply: @escaping () -> Void
  ) {
    self.init(kind: kind, property: property, before: before, after: after, apply: apply)
  }

  fileprivate init<Style>(_ step: StyleStep<Style>, _ apply: @escaping () -> Void) {
    self.init(step.kind, step.property, step.before, step.after, apply)
  }
}

extension View {
  /// The class and the properties of the styles that this view sets, for a tally of what stories
  /// show.
  package var setProperties: [(style: any ComponentStyle.Type, names: Set<String>)] {
    func names<Style: ComponentStyle>(_ style: Style) -> (any ComponentStyle.Type, Set<String>) {
      var names: Set<String> = []
      for property in Style.properties {
        property.forEachValue(style) { _, _ in names.insert(property.name) }
      }
      return (Style.self, names)
    }
    func own(_ view: some Styled) -> (any ComponentStyle.Type, Set<String>) {
      names(view.mergedStyle)
    }
    return [names(resolvedViewStyle()), names(layout)]
      + ((self as? any Styled).map { [own($0)] } ?? [])
  }
}
