/// The color spaces of CSS Color 4 in sRGB, computed once when a theme is read, the same on every
/// machine.
///
/// Matrices and transfer functions are those of CSS Color 4's sample code (conversions.js); roots
/// are from Newton's method, and powers are products of roots, because libraries differ in the last
/// bits.
import LikenessDisplayList

/// Three numbers: of light, of a color, of a row of a matrix.
struct Triple: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  func map(_ function: (Double) -> Double) -> Triple {
    Triple(function(x), function(y), function(z))
  }

  func allSatisfy(_ condition: (Double) -> Bool) -> Bool {
    condition(x) && condition(y) && condition(z)
  }

  func times(_ rows: (Triple, Triple, Triple)) -> Triple {
    func sum(_ row: Triple) -> Double { row.x * x + row.y * y + row.z * z }
    return Triple(sum(rows.0), sum(rows.1), sum(rows.2))
  }
}

/// A color as linear light in sRGB's primaries. Channels outside of 0…1 are colors that sRGB lacks.
struct LinearColor: Hashable, Sendable {
  var light: Triple

  /// Creates a color from the components of a space, by its name in the Design Tokens Color Module;
  /// nil for an unknown space. Hue is in degrees, the lightness of Lab and LCH 0…100.
  init?(_ space: String, _ components: Triple) {
    let (a, b, c) = (components.x, components.y, components.z)
    switch space {
    case "srgb": self.init(light: components.map(Transfer.sRGB))
    case "srgb-linear": self.init(light: components)
    case "display-p3": self.init(xyz: components.map(Transfer.sRGB).times(ToXYZ.displayP3))
    case "a98-rgb": self.init(xyz: components.map(Transfer.a98).times(ToXYZ.a98))
    case "prophoto-rgb": self.init(xyzD50: components.map(Transfer.proPhoto).times(ToXYZ.proPhoto))
    case "rec2020": self.init(xyz: components.map(Transfer.rec2020).times(ToXYZ.rec2020))
    case "xyz-d65": self.init(xyz: components)
    case "xyz-d50": self.init(xyzD50: components)
    case "lab": self.init(lab: components)
    case "lch":
      let (cosine, sine) = cosineAndSine(degrees: c)
      self.init(lab: Triple(a, b * cosine, b * sine))
    case "oklab": self.init(oklab: components)
    case "oklch":
      let (cosine, sine) = cosineAndSine(degrees: c)
      self.init(oklab: Triple(a, b * cosine, b * sine))
    default: return nil
    }
  }

