/// The log line of the most common outcome: a pass by equality, without details.
import LikenessGraphics

/// Writes the same bytes as `JSONEncoder` with sorted keys, in a tenth of its time.
///
/// A passing gallery writes such a line for each picture, and the general encoder took as long as
/// reading the reference.
struct OutcomeLine {
  private(set) var bytes: [UInt8] = []

  /// The line with its line break; nil for outcomes with details, which need the general encoder.
  init?(_ outcome: SnapshotOutcome) {
    guard let reason = outcome.plainReason, outcome.finished.isFinite else { return nil }
    bytes.reserveCapacity(640)
    add("{\"finished\":")
    add(outcome.finished)
    add(",\"mode\":\"")
    add(outcome.mode.rawValue)
    add("\",\"paths\":{\"record\":")
    add(quoted: outcome.paths.record)
    add(",\"reference\":")
    add(quoted: outcome.paths.reference)
    add("}")
    if let pixels = outcome.pixels {
      add(",\"pixels\":\"")
      pixels.write(to: &bytes)
      add("\"")
    }
    add(",\"reason\":\"")
    add(reason)
    add("\"")
    if let scale = outcome.scale {
      add(",\"scale\":")
      add(scale.factor)
    }
    add(",\"schemaVersion\":")
    add(Double(SnapshotOutcome.schemaVersion))
    if let size = outcome.size {
      add(",\"size\":{\"height\":")
      add(Double(size.height))
      add(",\"width\":")
      add(Double(size.width))
      add("}")
    }
    add(",\"snapshot\":")
    add(quoted: outcome.identity.description)
    if let source = outcome.source {
      add(",\"source\":{\"file\":")
      add(quoted: source.file)
      add(",\"line\":")
      add(Double(source.line))
      add("}")
    }
    add(",\"status\":\"passed\",\"timings\":{")
    guard add(outcome.timings) else { return nil }
    add("}}\n")
  }

  private mutating func add(_ timings: SnapshotOutcome.Timings) -> Bool {
    let stages = [
      ("compare", timings.compare), ("decode", timings.decode), ("draw", timings.draw),
      ("layout", timings.layout), ("read", timings.read),
      ("write", timings.write),
    ]
    var separator = "\""
    for case (let name, let seconds?) in stages {
      guard seconds.isFinite else { return false }
      add(separator)
      add(name)
      add("\":")
      add(seconds)
      separator = ",\""
    }
    return true
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A finite number in the shortest form that reads back, whole numbers without a fraction.
  private mutating func add(_ number: Double) {
    let text = number.description
    bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  private mutating func add(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if text.utf8.allSatisfy({ $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      add(text)
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\u{8}"): add("\\b")
      case UInt8(ascii: "\u{c}"): add("\\f")
      case UInt8(ascii: "\n"): add("\\n")
      case UInt8(ascii: "\r"): add("\\r")
      case UInt8(ascii: "\t"): add("\\t")
      case 0..<32: add("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }
}

extension SnapshotOutcome {
  /// The reason of a pass by equality without details; nil for other outcomes.
  fileprivate var plainReason: String? {
    guard causes.isEmpty, moreCauses == 0, unexplainedPixels == nil, warnings.isEmpty,
      written.isEmpty,
      paths.pending == nil, paths.difference == nil
    else {
      return nil
    }
    switch finding {
    case .passed(.digest): return "digest"
    default: return nil
    }
  }
}
