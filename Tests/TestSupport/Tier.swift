/// Which tests run on every push, and which at night.
import Foundation

/// Whether this is a run of `tools/test --all`, which tries more cases of a law than a push does.
package let isNightly = ProcessInfo.processInfo.environment["LIKENESS_NIGHTLY"] == "1"

// Programs that are linked statically use this target, and Testing is no static library.
#if canImport(Testing)
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Runs a test in `tools/test --all` alone: it needs minutes, thousands of repetitions or a
    /// whole system, or it proves once more what a quicker test proves.
    package static var nightly: Self {
      .enabled(
        if: isNightly,
        "a nightly test; run it with: LIKENESS_NIGHTLY=1 swift test, or tools/test --all")
    }
  }
#endif
