/// Ignored places come before views with a tolerance of their own, and before causes. The card has
/// 200 pixels, and its badge 36, from (2, 2) to (8, 8).
import Foundation
import TestKit
import Testing

@testable import LikenessTesting

@Suite struct IgnoredPlacesTests {
  private static let badge = PixelRect(x: 2, y: 2, width: 6, height: 6)
  private static let left = PixelRect(x: 0, y: 0, width: 5, height: 10)
  private static let right = PixelRect(x: 5, y: 0, width: 15, height: 10)

  private static func mask() throws -> PixelMask {
    var layer = Bitmap(size: try #require(PixelSize(width: 20, height: 10)))
    for y in 2..<8 { for x in 2..<8 { layer[x, y] = .black } }
    return PixelMask(painted: layer)
  }

  @Test("What the picture ignores is ignored inside a view with a tolerance of its own")
  func ignoredOutside() throws {
    let views = [TolerantView("Card", .exact)]
    #expect(try check(card(.black), Tolerance(views: views)).isFailure)
    for tolerance in [
      Tolerance(ignoring: [Self.badge], views: views),
      Tolerance(ignoringViews: ["badge"], views: views),
      Tolerance(ignoredMask: try Self.mask(), views: views),
    ] {
      #expect(try !check(card(.black), tolerance).isFailure, "\(tolerance)")
    }
  }

  @Test("What a view ignores adds to what the picture ignores") func addsUp() throws {
    func tolerance(_ picture: [PixelRect], _ view: [PixelRect]) -> Tolerance {
      Tolerance(ignoring: picture, views: [TolerantView("Card", Tolerance(ignoring: view))])
    }
    let both = try check(card(.black), tolerance([Self.left], [Self.right.halved]))
    #expect(!both.isFailure)
    // Three columns of six pixels are left.
    let one = try check(card(.black), tolerance([Self.left], []))
    #expect(one.isFailure && one.verdict.difference?.brokenLimits.map(\.found) == [18])
    let other = try check(card(.black), tolerance([], [Self.right]))
    #expect(other.isFailure && other.verdict.difference?.differentPixels == 18)
  }

  @Test("What a view ignores is compared outside of the view") func onlyInside() throws {
    let whole = PixelRect(x: 0, y: 0, width: 20, height: 10)
    let tolerance = Tolerance(views: [TolerantView("badge", Tolerance(ignoring: [whole]))])
    #expect(try !check(card(.black), tolerance).isFailure)
    let around = card()
    around.backgroundColor = Color(hex: 0xEEEEEE)
    let outcome = try check(around, tolerance)
    #expect(outcome.isFailure && outcome.verdict.difference?.differentPixels == 164)
  }

  @Test("A mask of another size is refused, also for a view") func maskOfAnotherSize() throws {
    let small = PixelMask(painted: plain(.black))
    let views = [TolerantView("badge", Tolerance(ignoredMask: small))]
    #expect(try check(card(.black), Tolerance(views: views)).status == .refused)
  }

  /// A card with a clock beside the badge.
  private func clockedCard(_ clock: Color, badgeAt x: Double = 2) -> View {
    let view = card()
    view.subviews.first?.frame = CGRect(x: x, y: 2, width: 6, height: 6)
    let face = View(frame: CGRect(x: 14, y: 2, width: 4, height: 4))
    face.name = "clock"
    face.backgroundColor = clock
    view.addSubview(face)
    return view
  }

  @Test("A change in an ignored place does not veto a change that is allowed")
  func ignoredCause() throws {
    let reference = clockedCard(.black)
    let changed = clockedCard(.white, badgeAt: 3)
    let moves = Tolerance(allowing: [.moves(upTo: 1)])
    let vetoed = try check(changed, moves, against: reference)
    #expect(vetoed.isFailure)
    #expect(
      vetoed.warnings.contains {
        $0.hasSuffix("does not allow: Card/clock  backgroundColor: #000000 → #FFFFFF.")
      })
    for tolerance in [
      Tolerance(ignoringViews: ["clock"], allowing: [.moves(upTo: 1)]),
      Tolerance(
        ignoring: [PixelRect(x: 14, y: 2, width: 4, height: 4)], allowing: [.moves(upTo: 1)]),
      Tolerance(
        allowing: [.moves(upTo: 1)], views: [TolerantView("clock", Tolerance(maxPixels: 16))]),
    ] {
      #expect(try !check(changed, tolerance, against: reference).isFailure, "\(tolerance)")
    }
  }

  @Test("A change in an ignored place is not unexpected") func ignoredExpectation() throws {
    let outcome = try check(
      clockedCard(.white, badgeAt: 3), Tolerance(ignoringViews: ["clock"]),
      against: clockedCard(.black))
    #expect(outcome.isFailure)
    #expect(outcome.remainder(beyond: [try ExpectedChange("Card/badge frame")]) == [])
    #expect(outcome.causes.first { $0.view == "Card/clock" }?.pixels == 0)
  }

  /// Each pixel of the badge counts for one of the two.
  @Test("Of two changes of one drawing, both can have changed its pixels") func sharedPixels()
    throws
  {
    let changed = card(.black)
    changed.subviews.first?.frame = CGRect(x: 3, y: 2, width: 6, height: 6)
    let outcome = try check(changed, .exact)
    #expect(outcome.causes.count == 2 && outcome.unexplainedPixels == 0)
    #expect(outcome.causes.allSatisfy { $0.pixels != 0 })
    for change in ["Card/badge frame", "Card/badge backgroundColor"] {
      #expect(outcome.remainder(beyond: [try ExpectedChange(change)]).count == 1, "\(change)")
    }
  }
}

extension PixelRect {
  /// The same place, cut to the width of the badge's right half.
  fileprivate var halved: PixelRect { PixelRect(x: x, y: y, width: 3, height: height) }
}
