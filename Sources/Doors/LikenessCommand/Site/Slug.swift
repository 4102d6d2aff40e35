/// The file names of story pages: readable, safe in file systems and links, and unique.
import LikenessBase
import LikenessSystem

/// Returns the file name of a story's page without extension: `Button/primary` gives
/// `button.primary`.
///
/// Letters, digits, `-` and `_` stay, in lower case, because no two names in a gallery differ only
/// in case; `/` becomes a full stop. Other names also get a tilde, which no plain name contains,
/// and the start of their digest: `comment.face-is-loading~1f0b…`.
func slug(of name: String) -> String {
  var bytes: [UInt8] = []
  var isPlain = !name.isEmpty && name.utf8.count <= 80
  for byte in name.utf8.prefix(80) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      bytes.append(byte)
    case UInt8(ascii: "/"): bytes.append(UInt8(ascii: "."))
    default:
      isPlain = false
      if bytes.last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
    }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  return isPlain ? text : "\(text)~\(ContentDigest(of: name).short)"
}

/// Whether a file name can be that of a story's page.
func isPageName(_ name: String) -> Bool {
  guard name.hasSuffix(".html"), !name.hasPrefix("~.") else { return false }
  return name.utf8.dropLast(5).allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_.~".utf8.contains(byte)
    }
  }
}
