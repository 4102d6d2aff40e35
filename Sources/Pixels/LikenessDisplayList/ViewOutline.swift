/// The views of a display list as its text has them: what their coordinates count from, and their
/// lines of properties.
import LikenessBase

/// The views whose paths a text has had so far, and what their coordinates count from.
///
/// The items of a view count from the corner of its frame, and its frame from that of the view
/// around it, so a view that moves takes along what it holds. A view without a frame counts as the
/// view around it does, and one without such a view from the corner of the picture.
struct ViewPlaces {
  private struct Place {
    let path: ViewPath
    /// The nearest view around it whose path stood above its own.
    let container: Int?
    /// What its frame counts from.
    let base: PathPoint
    /// The corner of its frame, once that was there.
    var corner: PathPoint?
  }

  private var places: [Place] = []
  private var indices: [ViewPath: Int] = [:]
  /// The lengths of paths in bytes, of the first ``measured`` places.
  private var lengths: Set<Int> = []
  private var measured = 0

  /// - Parameter capacity: The number of views for which there is room at first.
  init(capacity: Int = 0) { indices.reserveCapacity(capacity) }

  /// Returns the number of the view with a path, in the order of their first paths.
  ///
  /// - Parameter last: The number of the view that came before.
  mutating func number(of path: ViewPath, after last: Int?) -> Int {
    let new = places.count
    func number(_ known: inout Int) -> Int { known }
    // In one step: hashing a path takes longer than all else here.
    let view = number(&indices[path, default: new])
    guard view == new else { return view }
    let container = container(of: path, after: last)
    let base = container.map { origin(of: $0) } ?? .zero
    places.append(Place(path: path, container: container, base: base))
    return view
  }

  /// What the frame of a view counts from.
  func base(of view: Int) -> PathPoint { places[view].base }

  /// What the items of a view count from.
  func origin(of view: Int) -> PathPoint { places[view].corner ?? places[view].base }

  /// Forgets the corners of all frames, for another pass through the items.
  mutating func forgetFrames() {
    for view in places.indices { places[view].corner = nil }
  }

  mutating func setFrame(_ frame: FixedRect, of view: Int) {
    places[view].corner = PathPoint(frame.x, frame.y)
  }

  private mutating func container(of path: ViewPath, after last: Int?) -> Int? {
    let text = path.description.utf8
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    // Lists go through a tree in order: the view before is the container, or inside it.
    let length = text.distance(from: text.startIndex, to: slash)
    var next = last
    while let view = next {
      let other = places[view].path.description.utf8
      if other.count == length, text.starts(with: other) { return view }
      // Those around it have even shorter paths.
      next = other.count > length ? places[view].container : nil
    }
    // A path can have a million slashes, and hashing what is before each takes the square of that.
    // Most lists have no view whose container is not listed.
    for place in places[measured...] { lengths.insert(place.path.description.utf8.count) }
    measured = places.count
    var end = slash
    while true {
      if lengths.contains(text.distance(from: text.startIndex, to: end)),
        let view = indices[ViewPath(String(path.description[..<end]))]
      {
        return view
      }
      guard let further = text[..<end].lastIndex(of: UInt8(ascii: "/")) else { return nil }
      end = further
    }
  }
}

/// The lines of properties that the text of a list has below the paths of its views.
///
/// A view has one line for each name of a property, with the value that comes first. Items name the
/// lines that they come from. What no other item names is of the item of the view's frame.
struct ViewOutline {
  /// A line of a property.
  struct Line {
    /// The item whose property the line writes, and the place among its properties.
    let item: Int
    let place: Int
    /// What the properties of this name explain in the view.
    var explains: DrawingAspects
    /// Whether an item names the line, other than that of the view's frame.
    var isNamed: Bool
  }

  struct View {
    /// Its first item.
    let first: Int
    /// Whether that is its frame.
    let startsWithFrame: Bool
  }

  private(set) var views: [View] = []
  /// What they count from, before their frames.
  private(set) var places: ViewPlaces
  /// The view of each item.
  private(set) var viewOfItem: [Int] = []
  /// The lines of all views, by their numbers in ``names``.
  private(set) var lines: [Line] = []
  private(set) var names = PropertyLines()
  /// For each property of each item, in order: the line that it equals; nil if it has another value
  /// than its name has in the view's lines.
  private(set) var lineOfProperty: [Int?] = []

  init(_ items: [DisplayItem]) {
    // Most views have a frame and a drawing.
    places = ViewPlaces(capacity: items.count / 2)
    viewOfItem.reserveCapacity(items.count)
    lines.reserveCapacity(items.count * 2)
    lineOfProperty.reserveCapacity(items.count * 3)
    var last: Int?
    for index in items.indices {
      let view: Int
      if let last, items[index].source.path == items[index - 1].source.path {
        view = last
      } else {
        view = places.number(of: items[index].source.path, after: last)
        last = view
      }
      let frame: FixedRect? = if case .view(let frame) = items[index].drawing { frame } else { nil }
      if view == views.count { views.append(View(first: index, startsWithFrame: frame != nil)) }
      if let frame { places.setFrame(frame, of: view) }
      viewOfItem.append(view)
      add(items, index, to: view)
    }
    places.forgetFrames()
  }

  private mutating func add(_ items: [DisplayItem], _ index: Int, to view: Int) {
    let isFrame = views[view].startsWithFrame && views[view].first == index
    let properties = items[index].source.properties
    for place in properties.indices {
      guard let known = names.line(of: properties[place].name, in: view) else {
        names.add(properties[place].name, to: view)
        lineOfProperty.append(lines.count)
        lines.append(
          Line(item: index, place: place, explains: properties[place].explains, isNamed: !isFrame))
        continue
      }
      lines[known].explains.formUnion(properties[place].explains)
      let first = lines[known]
      let isEqual = items[first.item].source.properties[first.place] == properties[place]
      if isEqual, !isFrame { lines[known].isNamed = true }
      lineOfProperty.append(isEqual ? known : nil)
    }
  }
}
