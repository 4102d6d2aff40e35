/// Judging the rows of two pictures by the rule of ``Metric/perceptual``: on vectors where that is possible, else a pixel at a time.
import LikenessGraphics

/// The rule for the candidates of a row.
struct PerceptualJudge {
  let reference: PixelGrid
  let actual: PixelGrid
  let width: Int
  let height: Int
  private let region: PerceptualRegion
  private let kernels: Kernels

  /// The pictures must outlive the value.
  init(reference: PixelGrid, actual: PixelGrid, width: Int, height: Int, ignored: IgnoredArea, kernels: Kernels = .chosen) {
    self.kernels = kernels
    self.reference = reference
    self.actual = actual
    self.width = width
    self.height = height
    region = PerceptualRegion(reference, actual, width: width, height: height, ignored: ignored, kernels: kernels)
  }

  /// Tells the pixels of `candidates` in row `y` apart. Those in neither result are tolerated.
  func judge(_ candidates: BitRow, row y: Int, different: BitRow, forgiven: BitRow) {
    let words = (width &+ 63) / 64
    var index = 0
    while index < words {
      different[index] = 0
      forgiven[index] = 0
      var left = candidates[index]
      while left != 0 {
        let bit = left.trailingZeroBitCount
        let x = index &* 64 &+ bit
        let start = x & ~3
        if kernels == .vector, start > 0, start &+ 5 <= width,
          let found = VectorPerceptual.classify(reference, actual, start, y, height: height)
        {
          let group = UInt64(15) &<< UInt64(bit & ~3)
          different[index] |= found.different &<< UInt64(bit & ~3) & left
          forgiven[index] |= found.forgiven &<< UInt64(bit & ~3) & left
          left &= ~group
          continue
        }
        switch PlainPerceptual.classify(reference, actual, x, y, width: width, height: height) {
        case .tolerated: break
        case .forgiven: forgiven[index] |= 1 &<< UInt64(bit)
        case .different: different[index] |= 1 &<< UInt64(bit)
        }
        left &= left &- 1
      }
      confirm(index, row: y, different: different, forgiven: forgiven)
      index &+= 1
    }
  }

  /// Moves what the surroundings do not confirm from the forgiven to the different pixels of a word.
  private func confirm(_ index: Int, row y: Int, different: BitRow, forgiven: BitRow) {
    var left = forgiven[index]
    while left != 0 {
      let bit = left & (0 &- left)
      left ^= bit
      guard !region.confirms(index &* 64 &+ bit.trailingZeroBitCount, y) else { continue }
      forgiven[index] ^= bit
      different[index] |= bit
    }
  }
}
