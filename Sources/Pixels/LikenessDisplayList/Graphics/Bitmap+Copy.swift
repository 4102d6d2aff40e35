/// Copies a part of a picture into another.

extension Bitmap {
  /// Copies a rectangle of another picture, so its top left pixel lands on `place`. What lies
  /// outside either picture is left out.
  public mutating func copy(from source: Bitmap, _ rect: PixelRect, to place: (x: Int, y: Int)) {
    let inside = rect.intersection(
      PixelRect(x: 0, y: 0, width: source.width, height: source.height))
    let place = (x: place.x + inside.x - rect.x, y: place.y + inside.y - rect.y)
    let left = max(0, -place.x)
    let width = min(inside.width, self.width - place.x) - left
    guard width > 0, !inside.isEmpty else { return }
    let target = size
    withUnsafeMutableBytes { bytes in
      source.bytes.withUnsafeBytes { from in
        for row in 0..<inside.height {
          let y = place.y + row
          guard y >= 0, y < target.height else { continue }
          let start = ((inside.y + row) * source.width + inside.x + left) * 4
          let end = (y * target.width + place.x + left) * 4
          UnsafeMutableRawBufferPointer(rebasing: bytes[end..<(end + width * 4)])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: from[start..<(start + width * 4)]))
        }
      }
    }
  }
}
