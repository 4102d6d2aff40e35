/// Auto Layout as teams write it for UIKit: what compiles here compiles there.
import Testing
import UIKit

/// A component with everything of Auto Layout that a subclass may override.
private final class Row: UIView {
  let title = UILabel()
  let icon = UIView()
  private let guide = UILayoutGuide()
  private var iconSize: NSLayoutConstraint?
  private var all: Set<NSLayoutConstraint> = []

  override class var requiresConstraintBasedLayout: Bool { true }
  override var forFirstBaselineLayout: UIView { title }
  override var forLastBaselineLayout: UIView { title }
  override var layoutMargins: UIEdgeInsets { didSet { setNeedsUpdateConstraints() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    for view in [title, icon] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(guide)
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .vertical)
    let size = icon.widthAnchor.constraint(equalToConstant: 0)
    iconSize = size
    NSLayoutConstraint.activate([
      size, icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      guide.widthAnchor.constraint(equalToConstant: 6),
      guide.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
      title.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    addConstraints([
      icon.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      bottomAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor, constant: 3),
    ])
    let top = NSLayoutConstraint(
      item: title, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin,
      multiplier: 1, constant: 0)
    addConstraint(top)
    all = [top, size]
    all.remove(top)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    iconSize?.constant = 12
    super.updateConstraints()
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
  }

  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
}

@Suite struct LayoutComponentTests {
  @Test("A row in margins of its own lays out its icon and its title") func row() {
    let row = Row()
    row.title.text = "One"
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    #expect(row.icon.frame == CGRect(x: 10, y: 3, width: 12, height: 12))
    #expect(row.title.frame.origin == CGPoint(x: 28, y: 4))
    #expect(!row.icon.hasAmbiguousLayout)
    #expect(row.systemLayoutSizeFitting(CGSize(width: 90, height: 0)).width == 90)
  }
}
