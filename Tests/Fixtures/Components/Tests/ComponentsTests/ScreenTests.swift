import LikenessTesting
import UIKit
import XCTest

@testable import Components

@MainActor final class ScreenTests: XCTestCase {
  func testOnboarding() {
    assertSnapshot(
      of: OnboardingViewController(),
      as: .image(on: .iPhone17, traits: UITraitCollection(displayScale: 1)))
    assertSnapshot(
      of: OnboardingViewController(),
      as: .image(on: .iPhone17(.landscape), traits: UITraitCollection(displayScale: 1)))
  }

  func testSettingsCell() {
    let cell = SettingsCell(style: .default, reuseIdentifier: nil)
    cell.configure(title: "Notifications", color: .systemRed, isOn: true)
    assertSnapshot(
      of: cell,
      as: .image(
        size: CGSize(width: 320, height: 52), traits: UITraitCollection(displayScale: 2)))
  }
}
