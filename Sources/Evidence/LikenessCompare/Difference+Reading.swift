/// Reads the evidence of a comparison from untrusted files. Values that no comparison can produce
/// are refused.
import LikenessDisplayList

extension Difference {
  /// Reads a difference.
  ///
  /// - Throws: where a number is out of the range that pictures give: counts, places and rectangles
  ///   within a picture of the largest size, shares of 0…1.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func count(_ key: CodingKeys) throws -> Int {
      try fields.bounded(Int.self, key, in: 0...mostPixels)
    }
    differentPixels = try count(.differentPixels)
    antialiasedPixels = try count(.antialiasedPixels)
    toleratedPixels = try count(.toleratedPixels)
    comparedPixels = try count(.comparedPixels)
    ignoredPixels = try count(.ignoredPixels)
    ignoredDifferences = try count(.ignoredDifferences)
    largestDelta = try fields.decodeIfPresent(ChannelDelta.self, forKey: .largestDelta)
    forgivenDelta = try fields.decodeIfPresent(ChannelDelta.self, forKey: .forgivenDelta)
    bounds = try fields.decodeIfPresent(PixelRect.self, forKey: .bounds)
    regions = try fields.decode([Region].self, forKey: .regions)
    moreRegions = try count(.moreRegions)
    window = try fields.decodeIfPresent(WindowCount.self, forKey: .window)
    brokenLimits = try fields.decode([BrokenLimit].self, forKey: .brokenLimits)
    let isBounded =
      ([bounds, window?.bounds] + regions.map(\.bounds)).allSatisfy {
        $0?.isInLargestPicture ?? true
      }
      && [largestDelta, forgivenDelta].allSatisfy { $0.map { isPlace($0.x, $0.y) } ?? true }
      && (regions.map(\.differentPixels) + [window?.differentPixels ?? 0]).allSatisfy {
        (0...mostPixels).contains($0)
      }
      && regions.count <= Self.maximumRegions
      && brokenLimits.allSatisfy {
        [$0.found, $0.allowed].allSatisfy { (0...Double(mostPixels)).contains($0) }
      }
    guard isBounded else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a number that no comparison gives")
      )
    }
  }
}

/// The pixels of a picture of the largest size.
private let mostPixels = PixelSize.maximumSide * PixelSize.maximumSide

private func isPlace(_ x: Int, _ y: Int) -> Bool {
  (0..<PixelSize.maximumSide).contains(x) && (0..<PixelSize.maximumSide).contains(y)
}

extension PixelRect {
  fileprivate var isInLargestPicture: Bool {
    let sides = 0...PixelSize.maximumSide
    return [x, y, width, height].allSatisfy(sides.contains) && sides.contains(maxX)
      && sides.contains(maxY)
  }
}

extension KeyedDecodingContainer {
  fileprivate func bounded<Number: Decodable & Comparable>(
    _ type: Number.Type, _ key: Key, in range: ClosedRange<Number>
  ) throws -> Number {
    let value = try decode(type, forKey: key)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(value) is not in \(range)")
    }
    return value
  }
}
