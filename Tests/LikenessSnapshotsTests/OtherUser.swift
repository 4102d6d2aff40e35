/// Permissions bind everybody but root: tests of what can't be written run as somebody else where root runs them.
import Foundation
import Testing

/// Runs `body` on this thread as a user to whom permissions apply.
///
/// On Linux root has the file system take this one thread for the user nobody, by `setfsuid`, which no other thread notices. Elsewhere nobody tests as root.
func asOneWhoMayNotWrite<R>(if isWanted: Bool = true, _ body: () throws -> R) throws -> R {
  guard isWanted, geteuid() == 0 else { return try body() }
  #if os(Linux)
    let call = try #require(dlsym(nil, "setfsuid"), "there is no setfsuid")
    let setfsuid = unsafeBitCast(call, to: (@convention(c) (UInt32) -> Int32).self)
    _ = setfsuid(65534)
    defer { _ = setfsuid(0) }
    return try body()
  #else
    throw NotAsRoot()
  #endif
}

/// Said where root runs a test that root can't.
struct NotAsRoot: Error, CustomStringConvertible {
  let description = "Permissions do not bind root: run the tests as another user."
}
