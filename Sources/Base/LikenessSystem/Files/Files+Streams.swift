/// Writing to open streams: pipes, terminals, sockets.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Writes a whole text to an open stream, without a buffer. Returns the error number if that
  /// fails, and nil if everything was written.
  ///
  /// Waits for a reader that is behind, also where the stream is nonblocking: that is a property of
  /// the open file, which another process may have set.
  package static func write(_ text: String, toStream file: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(file, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN, EWOULDBLOCK:
          var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          // Where the stream is broken, writing again has the error.
          if poll(&ready, 1, -1) < 0, errno != EINTR { return errno }
        case let code: return code
        }
      }
      return nil
    }
  }
}

// In the extension, the name stands for its own functions.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
