/// The seal: a chunk in the file of a reference that proves what its pixels are without decoding.
import LikenessBase
import LikenessSystem

extension PNG {
  /// What the file of a reference says of its picture, until another program changes the file.
  ///
  /// The chunk is named `liKE`. Its letters say by the PNG specification (section 5.4) that it is
  /// ancillary, private and *unsafe to copy*: an editor that changes pixels must drop it. Some copy
  /// it all the same, so it also holds the digest of the file around it.
  ///
  /// | bytes | content |
  /// | --- | --- |
  /// | 1 | the version, 1 |
  /// | 1 | the kind of the origin: 0 unknown, 1 a display list, 2 a file |
  /// | 32 | the digest of the pixels |
  /// | 32 | the digest of the origin, zeros if it is unknown |
  /// | 32 | the SHA-256 of all bytes of the file except this chunk |
  package struct Seal: Hashable, Sendable {
    /// The digest of the decoded picture.
    package var pixels: ContentDigest
    /// What the picture was made from; nil if that has no digest.
    package var origin: Origin?

    package enum Origin: Hashable, Sendable {
      /// The canonical text of a display list.
      case list(ContentDigest)
      /// The PNG file of another tool.
      case file(ContentDigest)
    }

    package init(pixels: ContentDigest, origin: Origin? = nil) {
      self.pixels = pixels
      self.origin = origin
    }
  }

  /// The chunk as it is in a file, and whether the file is still the one that was sealed.
  package struct StoredSeal: Hashable, Sendable {
    package var seal: Seal
    /// Whether no byte of the file has changed. If one has, the seal proves nothing.
    package var isWhole: Bool
  }

  /// Returns a file with this seal in place of any other.
  ///
  /// - Parameter file: A whole PNG file. Any other is returned as it is.
  package static func sealed(_ file: [UInt8], _ seal: Seal) -> [UInt8] {
    guard let places = sealPlaces(in: file) else { return file }
    let start = Array(file[..<places.end].removing(places.seals))
    let rest = file[places.end...]
    let around = digest(of: [start[...], rest])
    return start + chunkBytes(.seal, seal.payload(around: around)) + rest
  }

  /// The seal of a file; nil if there is none, more than one, one of a later version, or a damaged
  /// one. The picture then has to be decoded.
  package static func storedSeal(in file: [UInt8]) -> StoredSeal? {
    guard let places = sealPlaces(in: file), places.seals.count == 1 else { return nil }
    let place = places.seals[0]
    guard let (seal, around) = Seal.read(file[place].dropFirst(8).dropLast(4)) else { return nil }
    let isWhole = digest(of: [file[..<place.lowerBound], file[place.upperBound...]]) == around
    return StoredSeal(seal: seal, isWhole: isWhole)
  }

  /// The seal of a file that nothing has changed since it was sealed; nil for any other file.
  package static func seal(of file: [UInt8]) -> Seal? {
    storedSeal(in: file).flatMap { $0.isWhole ? $0.seal : nil }
  }

  /// Where the seals and the last chunk of a file are; nil if a chunk before the end is damaged.
  private static func sealPlaces(in file: [UInt8]) -> (seals: [Range<Int>], end: Int)? {
    file.withUnsafeBytes { bytes in
      guard bytes.starts(with: signature) else { return nil }
      var reader = ChunkReader(bytes)
      var seals: [Range<Int>] = []
      while let chunk = try? reader.next() {
        if chunk.type == .seal { seals.append(chunk.offset..<reader.offset) }
        if chunk.type == .end { return (seals, chunk.offset) }
      }
      return nil
    }
  }

  private static func digest(of parts: [ArraySlice<UInt8>]) -> ContentDigest {
    var hash = SHA256()
    for part in parts { part.withUnsafeBytes { hash.update($0) } }
    return hash.finish()
  }
}

extension PNG.Seal {
  private static let version: UInt8 = 1

  private var kind: UInt8 {
    switch origin {
    case nil: 0
    case .list: 1
    case .file: 2
    }
  }

  private var originBytes: [UInt8] {
    switch origin {
    case nil: [UInt8](repeating: 0, count: 32)
    case .list(let digest), .file(let digest): digest.bytes
    }
  }

  fileprivate func payload(around file: ContentDigest) -> [UInt8] {
    [Self.version, kind] + pixels.bytes + originBytes + file.bytes
  }

  /// Reads what ``payload(around:)`` wrote; nil for anything else.
  fileprivate static func read(_ payload: ArraySlice<UInt8>) -> (
    seal: PNG.Seal, file: ContentDigest
  )? {
    let bytes = Array(payload)
    guard bytes.count == 2 + 3 * 32, bytes[0] == version,
      let pixels = ContentDigest(bytes: bytes[2..<34]),
      let digest = ContentDigest(bytes: bytes[34..<66]),
      let file = ContentDigest(bytes: bytes[66...])
    else { return nil }
    let origins: [Origin?] = [nil, .list(digest), .file(digest)]
    guard Int(bytes[1]) < origins.count else { return nil }
    let seal = PNG.Seal(pixels: pixels, origin: origins[Int(bytes[1])])
    return seal.originBytes == digest.bytes ? (seal, file) : nil
  }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes outside of these ranges, which are in order.
  fileprivate func removing(_ ranges: [Range<Int>]) -> ArraySlice {
    var rest = self
    for range in ranges.reversed() { rest.removeSubrange(range) }
    return rest
  }
}
