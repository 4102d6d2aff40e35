/// Changes of two branches, merged by git.
import Foundation
import LikenessDisplayList
import TestKit
import Testing

/// A change of one branch. Views are known by their names, so the order of two changes of different
/// views does not matter.
private enum Change: CustomStringConvertible {
  case color(String, StraightColor)
  case token(String, String)
  case radius(String, Int)
  case border(String, StraightColor)
  case text(String, String)
  case padding(String, Int)
  case move(String, x: Int, y: Int)
  case insert(Part, in: String, before: String?)
  case remove(String)
  /// Swaps a view with the one after it.
  case swap(String, String)

  var description: String {
    switch self {
    case .insert(let part, let container, let next):
      "insert(\(part.name), in: \(container), before: \(next ?? "nothing"))"
    case .color(let name, _): "color(\(name))"
    case .token(let name, _): "token(\(name))"
    case .radius(let name, _): "radius(\(name))"
    case .border(let name, _): "border(\(name))"
    case .text(let name, _): "text(\(name))"
    case .padding(let name, _): "padding(\(name))"
    case .move(let name, _, _): "move(\(name))"
    case .remove(let name): "remove(\(name))"
    case .swap(let name, let next): "swap(\(name), \(next))"
    }
  }

  /// Changes a page; false where a view is missing.
  func apply(to page: inout Part) -> Bool {
    switch self {
    case .color(let name, let color): return page.change(name) { $0.color = color }
    case .token(let name, let token):
      return page.change(name) { ($0.token, $0.color) = (token, $0.color ?? .white) }
    case .radius(let name, let radius): return page.change(name) { $0.radius = radius }
    case .border(let name, let color): return page.change(name) { $0.border = color }
    case .text(let name, let text): return page.change(name) { $0.text = text }
    case .padding(let name, let padding): return page.change(name) { $0.padding = padding }
    case .move(let name, let x, let y): return page.change(name) { ($0.x, $0.y) = (x, y) }
    case .insert(let part, let container, let next):
      var isThere = true
      return page.change(container) { container in
        let place = next.map { next in container.parts.firstIndex { $0.name == next } }
        isThere = place != .some(nil)
        if isThere { container.parts.insert(part, at: (place ?? nil) ?? container.parts.count) }
      } && isThere
    case .remove(let name): return page.changeContainer(of: name) { $0.parts.remove(at: $1) }
    case .swap(let name, let next):
      return page.changeContainer(of: name) { container, place in
        guard let other = container.parts.firstIndex(where: { $0.name == next }) else { return }
        container.parts.swapAt(place, other)
      }
    }
  }
}

extension Part {
  /// Changes the view of a name inside this one, or this one; false if there is none.
  fileprivate mutating func change(_ name: String, _ change: (inout Part) -> Void) -> Bool {
    if self.name == name {
      change(&self)
      return true
    }
    for index in parts.indices where parts[index].change(name, change) { return true }
    return false
  }

  /// Changes the view around that of a name, which it has at a place; false if there is none.
  fileprivate mutating func changeContainer(
    of name: String, _ change: (inout Part, Int) -> Void
  ) -> Bool {
    if let place = parts.firstIndex(where: { $0.name == name }) {
      change(&self, place)
      return true
    }
    for index in parts.indices where parts[index].changeContainer(of: name, change) { return true }
    return false
  }

  /// The view and all inside it.
  fileprivate var all: [Part] { [self] + parts.flatMap(\.all) }

  /// The names of views in the order of their paths in the text. One with a border above its
  /// subviews is named again after them.
  fileprivate var paths: [String] {
    [name] + parts.flatMap(\.paths) + (border != nil && !parts.isEmpty ? [name] : [])
  }

  fileprivate var pageText: String { Part.page(parts).text }
}

/// What of a text a change touches: views, and gaps between paths by their numbers.
private struct Touched {
  var views: Set<String> = []
  var gaps: Set<Int> = []

