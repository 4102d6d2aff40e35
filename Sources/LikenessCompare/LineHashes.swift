/// Hashes of the rows and of the columns of a picture, by which equal ones are found.
import LikenessGraphics

/// An odd number with as many ones as noughts, from the golden ratio.
private let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

/// A hash of the visible pixels of each row.
func rowHashes(of picture: PixelGrid, width: Int, height: Int) -> [UInt64] {
  (0..<height).map { y in
    let row = picture.row(y)
    // Four chains, because each multiplication waits for the one before it.
    var chains: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var x = 0
    while x &+ 4 <= width {
      chains.0 = mixed(chains.0, visible(row[x]))
      chains.1 = mixed(chains.1, visible(row[x &+ 1]))
      chains.2 = mixed(chains.2, visible(row[x &+ 2]))
      chains.3 = mixed(chains.3, visible(row[x &+ 3]))
      x &+= 4
    }
    var hash = mixed(mixed(mixed(chains.0, chains.1), chains.2), chains.3)
    while x < width {
      hash = mixed(hash, visible(row[x]))
      x &+= 1
    }
    return hash
  }
}

/// A hash of the visible pixels of each column, in one walk over the rows.
func columnHashes(of picture: PixelGrid, width: Int, height: Int) -> [UInt64] {
  var hashes = [UInt64](repeating: 0, count: width)
  hashes.withUnsafeMutableBufferPointer { hashes in
    for y in 0..<height {
      let row = picture.row(y)
      var x = 0
      while x < width {
        hashes[x] = mixed(hashes[x], visible(row[x]))
        x &+= 1
      }
    }
  }
  return hashes
}

@inline(__always)
private func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 {
  let product = (hash ^ value) &* factor
  return product ^ product &>> 29
}

/// A pixel as what is seen of it: whatever colour is fully transparent is one.
@inline(__always)
private func visible(_ pixel: UInt32) -> UInt64 { UInt64(pixel & alphaMask == 0 ? 0 : UInt32(littleEndian: pixel)) }
