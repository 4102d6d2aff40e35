/// Fonts and commands of Debian, which not every machine has.
import Foundation

package enum DebianFont {
  /// Fonts of several makers, scripts and kinds of outlines, whole and sound.
  package static let lato = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
  package static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  package static let roboto = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"
  package static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  package static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
  /// Curves of PostScript.
  package static let nimbus = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"

  /// Whether a file is there; where it is not, that is said, because what is tested with it then is not.
  package static func isThere(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    FileHandle.standardError.write(Data("SKIPPED what needs \(path); tools/setup --checks installs it on Debian\n".utf8))
    return false
  }
}
