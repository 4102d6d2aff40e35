/// The lines of a text that a change of the picture changes.
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@Suite struct LineChangeTests {
  /// A page with two cards; the first holds a title and an icon.
  private func page(_ change: (inout [Part]) -> Void = { _ in }) -> DisplayList {
    var first = Part("first", x: 10, y: 20, width: 200, height: 60, color: .white)
    first.token = "surface"
    first.radius = 8
    first.border = .red
    var title = Part("title", x: 12, y: 8, width: 60, height: 20)
    title.text = "He"
    first.parts = [title, Part("icon", x: 150, y: 8, width: 20, height: 20, color: .blue)]
    var second = Part("second", x: 10, y: 100, width: 200, height: 60, color: .gray)
    second.radius = 4
    var parts = [first, second]
    change(&parts)
    return Part.page(parts)
  }

  /// The lines that only one text has, `-` for the first and `+` for the second, in order.
  private func changedLines(_ change: (inout [Part]) -> Void) -> [String] {
    let old = page().text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = page(change).text.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    return difference.removals.map { removal in
      if case .remove(_, let line, _) = removal { "-\(line)" } else { "" }
    }
      + difference.insertions.map { insertion in
        if case .insert(_, let line, _) = insertion { "+\(line)" } else { "" }
      }
  }

  @Test("The page is written as a person would write it") func whole() throws {
    let expected = """
      display-list 2
      size 240 400
      scale 1
      background #FFFFFF token=page
      font "Likeness Sans" \(String(repeating: "5", count: 64))

      Page
        view 0 0 240 400

      Page/first
        view 10 20 200 60
        backgroundColor:surface=#FFFFFF (box-fill)
        cornerRadius=8 (corners)
        borderColor=#FF0000 (border-color)
        box 0 0 200 60 radius 8 fill #FFFFFF
          from backgroundColor cornerRadius

      Page/first/title
        view 12 8 60 20
        text=He (text)
        textColor=#783BF9 (text-color)
        glyphs 0 16 #783BF9 size 44 font "Likeness Sans" "He"
          72@0 101@10
          from text textColor

      Page/first/icon
        view 150 8 20 20
        backgroundColor=#0000FF (box-fill)
        box 0 0 20 20 fill #0000FF
          from backgroundColor

      Page/first
        box 0 0 200 60 radius 8 border 1 #FF0000
          from borderColor cornerRadius

      Page/second
        view 10 100 200 60
        backgroundColor=#808080 (box-fill)
        cornerRadius=4 (corners)
        box 0 0 200 60 radius 4 fill #808080
          from backgroundColor cornerRadius

      """
    #expect(page().text == expected)
    #expect(try DisplayList(text: expected) == page())
  }

  @Test("A property that changes has its own lines") func property() {
    #expect(
      changedLines { $0[1].radius = 6 } == [
        "-  cornerRadius=4 (corners)", "-  box 0 0 200 60 radius 4 fill #808080",
        "+  cornerRadius=6 (corners)", "+  box 0 0 200 60 radius 6 fill #808080",
      ])
    // The border is above the subviews, in a second part of the view.
    #expect(
      changedLines { $0[0].border = .blue } == [
        "-  borderColor=#FF0000 (border-color)", "-  box 0 0 200 60 radius 8 border 1 #FF0000",
        "+  borderColor=#0000FF (border-color)", "+  box 0 0 200 60 radius 8 border 1 #0000FF",
      ])
    // A property that nothing draws, at the place of its view.
    #expect(changedLines { $0[0].parts[0].padding = 4 } == ["+  padding=4 (layout)"])
  }

  @Test("A view that moves has one line, whatever it holds") func move() {
    #expect(
      changedLines { $0[0].x = 14 } == ["-  view 10 20 200 60", "+  view 14 20 200 60"])
    #expect(changedLines { $0[0].parts[0].y = 9 } == ["-  view 12 8 60 20", "+  view 12 9 60 20"])
  }

  @Test("A view that is inserted has its own lines") func insert() {
    let badge = Part("badge", x: 1, y: 2, width: 3, height: 4, color: .red)
    let lines = [
      "+Page/first/badge", "+  view 1 2 3 4", "+  backgroundColor=#FF0000 (box-fill)",
      "+  box 0 0 3 4 fill #FF0000", "+    from backgroundColor", "+",
    ]
    for place in 0...2 {
      let changed = changedLines { $0[0].parts.insert(badge, at: place) }
      #expect(changed.count == 6 && Set(changed) == Set(lines), "\(changed)")
    }
  }

  @Test("Two views that are swapped have the lines of one of them") func swap() {
    let lines = [
      "Page/first/icon", "  view 150 8 20 20", "  backgroundColor=#0000FF (box-fill)",
      "  box 0 0 20 20 fill #0000FF", "    from backgroundColor", "",
    ]
    let changed = changedLines { $0[0].parts.swapAt(0, 1) }
    #expect(changed.count == 12 && Set(changed) == Set(lines.flatMap { ["-\($0)", "+\($0)"] }))
  }

  @Test("A token that changes has the lines of its values and what they draw") func token() {
    #expect(
      changedLines { $0[0].token = "card" } == [
        "-  backgroundColor:surface=#FFFFFF (box-fill)",
        "+  backgroundColor:card=#FFFFFF (box-fill)",
      ])
    #expect(
      changedLines { $0[0].color = .black } == [
        "-  backgroundColor:surface=#FFFFFF (box-fill)", "-  box 0 0 200 60 radius 8 fill #FFFFFF",
        "+  backgroundColor:surface=#000000 (box-fill)", "+  box 0 0 200 60 radius 8 fill #000000",
      ])
  }
}
