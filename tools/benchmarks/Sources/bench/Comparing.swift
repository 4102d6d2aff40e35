/// Two screens of 1170 by 2532 pixels, compared: against a plain `memcmp` of the same memory, and
/// with differences.
import Foundation
import Likeness

/// Pictures like screens, drawn from seeded numbers, so that every run measures the same.
struct ComparedScreens {
  let reference: Bitmap
  /// The same in other memory; one pixel in a thousand changed; one in ten; everything a pixel to
  /// the right and down.
  let same: Bitmap
  let thousandth: Bitmap
  let tenth: Bitmap
  let shifted: Bitmap

  init() throws {
    let screen = try Self.screen(cards: 260, seed: 1)
    reference = screen
    same = Bitmap(size: screen.size) { bytes in
      screen.bytes.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    thousandth = Self.changed(screen, share: 0.001)
    tenth = Self.changed(screen, share: 0.1)
    var moved = screen
    moved.copy(
      from: screen, PixelRect(x: 0, y: 0, width: screen.width - 1, height: screen.height - 1),
      to: (1, 1))
    shifted = moved
  }

  /// Rounded cards with captions, as a screen has them.
  private static func screen(cards: Int, seed: UInt64) throws -> Bitmap {
    var numbers = Numbers(state: seed)
    let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.backgroundColor = Color(hex: 0xF2F2F7)
    for index in 0..<cards {
      let card = View(
        frame: CGRect(
          x: Double(numbers.below(330)), y: Double(numbers.below(800)),
          width: 40 + Double(numbers.below(80)), height: 28))
      card.backgroundColor = Color(hex: UInt32(numbers.below(0x1000000)))
      card.cornerRadius = Double(numbers.below(14))
      let label = Label(text: "Label \(index)")
      label.frame = CGRect(x: 4, y: 4, width: 80, height: 20)
      card.addSubview(label)
      root.addSubview(card)
    }
    return try render(root, in: CGSize(width: 390, height: 844), scale: 3.0)
  }

  /// Spots of up to 40 by 20 pixels in other colors, until that share differs: half of them flat,
  /// half noise.
  private static func changed(_ picture: Bitmap, share: Double) -> Bitmap {
    var numbers = Numbers(state: 7)
    var result = picture
    var changed = 0
    while Double(changed) < share * Double(picture.size.pixelCount) {
      let left = numbers.below(picture.width - 40)
      let top = numbers.below(picture.height - 20)
      let color = UInt32(numbers.below(0x1000000))
      let isFlat = numbers.below(2) == 0
      for y in top..<(top + 1 + numbers.below(20)) {
        for x in left..<(left + 40) {
          result[x, y] = StraightColor(hex: isFlat ? color : UInt32(numbers.below(0x1000000)))
          changed += 1
        }
      }
    }
    return result
  }

  /// Adds the rows; equal pictures may take 1.2 times what `memcmp` takes.
  func measure(in table: inout Table) throws {
    let memory = table.measure("memcmp of equal pictures", limit: nil) { _ in
      precondition(areEqual(reference.bytes, same.bytes))
    }
    try table.measure("compare equal pictures", limit: 1.2 * memory) { _ in
      let verdict = try Comparison(reference, same).verdict
      precondition(verdict == .identical)
    }
    // Goals in milliseconds; those of `yiq` are kept by comparing with an earlier build.
    let goals: [(metric: Metric, limits: [Double?])] = [
      (.yiq(), [nil, nil, nil]), (.channel(threshold: 2), [nil, nil, nil]),
      (.neighborhood(), [1, 6, 12]),
    ]
    for (metric, limits) in goals {
      for (index, (picture, words)) in [
        (thousandth, "0.1% differing"), (tenth, "10% differing"), (shifted, "moved by a pixel"),
      ]
      .enumerated() {
        try table.measure("\(metric.name), \(words)", limit: limits[index]) { _ in
          let verdict = try Comparison(reference, picture, tolerance: Tolerance(metric: metric))
            .verdict
          precondition(!verdict.matches)
        }
      }
    }
  }

  private func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.withUnsafeBytes { p in
      b.withUnsafeBytes { q in
        guard let first = p.baseAddress, let second = q.baseAddress else { return false }
        return memcmp(first, second, min(p.count, q.count)) == 0
      }
    }
  }
}

/// Splitmix64.
private struct Numbers {
  var state: UInt64

  /// A number of 0 ..< `bound`.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
