/// libcurl, loaded with the first request, because most runs of a program send none.
import CHTTP
import Foundation

/// A loaded libcurl.
struct CurlLibrary: Sendable {
  // Written once while loading, and only read afterwards.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The system's library, or why it can't be loaded. Loaded once, at the first use.
  static let system = Result { () throws(HTTPFailure) in try CurlLibrary(named: names) }

  /// The names of the library, by system and TLS library. The first one that exists is loaded.
  #if canImport(Darwin)
    static let names = ["/usr/lib/libcurl.4.dylib"]
  #else
    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// Loads the first library that exists.
  ///
  /// - Throws: ``HTTPFailure/noLibrary(_:)`` with the loader's message about the first name.
  init(named names: [String]) throws(HTTPFailure) {
    var message = [CChar](repeating: 0, count: CHTTP_MESSAGE_SIZE)
    let copies = names.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    guard let handle = chttp_open(&list, &message) else { throw .noLibrary(text(message)) }
    self.handle = handle
  }
}

/// Returns a C string up to its terminating zero.
func text(_ characters: some Sequence<CChar>) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
