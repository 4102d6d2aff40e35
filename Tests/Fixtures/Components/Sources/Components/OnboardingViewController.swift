import UIKit

final class OnboardingViewController: UIViewController {
  private let pageControl = UIPageControl()
  private let continueButton = GradientButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let titleLabel = UILabel()
    titleLabel.text = "Welcome"
    titleLabel.font = .boldSystemFont(ofSize: 34)
    let textLabel = UILabel()
    textLabel.text = "Split bills with friends, and see at a glance who owes what."
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .center
    let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    texts.axis = .vertical
    texts.alignment = .center
    texts.spacing = 12
    pageControl.numberOfPages = 3
    pageControl.currentPage = 1
    pageControl.pageIndicatorTintColor = .systemGray4
    pageControl.currentPageIndicatorTintColor = .systemPurple
    continueButton.setTitle("Continue", for: .normal)
    let footer = UIStackView(arrangedSubviews: [pageControl, continueButton])
    footer.axis = .vertical
    footer.spacing = 16
    for stack in [texts, footer] {
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      texts.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
      texts.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
      footer.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      footer.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      footer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
  }
}
