/// The example of the page "Test the UIKit components of your app", word for word, and drawn.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Testing
import UIKit

public final class Badge: UIView {
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
  }
}

@Suite struct BadgeTests {
  @Test("The badge of the page is red, with its label inside") func badge() throws {
    let badge = Badge()
    badge.label.text = "3"
    let picture = try render(badge, in: CGSize(width: 40, height: 20))
    #expect(picture[0, 0] == StraightColor(hex: 0xFF3B30))
    #expect(badge.label.frame == CGRect(x: 6, y: 2, width: 28, height: 16))
  }
}
