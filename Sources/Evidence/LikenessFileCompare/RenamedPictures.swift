/// Pictures of two folders that have another name on each side.
import Foundation
import LikenessConcurrency
import LikenessDigest
import LikenessGraphics
import LikenessPNG

/// Finds, among pictures that are on one side only, those with the pixels of one on the other side.
struct RenamedPictures: Sendable {
  let limits: PNG.Limits

  /// The pairs, with every missing and added one of equal pixels made one pair in the place of the added one. Of several with the same pixels the
  /// first names go together.
  ///
  /// Only pictures of a size that is on both sides are decoded, and only their digests are kept.
  func paired(_ pairs: [ComparedPair]) async -> [ComparedPair] {
    let missing = pairs.indices.filter { pairs[$0].status == .removed }
    let added = pairs.indices.filter { pairs[$0].status == .missing }
    guard !missing.isEmpty, !added.isEmpty else { return pairs }
    let sizes = await concurrentMap(missing + added) { size(of: path(of: pairs[$0])) }
    let shared = Set(sizes.prefix(missing.count)).intersection(sizes.suffix(added.count))
    let candidates = zip(missing + added, sizes).filter { $0.1 != nil && shared.contains($0.1) }.map(\.0)
    let digests = await concurrentMap(candidates) { try? PNG.read(path(of: pairs[$0]), limits: limits).digest }
    let digestByIndex = Dictionary(uniqueKeysWithValues: zip(candidates, digests))

    var waiting: [ContentDigest: [Int]] = [:]
    for index in missing.reversed() {
      if let digest = digestByIndex[index] ?? nil { waiting[digest, default: []].append(index) }
    }
    var result = pairs
    var gone: Set<Int> = []
    for index in added {
      guard let digest = digestByIndex[index] ?? nil, let old = waiting[digest]?.popLast() else { continue }
      gone.insert(old)
      result[index] = ComparedPair(
        name: pairs[index].name, reference: pairs[old].reference, actual: pairs[index].actual, status: .renamed, formerName: pairs[old].name
      )
    }
    return result.indices.filter { !gone.contains($0) }.map { result[$0] }
  }

  private func path(of pair: ComparedPair) -> String { pair.reference ?? pair.actual ?? "" }

  private func size(of path: String) -> PixelSize? {
    // 64 bytes hold the signature and the header.
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 64) else { return nil }
    return try? PNG.header([UInt8](head)).size
  }
}
