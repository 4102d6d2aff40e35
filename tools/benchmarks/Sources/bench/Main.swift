/// Measures how long it takes to restyle the screens of a whole app, to compare two screens, and to
/// explain a difference, and prints tables.
import Foundation
import Likeness

@main struct Bench {
  static func main() throws {
    let light = try theme("light", text: 0x1A1A33, background: 0xFFFFFF, size: 15)
    let dark = try theme("dark", text: 0xF3F3FF, background: 0x12121F, size: 16)
    let app = App(screens: 174, labels: 1145, buttons: 766)
    var views = 0
    app.root.forEachView { _ in views += 1 }
    print(
      "\(app.elements) elements (\(views) views with their parts), 200 runs each, in milliseconds\n"
    )

    let manager = ThemeManager(builtIn: light)
    var table = Table()
    table.measure("apply a theme to the tree", limit: 10) { run in
      manager.adopt(run.isMultiple(of: 2) ? dark : light)
      manager.apply(to: app.root)
    }
    let styles = [Look(text: Color(hex: 0x1A1A33)), Look(text: Color(hex: 0xF3F3FF))]
    table.measure("apply style structs to every view", limit: 10) { run in
      app.apply(styles[run % 2])
    }
    let functions = styles.map { $0.functional }
    table.measure("apply functional styles to every view", limit: 10) { run in
      app.apply(functions[run % 2])
    }
    table.print()

    print("\nTwo pictures of 1170 by 2532 pixels\n")
    var comparing = Table()
    try ComparedScreens().measure(in: &comparing)
    comparing.print()

    print("\nTwo display lists of 1,000 items\n")
    var explaining = Table()
    try ExplainedLists().measure(in: &explaining)
    explaining.print()
    if table.isOverLimit || comparing.isOverLimit || explaining.isOverLimit {
      print("\nA median is over its limit.")
      exit(1)
    }
  }

  private static func theme(_ name: String, text: UInt32, background: UInt32, size: Double) throws
    -> Theme
  {
    Theme(
      name: name,
      colors: [
        "text": .init(hex: text), "background": .init(hex: background),
        "primary": .init(hex: 0x333399),
      ],
      fonts: ["body": FontToken(size: size), "button": FontToken(weight: .bold, size: size)])
  }
}
