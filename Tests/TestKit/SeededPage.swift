/// Pages of boxes and labels for laws about failures, before and after some changes.
import Foundation
import LikenessDisplayList

/// A page of boxes and labels that its seed decides.
///
/// A value without views: a test makes views of its parts, or writes it as a scene.
package struct SeededPage {
  /// The numbers that follow those of the page, for what else a test decides by the seed.
  package private(set) var numbers: Seeded
  package private(set) var parts: [Part] = []
  /// The width and the height, in points.
  package let side: Int
  private let words: [String]

  /// A box, or a label if it has a text.
  package struct Part {
    package var name: String
    package var frame: CGRect
    package var color: StraightColor
    package var radius = 0.0
    package var border = 0.0
    package var text: String?
    package var size = 12.0
    package var alpha = 1.0
  }

  /// Creates a page.
  ///
  /// - Parameter words: What the labels say.
  package init(
    seed: UInt64, words: [String] = ["Save", "Cancel", "a b", "“Yes”", "1:2 → 3", "not set"]
  ) {
    numbers = Seeded(seed)
    self.words = words
    side = 60 + Int(seed % 3) * 20
    for index in 0..<(2 + below(5)) {
      parts.append(part("\(["box", "title", "badge"][index % 3])\(index)"))
    }
  }

  /// The next number, from 0 and below a bound.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

  private mutating func color() -> StraightColor {
    [.red, .green, .blue, .black, StraightColor(hex: 0xFFCC00), StraightColor(hex: 0xFECC00)][
      below(6)]
  }

  private mutating func word() -> String { words[below(words.count)] }

  private mutating func part(_ name: String) -> Part {
    var part = Part(
      name: name,
      frame: CGRect(x: below(30), y: below(30), width: 12 + below(28), height: 10 + below(20)),
      color: color())
    if below(2) == 0 { part.text = word() }
    part.radius = Double(below(3) * 2)
    return part
  }

  /// Changes one to three things.
  package mutating func change() {
    for _ in 0...below(3) {
      let index = below(max(1, parts.count))
      guard parts.indices.contains(index) else { return }
      switch below(10) {
      case 0: parts[index].color = color()
      case 1: parts[index].frame.origin.x += Double(1 + below(6))
      case 2: parts[index].frame.size.height += Double(1 + below(4))
      case 3: parts[index].radius += 2
      case 4: parts[index].border += 1
      case 5: parts[index].text = word()
      case 6: parts[index].size += 2
      case 7: parts[index].alpha = 0.5
      case 8: parts.append(part("new\(below(100))"))
      default: parts.remove(at: index)
      }
    }
  }

  /// The page as a JSON scene with one picture.
  ///
  /// - Parameter family: The typeface of the labels; nil for the embedded one.
  package func scene(family: String? = nil) throws -> String {
    let views = parts.map { part in
      var style: [String: Any] = [
        "backgroundColor": "\(part.color)", "cornerRadius": part.radius,
        "borderWidth": part.border, "alpha": part.alpha,
      ]
      var font: [String: Any] = ["size": part.size]
      font["family"] = family
      if part.text != nil { style["font"] = font }
      var view: [String: Any] = [
        "type": part.text == nil ? "View" : "Label", "name": part.name, "style": style,
        // JSON has no numbers of Core Graphics.
        "frame": [
          "x": Double(part.frame.minX), "y": Double(part.frame.minY),
          "width": Double(part.frame.width), "height": Double(part.frame.height),
        ],
      ]
      view["text"] = part.text
      return view
    }
    let scene: [String: Any] = [
      "size": ["width": side, "height": side], "margin": 0,
      "variants": ["theme": ["light"], "scale": [1]],
      "view": [
        "type": "View", "name": "Page", "style": ["backgroundColor": "#FFFFFF"], "views": views,
      ],
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: scene, options: .sortedKeys),
      as: UTF8.self)
  }
}

extension TestFolder {
  /// Writes a scene `scenes/page <seed>.json` for each seed, as it is or changed. The labels of
  /// every third are in the typeface Strike, whose letters are A and x.
  package func writePages(_ seeds: ClosedRange<UInt64>, areChanged: Bool) throws {
    for seed in seeds {
      let isStrike = seed % 3 == 0
      var page = isStrike ? SeededPage(seed: seed, words: ["A", "xA", "AxA"]) : .init(seed: seed)
      if areChanged { page.change() }
      try write(page.scene(family: isStrike ? "Strike" : nil), to: "scenes/page \(seed).json")
    }
  }
}
