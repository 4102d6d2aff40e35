/// A regular file into memory, with the cause where that fails.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a whole file of at most `maxBytes` bytes.
func readFile(_ path: String, maxBytes: Int) throws(PNGError.Cause) -> [UInt8] {
  // A path with a zero byte in it would be cut there, and name another file.
  guard !path.utf8.contains(0) else { throw .missing }
  // Not blocking, because opening a pipe would wait for a writer.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno: errno) }
  defer { _ = close(descriptor) }

  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .notARegularFile(.directory)
  case S_IFIFO: throw .notARegularFile(.pipe)
  default: throw .notARegularFile(.device)
  }
  let size = Int(status.st_size)
  guard size <= maxBytes else { throw .fileTooLarge(bytes: size, limit: maxBytes) }
  try checkMemory(size)

  var failure: PNGError.Cause?
  var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    let raw = UnsafeMutableRawBufferPointer(buffer)
    while failure == nil, count < size {
      switch readSome(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: raw[count..<size])) {
      case .success(0): return
      case .success(let length): count += length
      case .failure(let cause): failure = cause
      }
    }
  }
  if let failure { throw failure }
  // What was added since, or all of a file of the kind that says it is empty, as those of /proc do.
  var block = [UInt8](repeating: 0, count: 1 << 12)
  while true {
    let length = try block.withUnsafeMutableBytes { readSome(descriptor, into: $0) }.get()
    if length == 0 { return bytes }
    guard bytes.count + length <= maxBytes else { throw .fileTooLarge(bytes: bytes.count + length, limit: maxBytes) }
    bytes += block[..<length]
  }
}

/// How many bytes were read; 0 at the end of the file.
private func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, PNGError.Cause> {
  while true {
    // Some systems refuse more than 2 GB at once.
    let length = read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
    if length >= 0 { return .success(length) }
    if errno != EINTR { return .failure(.unreadable(errno: errno)) }
  }
}

/// Throws where a block of that size is not to be had. An array would end the program instead.
func checkMemory(_ bytes: Int) throws(PNGError.Cause) {
  guard bytes > 0 else { return }
  guard let block = malloc(bytes) else { throw .outOfMemory(bytes: bytes) }
  free(block)
}
