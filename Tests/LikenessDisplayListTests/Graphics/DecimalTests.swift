/// Numbers as text.
import LikenessDisplayList
import Testing

@Suite struct DecimalTests {
  @Test(
    "Numbers are written in plain digits",
    arguments: [
      (8, "8"), (-0.5, "-0.5"), (0.1, "0.1"), (1e-5, "0.00001"), (-2.5e-7, "-0.00000025"),
      (1e16, "10000000000000000"),
      (1.25e20, "125000000000000000000"), (9_007_199_254_740_994, "9007199254740994"), (-0.0, "-0"),
    ]) func plainDigits(value: Double, text: String)
  {
    #expect(decimal(value) == text)
    #expect(Double(text) == value)
  }
}
