/// Reports for the browser: pictures with known pixels, in every state of a snapshot.
import Foundation
import Likeness
import LikenessReport
import TestKit

/// Writes reports of entries whose pictures are in a folder.
struct ReportOnDisk {
  /// The folder of pictures and reports.
  let folder: URL

  static let hostile =
    """
    \"><img src=x onerror=document.title='owned'></bdi><svg \
    onload=document.title='owned'>'`${document.title='owned'}
    """

  /// Seven entries that need a look, under three causes and without one, and four that passed. One
  /// of each has a hostile name.
  func entries() throws -> [ReportEntry] {
    let accent = Cause(.token("accent"), before: "#783BF9", after: "#E6007A")
    var entries = try ["light", "dark", "contrast"].map {
      try changed("Card", "plain", [.theme: $0], causes: [accent])
    }
    entries.append(try changed("Card", Self.hostile, causes: [Self.hostile]))
    entries.append(
      try changed(
        "Button", "primary", [.theme: "dark", .scale: "2"], causes: ["cornerRadius"]))
    var added = ReportEntry(.outcome(try outcome(SnapshotIdentity("Badge/new"), .added)))
    added.actual = try picture("new", size: (40, 24)) { _, _ in StraightColor(hex: 0x14714A) }
    added.acceptCommand = "likeness accept Badge/new"
    entries.append(added)
    let problem = "The reference is cut off."
    entries.append(
      ReportEntry(
        .outcome(
          try outcome(
            SnapshotIdentity("Badge/cut"), .unreadable(problem: problem, kind: .damaged)))))
    for name in ["one", "two", "three", Self.hostile] { entries.append(try passed("Label", name)) }
    return entries
  }

  private func outcome(_ identity: SnapshotIdentity, _ verdict: Judgement.Verdict)
    -> SnapshotOutcome
  {
    SnapshotOutcome(
      identity: identity, verdict: verdict, done: .kept, mode: .never,
      paths: .init(reference: folder.path))
  }

  /// A picture of 30 by 20 with properties that changed from 8 to 12.
  func changed(
    _ suite: String, _ name: String, _ variant: SnapshotVariant = .none, causes: [String],
    number: Int = 0, pixels: Int = 600
  ) throws -> ReportEntry {
    try changed(
      suite, name, variant, causes: causes.map { Cause(.style($0), before: "8", after: "12") },
      number: number, pixels: pixels)
  }

  /// A picture of 30 by 20 whose reference is `#783BF966`. The actual one is one step more opaque,
  /// which a canvas would not notice. In the 10 by 10 pixels at (5, 5), `#FF0000FF` became
  /// `#0000FFFF`. Pictures with other numbers than 0 differ from all others in their last pixel.
  func changed(
    _ suite: String, _ name: String, _ variant: SnapshotVariant = .none, causes: [Cause] = [],
    number: Int = 0, pixels: Int = 600
  ) throws -> ReportEntry {
    var difference = Difference()
    (difference.differentPixels, difference.comparedPixels) = (pixels, 600)
    let identity = try SnapshotIdentity(suite: suite, name: name, variant: variant)
    var outcome = outcome(identity, .pixels(difference: difference))
    outcome.causes = causes
    outcome.unexplainedPixels = 0
    outcome.source = SourcePlace(file: "Tests/CardTests.swift", line: 12)
    (outcome.timings.draw, outcome.timings.compare) = (0.002, 0.001)
    var entry = ReportEntry(.outcome(outcome))
    let isInside: (Int, Int) -> Bool = { x, y in (5..<15).contains(x) && (5..<15).contains(y) }
    entry.reference = try picture("reference", number) { x, y in
      isInside(x, y)
        ? StraightColor(hex: 0xFF0000) : StraightColor(r: 0x78, g: 0x3B, b: 0xF9, a: 0x66)
    }
    entry.actual = try picture("actual", number) { x, y in
      isInside(x, y)
        ? StraightColor(hex: 0x0000FF) : StraightColor(r: 0x78, g: 0x3B, b: 0xF9, a: 0x67)
    }
    entry.difference = try picture("difference", number) { x, y in
      isInside(x, y) ? StraightColor(hex: 0xC8005A) : StraightColor(hex: 0xEEEEEE)
    }
    entry.regions = [
      .init(
        bounds: PixelRect(x: 5, y: 5, width: 10, height: 10), differentPixels: 100,
        view: "Card/badge")
    ]
    entry.acceptCommand = "likeness accept '\(identity)'"
    entry.rejectCommand = "likeness reject '\(identity)'"
    return entry
  }

  func passed(_ suite: String, _ name: String, color: StraightColor = StraightColor(hex: 0x336699))
    throws -> ReportEntry
  {
    var entry = ReportEntry(
      .files(
        ComparedPair(name: "\(suite)/\(name)", reference: nil, actual: nil, status: .identical)))
    entry.reference = try picture("passed-\(color)") { _, _ in color }
    entry.actual = entry.reference
    return entry
  }

  /// Draws a picture to a file, once. Its last pixel encodes its number.
  func picture(
    _ name: String, _ number: Int = 0, size: (width: Int, height: Int) = (30, 20),
    _ color: (Int, Int) -> StraightColor
  ) throws -> ReportPicture {
    let file = folder.appendingPathComponent("\(name)-\(number).png").path
    if let known = try ReportPicture.read(file) { return known }
    var bitmap = Bitmap.plain(size.width, size.height)
    for y in 0..<size.height { for x in 0..<size.width { bitmap[x, y] = color(x, y) } }
    if number > 0 {
      bitmap[size.width - 1, size.height - 1] = StraightColor(
        r: UInt8(number & 255), g: UInt8(number >> 8 & 255), b: 0, a: 255)
    }
    return try picture("\(name)-\(number)", bitmap)
  }

  /// Writes a picture to a file.
  func picture(_ name: String, _ bitmap: Bitmap) throws -> ReportPicture {
    let file = folder.appendingPathComponent(name + ".png").path
    try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: file))
    guard let picture = try ReportPicture.read(file) else { throw CocoaError(.fileReadCorruptFile) }
    return picture
  }

  /// Writes a report as a folder, and returns the address of its page.
  func write(_ entries: [ReportEntry]) throws -> String {
    let target = folder.appendingPathComponent("report")
    try Report(
      title: Self.hostile, date: Date(timeIntervalSince1970: 1_000_000_000), entries: entries
    ).write(to: target.path)
    return target.appendingPathComponent("index.html").absoluteString
  }

  /// Writes a report as one file, and returns its address.
  func writeSingleFile(_ entries: [ReportEntry]) throws -> String {
    let target = folder.appendingPathComponent("report.html")
    try Report(title: Self.hostile, entries: entries).writeSinglePage(to: target.path)
    return target.absoluteString
  }
}
