/// Scroll views: offsets, insets, guides and indicators.
import Foundation
import LikenessDisplayList
import LikenessText
import Testing

@testable import LikenessViews

@Suite struct ScrollViewTests {
  private final class Listener: ScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      calls.append("\(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("end") }
  }

  private func scroll(content: CGSize = CGSize(width: 100, height: 300)) -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = content
    return scroll
  }

  private func frames(_ root: View) throws -> [String: FixedRect] {
    var frames: [String: FixedRect] = [:]
    for item in try DisplayList(painting: root).items {
      if case .view(let frame) = item.drawing { frames[item.source.path.description] = frame }
    }
    return frames
  }

  @Test("An offset moves what is drawn, and the edge cuts it off") func offset() throws {
    let scroll = scroll()
    let box = View(frame: CGRect(x: 10, y: 30, width: 20, height: 20))
    box.backgroundColor = .red
    scroll.addSubview(box)
    scroll.contentOffset = CGPoint(x: 5, y: 40)
    #expect(scroll.bounds == CGRect(x: 5, y: 40, width: 100, height: 100))
    scroll.layout(in: CGSize(width: 100, height: 100))
    #expect(box.frame == CGRect(x: 10, y: 30, width: 20, height: 20))
    let list = try DisplayList(painting: scroll)
    #expect(try frames(scroll)["ScrollView/View"]?.x == Fixed(5))
    #expect(try frames(scroll)["ScrollView/View"]?.y == Fixed(-10))
    #expect(list.description.contains("contentOffset=\"5 40\""))
    #expect(list.items.contains { if case .clip = $0.drawing { true } else { false } })
  }

  @Test("Setting the bounds moves the content") func bounds() {
    let scroll = scroll()
    scroll.bounds.origin.y = 25
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 25))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("Points are converted and hit through the offset") func conversion() {
    let (root, scroll) = (View(), scroll())
    scroll.frame.origin = CGPoint(x: 10, y: 20)
    let box = View(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
    root.addSubview(scroll)
    scroll.addSubview(box)
    scroll.contentOffset.y = 45
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    // 20 for the scroll view, 50 in the content, 45 scrolled away.
    #expect(box.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 25))
    #expect(root.convert(CGPoint(x: 10, y: 25), to: box) == .zero)
    #expect(scroll.convert(CGPoint(x: 0, y: 45), to: root) == CGPoint(x: 10, y: 20))
    #expect(root.hitTest(CGPoint(x: 12, y: 26), with: nil) === box)
    #expect(root.hitTest(CGPoint(x: 12, y: 24), with: nil) === scroll)
  }

  @Test("The delegate hears of each change once") func delegate() {
    let (scroll, listener) = (scroll(), Listener())
    scroll.delegate = listener
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(listener.calls == ["10", "20", "end", "30"])
  }

  @Test("An inset moves content that is at its start, and no other") func inset() {
    let scroll = scroll()
    scroll.contentInset = EdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -12))
    scroll.contentOffset.y = 50
    scroll.contentInset.top = 30
    #expect(scroll.contentOffset.y == 50)
    #expect(scroll.adjustedContentInset.top == 30)
  }

  @Test(
    "A rectangle becomes visible by the shortest way",
    arguments: [
      (0.0, 20.0, 40.0), (150, 20, 70), (45, 10, 40), (40, 100, 40), (260, 40, 200),
    ])
  func visibility(top: Double, height: Double, expected: Double) {
    let scroll = scroll()
    scroll.contentOffset.y = 40
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 10, height: height), animated: false)
    #expect(scroll.contentOffset.y == (top == 0 ? 0 : CGFloat(expected)))
  }

  @Test("The content takes its size from constraints, its width from the frame") func guides() {
    let scroll = ScrollView()
    let (tall, fixed) = (View(), View())
    for view in [tall, fixed] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    LayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      tall.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      tall.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      tall.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      tall.heightAnchor.constraint(equalToConstant: 400),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      fixed.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5),
      fixed.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 6),
      fixed.widthAnchor.constraint(equalToConstant: 7),
      fixed.heightAnchor.constraint(equalToConstant: 8),
    ])
    scroll.contentOffset.y = 50
    scroll.layout(in: CGSize(width: 120, height: 90))
    #expect(scroll.contentSize == CGSize(width: 120, height: 430))
    #expect(tall.frame == CGRect(x: 0, y: 10, width: 120, height: 400))
    // What is constrained to the frame does not scroll.
    #expect(fixed.frame == CGRect(x: 6, y: 55, width: 7, height: 8))
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 120, height: 430))
    #expect(frame.layoutFrame == CGRect(x: 0, y: 50, width: 120, height: 90))
    #expect(scroll.autoLayout?.warning == nil && tall.autoLayout?.warning == nil)
  }

  @Test("The edges of a scroll view are those of its content, its lengths those of its frame")
  func edges() {
    let (root, scroll, label) = (View(), ScrollView(), View())
    root.addSubview(scroll)
    scroll.addSubview(label)
    for view in [scroll, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      label.topAnchor.constraint(equalTo: scroll.topAnchor),
      label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 3),
      label.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -4),
      label.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      label.heightAnchor.constraint(equalToConstant: 250),
    ])
    scroll.contentOffset = CGPoint(x: 11, y: 12)
    root.layout(in: CGSize(width: 100, height: 100))
    #expect(scroll.frame == CGRect(x: 20, y: 10, width: 80, height: 90))
    #expect(label.frame == CGRect(x: 3, y: 0, width: 160, height: 250))
    #expect(scroll.contentSize == CGSize(width: 167, height: 250))
    #expect(root.firstIssue == nil)
  }

  @Test("Indicators show where a style asks and content is longer") func indicators() throws {
    let scroll = scroll()
    scroll.layout(in: CGSize(width: 100, height: 100))
    #expect(scroll.subviews.isEmpty)
    scroll.apply(style: ScrollViewStyle(indicatorColor: .red))
    scroll.contentOffset.y = 200
    scroll.layout(in: CGSize(width: 100, height: 100))
    // A third of a track of 94 points, at its end; 3 points wide, 3 from the edge.
    let indicator = try #require(scroll.subviews.first)
    #expect(scroll.subviews.count == 1)
    #expect(indicator.frame == CGRect(x: 94, y: 266, width: 3, height: 31))
    scroll.layoutDirection = .rightToLeft
    scroll.layout(in: CGSize(width: 100, height: 100))
    #expect(indicator.frame.minX == 3)
    scroll.showsVerticalScrollIndicator = false
    scroll.layout(in: CGSize(width: 100, height: 100))
    #expect(scroll.subviews.isEmpty)
  }

  @Test("A scale other than 1 is a warning") func zoom() {
    let scroll = scroll()
    #expect(scroll.contentWarning == nil)
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.contentWarning != nil)
  }
}
