/// Axes of scenes: every value in the name, all combinations or pairs within a budget, and axes
/// that change nothing.
import Foundation
import TestKit
import Testing

@Suite(.timeLimit(.minutes(15))) struct VariantTests {
  private let variants =
    #"""
    "theme": ["light", "dark"], "scale": [1, 2], "textSize": ["L", "AX1"], "direction": "all", \#
    "locale": "all", "state": ["normal", "disabled"], "width": [8, 16]
    """#

  @Test("Every value of every axis is part of the name and of the text beside the reference")
  func axes() throws {
    let work = try Workspace()
    try work.writeScene("Box/all", "FF0000", variants: variants)
    let names = try work.likeness("check", "--scenes", "Scenes", "--list").lines
    #expect(names.count == 128 && Set(names).count == 128)
    let one = "Box/all@dark,2x,text=AX1,rtl,locale=pseudo,state=disabled,width=16"
    #expect(names.contains(one), "\(names.last ?? "")")
    #expect(try work.likeness("record", "--scenes", "Scenes", one).status == 0)
    #expect(
      try work.folder.text("Snapshots/\(one).txt").contains(
        """
        \nowner Scenes/Box/all.json scene Box/all\nvariant \
        theme=dark,scale=2,text=AX1,direction=rtl,locale=pseudo,state=disabled,width=16\n
        """
      ))
    #expect(
      try work.likeness("check", "--scenes", "Scenes", "--list", "**@dark,*state=disabled*").lines
        .count == 32)
  }

  @Test("A budget covers every pair, or fails") func pairs() throws {
    let work = try Workspace()
    try work.writeScene(
      "Box/pairs", "FF0000", variants: variants + #", "coverage": "pairwise", "budget": 12"#)
    let names = try work.likeness("check", "--scenes", "Scenes", "--list").lines
    // Seven axes of two values: four pictures are the least for any two of them, and a covering
    // array of seven has six.
    #expect((6...12).contains(names.count))
    // Counts by the words of the names. Each value has a word that appears on no other axis.
    let values = [
      ["@light", "@dark"], ["1x", "2x"], ["text=L", "text=AX1"], ["ltr", "rtl"],
      ["locale=base", "locale=pseudo"],
      ["state=normal", "state=disabled"], ["width=8", "width=16"],
    ]
    let words = names.map {
      Set($0.replacing("@", with: ",@").split(separator: ",").map(String.init))
    }
    for (index, axis) in values.enumerated() {
      for other in values[(index + 1)...] {
        for first in axis {
          for second in other {
            #expect(words.contains { $0.isSuperset(of: [first, second]) }, "\(first) \(second)")
          }
        }
      }
    }
    try work.writeScene(
      "Box/pairs", "FF0000", variants: variants + #", "coverage": "pairwise", "budget": 3"#)
    let refused = try work.likeness("check", "--scenes", "Scenes")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("Box/pairs.json:1:"))
    #expect(
      refused.errors.contains(
        "covering every pair of values takes at least \(names.count) pictures, but the budget is 3")
    )
  }

  @Test("A picture that pairs leave out can still be rendered") func leftOut() throws {
    let work = try Workspace()
    try work.writeScene("Box/pairs", "FF0000", variants: variants + #", "coverage": "pairwise""#)
    for theme in ["light", "dark"] {
      for width in ["8", "16"] {
        for state in ["normal", "disabled"] {
          let run = try work.likeness(
            "render", "Scenes/Box/pairs.json",
            "@\(theme),*,rtl,*locale=pseudo,*state=\(state),*width=\(width)*", "-o", "a.png")
          #expect(run.status == 0, "\(run.errors)")
        }
      }
    }
  }
}
