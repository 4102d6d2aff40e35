/// Bars, interactions and animators under UIKit's names.
import Testing
import UIKit

private final class MenuButton: UIButton, UIContextMenuInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UILargeContentViewerInteraction())
    showsLargeContentViewer = true
    largeContentTitle = "Share"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func accessibilityIncrement() { alpha = 1 }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share", attributes: .destructive) { _ in }])
    }
  }
}

private final class Screen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationItem.standardAppearance = appearance
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: nil)
    view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
  }
}

@Suite struct InteractionTests {
  @Test("Interactions compile and show nothing") func interactions() {
    let button = MenuButton()
    #expect(button.showsLargeContentViewer && button.largeContentTitle == "Share")
  }

  @Test("An animator runs to its end when it starts") func animator() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { steps.append("a") }
    animator.addAnimations { steps.append("b") }
    animator.addCompletion { steps.append($0 == .end ? "end" : "other") }
    #expect(steps.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(steps == ["a", "b", "end"])
  }

  @Test("A screen in a stack compiles as on iOS") func screen() {
    let screen = Screen(nibName: nil, bundle: nil)
    let stack = UINavigationController(rootViewController: screen)
    stack.view.layoutIfNeeded()
    #expect(stack.navigationBar.topItem?.rightBarButtonItem != nil)
    #expect(screen.view.subviews.count == 1 && screen.preferredStatusBarStyle == .lightContent)
  }
}
