/// Sliders, segmented controls, steppers, page controls and activity indicators.
import Foundation
import LikenessDisplayList
import LikenessText
import TestKit
import Testing

@testable import LikenessViews

@Suite struct ValueControlTests {
  @Test("A value stays in its range, which moves its other end along") func ranges() {
    let slider = Slider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
    let stepper = Stepper()
    stepper.value = -3
    #expect(stepper.value == 0)
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
  }

  @Test("Setting a value sends no event, as in UIKit") func silence() {
    let (slider, segments, pages) = (Slider(), SegmentedControl(items: ["a", "b"]), PageControl())
    var count = 0
    for control in [slider, segments, pages] as [Control] {
      control.addAction(for: .allEvents) { count += 1 }
    }
    slider.value = 1
    segments.selectedSegmentIndex = 1
    pages.numberOfPages = 3
    pages.currentPage = 2
    #expect(count == 0)
    segments.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test(
    "The thumb of a slider runs from one end of the track to the other",
    arguments: [(0.0, 0.0), (0.5, 50), (1, 100)])
  func thumb(share: Double, x: Double) throws {
    let slider = Slider()
    let value = Float(share)
    slider.value = value
    slider.layout(in: CGSize(width: 127, height: 31))
    func thumb() -> CGRect {
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: value)
    }
    // 27 points of 127 are the thumb's; it has 2 points above it.
    #expect(thumb() == CGRect(x: x, y: 2, width: 27, height: 27))
    slider.layoutDirection = .rightToLeft
    #expect(thumb().minX == CGFloat(100 - x))
  }

  @Test("The image of a thumb is that of the nearest state")
  func imageOfAThumb() throws {
    let slider = Slider()
    slider.layout(in: CGSize(width: 200, height: 31))
    let image = Image(Bitmap.plain(8, 8, .red), name: "i")
    slider.setThumbImage(image, for: .normal)
    #expect(slider.currentThumbImage?.size.width == 8 && slider.thumbImage(for: .disabled) != nil)
    #expect(try drawn(slider, in: slider.frame.size).filter { $0.hasPrefix("image") }.count == 1)
  }

  @Test("The parts of a slider are named by their properties") func recordsOfASlider() throws {
    let slider = Slider()
    slider.value = 0.3
    let text = try recorded(slider, in: CGSize(width: 127, height: 31)).joined(separator: "\n")
    for part in ["value", "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains("0.3\n") || text.contains("0.3,") || text.contains("0.3 "), "\(text)")
  }

  @Test("Segments are equal, from the leading edge; the selected one is inset by 2 points")
  func segments() throws {
    let control = SegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    func thumb() throws -> String? {
      try drawn(control, in: CGSize(width: 300, height: 32)).first {
        $0.hasPrefix("box") && $0.contains("radius 7")
      }
    }
    #expect(try thumb()?.contains(" 202 2 96 28 ") == true)
    // Titles stand in the middle, within the pixel that their edges are moved by.
    for (title, middle) in zip(control.subviews, [50.0, 150, 250]) {
      #expect(abs(title.frame.midX - middle) <= 1)
    }
    control.layoutDirection = .rightToLeft
    #expect(try thumb()?.contains(" 2 2 96 28 ") == true)
    control.isMomentary = true
    #expect(try thumb() == nil)
  }

  @Test("A selection goes with its segment, and ends with it") func selection() {
    let control = SegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 1)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    control.removeSegment(at: 3, animated: false)
    control.setTitle("d", forSegmentAt: 4)
    #expect(control.subviews.isEmpty && control.titleForSegment(at: 0) == nil)
  }

