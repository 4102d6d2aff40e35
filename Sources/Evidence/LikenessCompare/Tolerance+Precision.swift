/// The two numbers that swift-snapshot-testing takes for a tolerance, as a tolerance of ours.

extension Tolerance {
  /// The tolerance with the meaning that swift-snapshot-testing documents for its `precision` and `perceptualPrecision`, counted in pixels.
  ///
  /// `precision` is the share of pixels that must match, and `perceptualPrecision` how closely a pixel must match to be one that does; 0.98 to 0.99
  /// mimics the human eye, says its documentation. There the distance of two colours runs from 0 to 100, so a `perceptualPrecision` of 0.98
  /// lets a pixel differ by 2; here that distance is ``Metric/ciede2000(threshold:)``. With 1 every byte must be equal. Where a picture has
  /// an area that is ignored, the share is of the pixels compared.
  ///
  /// - Parameters:
  ///   - precision: 0…1. Default: 1, all pixels.
  ///   - perceptualPrecision: 0…1. Default: 1, equal pixels.
  /// - Throws: ``ToleranceError/precisionOutOfRange(name:value:)``.
  public static func swiftSnapshotTesting(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) throws(ToleranceError) -> Tolerance {
    for (name, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)] where !(0...1).contains(value) {
      throw .precisionOutOfRange(name: name, value: value)
    }
    return Tolerance(
      metric: perceptualPrecision == 1 ? .exact : .ciede2000(threshold: complement(perceptualPrecision) * 100),
      maxRatio: precision == 1 ? nil : complement(precision))
  }
}

/// What is missing to 1. Rounded to twelve decimals, because 1 - 0.9 is a little less than 0.1, and a tenth of the pixels must not be too many.
private func complement(_ share: Double) -> Double { ((1 - share) * 1e12).rounded() / 1e12 }
