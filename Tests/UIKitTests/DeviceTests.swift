/// Pictures on devices, in a file that imports UIKit and the assertions.
import LikenessTesting
import Testing
import UIKit

/// A screen that keeps what it learns of its surroundings.
private final class Screen: UIViewController {
  var seen: UITraitCollection?
  var idiom: UIUserInterfaceIdiom?

  override func loadView() {
    view = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .label
    (view as? Canvas)?.layOut = { [unowned self] in
      seen = traitCollection
      idiom = UIDevice.current.userInterfaceIdiom
    }
  }
}

private final class Canvas: UIView {
  var layOut: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}

@Suite struct DeviceTests {
  private func picture<Subject>(_ subject: Subject, _ strategy: SnapshotStrategy<Subject>) throws
    -> DisplayList
  {
    guard case .image(let list, _) = try strategy.content(subject) else {
      throw CancellationError()
    }
    return list
  }

  /// Sizes in Apple's Human Interface Guidelines, and the scale, safe area and size classes there.
  /// Tablets lie on their sides, with the sizes of swift-snapshot-testing's `View.swift`.
  @Test(
    "A device has the size and the safe area that Apple publishes",
    arguments: [
      (ViewImageConfig.iPhoneSe, 320, 568, 2, 20, 0), (.iPhone8, 375, 667, 2, 20, 0),
      (.iPhoneX, 375, 812, 3, 44, 34), (.iPhone13Mini, 375, 812, 3, 50, 34),
      (.iPhone13, 390, 844, 3, 47, 34), (.iPhone15Pro, 393, 852, 3, 59, 34),
      (.iPhone17Pro, 402, 874, 3, 62, 34), (.iPadMini, 1024, 768, 2, 20, 0),
      (.iPad9_7, 1024, 768, 2, 20, 0), (.iPad10_2, 1080, 810, 2, 20, 0),
      (.iPadPro10_5, 1112, 834, 2, 20, 0), (.iPadPro11, 1194, 834, 2, 24, 20),
      (.iPadPro12_9, 1366, 1024, 2, 24, 20), (.iPadMini(.portrait), 768, 1024, 2, 20, 0),
      (.iPadPro11(.portrait), 834, 1194, 2, 24, 20), (.iPadPro11(.landscape), 1194, 834, 2, 24, 20),
      (.iPhone13(.portrait), 390, 844, 3, 47, 34),
      (.iPhone13(.landscape)(.portrait), 390, 844, 3, 47, 34),
    ])
  func table(
    device: ViewImageConfig, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.traits.displayScale == Double(scale))
    #expect(device.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("A phone on its side has its camera at the side and a compact height") func landscape() {
    let phone = ViewImageConfig.iPhone17(.landscape)
    #expect(phone.size == CGSize(width: 874, height: 402))
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    #expect(phone.traits.verticalSizeClass == .compact)
    #expect(phone.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPhone17ProMax(.landscape).traits.horizontalSizeClass == .regular)
    let pad = ViewImageConfig.iPadPro11(.landscape)
    #expect(pad.safeArea == ViewImageConfig.iPadPro11.safeArea && pad.size?.width == 1194)
    #expect(pad.traits.horizontalSizeClass == .regular && pad.traits.verticalSizeClass == .regular)
  }

  @Test("A controller is as large as the device, in its pixels, and sees its traits")
  func controller() throws {
    let screen = Screen()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let list = try picture(screen, .image(on: .iPadMini, traits: dark))
    #expect(list.size == PixelSize(width: 2048, height: 1536))
    #expect(screen.seen?.horizontalSizeClass == .regular && screen.idiom == .pad)
    #expect(screen.seen?.displayScale == 2 && screen.seen?.userInterfaceStyle == .dark)
    // The dark theme's text, then the light one's: nothing stays of the first picture.
    let label = try Theme.builtInDark.resolve(UIColor.label)
    #expect(try list.rasterized(fonts: .embedded)[0, 0] == label)
    let light = try picture(screen, .image(size: CGSize(width: 20, height: 10)))
    #expect(light.size == PixelSize(width: 20, height: 10))
    #expect(try light.rasterized(fonts: .embedded)[0, 0] == Theme.builtIn.resolve(UIColor.label))
    #expect(screen.seen?.horizontalSizeClass == .compact && screen.idiom == .phone)
    #expect(screen.view.frame.size == CGSize(width: 10, height: 10))
  }

  @Test("Traits of a view reach its text, its direction and its scale, and then leave it")
  func traits() throws {
    let label = UILabel()
    label.text = "A"
    label.font = .preferredFont(forTextStyle: .body)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
    ])
    let usual = try picture(label, .image).size
    let large = SnapshotStrategy<UILabel>.image(traits: traits)
    #expect(try picture(label, large).size.height > 2 * usual.height)
    #expect(try picture(label, .image).size == usual)
    #expect(label.traitCollection.layoutDirection == .leftToRight)
    #expect(large.variant == SnapshotVariant([.textSize: "AX2", .direction: "rtl", .scale: "2"]))
  }

  @Test("The name of a picture has the device and the style, and no default")
  func names() {
    let plain = SnapshotStrategy<UIView>.image(size: CGSize(width: 10, height: 10))
    #expect(plain.variant == .none)
    let device = SnapshotVariant.Axis(rawValue: "device")
    let strategy = SnapshotStrategy<UIViewController>.image(
      on: .iPhone8(.landscape), traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      strategy.variant
        == SnapshotVariant([.theme: "dark", .scale: "2", device: "iPhone8-landscape"]))
    func name(_ config: ViewImageConfig) -> String? {
      SnapshotStrategy<UIViewController>.image(on: config).variant[device]
    }
    #expect(name(.iPadMini) == "iPadMini" && name(.iPadMini(.landscape)) == "iPadMini")
    #expect(name(.iPadMini(.portrait)) == "iPadMini-portrait")
    #expect(name(.iPadMini(.portrait)(.landscape)) == "iPadMini")
    #expect(name(.iPhone8(.portrait)) == "iPhone8")
    #expect(name(.iPhone8(.landscape)(.portrait)) == "iPhone8")
  }

  @Test("Precision is the tolerance that swift-snapshot-testing has, and nothing else")
  func precision() throws {
    let forgiving = SnapshotStrategy<UIView>.image(precision: 0.99, perceptualPrecision: 0.98)
    #expect(
      try forgiving.tolerance == .swiftSnapshotTesting(precision: 0.99, perceptualPrecision: 0.98))
    #expect(SnapshotStrategy<UIView>.image(on: .iPhone8).tolerance == .exact)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(throws: ToleranceError.self) {
      try SnapshotStrategy<UIView>.image(on: .iPhone8, precision: 2).content(view)
    }
    #expect(throws: (any Error).self) {
      try SnapshotStrategy<UIView>.image(traits: UITraitCollection(displayScale: 100))
        .content(view)
    }
  }
}
