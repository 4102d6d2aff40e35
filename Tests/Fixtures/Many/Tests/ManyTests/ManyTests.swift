import Likeness
import LikenessTesting
import Testing

@Suite struct ManyTests {
  @Test(arguments: 0..<1000) func snapshot(number: Int) {
    assertSnapshot(of: card(number), as: .image(scale: 2), named: "card \(number)")
  }
}
