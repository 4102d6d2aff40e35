/// The names of story pages: readable, safe in every file system and link, and never the same for two stories.
import LikenessDigest
import LikenessGraphics

/// The name of a story's page without extension: `Button/primary` is `button.primary`.
///
/// Letters, digits, `-` and `_` stay, in lower case, as a gallery has no two names that differ by case alone; `/` becomes a full stop. Any other name also
/// gets the beginning of its digest behind a tilde, which no plain name has: `comment.face-is-loading~1f0b…`.
func slug(of name: String) -> String {
  var bytes: [UInt8] = []
  var isPlain = !name.isEmpty && name.utf8.count <= 80
  for byte in name.utf8.prefix(80) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
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

/// Whether a file's name may be that of a story's page.
func isPageName(_ name: String) -> Bool {
  guard name.hasSuffix(".html"), !name.hasPrefix("~.") else { return false }
  return name.utf8.dropLast(5).allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_.~".utf8.contains(byte)
    }
  }
}
