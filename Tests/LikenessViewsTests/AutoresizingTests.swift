/// Frames that follow the size of their container.
import Foundation
import Testing

@testable import LikenessViews

@Suite struct AutoresizingTests {
  /// The frame of a view of 100 by 100 after its container of 200 by 200 became 300 by 260.
  private func resized(
    _ frame: CGRect, _ mask: View.AutoresizingMask, byLayout: Bool = false
  ) -> CGRect {
    let container = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = View(frame: frame)
    view.autoresizingMask = mask
    container.addSubview(view)
    if byLayout {
      let root = View()
      root.addSubview(container, pinning: .size(300, 260))
      root.layout(in: CGSize(width: 400, height: 400))
    } else {
      container.frame.size = CGSize(width: 300, height: 260)
    }
    return view.frame
  }

  private let frame = CGRect(x: 30, y: 40, width: 100, height: 100)

  @Test("A view without a mask stays where it is") func noMask() {
    #expect(resized(frame, []) == frame)
  }

  @Test("The one flexible length takes the whole difference")
  func oneLength() {
    #expect(resized(frame, .flexibleWidth) == CGRect(x: 30, y: 40, width: 200, height: 100))
    #expect(resized(frame, .flexibleLeftMargin) == CGRect(x: 130, y: 40, width: 100, height: 100))
    #expect(resized(frame, .flexibleRightMargin) == frame)
    #expect(resized(frame, .flexibleTopMargin) == CGRect(x: 30, y: 100, width: 100, height: 100))
    #expect(resized(frame, .flexibleHeight) == CGRect(x: 30, y: 40, width: 100, height: 160))
  }

  @Test("Several flexible lengths share the difference in proportion to themselves")
  func proportional() {
    // Left 30 and right 70 of 100 share 100 points; top 40 and bottom 60 share 60.
    #expect(
      resized(
        frame,
        [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]) == CGRect(x: 60, y: 64, width: 100, height: 100))
  }

  @Test("Flexible lengths of zero share the difference in equal parts") func equalParts() {
    let whole = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(
      resized(whole, [.flexibleLeftMargin, .flexibleRightMargin])
        == CGRect(x: 50, y: 0, width: 200, height: 200))
  }

  @Test("Layout resizes as a frame set by hand does") func byLayout() {
    #expect(
      resized(frame, [.flexibleWidth, .flexibleHeight], byLayout: true)
        == CGRect(x: 30, y: 40, width: 200, height: 160))
  }

  @Test("A view without a frame fills a container that had none, at every level")
  func filling() {
    let root = View()
    let (middle, inner) = (View(), View())
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(middle)
    middle.addSubview(inner)
    root.layout(in: CGSize(width: 320, height: 100))
    #expect(middle.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(inner.frame == middle.frame)
    root.layout(in: CGSize(width: 200, height: 80))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test("Rules and stacks override the mask") func rulesWin() {
    let stack = StackView(arrangedSubviews: [Block(20, 10)])
    stack.alignment = .leading
    stack.subviews[0].autoresizingMask = [.flexibleWidth]
    stack.layout(in: CGSize(width: 100, height: 40))
    stack.layout(in: CGSize(width: 300, height: 40))
    #expect(stack.subviews[0].frame.height == 10)
    let root = View()
    let view = View()
    view.autoresizingMask = [.flexibleWidth]
    root.addSubview(view, pinning: .size(20, 10))
    root.layout(in: CGSize(width: 100, height: 40))
    root.layout(in: CGSize(width: 300, height: 40))
    #expect(view.frame.width == 20)
  }

  @Test("A container can leave its subviews alone") func switchedOff() {
    let container = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.autoresizesSubviews = false
    let view = View(frame: frame)
    view.autoresizingMask = .flexibleWidth
    container.addSubview(view)
    container.frame.size.width = 200
    #expect(view.frame == frame)
  }
}