  init(_ change: Change, of page: Part) {
    let all = Dictionary(uniqueKeysWithValues: page.all.map { ($0.name, $0) })
    let paths = page.paths
    func range(_ name: String) -> ClosedRange<Int> {
      let first = paths.firstIndex(of: name) ?? 0
      return first...(first + (all[name]?.paths.count ?? 0))
    }
    func container(of name: String) -> Part? {
      page.all.first { $0.parts.contains { $0.name == name } }
    }
    switch change {
    case .color(let name, _), .token(let name, _), .radius(let name, _), .border(let name, _),
      .text(let name, _), .padding(let name, _), .move(let name, _, _):
      views = [name]
    case .insert(_, let name, let next):
      let container = all[name] ?? page
      // Without subviews its border is drawn in one part with it.
      if container.parts.isEmpty { views = [name] }
      let last =
        range(name).upperBound - (container.border != nil && !container.parts.isEmpty ? 1 : 0)
      gaps = [next.map { range($0).lowerBound } ?? last]
    case .remove(let name):
      views = Set(all[name]?.all.map(\.name) ?? [])
      gaps = Set(range(name))
      if let container = container(of: name), container.parts.count == 1 {
        views.insert(container.name)
      }
    case .swap(let name, let next):
      views = Set([name, next].flatMap { all[$0]?.all.map(\.name) ?? [] })
      gaps = Set(range(name)).union(range(next))
    }
  }

  func isDisjoint(with other: Self) -> Bool {
    views.isDisjoint(with: other.views) && gaps.isDisjoint(with: other.gaps)
  }
}

extension Numbers {
  /// A view whose lines are often those of others.
  fileprivate mutating func part(_ name: String) -> Part {
    let colors: [StraightColor] = [.white, .black, .red, .blue]
    var part = Part(
      name, x: 10 * below(3), y: 10 * below(3), width: 40, height: 20,
      color: chance(3) ? nil : colors[below(4)])
    if part.color != nil, chance(2) { part.token = ["surface", "card"][below(2)] }
    if chance(2) { part.radius = [4, 8][below(2)] }
    if chance(4) { part.border = colors[below(4)] }
    if chance(3) { part.text = ["He", "Lo"][below(2)] }
    if chance(3) { part.padding = 8 }
    return part
  }

  fileprivate mutating func page() -> Part {
    var page = Part("Page", x: 0, y: 0, width: 240, height: 400)
    var count = 0
    func parts(_ numbers: inout Numbers, depth: Int) -> [Part] {
      (0..<1 + numbers.below(4)).map { _ in
        count += 1
        var part = numbers.part("view\(count)")
        if depth < 3, !numbers.chance(3) { part.parts = parts(&numbers, depth: depth + 1) }
        return part
      }
    }
    page.parts = parts(&self, depth: 1) + parts(&self, depth: 1)
    return page
  }

