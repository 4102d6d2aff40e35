/// Passes files to everything that reads untrusted bytes: those of the corpus, or those that
/// libFuzzer makes.
///
///     fuzz    replays the corpus in Tests/fuzz/Corpus, damages one file of each target, then
///             breaks fonts in every way that files break
///
/// Run it with a sanitizer. `tools/fuzz` links it with libFuzzer, which has its own main function.
import Foundation
import TestKit

#if FUZZING
  /// The target that `tools/fuzz` names. libFuzzer starts the program again for some of its work,
  /// with the same environment.
  private let fuzzed = {
    guard
      let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["LIKENESS_FUZZ"] ?? "")
    else {
      fatalError("LIKENESS_FUZZ names no target. Run: tools/fuzz --list")
    }
    return target
  }()

  /// The function that libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    fuzzed.check([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
#else
  @main struct Fuzz {
    static func main() async {
      var isComplete = true
      for target in FuzzTarget.allCases { isComplete = replay(target) && isComplete }
      let fontsHold = await BrokenFontsCheck.run()
      exit(isComplete && fontsHold ? 0 : 1)
    }

    /// Checks each file of a target's corpus, and every damaged copy of the longest one that has at
    /// most 100 bytes: about 1,200 copies. Returns whether there is such a file.
    private static func replay(_ target: FuzzTarget) -> Bool {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus/\(target)")
      do {
        let files = try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)
        var short: [UInt8] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
          // If the check fails, the last line names the file.
          print("\(target)/\(file.lastPathComponent)")
          let bytes = [UInt8](try Data(contentsOf: file))
          target.check(bytes)
          if short.count..<101 ~= bytes.count { short = bytes }
        }
        print("\(target), damaged")
        for bytes in mutations(of: short) { target.check(bytes) }
        return !short.isEmpty
      } catch {
        print("\(target): \(error.localizedDescription)")
        return false
      }
    }
  }
#endif
