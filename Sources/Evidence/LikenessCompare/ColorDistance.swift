/// The distance between two colours in YIQ and in OKLab, in the order of operations of the programs whose counts we give.

/// A pixel's channels, 0…255, as numbers to calculate with.
struct Channels {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  @inline(__always)
  init(_ pixel: UInt32) {
    let p = UInt32(littleEndian: pixel)
    red = Double(p & 255)
    green = Double(p &>> 8 & 255)
    blue = Double(p &>> 16 & 255)
    alpha = Double(p &>> 24)
  }

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = 255
  }
}

/// What translucent pixels are laid over: a colour that depends on the place of the pixel, so that whatever the translucent colour is, few
/// of its pixels vanish against it. Green and blue alternate between 48 and 207 by the golden ratio and its square; red is always 48,
/// because offsets of pixels are even. From mapbox/pixelmatch 7.
@inline(__always)
func background(atByte offset: Int) -> Channels {
  let k = Double(offset)
  let green = Int(k / 1.618033988749895) & 1
  let blue = Int(k / 2.618033988749895) & 1
  return Channels(red: 48, green: 48 + 159 * Double(green), blue: 48 + 159 * Double(blue))
}

/// Kotsarenko and Ramos' distance in YIQ.
enum YIQ {
  /// What translucent pixels are laid over to see how bright they are.
  enum Ground {
    /// The colour that depends on the place, as for their distance. With pixelmatch 7.2.0.
    case pattern
    /// A middle grey, which leaves ramps of brightness as they are; pixels that look alike on it are told apart by alpha. With its main branch.
    case grey
  }

  /// The largest distance that there is.
  static let largest = 35215.0

  /// Opaque pixels no channel of which differs by more than `d` are at most `d * d` times this apart. The form is convex, so it is largest at
  /// a corner of the cube: where red and the other two differ in opposite directions, 0.541557.
  static let largestForChannel = 0.5416

  /// The distance of two pixels at `offset` bytes into their pictures, 0…``largest``.
  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32, atByte offset: Int) -> Double {
    let p = UInt32(littleEndian: a)
    let q = UInt32(littleEndian: b)
    if (p & q) &>> 24 == 255 {
      // Differences of bytes are exact whether taken before or after the conversion.
      return weighted(
        red: Double(Int32(truncatingIfNeeded: p & 255) &- Int32(truncatingIfNeeded: q & 255)),
        green: Double(Int32(truncatingIfNeeded: p &>> 8 & 255) &- Int32(truncatingIfNeeded: q &>> 8 & 255)),
        blue: Double(Int32(truncatingIfNeeded: p &>> 16 & 255) &- Int32(truncatingIfNeeded: q &>> 16 & 255)))
    }
    let d = channelDeltas(Channels(a), Channels(b), over: background(atByte: offset))
    return weighted(red: d.red, green: d.green, blue: d.blue)
  }

  @inline(__always)
  private static func weighted(red: Double, green: Double, blue: Double) -> Double {
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// By how much the first pixel is brighter, -255…255.
  static func brightness(_ a: UInt32, minus b: UInt32, atByte offset: Int, over ground: Ground) -> Double {
    let p = Channels(a)
    let q = Channels(b)
    let d = channelDeltas(p, q, over: ground == .grey ? Channels(red: 128, green: 128, blue: 128) : background(atByte: offset))
    let brightness = d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223
    return ground == .grey && brightness == 0 ? (p.alpha - q.alpha) / 2 : brightness
  }

  @inline(__always)
  private static func channelDeltas(_ a: Channels, _ b: Channels, over under: Channels) -> (red: Double, green: Double, blue: Double) {
    if a.alpha == 255, b.alpha == 255 { return (a.red - b.red, a.green - b.green, a.blue - b.blue) }
    let alpha = a.alpha - b.alpha
    return (
      (a.red * a.alpha - b.red * b.alpha - under.red * alpha) / 255,
      (a.green * a.alpha - b.green * b.alpha - under.green * alpha) / 255,
      (a.blue * a.alpha - b.blue * b.alpha - under.blue * alpha) / 255
    )
  }
}

/// The HyAB distance in OKLab with toe-corrected lightness.
struct OKLab: Sendable {
  /// The tables, made once.
  static let shared = OKLab()

  private let linear = SRGB.linear
  /// Cube roots of the multiples of 1/4096.
  private let cubeRoots: [Double]

  private init() {
    cubeRoots = (0...4097).map { root(3, of: Double($0) / 4096) }
  }

  /// A colour as the cube roots of its cone responses, and its toe-corrected lightness.
  struct Coordinates {
    let l: Double
    let m: Double
    let s: Double
    let lightness: Double
  }

  /// Whether the distance of two pixels at `offset` bytes into their pictures exceeds `threshold`.
  func exceeds(_ threshold: Double, _ a: UInt32, _ b: UInt32, atByte offset: Int) -> Bool {
    let under = background(atByte: offset)
    return exceeds(threshold, coordinates(Channels(a), over: under), coordinates(Channels(b), over: under))
  }

  /// Whether |ΔL| + √(Δa² + Δb²) exceeds `threshold`, without the root.
  func exceeds(_ threshold: Double, _ p: Coordinates, _ q: Coordinates) -> Bool {
    let rest = threshold - abs(p.lightness - q.lightness)
    guard rest > 0 else { return true }
    let l = p.l - q.l
    let m = p.m - q.m
    let s = p.s - q.s
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return !(a * a + b * b <= rest * rest)
  }

  /// The coordinates of a colour laid over an opaque one. The matrices are Ottosson's.
  func coordinates(_ color: Channels, over under: Channels) -> Coordinates {
    let red: Double
    let green: Double
    let blue: Double
    if color.alpha == 255 {
      red = linear[Int(color.red)]
      green = linear[Int(color.green)]
      blue = linear[Int(color.blue)]
    } else {
      let rest = 255 - color.alpha
      red = SRGB.light((color.red * color.alpha + under.red * rest) / 255)
      green = SRGB.light((color.green * color.alpha + under.green * rest) / 255)
      blue = SRGB.light((color.blue * color.alpha + under.blue * rest) / 255)
    }
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Coordinates(l: l, m: m, s: s, lightness: toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s))
  }

  /// The cube root of a cone response. The rows of the matrices sum to 1 within 10^-9, so the index is at most 4096.
  private func cubeRoot(_ value: Double) -> Double {
    let position = value * 4096
    let index = Int(position)
    return cubeRoots[index] + (cubeRoots[index + 1] - cubeRoots[index]) * (position - Double(index))
  }

  /// Ottosson's lightness estimate with a toe, which does not stretch what is nearly black.
  private func toe(_ lightness: Double) -> Double {
    let k1 = 0.206
    let k2 = 0.03
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}

/// `value` to the power 2.4, for a value of 0…1: its square times the fifth root of its square.
func power12Fifths(_ value: Double) -> Double {
  let square = value * value
  return square * root(5, of: square)
}

/// The `degree`th root of a number of 0…2, by Newton's method down to the last bit or so: the library's root and power may differ
/// from one machine to the next.
func root(_ degree: Int, of value: Double) -> Double {
  guard value > 0 else { return 0 }
  let n = Double(degree)
  // From above the iteration falls to the root, and stops falling there.
  var guess = 2.0
  while true {
    var power = guess
    for _ in 2..<degree { power *= guess }
    let next = guess - (guess * power - value) / (n * power)
    guard next < guess else { return guess }
    guess = next
  }
}
