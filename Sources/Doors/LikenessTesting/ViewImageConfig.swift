/// The screens of devices, with swift-snapshot-testing's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Likeness

/// A screen that a view is drawn on: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// On its side, or upright.
    case landscape, portrait
  }

  /// The insets of the area that the device leaves free.
  public var safeArea: EdgeInsets
  /// The size in points, or nil for that of the content.
  public var size: CGSize?
  /// The traits; the display scale is that of the picture.
  public var traits: TraitCollection
  /// The name of the device in the variant of a picture.
  var name: String?
  /// The name and the safe area of a device that is held the other way; nil until it was.
  private var other: (name: String?, safeArea: EdgeInsets)?

  /// A device.
  public init(
    safeArea: EdgeInsets = .zero, size: CGSize? = nil, traits: TraitCollection = TraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Returns the device held upright or on its side: `.iPhone17(.landscape)`,
  /// `.iPadPro11(.portrait)`. Only the orientation that is not the default is part of the name.
  public func callAsFunction(_ orientation: Orientation) -> ViewImageConfig {
    guard let size, (size.width > size.height) != (orientation == .landscape) else { return self }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    let word = orientation == .landscape ? "landscape" : "portrait"
    turned.name = other?.name ?? name.map { "\($0)-\(word)" }
    turned.other = (name, safeArea)
    guard traits.userInterfaceIdiom == .phone else { return turned }
    if orientation == .portrait {
      turned.safeArea = other?.safeArea ?? safeArea
      (turned.traits.verticalSizeClass, turned.traits.horizontalSizeClass) = (.regular, .compact)
      return turned
    }
    // The camera is then at the side, and the safe area is the same on both.
    turned.safeArea =
      safeArea.bottom == 0
      ? .zero : EdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
    turned.traits.verticalSizeClass = .compact
    turned.traits.horizontalSizeClass = size.width < 414 ? .compact : .regular
    return turned
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: Double = 3
  ) -> ViewImageConfig {
    device(
      name, width, height, EdgeInsets(top: top, left: 0, bottom: top == 20 ? 0 : 34, right: 0),
      scale, .phone, .compact)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, hasHomeButton: Bool = false
  ) -> ViewImageConfig {
    let safeArea =
      hasHomeButton
      ? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      : EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return device(name, width, height, safeArea, 2, .pad, .regular)
  }

  private static func device(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ safeArea: EdgeInsets, _ scale: Double,
    _ idiom: UserInterfaceIdiom, _ horizontal: UserInterfaceSizeClass
  ) -> ViewImageConfig {
    var config = ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: width, height: height),
      traits: TraitCollection {
        $0.displayScale = scale
        $0.userInterfaceIdiom = idiom
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = .regular
      })
    config.name = name
    return config
  }

  // Sizes and scales are those of Apple's Human Interface Guidelines, "Layout", "Specifications";
  // safe areas those of UIKit on the device.
  /// A phone, held upright.
  public static let iPhoneSe = phone("iPhoneSe", 320, 568, top: 20, scale: 2),
    iPhone8 = phone("iPhone8", 375, 667, top: 20, scale: 2),
    iPhone8Plus = phone("iPhone8Plus", 414, 736, top: 20),
    iPhoneX = phone("iPhoneX", 375, 812, top: 44),
    iPhoneXr = phone("iPhoneXr", 414, 896, top: 48, scale: 2),
    iPhoneXsMax = phone("iPhoneXsMax", 414, 896, top: 44),
    iPhone12 = phone("iPhone12", 390, 844, top: 47),
    iPhone12Pro = phone("iPhone12Pro", 390, 844, top: 47),
    iPhone12ProMax = phone("iPhone12ProMax", 428, 926, top: 47),
    iPhone13Mini = phone("iPhone13Mini", 375, 812, top: 50),
    iPhone13 = phone("iPhone13", 390, 844, top: 47),
    iPhone13Pro = phone("iPhone13Pro", 390, 844, top: 47),
    iPhone13ProMax = phone("iPhone13ProMax", 428, 926, top: 47),
    iPhone14 = phone("iPhone14", 390, 844, top: 47),
    iPhone14Pro = phone("iPhone14Pro", 393, 852, top: 59),
    iPhone14ProMax = phone("iPhone14ProMax", 430, 932, top: 59),
    iPhone15 = phone("iPhone15", 393, 852, top: 59),
    iPhone15Pro = phone("iPhone15Pro", 393, 852, top: 59),
    iPhone15ProMax = phone("iPhone15ProMax", 430, 932, top: 59),
    iPhone16 = phone("iPhone16", 393, 852, top: 59),
    iPhone16Pro = phone("iPhone16Pro", 402, 874, top: 62),
    iPhone16ProMax = phone("iPhone16ProMax", 440, 956, top: 62),
    iPhone17 = phone("iPhone17", 402, 874, top: 62),
    iPhone17Pro = phone("iPhone17Pro", 402, 874, top: 62),
    iPhone17ProMax = phone("iPhone17ProMax", 440, 956, top: 62)
  /// A tablet, held on its side, as in swift-snapshot-testing. The iPad mini is that of before
  /// 2021, with 1024 × 768 points.
  public static let iPadMini = pad("iPadMini", 1024, 768, hasHomeButton: true),
    iPad9_7 = pad("iPad9_7", 1024, 768, hasHomeButton: true),
    iPad10_2 = pad("iPad10_2", 1080, 810, hasHomeButton: true),
    iPadPro10_5 = pad("iPadPro10_5", 1112, 834, hasHomeButton: true),
    iPadPro11 = pad("iPadPro11", 1194, 834),
    iPadPro12_9 = pad("iPadPro12_9", 1366, 1024)
}