  @Test("Titles have the attributes of the normal state and of their own") func attributes() throws
  {
    let control = SegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 20)], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: Color.red], for: .selected)
    control.layout(in: CGSize(width: 200, height: 32))
    let labels = control.subviews.compactMap { $0 as? Label }
    #expect(labels.map { $0.font?.size } == [20, 20])
    #expect(labels.map { $0.textColor == .red } == [true, false])
  }

  @Test("Large text makes a segmented control higher") func textSizes() {
    let control = SegmentedControl(items: ["Day", "Week"])
    control.layout(in: .unbounded)
    #expect(control.frame.height == 32)
    control.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    control.layout(in: .unbounded)
    #expect(control.frame.height > 50)
  }

  @Test("Of a stepper, the sign without an effect is pale") func signs() throws {
    let stepper = Stepper()
    func opacities() throws -> [UInt8] {
      stepper.layout(in: CGSize(width: 94, height: 32))
      return try DisplayList(painting: stepper).items.compactMap { item in
        guard case .path(let path) = item.drawing, case .color(let color) = path.paint else {
          return nil
        }
        return color.alpha
      }
    }
    // 0.3 of 255 is 76.5.
    #expect(try opacities() == [77, 255])
    stepper.value = 100
    #expect(try opacities() == [255, 77])
    stepper.wraps = true
    #expect(try opacities() == [255, 255])
  }

  @Test("Dots are 17 points apart, and the current one is 10 points longer") func dots() throws {
    let control = PageControl()
    control.numberOfPages = 3
    control.currentPage = 1
    // 3 dots of 8 points, 10 more for one, 2 gaps of 9 and 10 at each end.
    #expect(control.intrinsicContentSize == CGSize(width: 72, height: 26))
    let boxes = try drawn(control, in: CGSize(width: 72, height: 26))
    #expect(boxes.map { $0.contains(" 8 8 ") || $0.contains(" 18 8 ") } == [true, true, true])
    #expect(boxes[0].contains("PageControl 10 9 8 8") && boxes[1].contains(" 27 9 18 8"))
    control.layoutDirection = .rightToLeft
    control.currentPage = 0
    #expect(
      try drawn(control, in: CGSize(width: 72, height: 26)).last?.contains(" 44 9 18 8") == true)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(try drawn(control, in: CGSize(width: 72, height: 26)).isEmpty)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test("An indicator is hidden until it turns, unless told otherwise") func indicator() throws {
    let view = ActivityIndicatorView(style: .large)
    #expect(view.isHidden && view.intrinsicContentSize.width == 37)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    #expect(try drawn(view, in: CGSize(width: 37, height: 37)).count == 8)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test("A refresh control shows nothing until it refreshes") func refresh() throws {
    let control = RefreshControl()
    control.attributedTitle = NSAttributedString(string: "Wait")
    control.layout(in: .width(200))
    #expect(control.frame.height == 0)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(try drawn(control, in: .width(200)).count == 9)
    #expect(control.frame.height == 60)
    control.endRefreshing()
    #expect(try drawn(control, in: CGSize(width: 200, height: 60)).isEmpty)
  }
}

@Suite struct ControlActionTests {
  @Test("All events are known") func actions() {
    let control = Control()
    var count = 0
    control.addAction(
      Action(identifier: Action.Identifier("a")) { _ in count += 1 }, for: .touchDown)
    control.addAction(
      Action(identifier: Action.Identifier("a")) { _ in count += 1 }, for: .touchUpInside)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.sendActions(for: .allTouchEvents)
    #expect(count == 2)
    let action = Action { [weak control] in #expect($0.sender === control) }
    control.sendAction(action)
  }

  @Test("Leading is left or right by the direction") func alignment() {
    let button = Button()
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.layoutDirection = .rightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  @Test("A title that fills a button is as wide and as high as its content") func fill() {
    let button = Button()
    button.setTitle("a", for: .normal)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layout(in: CGSize(width: 100, height: 50))
    #expect(button.titleLabel?.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("A background image is stretched to its rect, below the title") func background() throws {
    let image = Image(Bitmap.plain(8, 60, .red), name: "b")
    let button = Button()
    button.setTitle("a", for: .normal)
    button.setBackgroundImage(image, for: .normal)
    let items = try drawn(button, in: CGSize(width: 100, height: 50))
    #expect(items.first?.hasPrefix("image Button 0 0 8 60 to 0 0 100 50") == true, "\(items)")
    #expect(button.intrinsicContentSize.height == 60)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.currentBackgroundImage == nil)
  }
}
