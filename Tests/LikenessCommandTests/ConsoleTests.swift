/// Writing to streams of the process.
import Foundation
import LikenessSystem
import Testing

@Suite struct ConsoleTests {
  @Test("A nonblocking pipe gets the whole text, although its reader is behind")
  func nonblocking() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    try #require(fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) == 0)
    // Full before the text comes, so the first call has to wait.
    var full = 0
    let block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = write(writer, block, block.count)
      if count < 0 { break }
      full += count
    }
    let code = errno
    try #require(full > 0 && code == EAGAIN)
    try #require(fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK) == 0)
    // More than a pipe holds: 64 KiB by default on Linux.
    let text = (0..<40_000).map { "line \($0)\n" }.joined()
    var bytes: [UInt8] = []
    // Reads only when the writer is about to wait, so each of its calls in between fills the pipe.
    func drain() {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = read(reader, &buffer, buffer.count), count > 0 {
        bytes += buffer.prefix(count)
      }
    }
    let problem = Files.write(text, toStream: writer) { file in
      drain()
      return Files.waitUntilWritable(file)
    }
    #expect(problem == nil)
    drain()
    close(writer)
    #expect(bytes.dropFirst(full).elementsEqual(text.utf8))
  }

  @Test("A reader that has closed its end is an error, not an endless wait") func closed() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(Files.write("text", toStream: ends[1]) == EPIPE)
    #expect(Files.write("text", toStream: -1) == EBADF)
  }
}
