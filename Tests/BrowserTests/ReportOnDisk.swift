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

  /// Seven entries that need a look, under two causes and without one, and four that passed. One of
  /// each has a hostile name.
  func entries() throws -> [ReportEntry] {
    let accent = "token accent: #783BF9 → #E6007A"
    var entries = try ["light", "dark", "contrast"].map {
      try changed("Card", "plain", [.theme: $0], causes: [accent])
    }
    entries.append(try changed("Card", Self.hostile, causes: [Self.hostile]))
    entries.append(
      try changed(
        "Button", "primary", [.theme: "dark", .scale: "2"], causes: ["cornerRadius 10 → 16"]))
    var missing = ReportEntry(
      .files("Badge/new"), status: .missing, isFailure: true,
      verdict: "there is no reference")
    missing.actual = try picture("new", size: (40, 24)) { _, _ in StraightColor(hex: 0x14714A) }
    missing.acceptCommand = "likeness accept Badge/new"
    entries.append(missing)
    entries.append(
      ReportEntry(
        .files("Badge/cut"), status: .unreadable, isFailure: true,
        verdict: "The reference is cut off."))
    for name in ["one", "two", "three", Self.hostile] { entries.append(try passed("Label", name)) }
    return entries
  }

  /// A picture of 30 by 20 whose reference is `#783BF966`. The actual one is one step more opaque,
  /// which a canvas would not notice. In the 10 by 10 pixels at (5, 5), `#FF0000FF` became
  /// `#0000FFFF`. Pictures with other numbers than 0 differ from all others in their last pixel.
  func changed(
    _ suite: String, _ name: String, _ variant: SnapshotVariant = .none, causes: [String] = [],
    number: Int = 0
  ) throws -> ReportEntry {
    let subject: ReportEntry.Subject =
      variant.isEmpty
      ? .files("\(suite)/\(name)")
      : .snapshot(try SnapshotIdentity(suite: suite, name: name, variant: variant))
    var entry = ReportEntry(
      subject, status: .pixels,
      isFailure: true, verdict: "600 of 600 pixels differ")
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
    entry.causes = causes.map { Cause(.style($0)) }
    entry.changes = [
      .init(.removed, "Card: borderColor #783BF9"), .init(.added, "Card: borderColor #E6007A"),
    ]
    entry.regions = [
      .init(
        bounds: PixelRect(x: 5, y: 5, width: 10, height: 10), differentPixels: 100,
        view: "Card/badge")
    ]
    entry.acceptCommand = acceptCommand(for: subject.description)
    entry.rejectCommand = "likeness reject '\(subject)'"
    entry.source = SourcePlace(file: "Tests/CardTests.swift", line: 12)
    entry.seconds = 0.003
    entry.timings = .init()
    entry.timings?.draw = 0.002
    entry.timings?.compare = 0.001
    return entry
  }

  private func acceptCommand(for identity: String) -> String { "likeness accept '\(identity)'" }

  func passed(_ suite: String, _ name: String, color: StraightColor = StraightColor(hex: 0x336699))
    throws -> ReportEntry
  {
    let identity = "\(suite)/\(name)"
    var entry = ReportEntry(
      .files(identity), status: .identical, isFailure: false,
      verdict: "identical")
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
    if let known = ReportPicture(reading: file) { return known }
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
    guard let picture = ReportPicture(reading: file) else { throw CocoaError(.fileReadCorruptFile) }
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
