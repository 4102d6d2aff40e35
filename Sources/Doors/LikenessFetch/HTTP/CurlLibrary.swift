/// libcurl, loaded when the first request is sent: most runs of a program send none.
import CHTTP
import Foundation

/// A loaded libcurl.
struct CurlLibrary: Sendable {
  // Written once, while it is loaded, and only read from then on.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The one of this system, or why there is none. Loaded at the first use, by one thread.
  static let system = Result { () throws(HTTPFailure) in try CurlLibrary(named: names) }

  /// What it is called, by the system and what it was built with; the first that is there is taken.
  #if canImport(Darwin)
    static let names = ["/usr/lib/libcurl.4.dylib"]
  #else
    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// Loads the first library that is there.
  ///
  /// - Throws: ``HTTPFailure/noLibrary(_:)`` with what the loader says of the first name.
  init(named names: [String]) throws(HTTPFailure) {
    var message = [CChar](repeating: 0, count: CHTTP_MESSAGE_SIZE)
    let copies = names.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    guard let handle = chttp_open(&list, &message) else { throw .noLibrary(text(message)) }
    self.handle = handle
  }
}

/// A text of C, up to its zero.
func text(_ characters: some Sequence<CChar>) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
