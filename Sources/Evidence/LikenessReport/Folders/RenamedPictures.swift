/// Pictures that have different names in two folders.
import LikenessBase
import LikenessDisplayList
import LikenessPNG
import LikenessSystem

/// Finds renamed pictures: those on one side only that have the pixels of one on the other side.
struct RenamedPictures: Sendable {
  let limits: PNG.Limits

  /// Joins each missing and added picture of equal pixels to one pair, in the place of the added
  /// one. If several have the same pixels, they pair up in the order of their names.
  ///
  /// Decodes only pictures whose size occurs on both sides, and keeps only their digests.
  func paired(_ pairs: [ComparedPair]) async -> [ComparedPair] {
    let missing = pairs.indices.filter { pairs[$0].status == .missing }
    let added = pairs.indices.filter { pairs[$0].status == .added }
    guard !missing.isEmpty, !added.isEmpty else { return pairs }
    let sizes = await concurrentMap(missing + added) { size(of: path(of: pairs[$0])) }
    let shared = Set(sizes.prefix(missing.count)).intersection(sizes.suffix(added.count))
    let candidates = zip(missing + added, sizes).filter { $0.1 != nil && shared.contains($0.1) }
      .map(\.0)
    let digests = await concurrentMap(candidates) {
      try? PNG.read(path(of: pairs[$0]), limits: limits).digest
    }
    let digestByIndex = Dictionary(uniqueKeysWithValues: zip(candidates, digests))

    var waiting: [ContentDigest: [Int]] = [:]
    for index in missing.reversed() {
      if let digest = digestByIndex[index] ?? nil { waiting[digest, default: []].append(index) }
    }
    var result = pairs
    var gone: Set<Int> = []
    for index in added {
      guard let digest = digestByIndex[index] ?? nil, let old = waiting[digest]?.popLast() else {
        continue
      }
      gone.insert(old)
      result[index] = ComparedPair(
        name: pairs[index].name, reference: pairs[old].reference, actual: pairs[index].actual,
        status: .renamed, formerName: pairs[old].name
      )
    }
    return result.indices.filter { !gone.contains($0) }.map { result[$0] }
  }

  private func path(of pair: ComparedPair) -> String { pair.reference ?? pair.actual ?? "" }

  private func size(of path: String) -> PixelSize? {
    // 64 bytes contain the signature and the header.
    guard let head = try? Files.start(of: path, count: 64) else { return nil }
    return try? PNG.header(head).size
  }
}
