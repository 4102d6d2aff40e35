/// Tolerances in `likeness.json`, in the words of the options of `likeness compare`.
import LikenessBase
import LikenessCompare
import LikenessDisplayList
import LikenessJSON

extension Tolerance {
  /// Reads a tolerance; nil after a problem, which is reported.
  ///
  /// ```json
  /// { "metric": "yiq", "threshold": 0.2, "maxPixels": 20, "maxRatio": 0.01, "maxWindow": 8,
  ///   "maxDelta": 30, "ignore": [[0, 0, 390, 47]], "allowShift": true }
  /// ```
  init?(_ cursor: JSONCursor) {
    guard let reader = cursor.asObject() else { return nil }
    let kinds = MetricKind.all.map { (name: $0.name, value: $0) }
    let kind = reader.field("metric") { $0.asEnumeration(kinds) } ?? Metric.exact.kind
    let threshold = reader.field("threshold")
    if let threshold, kind.threshold == nil {
      threshold.report("The metric \(kind.name) has no threshold. Give another metric.")
      return nil
    }
    let areas = reader.array("ignore")
    let rects = areas?.compactMap(Self.rect)
    self.init(
      metric: Metric(kind, threshold: threshold?.asNumber(in: kind.threshold?.range)),
      maxPixels: reader.integer("maxPixels", in: 0...Int.max),
      maxRatio: reader.number("maxRatio", in: 0...1),
      maxWindow: reader.integer("maxWindow", in: 0...Int.max),
      maxDelta: reader.integer("maxDelta", in: 0...255).map { UInt8($0) },
      ignoring: rects ?? [], allowsShift: reader.bool("allowShift") ?? false)
    reader.finish()
    guard areas?.count == rects?.count else { return nil }
    do throws(ToleranceError) { try validate() } catch {
      cursor.report(error.description)
      return nil
    }
  }

  private static func rect(_ cursor: JSONCursor) -> PixelRect? {
    guard let elements = cursor.asArray() else { return nil }
    let numbers = elements.compactMap { $0.asInteger() }
    guard numbers.count == 4 else {
      return cursor.wrong("a rectangle in pixels, [x, y, width, height]")
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
