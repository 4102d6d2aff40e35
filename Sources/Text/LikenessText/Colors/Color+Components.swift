/// The channels of colors: hue, saturation and brightness, reading, and names that UIKit has.
import Foundation
import LikenessDisplayList

extension ColorLiteral {
  /// Creates a color from hue, saturation and brightness between 0 and 1, as UIKit does. Values
  /// outside are clamped.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let (saturation, brightness) = (unit(saturation), unit(brightness))
    let sector = unit(hue) * 6
    // Foley, van Dam: each channel falls from the brightness to the gray over one of six sectors.
    func channel(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}

extension Color {
  /// The color's value in ``TraitCollection/current``; nil for a token, which only a tree with a
  /// theme can resolve.
  private var currentValue: StraightColor? {
    if case .straight(let color) = resolvedColor(with: .current).value { color } else { nil }
  }

  /// Writes the channels, between 0 and 1. Returns false, and writes nothing, for a token.
  @discardableResult
  public func getRed<Number: BinaryFloatingPoint>(
    _ red: UnsafeMutablePointer<Number>?, green: UnsafeMutablePointer<Number>?,
    blue: UnsafeMutablePointer<Number>?, alpha: UnsafeMutablePointer<Number>?
  ) -> Bool {
    guard let color = currentValue else { return false }
    red?.pointee = Number(color.red) / 255
    green?.pointee = Number(color.green) / 255
    blue?.pointee = Number(color.blue) / 255
    alpha?.pointee = Number(color.alpha) / 255
    return true
  }

  /// The theme's color of that name, as an asset catalog would have it.
  public convenience init?(named name: String) { self.init(value: .token(name, alpha: nil)) }

  /// The theme's color of that name. Neither the bundle nor the traits make a difference.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection? = nil
  ) {
    self.init(value: .token(name, alpha: nil))
  }
}
