/// The lines of properties below the paths of views, found by the names of the properties.
import LikenessBase

/// The names of the properties that views have lines for, each once in a view.
struct PropertyLines {
  private struct Line {
    let name: String
    /// The next line of the view.
    var next: Int?
  }

  private struct View {
    var first, last: Int?
    var count = 0
  }

  private struct Name: Hashable {
    let view: Int
    let text: String

    static func == (a: Self, b: Self) -> Bool { a.view == b.view && a.text.hasScalars(of: b.text) }
  }

  /// The lines of all views: in one row, since a view has few.
  private var lines: [Line] = []
  private var views: [View] = []
  /// The lines of views with more than ``few``.
  private var known: [Name: Int] = [:]
  /// Comparing so many names takes about as long as hashing one. No view of ours has more.
  private static let few = 32

  init() {}

  /// Returns the line of a view's property; nil if the view has none of that name.
  func line(of name: String, in view: Int) -> Int? {
    guard view < views.count else { return nil }
    if views[view].count > Self.few { return known[Name(view: view, text: name)] }
    var next = views[view].first
    while let line = next {
      // Most names differ, which comparing them as Swift does tells sooner.
      if lines[line].name == name, lines[line].name.hasScalars(of: name) { return line }
      next = lines[line].next
    }
    return nil
  }

  /// Adds a line for a name that the view has none for. Lines are numbered in this order.
  mutating func add(_ name: String, to view: Int) {
    while views.count <= view { views.append(View()) }
    let line = lines.count
    lines.append(Line(name: name))
    if let last = views[view].last { lines[last].next = line } else { views[view].first = line }
    views[view].last = line
    views[view].count += 1
    guard views[view].count > Self.few else { return }
    let isLonger = views[view].count > Self.few + 1
    for line in isLonger ? [line] : of(view) {
      known[Name(view: view, text: lines[line].name)] = line
    }
  }

  /// The lines of a view, in order.
  func of(_ view: Int) -> [Int] {
    guard view < views.count else { return [] }
    var found: [Int] = []
    found.reserveCapacity(views[view].count)
    var next = views[view].first
    while let line = next {
      found.append(line)
      next = lines[line].next
    }
    return found
  }
}
