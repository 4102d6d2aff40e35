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
  ///
  /// `wait` returns when the stream may take more, or with the error number if waiting fails. It is
  /// a parameter for the tests, whose reader reads there.
  package static func write(
    _ text: String, toStream file: Int32, wait: (Int32) -> Int32? = waitUntilWritable
  ) -> Int32? {
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
          if let code = wait(file) { return code }
        case let code: return code
        }
      }
      return nil
    }
  }

  /// Waits until a stream takes more, or is broken, which writing to it then reports. Returns the
  /// error number if that fails.
  package static func waitUntilWritable(_ file: Int32) -> Int32? {
    var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, -1) < 0 && errno != EINTR ? errno : nil
  }
}

// In the extension, the name stands for its own functions.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
