/// The appearance event of a view, and controllers that make screens.
import Foundation
import LikenessDisplayList
import Testing

@testable import LikenessViews

@Suite struct AppearanceTests {
  private let space = CGSize(width: 50, height: 50)

  @Test("A view appears once, before its first layout") func once() {
    let (root, view) = (View(), View())
    root.addSubview(view)
    var frames: [CGRect] = []
    view.onAppear { [unowned view] in
      frames.append(view.frame)
      view.pin(.size(7, 7))
    }
    #expect(frames.isEmpty)
    root.layout(in: space)
    root.layout(in: space)
    #expect(frames == [.zero])
    // The same layout contains the event's changes.
    #expect(view.frame.size == CGSize(width: 7, height: 7))
  }

  @Test("A hidden view appears when it is shown") func hidden() {
    let (root, box, view) = (View(), View(), View())
    root.addSubview(box)
    box.addSubview(view)
    box.isHidden = true
    var count = 0
    view.onAppear { count += 1 }
    root.layout(in: space)
    #expect(count == 0)
    box.isHidden = false
    root.layout(in: space)
    #expect(count == 1)
  }

  @Test("Views that an action shows or adds appear in the same layout") func shownByAction() {
    let (root, earlier, later) = (View(), View(), View())
    earlier.isHidden = true
    root.addSubview(earlier)
    root.addSubview(later)
    var order: [String] = []
    earlier.onAppear { order.append("earlier") }
    let added = View()
    added.onAppear { order.append("added") }
    later.onAppear { [unowned root] in
      order.append("later")
      earlier.isHidden = false
      root.insertSubview(added, at: 0)
    }
    root.layout(in: space)
    #expect(order == ["later", "added", "earlier"])
  }

  @Test("A view that moves itself to the front appears once") func toTheFront() {
    let (root, view) = (View(), View())
    root.addSubview(view)
    root.addSubview(View())
    var count = 0
    view.onAppear { [unowned root, unowned view] in
      count += 1
      root.addSubview(view)
    }
    root.layout(in: space)
    #expect(count == 1 && root.subviews.last === view)
    root.layout(in: space)
    #expect(count == 1)
  }

  @Test("A view that was removed and added appears again") func again() {
    let (root, box, view) = (View(), View(), View())
    box.addSubview(view)
    root.addSubview(box)
    var count = 0
    view.onAppear { count += 1 }
    root.layout(in: space)
    box.removeFromSuperview()
    root.layout(in: space)
    #expect(count == 1)
    root.addSubview(box)
    root.layout(in: space)
    #expect(count == 2)
  }

  @Test("A controller loads its view on first use, and is notified once") func controller() {
    final class Screen: ViewController {
      var calls: [String] = []
      override func loadView() {
        calls.append("loadView")
        view = View()
        view.tag = 7
      }
      override func viewDidLoad() { calls.append("viewDidLoad \(view.tag)") }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    let view = screen.view
    #expect(view === screen.view && screen.isViewLoaded)
    #expect(screen.calls == ["loadView", "viewDidLoad 7"])
  }

  @Test("A controller that sets no view has an empty one") func controllerWithoutView() {
    final class Forgetful: ViewController {
      override func loadView() { view.tag = 3 }
    }
    #expect(Forgetful().view.tag == 3)
    #expect(ViewController().view.subviews.isEmpty)
  }
}
