/// The fuzz targets: each reader of untrusted bytes, with the laws that hold for every input.
import Foundation
import LikenessDisplayList
import LikenessJSON
import LikenessPNG
import LikenessReview
import LikenessSnapshots
import LikenessStories
import LikenessText
import LikenessTheme
import TestKit
import TestSupport

enum FuzzTarget: String, CaseIterable {
  case png, list, reference, scene, theme, tokens, outcomes, timings, font, http

  /// The bytes that are being checked.
  @TaskLocal fileprivate static var input: [UInt8] = []

  /// Reads the bytes as a file of this kind. Ends the process if a law is broken.
  func check(_ bytes: [UInt8]) { Self.$input.withValue(bytes) { read(bytes) } }

  private func read(_ bytes: [UInt8]) {
    switch self {
    case .png: checkPNG(bytes)
    case .list: text(bytes).map(checkList)
    case .reference: text(bytes).map(checkReference)
    case .scene: checkScene(bytes)
    case .theme: checkTheme(bytes)
    case .tokens: checkTokens(bytes)
    case .outcomes: checkOutcomes(bytes)
    case .timings: text(bytes).map(checkTimings)
    case .font: BrokenFonts.use(bytes)
    case .http: checkRequest(bytes)
    }
  }

  /// The bytes as text, for readers whose callers refuse everything but UTF-8.
  private func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
}

/// Ends the process if a law does not hold. libFuzzer then keeps the input.
private func require(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  if !isTrue { end(law()) }
}

/// Prints the broken law and its input, which may be in no file.
private func end(_ law: String) -> Never {
  fatalError("\(law); the input in base64: \(Data(FuzzTarget.input).base64EncodedString())")
}

/// Unwraps a result that by law can't fail.
private func require<Value>(_ law: String, _ body: () throws -> Value) -> Value {
  do { return try body() } catch { end("\(law): \(error)") }
}

// MARK: Pictures

/// A decoded picture has the size that the chunks announce, and both ways of encoding keep its
/// pixels.
///
/// Corrects the checksums of the chunks first. Otherwise no changed byte would get past them.
private func checkPNG(_ bytes: [UInt8]) {
  let limits = PNG.Limits(maxPixels: 1 << 16, maxAncillaryBytes: 1 << 16)
  let file = correctingChecksums(bytes)
  // Whatever the file is.
  _ = PNG.storedSeal(in: bytes)
  do throws(PNGError) {
    let bitmap = try PNG.decode(file, limits: limits)
    let size = require("checkedSize takes what decode takes") {
      try PNG.checkedSize(file, limits: limits)
    }
    require(
      size.width == bitmap.width && size.height == bitmap.height,
      "decode and checkedSize find the same size")
    let seal = PNG.Seal(pixels: bitmap.digest)
    let sealed = PNG.sealed(file, seal)
    require(PNG.seal(of: sealed) == seal, "a sealed file has its seal")
    require(PNG.sealed(sealed, seal) == sealed, "a seal is replaced")
    // The seal counts among what is not the picture.
    let same = require("a sealed file can be decoded") {
      try PNG.decode(sealed, limits: PNG.Limits(maxPixels: 1 << 16, maxAncillaryBytes: 1 << 17))
    }
    require(same == bitmap, "a seal keeps the pixels")
    for effort in [PNG.Effort.reference, .fast] {
      let again = require("an encoded picture can be decoded") {
        try PNG.decode(PNG.encode(bitmap, effort: effort), limits: limits)
      }
      require(again == bitmap, "encoding keeps the pixels")
    }
  } catch {
    require(!error.description.isEmpty, "an error has words")
  }
}

private func correctingChecksums(_ bytes: [UInt8]) -> [UInt8] {
  func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  var file = bytes
  var chunk = 8
  while chunk + 12 <= bytes.count, chunk + 12 + number(chunk) <= bytes.count {
    let end = chunk + 8 + number(chunk)
    let checksum = PNGBytes.crc32(bytes[chunk + 4..<end])
    file.replaceSubrange(end..<end + 4, with: PNGBytes.number(checksum))
    chunk = end + 4
  }
  return file
}

// MARK: References

/// The canonical text of a list gives the same list and the same text; small lists are drawn; an
/// error has a location in the text.
private func checkList(_ text: String) {
  do throws(DisplayListError) {
    let list = try DisplayList(text: text, pixelBudget: 1 << 14)
    require(
      DisplayList.itemLines(in: text, pixelBudget: 1 << 14).count == list.items.count,
      "each item has a line")
    checkRoundTrip(list)
    // Missing fonts are an error.
    _ = try? list.rasterized(fonts: .embedded)
  } catch {
    require(error.column >= 1 && isLine(error.line, of: text), "an error has a place: \(error)")
  }
}

private func checkRoundTrip(_ list: DisplayList) {
  let again = require("the canonical text is a list") { try DisplayList(text: list.text) }
  require(again == list, "the canonical text gives the same list")
  require(again.text == list.text, "the canonical text is canonical")
}

/// Whether a text has a line of this number. A text that ends with a line break has an empty line
/// after it.
private func isLine(_ line: Int, of text: String) -> Bool {
  line >= 1 && line <= text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
}

