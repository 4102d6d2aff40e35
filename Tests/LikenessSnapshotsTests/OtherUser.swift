/// Permissions do not apply to root: tests of unwritable files run as another user if root runs
/// them.
import Foundation
import Testing

/// Runs `body` on this thread as a user to whom permissions apply.
///
/// On Linux, `setfsuid` makes the file system treat only this thread as the user nobody. Elsewhere,
/// no tests run as root.
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