  /// A change of some view of a page.
  fileprivate mutating func change(of page: Part, inserting name: String) -> Change {
    let inner = page.all.dropFirst()
    let view = inner[1 + below(inner.count)]
    while true {
      switch below(12) {
      case 0, 1: return .color(view.name, color())
      case 2: return .token(view.name, "token\(below(3))")
      case 3: return .radius(view.name, 2 + below(6))
      case 4 where view.border != nil: return .border(view.name, color())
      case 5: return .text(view.name, ["A", "He", "Hello"][below(3)])
      case 6: return .padding(view.name, 1 + below(6))
      case 7, 8: return .move(view.name, x: below(60), y: below(60))
      case 9:
        let place = below(view.parts.count + 1)
        let next = place < view.parts.count ? view.parts[place].name : nil
        return .insert(part(name), in: view.name, before: next)
      case 10: return .remove(view.name)
      case 11:
        let containers = page.all.filter { $0.parts.count > 1 }
        let container = containers[below(containers.count)]
        let place = below(container.parts.count - 1)
        return .swap(container.parts[place].name, container.parts[place + 1].name)
      default: continue
      }
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct MergeTests {
  private struct Pair {
    let page: Part
    let one, other: Change

    /// The text after changes; nil if one can't be made.
    func text(_ changes: Change...) -> String? {
      var page = page
      for change in changes where !change.apply(to: &page) { return nil }
      return page.pageText
    }
  }

  /// Merges the texts of two branches, one file for each pair. Returns the merged texts; nil where
  /// git reports a conflict.
  private func merged(_ pairs: [Pair]) throws -> [String?] {
    let folder = try TestFolder()
    let settings = [
      "-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false", "-c",
      "init.defaultBranch=main",
    ]
    @discardableResult func git(_ arguments: String..., fails: Bool = false) throws -> Tool.Ran {
      let run = try Tool("git").run(
        settings + arguments, in: folder.path,
        with: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
      #expect(run.status == 0 || fails, "git \(arguments): \(run.errors)")
      return run
    }
    func commit(_ text: (Pair) -> String?) throws {
      for (number, pair) in pairs.enumerated() {
        try folder.write(try #require(text(pair)), to: "\(number).txt")
      }
      try git("add", "-A")
      try git("commit", "-q", "-m", "x")
    }
    try git("init", "-q")
    try commit { $0.text() }
    try git("checkout", "-q", "-b", "one")
    try commit { $0.text($0.one) }
    try git("checkout", "-q", "main")
    try commit { $0.text($0.other) }
    try git("merge", "-q", "one", "-m", "x", fails: true)
    let conflicts = Set(try git("diff", "--name-only", "--diff-filter=U").lines)
    return try pairs.indices.map { number in
      conflicts.contains("\(number).txt") ? nil : try folder.text("\(number).txt")
    }
  }

  private func pairs(_ count: Int, seed: UInt64, where isWanted: (Touched, Touched) -> Bool)
    -> [Pair]
  {
    var numbers = Numbers(seed)
    var pairs: [Pair] = []
    while pairs.count < count {
      let page = numbers.page()
      let one = numbers.change(of: page, inserting: "new1")
      let other = numbers.change(of: page, inserting: "new2")
      guard isWanted(Touched(one, of: page), Touched(other, of: page)) else { continue }
      let pair = Pair(page: page, one: one, other: other)
      if pair.text(one) != pair.text(), pair.text(other) != pair.text() { pairs.append(pair) }
    }
    return pairs
  }

  @Test("Changes of different views merge to the text that both together draw")
  func different() throws {
    let pairs = pairs(500, seed: 1) { $0.isDisjoint(with: $1) }
    for (pair, text) in zip(pairs, try merged(pairs)) {
      let expected = try #require(pair.text(pair.one, pair.other))
      #expect(expected == pair.text(pair.other, pair.one))
      #expect(text == expected, "\(pair.one) and \(pair.other) of \(pair.page.pageText)")
    }
  }

  /// To git, a view that is swapped with another is removed and inserted, so of a branch that
  /// removes it nothing is left. The views here have names: git can take siblings without names for
  /// each other.
  @Test("Changes of one view, or at one place, merge to what both draw, or conflict")
  func same() throws {
    let pairs = pairs(500, seed: 2) { !$0.isDisjoint(with: $1) }
    var conflicts = 0
    for (pair, text) in zip(pairs, try merged(pairs)) {
      guard let text else {
        conflicts += 1
        continue
      }
      var right = [pair.text(pair.one, pair.other), pair.text(pair.other, pair.one)]
      let (one, other) = (pair.text(pair.one), pair.text(pair.other))
      switch (pair.one, pair.other) {
      case (.remove, .swap): right.append(other)
      case (.swap, .remove): right.append(one)
      default: if one == other { right.append(one) }
      }
      #expect(right.contains(text), "\(pair.one) and \(pair.other) of \(pair.page.pageText)")
    }
    #expect((1..<500).contains(conflicts))
  }
}
