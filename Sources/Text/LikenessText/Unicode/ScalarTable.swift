/// A property of every Unicode scalar, unpacked from its text form and found in two steps.

/// The value of a property for each scalar.
///
/// A page holds 256 scalars. Pages of one value are kept once for each value, which leaves a few
/// hundred of 4,352 for each property.
struct ScalarTable<Value: Hashable & Sendable>: Sendable {
  /// The start of each page's values, in 256s.
  private let pages: [UInt16]
  private let values: [Value]

  /// Unpacks counts of scalars with the name of their value, `9CM1BA`, from U+0000 on. Scalars that
  /// the text does not reach, and names that `named` does not know, get the fallback.
  init(_ runs: StaticString, fallback: Value, named: (String) -> Value?) {
    // By up to eight bytes of their names.
    var known: [UInt64: Value] = [:]
    var pages: [UInt16] = []
    var values: [Value] = []
    var page: [Value] = []
    page.reserveCapacity(256)
    func endPage() {
      pages.append(UInt16(clamping: values.count / 256))
      values += page
      page.removeAll(keepingCapacity: true)
    }
    // Comparing all pages, even by their hashes, took a tenth of a program's start.
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
    var name: UInt64 = 0
    func endRun() {
      if known[name] == nil {
        known[name] =
          withUnsafeBytes(of: name.bigEndian) { bytes in
            named(String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self))
          } ?? fallback
      }
      add(count, known[name] ?? fallback)
      count = 0
      name = 0
    }
    runs.withUTF8Buffer { bytes in
      for byte in bytes where byte > 0x20 {
        guard (0x30...0x39).contains(byte) else {
          name = name << 8 | UInt64(byte)
          continue
        }
        if name != 0 { endRun() }
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
