import LikenessTesting
import Testing
import UIKit

@testable import Components

@Suite struct ComponentTests {
  private let twice = UITraitCollection(displayScale: 2)
  private let dark = UITraitCollection {
    $0.displayScale = 2
    $0.userInterfaceStyle = .dark
  }

  @Test func avatar() {
    let avatar = AvatarView(name: "Ada Lindqvist")
    avatar.isOnline = true
    assertSnapshot(of: avatar, as: .image(traits: twice))
  }

  @Test func card() {
    let card = CardView()
    card.titleLabel.text = "Rent"
    card.bodyLabel.text = "Due on Friday. Ada and Tom have paid their share."
    let page = UIView()
    page.backgroundColor = .systemGroupedBackground
    page.addSubview(card)
    card.frame.origin = CGPoint(x: 16, y: 16)
    card.frame.size = card.systemLayoutSizeFitting(
      CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    assertSnapshots(
      of: page,
      as: [
        .image(size: CGSize(width: 320, height: 136), traits: twice),
        .image(size: CGSize(width: 320, height: 136), traits: dark),
      ])
  }

  @Test func formRow() {
    let row = FormRow(title: "Email", placeholder: "name@example.com")
    row.textField.text = "ada@"
    row.error = "Enter a whole address."
    assertSnapshot(of: row, as: .image(size: CGSize(width: 320, height: 106), traits: twice))
  }

  @Test func rating() {
    let rating = RatingView()
    rating.rating = 3.5
    assertSnapshot(of: rating, as: .image(traits: twice))
  }

  @Test func gradientButton() {
    let button = GradientButton()
    button.setTitle("Pay now", for: .normal)
    assertSnapshot(of: button, as: .image(traits: twice))
    button.isEnabled = false
    assertSnapshot(of: button, as: .image(traits: twice), named: "disabled")
  }

  @Test func tagCloud() {
    let cloud = TagCloudView()
    cloud.tags = ["Groceries", "Rent", "Travel", "Coffee", "Books", "Birthday presents"]
    assertSnapshot(of: cloud, as: .image(size: CGSize(width: 240, height: 100), traits: twice))
  }

  @Test(arguments: ["incoming", "outgoing"]) func chatBubble(side: String) {
    let bubble = ChatBubbleView(
      text: "Did you get the tickets for Saturday?", isOutgoing: side == "outgoing")
    assertSnapshot(of: bubble, as: .image(traits: twice))
  }

  @Test func price() {
    let label = PriceLabel()
    label.show("€12.90", insteadOf: "€19.90")
    assertSnapshot(of: label, as: .image(traits: twice))
  }

  @Test func progressRing() {
    let ring = ProgressRing()
    ring.progress = 0.72
    assertSnapshot(of: ring, as: .image(size: CGSize(width: 80, height: 80), traits: twice))
  }
}