  /// Creates a color from tristimulus values relative to the white D65, which is sRGB's.
  private init(xyz: Triple) {
    light = xyz.times(
      (
        Triple(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
        Triple(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
        Triple(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
      ))
  }

  /// Creates a color from values relative to D50, by linear Bradford adaptation.
  private init(xyzD50: Triple) {
    self.init(
      xyz: xyzD50.times(
        (
          Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
          Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
          Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
        )))
  }

  /// Creates a color from CIE Lab, which is relative to D50.
  private init(lab: Triple) {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    func value(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    self.init(
      xyzD50: Triple(value(fx) * (0.3457 / 0.3585), y, value(fz) * ((1 - 0.3457 - 0.3585) / 0.3585))
    )
  }

  init(oklab: Triple) {
    let cones = oklab.times(
      (
        Triple(1, 0.3963377773761749, 0.2158037573099136),
        Triple(1, -0.1055613458156586, -0.0638541728258133),
        Triple(1, -0.0894841775298119, -1.2914855480194092)
      )
    ).map { $0 * $0 * $0 }
    self.init(
      xyz: cones.times(
        (
          Triple(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
          Triple(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
          Triple(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
        )))
  }

  /// Lightness 0…1 and two axes of color, in which distances are about those that people see.
  var oklab: Triple {
    let xyz = light.times(
      (
        Triple(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
        Triple(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        Triple(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1_053_270)
      ))
    let cones = xyz.times(
      (
        Triple(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        Triple(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        Triple(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
      )
    ).map { signed($0) { root(3, of: $0) } }
    return cones.times(
      (
        Triple(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        Triple(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        Triple(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
      ))
  }

  // MARK: sRGB

  /// The color in eight bits a channel, and whether sRGB lacks it, so that the nearest stands for
  /// it.
  var nearest: (color: StraightColor, isOutside: Bool) {
    let channels = light.map(Transfer.encodedSRGB)
    // Half a step beyond the range, rounding to a byte gives what sRGB has.
    let halfStep = 0.5 / 255
    let isOutside = !channels.allSatisfy { (-halfStep...(1 + halfStep)).contains($0) }
    let shown = isOutside ? mapped().light.map(Transfer.encodedSRGB) : channels
    return (StraightColor(red: shown.x, green: shown.y, blue: shown.z), isOutside)
  }

  private var isInside: Bool { light.allSatisfy { (0...1).contains($0) } }

  private var clipped: LinearColor {
    var color = self
    color.light = light.map { max(0, min(1, $0)) }
    return color
  }

  /// CSS Color 4, section 13.2.2, "Sample Pseudocode for the Binary Search Gamut Mapping Algorithm
  /// with Local MINDE": reduces the chroma in OKLCH until clipping makes no difference that people
  /// notice.
  private func mapped() -> LinearColor {
    let origin = oklab
    let white = Triple(1, 1, 1)
    if origin.x >= 1 { return LinearColor(light: white) }
    if origin.x <= 0 { return LinearColor(light: Triple(0, 0, 0)) }
    // Both values are the specification's.
    let (noticeable, epsilon) = (0.02, 0.0001)
    var clipped = self.clipped
    if distance(clipped.oklab, origin) < noticeable { return clipped }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var (low, high) = (0.0, chroma)
    var isLowInside = true
    while high - low > epsilon {
      let middle = (low + high) / 2
      // The hue stays, so both axes shrink alike.
      let current = Triple(origin.x, origin.y * (middle / chroma), origin.z * (middle / chroma))
      let color = LinearColor(oklab: current)
      if isLowInside, color.isInside {
        low = middle
        continue
      }
      clipped = color.clipped
      let difference = distance(clipped.oklab, current)
      if difference >= noticeable {
        high = middle
      } else if noticeable - difference < epsilon {
        return clipped
      } else {
        isLowInside = false
        low = middle
      }
    }
    return clipped
  }

  private init(light: Triple) { self.light = light }
}

private func distance(_ one: Triple, _ other: Triple) -> Double {
  let (x, y, z) = (one.x - other.x, one.y - other.y, one.z - other.z)
  return (x * x + y * y + z * z).squareRoot()
}

/// Applies a function of positive numbers to both signs, as transfer functions are extended.
private func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
  value < 0 ? -function(-value) : function(value)
}

/// The light of an encoded channel, and back.
private enum Transfer {
  static func sRGB(_ value: Double) -> Double {
    signed(value) { $0 <= 0.04045 ? $0 / 12.92 : power24(($0 + 0.055) / 1.055) }
  }

  static func encodedSRGB(_ light: Double) -> Double {
    signed(light) { light in
      guard light > 0.0031308 else { return 12.92 * light }
      // To the power 1/2.4 = 5/12 = 1/3 + 1/12.
      let third = root(3, of: light)
      return 1.055 * (third * third.squareRoot().squareRoot()) - 0.055
    }
  }

  /// To the power 563/256, by a square root for each binary place: 2 + 1/8 + 1/16 + 1/128 + 1/256.
  static func a98(_ value: Double) -> Double {
    signed(value) { value in
      var product = value * value
      var factor = value
      for place in 1...8 {
        factor = factor.squareRoot()
        if [3, 4, 7, 8].contains(place) { product *= factor }
      }
      return product
    }
  }

  /// To the power 1.8 = 1 + 4/5.
  static func proPhoto(_ value: Double) -> Double {
    signed(value) { value in
      guard value > 16.0 / 512 else { return value / 16 }
      let fifth = root(5, of: value)
      return value * (fifth * fifth * fifth * fifth)
    }
  }

  /// The display of ITU-R BT.1886, as in CSS Color 4.
  static func rec2020(_ value: Double) -> Double { signed(value, power24) }

  /// To the power 2.4: the square times the fifth root of the square.
  private static func power24(_ value: Double) -> Double {
    value * value * root(5, of: value * value)
  }
}

/// The matrices from linear light to tristimulus values, relative to D65; those of ProPhoto to D50.
private enum ToXYZ {
  static let displayP3 = (
    Triple(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
    Triple(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
    Triple(0, 32229.0 / 714400, 5220557.0 / 5_000_800)
  )
  static let a98 = (
    Triple(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
    Triple(591459.0 / 1_989_134, 6239551.0 / 9_945_670, 374412.0 / 4_972_835),
    Triple(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4929758.0 / 4_972_835)
  )
  static let proPhoto = (
    Triple(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Triple(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Triple(0, 0, 0.82510460251046020)
  )
  static let rec2020 = (
    Triple(63426534.0 / 99_577_255, 20160776.0 / 139_408_157, 47086771.0 / 278_816_314),
    Triple(26158966.0 / 99_577_255, 472592308.0 / 697_040_785, 8267143.0 / 139_408_157),
    Triple(0, 19567812.0 / 697_040_785, 295819943.0 / 278_816_314)
  )
}
