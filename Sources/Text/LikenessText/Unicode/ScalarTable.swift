/// A property of every Unicode scalar, unpacked from its text form and found in two steps.

/// The value of a property for each scalar.
///
/// A page holds 256 scalars, and pages that are alike are kept once: a few hundred of 4,352 for
/// each property.
struct ScalarTable<Value: Hashable & Sendable>: Sendable {
  /// The start of each page's values, in 256s.
  private let pages: [UInt16]
  private let values: [Value]

  /// Unpacks counts of scalars with the name of their value, `9CM1BA`, from U+0000 on. Scalars that
  /// the text does not reach, and names that `named` does not know, get the fallback.
  init(_ runs: StaticString, fallback: Value, named: (String) -> Value?) {
    var known: [[UInt8]: Value] = [:]
    var pages: [UInt16] = []
    var values: [Value] = []
    var page: [Value] = []
    var places: [[Value]: UInt16] = [:]
    page.reserveCapacity(256)
    func endPage() {
      let place = places[page] ?? UInt16(clamping: values.count / 256)
      if places.updateValue(place, forKey: page) == nil { values += page }
      pages.append(place)
      page.removeAll(keepingCapacity: true)
    }
    // Most pages hold one value. Comparing 256 of them each time took most of a program's start.
    var wholePages: [Value: UInt16] = [:]
    func add(_ count: Int, _ value: Value) {
      var left = min(count, 0x110000 - pages.count * 256 - page.count)
      while left > 0 {
        if page.isEmpty, left >= 256, let place = wholePages[value] {
          pages.append(contentsOf: repeatElement(place, count: left / 256))
          left %= 256
          continue
        }
        let isWhole = page.isEmpty && left >= 256
        let step = min(left, 256 - page.count)
        page.append(contentsOf: repeatElement(value, count: step))
        left -= step
        if page.count == 256 { endPage() }
        if isWhole { wholePages[value] = pages.last }
      }
    }

    var count = 0
    var name: [UInt8] = []
    func endRun() {
      if known[name] == nil {
        known[name] = named(String(decoding: name, as: UTF8.self)) ?? fallback
      }
      add(count, known[name] ?? fallback)
      count = 0
      name.removeAll(keepingCapacity: true)
    }
    runs.withUTF8Buffer { bytes in
      for byte in bytes where byte > 0x20 {
        guard (0x30...0x39).contains(byte) else {
          name.append(byte)
          continue
        }
        if !name.isEmpty { endRun() }
        // The table is part of the program; the bound only keeps nonsense from overflowing.
        count = min(count * 10 + Int(byte - 0x30), 0x110000)
      }
    }
    endRun()
    add(0x110000, fallback)
    self.pages = pages
    self.values = values
  }

  /// Unpacks a text whose names are those of an enumeration's cases.
  init(_ runs: StaticString, fallback: Value) where Value: RawRepresentable<String> {
    self.init(runs, fallback: fallback) { Value(rawValue: $0) }
  }

  /// The value of a scalar; each is below 0x110000, which the pages cover.
  subscript(scalar: Unicode.Scalar) -> Value {
    let value = Int(scalar.value)
    return values[Int(pages[value >> 8]) << 8 | value & 255]
  }
}
