/// Colors as people see them who lack a kind of cone.
import LikenessCompare
import LikenessDisplayList

/// The three kinds of dichromatic color vision.
///
/// Simulated after Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
/// of Color Vision Deficiency" (IEEE TVCG 15(6), 2009): the published matrices of severity 1.0,
/// applied to linear RGB.
package enum ColorVision: String, CaseIterable, Sendable {
  /// Without cones for long waves.
  case protanopia
  /// Without cones for medium waves.
  case deuteranopia
  /// Without cones for short waves.
  case tritanopia

  /// What red, green and blue of the display add to each of the three as they are seen.
  package var rows: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Returns the color that looks to everybody as `color` does to these people.
  package func seen(_ color: StraightColor) -> StraightColor {
    let light = [color.red, color.green, color.blue].map { SRGB.linear[Int($0)] }
    let seen = rows.map { row in
      let sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
      // The byte whose light is nearest. Outside of the display's colors that is the nearer end.
      let above = SRGB.linear[..<256].firstIndex { $0 >= sum } ?? 255
      let isBelow = above > 0 && sum - SRGB.linear[above - 1] < SRGB.linear[above] - sum
      return UInt8(isBelow ? above - 1 : above)
    }
    return StraightColor(r: seen[0], g: seen[1], b: seen[2], a: color.alpha)
  }
}
