/// The colors beside a group of pixels.
import LikenessDisplayList

extension PixelPair {
  /// The most colors that are kept for a group: those of a box are what is around it and what
  /// stands on it.
  private static let mostColors = 8

  /// The colors of the pixels beside a group that are equal in both pictures, the most frequent
  /// first; none where there are more than so many.
  func colorsAround(_ group: Int, in groups: PixelGroups, atMost most: Int = .max) -> [UInt32] {
    var colors = Counts<UInt32>()
    // What is equal is in no group.
    for run in groups.runs[groups.groups[group].runs] {
      let (left, right) = (max(0, run.start - 1), min(size.width, run.end + 1))
      for y in [run.y - 1, run.y + 1] where y >= 0 && y < size.height {
        add(left..<right, y, to: &colors)
        guard colors.count <= most else { return [] }
      }
      if run.start > 0 { add(left..<run.start, run.y, to: &colors) }
      if run.end < size.width { add(run.end..<right, run.y, to: &colors) }
      guard colors.count <= most else { return [] }
    }
    let counted = colors.all
    if counted.count == 1 { return [counted[0].value] }
    return counted.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
      .prefix(Self.mostColors).map(\.value)
  }

  /// Counts the pixels of a row that are equal in both pictures.
  @inline(__always)
  private func add(_ columns: Range<Int>, _ y: Int, to colors: inout Counts<UInt32>) {
    let (before, after) = (old.row(y), new.row(y))
    var x = columns.lowerBound
    while x < columns.upperBound {
      let pixel = after[x]
      guard Self.areSame(before[x], pixel) else {
        x &+= 1
        continue
      }
      let start = x
      repeat { x &+= 1 } while x < columns.upperBound && after[x] == pixel && before[x] == pixel
      colors.add(Self.shown(pixel), x &- start)
    }
  }
}

/// How often values occur. Mostly they are few.
struct Counts<Value: Hashable> {
  private var few: [(value: Value, count: Int)] = []
  private var others: [Value: Int] = [:]
  private var last = 0

  /// How many values there are.
  var count: Int { few.count + others.count }

  /// The values in no order.
  var all: [(value: Value, count: Int)] {
    others.isEmpty ? few : few + others.map { ($0.key, $0.value) }
  }

  private static var most: Int { 16 }

  mutating func add(_ value: Value, _ count: Int = 1) {
    if last < few.count, few[last].value == value {
      few[last].count += count
    } else if let index = few.firstIndex(where: { $0.value == value }) {
      few[index].count += count
      last = index
    } else if few.count < Self.most {
      last = few.count
      few.append((value, count))
    } else {
      others[value, default: 0] += count
    }
  }
}
