import LikenessDisplayList
import Testing

@Suite struct FixedTests {
  @Test func halvesRoundAwayFromZero() {
    #expect(Fixed(rounding: 0.5 / 64).raw == 1)
    #expect(Fixed(rounding: -0.5 / 64).raw == -1)
    #expect(Fixed(rounding: .nan) == .zero)
    #expect(Fixed(rounding: .infinity).raw == Fixed.limit)
  }

  // Six decimals hold a 64th exactly, and so does a Double.
  @Test(arguments: [0, 1, -1, 63, 64, 65, -97, 1_000_001, Fixed.limit, -Fixed.limit] as [Int32])
  func textReadsBackAsWritten(raw: Int32) {
    #expect(Double(Fixed(raw: raw).description) == Double(raw) / 64)
  }

  @Test func textIsTheExactDecimal() {
    #expect(Fixed(raw: 1).description == "0.015625")
    #expect(Fixed(raw: -97).description == "-1.515625")
    #expect(Fixed(raw: 64 * 12).description == "12")
  }
}
