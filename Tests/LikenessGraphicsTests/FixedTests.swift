import LikenessGraphics
import Testing

@Suite struct FixedTests {
  @Test func halvesRoundAwayFromZero() {
    #expect(Fixed(rounding: 0.5 / 64).raw == 1)
    #expect(Fixed(rounding: -0.5 / 64).raw == -1)
    #expect(Fixed(rounding: .nan) == .zero)
    #expect(Fixed(rounding: .infinity).raw == Fixed.limit)
  }

  @Test(arguments: [0, 1, -1, 63, 64, 65, -97, 1_000_001, Fixed.limit, -Fixed.limit] as [Int32])
  func textReadsBackAsWritten(raw: Int32) {
    let value = Fixed(raw: raw)
    #expect(Fixed(value.description) == value)
  }

  @Test func textIsTheExactDecimal() {
    #expect(Fixed(raw: 1).description == "0.015625")
    #expect(Fixed(raw: -97).description == "-1.515625")
    #expect(Fixed(raw: 64 * 12).description == "12")
    #expect(Fixed("0.3") == nil)
    #expect(Fixed("") == nil)
    #expect(Fixed("1e2") == nil)
  }
}
