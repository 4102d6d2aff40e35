/// The strategies for views of an app, as swift-snapshot-testing spells them.
import Foundation
import Likeness
import LikenessDisplayList

extension SnapshotStrategy where Subject: Responder {
  /// A picture of a view, or that of a view controller, in a size, with traits.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to be equal. Leave it out: pictures are the same
  ///     on every machine. As for `perceptualPrecision`, see
  ///     `Tolerance.swiftSnapshotTesting(precision:perceptualPrecision:)`.
  ///   - perceptualPrecision: How equal a pixel has to be.
  ///   - size: The size in points. Default: that of the frame or the content.
  ///   - traits: Traits that override the defaults: style, text size, direction and scale, each a
  ///     part of the name, and size classes.
  ///   - theme: The theme that resolves tokens. Default: Likeness's own theme of the style.
  @_disfavoredOverload public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: TraitCollection = TraitCollection(), theme: Theme? = nil
  ) -> SnapshotStrategy {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits, theme: theme)
  }

  /// A picture of a view as large as the screen of a device, at its scale and in its safe area; the
  /// device is part of the name. `traits` override those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: TraitCollection = TraitCollection(), theme: Theme? = nil
  ) -> SnapshotStrategy {
    DevicePicture(config, size, traits, theme).strategy(precision, perceptualPrecision)
  }

  // The compiler refuses every use of these, so no body runs.

  /// Pictures need no window.
  @available(
    *, unavailable,
    message: "Leave out “drawHierarchyInKeyWindow”: there are no windows here."
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: TraitCollection = TraitCollection()
  ) -> SnapshotStrategy { fatalError() }

  /// As `displayList`.
  @available(*, unavailable, message: "Write “displayList”, for a view.")
  public static var recursiveDescription: SnapshotStrategy { fatalError() }
}

/// A picture on a screen.
private struct DevicePicture {
  let size: CGSize?
  let safeArea: EdgeInsets
  let traits: TraitCollection
  let theme: Theme
  let variant: SnapshotVariant

  init(_ config: ViewImageConfig, _ size: CGSize?, _ traits: TraitCollection, _ theme: Theme?) {
    self.size = size ?? config.size
    safeArea = config.safeArea
    let all = TraitCollection(traitsFrom: [config.traits, traits])
    let isDark = all.userInterfaceStyle == .dark
    self.traits = all
    self.theme = theme ?? (isDark ? .builtInDark : .builtIn)
    var variant = SnapshotVariant.none
    if isDark { variant[.theme] = "dark" }
    if all.sets(.textSize) { variant[.textSize] = all.preferredContentSizeCategory.shortName }
    if all.layoutDirection == .rightToLeft { variant[.direction] = "rtl" }
    variant[SnapshotVariant.Axis(rawValue: "device")] = config.name
    self.variant = variant
  }

  func strategy<Subject: Responder>(_ precision: Float, _ perceptualPrecision: Float)
    -> SnapshotStrategy<Subject>
  {
    // In decimals as they were written: 0.99 as a Float is a little less.
    let tolerance = Result {
      try Tolerance.swiftSnapshotTesting(
        precision: Double("\(precision)") ?? .nan,
        perceptualPrecision: Double("\(perceptualPrecision)") ?? .nan)
    }
    guard let scale = Scale(traits.displayScale) else {
      return SnapshotStrategy { _ in throw SnapshotTestingError.scale(traits.displayScale) }
    }
    let picture = SnapshotStrategy<View>.image(
      in: size ?? .unbounded, scale: scale, theme: theme, variant: variant)
    return SnapshotStrategy(
      variant: picture.variant, tolerance: (try? tolerance.get()) ?? .exact
    ) { subject in
      _ = try tolerance.get()
      return try withExtendedLifetime(subject) {
        try TraitCollection.$current.withValue(traits) {
          guard let root = subject as? View ?? (subject as? ViewController)?.view else {
            throw SnapshotTestingError.noArea("\(subject)")
          }
          return try root.asRoot(size: size, safeArea: safeArea, traits: traits) {
            try picture.content(root)
          }
        }
      }
    }
  }
}
