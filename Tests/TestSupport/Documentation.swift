/// What the comments in Swift sources say of properties.
import Foundation

/// The documentation of the public properties of types in a folder of sources.
public struct Documentation {
  /// The first paragraph by type and property, such as `LabelStyle.font`, as plain text.
  public private(set) var texts: [String: String] = [:]

  /// Reads every Swift file in a folder and the folders in it.
  public init(of folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func read(_ source: String) {
    var type = ""
    var comment: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      if words.first == "///" || line.hasSuffix("///") {
        comment.append(line.drop { $0 == " " || $0 == "/" })
        continue
      }
      if line.hasPrefix("public "), words.count > 2, words[1] == "struct" {
        type = String(words[2].prefix { $0.isLetter })
      } else if line.hasPrefix("  public var "), !comment.isEmpty {
        let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
        texts["\(type).\(words[2].prefix { $0 != ":" })"] = plain(paragraph)
      }
      comment = []
    }
  }

  /// Code and links as their last names: a link to `ContentMode/fill` becomes `fill`.
  private func plain(_ text: String) -> String {
    return text.replacing(/``([^`]+)``/) { $0.1.split(separator: "/").last ?? $0.1 }
      .replacing("`", with: "")
  }
}
