/// A hint to the system about the memory of whole pictures.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks for large pages under a block that is about to be written from end to end. Only a hint, and only on Linux, where programs get pages of 4 KB otherwise: for
/// a picture of a whole screen the system then took longer to hand out the memory than its PNG file takes to decode.
func expectLargePages(under block: UnsafeMutableRawBufferPointer) {
  #if os(Linux)
    guard block.count >= 1 << 22, let start = block.baseAddress else { return }
    let page = Int(getpagesize())
    let before = (page - Int(bitPattern: start) % page) % page
    _ = madvise(start + before, (block.count - before) / page * page, MADV_HUGEPAGE)
  #endif
}
