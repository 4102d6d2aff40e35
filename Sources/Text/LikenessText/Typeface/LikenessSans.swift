/// Likeness Sans, the typeface that comes with Likeness: two weights, drawn pixel by pixel at the sizes that interfaces use.
///
/// Every face is text, and shows its glyphs: one character is one pixel, `.` without ink, `#` full of it, and `1` to `9` and `a` to
/// `e` between them. The faces up to 28 pixels to the em are fitted to the pixel grid; other sizes are scaled from the master of 64.
///
/// Written by `tools/typeface/draw.py`, which holds the drawing itself.
enum LikenessSans {
  /// Every face: its weight as in CSS, its size in pixels to the em, and its art.
  static let faces: [(weight: Int, size: Int, source: StaticString)] = [
    (400, 11, regular11),
    (400, 12, regular12),
    (400, 13, regular13),
    (400, 14, regular14),
    (400, 15, regular15),
    (400, 16, regular16),
    (400, 17, regular17),
    (400, 18, regular18),
    (400, 19, regular19),
    (400, 20, regular20),
    (400, 21, regular21),
    (400, 22, regular22),
    (400, 23, regular23),
    (400, 24, regular24),
    (400, 25, regular25),
    (400, 26, regular26),
    (400, 28, regular28),
    (400, 64, regular64),
    (700, 11, bold11),
    (700, 12, bold12),
    (700, 13, bold13),
    (700, 14, bold14),
    (700, 15, bold15),
    (700, 16, bold16),
    (700, 17, bold17),
    (700, 18, bold18),
    (700, 19, bold19),
    (700, 20, bold20),
    (700, 21, bold21),
    (700, 22, bold22),
    (700, 23, bold23),
    (700, 24, bold24),
    (700, 25, bold25),
    (700, 26, bold26),
    (700, 28, bold28),
    (700, 64, bold64),
  ]
}
