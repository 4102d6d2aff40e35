import LikenessDisplayList
import TestKit
import Testing

/// The laws of clips and opacity.
@Suite struct GroupTests {
  private let background = StraightColor(r: 40, g: 200, b: 90)

  @Test("Clipping a full fill equals filling the shape") func clippedFill() throws {
    for shape in [
      rounded(2, 3, 12, 10), rounded(2.25, 3.5, 12.5, 9.75, 4, 0, 2, 4.5),
      rounded(5.25, 5.5, 0.5, 0.25),
    ] {
      let clipped = try draw(
        18, 16, on: background,
        [.clip(shape), .box(Box(rounded(0, 0, 18, 16), fill: .color(.red))), .end])
      let filled = try draw(18, 16, on: background, [.box(Box(shape, fill: .color(.red)))])
      for y in 0..<16 {
        for x in 0..<18 {
          let (a, b) = (clipped[x, y], filled[x, y])
          #expect(
            abs(Int(a.red) - Int(b.red)) <= 1 && abs(Int(a.green) - Int(b.green)) <= 1
              && abs(Int(a.blue) - Int(b.blue)) <= 1)
        }
      }
    }
  }

  @Test("Fills that share a clipped edge let nothing shine through") func sharedEdge() throws {
    // Black, then white, each over everything: no black may remain at the clip's edge.
    let shape = rounded(1.5, 1.25, 12.5, 9.75, 4)
    let all = rounded(0, 0, 18, 16)
    let both = try draw(
      18, 16, on: background,
      [
        .clip(shape), .box(Box(all, fill: .color(.black))), .box(Box(all, fill: .color(.white))),
        .end,
      ])
    #expect(
      both
        == (try draw(
          18, 16, on: background, [.clip(shape), .box(Box(all, fill: .color(.white))), .end])))
  }

  @Test("A clip that contains everything changes nothing") func wideClip() throws {
    let inside: [Drawing] = [
      .box(Box(rounded(5.25, 5, 6, 6.5, 3), fill: .color(StraightColor(r: 1, g: 2, b: 250, a: 99))))
    ]
    let clipped = try draw(
      18, 16, on: background, [.clip(rounded(1.5, 1.5, 15, 14, 4))] + inside + [.end])
    #expect(clipped == (try draw(18, 16, on: background, inside)))
  }

  @Test("Nested clips show their intersection") func nestedClips() throws {
    let fill = Drawing.box(Box(rounded(0, 0, 18, 16), fill: .color(.red)))
    let nested = try draw(
      18, 16, [.clip(rounded(1, 1, 10, 10)), .clip(rounded(5, 4, 10, 10)), fill, .end, .end])
    #expect(nested == (try draw(18, 16, [.box(Box(rounded(5, 4, 6, 7), fill: .color(.red)))])))
    // After the inner clip, the outer one applies again.
    let after = try draw(
      18, 16, [.clip(rounded(1, 1, 10, 10)), .clip(rounded(5, 4, 10, 10)), .end, fill, .end])
    #expect(after == (try draw(18, 16, [.box(Box(rounded(1, 1, 10, 10), fill: .color(.red)))])))
    let apart = try draw(
      18, 16,
      [
        .clip(rounded(1, 1, 4, 4, 2)), .clip(rounded(8, 8, 4, 4, 2)), fill, .end, .end,
        .view(frame: rect(0, 0, 1, 1)),
      ])
    #expect(apart == .plain(18, 16, .clear))
  }

  @Test("A group fades as one") func fade() throws {
    // Two overlapping boxes at half opacity: the overlap shows only the upper one, at 128/255 over
    // the background.
    let picture = try draw(
      12, 8, on: background,
      [
        .opacity(128), .box(Box(rounded(1, 1, 6, 6), fill: .color(.red))),
        .box(Box(rounded(4, 1, 6, 6), fill: .color(.blue))), .end,
      ])
    // 40 · 127/255 = 19.9, 200 · 127/255 = 99.6, (90 · 127 + 255 · 128)/255 = 172.8
    #expect(picture[5, 3] == StraightColor(r: 20, g: 100, b: 173))
    // (40 · 127 + 255 · 128)/255 = 147.9, 44.8
    #expect(picture[2, 3] == StraightColor(r: 148, g: 100, b: 45))
    #expect(picture[0, 3] == background)
  }

  @Test("Opacity of one item equals that of its color") func oneItem() throws {
    let group = try draw(
      9, 9, [.opacity(100), .box(Box(rounded(1, 1, 6, 6), fill: .color(.red))), .end])
    #expect(
      group
        == (try draw(
          9, 9,
          [
            .box(
              Box(rounded(1, 1, 6, 6), fill: .color(StraightColor(r: 255, g: 0, b: 0, a: 100))))
          ]))
    )
  }

  @Test("Full opacity changes nothing, and none hides everything") func extremes() throws {
    let items: [Drawing] = [
      .shadow(Shadow(rounded(4, 4, 9, 9, 3), sigma: px(2), color: .black)),
      .box(Box(rounded(4.5, 4, 9, 9, 3), fill: .color(.orange))),
    ]
    #expect(
      try draw(18, 16, on: background, [.opacity(255)] + items + [.end])
        == draw(18, 16, on: background, items))
    #expect(
      try draw(18, 16, on: background, [.opacity(0)] + items + [.end])
        == draw(18, 16, on: background, []))
  }

  @Test("Nested opacities multiply") func nestedOpacities() throws {
    // 128/255 · 51/255 = 0.1004: 25.6 of 255.
    let picture = try draw(
      3, 3,
      [.opacity(128), .opacity(51), .box(Box(rounded(0, 0, 3, 3), fill: .color(.red))), .end, .end])
    #expect(picture[1, 1] == StraightColor(r: 255, g: 0, b: 0, a: 26))
  }

  @Test("A clip and opacity combine in either order") func order() throws {
    let shape = rounded(2.5, 2.25, 12, 10, 4)
    let fill = Drawing.box(Box(rounded(0, 0, 18, 16), fill: .color(.red)))
    let clipOutside = try draw(18, 16, [.clip(shape), .opacity(90), fill, .end, .end])
    let clipInside = try draw(18, 16, [.opacity(90), .clip(shape), fill, .end, .end])
    for y in 0..<16 {
      for x in 0..<18 {
        #expect(abs(Int(clipOutside[x, y].alpha) - Int(clipInside[x, y].alpha)) <= 1)
      }
    }
    #expect(clipInside[0, 0] == .clear && clipInside[8, 8].alpha == 90)
  }
}
