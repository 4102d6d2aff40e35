/// Calls of the system that fail in the command, by the library in `Tests/faults`.
#if os(Linux)
  import Foundation
  import TestSupport

  /// The variables of a run in which a library's `number`-th request for more than `size` bytes of
  /// memory fails.
  func withoutMemory(_ library: String, at number: Int, larger size: Int, in sandbox: Sandbox)
    throws -> [String: String]
  {
    if !sandbox.exists("faults.so") { try compileFaults(into: sandbox("faults.so")) }
    return [
      "LD_PRELOAD": sandbox("faults.so"), "FAULTS_MEMORY": library, "FAULTS_LARGER": "\(size)",
      "FAULTS_AT": "\(number)",
      "FAULTS_ERROR": "ENOMEM", "FAULTS_LOG": sandbox("log"),
    ]
  }

  /// The variables of a run in which a call of this name fails, by default the first.
  func failing(_ call: String, at number: Int = 1, _ error: String = "EIO", in sandbox: Sandbox)
    throws -> [String: String]
  {
    try compileFaults(into: sandbox("faults.so"))
    return [
      "LD_PRELOAD": sandbox("faults.so"), "FAULTS_CALL": call, "FAULTS_AT": "\(number)",
      "FAULTS_ERROR": error,
      "FAULTS_LOG": sandbox("log"),
    ]
  }
#endif
