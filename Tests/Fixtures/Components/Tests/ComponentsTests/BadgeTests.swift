import LikenessTesting
import Testing
import UIKit

@testable import Components

@Suite struct BadgeTests {
  @Test func badge() {
    let badge = BadgeView()
    badge.count = 7
    assertSnapshot(of: badge, as: .image)
    badge.count = 128
    assertSnapshot(of: badge, as: .image(traits: UITraitCollection(displayScale: 2)), named: "many")
  }
}
