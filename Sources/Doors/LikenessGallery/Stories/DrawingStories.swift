/// Stories about the looks of boxes: corners, borders, shadows, gradients, clips, opacity, images.
import Likeness

extension Gallery {
  private static var symbolNames: [[String]] {
    """
    chevron.left chevron.right chevron.up chevron.down arrow.left arrow.right arrow.up arrow.down
    arrow.clockwise arrow.counterclockwise xmark checkmark plus minus ellipsis line.3.horizontal
    magnifyingglass gear person trash bell house star heart
    person.fill trash.fill bell.fill house.fill star.fill heart.fill gearshape.fill bookmark.fill
    circle square clock calendar camera cart creditcard doc
    envelope envelope.fill eye eye.slash flag folder lock mappin
    bolt bubble.left moon paperplane pause pencil photo play
    tag list.bullet square.and.arrow.up exclamationmark.triangle exclamationmark.triangle.fill \
    info.circle questionmark.circle exclamationmark.circle
    xmark.circle.fill checkmark.circle.fill plus.circle.fill minus.circle.fill info.circle.fill \
    person.circle.fill play.circle.fill chevron.right.circle.fill
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  static var drawingStories: [Story] {
    [
      Story("Box/corners") { context in
        try row(context) { view, index in
          view.backgroundColor = .token("accent")
          view.cornerRadii =
            [
              CornerRadii(all: 0), CornerRadii(all: 16), CornerRadii(all: 999),
              CornerRadii(topLeft: 32, topRight: 16, bottomRight: 8, bottomLeft: 0),
            ][index]
        }
      },
      Story("Box/borders") { context in
        try row(context) { view, index in
          view.borderWidth = [0.5, 1, 4, 12][index]
          view.cornerRadius = 16
          view.borderColor = Color.token("text").withAlphaComponent(index == 3 ? 0.4 : 1)
        }
      },
      Story("Box/shadows") { context in
        try row(context) { view, index in
          view.cornerRadius = 16
          view.shadow =
            [
              ShadowStyle(color: Color(white: 0, alpha: 0.3), dy: 1, blurRadius: 2),
              ShadowStyle(color: Color(white: 0, alpha: 0.3), dy: 4, blurRadius: 12),
              ShadowStyle(
                color: Color.token("brand").withAlphaComponent(0.5), dy: 0, blurRadius: 8, spread: 4
              ),
              ShadowStyle(color: Color(white: 0, alpha: 0.5), dx: 6, dy: 6, blurRadius: 0),
            ][index]
        }
      },
      Story("Box/gradients") { context in
        try row(context) { view, index in
          view.cornerRadius = 16
          let ends: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)), (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
            (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
            (CGPoint(x: 0, y: 1), CGPoint(x: 0.5, y: 0)),
          ]
          view.backgroundGradient = Gradient(
            colors: index == 3
              ? [.clear, .token("brand")]
              : [Color.token("brandYellow"), .token("brandPink"), .token("brand")],
            start: ends[index].0, end: ends[index].1)
        }
      },
      Story("Image/symbols", variants: StoryVariants(scales: [2])) { _ in
        let rows = symbolNames.map { names in
          let row = StackView(
            arrangedSubviews: names.map { name in
              let view = ImageView(image: Image(systemName: name))
              view.contentMode = .center
              view.frame.size = CGSize(width: 32, height: 28)
              view.tintColor = .token("accent")
              return view
            })
          row.distribution = .fillEqually
          return row
        }
        let stack = StackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 4
        return stack
      },
      Story("Box/clips") { context in
        try row(context) { view, index in
          view.cornerRadius = 24
          view.clipsToBounds = index.isMultiple(of: 2)
          view.borderWidth = index < 2 ? 0 : 4
          view.borderColor = .token("text")
          let child = View()
          child.backgroundColor = .token("brand")
          view.addSubview(child)
          child.pin(.leading, .top, .size(40, 40))
        }
      },
      Story("Box/opacity") { context in
        try row(context) { view, index in
          view.alpha = [1, 0.75, 0.5, 0.25][index]
          let child = View()
          child.backgroundColor = .token("brand")
          child.cornerRadius = 12
          view.addSubview(child)
          child.pin(.edges(inset: 12))
        }
      },
      Story("Box/transforms") { context in
        try row(context) { view, index in
          view.cornerRadius = 12
          view.borderWidth = 3
          view.borderColor = .token("brand")
          view.shadow = ShadowStyle(color: Color(white: 0, alpha: 0.4), dy: 3, blurRadius: 6)
          let label = Label(text: "Aa")
          view.addSubview(label)
          label.pin(.center)
          if index == 3 {
            let rings = CAGradientLayer()
            rings.type = .radial
            rings.colors = ["brandYellow", "brandPink", "brand"].map { Color.token($0) }
            (rings.startPoint, rings.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            rings.frame = CGRect(x: 0, y: 0, width: 72, height: 72)
            view.layer.insertSublayer(rings, at: 0)
            let star = CAShapeLayer()
            star.path = CGPath(
              try Path("M12 1L18.5 21L1.5 8.6H22.5L5.5 21z").scaledBy(x: 3, y: 3))
            view.layer.mask = star
          }
          view.transform =
            [
              CGAffineTransform(rotationAngle: .pi / 12), CGAffineTransform(scaleX: 0.7, y: 0.7),
              CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), .identity,
            ][index]
        }
      },
      Story("Image/modes") { context in
        let modes: [ContentMode] = [.fill, .aspectFit, .aspectFill, .center]
        return try row(context) { view, index in
          let image = ImageView()
          image.image = Avatar.initials("LK").image
          image.contentMode = modes[index]
          image.clipsToBounds = true
          view.addSubview(image)
          image.pin(.edges(insets: DirectionalEdgeInsets(horizontal: 4, vertical: 16)))
        }
      },
      Story("Image/icons") { context in
        let icons: [Icon] = [
          .reply, .sport, .signal, .lock, .display, .battery, .clock, .plane, .globe, .tick, .next,
        ]
        let stack = StackView(
          arrangedSubviews: icons.map { icon in
            let view = ImageView()
            view.image = icon.image
            return view
          })
        stack.spacing = 12
        stack.tintColor = .token("accent")
        return stack
      },
      Story("Shape/lines") { context in
        let corner = try Path("M6 18L12 6L18 18")
        return shapes([
          (corner, ShapeViewStyle(lineWidth: 4)),
          (corner, ShapeViewStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
          (corner, ShapeViewStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel)),
          (
            try Path("M2 18C8 -6 16 30 22 6"),
            ShapeViewStyle(lineWidth: 2, lineCap: .round, lineDashes: [0.1, 4])
          ),
          (try Path("M12 3a9 9 0 1 1-.1 0z"), ShapeViewStyle(lineWidth: 3, lineDashes: [6, 3])),
        ])
      },
      Story("Shape/fills") { context in
        let star = try Path("M12 1L18.5 21L1.5 8.6H22.5L5.5 21z")
        let colors = Gradient(colors: [.token("brandYellow"), .token("brandPink"), .token("brand")])
        return shapes([
          (star, ShapeViewStyle()), (star, ShapeViewStyle(fillRule: .evenOdd)),
          (star, ShapeViewStyle(fillGradient: colors)),
          (
            star,
            ShapeViewStyle(
              fillColor: .token("surface"), strokeColor: .token("text"), lineWidth: 1,
              lineJoin: .round)
          ),
          (
            try Path("M12 21C2 13 2 4 8 4c2 0 3 1 4 3c1-2 2-3 4-3c6 0 6 9-4 17z"),
            ShapeViewStyle(strokeGradient: colors, lineWidth: 2)
          ),
        ])
      },
    ]
  }

  /// Shapes on a grid of 24, each in a square of 72 points.
  private static func shapes(_ all: [(path: Path, style: ShapeViewStyle)]) -> StackView {
    let stack = StackView(
      arrangedSubviews: all.enumerated().map { index, shape in
        let view = ShapeView(path: shape.path, viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
        view.name = "shape \(index + 1)"
        view.apply(style: shape.style)
        view.pin(.size(72, 72))
        return view
      })
    stack.spacing = 20
    stack.tintColor = .token("accent")
    return stack
  }

  /// Four boxes beside each other, each changed by `body`.
  private static func row(_ context: StoryContext, _ body: (View, Int) throws -> Void) throws
    -> StackView
  {
    let surface = Color.token("surface")
    let boxes = try (0..<4).map { index in
      let box = View()
      box.name = "box \(index + 1)"
      box.backgroundColor = surface
      box.pin(.size(72, 72))
      try body(box, index)
      return box
    }
    let stack = StackView(arrangedSubviews: boxes)
    stack.spacing = 20
    return stack
  }
}
