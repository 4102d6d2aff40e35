import LikenessTesting
import UIKit
import XCTest

@testable import Components

final class ScreenTests: XCTestCase {
  func testOnboarding() {
    let screen = OnboardingViewController()
    assertSnapshot(of: screen, as: .image(on: .iPhone17))
    assertSnapshot(
      of: screen,
      as: .image(on: .iPhone8(.landscape), traits: UITraitCollection(userInterfaceStyle: .dark)))
  }
}

extension ScreenTests {
  func testSettingsCell() {
    let cell = SettingsCell(style: .default, reuseIdentifier: nil)
    cell.configure(title: "Notifications", color: .systemRed, isOn: true)
    assertSnapshot(
      of: cell,
      as: .image(
        size: CGSize(width: 320, height: 52), traits: UITraitCollection(displayScale: 2)))
  }
}
