/// Components with controls, typed as an iOS team would, and where their parts are drawn.

import Testing
import UIKit

final class VolumeSlider: UISlider {
  override init(frame: CGRect) {
    super.init(frame: frame)
    minimumValue = 0
    maximumValue = 11
    value = 5.5
    minimumTrackTintColor = .systemPink
    maximumTrackTintColor = .systemGray4
    setThumbImage(nil, for: .normal)
    setThumbImage(nil, for: [.highlighted, .selected])
    isContinuous = false
    addAction(UIAction { [weak self] _ in self?.announce() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var announced: [Float] = []
  private func announce() { announced.append(value) }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.size.height = 8
    rect.origin.y = (bounds.height - 8) / 2
    return rect
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: 2, dy: 2)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && isEnabled
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTracking }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: [.editingDidEnd, .valueChanged])
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

/// An image above its title.
final class VerticalButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.minY, width: size.width,
      height: size.height)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(
      x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 4) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }

  var updates = 0
  override func updateConfiguration() {
    super.updateConfiguration()
    updates += 1
  }
}

final class FilterBar: UIView {
  let segments = UISegmentedControl(items: ["All", "Open", UIImage(systemName: "star") as Any])
  let stepper = UIStepper()
  let pages = UIPageControl()
  let spinner = UIActivityIndicatorView(style: .medium)
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemBlue
    segments.setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.secondaryLabel], for: .normal)
    segments.insertSegment(withTitle: "Closed", at: 2, animated: false)
    segments.apportionsSegmentWidthsByContent = true
    segments.addAction(UIAction { [unowned self] _ in pages.currentPage = 0 }, for: .valueChanged)
    stepper.minimumValue = 1
    stepper.maximumValue = 10
    stepper.stepValue = 1
    stepper.wraps = false
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.hidesForSinglePage = true
    pages.isUserInteractionEnabled = false
    spinner.color = .white
    spinner.hidesWhenStopped = true
    [segments, stepper, pages, spinner].forEach(stack.addArrangedSubview)
    stack.axis = .vertical
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}

@Suite struct ControlComponentTests {
  @Test("A slider asks its class where the track and the thumb are") func slider() throws {
    let slider = VolumeSlider()
    // A thumb of 27 points in the middle of 127, made 23 by the class.
    let picture = try render(slider, in: CGSize(width: 127, height: 31))
    #expect(picture[63, 15] == StraightColor(r: 255, g: 255, b: 255))
    #expect(picture[55, 15] == StraightColor(r: 255, g: 255, b: 255))
    // The track runs from 11.5 to 19.5.
    #expect(picture[20, 13] == StraightColor(hex: 0xFF2D55))
    #expect(picture[110, 13] == StraightColor(hex: 0xD1D1D6))
    #expect(picture[20, 9].alpha == 0)
    slider.value = 50
    #expect(slider.value == 11 && slider.announced.isEmpty)
    slider.sendActions(for: .valueChanged)
    #expect(slider.announced == [11])
  }

  @Test("A button asks its class where image and title are") func rects() throws {
    let button = VerticalButton()
    button.setImage(UIImage(systemName: "unknown.symbol"), for: .normal)
    button.setTitle("Favorite", for: .normal)
    button.menu = Menu(children: [UIAction(title: "Open", attributes: .destructive) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.role = .destructive
    button.isPointerInteractionEnabled = true
    _ = try render(button, in: CGSize(width: 90, height: 60))
    // The placeholder of a symbol is 17 points wide; the content is 80 by 52 points from 5, 4.
    #expect(button.imageView?.frame == CGRect(x: 37, y: 4, width: 17, height: 17))
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 36, width: 80, height: 20))
    #expect(button.updates > 0 && button.currentTitle == "Favorite")
    #expect(button.currentAttributedTitle?.string == "Favorite")
  }

  @Test("A bar with a control of each kind") func bar() throws {
    let bar = FilterBar()
    _ = try render(bar, in: CGSize(width: 300, height: 140))
    #expect(bar.segments.numberOfSegments == 4 && bar.segments.selectedSegmentIndex == 0)
    #expect(bar.segments.titleForSegment(at: 2) == "Closed")
    #expect(bar.stepper.value == 1)
    #expect(bar.spinner.isHidden && !bar.spinner.isAnimating)
    bar.pages.currentPage = 7
    #expect(bar.pages.currentPage == 2)
    bar.segments.sendActions(for: .valueChanged)
    #expect(bar.pages.currentPage == 0)
  }
}
