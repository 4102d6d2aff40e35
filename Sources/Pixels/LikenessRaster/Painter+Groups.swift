/// Clips and opacity: how pixels change when a group begins and ends.
import LikenessBase
import LikenessDisplayList

/// A group that is open, and what is needed to end it.
enum OpenGroup {
  /// Gives back the scissor.
  case scissor(PixelRect)
  /// Gives back the scissor, and the pixels that the clip's shape does not cover wholly.
  case clip(PixelRect, ClipBackdrop)
  /// Lays the layer over the surface that was drawn on before.
  case layer(Layer, opacity: UInt8, surface: Surface, scissor: PixelRect)
}

/// The pixels below a clip that its shape covers in part or not at all, as they were before the
/// clip.
///
/// A clip is drawn by drawing freely within its bounds and then putting back, by area, what lies
/// outside the shape. Pixels inside need no copy and come out as if there were no clip, and several
/// items that share the clip's edge cannot let the ground shine through between them.
struct ClipBackdrop {
  struct Run {
    var x: Int
    var y: Int
    var count: Int
  }

  var runs: [Run] = []
  var pixels: [Pixel] = []
  /// The share of each pixel that the clip lets through, of 65,536.
  var shares: [UInt32] = []
}

/// Pixels of its own for an opacity group.
final class Layer {
  let surface: Surface

  init(_ region: PixelRect) {
    let count = region.width * region.height
    let pixels = UnsafeMutablePointer<Pixel>.allocate(capacity: count)
    store(0, at: pixels, count: count)
    surface = Surface(pixels: pixels, region: region)
  }

  deinit { surface.pixels.deallocate() }
}

extension Painter {
  /// Opens a clip; false where it lets nothing through.
  func beginClip(_ shape: RoundedRect) -> Bool {
    let outline = Outline(shape)
    let visible = outline.pixels.intersection(scissor)
    guard !visible.isEmpty else { return false }
    if outline.isCrisp {
      groups.append(.scissor(scissor))
    } else {
      groups.append(.clip(scissor, backdrop(of: outline, visible: visible)))
    }
    scissor = visible
    return true
  }

  private func backdrop(of outline: Outline, visible: PixelRect) -> ClipBackdrop {
    var backdrop = ClipBackdrop()
    let rows = OutlineRows(outline, rows: visible.rows, cache: cache)
    func save(_ columns: Range<Int>, y: Int) {
      guard !columns.isEmpty else { return }
      backdrop.runs.append(ClipBackdrop.Run(x: columns.lowerBound, y: y, count: columns.count))
      backdrop.pixels.append(
        contentsOf: UnsafeBufferPointer(
          start: surface.at(columns.lowerBound, y), count: columns.count))
      for x in columns { backdrop.shares.append(outerRow.share(x)) }
    }
    for y in visible.rows {
      rows.make(y, into: &outerRow)
      // The pixels between these two are wholly inside.
      var left = visible.maxX
      var right = visible.maxX
      if outerRow.plateau == PremultipliedColor16.whole, outerRow.plateauStart < outerRow.plateauEnd
      {
        left = min(max(outerRow.plateauStart, visible.x), visible.maxX)
        right = min(max(outerRow.plateauEnd, left), visible.maxX)
      }
      save(visible.x..<left, y: y)
      save(right..<visible.maxX, y: y)
    }
    return backdrop
  }

  /// Opens a mask; false where it lets nothing through.
  func beginMask(_ path: PathDrawing) -> Bool {
    let visible = path.pixels.intersection(scissor)
    guard !visible.isEmpty else { return false }
    var backdrop = ClipBackdrop()
    backdrop.shares = [UInt32](repeating: 0, count: visible.width * visible.height)
    let source = path.paint.source
    forEachRow(of: path, in: visible) { y, covered in
      for x in covered.indices where covered[x] > 0 {
        let alpha =
          switch source {
          case .color(let color): UInt64(color.alpha) * 257
          case .gradient(let gradient): gradient.color(x: visible.x + x, y: y).alpha
          }
        backdrop.shares[(y - visible.y) * visible.width + x] = UInt32(
          UInt64(covered[x]) * alpha / 65_535)
      }
    }
    for y in visible.rows {
      backdrop.runs.append(.init(x: visible.x, y: y, count: visible.width))
      backdrop.pixels.append(
        contentsOf: UnsafeBufferPointer(start: surface.at(visible.x, y), count: visible.width))
    }
    groups.append(.clip(scissor, backdrop))
    scissor = visible
    return true
  }

  /// Opens an opacity group that changes nothing outside `bounds`; false where nothing of it can
  /// show.
  func beginOpacity(_ opacity: UInt8, bounds: PixelRect) -> Bool {
    let visible = bounds.intersection(scissor)
    guard opacity > 0, !visible.isEmpty else { return false }
    if opacity == 255 {
      groups.append(.scissor(scissor))
    } else {
      let layer = Layer(visible)
      groups.append(.layer(layer, opacity: opacity, surface: surface, scissor: scissor))
      surface = layer.surface
      scissor = visible
    }
    return true
  }

  /// Ends the innermost group.
  func endGroup() {
    switch groups.popLast() {
    case .scissor(let previous): scissor = previous
    case .clip(let previous, let backdrop):
      putBack(backdrop)
      scissor = previous
    case .layer(let layer, let opacity, let previous, let previousScissor):
      surface = previous
      scissor = previousScissor
      lay(layer.surface, opacity: opacity)
    case nil: break
    }
  }

  private func putBack(_ backdrop: ClipBackdrop) {
    var index = 0
    for run in backdrop.runs {
      let row = surface.at(run.x, run.y)
      for k in 0..<run.count {
        row[k] = mixed(row[k], share: backdrop.shares[index], backdrop.pixels[index])
        index += 1
      }
    }
  }

  private func lay(_ layer: Surface, opacity: UInt8) {
    // 255ths to 65,536ths, to the nearest.
    let share = (UInt32(opacity) * PremultipliedColor16.whole + 127) / 255
    let width = layer.region.width
    for y in layer.region.rows {
      let source = layer.at(layer.region.x, y)
      let row = surface.at(layer.region.x, y)
      var x = 0
      var last: Pixel = 0
      var blend = Blend16(.clear)
      while x < width {
        let pixel = source[x]
        if pixel != 0 {
          // Neighbors are mostly equal.
          if pixel != last {
            last = pixel
            blend = Blend16(PremultipliedColor16(pixel).scaled(by: share))
          }
          row[x] = blend.over(row[x])
        }
        x = x &+ 1
      }
    }
  }
}

/// `share` of 65,536 of one pixel and the rest of another, each channel to the nearest.
@inline(__always)
func mixed(_ pixel: Pixel, share: UInt32, _ other: Pixel) -> Pixel {
  if share == 0 || pixel == other { return other }
  let a = UInt64(share)
  let b = UInt64(65_536 - share)
  let lanes: UInt64 = 0xff_0000_00ff
  // Two channels a word, at most 255 × 65,536 + 32,768 a lane.
  let even = (spread(pixel) &* a &+ spread(other) &* b &+ 0x8000_0000_8000) &>> 16 & lanes
  let odd =
    (spread(pixel &>> 8) &* a &+ spread(other &>> 8) &* b &+ 0x8000_0000_8000) &>> 16 & lanes
  return Pixel(truncatingIfNeeded: even | even &>> 16 | odd &<< 8 | odd &>> 8)
}

@inline(__always)
private func spread(_ pixel: Pixel) -> UInt64 {
  UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16
}
