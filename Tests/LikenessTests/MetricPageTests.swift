/// The pictures of the page "Which metric, which limit?", drawn by Likeness, and their claims.
import Foundation
import Likeness
import TestKit
import Testing

@Suite struct MetricPageTests {
  /// Five parts of one picture, each changed in its own way.
  private static let changes = ["half a pixel", "one pixel", "4 of 255", "16 of 255", "a dot"]
  private static let columns = [0..<22, 22..<42, 42..<62, 62..<82, 82..<100]
  private static let zoom = 6

  /// - Parameter isActual: Whether the parts are changed.
  private func sample(isActual: Bool) throws -> Bitmap {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.backgroundColor = .white
    func add(_ x: Double, y: Double = 4, width: Double = 12, height: Double = 12, _ color: Color) {
      let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
      view.backgroundColor = color
      root.addSubview(view)
    }
    // Frames snap to pixels, so the columns of an edge at half a pixel are drawn as half violet,
    // half white.
    if isActual {
      add(6, width: 11, Color(hex: 0x783BF9))
      add(5, width: 1, Color(hex: 0xBC9DFC))
      add(17, width: 1, Color(hex: 0xBC9DFC))
    } else {
      add(5, Color(hex: 0x783BF9))
    }
    add(isActual ? 27 : 26, Color(hex: 0x783BF9))
    add(46, isActual ? Color(hex: 0x4C84C4) : Color(hex: 0x4880C0))
    add(66, isActual ? Color(hex: 0x5890D0) : Color(hex: 0x4880C0))
    if isActual { add(90, y: 9, width: 2, height: 2, Color(hex: 0x202020)) }
    return try render(root, in: CGSize(width: 100, height: 20), scale: 1)
  }

  /// Every pixel as a square, so single ones are visible.
  private func zoomed(_ picture: Bitmap) throws -> Bitmap {
    var result = Bitmap(
      size: try #require(
        PixelSize(width: picture.width * Self.zoom, height: picture.height * Self.zoom)))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = picture[x / Self.zoom, y / Self.zoom] }
    }
    return result
  }

  private func label(_ text: String, _ x: Double, _ y: Double, width: Double, size: Double = 13)
    -> Label
  {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    label.textAlignment = .center
    label.frame = CGRect(x: x, y: y, width: width, height: 20)
    return label
  }

  /// The two pictures below each other, with the changes named above.
  private func pair() throws -> Bitmap {
    let root = View(frame: CGRect(x: 0, y: 0, width: 600, height: 24))
    root.backgroundColor = .white
    for (name, column) in zip(Self.changes, Self.columns) {
      root.addSubview(
        label(
          name, Double(column.lowerBound * Self.zoom), 2, width: Double(column.count * Self.zoom)))
    }
    let heading = try render(root, in: CGSize(width: 600, height: 24), scale: 1)
    var result = Bitmap(
      size: try #require(PixelSize(width: 600, height: 24 + 2 * 120)), filledWith: .white)
    for (part, y) in [
      (heading, 0), (try zoomed(sample(isActual: false)), 24),
      (try zoomed(sample(isActual: true)), 144),
    ] {
      result.copy(
        from: part, PixelRect(x: 0, y: 0, width: part.width, height: part.height), to: (0, y))
    }
    return result
  }

  private func seen(by metric: Metric) throws -> Bitmap {
    try zoomed(
      Comparison(
        sample(isActual: false), sample(isActual: true), tolerance: Tolerance(metric: metric)
      ).differenceImage())
  }

  /// The worked example: nine pixels of both pictures with their values.
  private func nine() throws -> Bitmap {
    let root = View(frame: CGRect(x: 0, y: 0, width: 340, height: 176))
    root.backgroundColor = .white
    for (name, middle, left) in [("reference", 160, 8.0), ("actual", 90, 188.0)] {
      root.addSubview(label(name, left, 4, width: 144))
      for (index, value) in [40, 120, 200, 40, middle, 200, 40, 120, 200].enumerated() {
        let place = (x: left + Double(index % 3 * 48), y: 28 + Double(index / 3 * 48))
        let cell = View(frame: CGRect(x: place.x, y: place.y, width: 48, height: 48))
        cell.backgroundColor = Color(r: UInt8(value), g: UInt8(value), b: UInt8(value))
        cell.borderWidth = index == 4 ? 3 : 0
        cell.borderColor = Color(hex: 0xD5006D)
        root.addSubview(cell)
        let number = label("\(value)", place.x, place.y + 14, width: 48)
        number.textColor = value < 110 ? .white : .black
        root.addSubview(number)
      }
    }
    return try render(root, in: CGSize(width: 340, height: 176), scale: 1)
  }

  /// The file of each picture. Set `LIKENESS_DRAW_PAGE` to write them first.
  @Test("The pictures of the page are those that Likeness draws")
  func pictures() throws {
    var pictures = ["pair": try pair(), "nine": try nine()]
    for kind in MetricKind.all { pictures[kind.name] = try seen(by: Metric(kind)) }
    let folder = repository.appending(path: "Sources/Doors/Likeness/Likeness.docc")
    for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: "metric-\(name).png")
      if ProcessInfo.processInfo.environment["LIKENESS_DRAW_PAGE"] != nil {
        try Data(PNG.encode(picture)).write(to: file)
      }
      #expect(try PNG.decode([UInt8](Data(contentsOf: file))) == picture, "\(name)")
    }
  }

  /// The page describes each metric in the words of the table of metrics.
  @Test("The page describes every metric in the words of the table")
  func descriptions() throws {
    let page = try String(
      contentsOf: repository.appending(
        path: "Sources/Doors/Likeness/Likeness.docc/WhichMetric.md"), encoding: .utf8)
    for kind in MetricKind.all {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(kind.name)` | \(kind.summary)") },
        "\(kind.name)")
      if let threshold = kind.threshold {
        #expect(
          row.contains(
            "\(threshold.range.lowerBound.formatted()) to \(threshold.range.upperBound.formatted())"
          ))
        #expect(row.contains(", \(threshold.standard.formatted()) |"))
      }
    }
  }

  /// Whether each part counts, in the order of the columns.
  @Test(
    "The page claims what the metrics count",
    arguments: [
      (.exact, [true, true, true, true, true]),
      (.channel(threshold: 4), [true, true, false, true, true]),
      (.neighborhood(), [false, true, false, true, true]),
      (.yiq(), [false, true, false, false, true]),
      (.ciede2000(), [true, true, true, true, true]),
    ] as [(Metric, [Bool])])
  func claims(metric: Metric, counts: [Bool]) throws {
    let (a, b) = (try sample(isActual: false), try sample(isActual: true))
    for (index, column) in Self.columns.enumerated() {
      let others = Self.columns.filter { $0 != column }.map {
        PixelRect(x: $0.lowerBound, y: 0, width: $0.count, height: 20)
      }
      let verdict = try Comparison(a, b, tolerance: Tolerance(metric: metric, ignoring: others))
        .verdict
      #expect(verdict.matches != counts[index], "\(metric.name): \(Self.changes[index])")
    }
  }
}
