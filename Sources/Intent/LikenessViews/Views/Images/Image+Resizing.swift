/// Images whose edges keep their size where the rest grows, such as the bubbles of a chat.
import Foundation
import LikenessDisplayList
import LikenessText

extension Image {
  /// How the part between the edges fills a larger image.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated from the top left corner on, or stretched.
    case tile, stretch
  }

  /// The edges that keep their size, and what happens to the rest.
  struct Resizing: Hashable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode

    var mirrored: Resizing {
      let insets = EdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
      return Resizing(insets: insets, mode: mode)
    }
  }

  /// The edges that keep their size, in points; zero by default.
  public var capInsets: EdgeInsets { resizing?.insets ?? .zero }
  /// How the part between the edges fills a larger image; it tiles by default.
  public var resizingMode: ResizingMode { resizing?.mode ?? .tile }

  /// Returns the image with corners that keep their size, and edges that do in one direction.
  /// Between edges that meet there is one pixel that grows. Where all edges have no room, they
  /// shrink together, as those of CSS's `border-image` do.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    Image(self, resizing: Resizing(insets: capInsets, mode: resizingMode))
  }

  /// Returns the image with edges of a width and a height in points, beside one point that grows.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = EdgeInsets(
      top: top, left: left, bottom: size.height - top - 1, right: size.width - left - 1)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}

/// The edges of an image along one axis, in its pixels.
private struct Caps {
  let count: Int
  let (start, end): (Int, Int)

  init(_ count: Int, _ start: Double, _ end: Double, _ scale: Scale) {
    func pixels(_ length: Double) -> Int { Int((clampedLength(length) * scale.factor).rounded()) }
    self.count = count
    self.start = min(pixels(start), count - 1)
    self.end = min(pixels(end), count - 1 - self.start)
  }

  /// The image's pixels that fill more of them, those between the edges repeated.
  func tiled(to length: Int) -> [Int] {
    (0..<length).map {
      if $0 >= length - end { return count - (length - $0) }
      return $0 < start ? $0 : start + ($0 - start) % (count - start - end)
    }
  }

  /// The start, the middle and the end: where they are in the image and in a stretch, in points.
  /// The edges have a share of their size.
  func stretched(
    from first: Double, _ length: Double, share: Double, _ scale: Scale
  ) -> [(from: Range<Double>, to: Range<Double>)] {
    let places = [0, start, count - end, count].map { Double($0) / scale.factor }
    let (before, after) = (places[1] * share, (places[3] - places[2]) * share)
    let shown = [first, first + before, first + length - after, first + length]
    return (0..<3).compactMap { index in
      let (from, to) = (places[index], shown[index])
      guard from < places[index + 1], to < shown[index + 1] else { return nil }
      return (from..<places[index + 1], to..<shown[index + 1])
    }
  }
}

extension Canvas {
  /// Draws an image whose edges keep their size.
  mutating func draw(
    _ image: Image, _ resizing: Image.Resizing, in rect: CGRect, _ tint: Color?,
    _ interpolation: ImagePlacement.Interpolation, _ properties: (inout PropertyList) -> Void
  ) {
    let rect = sanitized(rect)
    let (scale, insets, bitmap) = (image.scale, resizing.insets, image.bitmap)
    let across = Caps(bitmap.width, insets.left, insets.right, scale)
    let down = Caps(bitmap.height, insets.top, insets.bottom, scale)
    func share(_ length: Double, _ caps: Caps) -> Double {
      length * scale.factor / Double(max(caps.start + caps.end, 1))
    }
    let share = min(share(rect.width, across), share(rect.height, down), 1)
    func draw(_ image: Image, _ part: CGRect, in rect: CGRect) {
      self.draw(image, part: part, in: rect, tint: tint, interpolation: interpolation) { list in
        properties(&list)
        list.add("capInsets", insets, explains: [.image, .imageFrame])
        list.add("resizingMode", "\(resizing.mode)", explains: [.image, .imageFrame])
      }
    }
    let size = PixelSize(
      width: Int((rect.width * scale.factor).rounded()),
      height: Int((rect.height * scale.factor).rounded()))
    if resizing.mode == .tile, share == 1, let size, size.pixelCount <= 1 << 24 {
      let pixels = bitmap.picking(
        columns: across.tiled(to: size.width), rows: down.tiled(to: size.height))
      let tiled = Image(image, bitmap: pixels)
      return draw(tiled, CGRect(origin: .zero, size: tiled.size), in: rect)
    }
    for row in down.stretched(from: rect.minY, rect.height, share: share, scale) {
      for column in across.stretched(from: rect.minX, rect.width, share: share, scale) {
        func rect(_ x: Range<Double>, _ y: Range<Double>) -> CGRect {
          CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
        }
        draw(image, rect(column.from, row.from), in: rect(column.to, row.to))
      }
    }
  }
}

extension Bitmap {
  /// Returns a picture of some columns and rows of this one, in any order, that must be within it.
  func picking(columns: some Collection<Int>, rows: some Collection<Int>) -> Bitmap {
    guard let size = PixelSize(width: columns.count, height: rows.count) else { return self }
    return Bitmap(
      size: size,
      initializingWith: { target in
        bytes.withUnsafeBytes { source in
          var offset = 0
          for row in rows {
            for column in columns {
              let pixel = source.loadUnaligned(
                fromByteOffset: (row * width + column) * 4, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
              offset += 4
            }
          }
        }
      })
  }
}