/// A parsed header is written and reads back equal; an error has a location, in the header and in
/// the list below it.
private func checkReference(_ text: String) {
  if let snapshot = try? TextSnapshot(fileText: text, file: "reference.txt") {
    let again = require("a written text can be read") {
      try TextSnapshot(fileText: snapshot.fileText, file: "reference.txt")
    }
    require(again == snapshot, "a text reads back equal")
  }
  do throws(ReferenceMetadataError) {
    let metadata = try ReferenceMetadata(text: text, file: "reference.txt")
    let again = require("a written header can be read") {
      try ReferenceMetadata(text: metadata.text, file: "reference.txt")
    }
    require(again == metadata, "a header reads back equal")
    do throws(DisplayListError) {
      _ = try metadata.displayList(file: "reference.txt", pixelBudget: 1 << 14)
    } catch {
      require(
        isLine(error.line, of: metadata.text),
        "an error of the list has a place in the file: \(error)")
    }
  } catch {
    require(isLine(error.line, of: text), "an error has a place: \(error)")
  }
}

// MARK: Scenes and themes

/// A scene is laid out and painted to lists that can be written; small ones are drawn; each problem
/// has a location.
private func checkScene(_ bytes: [UInt8]) {
  do throws(Problems) {
    let scene = try Scene(bytes, file: "scene.json")
    let story = Story("Fuzz/scene", scene: scene)
    let snapshots: [StorySnapshot]
    do { snapshots = try Gallery(stories: [story], themes: [:]).snapshots() } catch { return }
    for snapshot in snapshots.prefix(2) {
      // A picture too large to draw is an error.
      guard let list = try? snapshot.displayList(), list.items.count < 1000 else { continue }
      checkRoundTrip(list)
      if list.size.width * list.size.height <= 1 << 14 {
        _ = try? list.rasterized(fonts: .embedded)
      }
    }
  } catch {
    checkPlaces(of: error)
  }
}

/// A theme reads back equal from a theme file and from a file of design tokens.
private func checkTheme(_ bytes: [UInt8]) {
  do throws(Problems) {
    let theme = try Theme(json: bytes, file: "theme.json")
    let again = require("a written theme can be read") {
      try Theme(json: theme.text, file: "theme.json")
    }
    require(again == theme, "a theme reads back equal")
    checkTokens(of: theme)
  } catch {
    checkPlaces(of: error)
  }
}

private func checkTokens(_ bytes: [UInt8]) {
  do throws(Problems) {
    checkTokens(of: try Theme(designTokens: bytes, file: "theme.tokens"))
  } catch { checkPlaces(of: error) }
}

private func checkTokens(of theme: Theme) {
  let again = require("written design tokens can be read") {
    try Theme(designTokens: Array(theme.designTokens().utf8), file: "theme.tokens")
  }
  require(again == theme, "design tokens read back equal")
}

private func checkPlaces(of problems: Problems) {
  require(!problems.list.isEmpty, "what is refused has a problem")
  for problem in problems.list {
    require(
      (problem.line ?? 0) >= 1 && (problem.column ?? 0) >= 1, "a problem has a place: \(problem)")
  }
}

// MARK: Runs

/// A parsed outcome is written and reads back equal, with everything derived from it before a
/// report.
private func checkOutcomes(_ bytes: [UInt8]) {
  let file = LoggedOutcomes.File(path: "outcomes.jsonl", bytes: bytes)
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  require(
    (file.damage?.lines ?? []).allSatisfy { (1...lines).contains($0) },
    "a damaged line is a line of the file")
  for outcome in file.outcomes {
    let again = require("a written outcome can be read") {
      try JSONDecoder().decode(SnapshotOutcome.self, from: JSONEncoder().encode(outcome))
    }
    require(again == outcome, "an outcome reads back equal")
  }
  let timings = SnapshotTimings(of: file.outcomes)
  require(
    require("written timings can be read") {
      try SnapshotTimings(text: timings.text, file: "timings.txt")
    } == timings, "timings read back")
}

private func checkTimings(_ text: String) {
  do throws(SnapshotTimingsError) {
    let timings = try SnapshotTimings(text: text, file: "timings.txt")
    let again = require("written timings can be read") {
      try SnapshotTimings(text: timings.text, file: "timings.txt")
    }
    require(again == timings, "timings read back equal")
  } catch {
    require(error.line >= 1, "an error has a place: \(error)")
  }
}

// MARK: Requests

/// An accepted request has one meaning: written in canonical form, it is the same request.
private func checkRequest(_ bytes: [UInt8]) {
  do throws(HTTPRefusal) {
    let request = try HTTPRequest(head: bytes)
    let length = try request.bodyLength(limit: 64 << 10)
    require((0...64 << 10).contains(length), "a body keeps to the limit")
    let head = "\(request.method) \(request.target) HTTP/1.\(request.isCurrent ? 1 : 0)"
    let fields = request.fields.map { "\r\n\($0.name): \($0.value)" }.joined()
    let again = require("a plain head is taken") { try HTTPRequest(head: (head + fields).utf8) }
    require(
      again.method == request.method && again.target == request.target, "a request reads back equal"
    )
    require(again.fields.elementsEqual(request.fields) { $0 == $1 }, "fields read back equal")
    require(again.keepsConnection == request.keepsConnection, "a connection is kept or not")
    try request.checkHost()
    _ = HTTPResponse.content([1, 2, 3], type: "image/png", for: request)
  } catch {
    require(
      (400...599).contains(error.status) && !error.reason.isEmpty,
      "a refusal has a status and a reason")
  }
}
