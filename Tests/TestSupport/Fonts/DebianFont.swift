/// Fonts and commands of Debian, which some machines lack.
import Foundation

package enum DebianFont {
  /// Valid fonts from several makers, with many scripts and kinds of outlines.
  package static let lato = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
  package static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  package static let roboto =
    "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"
  package static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  package static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
  /// PostScript curves.
  package static let nimbus = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"

  /// Returns whether a file exists, and reports a missing one, because its tests then check
  /// nothing.
  package static func isThere(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    FileHandle.standardError.write(
      Data("SKIPPED what needs \(path); tools/setup --checks installs it on Debian\n".utf8))
    return false
  }
}
