/// Errors of view trees and their wording.
import LikenessTheme

/// Why a tree of views cannot be drawn as requested.
///
/// As in UIKit, building a tree never fails immediately: invalid changes are ignored and reported
/// when the tree is painted.
public enum ViewError: Error, Hashable, Sendable {
  /// A view was added to itself or to one of its subviews; it stayed where it was.
  case cycle(view: String, into: String)
  /// A view was given an invalid name; it kept its old one.
  case invalidName(String)
  /// A table was to make a row of a class that it has no way to create.
  case cellWithoutInitializer(String)
  /// A view is nested too deeply; it and its subviews were left out.
  case tooDeep(path: String, limit: Int)
  /// A property names a token that the theme lacks. `property` is nil if the view draws with the
  /// token itself.
  case unknownToken(path: String, property: String?, UnknownToken)
  /// The fonts set on a view cannot be used.
  case fonts(path: String, problem: String)
  /// A constraint relates what cannot be related; it stayed inactive.
  case invalidConstraint(String, problem: String)
  /// Required constraints of a view exclude each other; the last of them was left out.
  case unsatisfiable(path: String, constraints: [String])
  /// The root has no area, so there is no picture.
  case empty(name: String)
  /// The picture would exceed the largest size in pixels.
  case tooLarge(name: String, width: Int, height: Int)
}

extension ViewError: CustomStringConvertible {
  /// The problem, the view, and the next step.
  public var description: String {
    switch self {
    case .cycle(let view, let container):
      view == container
        ? "\(view) was added to itself. Add it to another view."
        : """
        \(view) was added to \(container), which is inside it. Take \(container) out of \(view) \
        first.
        """
    case .invalidName(let name):
      """
      \"\(name)\" is not a valid view name. A name is not empty, contains no \"/\" and no control \
      characters, has no space at either end, and does not end in a number such as [2].
      """
    case .cellWithoutInitializer(let name):
      """
      A table cannot create rows of the class \(name). Add this to your tests: extension \(name): \
      DefaultInitializable {}
      """
    case .tooDeep(let path, let limit):
      """
      \(shortened(path)) is nested more than \(limit) views deep. Flatten the tree: use one stack \
      instead of nested ones.
      """
    case .unknownToken(let path, let property, let problem):
      "\(path)\(property.map { " " + $0 } ?? ""): \(problem)"
    case .fonts(let path, let problem):
      "The fonts\(path.isEmpty ? "" : " of \(path)") cannot be used. \(problem)"
    case .invalidConstraint(let constraint, let problem):
      "The constraint \(constraint) cannot be activated. \(problem)"
    case .unsatisfiable(let path, let constraints):
      """
      The constraints of \(path) cannot all hold. Remove one of these, or lower its priority:
      \(constraints.map { "- " + $0 }.joined(separator: "\n"))
      """
    case .empty(let name):
      """
      \(name) has no area, so there is nothing to draw. Give it a size with pin(.size(width, \
      height)), or call layout(in:) before painting.
      """
    case .tooLarge(let name, let width, let height):
      """
      The picture of \(name) would have \(width) × \(height) pixels, more than can be drawn. Use a \
      smaller size or scale.
      """
    }
  }
}

/// A long path with its middle elided.
private func shortened(_ path: String) -> String {
  path.count <= 160 ? path : path.prefix(80) + "…" + path.suffix(80)
}
