/// Pictures, stretched to a rect.
import LikenessBase
import LikenessDisplayList

extension Painter {
  /// Draws a picture, or the part of it that lies within `source`.
  func draw(_ placement: ImagePlacement) {
    let source = placement.source
    let destination = placement.destination
    guard let image = list.images[placement.image],
      let columns = ImageAxis(
        source: (source.x, source.maxX), destination: (destination.x, destination.maxX),
        count: image.width, visible: scissor.x..<scissor.maxX,
        interpolation: placement.interpolation),
      let rows = ImageAxis(
        source: (source.y, source.maxY), destination: (destination.y, destination.maxY),
        count: image.height, visible: scissor.rows, interpolation: placement.interpolation)
    else { return }
    let tint = placement.tint.map { PremultipliedColor16($0) }
    if columns.isSingle, rows.isSingle {
      copy(image.bytes, width: image.width, columns: columns, rows: rows, tint: tint)
    } else {
      resample(image.bytes, width: image.width, columns: columns, rows: rows, tint: tint)
    }
  }

  /// Draws an image whose pixels each show a single source pixel.
  private func copy(
    _ image: UnsafePointer<UInt8>, width: Int, columns: ImageAxis, rows: ImageAxis,
    tint: PremultipliedColor16?
  ) {
    for (rowIndex, y) in rows.pixels.enumerated() {
      let source = image + rows.taps[rowIndex].first * width * 4
      let row = surface.at(columns.pixels.lowerBound, y)
      let rowShare = rows.shares[rowIndex]
      for k in 0..<columns.pixels.count {
        let pixel = source + columns.taps[k].first * 4
        guard pixel[3] > 0 else { continue }
        // 64ths times 64ths to 65,536ths.
        let share = rowShare * columns.shares[k] * 16
        if share == PremultipliedColor16.whole, pixel[3] == 255, tint == nil {
          row[k] = UInt32(pixel[0]) | UInt32(pixel[1]) << 8 | UInt32(pixel[2]) << 16 | 0xff00_0000
        } else {
          lay(
            PremultipliedColor16(StraightColor(r: pixel[0], g: pixel[1], b: pixel[2], a: pixel[3])),
            tint: tint, share: share, on: row + k)
        }
      }
    }
  }

  /// Draws an image whose source pixels are mixed: along columns first, then along rows.
  private func resample(
    _ image: UnsafePointer<UInt8>, width: Int, columns: ImageAxis, rows: ImageAxis,
    tint: PremultipliedColor16?
  ) {
    let used = columns.used
    var sums = [PremultipliedColor16](repeating: .clear, count: used.count)
    // Enlarged, neighboring rows are made of the same two rows of the picture: the last two are
    // kept premultiplied.
    var kept: [(row: Int, colors: [PremultipliedColor16])] = [(-1, []), (-1, [])]
    for (rowIndex, y) in rows.pixels.enumerated() {
      let taps = rows.taps[rowIndex]
      for k in sums.indices {
        sums[k] = PremultipliedColor16(redBlue: 0x8000_0000_8000, greenAlpha: 0x8000_0000_8000)
      }
      for tap in 0..<taps.count {
        let index = taps.first + tap
        let slot = index & 1
        if kept[slot].row != index {
          let line = image + (index * width + used.lowerBound) * 4
          kept[slot].row = index
          kept[slot].colors = (0..<used.count).map { k in
            PremultipliedColor16(
              StraightColor(
                r: line[k * 4], g: line[k * 4 + 1], b: line[k * 4 + 2], a: line[k * 4 + 3]))
          }
        }
        let weight = UInt64(rows.weights[taps.offset + tap])
        // Weights sum to 65,536 and colors are at most 65,535, so no lane reaches 2^32.
        for k in sums.indices {
          sums[k].redBlue &+= kept[slot].colors[k].redBlue &* weight
          sums[k].greenAlpha &+= kept[slot].colors[k].greenAlpha &* weight
        }
      }
      for k in sums.indices { sums[k] = sums[k].high }
      let row = surface.at(columns.pixels.lowerBound, y)
      let rowShare = rows.shares[rowIndex]
      for k in 0..<columns.pixels.count {
        let taps = columns.taps[k]
        var sum = PremultipliedColor16(redBlue: 0x8000_0000_8000, greenAlpha: 0x8000_0000_8000)
        for tap in 0..<taps.count {
          let weight = UInt64(columns.weights[taps.offset + tap])
          let color = sums[taps.first - used.lowerBound + tap]
          sum.redBlue &+= color.redBlue &* weight
          sum.greenAlpha &+= color.greenAlpha &* weight
        }
        lay(sum.high, tint: tint, share: rowShare * columns.shares[k] * 16, on: row + k)
      }
    }
  }

  @inline(__always)
  private func lay(
    _ color: PremultipliedColor16, tint: PremultipliedColor16?, share: UInt32,
    on pixel: UnsafeMutablePointer<Pixel>
  ) {
    // 65,535ths to 65,536ths: both ends are met.
    let drawn = tint.map { $0.scaled(by: UInt32(color.alpha + color.alpha >> 15)) } ?? color
    pixel.pointee = Blend16(drawn.scaled(by: share)).over(pixel.pointee)
  }
}

extension PremultipliedColor16 {
  /// The upper 16 bits of each lane.
  @inline(__always)
  fileprivate var high: PremultipliedColor16 {
    PremultipliedColor16(
      redBlue: (redBlue &>> 16) & 0xffff_0000_ffff,
      greenAlpha: (greenAlpha &>> 16) & 0xffff_0000_ffff)
  }
}
